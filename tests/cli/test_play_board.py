"""The board as text: a ring for every edition's track, made from its data."""

import pytest
from rich.text import Text

from passgo import EDITIONS
from passgo.cli.table.board_view import Cell, compact, picture
from passgo.cli.table.boards import board
from passgo.cli.table.codes import group_letters, short_names
from passgo.cli.table.columns import Column, fold, laid_out
from passgo.cli.table.square_board import Shape, ring
from passgo.testing import table
from passgo.texts import Texts
from tests.cli.test_play_support import named, rich_ann, started


def cells(count: int) -> list[Cell]:
    """A track of made-up streets, with a few tokens."""
    made = [Cell(f"Street {k} Avenue", k, deed=True, letter="b", price=str(100 + k)) for k in range(count)]
    made[0] = Cell("GO", 0, label="GO", tokens="ABCDEFGH")
    made[count // 4] = Cell("Jail", count // 4, label="Jail", tokens="IJ", inside="KL")
    made[1].owner, made[1].level, made[1].tokens = "A", "H", "MNOPQRS"
    return made


@pytest.mark.parametrize("columns", [80, 100, 120, 200])
@pytest.mark.parametrize("count", [24, 32, 40, 52, 56])
def test_a_ring_of_any_edition_fits(count: int, columns: int) -> None:
    shape = Shape(count, columns)
    assert shape.fits
    drawn = [line.plain for line in ring(cells(count), shape, [Text("middle")], plain=False)]
    assert {len(line) for line in drawn} == {shape.side * (shape.cell + 1) + 1}
    assert len(drawn[0]) <= columns
    assert len(drawn) == 10 + shape.side - 2
    assert "middle" in drawn[5]
    flat = "\n".join(drawn)
    assert "#KL" in flat and "IJ" in flat
    for token in "ABCD":
        assert token in flat


def test_spaces_go_clockwise_from_the_lower_right_corner() -> None:
    made = [Cell(f"{k:02d}", k) for k in range(40)]
    drawn = [line.plain for line in ring(made, Shape(40, 80), [], plain=True)]
    assert drawn[1].split("|")[1].strip() == "20" and drawn[1].split("|")[-2].strip() == "30"
    assert drawn[-4].split("|")[1].strip() == "10" and drawn[-4].split("|")[-2].strip() == "00"
    assert drawn[5].split("|")[1].strip() == "19" and drawn[5].split("|")[-2].strip() == "31"
    assert drawn[13].split("|")[1].strip() == "11" and drawn[13].split("|")[-2].strip() == "39"


def test_a_board_without_colours_and_lines_is_plain_letters() -> None:
    game = named(rich_ann())
    drawn = [line.plain for line in board(game, Texts.of(game.header), 80, plain=True)]
    assert all(set(line) & set("─│┌") == set() for line in drawn)
    assert max(map(len, drawn)) <= 80
    assert len(drawn) <= 22  # with the prompt it fits a screen of 24 lines


@pytest.mark.parametrize("width", [30, 50, 79])
def test_a_narrow_terminal_gets_a_list(width: int) -> None:
    game = named(rich_ann())
    drawn = [line.plain for line in board(game, Texts.of(game.header), width, plain=True)]
    assert max(map(len, drawn)) <= width


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_board_on_the_shelf_is_drawn(edition: str, language: str) -> None:
    for skin in EDITIONS[edition].skins:
        game = table(edition, players=3, skin=skin).game
        texts = Texts.of(game.header, language)
        for width in (80, 120):
            for wish in ("", "all", "list", game.state.edition.board.tracks[0]):
                drawn = board(game, texts, width, False, wish)
                assert max(line.cell_len for line in drawn) <= width
        codes = short_names(
            [cell.label or cell.name for track in picture(game, texts).tracks.values() for cell in track], 6
        )
        names = [cell.label or cell.name for track in picture(game, texts).tracks.values() for cell in track]
        assert len(set(codes)) == len(set(names))


def test_short_names_tell_the_difference() -> None:
    names = ["Pennsylvania Railroad", "Pennsylvania Avenue", "Reading Railroad", "B. & O. Railroad", "Park Place"]
    names += ["North Carolina Avenue", "Baltic Avenue", "Oriental Avenue"]
    assert short_names(names, 6) == ["PennsR", "PennsA", "Readin", "B&O", "ParkPl", "NorthC", "Baltic", "Orient"]
    french = ["Compagnie de distribution d'électricité", "Compagnie de distribution des eaux", "Rue de la Paix"]
    assert short_names(french, 6) == ["Électr", "Eaux", "RuePai"]
    assert len(set(short_names([f"Samename {k}" for k in range(50)], 4))) == 50


def test_groups_have_different_letters() -> None:
    assert group_letters(["red", "railroads", "rose", "r", "rr"]) == ["r", "a", "o", "b", "c"]


def test_mortgages_hotels_and_prices_are_marked() -> None:
    prepared = rich_ann().built(5, "Oriental Avenue").built(4, "Vermont Avenue", "Connecticut Avenue")
    game = named(prepared)
    track = picture(game, Texts.of(game.header)).tracks["board"]
    assert [track[k].status for k in (5, 6, 8, 35, 39, 12, 0)] == ["r A", "l AH", "l A4", "r A-", "d B", "u 150", ""]
    assert compact(450_000) == "450k" and compact(400) == "400"


def test_columns_shrink_and_empty_ones_go() -> None:
    columns = [Column("a", 5), Column("b", 5, right=True), Column("c", 5), Column("d", 50)]
    rows = [
        [Text("one"), Text("2"), Text(""), Text("a long remark")],
        [Text("threeee"), Text("44"), Text(""), Text("x")],
    ]
    lines = [line.plain for line in laid_out(columns, rows, 20)]
    assert lines == ["a       b  d       ", "one     2  a long …", "thre…  44  x       "] or max(map(len, lines)) <= 20
    assert all("c" not in line for line in lines)


def test_lines_are_cut_between_words() -> None:
    assert [line.plain for line in fold(Text("one two three"), 7)] == ["one two", "three"]
    assert [line.plain for line in fold(Text("one two three"), 9, 5)] == ["one two", "three"]
    assert [line.plain for line in fold(Text("abcdefgh"), 3)] == ["abc", "def", "gh"]
    assert [line.plain for line in fold(Text("  abcdefgh"), 5)] == ["  abc", "defgh"]


def test_the_game_in_the_middle_is_this_one() -> None:
    game = started(7)
    drawn = "\n".join(line.plain for line in board(game, Texts.of(game.header), 80, plain=False))
    assert "Round 1" in drawn
    for name in game.header.names:
        assert name in drawn
