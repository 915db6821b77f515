"""Mortgages on deeds and shares (rulebook 3.28)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import ORANGE, A, B
from tests.scenarios.ultimate.money import bare


@rule("UM-MTG-1")
@pytest.mark.parametrize(
    ("deed", "loan", "lift"),
    [
        ("Boardwalk", 200, 220),
        ("Rodeo Drive", 255, 281),
        ("Short Line", 100, 110),
        ("Cable Company", 75, 83),
        ("Ute Cab Co.", 150, 165),
    ],
)
def test_half_the_price_is_lent_and_lifting_costs_a_tenth_more(deed: str, loan: int, lift: int) -> None:
    t = bare().owns(A, deed).play(f"mortgage {deed}")
    assert (t.cash(A), t.is_mortgaged(deed)) == (1500 + loan, True)
    t.play(f"lift {deed}")
    assert (t.cash(A), t.is_mortgaged(deed)) == (1500 + loan - lift, False)


@rule("UM-MTG-1")
def test_a_mortgaged_lot_charges_nothing() -> None:
    t = bare().owns(B, "Boardwalk").mortgaged("Boardwalk").at(A, "middle:34").dice(1, 2, 2).play("roll")
    assert t.cash(B) == 1500


@rule("UM-MTG-2")
def test_a_majority_is_cleared_before_one_of_its_lots_is_mortgaged() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(1, *ORANGE[:2])
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage Tennessee Avenue")
    t.play("sell Tennessee Avenue")
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage Tennessee Avenue")
    t.play("sell St. James Place", "mortgage Tennessee Avenue")
    assert t.cash(A) == 1500 + 50 + 50 + 90


@rule("UM-MTG-2")
def test_an_opponents_buildings_do_not_hinder() -> None:
    t = bare().owns(B, *ORANGE[:2]).built(1, *ORANGE[:2]).owns(A, ORANGE[2]).play("mortgage New York Avenue")
    assert t.is_mortgaged("New York Avenue")


@rule("UM-MTG-2")
def test_a_depot_or_stand_is_sold_first() -> None:
    t = bare().owns(A, "Short Line", "Ute Cab Co.").built(1, "Short Line", "Ute Cab Co.")
    for deed in ("Short Line", "Ute Cab Co."):
        with pytest.raises(IllegalAction, match="sell-buildings-first"):
            t.play(f"mortgage {deed}")
        t.play(f"sell {deed}", f"mortgage {deed}")


@rule("UM-MTG-2")
@pytest.mark.parametrize("group_clear", [True, False])
def test_mortgage_requires_group_clear(group_clear: bool) -> None:
    t = bare(mortgage_requires_group_clear=group_clear).owns(A, *ORANGE).built(1, *ORANGE[:2])
    assert ("mortgage middle:19" in t.options()) == (not group_clear)
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage Tennessee Avenue")


@rule("UM-MTG-1", "UM-MTG-3")
@pytest.mark.parametrize(("fee", "paid"), [("bankruptcy_only", 0), ("always", 20 + 6)])
def test_mortgage_transfer_fee(fee: str, paid: int) -> None:
    deeds = ("Boardwalk", "national-utilities-1")
    t = bare(mortgage_transfer_fee=fee).owns(A, *deeds).mortgaged(*deeds)
    t.play("offer 1 Boardwalk, national-utilities-1 for $100", "accept")
    assert (t.cash(A), t.cash(B)) == (1600, 1400 - paid)
    assert all(t.is_mortgaged(deed) for deed in deeds)


@rule("UM-MTG-3")
def test_a_share_is_mortgaged_whatever_is_built() -> None:
    t = bare().owns(A, *ORANGE, "acme-motors-1").built(1, *ORANGE).play("mortgage acme-motors-1")
    assert (t.cash(A), t.is_mortgaged("acme-motors-1")) == (1575, True)
    with pytest.raises(IllegalAction, match="already-mortgaged"):
        t.play("mortgage acme-motors-1")
