"""What else could have been said to a question, and what each answer was worth to the one who was asked.

All answers to a question are carried to the same point: the next calm question, or, where one of them leads to dice or
cards, the same throws and cards for all of them. Property is managed in several steps, so those are weighed by the best
that could still follow, and what was not done is told when the turn ends, not before. What looks like a mistake then is
played on for some rounds, the best answer and the one that was given over the same futures; that is its price.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from passgo.bots.assets import NOTHING, develop
from passgo.bots.base import StateBot, answers, play_out
from passgo.bots.learned.judgement import outlook
from passgo.bots.prospects import Prospects
from passgo.bots.trader_1 import Trader1
from passgo.engine.actions import BANKRUPT, BID, BUILD, END, OFFER, PASS, REFUSE, act, verb_of
from passgo.engine.columns import Ints, copied, empty
from passgo.engine.machine import argument, decider, illegal_reason, is_from_outside, perform
from passgo.engine.rules.auction import BIDDING, bidder, lowest_bid
from passgo.engine.rules.items import CASH_ITEM, item_kind
from passgo.engine.rules.manage import is_management
from passgo.engine.state import FRAME, State
from passgo.review.judge import THROWS, WHOLE, Chances, Judge, future, is_debt, mean, play, took_chance

FEW: Final = 4  # answers that are all looked at over every throw
SCREEN: Final = (2, 9, 15, 22, 26, 33)  # of more, those that look best over these: 4, 6, 7, 9, 8 and 10 spots
MOST_ANSWERS: Final = 24  # of a question that are all looked at; of more, those that a player would think of
PLANNED: Final = 40  # buildings, loans and mortgages lifted in one go
LEAST: Final = 2_000  # millionths that a mistake costs at least
RESOLUTION: Final = 5_000  # millionths at even chances below which the value does not tell two positions apart
FUTURES: Final = 216  # in which a likely mistake is played on: each throw of two dice begins six of them
MORE: Final = 864  # where that many leave it open
ROUNDS: Final = 6  # that it is played on; half of them in a race
LEFT: Final = 50  # dollars of Classic that are not built with meanwhile
SURE: Final = 1.96  # standard errors


class Homebody(Trader1):
    """Plays games on: builds with nearly all its cash, proposes no deals: those would decide more than the answer."""

    def deal(self, s: State, p: Prospects, me: int) -> int:
        return NOTHING

    def develop(self, s: State, p: Prospects, me: int) -> int:
        return int(develop(s, p, me, LEFT * p.unit))


@dataclass
class Answer:
    """Something that could be said, and every seat's chances once it was."""

    code: int
    terms: Ints
    chances: Chances
    samples: list[int]  # the asked seat's chances, future by future
    plan: list[int] = field(default_factory=list)  # all steps, where it is the first of several
    silent: bool = False  # nothing is said: the question stays open


@dataclass
class Weighed:
    """A decision: what was said, and the best that could have been."""

    seat: int
    said: Answer
    best: Answer
    rivals: int  # answers that were looked at
    margin: int  # half the interval of the price, in millionths
    chance: tuple[int, ...] = ()  # what kind of chance was missed, if it is one that comes again

    @property
    def price(self) -> int:
        """What was lost, in millionths of chance to win; 0 where nothing better was there."""
        return max(0, self.best.chances[self.seat] - self.said.chances[self.seat])

    @property
    def is_mistake(self) -> bool:
        """Whether the price is clear of nothing, and worth a word."""
        return self.price > self.margin and self.price >= LEAST


def weighed(judge: Judge, s: State, code: int, terms: Ints, seed: int) -> Weighed | None:
    """What an answer was worth beside the others; None where there was nothing to choose."""
    if is_from_outside(code):
        return None
    seat = int(decider(s))
    if judge.is_calm(s) and is_management(code):
        done = managed(judge, s, seat, code, terms, seed)
        return played_on(judge, s, done, seed) if done.is_mistake else done
    found = [*considered(judge, s, code, terms)]
    best: Weighed | None = None
    if len(found) > 1:
        best = compared(judge, s, seat, found, seed)
    if judge.is_calm(s) and code == END:
        left = left_undone(judge, s, seat, code, seed)
        if left is not None and (best is None or left.price > best.price):
            best = left
    return best if best is None or not best.is_mistake else played_on(judge, s, best, seed)


def missed(s: State, said: int, best: Answer) -> tuple[int, ...]:
    """What names a chance that comes again: to build, or a deal about the same things."""
    if best.plan:
        return (int(BUILD),)
    if said == REFUSE:
        return (int(REFUSE), *sorted(int(item) for item in s.offer if item_kind(item) != CASH_ITEM))
    return ()


def considered(judge: Judge, s: State, code: int, terms: Ints) -> list[tuple[int, Ints]]:
    """What is worth looking at, what was said first."""
    found: list[tuple[int, Ints]] = [(code, terms)]
    if not judge.is_calm(s):
        t = future(s, 0, 0, int(decider(s)))
        judge.adviser.terms = empty()
        pick = int(judge.adviser.judge(t))
        add(s, found, pick, copied(judge.adviser.terms))
    if int(s.stack[s.depth - FRAME]) == int(BIDDING):
        about = [argument(s, k) for k in range(4)]
        add(s, found, int(PASS), empty())
        low = lowest_bid(s, about[0], about[1], about[2], bidder(about[3]))
        add(s, found, int(act(BID, low)), empty())
    elif is_debt(s):
        add(s, found, int(BANKRUPT), empty())
    else:
        codes = [int(each) for each in answers(s).codes]
        if len(codes) <= MOST_ANSWERS:
            for each in codes:
                add(s, found, each, empty())
    return found


def add(s: State, found: list[tuple[int, Ints]], code: int, terms: Ints) -> None:
    if any(code == other and same(terms, others) for other, others in found):
        return
    before = s.offer
    if len(terms) > 0:
        s.offer = terms
    reason = illegal_reason(s, code)
    s.offer = before
    if not reason:
        found.append((code, terms))


def same(one: Ints, other: Ints) -> bool:
    return len(one) == len(other) and all(a == b for a, b in zip(one, other, strict=True))


def compared(judge: Judge, s: State, seat: int, found: list[tuple[int, Ints]], seed: int) -> Weighed:
    """Each answer settled; over the same throws for all where one of them takes chance."""
    looked = [judge.settle(play(future(s, 0, seed, seat), code, terms)) for code, terms in found]
    if not any(took_chance(t, 0, seed) for t in looked):
        tried = [sure(code, terms, judge.chances(t), seat) for (code, terms), t in zip(found, looked, strict=True)]
    else:
        likely = found if len(found) <= FEW else likeliest(judge, s, seat, found, seed)
        tried = [over_throws(judge, s, seat, code, terms, seed) for code, terms in likely]
    return verdict(seat, tried[0], tried)


def likeliest(judge: Judge, s: State, seat: int, found: list[tuple[int, Ints]], seed: int) -> list[tuple[int, Ints]]:
    """What was said, and the few others that look best over some throws."""
    looked = [over_throws(judge, s, seat, code, terms, seed, SCREEN).chances[seat] for code, terms in found]
    others = sorted(range(1, len(found)), key=lambda k: -looked[k])
    return [found[0], *(found[k] for k in others[: FEW - 1])]


def over_throws(
    judge: Judge, s: State, seat: int, code: int, terms: Ints, seed: int, throws: Sequence[int] = range(THROWS)
) -> Answer:
    """One answer over throws. Who has not thrown yet by then throws too, so that all have moved alike."""
    seen: list[Chances] = []
    for k in throws:
        t = judge.settle(play(future(s, k, seed, seat), code, terms))
        if not took_chance(t, k, seed):
            judge.throw(t)
        seen.append(judge.chances(t))
    return Answer(code, terms, mean(seen), [each[seat] for each in seen])


def managed(judge: Judge, s: State, seat: int, code: int, terms: Ints, seed: int) -> Weighed:
    """A step of managing, by the best that could follow; beside doing the best from the start."""
    begun = future(s, 0, seed, seat)
    if verb_of(code) == OFFER:  # the deal itself, as the other would answer; beside leaving it
        after = judge.settle(play(begun, code, terms))
        said = sure(code, terms, judge.chances(after), seat)
        best = sure(int(END), empty(), judge.chances(s), seat)
        best.silent = True
        return verdict(seat, said, [said, best])
    after = judge.settle(play(begun, code, terms))
    follow(judge, after, seat)
    said = sure(code, terms, judge.chances(after), seat)
    return verdict(seat, said, [said, planned(judge, s, seat, seed)])


def left_undone(judge: Judge, s: State, seat: int, code: int, seed: int) -> Weighed | None:
    """What could still have been built, borrowed or lifted before the end of the turn."""
    best = planned(judge, s, seat, seed)
    if not best.plan:
        return None
    said = sure(code, empty(), judge.chances(s), seat)
    return verdict(seat, said, [said, best])


def planned(judge: Judge, s: State, seat: int, seed: int) -> Answer:
    """The best that can be done with one's property, step by step; to end the turn where that is nothing."""
    t = future(s, 0, seed, seat)
    steps = follow(judge, t, seat)
    chances = judge.chances(t)
    return Answer(steps[0] if steps else int(END), empty(), chances, [chances[seat]], steps)


def follow(judge: Judge, t: State, seat: int) -> list[int]:
    """Build, borrow and lift as the chances tell, in this position; what was done."""
    steps: list[int] = []
    while len(steps) < PLANNED and not t.over and judge.is_calm(t) and (t.groups_ready[seat] or t.mortgages[seat]):
        code = int(judge.plans.develop(t, judge.prospects, judge.value, seat))
        if code < 0 or illegal_reason(t, code):
            break
        steps.append(code)
        perform(t, code)
        judge.settle(t)
    return steps


def sure(code: int, terms: Ints, chances: Chances, seat: int) -> Answer:
    """An answer after which no chance was taken."""
    return Answer(code, terms, chances, [chances[seat]])


def played_on(judge: Judge, s: State, first: Weighed, seed: int) -> Weighed:
    """The same decision, by what some rounds more made of the best answer and of the one that was given."""
    for count in (FUTURES, MORE):
        said = futures(judge, s, first.seat, first.said, seed, count)
        best = futures(judge, s, first.seat, first.best, seed, count)
        checked = verdict(first.seat, said, [said, best], RESOLUTION // 2)
        checked.chance = missed(s, said.code, best)
        if checked.is_mistake or checked.price < LEAST:
            break
    return checked


def futures(judge: Judge, s: State, seat: int, answer: Answer, seed: int, count: int = FUTURES) -> Answer:
    """An answer, and the game played on for some rounds, over the same futures for all answers."""
    rounds = ROUNDS // 2 if s.edition.figures.goal_cash > 0 else ROUNDS
    bots: list[StateBot] = [Homebody() for _ in range(s.players)]
    seen: list[Chances] = []
    for k in range(count):
        t = future(s, k, seed, seat)
        if not answer.silent:
            play(t, answer.code, answer.terms)
        for code in answer.plan[1:]:
            judge.settle(t)
            if t.over or illegal_reason(t, code):
                break
            perform(t, code)
        play_out(t, bots, int(t.round) + rounds)
        seen.append(judge.chances(outlook(t)))
    return Answer(answer.code, answer.terms, mean(seen), [each[seat] for each in seen], answer.plan, answer.silent)


def verdict(seat: int, said: Answer, tried: list[Answer], resolution: int = RESOLUTION) -> Weighed:
    """The best of what was tried, with the interval of its lead."""
    best = max(tried, key=lambda each: each.chances[seat])
    if best.chances[seat] <= said.chances[seat]:
        best = said
    ahead = [a - b for a, b in zip(best.samples, said.samples, strict=True)]
    mine = said.chances[seat] / WHOLE
    blur = resolution * 4 * max(mine * (1 - mine), 0.01)
    return Weighed(seat, said, best, len(tried), round(sqrt(blur * blur + spread(ahead) ** 2)))


def spread(ahead: list[int]) -> float:
    """Half the interval of a mean."""
    count = len(ahead)
    if count < 2:
        return 0.0
    centre = sum(ahead) / count
    return SURE * sqrt(sum((each - centre) ** 2 for each in ahead) / (count - 1) / count)
