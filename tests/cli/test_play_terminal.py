"""At a real terminal: the friendly start, a prompt, Ctrl-C and Ctrl-D, through a pseudo-terminal."""

from pathlib import Path

from tests.cli.terminals import Open


def test_three_enters_and_a_game_begins(tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, "play")
    at.wait_for("Game [1]:")
    at.type("\n")
    at.wait_for("[Maria]:")
    at.type("\n")
    at.wait_for("How many bots [3]:")
    at.type("\n")
    at.wait_for("Classic, Normal game: Maria, ")
    at.wait_for("Maria> ")
    at.interrupt("Keep the game?")
    at.interrupt("Go on with: passgo play\n")
    assert at.ended() == 0
    assert list(tmp_path.iterdir()) == []


def test_ctrl_d_keeps_the_game(tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, "play", "--humans", "Ann", "--seed", "5")
    at.wait_for("Ann> ")
    at.type("\x04")
    at.wait_for("the game is kept.")
    assert at.ended() == 0


def test_leaving_before_the_game_leaves_nothing(tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, "play")
    at.wait_for("Game [1]:")
    at.type("\x04")
    assert at.ended() == 0
    assert list(tmp_path.iterdir()) == []
