"""A position as the numbers that one seat sees, itself first. Nothing hidden is read: cards that others keep face down
are only counted, and what a question is about is told to who is asked alone.
"""

from __future__ import annotations

from typing import Final

from passgo.encoding.layout import (
    A_DEED,
    A_SEAT,
    A_SUM,
    ASKED_ABOUT,
    BANKRUPT,
    BUILDINGS,
    CASH,
    CASH_TO_GET,
    CASH_TO_GIVE,
    DEED_COLUMNS,
    DEEDS,
    DIE,
    DOUBLES,
    EXEMPT,
    EXEMPTION_TO_GET,
    EXEMPTION_TO_GIVE,
    HAS_THE_TURN,
    HIDDEN_CARDS,
    HUGE,
    IN_JAIL,
    IS_ASKED,
    LEADS,
    LEVEL,
    MORTGAGED,
    MORTGAGES,
    MOST,
    NAMED,
    NUMBERS,
    OTHER_DIE,
    POOL,
    READY_GROUPS,
    REFUSED,
    ROLLS_DUE,
    ROUND,
    ROUNDS_LEFT,
    SEAT_COLUMNS,
    SEATS,
    SPEED_DIE,
    STILL_BIDS,
    SUM_SAID,
    TAKES_RIDE,
    TIME_UP,
    TO_GET,
    TO_GIVE,
    UNSOLD,
    WANTS_QUIET,
    Layout,
)
from passgo.encoding.speech import Speech
from passgo.engine.columns import Ints, Words, empty, i32, i64, pushed, words
from passgo.engine.machine import argument, asked, decider
from passgo.engine.rules.auction import AWARD_DEED, BIDDING, leader, price, still_in
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.past_offers import is_quiet
from passgo.engine.rules.selling import plan_group
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.state import State
from passgo.engine.steps import ARGUMENTS

NUMBER_LIMIT: Final[i64] = 1 << 12  # what a plain number of a question is cut at
DEED_PLAIN: Final[i64] = len(DEED_COLUMNS)
SEAT_PLAIN: Final[i64] = len(SEAT_COLUMNS)


class Sheet:
    """Observations of several games, one behind the other. Only what was written is wiped, as most of it stays 0."""

    def __init__(self, layout: Layout, rows: int) -> None:
        self.layout: Final = layout
        self.cells: Words = words(rows * int(layout.width))
        self.written: Final[list[Ints]] = [empty() for _ in range(rows)]  # by row: which cells are not 0
        # while a row is written
        self.start: i64 = 0
        self.marks: Ints = empty()

    def put(self, column: i64, value: i64) -> None:
        at = self.start + column
        self.cells[at] = i32(value)
        self.marks = pushed(self.marks, at)

    def add(self, column: i64, value: i64) -> None:
        self.put(column, i64(self.cells[self.start + column]) + value)

    def cash(self, column: i64, amount: i64) -> None:
        """A sum of money, cut where more of it makes no difference."""
        self.put(column, amount if amount < self.layout.most_cash else self.layout.most_cash)

    def write(self, row: i64, s: State, seat: i64, speech: Speech) -> None:
        """What a seat sees, in place of what was in the row."""
        old = self.written[row]
        for k in range(i64(len(old))):
            self.cells[old[k]] = 0
        self.start = row * self.layout.width
        self.marks = empty()
        self.write_deeds(s, seat)
        for k in range(s.players):
            p = seat + k if seat + k < s.players else seat + k - s.players
            self.write_seat(s, p, self.layout.seats_at + k * self.layout.seat_width, p == seat)
        self.write_cards(s, seat)
        self.write_table(s)
        if not s.over:
            self.write_question(s, seat, speech)
        self.written[row] = self.marks

    def write_deeds(self, s: State, seat: i64) -> None:
        layout = self.layout
        players = s.players
        extras = i64(len(layout.extras_of_deed))
        at: i64 = 0
        for deed in range(layout.deeds):
            owner = s.owner[deed]
            if owner >= 0:
                self.put(at + (owner - seat if owner >= seat else owner - seat + players), 1)
                if s.level[deed] > 0:
                    self.put(at + players + LEVEL, s.level[deed])
                if s.mortgaged[deed]:
                    self.put(at + players + MORTGAGED, 1)
                if s.immune[deed] >> seat & 1:
                    self.put(at + players + EXEMPT, 1)
            for k in range(extras):
                value = s.extra[layout.extras_of_deed[k] + deed]
                if value != 0:
                    self.put(at + players + DEED_PLAIN + k, value)
            at += layout.deed_width

    def write_seat(self, s: State, p: i64, at: i64, myself: bool) -> None:
        layout = self.layout
        if s.bankrupt[p]:
            self.put(at + BANKRUPT, 1)
            return
        self.cash(at + CASH, s.cash[p])
        self.put(at + IN_JAIL, s.jail[p])
        self.put(at + DEEDS, s.deeds_held[p])
        self.put(at + MORTGAGES, s.mortgages[p])
        self.put(at + BUILDINGS, s.buildings[p])
        self.put(at + REFUSED, s.refused[p])
        if p == s.turn:
            self.put(at + HAS_THE_TURN, 1)
        if is_quiet(s, p):
            self.put(at + WANTS_QUIET, 1)
        ready = s.groups_ready[p]
        groups: i64 = 0
        while ready > 0:
            groups += ready & 1
            ready >>= 1
        self.put(at + READY_GROUPS, groups)
        for k in range(i64(len(layout.extras_of_seat))):
            self.put(at + SEAT_PLAIN + k, s.extra[layout.extras_of_seat[k] + p])
        self.put(at + layout.seat_plain + s.place[p], 1)

    def write_cards(self, s: State, seat: i64) -> None:
        """Kept cards by kind; those of a secret pack are named to their keeper, and counted for the others."""
        layout = self.layout
        for k in range(i64(len(layout.kept_cards))):
            card = layout.kept_cards[k]
            holder = s.holder[card]
            if holder >= 0:
                at = layout.seats_at + self.seats_away(s, seat, holder) * layout.seat_width
                if s.edition.card_secret[card]:
                    self.add(at + HIDDEN_CARDS, 1)
                if holder == seat or not s.edition.card_secret[card]:
                    self.add(at + layout.seat_plain + layout.spaces + layout.kind_of_card[card], 1)

    def seats_away(self, s: State, seat: i64, other: i64) -> i64:
        """How many seats to the left of the observer somebody sits."""
        return other - seat if other >= seat else other - seat + s.players

    def write_table(self, s: State) -> None:
        layout = self.layout
        at = layout.table_at
        self.put(at + ROUND, s.round if s.round < NUMBER_LIMIT else NUMBER_LIMIT)
        self.cash(at + POOL, s.pool)
        self.put(at + DIE, s.die)
        self.put(at + OTHER_DIE, s.other_die)
        self.put(at + SPEED_DIE, s.speed)
        self.put(at + DOUBLES, s.doubles)
        self.put(at + ROLLS_DUE, s.rolls_due)
        self.put(at + TIME_UP, s.time_up)
        if s.last_round > 0:
            self.put(at + ROUNDS_LEFT, s.last_round - s.round + 1)
        self.put(at + UNSOLD, s.unsold)
        for k in range(i64(len(s.pieces))):
            if s.pieces[k] > 0:  # a Bank that owes pieces has none
                self.put(layout.pieces_at + k, s.pieces[k])
        for k in range(i64(len(s.undrawn_count))):
            self.put(layout.packs_at + k, s.undrawn_count[k] + s.discards_count[k])

    # what is asked

    def write_question(self, s: State, seat: i64, speech: Speech) -> None:
        layout = self.layout
        step = asked(s).number
        player = decider(s)
        self.put(layout.seats_at + self.seats_away(s, seat, player) * layout.seat_width + IS_ASKED, 1)
        kind = layout.kind_of_step[step]
        if kind >= 0:
            self.put(layout.question_at + kind, 1)
        if player != seat:
            return
        if step == BIDDING:
            self.write_bidding(s, seat)
        else:
            for k in range(ARGUMENTS):
                self.write_argument(s, seat, k, layout.argument_kinds[step * ARGUMENTS + k])
        if (step == CONSIDER_TRADE or step == CONSIDER_SETTLEMENT) and speech.verb < 0:
            middle = 1 + s.offer[0]
            self.write_bundle(s.offer, 1, middle, True)
            self.write_bundle(s.offer, middle, i64(len(s.offer)), False)
        if speech.verb >= 0:
            self.write_speech(s, seat, speech)

    def write_bidding(self, s: State, seat: i64) -> None:
        award, lot, standing, line = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
        layout = self.layout
        if award == AWARD_DEED:
            self.put(lot * layout.deed_width + s.players + ASKED_ABOUT, 1)
        self.cash(layout.table_at + NUMBERS + 2, price(standing))
        top = leader(standing)
        for p in range(s.players):
            at = layout.seats_at + self.seats_away(s, seat, p) * layout.seat_width
            if p == top:
                self.put(at + LEADS, 1)
            if still_in(line) >> p & 1:
                self.put(at + STILL_BIDS, 1)

    def write_argument(self, s: State, seat: i64, k: i64, kind: i64) -> None:
        """One thing that a question is about, where its kind belongs."""
        layout = self.layout
        value = argument(s, k)
        if value < 0 or kind == HUGE:
            return
        if kind == A_DEED:
            if value < layout.deeds:
                self.put(value * layout.deed_width + s.players + ASKED_ABOUT, 1)
        elif kind == A_SEAT:
            if value < s.players:
                self.put(layout.seats_at + self.seats_away(s, seat, value) * layout.seat_width + NAMED, 1)
        elif kind == SEATS:
            for p in range(s.players):
                if value >> p & 1:
                    self.put(layout.seats_at + self.seats_away(s, seat, p) * layout.seat_width + STILL_BIDS, 1)
        elif kind == A_SUM:
            self.cash(layout.table_at + NUMBERS + k, value)
        else:
            self.number(k, value)

    def number(self, k: i64, value: i64) -> None:
        """A plain number beside sums of money, in parts of one, so that one scale serves for whatever it is."""
        part = self.layout.most_cash // MOST // MOST + 1
        self.cash(self.layout.table_at + NUMBERS + k, (value if value < NUMBER_LIMIT else NUMBER_LIMIT) * part)

    def write_bundle(self, items: Ints, start: i64, stop: i64, mine: bool) -> None:
        """Things that the observer would get, or else give."""
        layout = self.layout
        for k in range(start, stop):
            kind = item_kind(items[k])
            number = item_number(items[k])
            if kind == CASH_ITEM:
                self.cash(layout.table_at + (CASH_TO_GET if mine else CASH_TO_GIVE), number)
            elif kind == CARD_ITEM:
                first = layout.cards_to_get if mine else layout.cards_to_give
                if layout.kind_of_card[number] >= 0:
                    self.add(first + layout.kind_of_card[number], 1)
            else:
                at = number * layout.deed_width + layout.players
                if kind == DEED_ITEM:
                    self.put(at + (TO_GET if mine else TO_GIVE), 1)
                else:
                    self.put(at + (EXEMPTION_TO_GET if mine else EXEMPTION_TO_GIVE), 1)

    def write_speech(self, s: State, seat: i64, speech: Speech) -> None:
        """What the observer has half said himself."""
        layout = self.layout
        at = layout.table_at
        self.put(layout.said_at + speech.word(speech.verb), 1)
        draft = speech.draft
        if draft.partner >= 0:
            self.put(layout.seats_at + self.seats_away(s, seat, draft.partner) * layout.seat_width + NAMED, 1)
            self.write_bundle(draft.given, 0, i64(len(draft.given)), False)
            self.write_bundle(draft.taken, 0, i64(len(draft.taken)), True)
            if draft.sum > 0:
                self.cash(at + CASH_TO_GIVE, draft.sum)
            else:
                self.cash(at + CASH_TO_GET, -draft.sum)
            return
        self.cash(at + SUM_SAID, draft.sum)
        if speech.part < 0:
            return
        if layout.verb_takes[speech.verb] == TAKES_RIDE:
            self.put(layout.cards_to_give + layout.kind_of_card[speech.part], 1)
        else:
            group = plan_group(speech.part)
            for k in range(s.edition.board.group_size[group]):
                self.put(s.lot(group, k) * layout.deed_width + s.players + ASKED_ABOUT, 1)
            self.number(0, speech.lots)
