"""The fields of a state, each declared once: blank, copy, save, load and digest follow from the line here.

`python -m tools.position` writes them out as `src/passgo/engine/position.py`, plain code as fast as if typed; a test
compares. In expressions `players`, `deeds`, `groups`, `cards`, `decks` are how many there are, `board` is the board.
"""

from dataclasses import dataclass
from functools import partial

POSITION = "position"  # saved, and part of the digest
MEMORY = "memory"  # saved, but no rule reads it, and records hold digests from before there was one
FOLLOWS = "follows"  # from the rest: counted anew (`State.count_anew`), or not needed in a save
APART = "apart"  # part of both, but spelled by hand in `save`


@dataclass(frozen=True)
class Field:
    """A number or, with a size, a column of numbers."""

    name: str
    note: str = ""
    kept: str = POSITION
    size: str = ""  # of a column: how many numbers; "any" for a list that grows
    start: str = "0"  # what it is, or all its numbers are, in a blank state
    blank: str = ""  # what a column is in a blank state, where that is not one number many times
    low: str = ""  # of its numbers when read, where they stand for something
    high: str = ""  # above all of them
    absent: str = ""  # what it is where a save of an earlier version does not have it; a column stays blank
    rare: bool = False  # left out of saves and digests while it says nothing, as earlier versions did not have it
    # its key in data, if that is another, as digests and saves keep their old words; "dice 0" is the first of a list
    key: str = ""
    kind: str = "i64"  # or bool


by_player = partial(Field, size="players")
by_deed = partial(Field, size="deeds")
by_card = partial(Field, size="cards")
by_deck = partial(Field, size="decks")
by_player_and_group = partial(Field, kept=FOLLOWS, size="players * groups")

FIELDS: tuple[str | Field, ...] = (  # a string is a heading
    Field("variant", low="0", high="3"),
    Field("players", kept=FOLLOWS),
    "the turn",
    Field("turn", low="0", high="players"),
    Field("first", low="0", high="players"),
    Field("round", start="1"),
    Field("turns"),
    Field("stirred", "the turn in which a deed last went to somebody else", MEMORY, absent="self.turns"),
    Field("developed", "and that in which somebody last built, or lifted a mortgage", MEMORY, absent="0"),
    Field("rolls"),
    Field("die", key="dice 0"),
    Field("other_die", key="dice 1"),
    Field("speed", "the speed die: pips, or an icon", key="dice 2"),
    Field("direction", "1 forward, -1 backward", start="1", key="way"),
    Field("riding", "whether stations passed are ridden to their other track"),
    Field("move", "what moves the token: see `movement`"),
    Field("tickets_used", "this turn"),
    Field("resting", "vouchers of their pack that are for a later turn, one bit each", absent="0", rare=True),
    Field("bonus", "whether a Mr. Monopoly move is under way"),
    Field("doubles"),
    Field("rolls_due", "whether a movement roll is still due", key="again"),
    Field("rolled", "movement rolls made this turn"),
    "the table",
    Field("solvent", kept=FOLLOWS),
    Field("bank"),
    Field("pool"),
    Field("interrupts", key="wishes"),
    Field(
        "quiet",
        "seats that want no more offers this turn, one bit each",
        low="0",
        high="1 << players",
        absent="0",
        rare=True,
    ),
    Field("ample", "the last building for which the Bank had enough for all: see `shortage`", FOLLOWS, start="-1"),
    Field("talked", "whether offers or wishes of this turn are to be forgotten after it", FOLLOWS, kind="bool"),
    Field("time_up"),
    Field("last_round", "after which all is counted, if the table has agreed on one", absent="0", rare=True),
    Field("over", kind="bool"),
    Field("winners"),
    Field("decisions"),
    Field("hotel_level", kept=FOLLOWS, start="5"),
    Field("smallest_sum", "what every sum that players name is a multiple of (MIL-A22)", FOLLOWS, start="1"),
    Field("least_raise", "what a bid must be above the last one", FOLLOWS, start="1"),
    "by player",
    by_player("cash"),
    by_player("place", start='board.kinds.index("go")', low="0", high="int(board.size)"),
    by_player("jail", "0 free, else 1 + failed tries to leave"),
    by_player("bankrupt", low="0", high="2", key="out"),
    by_player("refused", "offers refused this turn"),
    by_player("wanted", "pieces wanted in a shortage; below 0 kinds not wanted this turn", absent="blank", rare=True),
    by_player("approached", "offers put to each this turn", kept=MEMORY, absent="blank"),
    by_player("deeds_held", kept=FOLLOWS),
    by_player("first_deed", "the list of a player's deeds in order of the board, or -1", kept=FOLLOWS, start="-1"),
    by_player("groups_ready", "groups to build on, one bit each", kept=FOLLOWS),
    by_player("groups_open", "those of them with room for a building and no mortgage in the way", kept=FOLLOWS),
    by_player("mortgages", kept=FOLLOWS),
    by_player("buildings", "levels built, hotel included", kept=FOLLOWS),
    "by deed",
    by_deed("owner", "or the Bank, -1", start="-1", low="-1", high="players"),
    by_deed("next_deed", "of the same player, or -1", kept=FOLLOWS, start="-1"),
    by_deed("level", low="0", high="int(STRIDE)"),
    by_deed("mortgaged", low="0", high="2"),
    by_deed("immune", "seats that pay no rent here"),
    "by player and group",
    Field("groups", "how many there are", FOLLOWS),
    by_player_and_group("held", "lots"),
    by_player_and_group("pledged", "mortgaged lots"),
    by_player_and_group("built", "levels"),
    "the Bank",
    Field("unsold", "deeds nobody owns, shares apart", FOLLOWS),
    Field("pieces", "by kind: see `state.PIECES`", size="5"),
    "cards",
    by_card(
        "holder",
        "who holds it, or the Bank (-1), or nobody any more (-3)",
        start="-1",
        low="-3",
        high="players",
        key="keeper",
    ),
    by_card(
        "undrawn",
        "those not drawn yet, deck by deck, in no order",
        blank="copied(self.edition.card_numbers)",
        low="0",
        high="cards",
        key="fresh",
    ),
    by_deck("undrawn_count", blank="copied(self.edition.deck_size)", low="0", high="cards + 1", key="fresh_count"),
    by_card("discards", "deck by deck a ring of cards put back under the pack", low="0", high="cards", key="under"),
    by_deck("discards_first", low="0", high="cards + 1", key="under_first"),
    by_deck("discards_count", low="0", high="cards + 1", key="under_count"),
    "deals and claims",
    Field("offer", size="any"),
    Field("past_offers", "those not accepted: see `rules.past_offers`", MEMORY, size="any", absent="blank"),
    Field("extra", "what only one edition keeps, by its own offsets", size="self.edition.extra"),
    Field("claims", "rents not yet claimed: visitor, owner, deed, amount, rolls since", size="any"),
    "what is pending, and what was heard",
    Field("stack", "room for 12 steps, and it grows", APART, size="12 * 5"),
    Field("depth", kept=FOLLOWS),
    Field("floor", "how deep the stack is under the turn's own steps"),
)
