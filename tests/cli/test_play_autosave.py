"""The journal of a game: true to it move by move, sound after any cut, and never another game in silence."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo import Game, replay
from passgo.cli.table.clock import Clock
from passgo.cli.table.journal import InUse, Journal, look, understood
from passgo.cli.table.seats import LocalSeat
from tests.cli.test_play_support import (
    NAMES,
    SAME_PASSGO,
    journals,
    kept,
    named,
    new_session,
    rich_ann,
    sat,
    started,
    taken_up,
)


def test_the_file_is_a_record_at_every_moment(tmp_path: Path) -> None:
    sitting = sat(started(7), [""] * 9, tmp_path)
    (path,) = journals(tmp_path)
    text = path.read_text(encoding="utf-8")
    assert replay(text).digest() == sitting.game.digest()
    pieces = [at for at in range(len(text)) if text.startswith("digest ", at)]
    moves = [replay(text[: text.index("\n", at) + 1]).moves for at in pieces]
    before = len(moves[0])  # of bots, before a person was asked
    assert moves == [sitting.game.moves[: before + count] for count in range(len(pieces))]
    assert len(moves[-1]) == len(sitting.game.moves) > before + 9


def test_bots_sit_where_they_sat(tmp_path: Path) -> None:
    sat(started(7), [""], tmp_path, ["random", None, "trader", "simple"], language="fr")
    saved = kept(tmp_path)
    assert [seat.bot for seat in saved.seats] == ["random", None, "trader", "simple"]
    assert saved.language == "fr"


def test_what_is_taken_back_is_not_in_the_journal(tmp_path: Path) -> None:
    lines = ["build oriental", "build vermont", "undo", "undo", "build connecticut", "mortgage reading", "undo"]
    sitting = sat(named(rich_ann()), lines, tmp_path)
    assert kept(tmp_path).game.moves == sitting.game.moves == ["build 9"]
    assert kept(tmp_path).game.digest() == sitting.game.digest()


def test_a_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    first = sat(started(7), [""] * 5, tmp_path)
    (path,) = journals(tmp_path)
    again = taken_up(tmp_path, [""] * 5)
    assert journals(tmp_path) == [path]
    assert again.game.moves[: len(first.game.moves)] == first.game.moves
    assert kept(tmp_path).game.digest() == again.game.digest()


def test_undo_after_going_on_says_why_not(tmp_path: Path) -> None:
    sat(named(rich_ann()), ["build oriental"], tmp_path)
    again = taken_up(tmp_path, ["undo", "build vermont", "undo", "undo"])
    assert again.text.count("There is nothing to take back since the game was taken up again.") == 2
    assert kept(tmp_path).game.moves == ["build 6"]


def test_a_finished_game_leaves_no_file(tmp_path: Path) -> None:
    sitting = sat(started(2, variant="short"), [""] * 400, tmp_path)
    assert sitting.game.over and journals(tmp_path) == []


def test_a_game_killed_after_its_last_move_tells_its_end(tmp_path: Path) -> None:
    over = sat(started(2, variant="short"), [""] * 400, tmp_path).game
    Journal.create(tmp_path / "state", over, [LocalSeat(name) for name in over.header.names], "en", None).close()
    assert "The game is over: " in taken_up(tmp_path, []).text
    assert journals(tmp_path) == []


@pytest.mark.parametrize("lost", [1, 2, 30, 66, 71, 73])
def test_a_torn_end_costs_the_last_move_at_most(lost: int, tmp_path: Path) -> None:
    """A power cut leaves the beginning of what was written last, or nothing of it, or zeros."""
    sitting = sat(started(7), [""] * 6, tmp_path)
    moves = sitting.game.moves
    (path,) = journals(tmp_path)
    whole = path.read_bytes()
    for torn in (whole[:-lost], whole[:-lost] + bytes(lost)):
        path.write_bytes(torn)
        saved = kept(tmp_path)
        assert saved.game.moves == moves[:-1]
        Journal.resume(path)[0].close()
        assert replay(path.read_text(encoding="utf-8")).digest() == saved.game.digest()  # the torn end is gone


def test_every_cut_of_a_journal_is_read_or_refused(tmp_path: Path) -> None:
    sat(started(7), [""] * 4, tmp_path)
    (path,) = journals(tmp_path)
    data = path.read_bytes()
    counts = []
    for size in range(len(data) + 1):
        try:
            counts.append(len(understood(data[:size])[0].game.moves))
        except ValueError:
            assert counts == []  # only before the first whole piece
    assert counts == sorted(counts) and counts[-1] == len(kept(tmp_path).game.moves)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace("\nroll\n", "\nrule\n", 1),
        lambda text: text.replace("\nroll\n", "\n", 1),
        lambda text: text.replace("[seed 7]", "[seed 8]"),
        lambda text: text.replace("[version 2]", "[version 99]"),
        lambda text: text.replace('"classic"', '"checkers"'),
        lambda text: text.replace('"simple"', '"genius"', 1),
        lambda text: text.replace("[passgo 1]", "[passgo 2]"),
        lambda text: text.replace("[bots [", "[bots {"),
        lambda text: "digest",
        lambda text: "\x00" * 100 + "\ndigest 1\n",
        lambda text: "{}\ndigest 1\n",
    ],
)
def test_what_is_damaged_or_of_another_version_is_refused(damage: Callable[[str], str], tmp_path: Path) -> None:
    sat(started(7), [""] * 4, tmp_path)
    (path,) = journals(tmp_path)
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(ValueError):
        look(path)
    with pytest.raises(ValueError):
        Journal.resume(path)
    assert path.read_bytes() == before


def test_a_journal_belongs_to_one_process(tmp_path: Path) -> None:
    sat(started(7), [""], tmp_path)
    (path,) = journals(tmp_path)
    journal, _ = Journal.resume(path)
    with pytest.raises(InUse):
        look(path)
    with pytest.raises(InUse):
        Journal.resume(path)
    journal.close()
    assert look(path).game.header.seed == 7


def test_the_clock_is_kept(tmp_path: Path) -> None:
    game = Game.start("classic", 4, 5, {}, "timed", names=NAMES)
    now = [0.0]
    session = new_session(game, ["", ""], tmp_path, clock=Clock(600, lambda: now[0])).session
    assert session.autosave.keep(session)
    (path,) = journals(tmp_path)
    assert "[seconds 600.0]" in path.read_text(encoding="utf-8")
    now[0] = 25
    session.run()
    assert kept(tmp_path).seconds == 575


def test_a_write_that_failed_is_made_up_for(tmp_path: Path) -> None:
    game = started(7)
    journal = Journal.create(tmp_path, game, [LocalSeat(name) for name in NAMES], "en", None)
    whole, journal.file = journal.file, Broken()  # type: ignore[assignment]
    for _ in range(2):
        decision = game.decision
        assert decision is not None
        game.play(decision.options[0])
        with pytest.raises(OSError):
            journal.follow(game, None)
    journal.file = whole
    journal.follow(game, None)
    journal.close()
    assert look(journal.path).game.digest() == game.digest()


class Broken:
    """A file that takes nothing any more."""

    def seek(self, at: int) -> int:
        return at

    def write(self, data: bytes) -> int:
        raise OSError(28, "No space left on device")


def test_a_home_that_does_not_exist_is_no_folder_called_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError):
        Journal.create(Path("~/.local/state/passgo"), started(7), [], "en", None)
    assert list(tmp_path.iterdir()) == []


def test_names_with_any_letters_come_back(tmp_path: Path) -> None:
    names = ["Zoé\u2028\x85", '"]\n[seed 9]', "[bots [1]]", "digest 1"]
    game = Game.start("classic", 4, 7, names=names)
    journal = Journal.create(tmp_path, game, [LocalSeat(name) for name in names], "en", None)
    journal.close()
    assert look(journal.path).game.header.names == names
    assert json.dumps(look(journal.path).game.save()) == json.dumps(game.save())


PRESSED = """
import os, signal, sys
from passgo.cli import main
from passgo.cli.table.autosave import Autosave

written = Autosave.follow

def follow(self, session):
    if len(session.game.moves) == 12:
        os.kill(os.getpid(), signal.SIGINT)
    written(self, session)
    print("written", len(session.game.moves))

Autosave.follow = follow
main()
"""


def test_ctrl_c_waits_until_a_move_is_made_and_written(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PRESSED, "play", "--humans", "Ann", "--seed", "5"],
        input="\n" * 20,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, **SAME_PASSGO},
        timeout=120,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    before, after = done.stdout.split("Keep the game?")
    assert "written 12\n" in before and "written 13\n" not in before
    assert "The game is kept." in after
