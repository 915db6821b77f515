"""GO: salary by level, the choice to rise, in mid-walk too."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, race, rise, stars_of

SALARIES = [(1, 150_000), (3, 200_000), (5, 250_000)]


@rule("MIL-27", "MIL-28", "MIL-37")
@pytest.mark.parametrize(("stars", "salary"), SALARIES)
@pytest.mark.parametrize(("start", "dice"), [(30, (1, 1)), (31, (5, 4))])
def test_reaching_and_passing_go_pays_by_level(stars: int, salary: int, start: int, dice: tuple[int, int]) -> None:
    t = rise(race(), A, stars).at(A, start).dice(*dice).play("roll")
    assert t.cash(A) == START + salary
    if stars < 5:
        t.play("no")
    assert t.place(A) == (0 if start == 30 else 8) and t.cash(A) == START + salary


@rule("MIL-29", "MIL-30", "MIL-31", "MIL-33", "MIL-A5")
@pytest.mark.parametrize(("stars", "left", "after"), [(1, 100_000, 3), (3, 150_000, 5)])
def test_rising_costs_50k_of_the_old_salary(stars: int, left: int, after: int) -> None:
    t = rise(race(), A, stars).at(A, 31).dice(5, 4).play("roll")
    assert t.decision.kind == "upgrade" and t.options() == ["upgrade", "no"] and t.place(A) == 0
    t.play("upgrade")
    assert (t.cash(A), stars_of(t, A), t.place(A)) == (START + left, after, 8)


@rule("MIL-29", "MIL-31", "MIL-32")
def test_one_level_a_passage_and_none_is_skipped() -> None:
    t = race().at(A, 31).dice(5, 4).play("roll", "upgrade")
    assert stars_of(t, A) == 3 and t.decision.kind == "end"


@rule("MIL-31", "MIL-32")
def test_the_second_passage_leads_on_to_five() -> None:
    t = race(2).at(A, 31).at(B, 4).dice(5, 4, 2, 2, 5, 4).play("roll", "upgrade", "end", "roll", "end")
    t.at(A, 31).play("roll")
    assert t.decision.kind == "upgrade"
    t.play("upgrade")
    assert stars_of(t, A) == 5 and t.cash(A) == START + 100_000 + 150_000


@rule("MIL-34", "MIL-36")
def test_who_does_not_rise_keeps_all_and_walks_on() -> None:
    t = race().at(A, 31).dice(5, 4).play("roll", "no")
    assert (t.cash(A), stars_of(t, A), t.place(A), t.decision.kind) == (START + 150_000, 1, 8, "end")


@rule("MIL-35")
def test_five_stars_are_not_asked() -> None:
    t = rise(race(), A, 5).at(A, 31).dice(5, 4).play("roll")
    assert t.decision.kind == "end" and stars_of(t, A) == 5


@rule("MIL-36")
def test_other_answers_are_refused() -> None:
    t = race().at(A, 31).dice(5, 4).play("roll")
    for said in ("end", "roll", "decline", "pay"):
        with pytest.raises(IllegalAction):
            t.play(said)


@rule("MIL-37")
@pytest.mark.parametrize(("stars", "lifestyle", "chance"), [(1, 50_000, 25_000), (3, 100_000, 50_000)])
def test_level_changes_both_packs(stars: int, lifestyle: int, chance: int) -> None:
    t = rise(race(), A, stars).at(A, 9).dice(1, 3).cards("lifestyle-windfall").play("roll")
    assert t.cash(A) == START + lifestyle
    t = rise(race(), A, stars).at(A, 14).dice(1, 3).cards("chance-profits").play("roll")
    assert t.cash(A) == START + chance


@rule("MIL-A25")
def test_a_card_over_go_pays_and_asks() -> None:
    t = race().at(A, 25).dice(1, 1).cards("lifestyle-cruise").play("roll")
    assert t.decision.kind == "upgrade" and t.place(A) == 0 and t.cash(A) == START + 150_000
    t.play("upgrade")
    assert t.place(A) == 23 and stars_of(t, A) == 3 and t.decision.kind == "buy"


@rule("MIL-A25")
@pytest.mark.parametrize(("card", "space"), [("chance-back-three", 26), ("chance-jail", 8)])
def test_neither_backwards_nor_to_jail(card: str, space: int) -> None:
    t = race().at(A, 25).dice(1, 3).cards(card).play("roll")
    assert t.place(A) == space and t.cash(A) == START


@rule("MIL-4", "MIL-37")
def test_everybody_sees_the_level() -> None:
    players = rise(race(), B, 5).game.view(None)["players"]
    assert isinstance(players, list) and [player["token_level"] for player in players] == [0, 2, 0]


@rule("MIL-29", "MIL-31")
def test_that_a_token_rose_is_told_with_what_it_cost() -> None:
    t = race().at(A, 31).dice(5, 4).play("roll", "upgrade")
    assert [str(event) for event in t.happened("token-raised")] == [f"token-raised(player={A}, stars=3, amount=50000)"]
