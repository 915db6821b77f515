"""Saved games: plain data with names, complete, and refused when damaged."""

import json
from typing import Any

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.engine.columns import listed
from passgo.engine.save import FORMAT, digest, position_data, state_data
from passgo.engine.steps import STEP_NUMBERS
from passgo.testing import table
from tests.engine.test_state import late_game
from tests.invariants.checks import check


def saved(moves: int = 150) -> dict[str, Any]:
    """A game of random bots, some way in, as it comes out of a file."""
    game = Game.start("classic", 4, 11)
    bots = [bot("random", seat) for seat in range(4)]
    for _ in range(moves):
        assert game.decision is not None
        game.play(bots[game.decision.player].choose(game))
    data = json.loads(json.dumps(game.save()))
    assert isinstance(data, dict)
    return data


SAVED = saved()
MEMORY = (
    "stirred",
    "developed",
    "approached",
    "past_offers",
)  # what players remember: part of a save, not of the position


def damaged(**changes: object) -> dict[str, Any]:
    return {**SAVED, "state": {**SAVED["state"], **changes}}


def test_a_save_is_plain_data() -> None:
    assert list(SAVED) == ["passgo", "header", "moves", "state"] and SAVED["passgo"] == FORMAT
    assert len(SAVED["moves"]) == 150 and SAVED["header"]["seed"] == 11
    assert all(frame["step"] in STEP_NUMBERS for frame in SAVED["state"]["stack"])
    game = Game.load(SAVED)
    check(game)
    assert json.loads(json.dumps(game.save())) == SAVED


def test_numbers_of_steps_are_not_saved() -> None:
    """A save names its steps, so that adding a rule breaks no old game."""
    game = table().game
    assert [frame["step"] for frame in json.loads(json.dumps(game.save()))["state"]["stack"]][-1] == "TakeTurn"


def test_indexes_are_counted_anew() -> None:
    t = table(players=2).owns_group(0, "orange", "railroad").built(3, 16, 18, 19).owns(1, 1, 3).mortgaged(1)
    other = Game.load(json.loads(json.dumps(t.game.save())))
    check(other)
    assert other.state.buildings[0] == 9 and other.state.mortgages[1] == 1
    ready = [group for k, group in enumerate(other.state.edition.board.groups) if other.state.groups_ready[0] >> k & 1]
    assert ready == ["orange"]
    assert other.state.pieces[0] == 32 - 9


def test_nothing_is_forgotten() -> None:
    """A position with something in every column, the rare ones too, comes back whole."""
    game = late_game()
    data = json.loads(json.dumps(game.save()))
    other = Game.load(data)
    assert other.digest() == game.digest()
    assert json.loads(json.dumps(state_data(other.state))) == data["state"]
    columns = {key: column for key, column in data["state"].items() if isinstance(column, list)}
    assert [key for key, column in columns.items() if not any(column)] == ["extra"]  # not in Classic


def test_a_finished_game_is_saved_too() -> None:
    t = table(players=2).owns(1, "Boardwalk").has(0, 10).at(0, 36).dice(1, 2).play("roll", "bankrupt")
    other = Game.load(json.loads(json.dumps(t.game.save())))
    assert other.over and other.winners == (1,) and other.decision is None and other.digest() == t.game.digest()


def test_a_digest_tells_any_two_positions_apart() -> None:
    s = Game.load(SAVED).state
    data = position_data(s)
    others: list[str] = []
    for key, value in data.items():
        changed = {**data, key: change(value)}
        if changed == data:
            continue  # an empty list
        try:
            others.append(digest(Game.load({**SAVED, "state": changed}).state))
        except ValueError:
            continue  # not a position at all
    assert len(others) > len(data) - 10
    assert len({digest(s), *others}) == 1 + len(others)
    assert digest(s) == digest(s.copy()) and len(digest(s)) == 64


def test_a_save_in_which_nobody_is_asked_is_damaged() -> None:
    stack = SAVED["state"]["stack"]
    for pending in ([], stack[:1], [*stack, stack[0]]):
        with pytest.raises(ValueError, match="damaged: it asks nobody anything"):
            Game.load(damaged(stack=pending))


def test_what_players_remember_is_saved_and_is_in_no_digest() -> None:
    """Records and stores hold digests of positions from before there was a memory; no rule reads it."""
    t = table(players=3).owns(0, 5).play("offer 1 5 for $120", "refuse")
    s = t.game.state
    assert set(state_data(s)) - set(position_data(s)) == set(MEMORY) and listed(s.approached) == [0, 1, 0]
    blank = Game.load({**t.game.save(), "state": position_data(s)})
    assert len(s.past_offers) > 0 == len(blank.state.past_offers) and not any(blank.state.approached)
    assert blank.digest() == t.game.digest()


def test_who_wants_no_offers_is_in_the_digest_while_he_does() -> None:
    t = table(players=3)
    before = set(position_data(t.game.state))
    t.play("quiet 1")
    other = table(players=3).play("quiet 2").game
    assert set(position_data(t.game.state)) == {*before, "quiet"} and t.game.digest() != other.digest()
    assert Game.load(json.loads(json.dumps(t.game.save()))).digest() == t.game.digest()


def change(value: object) -> object:
    """The same with its last number another one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value:
        return [*value[:-1], change(value[-1])]
    if isinstance(value, dict):
        return {**value, "state": 12345}
    return value


@pytest.mark.parametrize("data", [{}, {"passgo": 0}, {"passgo": "1"}, {"passgo": None}, {"game": "chess"}], ids=repr)
def test_what_is_no_save_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a saved game of passgo"):
        Game.load(data)


def refused(data: dict[str, Any]) -> bool:
    """Whether loading says with a ValueError that the save is damaged; another error is not refusing but failing."""
    try:
        Game.load(data)
    except ValueError:
        return True
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
    return False


def without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


def test_a_save_without_a_part_is_refused() -> None:
    parts = ("header", "moves", "state")
    assert [part for part in parts if not refused(without(SAVED, part))] == []
    assert [part for part in parts for wrong in (None, 5, "x") if not refused({**SAVED, part: wrong})] == []


def test_a_state_without_one_of_its_columns_is_refused() -> None:
    keys = [key for key in SAVED["state"] if key not in MEMORY]  # which earlier versions did not have
    assert [key for key in keys if not refused({**SAVED, "state": without(SAVED["state"], key)})] == []


def test_a_state_with_something_else_in_it_is_refused() -> None:
    columns = {key: value for key, value in SAVED["state"].items() if isinstance(value, list) and value}
    assert [key for key in SAVED["state"] if not refused(damaged(**{key: "x"}))] == []
    assert [key for key, column in columns.items() if not refused(damaged(**{key: ["x", *column[1:]]}))] == []


def test_an_unknown_step_is_refused() -> None:
    below = SAVED["state"]["stack"][:-1]
    frames: list[object] = [["Fly", 0, 0, 0, 0], ["TakeTurn", 0], [], ["TakeTurn", 0, 0, 0, "x"], {}, {"step": []}, 5]
    assert [frame for frame in frames if not refused(damaged(stack=[*below, frame]))] == []


def test_an_unknown_generator_is_refused() -> None:
    unreadable = {"kind": "fair", "secret": "xyz", "counter": 0}
    strange: list[dict[str, object]] = [{}, {"kind": "loaded"}, {"kind": "fast"}, unreadable]
    assert [chance for chance in strange if not refused(damaged(chance=chance))] == []


def test_columns_of_the_wrong_length_are_refused() -> None:
    """A save whose columns do not fit its board and its seats is damaged; it must not load and fail later."""
    keys = ("cash", "place", "jail", "out", "owner", "level", "mortgaged", "keeper", "fresh", "pieces")
    assert [key for key in keys if not refused(damaged(**{key: SAVED["state"][key][:-1]}))] == []


def test_numbers_that_stand_for_nothing_are_refused() -> None:
    """A space, a player or a card that is not in the game is said to be one, instead of breaking it later."""
    flags = ("out", "mortgaged")
    counts = ("fresh_count", "under_first", "under_count")
    keys = (*flags, *counts, "place", "owner", "level", "keeper", "fresh", "under")
    wrong = [(key, number) for key in keys for number in (-4, 1000)]
    assert [one for one in wrong if not refused(damaged(**{one[0]: [*SAVED["state"][one[0]][:-1], one[1]]}))] == []
    single = [(key, number) for key in ("turn", "first") for number in (-1, 4)] + [("variant", -1), ("variant", 3)]
    assert [one for one in single if not refused(damaged(**{one[0]: one[1]}))] == []


@pytest.mark.parametrize(
    ("key", "below", "above"),
    [
        *((key, -1, 2) for key in ("out", "mortgaged")),
        *((key, -1, 33) for key in ("fresh_count", "under_first", "under_count")),  # there are 32 cards
        *((key, -1, 32) for key in ("fresh", "under")),
        *((key, -1, high) for key, high in (("place", 40), ("level", 8))),
        ("owner", -2, 4),
        ("keeper", -4, 4),
    ],
)
def test_the_first_number_that_stands_for_nothing_is_refused(key: str, below: int, above: int) -> None:
    for wrong in (below, above):
        with pytest.raises(ValueError, match=f"damaged: {key} cannot be {wrong}"):
            Game.load(damaged(**{key: [*SAVED["state"][key][:-1], wrong]}))


def test_a_memory_that_makes_no_sense_is_refused() -> None:
    """Read on, it would lead out of its column or round and round."""
    good = [8, 0, 1, 1500, 77, 1, 1 | 5 << 4, 1200 << 4]
    assert not refused(damaged(past_offers=good))
    wrong = {0: (-8, 0, 5, 7, 9), 1: (-1, 4), 2: (-1, 4), 5: (-1, 3), 6: (1 | 28 << 4, 3 | -1 << 4)}
    told = [[*good[:at], value, *good[at + 1 :]] for at, values in wrong.items() for value in values]
    assert [memory for memory in told if not refused(damaged(past_offers=memory))] == []
    assert refused(damaged(approached=[0, 0, 0])) and refused(damaged(quiet=16)) and refused(damaged(quiet=-1))


def test_buildings_on_a_lot_of_nobody_are_refused() -> None:
    level, owner = SAVED["state"]["level"], SAVED["state"]["owner"]
    free = owner.index(-1)
    assert refused(damaged(level=[*level[:free], 1, *level[free + 1 :]]))


def test_a_save_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="classic version 99, this is version 2"):
        Game.load({**SAVED, "header": {**SAVED["header"], "version": 99}})
    with pytest.raises(ValueError, match="no edition 'chess'"):
        Game.load({**SAVED, "header": {**SAVED["header"], "edition": "chess"}})


def test_offers_of_a_turn_are_forgotten_after_it_in_a_game_that_was_read_too() -> None:
    t = table().owns(0, "Oriental Avenue").dice(1, 3)
    t.play("offer 1 Oriental Avenue for $50", "refuse")
    game = Game.load(t.game.save())
    assert listed(game.state.refused) == [1, 0, 0] and listed(game.state.approached) == [0, 1, 0]
    while game.state.turn == 0:
        assert game.decision is not None
        game.play(game.decision.default_action)
    assert listed(game.state.refused) == listed(game.state.approached) == [0, 0, 0]
