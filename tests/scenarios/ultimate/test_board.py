"""General rules, equipment, set-up, the board and the two ways to move."""

from collections import Counter

import pytest

from passgo.engine.board import CAB, RAILROAD, SHARE, STREET, UTILITY
from passgo.engine.game import Game
from passgo.testing import table
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, all_owned, pack, where
from tests.scenarios.ultimate.three_tracks import mine, path, tracks, vouchers

BOARD = table("ultimate").game.state.edition.board


def names(track: str) -> list[str]:
    number = BOARD.tracks.index(track)
    first = BOARD.track_start[number]
    return BOARD.names[first : first + BOARD.track_length[number]]


# general


@rule("UM-GEN-1")
def test_the_last_player_standing_wins() -> None:
    t = all_owned(tracks(2), 1).has(0, 0).dice(1, 2, 3)
    t.play("roll", "bankrupt")
    assert t.game.over
    assert t.game.winners == (1,)


@rule("UM-GEN-2")
@pytest.mark.parametrize("players", [2, 10, 12])
def test_two_to_twelve_play(players: int) -> None:
    game = Game.start("ultimate", players)
    assert len(game.state.cash) == players


@rule("UM-GEN-2")
@pytest.mark.parametrize("players", [1, 13])
def test_other_numbers_do_not(players: int) -> None:
    with pytest.raises(ValueError, match="ultimate is for 2 to 12 players"):
        Game.start("ultimate", players)


@rule("UM-GEN-2")
def test_players_max() -> None:
    assert len(Game.start("ultimate", 10, settings={"players.max": 10}).state.cash) == 10
    with pytest.raises(ValueError, match="2 to 10 players"):
        Game.start("ultimate", 11, settings={"players.max": 10})
    with pytest.raises(ValueError, match=r"players\.max"):
        Game.start("ultimate", 13, settings={"players.max": 13})


@rule("UM-GEN-3")
def test_what_is_not_changed_is_classic() -> None:
    t = tracks().dice(1, 2, 3)
    t.play("roll", "decline")
    assert t.happened("auction-opened")


@rule("UM-GEN-4")
def test_a_plain_game_is_the_whole_game() -> None:
    game = Game.start("ultimate", 4)
    assert game.header.variant == "normal"
    assert set(game.state.owner) == {-1}


@rule("UM-GEN-5")
def test_the_middle_track_is_the_classic_board() -> None:
    classic = table("classic").game.state.edition.board
    for space, name in enumerate(names("middle")):
        deed, other = classic.deed_at[space], BOARD.deed_at[BOARD.track_start[1] + space]
        if deed >= 0 and classic.family[deed] == STREET:
            assert classic.names[space] == name
            assert classic.price[deed] == BOARD.price[other]
            assert list(classic.rents[deed * 8 : deed * 8 + 6]) == list(BOARD.rents[other * 8 : other * 8 + 6])


# equipment


@rule("UM-EQP-1", "UM-DIE-1")
def test_a_move_takes_two_dice_and_the_speed_die_and_roll_three_a_third_die() -> None:
    t = mine().at(0, "inner:5").dice(2, 4, 1, 1, 2, 5)
    t.play("roll")
    [rolled], [speed], [three] = t.happened("rolled"), t.happened("speed-die"), t.happened("rolled-three")
    assert (rolled.values["die"], rolled.values["other_die"], speed.values["face"]) == (2, 4, 1)
    assert [three.values[die] for die in ("die", "other_die", "third_die")] == [1, 2, 5]
    assert where(t) == "inner:12"


@rule("UM-EQP-2", "UM-EQP-3")
def test_eighty_deeds_and_thirty_shares() -> None:
    families = Counter(int(family) for family in BOARD.family)
    assert families == {STREET: 64, UTILITY: 8, RAILROAD: 4, CAB: 4, SHARE: 30}
    shares = Counter(BOARD.groups[BOARD.group_of[d]] for d in range(BOARD.deeds) if BOARD.family[d] == SHARE)
    assert sorted(shares.values()) == [5] * 6


FARES = {f"cab-{way}-{steps}": 3 for way in ("ahead", "back") for steps in (1, 2, 3)}


@rule("UM-EQP-4", "UM-VCH-18")
def test_the_pack_is_the_sheet_s_sixteen_bus_tickets_and_twenty_travel_cards() -> None:
    kinds = Counter(card.kind for card in table("ultimate").game.state.edition.decks[2].cards)
    tickets = kinds["bus-ticket"] + kinds["expiring-ticket"]
    assert (tickets, kinds["expiring-ticket"], sum(kinds.values()) - tickets) == (16, 3, 20)


@rule("UM-EQP-4", "UM-VCH-18")
@pytest.mark.parametrize(("deck", "tickets", "tokens"), [("sheet", 13, 2), ("printed", 12, 3)])
def test_voucher_deck(deck: str, tickets: int, tokens: int) -> None:
    kinds = Counter(card.kind for card in table("ultimate", voucher_deck=deck).game.state.edition.decks[2].cards)
    assert kinds == {"bus-ticket": tickets, "expiring-ticket": 3, "transit-token": tokens, **FARES}
    assert sum(kinds.values()) == 36


@rule("UM-EQP-5")
def test_the_other_packs() -> None:
    sizes = {deck.name: len(deck.cards) for deck in table("ultimate").game.state.edition.decks}
    assert sizes == {"chance": 38, "community-chest": 38, "vouchers": 36, "roll-three": 20}


@rule("UM-EQP-6")
def test_the_pieces_of_the_bank() -> None:
    pieces = tracks().game.view(None)["pieces"]
    assert pieces == {"house": 81, "hotel": 31, "skyscraper": 16, "depot": 4, "stand": 4}


# set-up


@rule("UM-SET-1", "UM-SET-2")
def test_everybody_starts_with_the_notes_of_the_sheet() -> None:
    notes = {1: 5, 5: 5, 10: 5, 20: 6, 50: 4, 100: 3, 500: 3, 1000: 1}
    total = sum(note * count for note, count in notes.items())
    without_thousands = total - 1000 + 2 * 500
    assert total == without_thousands == 3200
    assert list(Game.start("ultimate", 4).state.cash) == [total] * 4


@rule("UM-SET-3")
def test_the_packs_are_shuffled() -> None:
    hands = {tuple(Game.start("ultimate", 4, seed).state.holder) for seed in range(10)}
    assert len(hands) == 10


@rule("UM-SET-4", "UM-SET-5", "UM-SET-6")
def test_one_voucher_and_one_roll_three_card_each_and_no_other() -> None:
    game = Game.start("ultimate", 4)
    s = game.state
    for seat in range(4):
        decks = sorted(int(s.edition.deck_of[card]) for card in range(len(s.holder)) if s.holder[card] == seat)
        assert decks == [2, 3]
    assert [int(count) for count in s.undrawn_count[2:4]] == [32, 16]


@rule("UM-SET-7")
def test_tokens_start_on_go_and_two_dice_decide_who_begins() -> None:
    game = Game.start("ultimate", 4, seed=3)
    assert {BOARD.place(int(space)) for space in game.state.place} == {"middle:0"}
    throws = {
        e.values["player"]: e.values["die"] + e.values["other_die"] for e in game.opening if "other_die" in e.values
    }
    assert max(throws, key=lambda seat: throws[seat]) == game.state.first
    assert game.decision is not None and game.decision.player == game.state.first


@rule("UM-SET-8")
def test_the_pool_starts_empty() -> None:
    assert Game.start("ultimate", 4).state.pool == 0


# the board


@rule("UM-BRD-1")
def test_three_tracks() -> None:
    assert dict(zip(BOARD.tracks, BOARD.track_length, strict=True)) == {"outer": 56, "middle": 40, "inner": 24}


@rule("UM-BRD-2")
@pytest.mark.parametrize(
    ("name", "outer", "inner"),
    [
        ("Reading Railroad", "outer:7", "middle:5"),
        ("Pennsylvania Railroad", "middle:15", "inner:9"),
        ("B & O Railroad", "outer:35", "middle:25"),
        ("Short Line", "middle:35", "inner:21"),
    ],
)
def test_a_station_has_two_faces(name: str, outer: str, inner: str) -> None:
    faces = [space for space in range(BOARD.size) if BOARD.names[space] == name]
    assert [BOARD.place(space) for space in faces] == [outer, inner]
    assert [BOARD.twin[space] for space in faces] == faces[::-1]


@rule("UM-BRD-3")
def test_both_faces_are_one_property() -> None:
    t = tracks(4).owns(3, "Reading Railroad").at(0, "outer:0").dice(2, 4, 1, 1, 3, 1)
    t.cards("bus-ticket-1", "bus-ticket-2")
    t.play("roll", "end", "roll")
    assert (where(t, 0), where(t, 1)) == ("outer:7", "middle:5")
    assert (t.cash(0), t.cash(1), t.cash(3)) == (3175, 3175, 3250)


@rule("UM-BRD-4")
@pytest.mark.parametrize(
    ("track", "corners"),
    [
        ("outer", ["Stock Exchange", "Holland Tunnel", "Pay Day", "Subway"]),
        ("middle", ["Go", "Jail / Just Visiting", "Free Parking", "Go To Jail"]),
        ("inner", ["Squeeze Play", "Bonus", "Roll Three", "Holland Tunnel"]),
    ],
)
def test_the_corners(track: str, corners: list[str]) -> None:
    side = len(names(track)) // 4
    assert names(track)[::side] == corners


@rule("UM-BRD-5")
def test_where_utilities_and_cabs_are() -> None:
    utilities = {"outer": 4, "middle": 2, "inner": 2}
    for track, count in utilities.items():
        rows = [row for row in BOARD.rows if row.track == track]
        assert sum(row.kind == "utility" for row in rows) == count
        assert sum(row.kind == "cab" for row in rows) == (4 if track == "outer" else 0)


@rule("UM-BRD-6")
@pytest.mark.parametrize("start", ["outer:22", "middle:10", "inner:16"])
def test_play_goes_clockwise_on_every_track(start: str) -> None:
    t = mine().at(0, start).dice(1, 2, 1)
    t.play("roll")
    assert where(t) == f"{start.split(':')[0]}:{int(start.split(':')[1]) + 4}"


@rule("UM-BRD-7")
def test_the_colours_in_order_of_travel() -> None:
    for track, expected in {
        "outer": "light pink 3, light green 4, cream 4, teal 4, wine 4, gold 4, peach 4, maroon 3",
        "middle": "purple 2, light blue 3, pink 3, orange 3, red 3, yellow 3, green 3, dark blue 2",
        "inner": "white 3, black 3, grey 3, brown 3",
    }.items():
        groups = Counter(row.group for row in BOARD.rows if row.track == track and row.kind == "street")
        assert ", ".join(f"{group} {count}" for group, count in groups.items()) == expected


# movement


@rule("UM-MOV-1")
def test_a_direct_move_passes_nothing_and_a_walk_does() -> None:
    t = mine().at(0, "outer:42")
    t.play("ride middle:1")
    assert (path(t), t.cash(0)) == (["middle:1"], 3200)
    t = mine().at(0, "middle:37").dice(1, 2, 1).play("roll")
    assert (path(t), t.cash(0)) == (["middle:0", "middle:1"], 3400)


@rule("UM-MOV-2", "UM-HOL-2")
def test_a_passed_space_has_no_effect() -> None:
    t = mine().at(0, "outer:12").dice(1, 2, BUS)
    t.play("roll")
    assert where(t) == "outer:15"


@rule("UM-MOV-3")
def test_landing_has_its_effect_by_whatever_means() -> None:
    t = mine().at(0, "inner:12").pool(100).holds(0, "bus-ticket-1")
    t.play("ticket bus-ticket-1 inner:14")
    assert (t.cash(0), t.game.state.pool) == (3250, 50)


@rule("UM-MOV-4")
@pytest.mark.parametrize(
    ("dice", "space"),
    [((3, 4, 1), "inner:15"), ((3, 4, BUS), "middle:20"), ((2, 2, MR_MONOPOLY), "inner:11"), ((1, 2, 2), "middle:18")],
)
def test_parity_is_that_of_all_pips(dice: tuple[int, int, int], space: str) -> None:
    t = mine().at(0, "middle:13").dice(*dice)
    t.play("roll")
    assert path(t)[0] == space


@rule("UM-MOV-5", "IX-65", "UM-TRN-9")
@pytest.mark.parametrize(("start", "die", "stop"), [("outer:1", 4, "middle:26"), ("outer:0", 5, "outer:37")])
def test_a_taxi_sets_you_on_the_innermost_face(start: str, die: int, stop: str) -> None:
    t = tracks().owns(1, "Checker Cab Co.").owns(0, "B & O Railroad").at(0, start).dice(1, die, MR_MONOPOLY)
    t.cards("bus-ticket-1")
    t.play("roll", "ride middle:25")
    assert where(t) == "middle:25"
    assert (vouchers(t), pack(t, "vouchers")) == (["bus-ticket-1"], 35)
    t.play("continue")
    assert where(t) == stop
