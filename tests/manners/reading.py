"""Reads games of bots for what people would call rude or foolish, by its own sums and not by those of the bots.

Only what a seat says is judged, with the table as everybody sees it: nothing of a bot is asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from passgo.bots.asked import AWARD, LOT, OFFERER, STANDING
from passgo.bots.base import StateBot
from passgo.engine.actions import ACCEPT, BID, COUNTER, OFFER, about, verb_of
from passgo.engine.columns import empty
from passgo.engine.machine import argument, decider, perform
from passgo.engine.rules.auction import BIDDING, lowest_bid
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.state import FRAME, State

MOST_OFFERS = 2  # to one person in a turn
STEP = 10  # bids that people name are multiples of it, in classic dollars and whole notes
DEAR = 200  # more than is printed on a deed, in classic dollars
BEARABLE = 3  # times the highest rent of a colour, in cash: who has as much may well sell one
GENEROUS = {"gentle"}  # who takes what is fair, and does not mind that somebody else gets a colour by it

Wish = tuple[int, int, frozenset[int], frozenset[int]]


@dataclass(frozen=True)
class Side:
    """What one player gives in a deal."""

    seat: int
    deeds: list[int]
    cash: int
    cards: int


@dataclass
class Reader:
    """Watches one game; `judged` are the seats whose manners are judged."""

    s: State
    names: list[str]
    judged: set[int]
    faults: list[str] = field(default_factory=list)
    answers: int = 0
    offers: int = 0
    accepted: int = 0
    bids: int = 0
    turn: int = -1
    asked: dict[tuple[int, int], int] = field(default_factory=dict)  # offers in this turn, by who makes and gets them
    # by who asked whom to give what for what: the cash, who owned what then, and the cash that the other had
    turned_down: dict[Wish, tuple[int, tuple[int, ...], int]] = field(default_factory=dict)

    def fault(self, kind: str, seat: int, words: str) -> None:
        self.faults.append(f"{kind}: {self.names[seat]} (seat {seat}, round {self.s.round}): {words}")

    def hear(self, code: int, terms: list[int]) -> None:
        """What the asked seat is about to say."""
        s = self.s
        seat = int(decider(s))
        self.answers += 1
        asks = int(s.stack[s.depth - FRAME])
        verb = int(verb_of(code))
        if verb == OFFER or code == COUNTER:
            partner = int(about(code)) if verb == OFFER else int(argument(s, OFFERER))
            self.hear_offer(seat, partner, terms)
        elif code == ACCEPT and asks == CONSIDER_TRADE:
            giver = int(argument(s, OFFERER))
            self.accepted += 1
            mine, his = sides(giver, seat, [int(item) for item in s.offer])
            self.weigh(mine, his)
            self.weigh(his, mine)
        elif asks == BIDDING and verb == BID and seat in self.judged:
            self.hear_bid(seat, int(about(code)))

    def hear_offer(self, seat: int, partner: int, terms: list[int]) -> None:
        self.offers += 1
        if seat not in self.judged:
            return
        if self.turn != self.s.turns:
            self.turn = int(self.s.turns)
            self.asked = {}
        self.asked[seat, partner] = self.asked.get((seat, partner), 0) + 1
        if self.asked[seat, partner] > MOST_OFFERS:
            self.fault("pesters", seat, f"{self.asked[seat, partner]} offers to seat {partner} in a turn")
        gives, gets = sides(seat, partner, terms)
        key = (seat, partner, things(terms, 1, 1 + terms[0]), things(terms, 1 + terms[0], len(terms)))
        paid = gives.cash - gets.cash
        holdings = tuple(int(owner) for owner in self.s.owner)
        cash = int(self.s.cash[partner])
        before = self.turned_down.get(key)
        if before is not None and before[1] == holdings and paid <= before[0] and cash <= 2 * before[2] <= 4 * cash:
            self.fault("repeats", seat, f"{shown(self.s, gives)} for {shown(self.s, gets)} to seat {partner}")
        self.turned_down[key] = (paid, holdings, cash)

    def hear_bid(self, seat: int, bid: int) -> None:
        """Multiples of ten, the least that is allowed, or all that one has."""
        self.bids += 1
        s = self.s
        note = int(s.edition.figures.note)
        step = STEP * int(s.edition.figures.dollar) // note * note or note
        low = int(lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), seat))
        if bid % step and bid != low and bid != s.cash[seat]:
            self.fault("odd bid", seat, f"{bid}, where {low} is the least")

    def weigh(self, gives: Side, gets: Side) -> None:
        """A deal as the one sees it who gives the first for the second."""
        seat = gives.seat
        if seat not in self.judged:
            return
        s, board = self.s, self.s.edition.board
        unit = int(s.edition.figures.dollar)
        paid, got = gives.cash, gets.cash
        words = f"{shown(s, gives)} for {shown(s, gets)}"
        lent = sum(int(board.mortgage[deed]) for deed in gives.deeds if not s.mortgaged[deed])
        if gives.deeds and not gets.deeds and not gets.cards and not gives.cards and got - paid < lent:
            self.fault("below its mortgage", seat, words)
        printed = sum(int(board.price[deed]) for deed in gets.deeds)
        too_much = gets.deeds and not gives.deeds and not gives.cards and paid - got > printed + DEAR * unit
        if too_much and not any(self.is_of_use(seat, deed, gets.deeds) for deed in gets.deeds):
            self.fault("pays for nothing", seat, words)
        unarmed = self.names[seat] in GENEROUS or s.edition.figures.goal_cash > 0  # a race is over before it shows
        armed = [] if unarmed else self.armed(gets.seat, gives.deeds)
        if armed and self.leads(seat) and not self.armed(seat, gets.deeds):
            worst = sum(self.highest_rent(group) for group in armed)
            if s.cash[seat] + got - paid < BEARABLE * worst:
                self.fault("gives a colour away", seat, words)

    def is_of_use(self, seat: int, deed: int, bought: list[int]) -> bool:
        """Whether a deed goes with others of mine, or keeps somebody from a group."""
        s, board = self.s, self.s.edition.board
        group = int(board.group_of[deed])
        together = sum(int(board.group_of[other]) == group for other in bought)
        if s.holds(seat, group) + together > 1:
            return True
        needed = int(s.edition.lots_needed[group])
        return any(s.holds(other, group) >= needed - 1 for other in range(int(s.players)) if other != seat)

    def armed(self, seat: int, deeds: list[int]) -> list[int]:
        """Groups on which somebody could build with these deeds, and cannot now."""
        s, board = self.s, self.s.edition.board
        groups = {int(board.group_of[deed]) for deed in deeds if board.build_cost[deed] > 0}
        return [
            group
            for group in sorted(groups)
            if s.holds(seat, group) < s.edition.lots_needed[group]
            and s.holds(seat, group) + sum(int(board.group_of[deed]) == group for deed in deeds)
            >= s.edition.lots_needed[group]
        ]

    def leads(self, seat: int) -> bool:
        """Whether nobody is worth as much by what is printed."""
        return all(self.wealth(seat) > self.wealth(other) for other in range(int(self.s.players)) if other != seat)

    def wealth(self, seat: int) -> int:
        s, board = self.s, self.s.edition.board
        total = int(s.cash[seat])
        for deed in range(int(board.deeds)):
            if s.owner[deed] == seat:
                total += int(board.price[deed] + board.build_cost[deed] * s.level[deed])
                if s.mortgaged[deed]:
                    total -= int(board.mortgage[deed])
        return total

    def highest_rent(self, group: int) -> int:
        board = self.s.edition.board
        lots = [deed for deed in range(int(board.deeds)) if board.group_of[deed] == group]
        return max(max(board.deed(lot).rents) for lot in lots)


def sides(giver: int, partner: int, terms: list[int]) -> tuple[Side, Side]:
    """What the giver of an offer gives, and what its partner does."""
    middle = 1 + terms[0]
    return side(giver, terms[1:middle]), side(partner, terms[middle:])


def side(seat: int, items: list[int]) -> Side:
    deeds = [int(item_number(item)) for item in items if item_kind(item) == DEED_ITEM]
    cash = sum(int(item_number(item)) for item in items if item_kind(item) == CASH_ITEM)
    return Side(seat, deeds, cash, sum(item_kind(item) == CARD_ITEM for item in items))


def things(terms: list[int], start: int, stop: int) -> frozenset[int]:
    return frozenset(item for item in terms[start:stop] if item_kind(item) != CASH_ITEM)


def shown(s: State, given: Side) -> str:
    board = s.edition.board
    return " + ".join(
        [*(str(board.deed(deed).place) for deed in given.deeds), *["card"] * given.cards, f"${given.cash}"]
    )


def read(s: State, bots: list[StateBot], names: list[str], judged: set[int], max_rounds: int) -> Reader:
    """Play a game to its end, or to the limit of rounds, and read it."""
    reader = Reader(s, names, judged)
    while not s.over and s.round <= max_rounds:
        bot = bots[decider(s)]
        code = int(bot.pick(s))
        terms = [int(item) for item in bot.terms]
        reader.hear(code, terms)
        if terms:
            s.offer = bot.terms
            bot.terms = empty()
        perform(s, code)
    return reader
