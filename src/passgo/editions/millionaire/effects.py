"""Card effects with a figure for each level: the first three arguments are those for one, three and five stars."""

from typing import Final

from passgo.editions.millionaire.ledger import by_level
from passgo.engine.actions import PICK, Options, about
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, ROLLED_FOR_CARD, cause
from passgo.engine.rules.cards import COLLECT_EACH, PAY_EACH, PAY_FINE
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.defaults import poorest
from passgo.engine.rules.movement import walk
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect

PRIZE: Final[i64] = 150_000  # of the cards that ask for a lucky throw


class CollectByLevel(Step):
    """The Bank pays (MIL-43)."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        s.pay(BANK, s.turn, by_level(s, s.turn, one, three, five), cause(CARD_EFFECT, card))


class PayByLevel(Step):
    """A payment to the Bank."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        s.push(PAY_FINE, by_level(s, s.turn, one, three, five), 0, 0, card)


class PayEachByLevel(Step):
    """A payment to every other player, by the level of who pays (MIL-A29)."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        s.push(PAY_EACH, by_level(s, s.turn, one, three, five), 0, 0, card)


class CollectEachByLevel(Step):
    """A payment from every other player, by the level of who gets it."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        s.push(COLLECT_EACH, by_level(s, s.turn, one, three, five), 0, 0, card)


class CollectByTheirLevel(Step):
    """A payment from every other player, each by his own level."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # the last pushed pays first: from the left
            if not s.bankrupt[other]:
                s.push(DEBT, other, s.turn, by_level(s, other, one, three, five), cause(CARD_EFFECT, card))


class GiveMoney(Choice):
    """Choose another player, who gets a sum by your level."""

    def options(self, s: State, one: i64, three: i64, five: i64, card: i64, out: Options, /) -> None:
        for p in range(s.players):
            if p != s.turn and not s.bankrupt[p]:
                out.add(PICK, p)

    def default_action(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> i64:
        return poorest(s, self.all_options(s, one, three, five, card))

    def apply(self, s: State, one: i64, three: i64, five: i64, card: i64, action: i64, /) -> None:
        s.push(DEBT, s.turn, about(action), by_level(s, s.turn, one, three, five), cause(CARD_EFFECT, card))


class RollToWin(Step):
    """A throw that moves nothing wins with one's level's total or more; 0 stands for doubles (MIL-44, MIL-A26)."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        die = s.chance.die(6)
        other = s.chance.die(6)
        s.emit(ROLLED_FOR_CARD, s.turn, die, other)
        least = by_level(s, s.turn, one, three, five)
        if die == other if least == 0 else die + other >= least:
            s.pay(BANK, s.turn, PRIZE, cause(CARD_EFFECT, card))


class RollTimes(Step):
    """A throw that moves nothing: the Bank pays a sum for each pip."""

    def run(self, s: State, one: i64, three: i64, five: i64, card: i64, /) -> None:
        die = s.chance.die(6)
        other = s.chance.die(6)
        s.emit(ROLLED_FOR_CARD, s.turn, die, other)
        s.pay(BANK, s.turn, (die + other) * by_level(s, s.turn, one, three, five), cause(CARD_EFFECT, card))


class StepAhead(Step):
    """Walk some spaces on; GO on the way pays (MIL-A25)."""

    def run(self, s: State, steps: i64, b: i64, c: i64, card: i64, /) -> None:
        walk(s, steps)


COLLECT_BY_LEVEL: Final[i64] = effect(CollectByLevel(), "one", "three", "five")
PAY_BY_LEVEL: Final[i64] = effect(PayByLevel(), "one", "three", "five")
PAY_EACH_BY_LEVEL: Final[i64] = effect(PayEachByLevel(), "one", "three", "five")
COLLECT_EACH_BY_LEVEL: Final[i64] = effect(CollectEachByLevel(), "one", "three", "five")
COLLECT_BY_THEIR_LEVEL: Final[i64] = effect(CollectByTheirLevel(), "one", "three", "five")
GIVE_MONEY: Final[i64] = effect(GiveMoney("give-money"), "one", "three", "five")
ROLL_TO_WIN: Final[i64] = effect(RollToWin(), "one", "three", "five")
ROLL_TIMES: Final[i64] = effect(RollTimes(), "one", "three", "five")
STEP_AHEAD: Final[i64] = effect(StepAhead(), "steps")
