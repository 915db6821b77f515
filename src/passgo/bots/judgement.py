"""How a player who trades sees the table: what deeds, cards and deals are worth to whom."""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import IN, Prospects, turns_ahead, worth
from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, filled, i64
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.trade import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import State

ENVY: Final[i64] = 50  # percent of a single opponent's gain that counts as one's own loss; shared out among several
VOUCHER_WORTH: Final[i64] = 25
JAIL_CARD_WORTH: Final[i64] = 40
CARD_WORTH: Final[i64] = 60
MOST_GROUPS: Final = 64


def reserve(s: State, p: Prospects, me: i64) -> i64:
    """Cash to keep for the rents to come: more the more the others have built."""
    built: i64 = 0
    for seat in range(s.players):
        if seat != me and s.buildings[seat] > built:
            built = s.buildings[seat]
    return p.unit * (100 + (25 * built if built < 20 else 500))


def envy(s: State) -> i64:
    return ENVY // (s.solvent - 1)


def comfort(cash: i64, floor: i64) -> i64:
    """What cash is worth: money below the reserve counts half as much again."""
    return cash if cash >= floor else cash - (floor - cash) // 2


def deed_gain(s: State, p: Prospects, player: i64, deed: i64) -> i64:
    """What one more deed is worth to a player."""
    group = s.edition.board.group_of[deed]
    held = s.holds(player, group)
    funds = s.cash[player]
    return worth(s, p, group, held + 1, funds) - worth(s, p, group, held, funds)


def rivals_gain(s: State, p: Prospects, me: i64, deed: i64) -> i64:
    """What it is worth to the opponent who could use it most."""
    most: i64 = 0
    for seat in range(s.players):
        if seat != me and not s.out[seat]:
            gain = deed_gain(s, p, seat, deed)
            if gain > most:
                most = gain
    return most


def deed_limit(s: State, p: Prospects, me: i64, deed: i64) -> i64:
    """The most that it pays to give for a deed: its use, and that nobody else has it."""
    return deed_gain(s, p, me, deed) + rivals_gain(s, p, me, deed) * envy(s) // 100


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
        self.change: Ints = filled(MOST_GROUPS, 0)  # lots of each group that go to the giver of the offer
        self.cash: i64 = 0  # that goes to him
        self.mine: i64 = 0  # what he gains
        self.his: i64 = 0  # what the partner gains

    def gain(self, s: State, p: Prospects, player: i64, sign: i64) -> i64:
        """What the exchanged lots and cash mean to a player who gets (1) or gives (-1) them."""
        floor = reserve(s, p, player)
        before = s.cash[player]
        after = before + sign * self.cash
        total = comfort(after, floor) - comfort(before, floor)
        for group in range(s.groups):
            change = sign * self.change[group]
            if change != 0:
                held = s.holds(player, group)
                total += worth(s, p, group, held + change, after) - worth(s, p, group, held, before)
        return total

    def weigh(self, s: State, p: Prospects, giver: i64, partner: i64) -> i64:
        """What the offer on the table brings its giver, in view of what the partner gains."""
        self.read(s, p, giver, partner)
        return self.mine - self.his * envy(s) // 100

    def weigh_for_partner(self, s: State, p: Prospects, giver: i64, partner: i64) -> i64:
        """The same seen by the partner."""
        self.read(s, p, giver, partner)
        return self.his - self.mine * envy(s) // 100

    def read(self, s: State, p: Prospects, giver: i64, partner: i64) -> None:
        """What both sides gain by the offer on the table."""
        board = s.edition.board
        for group in range(s.groups):
            self.change[group] = 0
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
                self.change[board.group_of[number]] += sign
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


def holdings(s: State) -> i64:
    """A number that changes when a deed is sold or goes to another player, unless another one comes back for it."""
    total: i64 = 0
    for seat in range(s.players):
        total = (total * 31 + s.deeds_held[seat] + s.groups_ready[seat] % 8191) & 0xFFFFFFFFFFFF
    return total
