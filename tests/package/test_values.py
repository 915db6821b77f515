"""Games, decisions, actions, events and errors as values: told in a line, copied, pickled, refused in words."""

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from numpy import array, int64

import passgo
from passgo.bots import bot
from passgo.testing import table

ROOT = Path(__file__).parents[2]
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def reached(edition: str, kind: str, players: int = 4) -> passgo.Game:
    """A game between bots at the first question of a kind."""
    for seed in range(20):
        game = passgo.Game.start(edition, players=players, seed=seed)
        bots = [bot("trader", seat) for seat in range(players)]
        while (decision := game.decision) and game.state.round < 40:
            if decision.kind == kind:
                return game
            refuses = decision.kind == "buy" and kind == "auction"
            game.play("decline" if refuses else bots[decision.player].choose(game))
    raise AssertionError(f"no {kind} in {edition}")


def plays_on(game: passgo.Game, questions: int = 60) -> str:
    """The digest after so many more questions, answered by the same bots."""
    bots = [bot("trader", seat) for seat in range(8)]
    for _ in range(questions):
        if decision := game.decision:
            game.play(bots[decision.player].choose(game))
    return game.digest()


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("edition", passgo.EDITIONS)
@pytest.mark.parametrize("kind", ["auction", "trade"])
def test_a_game_is_copied_in_the_middle_of_anything(edition: str, kind: str, made: str) -> None:
    game = reached(edition, kind)
    other = COPIES[made](game)
    assert repr(other) == repr(game) and other.save() == game.save() and other.view(0) == game.view(0)
    assert repr(other.opening) == repr(game.opening)
    before = game.digest()
    assert plays_on(other) != before and game.digest() == before
    assert plays_on(game) == other.digest() and game.record == other.record


def test_a_fair_game_and_a_table_set_by_hand_are_pickled_too() -> None:
    for game in (passgo.Game.start("mega", seed=b"secret"), table().dice(1, 2, 3, 3).at(0, "GO").game):
        other = COPIES["pickle"](game)
        assert str(game.play("roll")) == str(other.play("roll")) and game.digest() == other.digest()


@pytest.mark.parametrize("made", COPIES)
def test_decisions_actions_events_and_errors_are_values(made: str) -> None:
    game = reached("classic", "auction")
    copied = COPIES[made]
    decision = game.decision
    assert decision is not None
    assert copied(decision).options == decision.options and repr(copied(decision)) == repr(decision)
    assert copied(decision.options) == decision.options and copied(decision.options[0]) == decision.options[0]
    with pytest.raises(passgo.IllegalAction) as caught:
        game.play("bid 99999")
    error = copied(caught.value)
    assert isinstance(error, passgo.IllegalAction)
    assert (str(error), error.what, error.why, error.rule) == (
        str(caught.value),
        "bid 99999",
        "bid-over-cash",
        "CLS-AUC-4",
    )
    events = game.play("pass")
    assert repr(copied(events)) == repr(events) and copied(events[0]).visible_to(0)
    with pytest.raises(RuntimeError, match="answered already"):
        copied(decision)


MADE = """
import passgo, pickle, sys
game = passgo.Game.start([*passgo.EDITIONS][-1], players=2)
game.play("roll")
sys.stdout.buffer.write(pickle.dumps(game))
print(game.digest(), file=sys.stderr)
"""
GOT = """
import pickle, sys
game = pickle.load(sys.stdin.buffer)
print(repr(game), game.digest())
"""


@pytest.fixture(params=["plain-board", "harbour"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Where passgo finds one more edition: a folder of plain files, or a package that announces itself."""
    example = ROOT / "examples" / request.param
    if request.param == "plain-board":
        return {**os.environ, "PASSGO_EDITIONS": str(example)}
    about = tmp_path / "passgo_harbour-1.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: passgo-harbour\nVersion: 1.0.0\n")
    (about / "entry_points.txt").write_text("[passgo.editions]\nharbour = passgo_harbour:HARBOUR\n")
    found = [os.environ.get("PYTHONPATH", ""), str(example / "src"), str(tmp_path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found))}


def test_an_edition_from_elsewhere_is_pickled_to_another_process(elsewhere: dict[str, str]) -> None:
    """As every edition: by what a saved game holds, so whoever unpickles it needs the edition, and nothing else."""

    def python(script: str, said: bytes, where: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([sys.executable, "-c", script], env=where, input=said, capture_output=True, timeout=60)

    sent = python(MADE, b"", elsewhere)
    assert sent.returncode == 0, sent.stderr
    got = python(GOT, sent.stdout, elsewhere)
    assert got.stdout.decode().split()[-1] == sent.stderr.decode().strip()
    lost = python(GOT, sent.stdout, dict(os.environ))
    assert lost.returncode == 1 and b"there is no edition" in lost.stderr


def test_a_game_tells_its_position_in_a_line() -> None:
    t = table("classic", players=2, names=["Ann", "Ben"]).dice(1, 2)
    assert repr(t.game) == "<Game classic, round 1: seat 0 (Ann), turn>"
    t.play("roll")
    assert repr(t.game) == "<Game classic, round 1: seat 0 (Ann), buy deed=1>"
    assert repr(t.decision) == "<Decision 1: seat 0, buy deed=1>"
    assert repr(t.decision.options[0]) == "Action('buy')" and repr(passgo.EDITIONS["classic"]) == "<Edition classic 2>"
    assert repr(t.events[0]) == "rolled(player=0, die=1, other_die=2, doubles=0)"


def test_a_game_that_is_over_tells_who_won() -> None:
    t = table("classic", players=2, names=["Ann", "Ben"]).owns_group(1, "brown").built(5, "Baltic Avenue").has(0, 0)
    t.dice(1, 2).play("roll", "bankrupt")
    assert t.game.over and repr(t.game) == "<Game classic, round 1: over, won by Ben>"


def test_an_illegal_action_says_what_would_be_legal_and_changes_nothing() -> None:
    t = table("classic", players=2).dice(1, 2).play("roll")
    before = t.game.save()
    for said, words in {
        "bid 5": "'bid 5' is not possible: not-now (CLS-TUR-3); legal here: buy, decline, offer ...",
        "fly": "'fly' is not possible: not-a-verb; legal here: buy, decline, offer ...",
        "offer 1 $99999 for 39": "'offer 1 $99999 for 39' is not possible: ",
    }.items():
        with pytest.raises(passgo.IllegalAction) as caught:
            t.game.play(said)
        assert str(caught.value).startswith(words) and caught.value.legal == ("buy", "decline", "offer ...")
        assert t.game.save() == before


def test_many_legal_actions_are_counted() -> None:
    error = passgo.IllegalAction("x", "not-now", "", tuple(f"bid {k}" for k in range(20)))
    assert str(error).endswith("bid 10, bid 11 and 8 more")


@pytest.mark.parametrize(
    "junk", [None, "junk", b"junk", 5, [], {}, {"passgo": 1}, {"passgo": 1, "header": {}}], ids=repr
)
def test_junk_is_no_saved_game(junk: Any) -> None:
    with pytest.raises(ValueError, match="save"):
        passgo.Game.load(junk)


@pytest.mark.parametrize("junk", ["", "junk", "[passgo 1]\n", "[passgo 2]\nroll\n", None, 5, b"junk"], ids=repr)
def test_junk_is_no_record(junk: Any) -> None:
    with pytest.raises(TypeError if not isinstance(junk, str) else ValueError):
        passgo.replay(junk)


@pytest.mark.parametrize("seat", [9, 4, -1, "0", 0.0, True, b"", int64(4), array([0, 1])])
def test_only_seats_and_spectators_have_a_view(seat: Any) -> None:
    game = passgo.Game.start("classic", players=4)
    for door in (game.view, game.chances):
        with pytest.raises(ValueError, match=r"there is no seat .*; there are 0 to 3, and None looks on"):
            door(seat)


def test_a_seat_is_a_whole_number_of_any_make() -> None:
    game = passgo.Game.start("classic", players=4)
    assert game.view(int64(0)) == game.view(0) != game.view(None)
    assert game.chances(int64(0)) == game.chances(0)


def test_a_game_is_started_with_whole_numbers_of_any_make() -> None:
    game = passgo.Game.start("classic", int64(3), int64(7), {"auction.min_bid": int64(5)})
    assert game.record == passgo.Game.start("classic", 3, 7, {"auction.min_bid": 5}).record
    assert type(game.header.seed) is int and json.dumps(game.save())


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["", "Ben"], "a name has 1 to 100 letters, not ''"),
        (["Ann", " \n"], r"not ' \\n'"),
        (["x" * 101, "Ben"], "a name has 1 to 100 letters, not 'x{100}'"),
        (["Ann", "Ann"], "two players have the same name: Ann, Ann"),
    ],
)
def test_players_have_names_that_tell_them_apart(names: list[str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        passgo.Game.start("classic", 2, names=names)


@pytest.mark.parametrize("said", [None, 5, 2.5, b"roll", ["roll"], object])
def test_what_is_no_action_is_refused_with_what_would_be_legal(said: Any) -> None:
    game = passgo.Game.start("classic")
    before = game.digest()
    for door in (game.play, game.legal, game.action):
        with pytest.raises(passgo.IllegalAction) as caught:
            door(said)
        assert caught.value.what == str(said)
        assert ("roll" in caught.value.legal) == (door != game.action)
    assert game.digest() == before and not game.moves


@pytest.mark.parametrize("made", COPIES)
def test_an_edition_is_one_thing_however_it_is_copied(made: str) -> None:
    for edition in passgo.EDITIONS.values():
        assert COPIES[made](edition) is edition
        assert all(COPIES[made](printing) is printing for printing in edition.printings.values())


def test_an_edition_that_is_not_here_is_missed_by_name() -> None:
    made = pickle.dumps(passgo.EDITIONS["classic"]).replace(b"classic", b"gothics")
    with pytest.raises(ValueError, match="there is no edition 'gothics' here"):
        pickle.loads(made)
