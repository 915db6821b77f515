"""What other people's programs may rely on is listed once, and is there."""

import types

import pytest

import passgo
import passgo.bots
import passgo.testing
from passgo.bots import BOTS, bot

NAMES = ["EDITIONS", "Action", "Decision", "Edition", "Event", "Game", "IllegalAction", "replay"]
GAME = ["copy", "decision", "digest", "load", "over", "play", "record", "save", "start", "state", "view", "winners"]
DECISION = ["about", "free", "kind", "number", "options", "player"]


def test_the_list_is_the_list() -> None:
    assert passgo.__all__ == NAMES
    modules = {name for name, value in vars(passgo).items() if isinstance(value, types.ModuleType)}
    assert {name for name in vars(passgo) if not name.startswith("_")} - modules == set(NAMES)


def test_a_game_has_what_is_promised() -> None:
    game = passgo.Game.start("classic")
    assert isinstance(game, passgo.Game)
    assert all(hasattr(game, name) for name in GAME)
    decision = game.decision
    assert isinstance(decision, passgo.Decision)
    assert all(hasattr(decision, name) for name in DECISION)
    assert all(isinstance(action, passgo.Action) for action in decision.options)
    assert all(isinstance(event, passgo.Event) for event in game.play("roll"))
    assert isinstance(passgo.EDITIONS["classic"], passgo.Edition)
    assert issubclass(passgo.IllegalAction, ValueError)


def test_a_game_starts_with_what_is_promised() -> None:
    game = passgo.Game.start(
        edition="classic", players=2, seed=3, settings={}, variant="short", skin="paris", names=["Ann", "Bo"]
    )
    assert game.header.names == ["Ann", "Bo"]
    assert game.digest() == passgo.Game.start("classic", 2, 3, {}, "short", "paris", ["Ann", "Bo"]).digest()
    assert passgo.Game.start("classic").digest() == passgo.Game.start("classic", 4, 0, None, "normal").digest()


def test_helpers_for_tests_are_public_too() -> None:
    t = passgo.testing.table("classic", players=3, parking_jackpot=True)
    assert isinstance(t, passgo.testing.Table)
    assert t.game.header.settings["parking.jackpot"] is True


def test_bots_are_found_by_name() -> None:
    assert list(BOTS) == ["random", "gentle", "simple", "trader", "strong", "champion"]
    assert all(type(bot(name)) is BOTS[name] for name in BOTS)
    assert all(issubclass(kind, passgo.bots.StateBot) for kind in BOTS.values())
    assert all(hasattr(passgo.bots, name) for name in ("Bot", "BadBot", "TraderBot", "SimpleBot"))


def test_a_deal_on_the_table_is_told_side_by_side() -> None:
    t = passgo.testing.table("classic", players=2).owns(0, "Boardwalk", "Reading Railroad").owns(1, "Baltic Avenue")
    t.play("offer 1 Boardwalk, Reading Railroad for Baltic Avenue, $300")
    assert t.decision.offer == (("39", "5"), ("3", "$300"))


def test_a_decision_tells_the_deed_and_the_deal_that_it_is_about() -> None:
    t = passgo.testing.table("classic", players=2).at(0, "GO").dice(2, 4).play("roll")
    decision = t.game.decision
    assert decision is not None and decision.deed is not None and decision.offer is None
    deed = decision.deed
    assert (deed.name, deed.kind, deed.group, deed.price, deed.place) == (
        "Oriental Avenue",
        "street",
        "light blue",
        100,
        "6",
    )
    assert deed.rents[:6] == [6, 30, 90, 270, 400, 550] and (deed.building, deed.mortgage) == (50, 50)
    t.play("decline")
    assert t.game.decision is not None and t.game.decision.kind == "auction"
    assert t.game.decision.deed is not None and t.game.decision.deed.name == "Oriental Avenue"
    assert t.game.action("bid 5").text == "bid 5" and t.game.legal("bid 5").verb == "bid"
    before = t.game.digest()
    with pytest.raises(passgo.IllegalAction, match="roll"):
        t.game.legal("roll")
    assert t.game.digest() == before
