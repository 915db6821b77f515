"""However a game at the terminal ends before its end, `passgo play` goes on at the same question."""

import os
import resource
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo import Game
from passgo.cli.table.journal import look
from tests.cli.terminals import Open, Terminal
from tests.cli.test_play_support import piped

pytestmark = pytest.mark.once

GAME = ("play", "--humans", "Ann", "--bots", "simple,simple", "--seed", "5")
ENDS: dict[str, Callable[[Terminal], None]] = {
    "KILL": lambda at: at.process.send_signal(signal.SIGKILL),
    "TERM": lambda at: at.process.send_signal(signal.SIGTERM),
    "HUP": lambda at: at.process.send_signal(signal.SIGHUP),
    "window": Terminal.hang_up,
}


def journals(home: Path) -> list[Path]:
    return sorted((home / "passgo" / "games").iterdir())


def kept(home: Path) -> Game:
    (path,) = journals(home)
    return look(path).game


def asked(at: Terminal, player: str = "Ann") -> str:
    """Read on to the next prompt; the question before it, with its answers."""
    text = at.wait_for(f"{player}> ")
    return text[text.rindex(f"\n{player}: ") :]


def played(at: Terminal, answers: int, player: str = "Ann") -> str:
    """Press Enter so many times; the question that comes then."""
    question = asked(at, player)
    for _ in range(answers):
        at.type("\n")
        question = asked(at, player)
    return question


@pytest.mark.parametrize("end", ENDS)
def test_the_same_question_again(end: str, tmp_path: Path, state_home: Path, terminal: Open) -> None:
    at = terminal(tmp_path, *GAME)
    question = played(at, 7)
    ENDS[end](at)
    assert at.process.wait(60) == -getattr(signal, f"SIG{'HUP' if end == 'window' else end}")
    before = kept(state_home)
    assert len(before.moves) > 7
    again = terminal(tmp_path, "play")
    offer = f"a game: Classic, Normal game, with Ann and 2 bots, round {int(before.state.round)}."
    assert offer in " ".join(again.wait_for("Go on? Enter: yes").split())
    again.wait_for("> ")
    again.type("\n")
    again.wait_for("The game goes on in round")
    assert asked(again) == question
    again.process.kill()
    again.ended()
    assert kept(state_home).digest() == before.digest()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("end", ["TERM", "HUP"])
def test_signals_end_it_quietly_and_put_the_terminal_back(end: str, tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, *GAME)
    played(at, 1)
    assert not at.shows_what_is_typed()  # a line is being edited
    ENDS[end](at)
    assert at.ended() < 0
    assert at.seen == ""
    assert at.shows_what_is_typed()


def test_a_terminal_that_is_gone_without_a_signal(tmp_path: Path, state_home: Path, terminal: Open) -> None:
    complaints = tmp_path / "complaints"

    def no_hang_up() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.dup2(os.open(complaints, os.O_CREAT | os.O_WRONLY), 2)

    at = terminal(tmp_path, *GAME, before=no_hang_up)
    played(at, 3)
    at.hang_up()
    assert at.process.wait(60) == 0
    assert complaints.read_text() == ""
    assert len(kept(state_home).moves) > 3


@pytest.mark.parametrize("end", ["KILL", "TERM"])
def test_what_a_bot_did_is_written_before_it_is_shown(
    end: str, tmp_path: Path, state_home: Path, terminal: Open
) -> None:
    at = terminal(tmp_path, *GAME, "--pace", "0.2")
    while "end your turn" not in asked(at):
        at.type("\n")
    at.type("\n")
    at.wait_for(" rolls ")  # a bot
    ENDS[end](at)
    assert at.ended() == -getattr(signal, f"SIG{end}")
    assert kept(state_home).moves.count("roll") >= at.printed.count(" rolls ") > 1


def test_a_live_game_is_not_offered_and_two_do_not_meet(tmp_path: Path, state_home: Path, terminal: Open) -> None:
    ann = terminal(tmp_path, *GAME)
    anns = played(ann, 4)
    ben = terminal(tmp_path, "play", "ultimate", "--humans", "Ben", "--seed", "6")
    bens = played(ben, 2, "Ben")
    third = terminal(tmp_path, "play")
    third.wait_for("Game [1]:")  # nothing is offered
    third.process.kill()
    for at in (ann, ben):
        at.process.kill()
        at.ended()
    assert len(journals(state_home)) == 2
    again = terminal(tmp_path, "play")
    games = again.wait_for("Enter: go on with 1").splitlines()
    number = next(line.split()[0] for line in games if "with Ann and 2 bots" in line)
    again.wait_for("> ")
    again.type(f"{number}\n")
    assert asked(again) == anns
    other = terminal(tmp_path, "play")
    assert "Ultimate" in other.wait_for("Go on?")  # Ann's is being played
    other.wait_for("> ")
    other.type("\n")
    assert asked(other, "Ben") == bens


def test_the_folder_it_is_started_in_does_not_matter(state_home: Path, terminal: Open) -> None:
    at = terminal(Path("/proc"), *GAME)  # where nobody can write
    question = played(at, 3)
    at.type("\x04")
    at.wait_for("the game is kept.")
    assert at.ended() == 0
    again = terminal(Path("/proc"), "play", "--resume")
    assert asked(again) == question


def test_the_game_goes_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    text = piped("\n" * 30, tmp_path, *GAME[1:], XDG_STATE_HOME="/proc/nowhere")
    assert text.count("This game cannot be kept as it is played: ") == 1
    assert "Round 5 " in text
    assert "The game is not kept: " in text


def test_a_disk_that_is_full_loses_what_did_not_fit_only(tmp_path: Path, state_home: Path, terminal: Open) -> None:
    """Files may not grow beyond some size here, which is what a full disk is like."""
    at = terminal(tmp_path, *GAME, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000)))
    at.wait_for("Ann> ")
    told = ""
    while not told:
        at.type("\n")
        text = at.wait_for("Ann> ")
        told = text[text.find("This game cannot be kept as it is played: File too large.") :] if "kept" in text else ""
    assert "It goes on" in " ".join(told.split())
    for _ in range(10):
        at.type("\n")
        assert "cannot be kept" not in at.wait_for("Ann> ")  # said once
    at.type("quit\n")
    assert "cannot be kept by itself" in at.wait_for("> ")
    at.type("\n")  # nothing would keep it, so it goes on
    at.wait_for("Ann> ")
    at.process.kill()
    at.ended()
    assert len(kept(state_home).moves) > 5


def test_a_command_that_names_another_game_starts_it(tmp_path: Path, terminal: Open) -> None:
    piped("\n\n", tmp_path, *GAME[1:])
    same = terminal(tmp_path, *GAME)  # as from the history of a shell
    same.wait_for("You were in the middle of a game")
    other = terminal(tmp_path, *GAME[:-1], "6")
    assert "middle" not in other.wait_for("Ann> ")


def test_french_goes_on_in_french(tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, "play", "ultimate", "--humans", "Zoé", "--seed", "3", "--lang", "fr")
    at.wait_for("Zoé> ")
    at.type("\n")
    at.wait_for("Zoé> ")
    at.process.kill()
    at.ended()
    again = terminal(tmp_path, "play", "--lang", "fr")
    again.wait_for("Vous étiez au milieu d’une partie")
    again.wait_for("La reprendre ?")
    again.wait_for("> ")
    again.type("\n")
    again.wait_for("La partie reprend")
    again.wait_for("Zoé> ")
