"""The whole position as columns of numbers, and the few verbs that change it.

Rules read the columns freely but change money, deeds, levels, mortgages, cards and places only through the verbs
here: one place where money moves is one place to check, report and count it.
"""

from __future__ import annotations

from typing import Final

from passgo.engine.board import RAILROAD, SHARE, STREET, STRIDE
from passgo.engine.columns import Ints, bit, extended, filled, i64
from passgo.engine.edition import Edition, Frames
from passgo.engine.events import DEED_MOVED, EVERYBODY, MOVED, PAID, WIDTH
from passgo.engine.position import Position
from passgo.engine.random import Chance
from passgo.engine.settings import MIN_BID, SMALLEST_SUM, WHOLE_NOTES
from passgo.engine.steps import ACTS, TABLE

BANK: Final[i64] = -1
POOL: Final[i64] = -2  # money waiting on the board: Free Parking's jackpot

NORMAL: Final[i64] = 0
SHORT: Final[i64] = 1
TIMED: Final[i64] = 2
VARIANTS: Final = ("normal", "short", "timed")

HOUSE: Final[i64] = 0  # pieces of the Bank
HOTEL: Final[i64] = 1
SKYSCRAPER: Final[i64] = 2
DEPOT: Final[i64] = 3
STAND: Final[i64] = 4
PIECES: Final = ("house", "hotel", "skyscraper", "depot", "stand")
OUT_OF_GAME: Final[i64] = -3  # where used tickets go

FRAME: Final[i64] = 5  # numbers on the stack for one pending step
MORE_STEPS: Final[Ints] = filled(12 * int(FRAME), 0)  # on the stack: copied with every state, so few to begin with
ROOM: Final[Ints] = filled(16 * int(WIDTH), 0)  # for events: what is heard is written in place, not added by number


class State(Position):
    """Its fields are declared in `tools/fields.py`; here is what changes them."""

    def copy(self) -> State:
        """An independent copy. Listeners do not come along."""
        t = State(self.edition, self.settings, self.chance.copy())
        t.copy_fields(self)
        return t

    # what is to happen

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """This happens next, before everything that is pending already."""
        at = self.depth
        if at + FRAME > len(self.stack):
            self.make_room(FRAME)
        stack = self.stack
        stack[at] = step
        stack[at + 1] = a
        stack[at + 2] = b
        stack[at + 3] = c
        stack[at + 4] = d
        self.depth = at + FRAME

    def ask_again(self) -> None:
        """The question that is being answered happens next once more: until something is pushed it still lies there."""
        self.depth += FRAME

    def push_all(self, frames: Frames, key: i64) -> None:
        """A list of steps of the edition happens next, in its order."""
        self.push_last(frames, key, frames.count[key])

    def run_or_push(self, frames: Frames, key: i64) -> None:
        """The same, but the first step happens at once if it asks nothing, as nothing can come between."""
        later = frames.count[key] - 1
        if later < 0:
            return
        at = frames.start[key] + later * FRAME
        flat = frames.flat
        step = flat[at]
        if TABLE.manner[step] != ACTS:
            self.push_all(frames, key)
            return
        if later > 0:
            self.push_last(frames, key, later)
        TABLE.steps[step].run(self, flat[at + 1], flat[at + 2], flat[at + 3], flat[at + 4])

    def push_last(self, frames: Frames, key: i64, count: i64) -> None:
        """The last so many steps of a list happen next."""
        at = self.depth
        size = count * FRAME
        if at + size > len(self.stack):
            self.make_room(size)
        stack = self.stack
        flat = frames.flat
        of = frames.start[key]
        self.depth = at + size
        for _k in range(count):
            stack[at] = flat[of]
            stack[at + 1] = flat[of + 1]
            stack[at + 2] = flat[of + 2]
            stack[at + 3] = flat[of + 3]
            stack[at + 4] = flat[of + 4]
            at += FRAME
            of += FRAME

    def make_room(self, more: i64) -> None:
        """Lengthen the stack by so many numbers at least."""
        while self.depth + more > len(self.stack):
            self.stack = extended(self.stack, MORE_STEPS)

    def drop_turn(self) -> None:
        """Forget what the turn still had pending, its rolls included (CLS-JAL-2, MEGA-BUS-3, UM-BUS-6, IX-20)."""
        self.rolls_due = 0
        self.bonus = 0
        if self.depth > self.floor:
            self.depth = self.floor

    # who may hear what happened

    def emit(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.recording:
            self.emit_to(event, EVERYBODY, a, b, c, d)

    def emit_to(self, event: i64, seen_by: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        at = self.news_end
        if at + WIDTH > len(self.news):
            self.news = extended(self.news, ROOM)
        news = self.news
        news[at] = event
        news[at + 1] = seen_by
        news[at + 2] = a
        news[at + 3] = b
        news[at + 4] = c
        news[at + 5] = d
        self.news_end = at + WIDTH

    @property
    def events(self) -> Ints:
        """What was heard since somebody last put an empty column here."""
        return self.news[: self.news_end]

    @events.setter
    def events(self, events: Ints) -> None:
        self.news = events
        self.news_end = len(events)

    def forget_news(self) -> None:
        """All that was heard is read. The room for it stays: making it anew each round took a quarter of the books."""
        self.news_end = 0

    # the verbs

    def pay(self, payer: i64, payee: i64, amount: i64, cause: i64) -> None:
        """Money changes hands between players, the Bank and the pool."""
        self.shift(payer, payee, amount)
        self.emit(PAID, payer, payee, amount, cause)

    def shift(self, payer: i64, payee: i64, amount: i64) -> None:
        """The same for payments that another event already tells of.

        The Bank's balance may fall below nothing: it always pays (CLS-BNK-1, CLS-BNK-3).

        Rules: MIL-A24.
        """
        if payer >= 0:
            self.cash[payer] -= amount
        elif payer == BANK:
            self.bank -= amount
        else:
            self.pool -= amount
        if payee >= 0:
            self.cash[payee] += amount
        elif payee == BANK:
            self.bank += amount
        else:
            self.pool += amount

    def put(self, player: i64, space: i64, left: i64 = 0) -> None:
        """The token stands somewhere else, whoever else is there (CLS-GEN-3); with steps left it only passes there."""
        self.emit(MOVED, player, self.place[player], space, left)
        self.place[player] = space

    def give_deed(self, deed: i64, player: i64, interest_paid: i64 = 0) -> None:
        """The deed has a new owner, a player or the Bank. Immunities granted by the old one end.

        An heir pays the interest on a mortgage apart: what else its coming demands is told so.
        """
        board = self.edition.board
        group = board.group_of[deed]
        old = self.owner[deed]
        if old >= 0:
            self.count_deed(deed, old, -1)
            self.unlist_deed(deed, old)
            self.note_site(old, group)
        elif board.family[deed] != SHARE:
            self.unsold -= 1
        self.owner[deed] = player
        self.stirred = self.turns
        self.immune[deed] = 0
        if player >= 0:
            self.enter_deed(deed, player)
        elif board.family[deed] != SHARE:
            self.unsold += 1
        self.emit(DEED_MOVED, deed, old, player)
        if player >= 0 and self.edition.on_completion >= 0 and self.buildings[player] > 0:
            self.push(self.edition.on_completion, player, deed, self.mortgaged[deed], interest_paid)

    def enter_deed(self, deed: i64, player: i64) -> None:
        """A deed is among those of a player."""
        group = self.edition.board.group_of[deed]
        self.count_deed(deed, player, 1)
        self.list_deed(deed, player)
        self.note_site(player, group)

    def count_deed(self, deed: i64, player: i64, sign: i64) -> None:
        """The counts of a player with a deed more (1) or less (-1). Deeds change hands without buildings."""
        at = player * self.groups + self.edition.board.group_of[deed]
        self.held[at] += sign
        self.pledged[at] += sign * self.mortgaged[deed]
        self.deeds_held[player] += sign
        self.mortgages[player] += sign * self.mortgaged[deed]

    def list_deed(self, deed: i64, player: i64) -> None:
        """Enter a deed in its place among those of a player."""
        before: i64 = -1
        after = self.first_deed[player]
        while 0 <= after < deed:
            before = after
            after = self.next_deed[after]
        self.next_deed[deed] = after
        if before < 0:
            self.first_deed[player] = deed
        else:
            self.next_deed[before] = deed

    def unlist_deed(self, deed: i64, player: i64) -> None:
        """Take a deed out of the list of a player's."""
        after = self.next_deed[deed]
        self.next_deed[deed] = -1
        at = self.first_deed[player]
        if at == deed:
            self.first_deed[player] = after
            return
        while self.next_deed[at] != deed:
            at = self.next_deed[at]
        self.next_deed[at] = after

    def set_level(self, deed: i64, level: i64) -> None:
        """Buildings come from the Bank and go back to it."""
        owner = self.owner[deed]
        old = self.level[deed]
        self.stock(deed, old, 1)
        self.stock(deed, level, -1)
        group = self.edition.board.group_of[deed]
        at = owner * self.groups + group
        self.built[at] += level - old
        self.buildings[owner] += level - old
        self.level[deed] = level
        if self.groups_ready[owner] >> group & 1:
            self.note_room(owner, group)

    def note_site(self, player: i64, group: i64) -> None:
        """Keep in mind whether a player may build on a group, now that a lot of it has come or gone."""
        at = player * self.groups + group
        here = bit(group)
        if self.held[at] >= self.edition.lots_needed[group]:
            self.groups_ready[player] |= here
            self.note_room(player, group)
        elif self.groups_ready[player] & here:
            self.groups_ready[player] &= ~here
            self.groups_open[player] &= ~here

    def note_room(self, player: i64, group: i64) -> None:
        """Whether a group that is ready can take a building, pieces and money apart.

        Bots ask so after every building and every turn: to look for it each time took a tenth of a game of Ultimate.
        """
        at = player * self.groups + group
        lots = self.held[at]
        if self.edition.board.group_family[group] != STREET:
            room = lots - self.pledged[at] - self.built[at]
        elif self.pledged[at] > 0:
            room = 0
        else:
            highest = self.hotel_level
            if self.edition.figures.piece_kinds > SKYSCRAPER and lots == self.edition.board.group_size[group]:
                highest += 1  # MEGA-SKY-1
            room = lots * highest - self.built[at]
        if room > 0:
            self.groups_open[player] |= bit(group)
        else:
            self.groups_open[player] &= ~bit(group)

    def stock(self, deed: i64, level: i64, sign: i64) -> None:
        """The pieces of a level return to the Bank (1) or leave it (-1)."""
        family = self.edition.board.family[deed]
        if family != STREET:
            self.pieces[DEPOT if family == RAILROAD else STAND] += sign * level
        elif level < self.hotel_level:
            self.pieces[HOUSE] += sign * level
        else:
            self.pieces[HOTEL if level == self.hotel_level else SKYSCRAPER] += sign

    def set_mortgage(self, deed: i64, mortgaged: i64) -> None:
        owner = self.owner[deed]
        if owner >= 0:
            change = mortgaged - self.mortgaged[deed]
            group = self.edition.board.group_of[deed]
            at = owner * self.groups + group
            self.pledged[at] += change
            self.mortgages[owner] += change
            if self.groups_ready[owner] >> group & 1:
                self.note_room(owner, group)
        self.mortgaged[deed] = mortgaged

    def draw(self, deck: i64) -> i64:
        """The top card of a pack: one of those never drawn yet, else the one longest under the pack.

        Rules: CLS-SET-2, MIL-9, MIL-10, MIL-11, UM-SET-3.
        """
        start = self.edition.deck_start[deck]
        left = self.undrawn_count[deck]
        wanted = self.chance.next_card()
        if wanted >= 0:
            self.make_next(deck, wanted)
            left = self.undrawn_count[deck]
        if left > 0:
            at = start + (left - 1 if wanted >= 0 else self.chance.pick(left, deck))
            card = self.undrawn[at]
            self.undrawn[at] = self.undrawn[start + left - 1]
            self.undrawn_count[deck] = left - 1
            return card
        first = self.discards_first[deck]
        self.discards_first[deck] = (first + 1) % self.edition.deck_size[deck]
        self.discards_count[deck] -= 1
        return self.discards[start + first]

    def make_next(self, deck: i64, card: i64) -> None:
        """Lay a scripted card where the next draw finds it: last among the fresh ones."""
        start = self.edition.deck_start[deck]
        left = self.undrawn_count[deck]
        for k in range(left):
            if self.undrawn[start + k] == card:
                self.undrawn[start + k] = self.undrawn[start + left - 1]
                self.undrawn[start + left - 1] = card
                return
        raise ValueError(f"card {card} is not among the cards of its pack that were never drawn")

    def put_under(self, card: i64) -> None:
        """Nobody keeps the card any more; it comes again after all others of its pack (CLS-CRD-2, CLS-CRD-4)."""
        deck = self.edition.deck_of[card]
        start = self.edition.deck_start[deck]
        size = self.edition.deck_size[deck]
        self.discards[start + (self.discards_first[deck] + self.discards_count[deck]) % size] = card
        self.discards_count[deck] += 1
        self.holder[card] = BANK

    def count_anew(self) -> None:
        """What follows from the rest, where its columns were just filled or restored."""
        board = self.edition.board
        self.groups = len(board.groups)
        self.hotel_level = 4 if self.variant == SHORT else 5  # three houses before a hotel (CLS-SHORT-3, CLS-TIME-4)
        self.smallest_sum = self.edition.figures.note if self.settings[SMALLEST_SUM] == WHOLE_NOTES else 1
        self.least_raise = self.in_notes(self.settings[MIN_BID])
        self.unsold = board.properties
        self.solvent = self.players
        for p in range(self.players):
            self.solvent -= self.bankrupt[p]
        for deed in range(board.deeds):
            owner = self.owner[deed]
            if owner >= 0:
                self.enter_deed(deed, owner)
                group = board.group_of[deed]
                self.built[owner * self.groups + group] += self.level[deed]
                self.buildings[owner] += self.level[deed]
                self.note_site(owner, group)
                if board.family[deed] != SHARE:
                    self.unsold -= 1

    # what the rules often ask

    def holds(self, player: i64, group: i64) -> i64:
        """How many lots of a group a player has."""
        at = player * self.groups + group
        return self.held[at]

    def in_notes(self, amount: i64) -> i64:
        """An amount above 0, rounded up to a sum that players can name (MIL-A22)."""
        note = self.smallest_sum
        return (amount + note - 1) // note * note

    def lot(self, group: i64, k: i64) -> i64:
        at = group * STRIDE + k
        return self.edition.board.lots[at]

    def next_solvent(self, player: i64) -> i64:
        """The next player to the left who is still in the game (CLS-GEN-2)."""
        p = player
        while True:
            p += 1
            if p >= self.players:
                p = 0
            if not self.bankrupt[p]:
                return p


def blank(edition: Edition, rules: Ints, chance: Chance, players: int, variant: int) -> State:
    """A state with every column in place: nobody owns anything, all cards are in their packs.

    Rules: CLS-SET-1, CLS-SET-2, CLS-SET-3, CLS-BNK-1, MIL-13, UM-SET-7, UM-SET-8.
    """
    s = State(edition, rules, chance)
    s.players = players
    s.variant = variant
    s.fill()
    s.count_anew()
    return s
