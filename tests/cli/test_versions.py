"""Files of other versions of an edition: every command says so in a sentence, and none tells another game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import EDITIONS, Game
from passgo.engine.edition import Earlier
from tests.cli.test_play_support import sat, started

Run = Callable[..., Result]
Refused = Callable[..., str]
BOTH = "the game was played with classic version 7, this is version 2"
COMMANDS = (("replay",), ("verify",), ("odds", "--games", "1"), ("play", "--load"))


@pytest.fixture(params=["record", "save"])
def other(request: pytest.FixtureRequest, record: Path, game: Game, tmp_path: Path) -> Path:
    """The game as a version that this passgo does not know has written it."""
    if request.param == "record":
        record.write_text(game.record.replace("[version 2]", "[version 7]"), encoding="utf-8")
        return record
    saved = game.save()
    header = saved["header"]
    assert isinstance(header, dict)
    header["version"] = 7
    path = tmp_path / "game.json"
    path.write_text(json.dumps(saved), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
def test_every_command_names_both_versions(refused: Refused, other: Path, command: tuple[str, ...]) -> None:
    assert BOTH in refused(*command, other)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "cannot be read: the game was begun with Classic version 7, and this passgo plays version 2."),
        ("fr", ": la partie a commencé avec Classique version 7, et ce passgo joue la version 2."),
    ],
)
def test_so_does_load_at_the_table(other: Path, tmp_path: Path, language: str, told: str) -> None:
    game = started(5)
    words = {"en": "load", "fr": "charger"}
    sitting = sat(game, [f"{words[language]} {other.name}"], tmp_path, language=language)
    assert told in sitting.flat.replace("\u202f", " ").replace("\u00a0", " ")
    assert sitting.game is game


def test_a_version_that_is_still_played_is_read(
    passgo: Run, record: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for printing in EDITIONS["classic"].printings.values():
        monkeypatch.setattr(printing, "version", 3)
    monkeypatch.setattr(EDITIONS["classic"], "earlier", {2: Earlier({})})
    assert passgo("verify", record).exit_code == 0
    assert passgo("replay", record).exit_code == 0


@pytest.mark.parametrize("command", COMMANDS[::2], ids=["replay", "odds"])
def test_no_command_tells_a_game_that_leads_elsewhere(
    passgo: Run, record: Path, game: Game, command: tuple[str, ...]
) -> None:
    """As after a change of the rules that nobody gave a version."""
    record.write_text(game.record.replace(game.digest(), "0123456789abcdef" * 4), encoding="utf-8")
    result = passgo(*command, record)
    assert result.exit_code == 2
    told = f"{record} does not fit: its {len(game.moves)} moves lead to digest {game.digest()[:16]}, not to 0123456789"
    assert told in result.stderr
    assert passgo("replay", record, "--to", "3").exit_code == 0
