"""What the table remembers of offers that were not accepted, and when that is out of date."""

from collections.abc import Callable

import pytest

from passgo import Game
from passgo.engine.columns import ints, listed
from passgo.engine.rules.past_offers import (
    GIVER,
    MOST,
    PARTNER,
    TERMS,
    betterment,
    enter_offer,
    has_changed,
    same_things,
)
from passgo.engine.state import State
from passgo.testing import Table, table

ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


def set_up() -> Table:
    t = table(players=3).owns(0, *ORANGE[:2], "Short Line").owns(1, ORANGE[2], "Oriental Avenue").owns(2, "Boardwalk")
    return t.has(0, 900).has(1, 600)


def entries(s: State) -> list[list[int]]:
    """Every entry, without its length."""
    found: list[list[int]] = []
    at = 0
    while at < len(s.past_offers):
        found.append(listed(s.past_offers)[at + 1 : at + int(s.past_offers[at])])
        at += int(s.past_offers[at])
    return found


def remembered(t: Table) -> list[tuple[int, int, str]]:
    """Who offered whom what, in the words of the game."""
    return [
        (
            entry[GIVER - 1],
            entry[PARTNER - 1],
            t.game.notation.text(t.game.notation.read("counter $1 for $1").code, tuple(entry[int(TERMS) - 1 :]))[8:],
        )
        for entry in entries(t.game.state)
    ]


def test_what_is_refused_or_countered_is_remembered_and_what_is_accepted_is_not() -> None:
    t = set_up().play("offer 1 $200 for New York Avenue", "refuse")
    assert remembered(t) == [(0, 1, "$200 for 19")]
    t.play("offer 1 $300 for New York Avenue", "counter New York Avenue for $500")
    assert remembered(t) == [(0, 1, "$300 for 19"), (1, 0, "19 for $500")]  # a better price replaces the one before
    t.play("refuse", "offer 2 $5 for $6", "accept")
    assert remembered(t) == [(0, 1, "$300 for 19"), (1, 0, "19 for $500")]
    assert listed(t.game.state.approached) == [1, 2, 1]


def test_what_one_accepts_is_still_remembered_of_the_other() -> None:
    t = set_up().play("offer 1 $5 for $6", "refuse", "offer 2 $5 for $6", "refuse", "offer 2 $5 for $6", "accept")
    assert remembered(t) == [(0, 1, "$5 for $6")]


def test_a_worse_offer_does_not_replace_a_better_one() -> None:
    t = set_up().play("offer 1 $300 for 19", "refuse", "offer 1 $200 for 19", "refuse")
    assert remembered(t) == [(0, 1, "$300 for 19"), (0, 1, "$200 for 19")]


def test_offers_are_counted_anew_in_every_turn_and_remembered_longer() -> None:
    t = set_up().at(0, 10).dice(4, 6).play("offer 1 $200 for 19", "refuse", "roll", "end")
    assert listed(t.game.state.approached) == [0, 0, 0] and len(remembered(t)) == 1


CHANGES: dict[str, tuple[Callable[[Table], Table], bool]] = {
    "the partner has another deed": (lambda t: t.owns(1, "Baltic Avenue"), True),
    "the partner has a deed less": (lambda t: t.owns(-1, "Oriental Avenue"), True),
    "the giver has a lot less of a group in the offer": (lambda t: t.owns(2, ORANGE[0]), True),
    "the giver has another deed": (lambda t: t.owns(0, "Baltic Avenue"), False),
    "others deal": (lambda t: t.owns(-1, "Boardwalk"), False),
    "the partner has more than twice the cash": (lambda t: t.has(1, 1201), True),
    "the partner has twice the cash": (lambda t: t.has(1, 1200), False),
    "the partner has less than half of the cash": (lambda t: t.has(1, 299), True),
    "the partner has a salary less": (lambda t: t.has(1, 400), False),
    "the giver has no cash": (lambda t: t.has(0, 0), False),
    "somebody mortgages": (lambda t: t.mortgaged("Oriental Avenue", ORANGE[0]), False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_holdings_or_cash_have_really_changed(change: str) -> None:
    t = set_up().play("offer 1 $200 for New York Avenue", "refuse")
    assert not has_changed(t.game.state, 0)
    make, really = CHANGES[change]
    make(t)
    assert has_changed(t.game.state, 0) == really


def test_what_the_giver_gives_counts_too() -> None:
    t = set_up().play("offer 1 St. James Place for $100", "refuse")
    assert not has_changed(t.game.state, 0)
    assert has_changed(t.owns(2, "Tennessee Avenue").game.state, 0)


def test_a_little_cash_that_doubles_is_no_change() -> None:
    t = set_up().has(1, 60).play("offer 1 $200 for New York Avenue", "refuse").has(1, 250)
    assert not has_changed(t.game.state, 0)
    assert has_changed(t.has(1, 261).game.state, 0)


def test_what_was_given_and_given_back_is_as_it_was() -> None:
    t = (
        set_up()
        .play("offer 1 $200 for New York Avenue", "refuse")
        .owns(2, "Oriental Avenue")
        .owns(1, "Oriental Avenue")
    )
    assert not has_changed(t.game.state, 0)


def test_the_same_things_in_another_order_for_another_price() -> None:
    t = set_up().play("offer 1 Short Line, $20, 16 for 19, 6", "refuse", "offer 1 16, Short Line for 6, 19, $30")
    s = t.game.state
    assert len(entries(s)) == 2 and same_things(s, 0) and betterment(s, 0) == -50
    for other in (
        "offer 1 16 for 19, 6",
        "offer 1 16, 18 for 19, 6",
        "offer 1 16, 35 for 19",
        "offer 1 35, 16 for 19, 6, 39",
    ):
        s.offer = ints(t.game.notation.read(other).terms)
        assert not same_things(s, 0), other


def test_the_memory_is_short() -> None:
    """Of offers to the same partner the oldest make room; those to others stay; heaps are not remembered at all."""
    t = set_up().play("offer 2 $1 for Boardwalk", "refuse")
    s = t.game.state
    for price in range(100, 100 - int(MOST) - 3, -1):
        s.offer = ints(t.game.notation.read(f"offer 1 ${price} for 19").terms)
        enter_offer(s, 0, 1)
    kept = [f"${price} for 19" for price in range(100 - 3, 100 - int(MOST) - 3, -1)]
    assert [what for _, partner, what in remembered(t) if partner == 1] == kept
    assert remembered(t)[0] == (0, 2, "$1 for 39")
    before = len(s.past_offers)
    s.offer = ints(t.game.notation.read("offer 1 nothing for " + ", ".join(["19"] * 32)).terms)
    enter_offer(s, 0, 1)
    assert len(s.past_offers) == before and s.approached[1] == int(MOST) + 4


def test_what_is_out_of_date_makes_room() -> None:
    t = set_up().play("offer 1 $200 for New York Avenue", "refuse").owns(1, "Baltic Avenue")
    assert remembered(t.play("offer 2 $1 for Boardwalk", "refuse")) == [(0, 2, "$1 for 39")]


def test_a_saved_game_remembers() -> None:
    t = set_up().play("offer 1 $200 for New York Avenue", "refuse")
    assert entries(Game.load(t.game.save()).state) == entries(t.game.state) == entries(t.game.copy().state)


def test_as_many_other_deeds_are_another_holding() -> None:
    """Even if their numbers have the same sum."""
    before, after = ("Mediterranean Avenue", "Connecticut Avenue"), ("Baltic Avenue", "Vermont Avenue")
    t = set_up().owns(1, *before).play("offer 1 $200 for New York Avenue", "refuse")
    assert not has_changed(t.game.state, 0)
    assert sum(t.deed(deed) for deed in before) == sum(t.deed(deed) for deed in after)
    assert has_changed(t.owns(-1, *before).owns(1, *after).game.state, 0)
