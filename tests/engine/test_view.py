"""What seats and spectators see, and what they hear."""

import json

from passgo import Event, Game
from passgo.engine.columns import ints
from passgo.engine.events import EVENT_KINDS, unpacked
from passgo.testing import table


def test_a_view_shows_the_table() -> None:
    t = (
        table(players=3)
        .owns_group(0, "orange")
        .built(2, 16, 18, 19)
        .owns(1, 5)
        .mortgaged(5)
        .holds(2, "chest-leave-jail")
    )
    t.jailed(1, 2).has(2, 77).at(2, 24)
    view = json.loads(json.dumps(t.game.view(None)))
    assert (view["edition"], view["variant"], view["turn"], view["round"]) == ("classic", "normal", 0, 1)
    assert view["pieces"] == {"house": 26, "hotel": 12} and view["packs"] == {"chance": 16, "community-chest": 15}
    assert [player["cash"] for player in view["players"]] == [1500, 1500, 77]
    assert view["players"][1]["in_jail"] and view["players"][1]["jail_tries"] == 2
    assert view["players"][2]["cards"] == ["chest-leave-jail"] and view["players"][2]["space"] == "24"
    deeds = {deed["space"]: deed for deed in view["deeds"]}
    assert deeds["16"] == {"space": "16", "owner": 0, "level": 2, "mortgaged": False, "immune": [], "rent": 200}
    assert deeds["5"]["owner"] == 1 and deeds["5"]["mortgaged"] and deeds["39"]["owner"] is None
    assert view["auction"] is None and view["offer"] == [] and not view["over"] and view["winners"] == []


def test_a_view_shows_what_deeds_charge_now() -> None:
    t = table(players=3).owns_group(0, "brown").owns(1, 5, 15, 12, 28).owns(2, 39).mortgaged(39)
    rents = {deed["space"]: deed["rent"] for deed in json.loads(json.dumps(t.game.view(None)))["deeds"]}
    assert (rents["1"], rents["3"]) == (4, 8)  # bare, the group complete (CLS-RNT-3)
    assert (rents["5"], rents["12"]) == (50, 10)  # of two stations; ten times the dice for both services
    assert rents["39"] is None and rents["37"] is None  # mortgaged, for sale


def test_a_view_shows_every_player() -> None:
    t = table(players=3, names=["Ann", "Ben", "Cid"]).jailed(1, 2).bankrupt(2).owns(0, 1).holds(1, "chest-leave-jail")
    t.at(0, 4).dice(3, 3).play("quiet 1", "roll")
    view = t.game.view(None)
    free = {"in_jail": False, "jail_tries": 0, "out": False, "quiet": False, "cards": [], "hidden_cards": 0}
    assert view["players"] == [
        {**free, "name": "Ann", "cash": 1500, "worth": 1560, "space": "10"},
        {**free, "name": "Ben", "cash": 1500, "worth": 1500, "space": "10"}
        | {"in_jail": True, "jail_tries": 2, "quiet": True, "cards": ["chest-leave-jail"]},
        {**free, "name": "Cid", "cash": 0, "worth": 0, "space": "0", "out": True},
    ]
    assert (view["dice"], view["doubles"], view["roll_due"], view["time_up"]) == ([3, 3], 1, True, False)
    assert table().game.view(None)["roll_due"] and not t.dice(1, 3, 1, 2).play("roll").game.view(None)["roll_due"]


def test_only_who_is_asked_sees_the_options() -> None:
    game = table(players=3).game
    for seat in (None, 1, 2):
        asked = game.view(seat)["decision"]
        assert asked == {"player": 0, "kind": "turn", "number": 0}
    asked = game.view(0)["decision"]
    assert asked == {"player": 0, "kind": "turn", "number": 0, "options": ["roll"], "free": [["offer", 0, 0]]}


def test_everybody_sees_the_bidding() -> None:
    t = table(players=3).dice(1, 2).play("roll", "decline", "bid 30", "pass")
    expected = {"space": "3", "bid": 30, "leader": 1, "bidder": 0, "still_in": [0, 1]}
    assert all(t.game.view(seat)["auction"] == expected for seat in (None, 0, 1, 2))
    opened = table(players=3).dice(1, 2).play("roll", "decline").game.view(None)["auction"]
    assert opened == {"space": "3", "bid": 0, "leader": None, "bidder": 1, "still_in": [0, 1, 2]}


def test_the_partner_sees_the_offer() -> None:
    t = table(players=2).owns(0, 5).play("offer 1 5 for $120")
    assert t.game.view(1)["offer"] and t.decision.player == 1
    assert t.play("refuse").game.view(1)["offer"] == []


def test_everybody_sees_who_wants_no_offers() -> None:
    game = table(players=3).play("quiet 1").game
    for seat in (None, 0, 1):
        players = game.view(seat)["players"]
        assert isinstance(players, list) and [player["quiet"] for player in players] == [False, True, False]


def test_a_finished_game_asks_nobody() -> None:
    t = table(players=2).owns(1, "Boardwalk").has(0, 10).at(0, 36).dice(1, 2).play("roll", "bankrupt")
    view = t.game.view(0)
    assert "decision" not in view and view["over"] and view["winners"] == [1]
    players = view["players"]
    assert isinstance(players, list) and players[0]["out"] and not players[1]["out"]


def test_events_tell_what_happened() -> None:
    game = Game.start("classic", 2, 1)
    names = [event.name for event in game.opening]
    assert names.count("rolled-for-start") >= 2 and names[-2:] == ["starts", "turn-began"]
    rolled, moved, *_ = game.play("roll")
    assert rolled.name == "rolled" and set(rolled.values) == {"player", "die", "other_die", "doubles"}
    assert moved.name == "moved" and moved.values["origin"] == 0
    assert repr(moved).startswith("moved(player=")
    assert game.heard() == []


def test_who_may_hear_an_event() -> None:
    assert Event("won", {"player": 1}, -1).visible_to(None) and Event("won", {"player": 1}, -1).visible_to(3)
    secret = Event("won", {"player": 1}, 2)
    assert secret.visible_to(2) and not secret.visible_to(1) and not secret.visible_to(None)


def test_packed_events_are_unpacked_by_name() -> None:
    number = next(number for number, kind in enumerate(EVENT_KINDS) if kind.name == "bought")
    (event,) = unpacked(ints([number, -1, 2, 7, 140, 0]))
    assert (event.name, event.values, event.seen_by) == ("bought", {"player": 2, "deed": 7, "amount": 140}, -1)
    assert len({kind.name for kind in EVENT_KINDS}) == len(EVENT_KINDS)


def test_an_auction_of_a_house_is_about_no_space() -> None:
    t = table().owns_group(0, "brown").owns_group(1, "dark blue").pieces(1, 12).play("build Baltic Avenue", "want 1")
    auction = t.game.view(None)["auction"]
    assert isinstance(auction, dict) and auction["space"] is None and auction["bid"] == 50
