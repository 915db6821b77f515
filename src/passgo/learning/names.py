"""What actions and observations mean, in words."""

from passgo.encoding.layout import (
    BID_PARTS,
    BIDS_LISTED,
    DEED_COLUMNS,
    OWN_WORDS,
    SEAT_COLUMNS,
    SUMS,
    TABLE_COLUMNS,
    Layout,
)
from passgo.engine.actions import CLOSE_AUCTION, VERBS, WANT
from passgo.engine.board import STRIDE
from passgo.engine.record import Header
from passgo.engine.state import PIECES

RAISES = (0, 9, 49, 99)  # the bids that the rules of auctions list, above the lowest one


def action_meanings(header: Header, layout: Layout) -> list[str]:
    """What each action says. Those in brackets are never open: they come from a clock, not from a player."""
    edition = header.edition.printing(header.settings)
    deeds = edition.board.deed_names
    unit = int(layout.unit)
    note = int(edition.figures.note)
    sums = [step * unit for step in SUMS]
    outside = {
        int(CLOSE_AUCTION),
        *(n for n, verb in enumerate(VERBS[: int(WANT) + 1]) if verb.name in ("time", "stop")),
    }
    return [
        *(f"({verb.name})" if n in outside else verb.name for n, verb in enumerate(VERBS[: int(WANT) + 1])),
        *(f"word {k + 1} of the edition’s own" for k in range(OWN_WORDS)),
        *("send", "drop", "exempt from the rent of"),
        *(f"bid the least + {more * note}" if more else "bid the least" for more in RAISES[: int(BIDS_LISTED)]),
        *(f"bid {k + 1}/{BID_PARTS} of the way to all cash" for k in range(BID_PARTS)),
        *(f"add {amount} to what I pay" for amount in sums),
        *(f"add {amount} to what I get" for amount in sums),
        *(f"{deed}" for deed in deeds),
        *(f"build on {deed}" for deed in deeds),
        *(f"sell from {deed}" for deed in deeds),
        *(f"mortgage {deed}" for deed in deeds),
        *(f"lift {deed}" for deed in deeds),
        *(f"space {edition.board.place(space)} {name}" for space, name in enumerate(edition.board.names)),
        *("myself" if k == 0 else f"seat {k} to my left" for k in range(int(layout.players))),
        *(f"my card {kind}" for kind in layout.card_kinds),
        *(f"their card {kind}" for kind in layout.card_kinds),
        *(f"count {k}" for k in range(int(layout.counts) + 1)),
        *(f"level {k}" for k in range(int(STRIDE))),
    ]


def observation_names(header: Header, layout: Layout) -> list[str]:
    """What each number of an observation is."""
    edition = header.edition.printing(header.settings)
    seats = ["me" if k == 0 else f"seat {k} to my left" for k in range(int(layout.players))]
    of_deed = [*(f"owned by {seat}" for seat in seats), *DEED_COLUMNS, *layout.deed_names_of_extras]
    of_seat = [
        *SEAT_COLUMNS,
        *layout.seat_names_of_extras,
        *(f"on {edition.board.place(space)} {name}" for space, name in enumerate(edition.board.names)),
        *(f"card {kind}" for kind in layout.card_kinds),
    ]
    return [
        *(f"{deed}: {column}" for deed in edition.board.deed_names for column in of_deed),
        *(f"{seat}: {column}" for seat in seats for column in of_seat),
        *TABLE_COLUMNS,
        *(f"pieces of the Bank: {piece}" for piece in PIECES),
        *(f"cards left in {deck.name}" for deck in edition.decks),
        *(f"card to get: {kind}" for kind in layout.card_kinds),
        *(f"card to give: {kind}" for kind in layout.card_kinds),
        *(f"question: {kind}" for kind in layout.kinds),
        *(f"half said: {verb.name}" for verb in VERBS[: int(WANT) + 1]),
        *(f"half said: word {k + 1} of the edition’s own" for k in range(OWN_WORDS)),
    ]
