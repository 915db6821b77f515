"""Finding deals: lots of one group for lots of another, with cash or cards to make it even for both."""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import Prospects, page_of
from passgo.bots.tact import LEAST, asks_again, is_open_to_offers
from passgo.bots.valuation import Scales, card_worth, envy, purse
from passgo.engine.actions import ACCEPT, COUNTER, OFFER, REFUSE, act
from passgo.engine.columns import Ints, empty, filled, i64, pushed
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind
from passgo.engine.rules.trade import item_refusal, may_offer, offer_refusal
from passgo.engine.state import State

NONE: Final[i64] = -1
GROUPS: Final[i64] = 64  # more than any board has


class Bargainer:
    """One player's dealings. What it keeps is for one look: what was turned down, the position tells."""

    def __init__(self, greed: i64 = 100) -> None:
        self.greed: i64 = greed  # percent of the other's gain that is asked for oneself
        self.scales = Scales()
        self.terms: Ints = empty()
        self.shared: Ints = empty()  # groups of which both sides have lots and neither has built
        self.mine_more: Ints = empty()  # by group: what taking the partner's lots is worth to me
        self.his_less: Ints = empty()
        self.mine_less: Ints = empty()  # by group: what giving him mine costs me
        self.his_more: Ints = empty()
        # by deal that was found
        self.sides: Ints = empty()  # the partner, the group wanted and the one given, packed
        self.cash: Ints = empty()  # that I pay
        self.surplus: Ints = empty()  # what it brings both together
        self.count: i64 = 0  # of them
        self.partner: i64 = NONE  # in the best one

    # proposing

    def proposal(self, s: State, p: Prospects, me: i64) -> i64:
        """The best offer that the partner should accept, or -1."""
        if len(self.shared) < s.groups:
            self.make_room(int(s.groups))
        self.count = 0
        page = page_of(s, p)
        for seat in range(s.players):
            if seat != me and not s.bankrupt[seat] and is_open_to_offers(s, seat):
                self.look_at(s, p, page, me, seat)
        return self.best_deal(s, p, me)

    def best_deal(self, s: State, p: Prospects, me: i64) -> i64:
        """Of the deals found the one that creates most, if it can be made, pays, and was not turned down; or -1.

        Best first, as it takes as long to write one down and weigh it as to find them all.
        """
        while True:
            best: i64 = NONE
            most = 2 * LEAST * p.unit
            for k in range(self.count):
                if self.surplus[k] > most:
                    most = self.surplus[k]
                    best = k
            if best == NONE:
                return NONE
            self.surplus[best] = 0
            sides = self.sides[best]
            other = sides // (GROUPS * GROUPS)
            wanted = sides // GROUPS % GROUPS - 1
            terms = written_terms(s, p, me, other, wanted, sides % GROUPS - 1, self.cash[best])
            if len(terms) > 0 and self.is_sound(s, p, me, other, terms):
                self.terms = terms
                self.partner = other
                return act(OFFER, other)

    def make_room(self, groups: int) -> None:
        """Room for what a look at somebody finds."""
        self.shared = filled(groups, 0)
        self.mine_more = filled(groups, 0)
        self.his_less = filled(groups, 0)
        self.mine_less = filled(groups, 0)
        self.his_more = filled(groups, 0)

    def look_at(self, s: State, p: Prospects, page: i64, me: i64, other: i64) -> None:
        """Every pair of a group I want from him and one he may want from me."""
        least = 2 * LEAST * p.unit
        shared: i64 = 0
        most: i64 = 0  # that giving him lots of a group brings to both together
        for group in range(s.groups):
            at = me * s.groups + group
            mine = s.held[at]
            if mine > 0:
                his_at = other * s.groups + group
                his = s.held[his_at]
                if his > 0 and s.built[at] + s.built[his_at] == 0:
                    my_worth = p.told(page, group, mine, s.cash[me])
                    his_worth = p.told(page, group, his, s.cash[other])
                    his_more = p.told(page, group, mine + his, s.cash[other]) - his_worth
                    self.mine_more[group] = p.told(page, group, mine + his, s.cash[me]) - my_worth
                    self.his_less[group] = his_worth
                    self.mine_less[group] = my_worth
                    self.his_more[group] = his_more
                    self.shared[shared] = group
                    shared += 1
                    if his_more - my_worth > most:
                        most = his_more - my_worth
        for k in range(shared):
            wanted = self.shared[k]
            if self.mine_more[wanted] > 0:
                taking = self.mine_more[wanted] - self.his_less[wanted]  # what that brings to both together
                if taking > least:
                    self.consider(s, p, me, other, wanted, NONE)
                if taking + most > least:
                    for n in range(shared):
                        given = self.shared[n]
                        giving = self.his_more[given] - self.mine_less[given]
                        if taking + giving > least and given != wanted and self.mine_less[given] > 0:
                            self.consider(s, p, me, other, wanted, given)
        if most > least:
            for k in range(shared):
                given = self.shared[k]
                giving = self.his_more[given] - self.mine_less[given]
                if giving > least and self.mine_less[given] > 0:
                    self.consider(s, p, me, other, NONE, given)

    def consider(self, s: State, p: Prospects, me: i64, other: i64, wanted: i64, given: i64) -> None:
        """Keep a deal, if there is the cash to make it even."""
        mine: i64 = 0
        his: i64 = 0
        if wanted >= 0:
            mine += self.mine_more[wanted]
            his -= self.his_less[wanted]
        if given >= 0:
            mine -= self.mine_less[given]
            his += self.his_more[given]
        cash = (100 * mine - self.greed * his) // (100 + self.greed)  # with a greed of 100 both gain the same
        if cash > s.cash[me] or -cash > s.cash[other]:
            return
        if self.count == len(self.sides):
            self.sides = pushed(self.sides, 0)
            self.cash = pushed(self.cash, 0)
            self.surplus = pushed(self.surplus, 0)
        self.sides[self.count] = (other * GROUPS + wanted + 1) * GROUPS + given + 1
        self.cash[self.count] = cash
        self.surplus[self.count] = mine + his
        self.count += 1

    def is_sound(self, s: State, p: Prospects, me: i64, other: i64, terms: Ints) -> bool:
        """Whether an offer is legal, brings both sides something, and is news to the other."""
        before = s.offer
        s.offer = terms
        sound = (
            offer_refusal(s, me, other) == 0
            and self.scales.weigh(s, p, me, other) > 0
            and self.scales.for_partner(s) > 0
            and not asks_again(s, p, self.scales, me, other)
        )
        s.offer = before
        return sound

    # answering

    def answer(self, s: State, p: Prospects, giver: i64, me: i64) -> i64:
        """Accept what brings a gain and does not ruin, ask for more where both can still gain, else refuse."""
        gain = self.scales.weigh_for_partner(s, p, giver, me)
        if gain >= 0 and not self.ruins(s, p, me):
            return ACCEPT
        if not may_offer(s, me) or s.refused[giver] > 0 or not is_open_to_offers(s, giver):
            return REFUSE
        return self.counter(s, p, giver, me, gain)

    def ruins(self, s: State, p: Prospects, me: i64) -> bool:
        """Whether the deal would take the cash that the next rents need."""
        paid = self.scales.cash  # by the partner, that is me
        return paid > 0 and paid > purse(s, p, me)

    def counter(self, s: State, p: Prospects, giver: i64, me: i64, gain: i64) -> i64:
        """The same lots and cards for a price at which I gain too, if that leaves him a gain and is news to him."""
        more = LEAST * p.unit - gain * 100 // (100 + envy(s))
        cash = more - self.scales.cash  # that he shall pay
        cash += -cash % s.edition.figures.note
        middle = 1 + s.offer[0]
        gives: Ints = empty()
        takes: Ints = empty()
        for at in range(1, i64(len(s.offer))):
            if item_kind(s.offer[at]) != CASH_ITEM:
                if at < middle:
                    takes = pushed(takes, s.offer[at])
                else:
                    gives = pushed(gives, s.offer[at])
        if cash > 0:
            takes = pushed(takes, CASH_ITEM | cash << 4)
        elif cash < 0:
            gives = pushed(gives, CASH_ITEM | -cash << 4)
        before = s.offer
        s.offer = joined(joined(pushed(empty(), i64(len(gives))), gives), takes)
        sound = (
            offer_refusal(s, me, giver) == 0
            and self.scales.weigh_for_partner(s, p, me, giver) > 0
            and not asks_again(s, p, self.scales, me, giver)
        )
        if sound:
            self.terms = s.offer
        s.offer = before
        return COUNTER if sound else REFUSE


def written_terms(s: State, p: Prospects, me: i64, other: i64, wanted: i64, given: i64, price: i64) -> Ints:
    """A deal as two bundles. Who cannot spare the cash adds cards; nothing if that does not do."""
    cash = price - price % s.edition.figures.note
    payer = me if cash > 0 else other
    due = cash if cash > 0 else -cash
    funds = purse(s, p, payer)
    paid: Ints = empty()
    if due > funds:
        kept = s.edition.by_use
        for k in range(s.edition.used_start[LEAVES_JAIL], i64(len(kept))):  # those below are never kept
            card = kept[k]
            if s.holder[card] != payer:
                continue
            open_card = payer == me or not s.edition.card_secret[card]  # nobody asks for what he cannot see
            if open_card and item_refusal(s, payer, CARD_ITEM | card << 4) == 0:
                due -= card_worth(s, p, card)
                paid = pushed(paid, CARD_ITEM | card << 4)
                if due <= funds:
                    break
        if due > funds:
            return empty()
        due -= due % s.edition.figures.note
    if due > 0:
        paid = pushed(paid, CASH_ITEM | due << 4)
    terms = with_lots(pushed(empty(), 0), s, me, given)
    if payer == me:
        terms = joined(terms, paid)
    terms[0] = i64(len(terms)) - 1
    terms = with_lots(terms, s, other, wanted)
    return joined(terms, paid) if payer == other else terms


def with_lots(items: Ints, s: State, player: i64, group: i64) -> Ints:
    """Items of a deal, and after them all lots that a player has of a group."""
    if group >= 0:
        for k in range(s.edition.board.group_size[group]):
            lot = s.lot(group, k)
            if s.owner[lot] == player:
                items = pushed(items, DEED_ITEM | lot << 4)
    return items


def joined(items: Ints, more: Ints) -> Ints:
    for k in range(i64(len(more))):
        items = pushed(items, more[k])
    return items
