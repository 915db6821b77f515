"""The terminal table of Mega and Ultimate: three tracks, lists of spaces, vouchers, shares, rules, whole sessions."""

from pathlib import Path

import pytest

from passgo import Game
from passgo.cli.table.boards import board
from passgo.cli.table.clock import Clock
from passgo.cli.table.deeds import deed_card, holdings
from passgo.cli.table.menu import Menu
from passgo.cli.table.people import player_table
from passgo.editions.ultimate.cabs import OFFER_TAXI
from passgo.editions.ultimate.turn import CHOOSE_TRIPLE_ON_TRACKS
from passgo.testing import Table, table
from passgo.texts import Texts
from tests.cli.test_play_support import NAMES, named, sat

LONG = 119  # spaces that triples can lead to


def plenty() -> Table:
    """Ann has a skyscraper, a depot, a stand, shares, vouchers and cards."""
    prepared = table("ultimate", players=3).owns_group(0, "light pink").owns(0, "Reading Railroad", "Checker Cab Co.")
    for card in range(len(prepared.game.state.holder)):  # nothing but what is named here
        if prepared.game.state.holder[card] >= 0:
            prepared.game.state.put_under(card)
    prepared.built(6, "Lake Street", "Nicollet Avenue", "Hennepin Avenue")
    prepared.built(1, "Reading Railroad", "Checker Cab Co.").owns(1, "Boardwalk")
    prepared.owns(0, "acme-motors-1", "acme-motors-2").holds(0, "bus-ticket-1", "bus-ticket-2", "transit-token-1")
    return prepared.holds(0, "roll-three-156", "stock-lawyer").at(0, "Go")


def shown(game: Game, language: str = "en", wish: str = "", width: int = 80) -> str:
    return "\n".join(line.plain for line in board(game, Texts.of(game.header, language), width, False, wish))


# the board


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_three_tracks_are_on_the_screen(language: str) -> None:
    game = named(plenty().at(1, "Wall Street").at(2, "Subway"))
    text = shown(game, language)
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("┌") == 1  # the mover's track as a ring, the others in short
    places = next(line for line in text.splitlines() if line.startswith("A\u00a0"))
    for mark in ("A", "B", "C"):
        assert f"{mark}\u00a0" in places
    assert text.count("AS") == 3 and text.count(" A+") == 3  # the station is on two tracks
    assert "Motion Pictures" not in text


def test_stations_and_the_tunnel_lead_to_another_track() -> None:
    text = shown(named(plenty()))
    assert "= leads to another track" in text.replace("\u00a0", " ")
    assert "Rea=" in text and "Tun=" in text


@pytest.mark.parametrize(("wish", "rings"), [("outer", 1), ("middle", 1), ("inner", 1), ("all", 3), ("list", 0)])
def test_tracks_by_name(wish: str, rings: int, tmp_path: Path) -> None:
    text = sat(named(plenty()), [f"board {wish}"], tmp_path, [None] * 3).text
    assert text.count("┌─") == rings


def test_only_the_groups_shown_are_explained() -> None:
    legend = shown(named(plenty()), wish="inner").split("└")[1]
    assert "white" in legend and "light\u00a0pink" not in legend


def test_a_board_that_is_not_there_and_a_french_one(tmp_path: Path) -> None:
    assert (
        "Which board? Type one of: list, all, outer, middle, inner."
        in sat(named(plenty()), ["board moon"], tmp_path, [None] * 3).flat
    )
    assert "Piste extérieure" in sat(named(plenty()), ["plateau ext"], tmp_path, [None] * 3, language="fr").flat


# the players


def test_vouchers_shares_and_numbers_are_told() -> None:
    game = named(plenty())
    texts = Texts.of(game.header)
    row = " ".join(line.plain for line in player_table(game, texts, 80, 0)[1:4])
    assert all(fact in row for fact in ("middle", "3 vouchers", "R3 156", "2 shares", "1 card"))
    mine = "\n".join(line.plain for line in holdings(game, texts, 0, 80))
    assert "2 × a bus ticket, a transit token" in mine
    assert "Acme Motors: 2 shares, dividend $60" in mine
    assert "Roll Three 156" in mine and "a Stock Lawyer card" in mine
    assert "and 5 deeds" in mine and "a skyscraper" in mine and "a train depot" in mine


def test_deeds_tell_majorities_skyscrapers_and_shares() -> None:
    game = named(plenty())
    texts = Texts.of(game.header)
    deeds = game.state.edition.board.deed_names
    lake = "\n".join(line.plain for line in deed_card(game, texts, deeds.index("Lake Street")))
    assert "with all lots of the group but one" in lake and "a skyscraper                        $625  <" in lake
    share = "\n".join(line.plain for line in deed_card(game, texts, deeds.index("acme-motors-1")))
    assert "The dividend is $60 now" in share


# answers that name a space


def test_vouchers_are_one_line_and_open_on_request(tmp_path: Path) -> None:
    sitting = sat(named(plenty()), ["v", "transit short line middle"], tmp_path, [None] * 3)
    first = sitting.text.split("> v\n")[0]
    assert "v  play a bus ticket: " in first and len(first.splitlines()) < 14
    assert "A bus ticket · middle track" in sitting.text and "A transit token · middle track" in sitting.text
    assert sitting.game.moves == ["ticket transit-token-1 middle:35"]


def test_a_token_to_a_station_by_either_track_is_asked_about(tmp_path: Path) -> None:
    sitting = sat(named(plenty()), ["v", "transit short", "inner:21"], tmp_path, [None] * 3)
    assert "can mean several things: Short Line (middle track), Short Line (inner track)" in sitting.flat
    assert sitting.game.moves == ["ticket transit-token-1 inner:21"]


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (["ticket bus-ticket-1 vermont"], "ticket bus-ticket-1 middle:8"),
        (["v", "vermont"], "ticket bus-ticket-1 middle:8"),
        (["ticket bus verm"], "ticket bus-ticket-1 middle:8"),
        (["v", "middle:8"], "ticket bus-ticket-1 middle:8"),
        (["v", "2"], "ticket bus-ticket-1 outer:8"),
        (["ticket", "jail"], "ticket bus-ticket-1 middle:10"),
    ],
)
def test_a_space_can_be_named(lines: list[str], move: str, tmp_path: Path) -> None:
    prepared = table("ultimate", players=3).holds(0, "bus-ticket-1").at(0, "Go")
    assert sat(named(prepared), lines, tmp_path, [None] * 3).game.moves[:1] == [move]


def test_names_that_fit_several_spaces_are_asked_again(tmp_path: Path) -> None:
    prepared = table("ultimate", players=3).holds(0, "bus-ticket-1").at(0, "Go")
    sitting = sat(named(prepared), ["v", "chance"], tmp_path, [None] * 3)
    assert "“chance” can mean several things: Chance (outer track), Chance (middle track)" in sitting.flat
    assert sitting.game.moves == []


def with_triples(prepared: Table) -> Game:
    game = named(prepared)
    game.state.push(CHOOSE_TRIPLE_ON_TRACKS)
    return game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_triples_show_every_space_in_columns(language: str, tmp_path: Path) -> None:
    sitting = sat(with_triples(plenty()), [""], tmp_path, [None] * 3, language)
    assert len(sitting.text.splitlines()) < 75
    assert max(map(len, sitting.text.splitlines())) <= 80
    assert sitting.game.moves == ["goto outer:1"]  # Lake Street, her own: nothing is owed there


def test_enter_never_leads_to_jail() -> None:
    prepared = plenty()
    for deed in range(80):
        if prepared.game.state.owner[deed] < 0:
            prepared.game.state.give_deed(deed, 1)
    game = with_triples(prepared)
    assert game.decision is not None
    menu = Menu(game, game.decision)
    assert menu.default.text == "goto outer:1"
    assert menu.wide and len(menu.away) >= LONG - 5


def test_a_taxi_shows_where_it_goes(tmp_path: Path) -> None:
    game = named(table("ultimate", players=3).owns(1, "Checker Cab Co.").at(0, "Checker Cab Co."))
    deed = game.state.edition.board.deed_names.index("Checker Cab Co.")
    game.state.push(OFFER_TAXI, deed)
    sitting = sat(game, ["free"], tmp_path, [None] * 3)
    assert "stay on Checker Cab Co." in sitting.flat and "Yellow Cab Co." in sitting.flat
    assert sitting.game.moves == ["ride middle:20"]


def test_the_subway_is_one_line(tmp_path: Path) -> None:
    prepared = table("ultimate", players=3).at(0, "Subway")
    sitting = sat(named(prepared), ["g", "boardwalk"], tmp_path, [None] * 3)
    assert "g  instead of rolling, take the Subway (115 spaces)" in sitting.text.split("> g\n")[0]
    assert sitting.game.moves == ["ride middle:39"]


def test_a_ride_on_the_promise_of_a_voucher_says_so_before_it_is_chosen(tmp_path: Path) -> None:
    prepared = table("ultimate", players=3).at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2).play("roll")
    sitting = sat(named(prepared), ["g", "boardwalk"], tmp_path, [None] * 3)
    assert "g on the promise to play a voucher after it, take the Subway (114 spaces)" in sitting.flat
    assert sitting.game.moves[-1:] == ["ride middle:39"]


def test_the_short_game_of_ultimate_says_that_it_is_a_house_rule(tmp_path: Path) -> None:
    for language, words in (("en", "Short game (house rule)"), ("fr", "Partie courte (règle maison)")):
        game = Game.start("ultimate", 3, 1, variant="short", names=NAMES[:3])
        sitting = sat(game, [], tmp_path, [None] * 3, language)
        sitting.session.welcome()
        assert words in sitting.flat and ("house rule:" in sitting.flat) == (language == "en")


# why


# the start and whole sessions


@pytest.mark.parametrize(("players", "warned"), [(8, False), (9, True)])
def test_a_crowd_is_warned(players: int, warned: bool, tmp_path: Path) -> None:
    game = Game.start("ultimate", players, 1, names=[f"P{k}" for k in range(players)])
    sitting = sat(game, [], tmp_path, [None] * players)
    sitting.session.welcome()
    assert ("UM-GEN-2" in sitting.text) == warned


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("edition", "variant"), [("mega", "short"), ("mega", "timed"), ("ultimate", "timed")])
def test_enter_alone_plays_on(edition: str, variant: str, language: str, tmp_path: Path) -> None:
    game = Game.start(edition, 3, 11, variant=variant, names=NAMES[:3])
    now = [0.0]

    def tick() -> float:
        now[0] += 1
        return now[0]

    clock = Clock(250, tick) if variant == "timed" else None
    looks = [word for look in ("board", "me", "why", "players", "v", "help") for word in (look, *[""] * 9)]
    sitting = sat(game, [*looks, *[""] * 160], tmp_path, language=language, clock=clock)
    assert [line for line in sitting.text.splitlines() if len(line) > 80] == []
    assert sitting.game.over or sitting.game.state.round > 10
