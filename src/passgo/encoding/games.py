"""Many games side by side: one word said in each, and what can be said next, seen by who is asked.

Bots may have some of the seats; then they answer at once, and a row waits for its learner only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.bots.base import StateBot, answer
from passgo.encoding.layout import Layout
from passgo.encoding.observing import Sheet
from passgo.encoding.speech import Speech
from passgo.engine.actions import TIME
from passgo.engine.columns import Flags, Ints, empty, filled, flags, i64, u8
from passgo.engine.machine import advance, decider, perform
from passgo.engine.random import Chance, seeded
from passgo.engine.record import Header
from passgo.engine.rules.preparation import prepared
from passgo.engine.rules.victory import worth
from passgo.engine.settings import as_column
from passgo.engine.state import TIMED, VARIANTS, State

RUNNING: Final[i64] = 0
ENDED: Final[i64] = 1  # somebody won, or the row's learner is out
CUT_OFF: Final[i64] = 2  # at the limit of rounds
SEED_STEP: Final[i64] = 1_000_003  # between the seeds of a row's games, so that rows never share one


class Table:
    """What all games of a batch begin with, and when they are cut off."""

    def __init__(self, header: Header, max_rounds: int, time_after: int) -> None:
        self.header: Final = header
        self.edition: Final = header.edition.printing(header.settings)
        self.rules: Final[Ints] = as_column(header.settings)
        self.players: i64 = len(header.names)
        self.variant: i64 = VARIANTS.index(header.variant)
        self.max_rounds: i64 = max_rounds
        self.time_after: i64 = time_after  # rounds after which time is called in a timed game

    def dealt(self, seed: int) -> State:
        """A game before its first decision, with nobody listening."""
        settings = self.header.settings
        s = prepared(self.edition, settings, self.rules, seeded(seed), int(self.players), int(self.variant))
        advance(s)
        s.recording = False
        s.events = empty()
        return s


class Games:
    """The rows of a batch, and the columns that tell of them."""

    def __init__(self, table: Table, layout: Layout, rows: int, asides: bool, weighs: bool) -> None:
        """With `weighs`, what everybody is worth is noted at every step."""
        self.table: Final = table
        self.layout: Final = layout
        self.rows: i64 = rows
        self.weighs: bool = weighs
        self.restarts: bool = True  # whether a game that ended is followed by another at once
        self.states: list[State] = []
        self.speeches: list[Speech] = [Speech(layout, asides) for _ in range(rows)]
        self.bots: list[StateBot | None] = []  # by row and seat; empty where there are none
        self.seeds: list[int] = []
        self.sheet: Final = Sheet(layout, rows)
        players = int(layout.players)
        self.masks: Flags = flags(rows * int(layout.actions))
        self.coin: Chance = seeded(0)  # for words drawn at random
        self.seats: Ints = filled(rows, 0)  # who is asked
        self.ends: Ints = filled(rows, 0)  # whether a game ended with this step
        self.rewards: Ints = filled(rows * players, 0)
        self.worths: Ints = filled(rows * players, 0)
        self.last_worths: Ints = filled(rows * players, 0)  # of the game that ended with this step

    def seat_bots(self, bots: Sequence[StateBot | None]) -> None:
        self.bots = list(bots)

    def reset(self, seeds: Sequence[int]) -> None:
        """New games in all rows."""
        self.seeds = list(seeds)
        self.states = [self.table.dealt(seed) for seed in self.seeds]
        for row in range(self.rows):
            self.ends[row] = RUNNING
            self.begin(row)
            self.show(row)

    def say(self, words: Sequence[int]) -> None:
        """One word in each row."""
        for row in range(self.rows):
            self.say_in(row, words[row])

    def say_in(self, row: i64, word: i64) -> None:
        s = self.states[row]
        players = self.layout.players
        before: i64 = 0  # who was out, one bit each
        for p in range(players):
            before |= s.bankrupt[p] << p
            self.rewards[row * players + p] = 0
        self.ends[row] = RUNNING
        if self.speeches[row].say(s, word):
            self.run_bots(row, s)
            self.judge(row, s, before)
        if self.ends[row] != RUNNING and self.restarts:
            self.seat_anew(row, s)
            self.seeds[row] += SEED_STEP
            self.states[row] = self.table.dealt(self.seeds[row])
            self.begin(row)
        self.show(row)

    def begin(self, row: i64) -> None:
        """A game that was just dealt goes on to the first question that is not a bot's."""
        self.speeches[row].forget()
        self.run_bots(row, self.states[row])

    def seat_anew(self, row: i64, s: State) -> None:
        """The bots of a row leave a game that is over, and sit down to the next one."""
        if len(self.bots) > 0:
            for p in range(s.players):
                bot = self.bots[row * s.players + p]
                if bot is not None:
                    bot.leave(s)
                    bot.sit(self.table.header, p)

    def run_bots(self, row: i64, s: State) -> None:
        """Time is called, bots answer, until a learner is asked or nothing is left to learn."""
        first = row * s.players
        while not s.over and s.round <= self.table.max_rounds:
            if s.variant == TIMED and s.round > self.table.time_after and not s.time_up:
                perform(s, TIME)
                continue
            if len(self.bots) == 0:
                return
            bot = self.bots[first + decider(s)]
            if bot is None or self.is_lost(first, s):
                return
            answer(s, bot)

    def is_lost(self, first: i64, s: State) -> bool:
        """Whether all seats without a bot are out."""
        for p in range(s.players):
            if self.bots[first + p] is None and not s.bankrupt[p]:
                return False
        return True

    def judge(self, row: i64, s: State, before: i64) -> None:
        """1 for a win, -1 for a loss when it happens; nothing for a game that was cut off."""
        first = row * s.players
        if s.over or (len(self.bots) > 0 and self.is_lost(first, s)):
            self.ends[row] = ENDED
        elif s.round > self.table.max_rounds:
            self.ends[row] = CUT_OFF
        for p in range(s.players):
            if before >> p & 1 == 0:
                if s.over and s.winners >> p & 1:
                    self.rewards[first + p] = 1
                elif s.over or s.bankrupt[p]:
                    self.rewards[first + p] = -1
            if self.weighs and self.ends[row] != RUNNING:
                self.last_worths[first + p] = 0 if s.bankrupt[p] else worth(s, p)

    def show(self, row: i64) -> None:
        """Write down who is asked, what that seat sees and what it can say; of a game that stays ended, nothing."""
        s = self.states[row]
        speech = self.speeches[row]
        first = row * self.layout.actions
        for k in range(speech.count):
            self.masks[first + speech.slots[k]] = u8(0)
        if self.ends[row] != RUNNING and not self.restarts:
            speech.close_all()
            return
        speech.listen(s)
        for k in range(speech.count):
            self.masks[first + speech.slots[k]] = u8(1)
        seat = decider(s)
        self.seats[row] = seat
        self.sheet.write(row, s, seat, speech)
        if self.weighs:
            for p in range(s.players):
                self.worths[row * s.players + p] = 0 if s.bankrupt[p] else worth(s, p)

    def draw_words(self) -> list[int]:
        """A word that can be said in each row, all equally likely."""
        drawn: list[int] = []
        for row in range(self.rows):
            speech = self.speeches[row]
            drawn.append(int(speech.slots[self.coin.below(speech.count)]))
        return drawn
