"""Nobody at a table of all levels is rude or foolish; and the reader would notice."""

from __future__ import annotations

import pytest

from passgo.testing import Table, table
from tests.manners.games import LEVELS, counted, games
from tests.manners.reading import Reader

FRESH = 6_200_000  # seeds of games that nobody was tuned on


@pytest.mark.once
@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_a_few_games(edition: str) -> None:
    read, faults = counted(games(edition, len(LEVELS), FRESH))
    assert read["offers"] > 0
    assert faults == []


def listener(t: Table) -> Reader:
    players = int(t.game.state.players)
    return Reader(t.game.state, ["somebody"] * players, set(range(players)))


def told(t: Table, *offers: str) -> list[str]:
    """What the reader says when a player makes these offers, and each is refused; or accepted, where it says so."""
    reader = listener(t)
    for words in offers:
        offer, _, answer = words.partition(": ")
        action = t.game.legal(offer)
        reader.hear(action.code, list(action.terms))
        t.play(offer)
        said = t.game.legal(answer or "refuse")
        reader.hear(said.code, [])
        t.play(said.text)
    return [fault.partition(":")[0] for fault in reader.faults]


def deals() -> Table:
    t = table(players=3).owns(0, "Reading Railroad", "Virginia Avenue").owns(1, "Boardwalk", "Park Place")
    return (
        t.owns(2, "St. James Place", "Tennessee Avenue").owns(1, "New York Avenue").at(0, "GO").dice(4, 6).play("roll")
    )


@pytest.mark.parametrize(
    ("offers", "faults"),
    [
        (["offer 2 $200 for 16", "offer 2 $240 for 16"], []),
        (["offer 2 $200 for 16", "offer 2 $240 for 16", "offer 2 $280 for 16"], ["pesters"]),
        (["offer 2 $200 for 16", "offer 2 $200 for 16"], ["repeats"]),
        (["offer 2 $200 for 16", "offer 2 $180 for 16"], ["repeats"]),
        (["offer 2 5 for $90: accept"], ["below its mortgage"]),
        (["offer 2 5 for $100: accept"], []),
        (["offer 2 5 for $401: accept"], ["pays for nothing"]),
        (["offer 2 5 for $400: accept"], []),
        (["offer 1 $900 for 37: accept"], []),
    ],
)
def test_the_reader_notices(offers: list[str], faults: list[str]) -> None:
    assert told(deals(), *offers) == faults


@pytest.mark.parametrize(("cash", "faults"), [(4000, []), (2400, ["gives a colour away"]), (900, [])])
def test_the_reader_notices_a_colour_given_away_by_who_leads(cash: int, faults: list[str]) -> None:
    """Three times the highest orange rent are $3,000; who has less than the others does not lead."""
    t = table(players=3).owns(0, "New York Avenue").owns(1, "St. James Place", "Tennessee Avenue")
    t.has(0, cash).has(1, 1500).has(2, 1500).at(0, "GO").dice(4, 6).play("roll")
    assert told(t, "offer 1 19 for $500: accept") == faults


@pytest.mark.parametrize(("bid", "odd"), [("bid 140", False), ("bid 147", True), ("bid 1", False)])
def test_the_reader_notices_odd_bids(bid: str, odd: bool) -> None:
    t = table(players=3).at(0, 9).dice(4, 6).play("roll", "decline")
    reader = listener(t)
    reader.hear(t.game.legal(bid).code, [])
    assert [fault.partition(":")[0] for fault in reader.faults] == (["odd bid"] if odd else [])
