"""What the asked seat can say now, word by word, and what it has said so far.

Most actions are one word: a slot of the table of actions. A ride is its card and then its space, a plan for a group
its lots one after another, a deal a partner, things, cash in steps and `send` (`draft`). What is half said changes
nothing at the table; only a whole action is performed. Every word leads closer to an end, so nobody can talk for ever:
nothing is taken back but by `drop`, and what was dropped is not begun again at the same question.
"""

from __future__ import annotations

from typing import Final

from passgo.encoding.draft import Draft
from passgo.encoding.layout import (
    BID_PARTS,
    BIDS_LISTED,
    SUM_STEPS,
    TAKES_CARD,
    TAKES_DEED,
    TAKES_LEVELS,
    TAKES_MONEY,
    TAKES_NOTHING,
    TAKES_RIDE,
    TAKES_SEAT,
    TAKES_SPACE,
    TAKES_TERMS,
    Layout,
)
from passgo.encoding.words import GO_ON, NOTHING_SAID, Words, half
from passgo.engine.actions import (
    BID,
    COUNTER,
    INTERRUPT,
    OFFER,
    QUIET,
    SETTLE,
    VERB_NUMBERS,
    Options,
    about,
    act,
    ride_card,
    ride_space,
    verb_of,
)
from passgo.engine.columns import Ints, empty, i64
from passgo.engine.machine import argument, asked, decider, illegal_reason, perform
from passgo.engine.rules.items import CARD_ITEM, DEED_ITEM, IMMUNITY_ITEM, pack_item
from passgo.engine.rules.past_offers import is_quiet
from passgo.engine.rules.selling import plan_group, target, with_level
from passgo.engine.rules.trade import CONSIDER_TRADE, item_refusal, partner_refusal
from passgo.engine.settings import IMMUNITY
from passgo.engine.state import State


class Speech(Words):
    """What one game's asked seat may say and has said."""

    def __init__(self, layout: Layout, asides: bool) -> None:
        """With asides the seat may also say what answers no question: that it wants to manage, or wants no offers."""
        super().__init__(layout)
        self.asides: bool = asides
        # what is half said
        self.verb: i64 = NOTHING_SAID
        self.part: i64 = -1  # a card, or the group and levels of a plan
        self.lots: i64 = 0  # of the plan that have their levels
        self.draft: Final = Draft(layout.unit)
        self.dropped: bool = False
        # the last whole action, with the terms of a deal
        self.code: i64 = -1
        self.terms: Ints = empty()

    def listen(self, s: State) -> None:
        """Find out what can be said now."""
        self.close_all()
        if self.verb < 0:
            self.first_words(s)
        elif self.layout.verb_takes[self.verb] == TAKES_TERMS:
            self.deal_words(s)
        elif self.layout.verb_takes[self.verb] == TAKES_MONEY:
            self.sum_words(s)
        else:
            self.next_words(s)

    def first_words(self, s: State) -> None:
        out = Options()
        choice = asked(s)
        a, b, c, d = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
        choice.options(s, a, b, c, d, out)
        bids: i64 = 0
        for k in range(i64(len(out.codes))):
            code = out.codes[k]
            if self.layout.verb_takes[verb_of(code)] != TAKES_MONEY:
                self.open_option(s, code)
            elif bids < BIDS_LISTED:
                self.open(self.layout.bids + bids, code)
                bids += 1
        for free in choice.free(s, a, b, c, d):
            self.open_free(s, VERB_NUMBERS[free.verb], free.low, free.high)
        if self.asides:
            self.open_asides(s)

    def open_option(self, s: State, code: i64) -> None:
        """A listed action: its slot says it at once, or begins it."""
        layout = self.layout
        verb = verb_of(code)
        number = about(code)
        takes = layout.verb_takes[verb]
        if takes == TAKES_NOTHING:
            self.open(self.word(verb), code)
        elif takes == TAKES_LEVELS:
            self.open(self.word(verb), half(verb, -1))
        elif takes == TAKES_RIDE:
            self.open_shared(
                layout.card_words + layout.kind_of_card[ride_card(number)], half(verb, ride_card(number)), verb
            )
        else:
            self.open_shared(self.slot_about(s, verb, takes, number), code, verb)

    def slot_about(self, s: State, verb: i64, takes: i64, number: i64) -> i64:
        """Where a verb about a number stands."""
        layout = self.layout
        if takes == TAKES_DEED:
            return layout.deed_word(verb, number)
        if takes == TAKES_SPACE:
            return layout.space_words + number
        if takes == TAKES_CARD:
            return layout.card_words + layout.kind_of_card[number]
        if takes == TAKES_SEAT:
            return layout.seat_words + self.relative(s, number)
        return layout.count_words + number

    def relative(self, s: State, seat: i64) -> i64:
        """How many seats to the left of the speaker somebody sits."""
        me = decider(s)
        return seat - me if seat >= me else seat - me + s.players

    def open_free(self, s: State, verb: i64, low: i64, high: i64) -> None:
        """A verb with a number of one's own, or with terms."""
        takes = self.layout.verb_takes[verb]
        if takes == TAKES_MONEY:
            if verb == BID:
                for k in range(1, BID_PARTS + 1):
                    amount = low + (high - low) * k // BID_PARTS // self.layout.unit * self.layout.unit
                    if amount > low and illegal_reason(s, act(verb, amount)) == 0:
                        self.open(self.layout.bids + BIDS_LISTED + k - 1, act(verb, amount))
            if not self.dropped and high > low:
                self.open(self.word(verb), half(verb, -1))
        elif takes == TAKES_TERMS and not self.dropped:
            if verb != OFFER:
                self.open(self.word(verb), half(verb, -1))
                return
            me = decider(s)
            for p in range(s.players):
                if p != me and partner_refusal(s, me, p) == 0:
                    self.open_shared(self.layout.seat_words + self.relative(s, p), half(verb, p), verb)

    def open_asides(self, s: State) -> None:
        """What answers no question: to ask for time between turns, and to want no more offers in this turn."""
        me = decider(s)
        if s.turn != me and s.interrupts >> me & 1 == 0 and illegal_reason(s, act(INTERRUPT, me)) == 0:
            self.open(INTERRUPT, act(INTERRUPT, me))
        if asked(s).number == CONSIDER_TRADE and not is_quiet(s, me):
            self.open(QUIET, act(QUIET, me))

    def next_words(self, s: State) -> None:
        """What can follow a verb, a card or the first lots of a plan."""
        layout = self.layout
        verb = self.verb
        takes = layout.verb_takes[verb]
        out = asked(s).all_options(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
        for k in range(i64(len(out.codes))):
            code = out.codes[k]
            if verb_of(code) != verb:
                continue
            number = about(code)
            if takes == TAKES_RIDE:
                card = layout.kind_of_card[ride_card(number)]
                if self.part < 0:
                    self.open(layout.card_words + card, half(verb, ride_card(number)))
                elif layout.kind_of_card[self.part] == card:
                    self.open(layout.space_words + ride_space(number), code)
            elif takes == TAKES_LEVELS:
                self.open_levels(s, code)
            elif takes == TAKES_DEED:
                self.open(layout.deed_words + number, code)
            else:
                self.open(self.slot_about(s, verb, takes, number), code)

    def open_levels(self, s: State, code: i64) -> None:
        """The group of a plan is named by its first lot, then each lot has its level."""
        plan = about(code)
        group = plan_group(plan)
        if self.part < 0:
            self.open(self.layout.deed_words + s.lot(group, 0), half(self.verb, group))
            return
        if plan_group(self.part) != group:
            return
        for k in range(self.lots):
            if target(plan, k) != target(self.part, k):
                return
        level = target(plan, self.lots)
        last = self.lots + 1 == s.edition.board.group_size[group]
        self.open(self.layout.level_words + level, code if last else GO_ON)

    def sum_words(self, s: State) -> None:
        self.open_steps(self.layout.gives, self.draft.high - self.draft.sum)
        if illegal_reason(s, act(self.verb, self.draft.sum)) == 0:
            self.open(self.layout.send, act(self.verb, self.draft.sum))
        self.open(self.layout.drop, GO_ON)

    def open_steps(self, first: i64, room: i64) -> None:
        for k in range(SUM_STEPS):
            if self.draft.may_step(k, room):
                self.open(first + k, GO_ON)

    def deal_words(self, s: State) -> None:
        layout = self.layout
        draft = self.draft
        me = decider(s)
        mutual = self.verb != SETTLE  # a debtor only gives
        self.open_deeds(s, me)
        if mutual:
            self.open_deeds(s, draft.partner)
        if not draft.exempting:
            for k in range(i64(len(layout.kept_cards))):
                card = layout.kept_cards[k]
                if s.holder[card] == me or (mutual and s.holder[card] == draft.partner):
                    self.open_card(s, card, s.holder[card] == me)
            if draft.sum >= 0:
                self.open_steps(layout.gives, s.cash[me] - draft.sum)
            if draft.sum <= 0 and mutual:
                self.open_steps(layout.takes, s.cash[draft.partner] + draft.sum)
            if s.settings[IMMUNITY] and mutual:
                self.open(layout.exemption, GO_ON)
            if self.is_sendable(s):
                self.open(layout.send, self.offer_code())
        self.open(layout.drop, GO_ON)

    def open_deeds(self, s: State, giver: i64) -> None:
        """The deeds of one side that can still be put into the deal."""
        deed = s.first_deed[giver]
        while deed >= 0:
            item = pack_item(IMMUNITY_ITEM if self.draft.exempting else DEED_ITEM, deed)
            if item_refusal(s, giver, item) == 0 and not self.draft.names_deed(deed):
                self.open(self.layout.deed_words + deed, GO_ON)
            deed = s.next_deed[deed]

    def open_card(self, s: State, card: i64, mine: bool) -> None:
        """A kept card; those that others keep face down cannot be asked for."""
        item = pack_item(CARD_ITEM, card)
        if not mine and s.edition.card_secret[card]:
            return
        if item_refusal(s, s.holder[card], item) == 0 and not self.draft.has(item):
            first = self.layout.card_words if mine else self.layout.their_cards
            self.open(first + self.layout.kind_of_card[card], half(self.verb, card))

    def is_sendable(self, s: State) -> bool:
        before = s.offer
        s.offer = self.draft.terms()
        legal = illegal_reason(s, self.offer_code()) == 0
        s.offer = before
        return legal

    def offer_code(self) -> i64:
        return act(self.verb, self.draft.partner if self.verb == OFFER else 0)

    # saying one

    def say(self, s: State, slot: i64) -> bool:
        """Say a word; whether that was a whole action, which was performed."""
        if not self.add(s, slot):
            return False
        if len(self.terms) > 0:
            s.offer = self.terms
        perform(s, self.code)
        return True

    def add(self, s: State, slot: i64) -> bool:
        """Add a word; whether that makes a whole action, which is `code` with its `terms`.

        What is masked counts as silence: what is half said is dropped, else the answer that gives least away is taken.
        """
        if slot < 0 or slot >= self.layout.actions or self.mark[slot] == 0:
            if self.verb < 0:
                code = asked(s).default_action(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
                self.complete(code, empty())
                return True
            self.forget()
            self.dropped = True
            return False
        meaning = self.meaning[slot]
        if meaning >= 0:
            dealing = self.verb >= 0 and self.layout.verb_takes[self.verb] == TAKES_TERMS
            self.complete(meaning, self.draft.terms() if dealing else empty())
            return True
        if self.verb < 0:
            self.begin(s, -2 - meaning)
        else:
            self.go_on(s, slot, meaning)
        return False

    def complete(self, code: i64, terms: Ints) -> None:
        self.forget()
        self.dropped = False
        self.code = code
        self.terms = terms

    def forget(self) -> None:
        self.verb = NOTHING_SAID
        self.part = -1
        self.lots = 0
        self.draft.clear()

    def begin(self, s: State, beginning: i64) -> None:
        """The first word of a longer action."""
        self.verb = verb_of(beginning)
        part = about(beginning) - 1
        if self.verb == OFFER:
            self.draft.partner = part
        elif self.verb == COUNTER:
            self.draft.partner = argument(s, 0)  # who made the offer
        elif self.verb == SETTLE:
            self.draft.partner = argument(s, 1)  # the creditor
        elif self.layout.verb_takes[self.verb] == TAKES_MONEY:
            a, b, c, d = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
            for free in asked(s).free(s, a, b, c, d):
                if VERB_NUMBERS[free.verb] == self.verb:
                    self.draft.sum = free.low
                    self.draft.high = free.high
        else:
            self.part = part

    def go_on(self, s: State, slot: i64, meaning: i64) -> None:
        """One more word of a longer action."""
        layout = self.layout
        takes = layout.verb_takes[self.verb]
        if slot == layout.drop:
            self.forget()
            self.dropped = True
        elif layout.gives <= slot < layout.gives + SUM_STEPS:
            self.draft.add_step(slot - layout.gives, 1)
        elif layout.takes <= slot < layout.takes + SUM_STEPS:
            self.draft.add_step(slot - layout.takes, -1)
        elif takes == TAKES_LEVELS and self.part >= 0:
            self.part = with_level(self.part, self.lots, slot - layout.level_words)
            self.lots += 1
        elif takes != TAKES_TERMS:
            self.part = about(-2 - meaning) - 1
        elif slot == layout.exemption:
            self.draft.exempting = True
        elif slot < layout.builds:
            deed = slot - layout.deed_words
            self.draft.put(pack_item(IMMUNITY_ITEM if self.draft.exempting else DEED_ITEM, deed), s.owner[deed])
            self.draft.exempting = False
        else:
            card = about(-2 - meaning) - 1
            self.draft.put(pack_item(CARD_ITEM, card), s.holder[card])
