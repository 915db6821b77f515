"""A game as a picture: everything that lies on the board is in it, once, in its place, and readable."""

import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

import passgo
from passgo.bots import bot
from passgo.engine.rules.auction import AWARD_DEED
from passgo.picture.colours import seat_colour
from passgo.picture.geometry import Rect, circles, laid_out
from passgo.testing import table

SVG = "{http://www.w3.org/2000/svg}"


def drawn(game: passgo.Game) -> ElementTree.Element:
    return ElementTree.fromstring(game._repr_svg_())


def said(picture: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def played(edition: str, players: int, rounds: int) -> passgo.Game:
    game = passgo.Game.start(edition, players=players, seed=8)
    bots = [bot("trader", seat) for seat in range(players)]
    while (decision := game.decision) and game.state.round <= rounds:
        game.play(bots[decision.player].choose(game))
    return game


@pytest.mark.parametrize("edition", passgo.EDITIONS)
def test_spaces_fill_rings_without_overlapping(edition: str) -> None:
    board = passgo.EDITIONS[edition].board
    layout = laid_out(board)
    covered: Counter[tuple[float, float]] = Counter()
    for x, y, w, h in (face.rect for face in layout.faces):
        assert x >= 0 and x + w <= layout.size and y >= 0 and y + h <= layout.size
        covered.update((x + column, y + line) for column in range(int(w)) for line in range(int(h)))
    assert set(covered.values()) == {1}
    assert sum(covered.values()) + layout.centre.w * layout.centre.h == layout.size**2
    jail = layout.faces[int(board.jail)]
    assert jail.corner and jail.rect.x < layout.size / 2 < jail.rect.y, "Jail is the lower left corner of its ring"


@pytest.mark.parametrize("edition", passgo.EDITIONS)
@pytest.mark.parametrize("rounds", [0, 12])
def test_everything_on_the_board_is_in_the_picture(edition: str, rounds: int) -> None:
    most = passgo.EDITIONS[edition].figures.most_players
    game = played(edition, most, rounds)
    s, board = game.state, game.state.edition.board
    picture = drawn(game)
    text = " ".join(said(picture))
    for name in game.header.edition.skins[game.header.skin].names["en"]:
        assert name in text, name
    discs = Counter(element.get("fill") for element in picture.iter(f"{SVG}circle"))
    strips = Counter(element.get("fill") for element in picture.iter(f"{SVG}rect"))
    faces = [int(board.deed_at[space]) for space in range(board.size) if board.deed_at[space] >= 0]
    for seat in range(most):
        at_the_table = 1 + (not s.bankrupt[seat])  # in the list of players, and on the board
        assert discs[seat_colour(seat)] == at_the_table
        assert strips[seat_colour(seat)] == sum(s.owner[deed] == seat for deed in faces)
        assert f"{int(s.cash[seat]):,}" in text or s.bankrupt[seat]
    assert text.count("mortgaged") == sum(s.mortgaged[deed] != 0 for deed in faces)
    assert f"round {int(s.round)}" in text


def test_buildings_stand_on_their_lots() -> None:
    t = table("mega").owns_group(0, "brown", "light blue").built(2, "Arctic Avenue").built(5, "Baltic Avenue")
    t.built(6, "Oriental Avenue").owns(1, "Short Line").built(1, "Short Line").mortgaged("Oriental Avenue")
    picture = drawn(t.game)
    fills = Counter(element.get("fill") for element in picture.iter(f"{SVG}rect"))
    assert fills["#1e8a4c"] == 2 and fills["#c4342c"] == 1 and fills["#33363a"] == 1 and fills["#f4f4f2"] == 1
    assert {"H", "S", "mortgaged"} <= set(said(picture))


def test_the_question_is_told_in_the_middle() -> None:
    t = table("classic", players=2, names=["<Ann> & Co", "Ben"], skin="paris").dice(1, 2).play("roll", "decline")
    assert "Ben (2): auction, Rue Lecourbe" in " ".join(said(drawn(t.game)))
    t.play("bid 20")
    assert "<Ann> & Co (1): auction, Rue Lecourbe, €20 bid by Ben" in " ".join(said(drawn(t.game)))


def test_an_auction_of_buildings_names_no_deed() -> None:
    game = passgo.Game.start("classic", players=4, seed=3)
    bots = [bot("trader-1", seat) for seat in range(4)]
    while (decision := game.decision) is not None:
        if decision.kind == "auction" and decision.about["award"] != AWARD_DEED:
            break
        game.play(bots[decision.player].choose(game))
    assert decision is not None
    told = " ".join(said(drawn(game)))
    assert (
        f"({decision.player + 1}): auction" in told and f"auction, {game.state.edition.board.deed_names[0]}" not in told
    )


def test_circles_stay_in_their_room() -> None:
    room = Rect(2, 3, 1, 0.4)
    for count in range(1, 13):
        found = circles(room, count, 0.24)
        assert len(set(found)) == count
        for x, y, radius in found:
            assert x - radius >= 2 - 1e-9 and x + radius <= 3 + 1e-9
            assert y - radius >= 3 - 1e-9 and y + radius <= 3.4 + 1e-9


def test_whatever_players_are_called_it_is_well_formed() -> None:
    game = passgo.Game.start("classic", players=3, seed=8, names=["A\x00\x1b[2J", "B\ud800", "<C & co.>"])
    assert "<C & co.>" in " ".join(said(drawn(game)))
