"""Where everything lies in an observation and in the table of actions, for an edition at a number of seats.

Both are lists of blocks. A block is a thing (a deed, a seat, the table) with its columns, or a kind of word with what
it can be about; `observing` fills the first, `speech` opens the second. `passgo.learning.names` has names for people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from passgo.engine.actions import (
    BUILD,
    CARD,
    COUNT,
    DEED,
    LEVELS,
    LIFT,
    MONEY,
    MORTGAGE,
    NOTHING,
    RIDE,
    SEAT,
    SELL,
    SPACE,
    TERMS,
    VERBS,
    WANT,
)
from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, i64, ints
from passgo.engine.edition import AT_ONCE, Edition
from passgo.engine.settings import SMALLEST_SUM, WHOLE_NOTES, Value
from passgo.engine.state import PIECES
from passgo.engine.steps import ARGUMENTS, STEPS, Choice

# what the number of a verb stands for, as a number: the kinds of `actions` in this order
TAKES: Final = (NOTHING, MONEY, DEED, SPACE, SEAT, COUNT, CARD, LEVELS, RIDE, TERMS)
TAKES_NOTHING: Final[i64] = 0
TAKES_MONEY: Final[i64] = 1
TAKES_DEED: Final[i64] = 2
TAKES_SPACE: Final[i64] = 3
TAKES_SEAT: Final[i64] = 4
TAKES_COUNT: Final[i64] = 5
TAKES_CARD: Final[i64] = 6
TAKES_LEVELS: Final[i64] = 7
TAKES_RIDE: Final[i64] = 8
TAKES_TERMS: Final[i64] = 9

OWN_WORDS: Final[i64] = 4  # verbs of an edition's own that one question can have
BIDS_LISTED: Final[i64] = 4  # bids that the question itself lists, the lowest first
BID_PARTS: Final[i64] = 8  # and up to the whole purse in so many parts
SUMS: Final = (1, 5, 25, 100, 500, 2_500, 10_000, 50_000)  # the steps that make up a sum, in the smallest ones
SUM_STEPS: Final[i64] = 8

# the columns of a deed, after one for each seat that may own it
LEVEL: Final[i64] = 0
MORTGAGED: Final[i64] = 1
EXEMPT: Final[i64] = 2  # the observer pays no rent here
ASKED_ABOUT: Final[i64] = 3
TO_GET: Final[i64] = 4  # in the deal that is on the table, or being put together
TO_GIVE: Final[i64] = 5
EXEMPTION_TO_GET: Final[i64] = 6
EXEMPTION_TO_GIVE: Final[i64] = 7
DEED_COLUMNS: Final = (
    *("level", "mortgaged", "exempt from rent", "asked about"),
    *("to get", "to give", "exemption to get", "exemption to give"),
)

# the columns of a seat, before its place on the board and its cards
CASH: Final[i64] = 0
IN_JAIL: Final[i64] = 1
BANKRUPT: Final[i64] = 2
HAS_THE_TURN: Final[i64] = 3
WANTS_QUIET: Final[i64] = 4
DEEDS: Final[i64] = 5
MORTGAGES: Final[i64] = 6
BUILDINGS: Final[i64] = 7
READY_GROUPS: Final[i64] = 8  # that it may build on
REFUSED: Final[i64] = 9  # offers of this turn
HIDDEN_CARDS: Final[i64] = 10
IS_ASKED: Final[i64] = 11
NAMED: Final[i64] = 12  # in the question
LEADS: Final[i64] = 13  # the bidding
STILL_BIDS: Final[i64] = 14
SEAT_COLUMNS: Final = (
    *("cash", "in jail", "bankrupt", "has the turn", "wants quiet", "deeds", "mortgages", "buildings"),
    *("groups to build on", "offers refused", "hidden cards", "is asked", "named in the question", "leads", "bids on"),
)

# the columns of the table, before the Bank's pieces and the packs
ROUND: Final[i64] = 0
POOL: Final[i64] = 1
DIE: Final[i64] = 2
OTHER_DIE: Final[i64] = 3
SPEED_DIE: Final[i64] = 4
DOUBLES: Final[i64] = 5
ROLLS_DUE: Final[i64] = 6
TIME_UP: Final[i64] = 7
ROUNDS_LEFT: Final[i64] = 8
UNSOLD: Final[i64] = 9
CASH_TO_GET: Final[i64] = 10
CASH_TO_GIVE: Final[i64] = 11
SUM_SAID: Final[i64] = 12  # of a bid that is being put together
NUMBERS: Final[i64] = 13  # what is asked about besides deeds and seats, four of them
TABLE_COLUMNS: Final = (
    *("round", "pool", "die", "other die", "speed die", "doubles", "rolls due", "time is up", "rounds left"),
    *("unsold deeds", "cash to get", "cash to give", "sum said", *(f"number {k + 1} asked about" for k in range(4))),
)

MOST: Final[i64] = 64  # what no number of an observation exceeds, once scaled

# what an argument of a question is, told from its name
A_NUMBER: Final[i64] = 0
A_DEED: Final[i64] = 1
A_SEAT: Final[i64] = 2
A_SUM: Final[i64] = 3
SEATS: Final[i64] = 4  # one bit each
HUGE: Final[i64] = 5  # several things in one number: not shown
ARGUMENT_KINDS: Final[dict[str, i64]] = {
    **dict.fromkeys(("deed", "theirs"), A_DEED),
    **dict.fromkeys(("giver", "partner", "debtor", "creditor", "heir", "seat", "builder", "player"), A_SEAT),
    **dict.fromkeys(("visitor", "owner", "taker", "holder", "winner", "buyer", "buster", "target"), A_SEAT),
    **dict.fromkeys(("amount", "price", "paid", "one", "three", "five"), A_SUM),
    **dict.fromkeys(("waiting",), SEATS),
    **dict.fromkeys(("why", "standing", "line", "effect"), HUGE),
}


def question_kinds(edition: Edition, packages: Sequence[str]) -> list[str]:
    """The kinds of questions that the engine and the edition's own package can ask, in the order of their numbers.

    What else is installed changes nothing: a vector that a policy was trained on stays what it was.
    """
    homes = ("passgo.engine", *packages)
    kinds: dict[str, None] = {}
    for step in STEPS:
        module = type(step).__module__
        if isinstance(step, Choice) and any(module == home or module.startswith(f"{home}.") for home in homes):
            kinds[step.kind] = None
    return list(kinds)


class Layout:
    """The offsets of all blocks, and how their numbers are scaled."""

    def __init__(
        self, edition: Edition, players: int, settings: Mapping[str, Value], rules: Ints, packages: Sequence[str]
    ) -> None:
        """An edition as its settings have it printed; `packages` are those whose questions it asks."""
        board = edition.board
        figures = edition.figures
        deeds, spaces = int(board.deeds), int(board.size)
        self.players: Final[i64] = players
        self.deeds: Final[i64] = deeds
        self.spaces: Final[i64] = spaces
        # kept cards by kind
        alike = [card for card in range(len(edition.cards)) if edition.card_use[card] != AT_ONCE]
        self.card_kinds: Final[list[str]] = list(dict.fromkeys(edition.cards[card].kind for card in alike))
        kinds = {kind: k for k, kind in enumerate(self.card_kinds)}
        self.kept_cards: Final[Ints] = ints(alike)
        self.kind_of_card: Final[Ints] = ints(kinds.get(card.kind, -1) for card in edition.cards)
        self.cards: Final[i64] = len(kinds)
        self.unit: Final[i64] = figures.note if rules[SMALLEST_SUM] == WHOLE_NOTES else 1
        # pieces that somebody can want in a shortage: no more than there are, nor than his lots can take
        self.counts: Final[i64] = min(max(int(n) for n in str(settings["bank.pieces"]).split("/")), 4 * deeds)

        # questions
        self.kinds: Final[list[str]] = question_kinds(edition, packages)
        self.kind_of_step: Final[Ints] = ints(
            self.kinds.index(step.kind) if isinstance(step, Choice) and step.kind in self.kinds else -1
            for step in STEPS
        )
        arguments = [ARGUMENT_KINDS.get(name, A_NUMBER) for step in STEPS for name in padded(step.arguments)]
        self.argument_kinds: Final[Ints] = ints(arguments)

        # observation
        self.extras_of_deed: Final[Ints] = ints(edition.shown_by_deed.values())
        self.extras_of_seat: Final[Ints] = ints(edition.shown_by_player.values())
        self.deed_names_of_extras: Final[list[str]] = list(edition.shown_by_deed)
        self.seat_names_of_extras: Final[list[str]] = list(edition.shown_by_player)
        self.deed_width: Final[i64] = players + len(DEED_COLUMNS) + len(edition.shown_by_deed)
        self.seat_plain: Final[i64] = len(SEAT_COLUMNS) + len(edition.shown_by_player)  # where its place begins
        self.seat_width: Final[i64] = self.seat_plain + spaces + self.cards
        self.seats_at: Final[i64] = self.deed_width * deeds
        self.table_at: Final[i64] = self.seats_at + self.seat_width * players
        self.pieces_at: Final[i64] = self.table_at + len(TABLE_COLUMNS)
        self.packs_at: Final[i64] = self.pieces_at + len(PIECES)
        self.cards_to_get: Final[i64] = self.packs_at + len(edition.decks)
        self.cards_to_give: Final[i64] = self.cards_to_get + self.cards
        self.question_at: Final[i64] = self.cards_to_give + self.cards
        self.said_at: Final[i64] = self.question_at + len(self.kinds)
        self.width: Final[i64] = self.said_at + WANT + 1 + OWN_WORDS
        self.most_cash: Final[i64] = figures.starting_cash * MOST

        # actions
        self.own_words: Final[i64] = WANT + 1
        self.send: Final[i64] = self.own_words + OWN_WORDS
        self.drop: Final[i64] = self.send + 1
        self.exemption: Final[i64] = self.drop + 1
        self.bids: Final[i64] = self.exemption + 1
        self.gives: Final[i64] = self.bids + BIDS_LISTED + BID_PARTS
        self.takes: Final[i64] = self.gives + SUM_STEPS
        self.deed_words: Final[i64] = self.takes + SUM_STEPS
        self.builds: Final[i64] = self.deed_words + deeds
        self.sells: Final[i64] = self.builds + deeds
        self.mortgages: Final[i64] = self.sells + deeds
        self.lifts: Final[i64] = self.mortgages + deeds
        self.space_words: Final[i64] = self.lifts + deeds
        self.seat_words: Final[i64] = self.space_words + spaces
        self.card_words: Final[i64] = self.seat_words + players
        self.their_cards: Final[i64] = self.card_words + self.cards
        self.count_words: Final[i64] = self.their_cards + self.cards
        self.level_words: Final[i64] = self.count_words + self.counts + 1
        self.actions: Final[i64] = self.level_words + STRIDE

        self.verb_takes: Final[Ints] = ints(TAKES.index(verb.takes) for verb in VERBS)

    def deed_word(self, verb: i64, deed: i64) -> i64:
        """The slot of a verb about a deed: four of them have slots of their own, the others share one."""
        if verb == BUILD:
            return self.builds + deed
        if verb == SELL:
            return self.sells + deed
        if verb == MORTGAGE:
            return self.mortgages + deed
        if verb == LIFT:
            return self.lifts + deed
        return self.deed_words + deed


def padded(names: Sequence[str]) -> list[str]:
    """The names of a step's arguments, as many as a step can have."""
    return [*names, *[""] * (ARGUMENTS - len(names))]
