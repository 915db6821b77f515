"""An action as the words that say it: for demonstrations by bots, and to show that everything can be said."""

from __future__ import annotations

from passgo.encoding.layout import SUM_STEPS, TAKES_LEVELS, TAKES_MONEY, TAKES_RIDE, TAKES_TERMS, Layout
from passgo.encoding.speech import Speech
from passgo.encoding.words import half
from passgo.engine.actions import OFFER, about, ride_card, verb_of
from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.rules.past_offers import net_cash
from passgo.engine.rules.selling import plan_group, target
from passgo.engine.state import State


def spelled(layout: Layout, s: State, code: i64, terms: Ints) -> Ints:
    """The words that say a legal action, with the terms of a deal; none if it cannot be said. The game stays as it is.

    Cash on both sides of a deal becomes the difference, and a card one that is alike.
    """
    return Spelling(Speech(layout, True), s, code, terms).words()


class Spelling:
    """The search for the words of one action."""

    def __init__(self, speech: Speech, s: State, code: i64, terms: Ints) -> None:
        self.speech = speech
        self.s = s
        self.code = code
        self.terms: Ints = terms
        self.found: Ints = empty()

    def words(self) -> Ints:
        speech = self.speech
        speech.listen(self.s)
        verb = verb_of(self.code)
        takes = speech.layout.verb_takes[verb]
        if takes != TAKES_TERMS:
            slot = self.slot_of(self.code)
            if slot >= 0:
                return pushed(self.found, slot)
        if not self.begin(verb, takes):
            return empty()
        if takes == TAKES_TERMS:
            return self.deal()
        if takes == TAKES_MONEY:
            return self.send() if self.pay(about(self.code) - speech.draft.sum) else empty()
        return self.rest(takes)

    def slot_of(self, meaning: i64) -> i64:
        """Where something can be said now; -1 if it cannot."""
        speech = self.speech
        for k in range(speech.count):
            if speech.meaning[speech.slots[k]] == meaning:
                return speech.slots[k]
        return -1

    def say(self, slot: i64) -> bool:
        """Say a word that does not end the action; whether it could be said."""
        speech = self.speech
        if slot < 0 or speech.mark[slot] == 0 or speech.add(self.s, slot):
            return False
        self.found = pushed(self.found, slot)
        speech.listen(self.s)
        return True

    def begin(self, verb: i64, takes: i64) -> bool:
        if verb == OFFER:
            return self.say(self.slot_of(half(verb, about(self.code))))
        if takes == TAKES_RIDE:
            kind = self.speech.layout.kind_of_card[ride_card(about(self.code))]
            slot = self.speech.layout.card_words + kind
            if self.speech.mark[slot] > 0 and self.speech.verb_meant(slot) == verb:
                return self.say(slot)
        return self.say(self.slot_of(half(verb, -1)))

    def rest(self, takes: i64) -> Ints:
        """What follows the verb of a listed action that takes several words."""
        layout = self.speech.layout
        number = about(self.code)
        if takes == TAKES_RIDE and self.speech.part < 0:
            self.say(layout.card_words + layout.kind_of_card[ride_card(number)])
        if takes == TAKES_LEVELS:
            group = plan_group(number)
            self.say(layout.deed_words + self.s.lot(group, 0))
            for k in range(self.s.edition.board.group_size[group] - 1):
                self.say(layout.level_words + target(number, k))
        slot = self.slot_of(self.code)
        return pushed(self.found, slot) if slot >= 0 else empty()

    def deal(self) -> Ints:
        layout = self.speech.layout
        middle = 1 + self.terms[0]
        for k in range(1, i64(len(self.terms))):
            kind = item_kind(self.terms[k])
            number = item_number(self.terms[k])
            if kind == CASH_ITEM:
                continue
            if kind == CARD_ITEM:
                slot = (layout.card_words if k < middle else layout.their_cards) + layout.kind_of_card[number]
            else:
                slot = layout.deed_words + number
            if (kind == IMMUNITY_ITEM and not self.say(layout.exemption)) or not self.say(slot):
                return empty()
        return self.send() if self.pay(net_cash(self.terms, 0, i64(len(self.terms)))) else empty()

    def pay(self, amount: i64) -> bool:
        """Add an amount in steps, the largest first; below 0 to what one gets."""
        layout = self.speech.layout
        first = layout.gives if amount > 0 else layout.takes
        left = amount if amount > 0 else -amount
        for k in range(SUM_STEPS):
            step = self.speech.draft.steps[SUM_STEPS - 1 - k]
            while left >= step:
                if not self.say(first + SUM_STEPS - 1 - k):
                    return False
                left -= step
        return left == 0

    def send(self) -> Ints:
        """The words with the last one, if what was put together can be said."""
        if self.speech.mark[self.speech.layout.send] == 0:
            return empty()
        return pushed(self.found, self.speech.layout.send)
