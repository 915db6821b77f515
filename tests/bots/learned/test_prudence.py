"""Where the learned value alone would mislead: chances near one, deals that one regrets; bids as people name them."""

from __future__ import annotations

import pytest

from passgo.bots import bot
from passgo.bots.learned.prudence import is_below_loan
from passgo.engine.columns import ints
from passgo.testing import table
from tests.bots.test_trader import ORANGE, RED

RAILROADS = ("Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line")


def test_who_is_nearly_sure_to_win_still_builds() -> None:
    t = table(players=2).owns_group(0, "orange", "red", "yellow").owns(0, *RAILROADS).owns(1, "Baltic Avenue")
    t.has(0, 12_000).has(1, 60).at(0, "GO").dice(4, 6).play("roll")
    built = 0
    while (said := bot("champion").choose(t.game)).verb == "build":
        t.play(said.text)
        built += 1
    assert built >= 9


@pytest.mark.parametrize("level", ["trader", "strong", "champion"])
@pytest.mark.parametrize(("terms", "answer"), [("5 for $420", "refuse"), ("5 for $390", "accept")])
def test_nobody_pays_much_more_than_is_printed_for_a_deed_alone(level: str, terms: str, answer: str) -> None:
    t = table(players=3).owns(1, *ORANGE[1:], "Boardwalk").owns(0, "Reading Railroad", "States Avenue").owns(2, RED[0])
    t.at(0, "GO").dice(4, 6).play("roll", f"offer 1 {terms}")
    assert bot(level).choose(t.game).text == answer


@pytest.mark.parametrize("level", ["trader", "strong", "champion"])
def test_one_more_of_several_may_cost_more(level: str) -> None:
    t = table(players=3).owns(1, *RAILROADS[1:3], "Boardwalk").owns(0, "Reading Railroad", "States Avenue")
    t.at(0, "GO").dice(4, 6).play("roll", "offer 1 5 for $420")
    assert bot(level).choose(t.game).text == "accept"


@pytest.mark.parametrize(
    ("terms", "below"),
    [
        ("39 for $199", True),
        ("39 for $200", False),
        ("39, $10 for $205", True),
        ("5 for $1", True),
        ("5 for 6", False),  # for a deed
        ("$50 for 6", False),  # no deed is given
    ],
)
def test_nobody_sells_for_less_than_the_bank_lends(terms: str, below: bool) -> None:
    t = table(players=3).owns(0, "Boardwalk", "Reading Railroad").owns(1, "Oriental Avenue").at(0, "GO").dice(4, 6)
    offer = t.play("roll").game.legal(f"offer 1 {terms}")
    items = ints(offer.terms)
    assert is_below_loan(t.game.state, items, 1, 1 + items[0]) == below
    if terms == "39 for $199":
        t.mortgaged("Boardwalk")  # then nothing more is lent on it
        assert not is_below_loan(t.game.state, items, 1, 1 + items[0])


@pytest.mark.parametrize("level", ["trader", "strong", "champion"])
@pytest.mark.parametrize("cash", [311, 487, 633, 957])
def test_bids_are_in_tens(level: str, cash: int) -> None:
    """Or the least that is allowed."""
    t = table(players=3).owns(1, *ORANGE[:2]).owns(2, RED[0]).has(1, cash).has(2, cash - 13).has(0, 100)
    t.at(0, 9).dice(4, 6).play("roll", "decline")
    bids = 0
    while t.game.decision is not None and t.game.decision.kind == "auction":
        low = next(int(verb.low) for verb in t.game.decision.free if verb.verb == "bid")
        said = bot(level).choose(t.game)
        if said.verb == "bid":
            bids += 1
            assert said.number % 10 == 0 or said.number == low
        t.play(said.text)
    assert bids > 0
