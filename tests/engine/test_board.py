"""The board as columns, on a small one with two tracks that share a station."""

import pytest

from passgo import EDITIONS
from passgo.editions.classic import CLASSIC, kinds, turn
from passgo.engine.board import Board, Row
from passgo.engine.columns import listed
from passgo.engine.edition import Edition, Skin
from passgo.testing import table

ROWS = [
    Row("outer", "Go", "go", "", 0, 0, []),
    Row("outer", "First Street", "street", "brown", 60, 50, [2, 10, 30]),
    Row("outer", "Jail", "jail", "", 0, 0, []),
    Row("outer", "The Station", "railroad", "railroad", 200, 0, [25, 50]),
    Row("inner", "Second Street", "street", "brown", 80, 50, [4, 20, 60]),
    Row("inner", "The Station", "railroad", "", 0, 0, []),
    Row("inner", "The Works", "utility", "utility", 150, 0, [4, 10]),
]
BOARD = Board(ROWS)


def test_tracks_run_in_circles() -> None:
    assert BOARD.tracks == ["outer", "inner"] and BOARD.track_start == [0, 4] and BOARD.track_length == [4, 3]
    assert listed(BOARD.ahead) == [1, 2, 3, 0, 5, 6, 4]
    assert listed(BOARD.behind) == [3, 0, 1, 2, 6, 4, 5]


def test_many_steps_at_once_lead_where_single_ones_do() -> None:
    for start in range(BOARD.size):
        space = start
        for steps in range(1, BOARD.lap[start]):
            space = BOARD.ahead[space]
            assert BOARD.after(start, steps) == space and BOARD.steps_ahead(start, space) == steps
        assert BOARD.after(start, BOARD.lap[start]) == start and BOARD.steps_ahead(start, start) == 0


def test_the_way_is_clear_up_to_the_next_space_that_acts_on_who_passes() -> None:
    for edition in EDITIONS.values():
        passing = edition.passing.count
        for start in range(edition.board.size):
            clear = edition.clear_ahead[start]
            assert all(passing[edition.board.after(start, steps)] == 0 for steps in range(1, clear))
            assert passing[edition.board.after(start, clear)] > 0 or clear == edition.board.lap[start]
    assert [EDITIONS["classic"].clear_ahead[space] for space in (0, 1, 39)] == [40, 39, 1]


def test_a_deed_may_have_two_faces() -> None:
    assert BOARD.deeds == 4 and listed(BOARD.deed_space) == [1, 3, 4, 6]
    assert listed(BOARD.deed_at) == [-1, 0, -1, 1, 2, 1, 3]


def test_groups_and_figures() -> None:
    assert BOARD.groups == ["brown", "railroad", "utility"] and listed(BOARD.group_size) == [2, 1, 1]
    assert listed(BOARD.group_of) == [0, 1, 0, 2] and listed(BOARD.lots)[:3] == [0, 2, -1]
    assert listed(BOARD.mortgage) == [30, 100, 40, 75] and listed(BOARD.rents)[16:20] == [4, 20, 60, 0]


def test_places_name_their_track_where_there_are_several() -> None:
    assert [BOARD.place(space) for space in range(7)] == [
        "outer:0",
        "outer:1",
        "outer:2",
        "outer:3",
        "inner:0",
        "inner:1",
        "inner:2",
    ]
    assert EDITIONS["classic"].board.place(39) == "39"


def test_classic_has_the_classic_board() -> None:
    board = EDITIONS["classic"].board
    assert (board.size, board.deeds, len(board.groups)) == (40, 28, 10)
    assert sum(listed(board.price)) == 5690
    assert listed(board.group_size) == [2, 4, 3, 3, 2, 3, 3, 3, 3, 2]
    assert [board.kinds[space] for space in (0, 10, 20, 30)] == ["go", "jail", "free parking", "go to jail"]


def test_the_hotel_of_a_colour_with_one_lot_only_is_sold_outright(monkeypatch: pytest.MonkeyPatch) -> None:
    """As any group of hotels that the Bank cannot break, wherever its lot stands among the deeds."""
    works = Row("outer", "The Works", "utility", "utility", 150, 0, [4, 10])
    board = Board([*ROWS[:4], works])
    skin = Skin("lonely", "$", {language: board.names for language in ("en", "fr")})
    edition = Edition("lonely", 1, board, kinds(0), turn(), [], CLASSIC.figures, CLASSIC.settings, ["normal"], [skin])
    monkeypatch.setitem(EDITIONS, "lonely", edition)
    t = table("lonely", players=2).owns(0, "First Street").built(5, "First Street").pieces(0, 11)
    assert t.options("selldown") == ["selldown 1 0"]
    assert t.play("selldown 1 0").cash(0) == 1500 + 5 * 25
