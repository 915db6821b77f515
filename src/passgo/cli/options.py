"""What several commands take, and how they say that something given is wrong."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.completing import edition_names, languages

LANGUAGES = ("en", "fr")


class BadInput(typer.TyperException):
    """Something given is wrong: a sentence that says what, and what is allowed. Ends the command with code 2."""

    exit_code = 2


@contextmanager
def told() -> Iterator[None]:
    """What the engine refuses to start with is for the user to read, not a traceback."""
    try:
        yield
    except ValueError as error:
        raise BadInput(str(error)) from error


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def named_edition(text: str, language: str) -> str:
    """The name of an edition; a folder's is a board of plain files, which is put on the shelf first."""
    from passgo.editions import EDITIONS

    if text in EDITIONS or not is_folder(text):
        return text
    return opened_board(text, language)


def is_folder(text: str) -> bool:
    """Whether somebody means a folder, there or not: no edition has such a name."""
    return text.startswith(".") or os.sep in text or "/" in text or Path(text).is_dir()


def opened_board(folder: str, language: str) -> str:
    """The name of the edition in a folder; what is wrong with its files is said in one sentence."""
    from passgo.editions.plain import Mistake, open_board

    try:
        return open_board(Path(folder)).name
    except Mistake as mistake:
        raise BadInput(mistake.told(language)) from mistake


def open_boards(folders: Iterable[str] | None, language: str) -> None:
    """The boards that a command is to know beside those on the shelf."""
    for folder in folders or ():
        opened_board(folder, language)


def read_settings(texts: Iterable[str]) -> dict[str, object]:
    """Settings from `key=value` texts, also several in one with commas; what they may be, the engine knows."""
    settings: dict[str, object] = {}
    for text in texts:
        for part in text.split(","):
            key, equals, value = part.strip().partition("=")
            if not key or not equals:
                raise BadInput(f"a setting is written key=value, such as parking.jackpot=true, not {part.strip()!r}")
            settings[key.strip()] = value.strip()
    return settings


def spelt(value: object) -> str:
    """The value of a setting as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


Edition = Annotated[
    str,
    typer.Argument(
        metavar="EDITION",
        help="The game, such as classic, or a board's folder.",
        show_default=False,
        autocompletion=edition_names,
    ),
]
Boards = Annotated[
    list[str] | None,
    typer.Option("--edition", metavar="FOLDER", help="Know the board in this folder too; may be repeated."),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record or a saved game.", show_default=False)]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        callback=known_language,
        help="The language: en or fr.",
        autocompletion=languages,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
