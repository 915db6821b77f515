"""The lab for programs and notebooks: functions that give tables back."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from numpy import array, int64

import passgo.lab as lab
from passgo.lab import SCHEMAS, load, simulate, sweep, tournament
from passgo.lab.runner import Plan, run_chunk
from passgo.lab.schema import STANDINGS


def test_public_names() -> None:
    assert set(lab.__all__) <= set(dir(lab))


def test_simulate_gives_all_tables() -> None:
    run = simulate("mega", games=8, bots=["simple", "random"], seed=3, max_rounds=20, turns=True, workers=1)
    assert len(run.games) == 8 and len(run.players) == 32
    assert run.games["seed"] == list(range(3, 11))
    assert run.summary["digest"] == run_chunk(Plan("mega", 4, ("simple", "random"), 3, max_rounds=20), 0, 8).digest
    for name, schema in SCHEMAS.items():
        table = run.tables[name]
        assert dict(table.polars().schema) == schema.polars()
        assert table.rows() == table.polars().to_dicts() or any(x != x for row in table for x in row.values())
        assert len(table) > 0
    assert repr(run) == "<8 games of mega: 4 players, bots simple,random>"
    assert "games: 8 rows of run, game, seed" in repr(run.games)
    assert {type(value) for value in run.players["won"]} == {float}
    assert set(run.games["past_hope"]) <= {True, False}


def test_without_turns_there_are_none() -> None:
    run = simulate("classic", games=2, max_rounds=4, workers=1)
    assert len(run.turns) == 0 and run.turns.polars().height == 0
    with pytest.raises(KeyError, match="games has no column 'speed'; it has: run, game, seed"):
        run.games["speed"]


def test_a_kept_run_is_the_run_in_memory(tmp_path: Path) -> None:
    chosen = partial(
        simulate, "classic", games=10, players=3, bots="simple,random", variant="short", max_rounds=60, workers=1
    )
    memory = chosen()
    kept = chosen(out=tmp_path / "run", parquet=True)
    again = load(tmp_path / "run")
    for name in SCHEMAS:
        assert str(memory.tables[name].rows()) == str(kept.tables[name].rows()) == str(again.tables[name].rows())
    assert memory.summary == kept.summary == again.summary
    assert (tmp_path / "run" / "games.parquet").exists()


def test_tournament() -> None:
    found = tournament("classic", bots="random,simple", games=12, variant="short", max_rounds=80, workers=1)
    assert found.standings["bot"] == ["simple", "random"]
    assert found.games == 12 and sum(found.standings["seats"]) == 24
    assert sum(found.standings["wins"]) == pytest.approx(12 - found.undecided)
    frame = found.standings.polars()
    assert dict(frame.schema) == STANDINGS.polars()
    assert (frame["rating_low"] < frame["rating"]).all() and (frame["low"] <= frame["rate"]).all()
    assert repr(found) == "<12 games of simple, random>"


LOOSE: Any = lab  # for what its types refuse
WRONG: dict[str, Callable[[], object]] = {
    "there is no edition 'chess'": lambda: simulate("chess"),
    "there is no bot 'genius'": lambda: simulate("classic", bots="genius"),
    "at least one game is played, not 0": lambda: simulate("classic", games=0),
    "2 to 8 players, not 9": lambda: simulate("classic", players=9),
    "a seed is a whole number from 0 to": lambda: simulate("classic", seed=-1),
    "a tournament is between two or more different bots, not 'simple'": lambda: tournament("classic", bots="simple"),
    "nothing varies": lambda: sweep("classic"),
    "holds no run": lambda: load("nowhere"),
    "at least one game is played, not 2.5": lambda: LOOSE.simulate("classic", games=2.5),
    "at most 100000000 games are played in one run": lambda: LOOSE.simulate("classic", games=10**20),
    "not True": lambda: LOOSE.simulate("classic", games=True),
    "a seed is a whole number from 0 to 9007199254740992, not b'x'": lambda: LOOSE.simulate("classic", seed=b"x"),
    "max_rounds is a whole number from 1 to 1000000, not None": lambda: LOOSE.simulate("classic", max_rounds=None),
    "max_rounds is .*, not 0": lambda: LOOSE.tournament("classic", bots="simple,random", max_rounds=0),
    "max_rounds is .*, not 10{20}": lambda: LOOSE.simulate("classic", max_rounds=10**20),
    "time_after is .*, not nan": lambda: LOOSE.simulate("classic", time_after=float("nan")),
    "in a text with commas, or in a list of texts, not None": lambda: LOOSE.simulate("classic", bots=None),
    r"or in a list of texts, not \[\]": lambda: LOOSE.simulate("classic", bots=[]),
    r"or in a list of texts, not \['simple', 3\]": lambda: LOOSE.tournament("classic", bots=["simple", 3]),
    "at least one process plays, or None for all cores, not 0": lambda: LOOSE.simulate("classic", workers=0),
    "at least one process plays, or None for all cores, not 'two'": lambda: LOOSE.sweep(
        ["classic", "mega"], workers="two"
    ),
    "a folder is named by a text or a path, not 3": lambda: LOOSE.simulate("classic", out=3),
    "a folder is named by a text or a path, not None": lambda: LOOSE.load(None),
    "players is one value or a list of values, not None": lambda: LOOSE.sweep("classic", players=None),
    "settings that vary have lists of values, .*, not 3": lambda: LOOSE.sweep("classic", vary=3),
    "such as {'parking.jackpot': .*, not {'parking.jackpot': True}": lambda: LOOSE.sweep(
        "classic", vary={"parking.jackpot": True}
    ),
    "cannot be 'perhaps'; allowed: true or false": lambda: sweep("classic", vary={"parking.jackpot": ["perhaps"]}),
}


def test_numbers_of_any_make_are_numbers(tmp_path: Path) -> None:
    """Those of numpy, which columns hold, as much as Python's; files have them as plain ones."""
    chosen = partial(LOOSE.simulate, bots="simple", max_rounds=4, workers=1)
    plain = chosen("classic", games=3, players=2, seed=5, out=tmp_path / "plain")
    other = chosen("classic", games=int64(3), players=int64(2), seed=int64(5), out=tmp_path / "other")
    assert plain.summary == other.summary and plain.runs.rows() == other.runs.rows()
    files = [sorted((tmp_path / name).iterdir()) for name in ("plain", "other")]
    assert [path.read_bytes() for path in files[0]] == [path.read_bytes() for path in files[1]]
    assert len(LOOSE.sweep("classic", players=array([2, 3]), games=1, max_rounds=2).cells) == 2


@pytest.mark.parametrize("sentence", WRONG)
def test_what_is_wrong_is_said_in_words(sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        WRONG[sentence]()


def test_without_polars_its_frames_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    run = simulate("classic", games=1, max_rounds=2, workers=1)
    monkeypatch.setattr("passgo.lab.speech.find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"needs polars, which is not installed: pip install 'passgo\[lab\]'"):
        run.games.polars()
    assert run.games["game"] == [0]


UNGUARDED = """
from passgo.lab import simulate
simulate("classic", games=200, max_rounds=3, workers=2)
"""


def test_a_script_that_its_own_processes_would_run_again_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED)
    wrong = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120)
    assert wrong.returncode != 0
    # Python may warn after it, of what the processes that were stopped had begun.
    assert 'begin under if __name__ == "__main__" or say workers=1' in wrong.stderr
    guarded = UNGUARDED.replace("simulate(", 'if __name__ == "__main__":\n    simulate(', 1).lstrip()
    script.write_text(guarded)
    subprocess.run([sys.executable, str(script)], check=True, timeout=120)
