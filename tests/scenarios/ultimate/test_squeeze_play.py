"""Squeeze Play, standard and alternative (rulebook 3.16)."""

import pytest

from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, A, B, C, D, hand, where
from tests.scenarios.ultimate.money import bare


def lands(t: Table, *dice: int) -> Table:
    """An odd roll of five leads to Squeeze Play; then these dice are thrown."""
    return t.at(A, "inner:19").dice(1, 2, 2, *dice).play("roll")


@rule("UM-SQZ-1")
@pytest.mark.parametrize(
    ("dice", "amount"),
    [
        ((1, 1), 200),
        ((1, 2), 100),
        ((3, 1), 100),
        ((1, 4), 50),
        ((3, 4), 50),
        ((4, 5), 50),
        ((4, 6), 100),
        ((5, 6), 100),
        ((6, 6), 200),
    ],
)
def test_each_other_player_pays_by_the_dice(dice: tuple[int, int], amount: int) -> None:
    t = lands(bare(players=4), *dice)
    assert [t.cash(p) - 1500 for p in range(4)] == [3 * amount, -amount, -amount, -amount]


@rule("UM-SQZ-1")
def test_the_bankrupt_do_not_pay() -> None:
    t = lands(bare(players=4).bankrupt(C), 3, 1)
    assert [t.cash(p) for p in (A, B, D)] == [1700, 1400, 1400]


@rule("UM-SQZ-2")
@pytest.mark.parametrize(
    ("dice", "amount"),
    [
        ((6, 6, 3), 200),
        ((6, 6, 2), 100),
        ((5, 5, 2), 100),
        ((5, 5, 1), 50),
        ((3, 3, 2), 50),
        ((2, 2, 2), 50),
        ((2, 2, 1), 100),
        ((1, 2, 1), 100),
        ((1, 1, MR_MONOPOLY), 200),
        ((6, 6, BUS), 100),
    ],
)
def test_squeeze_variant_alternative(dice: tuple[int, int, int], amount: int) -> None:
    t = lands(bare(squeeze_variant="alternative"), *dice)
    assert [t.cash(p) - 1500 for p in range(3)] == [2 * amount, -amount, -amount]


@rule("UM-SQZ-1", "UM-SQZ-2")
def test_squeeze_variant_standard_has_no_speed_die() -> None:
    t = lands(bare(squeeze_variant="standard").holds(B, "bus-ticket-1"), 1, 1)
    assert (t.cash(A), hand(t, A), hand(t, B)) == (1900, [], ["bus-ticket-1"])


@rule("UM-SQZ-3")
@pytest.mark.parametrize("icon", [BUS, MR_MONOPOLY])
def test_an_icon_takes_a_voucher_from_everybody_who_has_one(icon: int) -> None:
    t = bare(squeeze_variant="alternative").holds(B, "bus-ticket-1", "transit-token-1")
    lands(t, 1, 1, icon)
    assert (t.cash(A), t.cash(B)) == (1700, 1300)  # B has paid and chooses a voucher before C pays
    assert (t.decision.player, t.decision.kind) == (B, "give-voucher")
    t.play("give transit-token-1")
    assert (hand(t, A), hand(t, B)) == (["transit-token-1"], ["bus-ticket-1"])
    assert [t.cash(p) for p in range(3)] == [1900, 1300, 1300]


@rule("UM-SQZ-3")
def test_pips_on_the_speed_die_take_no_voucher() -> None:
    t = lands(bare(squeeze_variant="alternative").holds(B, "bus-ticket-1"), 3, 3, 2)
    assert (hand(t, A), t.decision.kind) == ([], "end")


@rule("UM-SQZ-4")
def test_the_giver_chooses_the_voucher() -> None:
    t = lands(bare(squeeze_variant="alternative").holds(B, "bus-ticket-1", "cab-back-2-1"), 1, 1, BUS)
    assert t.options() == ["give bus-ticket-1", "give cab-back-2-1"]


@rule("UM-SQZ-4", "IX-103")
@pytest.mark.parametrize("variant", ["standard", "alternative"])
def test_the_dice_are_no_movement_roll(variant: str) -> None:
    t = lands(bare(squeeze_variant=variant), 3, 3, 3)
    assert (t.decision.kind, t.game.state.doubles, where(t, A)) == ("end", 0, "inner:0")


@rule("UM-SQZ-5")
def test_debts_are_settled_one_by_one_from_the_left() -> None:
    t = lands(bare().has(B, 0).owns(B, "Boardwalk").has(C, 0).owns(C, "Park Place"), 3, 1)
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    t.play("mortgage Boardwalk")
    assert (t.decision.player, t.decision.kind, t.cash(A), t.cash(B)) == (C, "debt", 1600, 100)
    t.play("mortgage Park Place")
    assert (t.decision.player, t.decision.kind, t.cash(A), t.cash(C)) == (A, "end", 1700, 75)


@rule("IX-87")
def test_a_player_ruined_by_the_squeeze_leaves_everything_to_the_collector() -> None:
    t = lands(bare(players=4).has(B, 30).owns(B, "Baltic Avenue").mortgaged("Baltic Avenue"), 3, 1)
    assert (t.decision.player, t.options()) == (B, ["bankrupt"])
    t.play("bankrupt", "keep Baltic Avenue")
    assert (t.owner("Baltic Avenue"), t.cash(A)) == (A, 1500 + 30 - 3 + 200)
    assert [t.cash(p) for p in (B, C, D)] == [0, 1400, 1400]
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("IX-90")
def test_under_mr_monopoly_a_squeezed_player_mortgages_but_does_not_deal() -> None:
    t = bare().has(B, 0).owns(B, "Boardwalk").owns_group(B, "railroad").built(1, "Short Line")
    t.at(A, "inner:19").dice(3, 2, MR_MONOPOLY, 3, 1).play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    assert {"sell middle:35", "mortgage middle:39"} <= set(t.options())
    assert [verb.verb for verb in t.decision.free] == ["settle"]
    for forbidden in ("offer 2 Boardwalk for $500", "build Reading Railroad"):
        assert t.game.notation.read(forbidden)
        before = t.game.digest()
        with pytest.raises(ValueError, match="not possible"):
            t.play(forbidden)
        assert t.game.digest() == before
    t.play("mortgage Boardwalk")
    assert (t.cash(A), t.cash(B), t.decision.player) == (1700, 100, A)
