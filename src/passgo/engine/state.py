"""The whole position as columns of numbers, and the few verbs that change it.

Rules read the columns freely but change money, deeds, levels, mortgages, cards and places only through the verbs
here: one place where money moves is one place to check, report and count it.
"""

from __future__ import annotations

from typing import Final

from passgo.engine.board import RAILROAD, SHARE, STREET, STRIDE
from passgo.engine.columns import Ints, bit, copied, empty, filled, i64, pushed
from passgo.engine.edition import Edition, Frames
from passgo.engine.events import DEED_MOVED, EVERYBODY, MOVED, PAID
from passgo.engine.random import Chance
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
ROOM: Final = 64  # pending steps the stack starts with


class State:
    def __init__(self, edition: Edition, rules: Ints, chance: Chance) -> None:
        """Blank: copying makes many of these. `preparation.prepared` sets up a new game."""
        self.edition: Final = edition
        self.rules: Final = rules  # the settings, one number a slot
        self.chance: Chance = chance
        self.variant: i64 = NORMAL
        self.players: i64 = 0
        # the turn
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.turns: i64 = 0
        self.stirred: i64 = 0  # the turn in which a deed last went to somebody else
        self.developed: i64 = 0  # and that in which somebody last built, or lifted a mortgage
        self.rolls: i64 = 0
        self.die: i64 = 0
        self.other_die: i64 = 0
        self.speed: i64 = 0  # the speed die: pips, or an icon
        self.way: i64 = 1  # 1 forward, -1 backward
        self.riding: i64 = 0  # whether stations passed are ridden to their other track
        self.move: i64 = 0  # what moves the token: see `movement`
        self.tickets_used: i64 = 0  # this turn
        self.resting: i64 = 0  # vouchers of their pack that are for a later turn, one bit each
        self.bonus: i64 = 0  # whether a Mr. Monopoly move is under way
        self.doubles: i64 = 0
        self.again: i64 = 0  # whether a movement roll is still due
        self.rolled: i64 = 0  # movement rolls made this turn
        # the table
        self.solvent: i64 = 0
        self.bank: i64 = 0
        self.pool: i64 = 0
        self.wishes: i64 = 0
        self.quiet: i64 = 0  # seats that want no more offers this turn, one bit each
        self.ample: i64 = -1  # the last building for which the Bank had enough for all: see `shortage`
        self.talked: bool = False  # whether offers or wishes of this turn are to be forgotten after it
        self.time_up: i64 = 0
        self.last_round: i64 = 0  # after which all is counted, if the table has agreed on one
        self.over: bool = False
        self.winners: i64 = 0
        self.decisions: i64 = 0
        self.hotel_level: i64 = 5
        # by player
        self.cash: Ints = empty()
        self.place: Ints = empty()
        self.jail: Ints = empty()  # 0 free, else 1 + failed tries to leave
        self.out: Ints = empty()
        self.refused: Ints = empty()  # offers refused this turn
        self.wanted: Ints = empty()  # pieces wanted in a shortage; below 0 kinds not wanted this turn
        self.approached: Ints = empty()  # offers put to each this turn
        self.deeds_held: Ints = empty()
        self.first_deed: Ints = empty()  # the list of a player's deeds in order of the board, or -1
        self.groups_ready: Ints = empty()  # groups to build on, one bit each
        self.mortgages: Ints = empty()
        self.buildings: Ints = empty()  # levels built, hotel included
        # by deed
        self.owner: Ints = empty()
        self.next_deed: Ints = empty()  # of the same player, or -1
        self.level: Ints = empty()
        self.mortgaged: Ints = empty()
        self.immune: Ints = empty()  # seats that pay no rent here
        # by player and group
        self.groups: i64 = 0  # how many there are
        self.held: Ints = empty()  # lots
        self.pledged: Ints = empty()  # mortgaged lots
        self.built: Ints = empty()  # levels
        # the Bank
        self.unsold: i64 = 0  # deeds nobody owns, shares apart
        self.pieces: Ints = empty()
        # cards
        self.keeper: Ints = empty()  # by card: who keeps it, or BANK
        self.fresh: Ints = empty()  # by deck: cards not drawn yet, in no order
        self.fresh_count: Ints = empty()
        self.under: Ints = empty()  # by deck: a ring of cards put back under the pack
        self.under_first: Ints = empty()
        self.under_count: Ints = empty()
        # deals and claims
        self.offer: Ints = empty()
        self.past_offers: Ints = empty()  # those that were not accepted: see `rules.past_offers`
        self.extra: Ints = empty()  # what only one edition keeps, by its own offsets
        self.claims: Ints = empty()  # rents not yet claimed: visitor, owner, deed, amount, rolls since
        # what is pending, and what was heard
        self.stack: Ints = empty()
        self.depth: i64 = 0
        self.floor: i64 = 0  # how deep the stack is under the turn's own steps
        self.listening: bool = False
        self.heard: Ints = empty()

    def copy(self) -> State:
        """An independent copy. Listeners do not come along."""
        t = State(self.edition, self.rules, self.chance.copy())
        t.variant = self.variant
        t.players = self.players
        t.turn = self.turn
        t.first = self.first
        t.round = self.round
        t.turns = self.turns
        t.stirred = self.stirred
        t.developed = self.developed
        t.rolls = self.rolls
        t.die = self.die
        t.other_die = self.other_die
        t.speed = self.speed
        t.way = self.way
        t.riding = self.riding
        t.move = self.move
        t.tickets_used = self.tickets_used
        t.resting = self.resting
        t.bonus = self.bonus
        t.doubles = self.doubles
        t.again = self.again
        t.rolled = self.rolled
        t.solvent = self.solvent
        t.bank = self.bank
        t.pool = self.pool
        t.wishes = self.wishes
        t.quiet = self.quiet
        t.talked = self.talked
        t.ample = self.ample
        t.time_up = self.time_up
        t.last_round = self.last_round
        t.over = self.over
        t.winners = self.winners
        t.decisions = self.decisions
        t.hotel_level = self.hotel_level
        t.cash = copied(self.cash)
        t.place = copied(self.place)
        t.jail = copied(self.jail)
        t.out = copied(self.out)
        t.refused = copied(self.refused)
        t.wanted = copied(self.wanted)
        t.approached = copied(self.approached)
        t.deeds_held = copied(self.deeds_held)
        t.first_deed = copied(self.first_deed)
        t.groups_ready = copied(self.groups_ready)
        t.mortgages = copied(self.mortgages)
        t.buildings = copied(self.buildings)
        t.owner = copied(self.owner)
        t.next_deed = copied(self.next_deed)
        t.level = copied(self.level)
        t.mortgaged = copied(self.mortgaged)
        t.immune = copied(self.immune)
        t.groups = self.groups
        t.held = copied(self.held)
        t.pledged = copied(self.pledged)
        t.built = copied(self.built)
        t.unsold = self.unsold
        t.pieces = copied(self.pieces)
        t.keeper = copied(self.keeper)
        t.fresh = copied(self.fresh)
        t.fresh_count = copied(self.fresh_count)
        t.under = copied(self.under)
        t.under_first = copied(self.under_first)
        t.under_count = copied(self.under_count)
        t.offer = copied(self.offer)
        t.past_offers = copied(self.past_offers)
        t.extra = copied(self.extra)
        t.claims = copied(self.claims)
        t.stack = copied(self.stack)
        t.depth = self.depth
        t.floor = self.floor
        return t

    # what is to happen

    def then(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
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

    def then_all(self, frames: Frames, key: i64) -> None:
        """A list of steps of the edition happens next, in its order."""
        self.then_last(frames, key, frames.count[key])

    def run_all(self, frames: Frames, key: i64) -> None:
        """The same, but the first step happens at once if it asks nothing, as nothing can come between."""
        later = frames.count[key] - 1
        if later < 0:
            return
        at = frames.start[key] + later * FRAME
        flat = frames.flat
        step = flat[at]
        if TABLE.manner[step] != ACTS:
            self.then_all(frames, key)
            return
        if later > 0:
            self.then_last(frames, key, later)
        TABLE.steps[step].run(self, flat[at + 1], flat[at + 2], flat[at + 3], flat[at + 4])

    def then_last(self, frames: Frames, key: i64, count: i64) -> None:
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
        """Lengthen the stack by so many numbers."""
        for _k in range(more):
            self.stack = pushed(self.stack, 0)

    def drop_turn(self) -> None:
        """Forget what the turn still had pending, its rolls included (CLS-JAL-2, MEGA-BUS-3, UM-BUS-6, IX-20)."""
        self.again = 0
        self.bonus = 0
        if self.depth > self.floor:
            self.depth = self.floor

    # who may hear what happened

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.listening:
            self.note(event, EVERYBODY, a, b, c, d)

    def note(self, event: i64, seen_by: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        heard = pushed(pushed(pushed(self.heard, event), seen_by), a)
        self.heard = pushed(pushed(pushed(heard, b), c), d)

    # the verbs

    def pay(self, payer: i64, payee: i64, amount: i64, cause: i64) -> None:
        """Money changes hands between players, the Bank and the pool."""
        self.shift(payer, payee, amount)
        self.tell(PAID, payer, payee, amount, cause)

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
        self.tell(MOVED, player, self.place[player], space, left)
        self.place[player] = space

    def give_deed(self, deed: i64, player: i64) -> None:
        """The deed has a new owner, a player or the Bank. Immunities granted by the old one end."""
        board = self.edition.board
        group = board.group_of[deed]
        old = self.owner[deed]
        if old >= 0:
            self.count_deed(deed, old, -1)
            self.unlist_deed(deed, old)
            if self.holds(old, group) < self.edition.lots_needed[group]:
                self.groups_ready[old] &= ~bit(group)
        elif board.family[deed] != SHARE:
            self.unsold -= 1
        self.owner[deed] = player
        self.stirred = self.turns
        self.immune[deed] = 0
        if player >= 0:
            self.count_deed(deed, player, 1)
            self.list_deed(deed, player)
            if self.holds(player, group) >= self.edition.lots_needed[group]:
                self.groups_ready[player] |= bit(group)
        elif board.family[deed] != SHARE:
            self.unsold += 1
        self.tell(DEED_MOVED, deed, old, player)
        if player >= 0 and self.edition.on_completion >= 0 and self.buildings[player] > 0:
            self.then(self.edition.on_completion, player, deed, self.mortgaged[deed])

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
        self.built[owner * self.groups + self.edition.board.group_of[deed]] += level - old
        self.buildings[owner] += level - old
        self.level[deed] = level

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
            self.pledged[owner * self.groups + self.edition.board.group_of[deed]] += change
            self.mortgages[owner] += change
        self.mortgaged[deed] = mortgaged

    def draw(self, deck: i64) -> i64:
        """The top card of a pack: one of those never drawn yet, else the one longest under the pack.

        Rules: CLS-SET-2, MIL-9, MIL-10, MIL-11, UM-SET-3.
        """
        start = self.edition.deck_start[deck]
        left = self.fresh_count[deck]
        wanted = self.chance.next_card()
        if wanted >= 0:
            self.make_next(deck, wanted)
            left = self.fresh_count[deck]
        if left > 0:
            at = start + (left - 1 if wanted >= 0 else self.chance.below(left))
            card = self.fresh[at]
            self.fresh[at] = self.fresh[start + left - 1]
            self.fresh_count[deck] = left - 1
            return card
        first = self.under_first[deck]
        self.under_first[deck] = (first + 1) % self.edition.deck_size[deck]
        self.under_count[deck] -= 1
        return self.under[start + first]

    def make_next(self, deck: i64, card: i64) -> None:
        """Lay a scripted card where the next draw finds it: last among the fresh ones."""
        start = self.edition.deck_start[deck]
        left = self.fresh_count[deck]
        for k in range(left):
            if self.fresh[start + k] == card:
                self.fresh[start + k] = self.fresh[start + left - 1]
                self.fresh[start + left - 1] = card
                return
        raise ValueError(f"card {card} is not among the cards of its pack that were never drawn")

    def put_under(self, card: i64) -> None:
        """Nobody keeps the card any more; it comes again after all others of its pack (CLS-CRD-2, CLS-CRD-4)."""
        deck = self.edition.deck_of[card]
        start = self.edition.deck_start[deck]
        size = self.edition.deck_size[deck]
        self.under[start + (self.under_first[deck] + self.under_count[deck]) % size] = card
        self.under_count[deck] += 1
        self.keeper[card] = BANK

    # what the rules often ask

    def holds(self, player: i64, group: i64) -> i64:
        """How many lots of a group a player has."""
        at = player * self.groups + group
        return self.held[at]

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
            if not self.out[p]:
                return p


def blank(edition: Edition, rules: Ints, chance: Chance, players: int, variant: int) -> State:
    """A state with every column in place: nobody owns anything, all cards are in their packs.

    Rules: CLS-SET-1, CLS-SET-2, CLS-SET-3, CLS-BNK-1, MIL-13, UM-SET-7, UM-SET-8.
    """
    board = edition.board
    deeds, groups, decks = int(board.deeds), len(board.groups), len(edition.decks)
    s = State(edition, rules, chance)
    s.variant = variant
    s.players = players
    s.solvent = players
    s.hotel_level = 4 if variant == SHORT else 5  # three houses before a hotel, or four (CLS-SHORT-3, CLS-TIME-4)
    s.cash = filled(players, 0)
    s.place = filled(players, board.kinds.index("go"))
    s.jail = filled(players, 0)
    s.out = filled(players, 0)
    s.refused = filled(players, 0)
    s.wanted = filled(players, 0)
    s.approached = filled(players, 0)
    s.deeds_held = filled(players, 0)
    s.first_deed = filled(players, -1)
    s.groups_ready = filled(players, 0)
    s.mortgages = filled(players, 0)
    s.buildings = filled(players, 0)
    s.owner = filled(deeds, -1)
    s.next_deed = filled(deeds, -1)
    s.level = filled(deeds, 0)
    s.mortgaged = filled(deeds, 0)
    s.immune = filled(deeds, 0)
    s.groups = groups
    s.held = filled(players * groups, 0)
    s.pledged = filled(players * groups, 0)
    s.built = filled(players * groups, 0)
    s.unsold = board.properties
    s.pieces = filled(len(PIECES), 0)
    s.keeper = filled(len(edition.cards), -1)
    s.fresh = copied(edition.card_numbers)
    s.fresh_count = copied(edition.deck_size)
    s.under = filled(len(edition.cards), 0)
    s.under_first = filled(decks, 0)
    s.under_count = filled(decks, 0)
    s.extra = filled(edition.extra, 0)
    s.stack = filled(ROOM * int(FRAME), 0)
    return s
