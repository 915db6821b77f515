"""A trader who looks ahead: plays the position out after each candidate and takes the one that ends best."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from passgo.bots.asked import AWARD, LINE, LOT, STANDING
from passgo.bots.assets import best_building
from passgo.bots.base import Reason, StateBot, play_out
from passgo.bots.rollout import chances, imagined
from passgo.bots.trader_1 import PATIENCE, Trader1
from passgo.engine.actions import ACCEPT, BID, BUILD, BUY, DECLINE, END, PASS, PAY, REFUSE, ROLL, Options, act
from passgo.engine.columns import Ints, copied, empty, i64, mypyc_attr, pushed
from passgo.engine.machine import argument, asked, decider, illegal_reason, perform
from passgo.engine.random import seeded
from passgo.engine.rules.auction import BIDDING, bidder, lowest_bid
from passgo.engine.rules.debt import RAISE_CASH
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.state import FRAME, State

PLAYOUTS: Final = 32  # of each candidate
ROUNDS: Final = 10  # that a playout goes on
RACE_PACE: Final = 2  # in a race playouts are so many times shorter and more: it is soon clear who leads
FUTURES: Final[i64] = 1 << 30  # numbers that imagined futures are drawn from
DOUBT: Final = 0.004  # by so much more must a candidate win to be preferred to the trader's choice
SURE: Final = 0.8  # standard errors that it must be ahead, else chance alone would often change a good choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Strong1(Trader1):
    def __init__(
        self,
        seed: int = 0,
        playouts: int = PLAYOUTS,
        seconds: float = 0.0,
        rounds: int = ROUNDS,
        reserve: int = 0,
        greed: float = 1.0,
        patience: int = PATIENCE,
    ) -> None:
        """With `seconds` the clock ends the thinking about a decision, else the number of playouts does."""
        super().__init__(seed, reserve, greed, patience)
        self.rounds: i64 = rounds
        self.coin = seeded(seed)
        self.playouts = playouts
        self.seconds = seconds
        self.played = 0  # playouts of the last comparison; 0 if there was nothing to compare
        self.chance = 0.0  # of the candidate taken
        self.rival = 0.0  # of the best other one

    def pick(self, s: State) -> i64:
        usual = super().pick(s)
        found = alternatives(s, self, usual)
        if len(found.codes) < 2:
            self.played = 0
            return usual
        best = self.compared(s, found.codes)
        if best != usual:
            self.terms = empty()
        return best

    def compared(self, s: State, codes: Ints) -> i64:
        """The candidate with the best chances over the same futures; the first, unless another is surely better."""
        me = decider(s)
        sums = [0.0] * len(codes)
        squares = [0.0] * len(codes)  # of how far each is ahead of the first, future by future
        budget = self.playouts * RACE_PACE if is_race(s) else self.playouts
        begun = perf_counter()
        played = 0
        while played < budget or self.seconds > 0:
            future = int(self.coin.below(FUTURES))
            first = 0.0
            for k in range(len(codes)):
                chance = self.outcome(s, codes[k], self.terms if k == 0 else empty(), me, future)
                first = chance if k == 0 else first
                sums[k] += chance
                squares[k] += (chance - first) * (chance - first)
            played += 1
            if self.seconds > 0 and perf_counter() - begun >= self.seconds:
                break
        best = 0
        for k in range(1, len(codes)):
            if sums[k] > sums[best] and surely_ahead(sums[k] - sums[0], squares[k], played):
                best = k
        self.played = played
        self.chance = sums[best] / played
        self.rival = max(sums[:best] + sums[best + 1 :]) / played
        return codes[best]

    def reason(self, s: State, code: i64) -> Reason:
        if self.played == 0:
            return super().reason(s, code)
        name = "look-ahead" if self.chance >= self.rival else "none-surely-better"
        percents = {"chance": round(100 * self.chance), "rival": round(100 * self.rival)}
        return Reason(name, {}, {"playouts": self.played, **percents})

    def outcome(self, s: State, code: i64, terms: Ints, me: i64, future: int) -> float:
        """How good it looks some rounds after saying this, in one of the possible futures."""
        t = imagined(s, me, future)
        if len(terms) > 0:
            t.offer = copied(terms)
        perform(t, code)
        bots: list[StateBot] = [Trader1() for _ in range(t.players)]
        play_out(t, bots, t.round + (self.rounds // RACE_PACE if is_race(t) else self.rounds))
        return self.leaf(t, me)

    def leaf(self, t: State, me: i64) -> float:
        """How good a position at the end of a playout looks."""
        return chances(t, self.prospects, me)


def surely_ahead(lead: float, squares: float, played: int) -> bool:
    """Whether a sum of differences, with the sum of their squares, is more than chance makes it."""
    mean = lead / played
    spread = max(squares / played - mean * mean, 0.0)
    return mean > DOUBT and mean > SURE * sqrt(spread / played)


def alternatives(s: State, bot: Trader1, usual: i64) -> Options:
    """What is worth thinking about, the trader's choice first; nothing else where there is nothing to think about."""
    found = Options()
    found.codes = pushed(found.codes, usual)
    asks = s.stack[s.depth - FRAME]
    if asks == BIDDING:
        low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), bidder(argument(s, LINE)))
        consider(s, found, PASS)
        consider(s, found, act(BID, low))
        higher = low + (s.cash[bidder(argument(s, LINE))] - low) // 3
        consider(s, found, act(BID, higher - higher % s.edition.figures.note))
    elif asks == CONSIDER_TRADE:
        consider(s, found, ACCEPT)
        consider(s, found, REFUSE)
    elif asks == JAIL_TURN:
        consider(s, found, ROLL)
        consider(s, found, PAY)
    elif usual == BUY or usual == DECLINE:
        consider(s, found, BUY)
        consider(s, found, DECLINE)
    elif asks == s.edition.turn.finish and (usual != END or s.groups_ready[s.turn] > 0):
        consider(s, found, END)
        lot = best_building(s, bot.prospects, s.turn, s.cash[s.turn])
        if lot >= 0:
            consider(s, found, act(BUILD, lot))
    if is_race(s) and asks not in (BIDDING, CONSIDER_TRADE, JAIL_TURN, RAISE_CASH):
        consider_answers(s, found)
    return found


def consider_answers(s: State, found: Options) -> None:
    """Everything one can say; while one may manage property, only what goes on with the turn, such as kept cards."""
    out = Options()
    choice = asked(s)
    a, b, c, d = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
    if isinstance(choice, ManagingChoice):
        choice.own_options(s, a, b, c, d, out)
    else:
        choice.options(s, a, b, c, d, out)
    for k in range(i64(len(out.codes))):
        consider(s, found, out.codes[k])


def consider(s: State, found: Options, action: i64) -> None:
    if not found.has(action) and illegal_reason(s, action) == 0:
        found.codes = pushed(found.codes, action)


def is_race(s: State) -> bool:
    return s.edition.figures.goal_cash > 0
