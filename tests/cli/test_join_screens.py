"""`passgo join` is the table of `passgo play`: the same words give the same screens, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.storage import write_save
from tests.cli.served import ServedTable, game_at, new_table, piped, serving
from tests.server.processes import Serving

pytestmark = pytest.mark.once

LOOKING = {
    "en": (
        *(
            "board",
            "board list",
            "board all",
            "players",
            "deeds",
            "deeds Ann",
            "me",
            "deed 39",
            "deed 5",
            "log",
            "log 60",
        ),
        *(
            "why",
            "why CLS-AUC-4",
            "why NO-SUCH",
            "hint",
            "deed nowhere",
            "xyz",
            "build 39",
            "99999999",
            "manage",
            "help",
        ),
    ),
    "fr": (
        *("plateau", "plateau liste", "joueurs", "titres", "titres Ann", "moi", "titre 39", "journal", "journal 60"),
        *("pourquoi", "pourquoi CLS-AUC-4", "conseil", "titre nulle part", "xyz", "bâtir 39", "99999999", "aide"),
    ),
}
PROMPT = "Ann> "
OTHER_HELP = ("undo", "stop", "record", "quit", "interrupt", "save", "load")  # words that are about the table itself
OTHER_HELP_FR = ("annuler", "arrêter", "noter", "quitter", "interrompre", "sauvegarder", "charger")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


def folder_of(server: Serving) -> Path:
    return Path(server.command[server.command.index("--data") + 1])


def begun(server: Serving, folder: Path, edition: str, answers: str) -> ServedTable:
    """A table where Ann has answered some questions among bots, and left."""
    table = new_table(server, edition=edition, players=4, bots=["trader", "trader", "simple"])
    piped("start\n" + answers, folder, *table.host)
    return table


def answered(text: str) -> list[tuple[str, str]]:
    """What was typed, each with what was shown for it."""
    parts = re.split(rf"^{PROMPT.strip()} ?(.*)\n", text, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def both(
    server: Serving, table: ServedTable, folder: Path, lines: tuple[str, ...], *options: str
) -> Iterator[tuple[str, str, str]]:
    """Each line with what `join` shows for it, and what `play` does with the same game from a file."""
    typed = "".join(f"{line}\n" for line in lines)
    there = answered(piped(typed, folder, *table.host, *options))
    game = game_at(table, folder_of(server))
    kinds = [None, "trader", "trader", "simple"]
    write_save(
        folder / "same.json", game, [LocalSeat(n, k) for n, k in zip(game.header.names, kinds, strict=True)], None
    )
    here = answered(piped(typed, folder, "play", "--load", "same.json", *options))
    assert [line for line, _ in there] == [line for line, _ in here] == list(lines)
    for (line, online), (_, local) in zip(there[:-1], here[:-1], strict=True):
        yield line, online, local


def common_help(text: str, other: tuple[str, ...]) -> list[str]:
    """The words that mean the same at every table, without the blanks of the columns."""
    entries = re.split(r"\n(?=  \S)", text.split("\n  1 ")[0])
    return [" ".join(entry.split()) for entry in entries if not entry.startswith(tuple(f"  {word}" for word in other))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", ["classic", "ultimate", "mega", "millionaire"])
def test_the_same_words_give_the_same_screens(server: Serving, tmp_path: Path, edition: str, language: str) -> None:
    table = begun(server, tmp_path, edition, "1\n" * 12)
    lines = LOOKING[language]
    helped = False
    for line, online, local in both(server, table, tmp_path, lines, "--lang", language):
        assert online == local, line
        helped = helped or line == lines[-1]
    assert not helped


@pytest.mark.parametrize(("language", "word", "other"), [("en", "help", OTHER_HELP), ("fr", "aide", OTHER_HELP_FR)])
def test_help_is_the_same_but_for_what_a_server_does(
    server: Serving, tmp_path: Path, language: str, word: str, other: tuple[str, ...]
) -> None:
    table = begun(server, tmp_path, "classic", "1\n" * 3)
    ((_, online, local), *_) = both(server, table, tmp_path, (word, "1", "1"), "--lang", language)
    here, there = common_help(local, other), common_help(online, other)
    assert [line for line in here if line not in there] == []
    assert len(there) == len(here) + 18  # eleven about seats and votes, seven about people
