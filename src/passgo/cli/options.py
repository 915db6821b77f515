"""What several commands take, and how they say that something given is wrong."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

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


Edition = Annotated[str, typer.Argument(metavar="EDITION", help="The game, such as classic.", show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record or a saved game.", show_default=False)]
Language = Annotated[
    str, typer.Option("--lang", metavar="LANGUAGE", callback=known_language, help="The language: en or fr.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
