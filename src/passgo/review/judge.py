"""What a position is worth to every seat, once what is open in it has been answered: the one measure of a review.

The learned value reads what lies on the table and not what is asked. So a position is first carried to the next calm
question, by a player who deals by the value and does the rest like a trader; there the value is taken. Chances are
whole millionths, and those of all seats add up to a million.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from passgo.bots.learned.network import MILLION, Value, value_of
from passgo.bots.learned.player import ANSWERS, DEBTS, LearnedBot
from passgo.bots.learned.property import Plans
from passgo.bots.prospects import prospects_of
from passgo.bots.rollout import imagined
from passgo.engine.actions import ROLL
from passgo.engine.columns import Ints, copied, empty
from passgo.engine.edition import Edition
from passgo.engine.machine import illegal_reason, perform
from passgo.engine.random import Scripted, seeded
from passgo.engine.rules.debt import RAISE_CASH
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.manage import OFF_TURN
from passgo.engine.state import FRAME, State

Chances = tuple[int, ...]  # by seat, in millionths

WHOLE: Final = int(MILLION)
THROWS: Final = 36  # of two dice: each begins one of the futures that an expectation is taken over
LONGEST: Final = 400  # answers until a position must be calm


class Unjudged(ValueError):
    """A game of an edition that nobody has trained a judgement for."""

    def __init__(self, edition: str) -> None:
        super().__init__(f"there is no learned judgement for {edition}; `passgo train {edition}` makes one")
        self.edition = edition


class Judge:
    """Judges positions of one edition, the same way for all who ask."""

    def __init__(self, edition: Edition, seed: int = 0) -> None:
        value = value_of(edition)
        if value is None:
            raise Unjudged(edition.name)
        self.value: Value = value
        self.adviser = LearnedBot(seed)
        self.player = LearnedBot(seed, decides=int(ANSWERS | DEBTS))  # buys and bids like a trader, who is quicker
        self.plans = Plans()
        self.prospects = prospects_of(edition)
        turn = edition.turn
        self.calm = {int(turn.take), int(turn.finish), int(JAIL_TURN), int(OFF_TURN), int(turn.off_turn)}
        self.take = {int(turn.take), int(JAIL_TURN)}

    def chances(self, t: State) -> Chances:
        """By the value, of the position as it lies there."""
        self.value.look(t)
        return shared([int(self.value.chances[seat]) for seat in range(t.players)])

    def is_calm(self, t: State) -> bool:
        """Whether nothing is at stake in the open question that does not lie on the table."""
        return t.over or int(t.stack[t.depth - FRAME]) in self.calm

    def settle(self, t: State) -> State:
        """The same position once all that is open has been answered."""
        for _ in range(LONGEST):
            if self.is_calm(t):
                break
            self.player.terms = empty()
            play(t, int(self.player.judge(t)), self.player.terms)
        return t

    def throw(self, t: State) -> State:
        """The same position one throw later, if one is due now."""
        if not t.over and int(t.stack[t.depth - FRAME]) in self.take and not illegal_reason(t, ROLL):
            perform(t, ROLL)
            self.settle(t)
        return t

    def worth(self, s: State, seed: int) -> Chances:
        """What a position is worth as it is asked: settled, on average where that takes chance."""
        return self.expected(s, lambda t: t, seed)

    def expected(self, s: State, answer: Callable[[State], State], seed: int) -> Chances:
        """What a position is worth after an answer, over futures that begin with each throw of two dice once.

        Where neither the answer nor what follows until the next calm question takes chance, one look is exact.
        """
        t = self.settle(answer(future(s, 0, seed)))
        if not took_chance(t, 0, seed):
            return self.chances(t)
        found = [self.chances(t)]
        found += [self.chances(self.settle(answer(future(s, k, seed)))) for k in range(1, THROWS)]
        return mean(found)


def future(s: State, throw: int, seed: int, seat: int | None = None) -> State:
    """A copy with a future of its own that begins with a throw; by what a seat knows, or as all really lies."""
    t = s.copy() if seat is None else imagined(s, seat, seed + throw)
    t.recording = False
    t.events = empty()
    t.chance = begun(throw, seed)
    return t


def begun(throw: int, seed: int) -> Scripted:
    return Scripted([throw // 6 % 6 + 1, throw % 6 + 1], [], seeded(seed + throw))


def took_chance(t: State, throw: int, seed: int) -> bool:
    return t.chance.save() != begun(throw, seed).save()


def play(t: State, code: int, terms: Ints) -> State:
    """Say something that may be a deal."""
    if len(terms) > 0:
        t.offer = copied(terms)
    perform(t, code)
    return t


def shared(parts: Sequence[int]) -> Chances:
    """Parts scaled to a million in all; what rounding leaves goes to the largest remainders."""
    total = sum(parts)
    whole = [part * WHOLE // total for part in parts]
    left = sorted(range(len(parts)), key=lambda k: (-(parts[k] * WHOLE % total), k))
    for k in left[: WHOLE - sum(whole)]:
        whole[k] += 1
    return tuple(whole)


def mean(found: Sequence[Chances]) -> Chances:
    return shared([sum(column) for column in zip(*found, strict=True)])


def is_debt(s: State) -> bool:
    return int(s.stack[s.depth - FRAME]) == int(RAISE_CASH)
