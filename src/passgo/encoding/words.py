"""The words that can be said now: which slots of the table of actions are open, and what each of them means."""

from __future__ import annotations

from typing import Final

from passgo.encoding.layout import OWN_WORDS, Layout
from passgo.engine.actions import WANT, act, verb_of
from passgo.engine.columns import Ints, filled, i64

NOTHING_SAID: Final[i64] = -1
GO_ON: Final[i64] = -1  # what a slot stands for that only adds to what is half said


def half(verb: i64, part: i64) -> i64:
    """The meaning of a slot that begins an action: its verb, and -1 or the first part of what it is about."""
    return -2 - act(verb, part + 1)


class Words:
    """The open slots. A meaning is the code of an action, or a beginning (`half`), or `GO_ON`."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        # slots in order, and by slot its place among them (from 1) and its meaning
        self.count: i64 = 0
        self.slots: Ints = filled(int(layout.actions), 0)
        self.mark: Ints = filled(int(layout.actions), 0)
        self.meaning: Ints = filled(int(layout.actions), 0)
        self.own: Ints = filled(int(OWN_WORDS), NOTHING_SAID)  # which own verbs of the edition the question has

    def open(self, slot: i64, meaning: i64) -> None:
        """A slot can be said. Where two meanings would share one the first has it."""
        if self.mark[slot] == 0:
            self.slots[self.count] = slot
            self.count += 1
            self.mark[slot] = self.count
            self.meaning[slot] = meaning

    def close_all(self) -> None:
        for k in range(self.count):
            self.mark[self.slots[k]] = 0
        self.count = 0
        for k in range(OWN_WORDS):
            self.own[k] = NOTHING_SAID

    def open_shared(self, slot: i64, meaning: i64, verb: i64) -> None:
        """A slot that another verb may have taken: then this one is said in two words, the verb first."""
        if self.mark[slot] > 0 and self.verb_meant(slot) != verb:
            self.open(self.word(verb), half(verb, -1))
        else:
            self.open(slot, meaning)

    def verb_meant(self, slot: i64) -> i64:
        meaning = self.meaning[slot]
        return verb_of(meaning) if meaning >= 0 else verb_of(-2 - meaning)

    def word(self, verb: i64) -> i64:
        """The slot of a verb alone; an edition's own verbs have theirs in the order in which a question lists them."""
        if verb <= WANT:
            return verb
        k: i64 = 0
        while k < OWN_WORDS - 1 and self.own[k] >= 0 and self.own[k] != verb:
            k += 1
        self.own[k] = verb
        return self.layout.own_words + k
