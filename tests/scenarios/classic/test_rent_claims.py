"""Who collects a rent, and until when it can be claimed (rent.claim)."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-RNT-8")
def test_rent_claim_auto() -> None:
    t = table(rent_claim="auto").owns(1, "Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert (t.decision.kind, t.decision.player) == ("end", 0)
    assert (t.cash(0), t.cash(1)) == (1494, 1506)


@rule("CLS-RNT-1", "CLS-RNT-8")
def test_rent_claim_manual_asks_the_owner() -> None:
    t = table(rent_claim="manual").owns(1, "Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert (t.decision.kind, t.decision.player) == ("rent", 1)
    assert t.options() == ["collect 6", "overlook"]
    assert not t.happened("rent-due")
    assert t.cash(0) == 1500
    t.play("collect 6")
    assert [event.values for event in t.happened("rent-due")] == [{"player": 0, "owner": 1, "deed": 3, "amount": 6}]
    assert (t.cash(0), t.cash(1)) == (1494, 1506)


@rule("CLS-RNT-8")
def test_an_overlooked_rent_is_claimed_on_the_owners_turn() -> None:
    t = table(rent_claim="manual").owns(1, "Oriental Avenue").dice(2, 4, 4, 6)
    t.play("roll", "overlook", "end", "collect 6")
    assert [event.values for event in t.happened("rent-due")] == [{"player": 0, "owner": 1, "deed": 3, "amount": 6}]
    assert (t.cash(0), t.cash(1)) == (1494, 1506)
    assert t.options("collect") == []


@rule("CLS-RNT-8")
def test_an_overlooked_rent_is_claimed_after_the_next_player_rolled() -> None:
    t = table(rent_claim="manual").owns(1, "Oriental Avenue").dice(2, 4, 4, 6)
    t.play("roll", "overlook", "end", "roll", "collect 6")
    assert (t.cash(0), t.cash(1)) == (1494, 1506)


@rule("CLS-RNT-8")
def test_an_overlooked_rent_is_claimed_between_turns() -> None:
    t = table(rent_claim="manual").owns(2, "Oriental Avenue").dice(2, 4)
    t.play("roll", "overlook", "interrupt 2", "end")
    assert (t.decision.kind, t.decision.player) == ("manage", 2)
    t.play("collect 6")
    assert [event.values for event in t.happened("rent-due")] == [{"player": 0, "owner": 2, "deed": 3, "amount": 6}]
    t.play("done")
    assert (t.cash(0), t.cash(2)) == (1494, 1506)
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("CLS-RNT-8")
def test_an_overlooked_rent_is_claimed_at_any_time_by_interrupting() -> None:
    t = table(rent_claim="manual", manage_offturn="any_time").owns(2, "Oriental Avenue").dice(2, 4)
    t.play("roll", "overlook", "interrupt 2", "collect 6", "done")
    assert (t.cash(0), t.cash(2)) == (1494, 1506)
    assert (t.decision.kind, t.decision.player) == ("end", 0)


@rule("CLS-RNT-8")
def test_the_second_following_roll_lets_a_claim_lapse() -> None:
    t = table(players=4, rent_claim="manual").owns(3, "Vermont Avenue").dice(3, 5, 4, 6, 4, 6)
    t.play("roll", "overlook", "end", "roll", "end")
    assert not t.happened("rent-lapsed")
    t.play("roll")
    [lapsed] = t.happened("rent-lapsed")
    assert lapsed.values == {"owner": 3, "player": 0, "amount": 6}
    t.play("interrupt 3", "end")
    with pytest.raises(IllegalAction, match="no-rent-open"):
        t.play("collect 8")


@rule("CLS-RNT-8")
def test_all_rolls_of_one_turn_age_a_claim_once() -> None:
    t = table(rent_claim="manual").owns(2, "Oriental Avenue").dice(3, 3, 1, 3, 5, 5, 4, 6)
    t.play("roll", "overlook", "roll", "end", "roll", "roll", "end")
    assert t.decision.player == 2
    t.play("collect 6")
    assert (t.cash(0), t.cash(2)) == (1494, 1506)


@rule("CLS-RNT-8")
def test_a_claim_outlives_the_ruin_of_somebody_else() -> None:
    t = table(rent_claim="manual").owns(2, "Oriental Avenue").has(1, 0).dice(2, 4, 1, 3)
    t.play("roll", "overlook", "end", "roll", "bankrupt")  # Income Tax
    assert (t.decision.kind, t.decision.player) == ("turn", 2)
    t.play("collect 6")
    assert (t.cash(0), t.cash(2)) == (1494, 1506)


@rule("CLS-RNT-8")
def test_nobody_claims_from_the_ruined() -> None:
    t = table(rent_claim="manual").owns(2, "Oriental Avenue").owns(1, "Vermont Avenue").has(0, 5).dice(3, 3, 1, 1, 4, 6)
    t.play("roll", "overlook", "roll", "collect 8", "bankrupt", "roll", "end")
    assert (t.decision.kind, t.decision.player, t.options("collect")) == ("turn", 2, [])


@rule("CLS-RNT-8")
def test_of_two_overlooked_rents_the_one_that_is_named_is_paid() -> None:
    t = table(rent_claim="manual").owns(1, "Oriental Avenue", "Connecticut Avenue").dice(3, 3, 1, 2)
    t.play("roll", "overlook", "roll", "overlook", "end", "collect 9")
    assert (t.cash(1), t.options("collect")) == (1508, ["collect 6"])
