"""The cards about shares (rulebook 3.24): dividends now, fines, the crash and inheritances."""

import pytest

from passgo.editions.ultimate.ledger import RADIO_HALVED
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import PRINTINGS, A, B, C, hand, where
from tests.scenarios.ultimate.drawing import cash, drawing, shares
from tests.scenarios.ultimate.money import pool

LAWYERS = {"equipment": "stock-lawyer", "complete": "lawyer"}  # the one knows shares only
COMPANIES = {  # in the order of par: 100, 110, ...
    "motion-pictures": 10,
    "allied-steamships": 11,
    "national-utilities": 12,
    "general-radio": 13,
    "united-railways": 14,
    "acme-motors": 15,
}


def everybody_holds(t: Table) -> Table:
    """Seat 1 has one share of everything, seat 2 two."""
    for company in COMPANIES:
        shares(shares(t, B, company, 1), C, company, 2)
    return t


@rule("UM-STK-2", "UM-STK-11")
@pytest.mark.parametrize(
    ("card", "companies", "decks"),
    [
        ("chance-travel-rage", ("united-railways", "acme-motors", "allied-steamships"), PRINTINGS),
        ("chance-entertainment", ("motion-pictures", "general-radio"), PRINTINGS),
        ("chance-streetlights", ("national-utilities",), ("equipment",)),
    ],
)
def test_dividends_now(card: str, companies: tuple[str, ...], decks: tuple[str, ...]) -> None:
    one = sum(COMPANIES[name] for name in companies)
    for deck in decks:
        t = everybody_holds(drawing(card, deck=deck)).play("roll")
        assert (cash(t), pool(t)) == ([0, one, 4 * one], 0)


@rule("UM-STK-10")
def test_mortgaged_shares_earn_nothing() -> None:
    t = everybody_holds(drawing("chance-entertainment")).mortgaged("motion-pictures-1", "general-radio-2").play("roll")
    assert cash(t) == [0, 13, 4 * 10 + 13]


@rule("UM-STK-2")
def test_the_electric_car_pays_triple_to_the_owner_of_the_electric_company() -> None:
    t = shares(shares(drawing("chance-electric-car"), A, "acme-motors", 1), B, "national-utilities", 1)
    assert cash(t.play("roll")) == [15, 12, 0]
    t = shares(shares(drawing("chance-electric-car"), A, "acme-motors", 1), B, "national-utilities", 1)
    assert cash(t.owns(B, "Electric Company").play("roll")) == [15, 36, 0]


@rule("UM-STK-2")
def test_in_the_small_deck_the_electric_car_pays_only_holders_of_both() -> None:
    t = everybody_holds(drawing("chance-electric-car-both", deck="equipment"))
    shares(t, A, "acme-motors", 1).owns(C, "Electric Company").play("roll")
    assert cash(t) == [0, 2 * 27, 3 * 4 * 27]


@rule("UM-STK-2")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_general_radio_pays_half_twice(deck: str) -> None:
    t = shares(drawing("chance-video", deck=deck), B, "general-radio", 1).play("roll")
    assert (cash(t), t.game.state.extra[RADIO_HALVED]) == ([0, 0, 0], 2)
    for paid in (7, 7, 13):
        halved = t.game.state.extra[RADIO_HALVED]
        t = shares(drawing("chance-entertainment", deck=deck), B, "general-radio", 1)
        t._game.state.extra[RADIO_HALVED] = halved
        assert cash(t.play("roll")) == [0, paid, 0]


def test_other_dividends_do_not_use_up_the_halving() -> None:
    t = drawing("chance-travel-rage")
    t._game.state.extra[RADIO_HALVED] = 2
    assert t.play("roll").game.state.extra[RADIO_HALVED] == 2


@rule("UM-POO-1")
@pytest.mark.parametrize(
    ("card", "companies"),
    [
        ("chest-strike", ("united-railways", "acme-motors", "allied-steamships")),
        ("chest-hollywood", ("motion-pictures", "general-radio")),
        ("chest-regulation", ("national-utilities",)),
    ],
)
@pytest.mark.parametrize("deck", PRINTINGS)
def test_holders_pay_one_dividend(card: str, companies: tuple[str, ...], deck: str) -> None:
    one = sum(COMPANIES[name] for name in companies)
    t = everybody_holds(drawing(card, deck=deck)).play("roll")
    assert (cash(t), pool(t)) == ([0, -one, -4 * one], 5 * one)


def test_a_fine_is_not_halved_with_general_radio() -> None:
    t = shares(drawing("chest-hollywood"), B, "general-radio", 1)
    t._game.state.extra[RADIO_HALVED] = 2
    assert cash(t.play("roll")) == [0, -13, 0]
    assert t.game.state.extra[RADIO_HALVED] == 2


@pytest.mark.parametrize(("deck", "lawyer"), LAWYERS.items())
def test_a_lawyer_helps_against_a_stock_fine(deck: str, lawyer: str) -> None:
    t = everybody_holds(drawing("chest-strike", deck=deck)).holds(C, lawyer).play("roll")
    assert (t.decision.player, t.options()) == (C, [f"card {lawyer}", "accept"])
    t.play(f"card {lawyer}")
    assert (cash(t), hand(t, C)) == ([0, -40, 0], [])


@rule("UM-POO-1", "UM-JAL-1")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_caught_trading(deck: str) -> None:
    t = shares(shares(drawing("chance-caught", deck=deck), A, "acme-motors", 2), A, "general-radio", 1).play("roll")
    assert (t.in_jail(A), cash(t), pool(t)) == (True, [-60 - 13, 0, 0], 73)
    t = shares(drawing("chance-caught", deck=deck), A, "acme-motors", 1).mortgaged("acme-motors-1").play("roll")
    assert (t.in_jail(A), cash(t)) == (True, [0, 0, 0])
    t = shares(drawing("chance-caught", deck=deck), B, "acme-motors", 1).play("roll")
    assert (t.in_jail(A), cash(t)) == (False, [0, 0, 0])


@pytest.mark.parametrize(("deck", "lawyer"), LAWYERS.items())
def test_a_lawyer_helps_who_is_caught(deck: str, lawyer: str) -> None:
    t = shares(drawing("chance-caught", deck=deck), A, "acme-motors", 2).holds(A, lawyer).play("roll")
    t.play(f"card {lawyer}")
    assert (t.in_jail(A), cash(t)) == (False, [0, 0, 0])


@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_crash_takes_half_of_every_company_rounded_up(deck: str) -> None:
    t = shares(drawing("chance-crash", deck=deck), A, "acme-motors", 5)
    shares(shares(shares(t, B, "general-radio", 1), B, "united-railways", 2), C, "united-railways", 3).play("roll")
    s = t.game.state
    held = [s.holds(seat, s.edition.board.groups.index(name)) for seat in range(3) for name in COMPANIES]
    assert held == [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    assert cash(t) == [0, 0, 0]


def test_in_the_crash_mortgaged_shares_go_first() -> None:
    t = shares(drawing("chance-crash"), A, "acme-motors", 4).mortgaged("acme-motors-2", "acme-motors-4").play("roll")
    owners = [t.owner(f"acme-motors-{k}") for k in range(1, 6)]
    assert owners == [A, -1, A, -1, -1]
    assert (t.is_mortgaged("acme-motors-2"), t.game.state.mortgages[A]) == (False, 0)


@rule("UM-STK-7")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_share_is_inherited(deck: str) -> None:
    t = shares(drawing("chest-inherit-share", deck=deck), B, "motion-pictures", 5).play("roll")
    assert t.options() == [f"share {name}-1" for name in list(COMPANIES)[1:]]
    t.play("share acme-motors-1")
    assert (t.owner("acme-motors-1"), cash(t)) == (A, [0, 0, 0])


@rule("UM-STK-12")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_nothing_is_inherited_when_all_shares_are_sold(deck: str) -> None:
    t = drawing("chest-inherit-share", deck=deck)
    for company in COMPANIES:
        shares(t, B, company, 5)
    assert t.play("roll").decision.kind == "end"


@rule("UM-CRD-8", "UM-CRD-5")
def test_the_energy_crisis_moves_a_holder_for_a_dividend() -> None:
    t = shares(drawing("chest-energy-crisis", "outer:24", "equipment"), A, "national-utilities", 2).play("roll")
    assert (where(t, A), cash(t), t.decision.kind) == ("outer:39", [300 + 48, 0, 0], "buy")
    t = shares(drawing("chest-energy-crisis", "outer:36", "equipment"), A, "national-utilities", 1)
    t.owns(B, "Trash Collector").play("roll")
    assert (where(t, A), cash(t)) == ("outer:39", [12, 0, 0])  # no rent


def test_the_energy_crisis_leaves_others_alone() -> None:
    t = drawing("chest-energy-crisis", "outer:36", "equipment").play("roll")
    assert (where(t, A), t.decision.kind) == ("outer:36", "end")
