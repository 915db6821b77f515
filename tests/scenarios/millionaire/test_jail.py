"""Jail, and the two corners where nothing happens."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, kept_by, money, race


@rule("MIL-73", "MIL-74", "MIL-75")
def test_go_to_jail_without_salary_and_the_turn_is_over() -> None:
    t = race().at(A, 20).dice(1, 3).play("roll")
    assert t.in_jail(A) and t.place(A) == 8 and t.cash(A) == START
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("MIL-77")
def test_a_double_frees_and_moves() -> None:
    t = race().jailed(A).dice(4, 4).play("roll")
    assert not t.in_jail(A) and t.place(A) == 16 and t.cash(A) == START and t.decision.kind == "end"


@rule("MIL-78", "MIL-79")
@pytest.mark.parametrize(("card", "pack"), [("chance-leave-jail", 0), ("lifestyle-leave-jail", 1)])
def test_a_card_frees_and_goes_under_its_own_pack(card: str, pack: int) -> None:
    t = race().jailed(A).holds(A, card).dice(3, 5).play(f"card {card}")
    s = t.game.state
    assert not t.in_jail(A) and s.discards_count[pack] == 1 and kept_by(t, A) == []
    t.play("roll")
    assert t.place(A) == 16 and t.cash(A) == START


@rule("MIL-80")
def test_paying_at_the_start_then_rolling() -> None:
    t = race().jailed(A).dice(3, 5).play("pay")
    assert not t.in_jail(A) and t.cash(A) == START - 50_000 and t.decision.kind == "turn"
    t.play("roll")
    assert t.place(A) == 16


@rule("MIL-80")
def test_not_without_the_money() -> None:
    with pytest.raises(IllegalAction, match="bail-too-dear"):
        race().jailed(A).has(A, 49_999).play("pay")


@rule("MIL-76", "MIL-81", "MIL-A15")
def test_after_three_turns_the_bail_is_due_then_one_plays_normally() -> None:
    t = race(2).jailed(A).at(B, 0)
    for tries in range(3):
        t.at(B, 4).dice(1, 2, 2, 2).play("roll", "end")
        assert t.in_jail(A) and t.place(A) == 8 and t.cash(A) == START, f"after {tries + 1} tries"
        t.play("roll", "end")
    assert t.options() == ["pay"]
    with pytest.raises(IllegalAction, match="bail-due"):
        t.play("roll")
    t.dice(3, 5).play("pay", "roll")
    assert t.place(A) == 16 and t.cash(A) == START - 50_000


@rule("MIL-81", "MIL-A27")
def test_a_card_helps_then_too() -> None:
    t = race().jailed(A, tries=3).holds(A, "chance-leave-jail")
    assert t.options() == ["pay", "card chance-leave-jail"]
    t.play("card chance-leave-jail")
    assert not t.in_jail(A) and t.cash(A) == START and t.decision.kind == "turn"


@rule("MIL-81", "MIL-90")
def test_who_lacks_the_bail_raises_it() -> None:
    t = race().jailed(A, tries=3).has(A, 20_000).owns(A, "Showtime Boulevard").play("pay")
    assert t.decision.kind == "debt" and t.in_jail(A)
    t.play("mortgage 20")
    assert not t.in_jail(A) and t.cash(A) == 15_000 and t.decision.kind == "turn"


@rule("MIL-A15")
@pytest.mark.parametrize(("value", "space", "cash"), [("pay_and_move", 16, -50), ("pay_next_turn", 8, 0)])
def test_jail_third_miss(value: str, space: int, cash: int) -> None:
    t = race(jail_third_miss=value).jailed(A, tries=2).dice(3, 5).play("roll")
    assert t.place(A) == space and money(t)[A] == cash and t.decision.kind == "end"


@rule("MIL-82")
@pytest.mark.parametrize(("collects", "rent"), [(True, 35), (False, 0)])
def test_rent_is_collected_in_jail(collects: bool, rent: int) -> None:
    t = race(jail_collect_rent=collects).owns(B, "Style Square").jailed(B).at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [-rent, rent, 0]


@rule("MIL-84", "MIL-85")
@pytest.mark.parametrize(("start", "space"), [(4, 8), (12, 16)])
def test_just_visiting_and_free_parking(start: int, space: int) -> None:
    t = race().at(A, start).dice(1, 3).play("roll")
    assert t.place(A) == space and not t.in_jail(A) and money(t) == [0, 0, 0] and t.decision.kind == "end"
