"""Auctions of anything: who bids, who is out, who gets it.

An auction is one pending choice: what the winner gets (a step and its number), the highest bid with its bidder, and
who is still in. It works wherever it is pushed: a refused purchase, a bankrupt's estate, the last house.
"""

from collections.abc import Sequence
from typing import Final

from passgo.engine.actions import BID, CLOSE_AUCTION, PASS, FreeVerb, Options, about, act, refusal, verb_of
from passgo.engine.columns import i64, mypyc_attr
from passgo.engine.events import (
    AUCTION_FAILED,
    AUCTION_OPENED,
    AUCTION_UNSOLD,
    AUCTION_WON,
    BID_MADE,
    CARD_EFFECT,
    CARD_USED,
    PASSED,
    cause,
)
from passgo.engine.settings import AUCTION_MODE, LANDER_TAKES, NO_BID, TIMED_OPEN
from passgo.engine.state import BANK, State
from passgo.engine.steps import TABLE, Choice, Step, numbered

BID_TOO_LOW: Final[i64] = refusal("bid-too-low", "CLS-AUC-4")
BID_OVER_CASH: Final[i64] = refusal("bid-over-cash", "CLS-AUC-4")
NOT_IN_NOTES: Final[i64] = refusal("not-in-notes", "MIL-A22")  # money comes in notes, no sum is in between
ONLY_BIDS: Final[i64] = refusal("only-bids", "CLS-AUC-4")

BANK_HELPS: Final[i64] = 100  # what the Bank adds to a bid where a card says so


def pack_standing(amount: i64, player: i64) -> i64:
    """The highest bid so far with its bidder; 0 while there is none."""
    return amount << 4 | player + 1


def price(standing: i64) -> i64:
    """The highest bid so far."""
    return standing >> 4


def leader(standing: i64) -> i64:
    """Who made it, or the Bank when nobody did."""
    return (standing & 15) - 1


def bidder(line: i64) -> i64:
    """Whose turn to bid it is."""
    return line & 15


def still_in(line: i64) -> i64:
    """The seats that may still bid, one bit each."""
    return line >> 8


def passes(line: i64) -> i64:
    """Passes since the last bid, counted where passing is not final."""
    return line >> 4 & 15


def lined_up(seats: i64, passed: i64, player: i64) -> i64:
    """Who may still bid, the passes since the last bid, and whose turn it is."""
    return seats << 8 | passed << 4 | player


def next_in(s: State, seats: i64, player: i64) -> i64:
    p = player
    while True:
        p += 1
        if p >= s.players:
            p = 0
        if seats >> p & 1:
            return p


def solvent_seats(s: State) -> i64:
    seats: i64 = 0
    for p in range(s.players):
        if not s.bankrupt[p]:
            seats |= 1 << p
    return seats


def how_many(seats: i64) -> i64:
    count: i64 = 0
    while seats > 0:
        count += seats & 1
        seats >>= 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class Award(Step):
    """What the winner of an auction gets, where not every bidder may open at the lowest bid."""

    def least(self, s: State, lot: i64, bidder: i64) -> i64:
        """The least that this bidder must offer."""
        raise NotImplementedError(self.name)


def lowest_bid(s: State, award: i64, lot: i64, standing: i64, player: i64) -> i64:
    """The least that a player may bid now: more than the highest bid, and what the award asks of him.

    Rules: CLS-AUC-1, CLS-AUC-4, MIL-61, MIL-A10.
    """
    low = price(standing) + s.least_raise
    return low if award == AWARD_DEED else least_for(s, award, lot, low, player)


def least_for(s: State, award: i64, lot: i64, low: i64, player: i64) -> i64:
    """The lowest bid for what is no deed."""
    step = TABLE.steps[award]
    if isinstance(step, Award):
        least = step.least(s, lot, player)
        return least if least > low else low
    return low


def bid_card(s: State, player: i64) -> i64:
    """A card of the player's that makes the Bank add to his bid, or -1."""
    for k in range(i64(len(s.edition.bid_cards))):
        if s.holder[s.edition.bid_cards[k]] == player:
            return s.edition.bid_cards[k]
    return -1


def purse(s: State, player: i64) -> i64:
    """How high a player can bid: his cash, and what the Bank adds."""
    cash = s.cash[player]
    return cash + BANK_HELPS if bid_card(s, player) >= 0 else cash


def help_winner(s: State, player: i64, amount: i64) -> None:
    """The Bank's part of the winning bid, paid to the winner who pays for the whole."""
    card = bid_card(s, player)
    if card >= 0:
        s.emit(CARD_USED, player, card)
        s.put_under(card)
        s.pay(BANK, player, BANK_HELPS if amount > BANK_HELPS else amount, cause(CARD_EFFECT, card))


class Bidding(Choice):
    """Round the table each one raises or drops out; the last one left buys.

    As a house rule (timed_open) a pass is not final: the hammer falls when all others have passed since the last bid.

    Rules: CLS-AUC-1, CLS-AUC-2, CLS-AUC-3, CLS-AUC-4, MIL-62, MIL-A10, IX-84.
    """

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        award, lot, standing, line = values
        return {
            "award": award,
            "lot": lot,
            "price": int(price(standing)),
            "leader": int(leader(standing)),
            "bidder": int(bidder(line)),
            "passes": int(passes(line)),
            "still_in": int(still_in(line)),
        }

    def player(self, s: State, award: i64, lot: i64, standing: i64, line: i64, /) -> i64:
        return bidder(line)

    def options(self, s: State, award: i64, lot: i64, standing: i64, line: i64, out: Options, /) -> None:
        out.add(PASS)
        low = lowest_bid(s, award, lot, standing, bidder(line))
        for more in (0, 9, 49, 99):
            amount = low + more * s.edition.figures.note
            self.put_if_legal(s, award, lot, standing, line, act(BID, amount), out)

    def free(self, s: State, award: i64, lot: i64, standing: i64, line: i64, /) -> list[FreeVerb]:
        return [FreeVerb(BID, lowest_bid(s, award, lot, standing, bidder(line)), purse(s, bidder(line)))]

    def illegal_reason(self, s: State, award: i64, lot: i64, standing: i64, line: i64, action: i64, /) -> i64:
        if verb_of(action) == BID:
            if about(action) < lowest_bid(s, award, lot, standing, bidder(line)):
                return BID_TOO_LOW
            if about(action) % s.smallest_sum > 0:
                return NOT_IN_NOTES
            if about(action) <= purse(s, bidder(line)):
                return 0
            return BID_OVER_CASH
        if action == PASS or action == CLOSE_AUCTION:
            return 0
        return ONLY_BIDS

    def apply(self, s: State, award: i64, lot: i64, standing: i64, line: i64, action: i64, /) -> None:
        me = bidder(line)
        seats = still_in(line)
        passed: i64 = 0
        if verb_of(action) == BID:
            standing = pack_standing(about(action), me)
            s.emit(BID_MADE, me, about(action))
        elif action == CLOSE_AUCTION:
            seats = 0
        else:
            s.emit(PASSED, me)
            if s.settings[AUCTION_MODE] == TIMED_OPEN:
                passed = passes(line) + 1
            else:
                seats &= ~(1 << me)
        go_on(s, award, lot, standing, lined_up(seats, passed, me))


def go_on(s: State, award: i64, lot: i64, standing: i64, line: i64) -> None:
    """Ask the next bidder who can still raise, or give the lot away."""
    seats = still_in(line)
    passed = passes(line)
    me = bidder(line)
    top = leader(standing)
    waiting = seats & ~(1 << top) if top >= 0 else seats
    while waiting and (passed == 0 or passed < how_many(waiting)):
        me = next_in(s, waiting, me)
        if purse(s, me) >= lowest_bid(s, award, lot, standing, me):
            s.push(BIDDING, award, lot, standing, lined_up(seats, passed, me))
            return
        if s.settings[AUCTION_MODE] == TIMED_OPEN:
            passed += 1
        else:
            waiting &= ~(1 << me)
            seats &= ~(1 << me)
    if top >= 0:
        help_winner(s, top, price(standing))
    s.push(award, lot, top, price(standing))


def open_auction(s: State, award: i64, lot: i64) -> None:
    """Everybody may bid, starting left of the player whose turn it is.

    Rules: CLS-AUC-3, CLS-AUC-4, MIL-63, MIL-65, MIL-83.
    """
    go_on(s, award, lot, 0, lined_up(solvent_seats(s), 0, s.turn))


class AuctionDeed(Step):
    """The Banker puts a deed up for auction (CLS-BNK-2)."""

    def run(self, s: State, deed: i64, b: i64, c: i64, d: i64, /) -> None:
        s.emit(AUCTION_OPENED, deed)
        open_auction(s, AWARD_DEED, deed)


def must_take(s: State, deed: i64) -> i64:
    """Who takes a deed that nobody bid for: its lander, else the next player who has the lowest bid; -1 if none has."""
    p = s.turn
    if s.settings[NO_BID] != LANDER_TAKES or s.bankrupt[p] or s.edition.board.deed_at[s.place[p]] != deed:
        return -1
    for _k in range(s.players):
        if s.cash[p] >= s.least_raise and not s.bankrupt[p]:
            return p
        p = p + 1 if p + 1 < s.players else 0
    return -1


class AwardDeed(Step):
    """The winner pays the bid to the Bank; without a bid the deed stays there (CLS-AUC-2, CLS-AUC-5).

    With auction.no_bid = lander somebody must take it at the lowest bid (MIL-26, MIL-A4).

    Rules: MIL-64, UM-POO-3, IX-81.
    """

    def run(self, s: State, deed: i64, winner: i64, amount: i64, d: i64, /) -> None:
        if winner < 0:
            taker = must_take(s, deed)
            if taker < 0:
                s.emit(AUCTION_FAILED, deed)
                return
            s.shift(taker, BANK, s.least_raise)
            s.emit(AUCTION_UNSOLD, taker, deed, s.least_raise)
            s.give_deed(deed, taker)
            return
        s.shift(winner, BANK, amount)
        s.emit(AUCTION_WON, winner, deed, amount)
        s.give_deed(deed, winner)


BIDDING: Final[i64] = numbered(Bidding("auction"), "award:step", "lot", "standing", "line")
AUCTION_DEED: Final[i64] = numbered(AuctionDeed(), "deed")
AWARD_DEED: Final[i64] = numbered(AwardDeed(), "deed", "winner", "amount")
