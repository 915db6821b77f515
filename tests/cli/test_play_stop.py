"""A last round at the terminal: told once when it may be needed, agreed on with one word."""

import json
from pathlib import Path

import pytest

from passgo.testing import Table, table
from tests.cli.test_play_support import kept, named, piped, sat, taken_up

RICH = 100_000  # far more than all that is for sale


def hopeless(players: int = 2) -> Table:
    t = table("classic", players=players)
    for seat in range(players):
        t.has(seat, RICH + seat)
    return t


@pytest.mark.parametrize(
    ("language", "told", "word", "agreed", "shown"),
    [
        (
            "en",
            "this game may never end. If you all agree, stop 10 ends it ten rounds after this one",
            "stop 3",
            "It is agreed: the game ends after round 4, and whoever is worth most then wins",
            "The game ends after round 4;",
        ),
        (
            "fr",
            "cette partie peut ne jamais finir. Si vous êtes tous d’accord, arrêter 10 la finit dix tours après",
            "arrêter 3",
            "C’est convenu : la partie finit après le tour 4",
            "La partie finit après le tour 4 ;",
        ),
    ],
)
def test_it_is_told_once_and_agreed_on_with_a_word(
    language: str, told: str, word: str, agreed: str, shown: str, tmp_path: Path
) -> None:
    sitting = sat(named(hopeless()), ["roll", "", word, "", ""], tmp_path, [None, None], language)
    text = sitting.flat.replace("\u00a0", " ")
    assert text.count(told) == 1 and text.index(told) < text.index(agreed) < text.index(shown)
    assert sitting.game.state.last_round == 4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("stop", "the game ends after round 11"),
        ("stop 101", "The last round must be 1 to 100 rounds away."),
        ("stop 0", "The last round must be 1 to 100 rounds away."),
        ("stop soon", "How many rounds? Type for example stop 10."),
        ("stop ²", "How many rounds?"),
    ],
)
def test_how_many_rounds(line: str, words: str, tmp_path: Path) -> None:
    assert words in sat(named(hopeless()), [line], tmp_path, [None, None]).after(line)


def test_while_there_is_hope_nothing_is_told_and_nothing_ends(tmp_path: Path) -> None:
    sitting = sat(named(table("classic", players=2)), ["stop 10", "help"], tmp_path)
    assert "may never end" not in sitting.flat
    assert "only when you all hold more money than the Bank could ever get back" in sitting.after("stop 10")
    assert "stop [ROUNDS] end a game with too much money" in sitting.after("help")
    assert sitting.game.state.last_round == 0


def test_it_can_be_taken_back_and_is_kept(tmp_path: Path) -> None:
    game = named(hopeless())
    assert sat(game, ["stop 5", "undo"], tmp_path / "a", [None, None]).game.state.last_round == 0
    sat(game, ["stop 5"], tmp_path, [None, None])
    assert kept(tmp_path).game.state.last_round == 6
    assert "The game ends after round 6" in taken_up(tmp_path, []).flat


def test_a_pipe_plays_the_last_round_and_the_richest_wins(tmp_path: Path) -> None:
    """One person with bots, who agree to everything."""
    game = named(hopeless(3).has(0, 2 * RICH))
    saved = {**game.save(), "table": {"bots": [None, "simple", "simple"], "seconds": None}}
    (tmp_path / "rich.json").write_text(json.dumps(saved), encoding="utf-8")
    printed = " ".join(piped("stop 1\n" + "\n" * 60, tmp_path, "--load", "rich.json").split())
    assert "this game may never end" in printed
    assert "the game ends after round 2" in printed
    assert "Round 2" in printed and "Round 3" not in printed
    assert "Ann has won" in printed
