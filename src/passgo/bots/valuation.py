"""How a player who trades sees the table: what deeds, cards and deals are worth to whom."""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import IN, Prospects, page_of, turns_ahead
from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import State

ENVY: Final[i64] = 50  # percent of a single opponent's gain that counts as one's own loss; shared out among several
VOUCHER_WORTH: Final[i64] = 25
JAIL_CARD_WORTH: Final[i64] = 40
CARD_WORTH: Final[i64] = 60
MOST_FEARED: Final[i64] = 20  # levels built by one opponent; more of them ask for no more reserve


def reserve(s: State, p: Prospects, me: i64) -> i64:
    """Cash to keep for the rents to come: more the more the others have built."""
    built: i64 = 0
    for seat in range(s.players):
        if seat != me and s.buildings[seat] > built:
            built = s.buildings[seat]
    if built > MOST_FEARED:
        built = MOST_FEARED
    return p.unit * (100 + 25 * built)


def purse(s: State, p: Prospects, player: i64) -> i64:
    """What a player bids, buys and deals with: half of the reserve stays at home."""
    return s.cash[player] - reserve(s, p, player) // 2


def envy(s: State) -> i64:
    return ENVY // (s.solvent - 1)


def comfort(cash: i64, floor: i64) -> i64:
    """What cash is worth: money below the reserve counts half as much again."""
    return cash if cash >= floor else cash - (floor - cash) // 2


def lot_gain(s: State, p: Prospects, page: i64, player: i64, group: i64) -> i64:
    """What one more lot of a group is worth to a player, by a page of prospects."""
    held = s.holds(player, group)
    funds = s.cash[player]
    return p.told(page, group, held + 1, funds) - p.told(page, group, held, funds)


def deed_gain(s: State, p: Prospects, player: i64, deed: i64) -> i64:
    """What one more deed is worth to a player."""
    return lot_gain(s, p, page_of(s, p), player, s.edition.board.group_of[deed])


def rivals_gain(s: State, p: Prospects, me: i64, deed: i64) -> i64:
    """What it is worth to the opponent who could use it most."""
    page = page_of(s, p)
    group = s.edition.board.group_of[deed]
    most: i64 = 0
    for seat in range(s.players):
        if seat != me and not s.bankrupt[seat]:
            gain = lot_gain(s, p, page, seat, group)
            if gain > most:
                most = gain
    return most


def deed_limit(s: State, p: Prospects, me: i64, deed: i64) -> i64:
    """The most that it pays to give for a deed: its use, and that nobody else has it."""
    return deed_gain(s, p, me, deed) + rivals_gain(s, p, me, deed) * envy(s) // 100


def rivals_limit(s: State, p: Prospects, me: i64, seats: i64, deed: i64) -> i64:
    """The most that another of the seats would give for a deed (`deed_limit`), as far as his purse goes."""
    page = page_of(s, p)
    group = s.edition.board.group_of[deed]
    most: i64 = 0
    keenest: i64 = -1  # who gains most by the deed, what he gains, and what the next one does
    first: i64 = 0
    second: i64 = 0
    jealousy = envy(s)
    for seat in range(s.players):
        if not s.bankrupt[seat]:
            gain = lot_gain(s, p, page, seat, group)
            if gain > first:
                second = first
                first = gain
                keenest = seat
            elif gain > second:
                second = gain
    for seat in range(s.players):
        if seat != me and seats >> seat & 1:
            funds = purse(s, p, seat)
            if funds > most:
                others = second if seat == keenest else first
                limit = lot_gain(s, p, page, seat, group) + others * jealousy // 100
                if limit > funds:
                    limit = funds
                if limit > most:
                    most = limit
    return most


def card_worth(s: State, p: Prospects, card: i64) -> i64:
    if is_voucher(s, card):
        return VOUCHER_WORTH * p.unit
    for k in range(i64(len(s.edition.jail_cards))):
        if s.edition.jail_cards[k] == card:
            return JAIL_CARD_WORTH * p.unit
    return CARD_WORTH * p.unit


class Scales:
    """Weighs the offer on the table for both sides; kept by a bot so that nothing is made anew each time."""

    def __init__(self) -> None:
        self.groups: Ints = empty()  # of which lots change hands
        self.count: i64 = 0  # of them
        self.change: Ints = empty()  # how many of each go to the giver of the offer
        self.cash: i64 = 0  # that goes to him
        self.mine: i64 = 0  # what he gains
        self.his: i64 = 0  # what the partner gains

    def gain(self, s: State, p: Prospects, player: i64, sign: i64) -> i64:
        """What the exchanged lots and cash mean to a player who gets (1) or gives (-1) them."""
        page = page_of(s, p)
        floor = reserve(s, p, player)
        before = s.cash[player]
        after = before + sign * self.cash
        total = comfort(after, floor) - comfort(before, floor)
        for k in range(self.count):
            change = sign * self.change[k]
            if change != 0:
                group = self.groups[k]
                held = s.holds(player, group)
                total += p.told(page, group, held + change, after) - p.told(page, group, held, before)
        return total

    def move_lot(self, group: i64, sign: i64) -> None:
        """A lot goes to the giver of the offer (1) or to his partner (-1)."""
        k: i64 = 0
        while k < self.count and self.groups[k] != group:
            k += 1
        if k == self.count:
            if k == len(self.groups):
                self.groups = pushed(self.groups, 0)
                self.change = pushed(self.change, 0)
            self.groups[k] = group
            self.change[k] = 0
            self.count += 1
        self.change[k] += sign

    def weigh(self, s: State, p: Prospects, giver: i64, partner: i64) -> i64:
        """What the offer on the table brings its giver, in view of what the partner gains."""
        self.read(s, p, giver, partner)
        return self.mine - self.his * envy(s) // 100

    def weigh_for_partner(self, s: State, p: Prospects, giver: i64, partner: i64) -> i64:
        """The same seen by the partner."""
        self.read(s, p, giver, partner)
        return self.for_partner(s)

    def for_partner(self, s: State) -> i64:
        """What the offer just weighed brings the partner."""
        return self.his - self.mine * envy(s) // 100

    def read(self, s: State, p: Prospects, giver: i64, partner: i64) -> None:
        """What both sides gain by the offer on the table."""
        board = s.edition.board
        self.count = 0
        middle = 1 + s.offer[0]
        self.cash = 0
        others: i64 = 0  # what the giver gains beside lots and cash: cards, immunities, mortgages passed on
        for at in range(1, i64(len(s.offer))):
            sign: i64 = -1 if at < middle else 1
            kind = item_kind(s.offer[at])
            number = item_number(s.offer[at])
            if kind == CASH_ITEM:
                self.cash += sign * number
            elif kind == DEED_ITEM:
                self.move_lot(board.group_of[number], sign)
                if s.mortgaged[number]:
                    others -= sign * lift_cost(s, number)
            elif kind == CARD_ITEM:
                others += sign * card_worth(s, p, number)
            else:
                others += (
                    sign * p.visits[number] * board.rents[number * STRIDE + s.level[number]] * turns_ahead(s) // IN
                )
        self.mine = self.gain(s, p, giver, 1) + others
        self.his = self.gain(s, p, partner, -1) - others
