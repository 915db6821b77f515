"""The fields of a state. Written by `python -m tools.position` from `tools/fields.py`: change them there, not here."""

from __future__ import annotations

from typing import Final

from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, copied, empty, filled, i64, listed
from passgo.engine.edition import Edition
from passgo.engine.random import Chance
from passgo.engine.reading import column, flag, number, numbers, within


class Position:
    """Everything that is copied, saved, restored and digested. What changes it is `State`."""

    def __init__(self, edition: Edition, settings: Ints, chance: Chance) -> None:
        """Blank, with empty columns: copying makes many of these."""
        self.edition: Final = edition
        self.settings: Final = settings  # the settings, one number a slot
        self.chance: Chance = chance
        self.variant: i64 = 0
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
        self.direction: i64 = 1  # 1 forward, -1 backward
        self.riding: i64 = 0  # whether stations passed are ridden to their other track
        self.move: i64 = 0  # what moves the token: see `movement`
        self.tickets_used: i64 = 0  # this turn
        self.resting: i64 = 0  # vouchers of their pack that are for a later turn, one bit each
        self.bonus: i64 = 0  # whether a Mr. Monopoly move is under way
        self.doubles: i64 = 0
        self.rolls_due: i64 = 0  # whether a movement roll is still due
        self.rolled: i64 = 0  # movement rolls made this turn
        # the table
        self.solvent: i64 = 0
        self.bank: i64 = 0
        self.pool: i64 = 0
        self.interrupts: i64 = 0
        self.quiet: i64 = 0  # seats that want no more offers this turn, one bit each
        self.ample: i64 = -1  # the last building for which the Bank had enough for all: see `shortage`
        self.talked: bool = False  # whether offers or wishes of this turn are to be forgotten after it
        self.time_up: i64 = 0
        self.last_round: i64 = 0  # after which all is counted, if the table has agreed on one
        self.over: bool = False
        self.winners: i64 = 0
        self.decisions: i64 = 0
        self.hotel_level: i64 = 5
        self.smallest_sum: i64 = 1  # what every sum that players name is a multiple of (MIL-A22)
        self.least_raise: i64 = 1  # what a bid must be above the last one
        # by player
        self.cash: Ints = empty()
        self.place: Ints = empty()
        self.jail: Ints = empty()  # 0 free, else 1 + failed tries to leave
        self.bankrupt: Ints = empty()
        self.refused: Ints = empty()  # offers refused this turn
        self.wanted: Ints = empty()  # pieces wanted in a shortage; below 0 kinds not wanted this turn
        self.approached: Ints = empty()  # offers put to each this turn
        self.deeds_held: Ints = empty()
        self.first_deed: Ints = empty()  # the list of a player's deeds in order of the board, or -1
        self.groups_ready: Ints = empty()  # groups to build on, one bit each
        self.groups_open: Ints = empty()  # those of them with room for a building and no mortgage in the way
        self.mortgages: Ints = empty()
        self.buildings: Ints = empty()  # levels built, hotel included
        # by deed
        self.owner: Ints = empty()  # or the Bank, -1
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
        self.pieces: Ints = empty()  # by kind: see `state.PIECES`
        # cards
        self.holder: Ints = empty()  # who holds it, or the Bank (-1), or nobody any more (-3)
        self.undrawn: Ints = empty()  # those not drawn yet, deck by deck, in no order
        self.undrawn_count: Ints = empty()
        self.discards: Ints = empty()  # deck by deck a ring of cards put back under the pack
        self.discards_first: Ints = empty()
        self.discards_count: Ints = empty()
        # deals and claims
        self.offer: Ints = empty()
        self.past_offers: Ints = empty()  # those not accepted: see `rules.past_offers`
        self.extra: Ints = empty()  # what only one edition keeps, by its own offsets
        self.claims: Ints = empty()  # rents not yet claimed: visitor, owner, deed, amount, rolls since
        # what is pending, and what was heard
        self.stack: Ints = empty()  # room for 12 steps, and it grows
        self.depth: i64 = 0
        self.floor: i64 = 0  # how deep the stack is under the turn's own steps
        self.recording: bool = False  # who records does not come along in a copy
        self.news: Ints = empty()  # what was heard, and room for more
        self.news_end: i64 = 0  # where that room begins

    def copy_fields(self, other: Position) -> None:
        """Become the same as another one, and share nothing with it."""
        self.variant = other.variant
        self.players = other.players
        self.turn = other.turn
        self.first = other.first
        self.round = other.round
        self.turns = other.turns
        self.stirred = other.stirred
        self.developed = other.developed
        self.rolls = other.rolls
        self.die = other.die
        self.other_die = other.other_die
        self.speed = other.speed
        self.direction = other.direction
        self.riding = other.riding
        self.move = other.move
        self.tickets_used = other.tickets_used
        self.resting = other.resting
        self.bonus = other.bonus
        self.doubles = other.doubles
        self.rolls_due = other.rolls_due
        self.rolled = other.rolled
        self.solvent = other.solvent
        self.bank = other.bank
        self.pool = other.pool
        self.interrupts = other.interrupts
        self.quiet = other.quiet
        self.ample = other.ample
        self.talked = other.talked
        self.time_up = other.time_up
        self.last_round = other.last_round
        self.over = other.over
        self.winners = other.winners
        self.decisions = other.decisions
        self.hotel_level = other.hotel_level
        self.smallest_sum = other.smallest_sum
        self.least_raise = other.least_raise
        self.cash = copied(other.cash)
        self.place = copied(other.place)
        self.jail = copied(other.jail)
        self.bankrupt = copied(other.bankrupt)
        self.refused = copied(other.refused)
        self.wanted = copied(other.wanted)
        self.approached = copied(other.approached)
        self.deeds_held = copied(other.deeds_held)
        self.first_deed = copied(other.first_deed)
        self.groups_ready = copied(other.groups_ready)
        self.groups_open = copied(other.groups_open)
        self.mortgages = copied(other.mortgages)
        self.buildings = copied(other.buildings)
        self.owner = copied(other.owner)
        self.next_deed = copied(other.next_deed)
        self.level = copied(other.level)
        self.mortgaged = copied(other.mortgaged)
        self.immune = copied(other.immune)
        self.groups = other.groups
        self.held = copied(other.held)
        self.pledged = copied(other.pledged)
        self.built = copied(other.built)
        self.unsold = other.unsold
        self.pieces = copied(other.pieces)
        self.holder = copied(other.holder)
        self.undrawn = copied(other.undrawn)
        self.undrawn_count = copied(other.undrawn_count)
        self.discards = copied(other.discards)
        self.discards_first = copied(other.discards_first)
        self.discards_count = copied(other.discards_count)
        self.offer = copied(other.offer)
        self.past_offers = copied(other.past_offers)
        self.extra = copied(other.extra)
        self.claims = copied(other.claims)
        self.stack = copied(other.stack)
        self.depth = other.depth
        self.floor = other.floor

    def fill(self) -> None:
        """Every column in place: nobody owns anything, all cards are in their packs."""
        board = self.edition.board
        players = int(self.players)
        deeds = int(self.edition.board.deeds)
        groups = len(self.edition.board.groups)
        cards = len(self.edition.cards)
        decks = len(self.edition.decks)
        self.cash = filled(players, 0)
        self.place = filled(players, board.kinds.index("go"))
        self.jail = filled(players, 0)
        self.bankrupt = filled(players, 0)
        self.refused = filled(players, 0)
        self.wanted = filled(players, 0)
        self.approached = filled(players, 0)
        self.deeds_held = filled(players, 0)
        self.first_deed = filled(players, -1)
        self.groups_ready = filled(players, 0)
        self.groups_open = filled(players, 0)
        self.mortgages = filled(players, 0)
        self.buildings = filled(players, 0)
        self.owner = filled(deeds, -1)
        self.next_deed = filled(deeds, -1)
        self.level = filled(deeds, 0)
        self.mortgaged = filled(deeds, 0)
        self.immune = filled(deeds, 0)
        self.held = filled(players * groups, 0)
        self.pledged = filled(players * groups, 0)
        self.built = filled(players * groups, 0)
        self.pieces = filled(5, 0)
        self.holder = filled(cards, -1)
        self.undrawn = copied(self.edition.card_numbers)
        self.undrawn_count = copied(self.edition.deck_size)
        self.discards = filled(cards, 0)
        self.discards_first = filled(decks, 0)
        self.discards_count = filled(decks, 0)
        self.extra = filled(self.edition.extra, 0)
        self.stack = filled(12 * 5, 0)

    def position_fields(self) -> dict[str, object]:
        """What rules read, as plain data, under the names that digests have always had."""
        data: dict[str, object] = {
            "variant": int(self.variant),
            "turn": int(self.turn),
            "first": int(self.first),
            "round": int(self.round),
            "turns": int(self.turns),
            "rolls": int(self.rolls),
            "dice": [int(self.die), int(self.other_die), int(self.speed)],
            "way": int(self.direction),
            "riding": int(self.riding),
            "move": int(self.move),
            "tickets_used": int(self.tickets_used),
            "bonus": int(self.bonus),
            "doubles": int(self.doubles),
            "again": int(self.rolls_due),
            "rolled": int(self.rolled),
            "bank": int(self.bank),
            "pool": int(self.pool),
            "wishes": int(self.interrupts),
            "time_up": int(self.time_up),
            "over": bool(self.over),
            "winners": int(self.winners),
            "decisions": int(self.decisions),
            "cash": listed(self.cash),
            "place": listed(self.place),
            "jail": listed(self.jail),
            "out": listed(self.bankrupt),
            "refused": listed(self.refused),
            "owner": listed(self.owner),
            "level": listed(self.level),
            "mortgaged": listed(self.mortgaged),
            "immune": listed(self.immune),
            "pieces": listed(self.pieces),
            "keeper": listed(self.holder),
            "fresh": listed(self.undrawn),
            "fresh_count": listed(self.undrawn_count),
            "under": listed(self.discards),
            "under_first": listed(self.discards_first),
            "under_count": listed(self.discards_count),
            "offer": listed(self.offer),
            "extra": listed(self.extra),
            "claims": listed(self.claims),
            "floor": int(self.floor),
        }
        if self.resting:
            data["resting"] = int(self.resting)
        if self.quiet:
            data["quiet"] = int(self.quiet)
        if self.last_round:
            data["last_round"] = int(self.last_round)
        if any(self.wanted):
            data["wanted"] = listed(self.wanted)
        return data

    def memory_fields(self) -> dict[str, object]:
        """What only players read: part of saves, not of digests."""
        data: dict[str, object] = {
            "stirred": int(self.stirred),
            "developed": int(self.developed),
            "approached": listed(self.approached),
            "past_offers": listed(self.past_offers),
        }
        return data

    def restore_fields(self, data: dict[str, object]) -> None:
        """Become what was saved, after `fill`; what does not fit raises a ValueError. Indexes are not counted yet."""
        board = self.edition.board
        players = int(self.players)
        deeds = int(self.edition.board.deeds)
        cards = len(self.edition.cards)
        decks = len(self.edition.decks)
        self.variant = within("variant", number(data, "variant"), 0, 3)
        self.turn = within("turn", number(data, "turn"), 0, players)
        self.first = within("first", number(data, "first"), 0, players)
        self.round = number(data, "round")
        self.turns = number(data, "turns")
        self.stirred = number(data, "stirred") if "stirred" in data else self.turns
        self.developed = number(data, "developed") if "developed" in data else 0
        self.rolls = number(data, "rolls")
        dice = column(data, "dice", 3)
        self.die = dice[0]
        self.other_die = dice[1]
        self.speed = dice[2]
        self.direction = number(data, "way")
        self.riding = number(data, "riding")
        self.move = number(data, "move")
        self.tickets_used = number(data, "tickets_used")
        self.resting = number(data, "resting") if "resting" in data else 0
        self.bonus = number(data, "bonus")
        self.doubles = number(data, "doubles")
        self.rolls_due = number(data, "again")
        self.rolled = number(data, "rolled")
        self.bank = number(data, "bank")
        self.pool = number(data, "pool")
        self.interrupts = number(data, "wishes")
        self.quiet = within("quiet", number(data, "quiet"), 0, 1 << players) if "quiet" in data else 0
        self.time_up = number(data, "time_up")
        self.last_round = number(data, "last_round") if "last_round" in data else 0
        self.over = flag(data, "over")
        self.winners = number(data, "winners")
        self.decisions = number(data, "decisions")
        self.cash = column(data, "cash", players)
        self.place = numbers(data, "place", players, 0, int(board.size))
        self.jail = column(data, "jail", players)
        self.bankrupt = numbers(data, "out", players, 0, 2)
        self.refused = column(data, "refused", players)
        if "wanted" in data:
            self.wanted = column(data, "wanted", players)
        if "approached" in data:
            self.approached = column(data, "approached", players)
        self.owner = numbers(data, "owner", deeds, -1, players)
        self.level = numbers(data, "level", deeds, 0, int(STRIDE))
        self.mortgaged = numbers(data, "mortgaged", deeds, 0, 2)
        self.immune = column(data, "immune", deeds)
        self.pieces = column(data, "pieces", 5)
        self.holder = numbers(data, "keeper", cards, -3, players)
        self.undrawn = numbers(data, "fresh", cards, 0, cards)
        self.undrawn_count = numbers(data, "fresh_count", decks, 0, cards + 1)
        self.discards = numbers(data, "under", cards, 0, cards)
        self.discards_first = numbers(data, "under_first", decks, 0, cards + 1)
        self.discards_count = numbers(data, "under_count", decks, 0, cards + 1)
        self.offer = column(data, "offer")
        if "past_offers" in data:
            self.past_offers = column(data, "past_offers")
        self.extra = column(data, "extra", self.edition.extra)
        self.claims = column(data, "claims")
        self.floor = number(data, "floor")
