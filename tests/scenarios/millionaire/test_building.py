"""Houses and hotels: where, when, how evenly, and while they last."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, race

BROWN = ("Motor Drive", "Gadget Wharf")  # 1 and 3; a building costs 10,000


@rule("MIL-66")
def test_the_whole_colour_is_needed() -> None:
    t = race().owns(A, "Motor Drive").owns(B, "Gadget Wharf")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-incomplete"):
        t.play("build 1")


@rule("MIL-67", "MIL-68")
def test_on_ones_turn() -> None:
    t = race().owns_group(A, "brown")
    bank = t.game.state.bank
    t.play("build 1")
    assert (t.level("Motor Drive"), t.cash(A), t.game.state.bank - bank) == (1, START - 10_000, 10_000)
    assert t.decision.kind == "turn"
    t.at(A, 4).dice(2, 2).play("roll", "build 3")
    assert t.level("Gadget Wharf") == 1 and t.decision.kind == "end"


@rule("MIL-67", "MIL-A11")
@pytest.mark.parametrize("when", ["turn", "end"])
def test_in_the_turn_of_another(when: str) -> None:
    t = race().owns_group(B, "brown").at(A, 4).dice(2, 2)
    if when == "end":
        t.play("roll")
    assert t.decision.kind == when
    t.play("interrupt 1")
    assert (t.decision.kind, t.decision.player) == ("manage", B)
    t.play("build 1", "done")
    assert t.level("Motor Drive") == 1 and (t.decision.kind, t.decision.player) == (when, A)


@rule("MIL-A11")
@pytest.mark.parametrize(("value", "asked"), [("any_time", B), ("between_turns", A)])
def test_manage_offturn(value: str, asked: int) -> None:
    t = race(manage_offturn=value).owns_group(B, "brown").at(A, 4).dice(2, 2).play("roll", "interrupt 1")
    assert t.decision.player == asked


@rule("MIL-A11")
def test_manage_offturn_never() -> None:
    with pytest.raises(IllegalAction, match="no-managing-off-turn"):
        race(manage_offturn="never").play("interrupt 1")


@rule("MIL-69")
def test_evenly() -> None:
    t = race().owns_group(A, "brown").play("build 1")
    with pytest.raises(IllegalAction, match="build-evenly"):
        t.play("build 1")
    t.play("build 3", "build 1")
    assert [t.level(lot) for lot in BROWN] == [2, 1]


@rule("MIL-70")
def test_four_houses_become_a_hotel() -> None:
    t = race().owns_group(A, "brown").built(4, *BROWN).play("build 1")
    assert (t.level("Motor Drive"), t.cash(A)) == (5, START - 10_000)
    assert t.game.view(None)["pieces"] == {"house": 28, "hotel": 11}


@rule("MIL-70", "MIL-A12")
def test_no_hotel_before_all_have_four_houses() -> None:
    t = race().owns_group(A, "brown").built(4, "Motor Drive").built(3, "Gadget Wharf")
    with pytest.raises(IllegalAction, match="houses-first"):
        t.play("build 1")


@rule("MIL-71")
def test_one_hotel_a_site() -> None:
    t = race().owns_group(A, "brown").built(5, *BROWN)
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build 1")


@rule("MIL-72")
@pytest.mark.parametrize(("level", "pieces"), [(0, (0, 12)), (4, (20, 0))])
def test_no_more_than_there_are(level: int, pieces: tuple[int, int]) -> None:
    t = race().owns_group(A, "brown").built(level, *BROWN).pieces(*pieces)
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build 1")


@rule("MIL-72", "MIL-A13")
def test_the_last_one_goes_to_who_comes_first() -> None:
    t = race().owns_group(A, "brown").owns_group(B, "pink").pieces(1, 12).play("build 1")
    assert t.level("Motor Drive") == 1 and t.decision.kind == "turn" and t.game.state.pieces[0] == 0


@rule("MIL-A28")
@pytest.mark.parametrize("lot", [1, 3])
def test_no_building_in_a_colour_with_a_mortgage(lot: int) -> None:
    t = race().owns_group(A, "brown").mortgaged("Gadget Wharf")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play(f"build {lot}")


@rule("MIL-72")
@pytest.mark.parametrize("pieces", ["32/12", "5/1"])
def test_bank_pieces(pieces: str) -> None:
    houses, hotels = (int(count) for count in pieces.split("/"))
    assert race(bank_pieces=pieces).game.view(None)["pieces"] == {"house": houses, "hotel": hotels}
