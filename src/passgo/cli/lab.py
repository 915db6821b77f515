"""What the lab's commands share: the language they speak, and how they say that something is wrong."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.bots.outside.contract import SECONDS
from passgo.cli.completing import bot_names, languages, setting_words
from passgo.cli.options import BadInput, known_language

if TYPE_CHECKING:
    from passgo.lab.forfeits import Forfeits
    from passgo.lab.speech import Speech

__all__ = ["SECONDS", "BotTime", "Lang", "Workers", "print_forfeits", "spoken", "told_in", "written_to"]

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help="The language: en or fr; the system's if not given.",
        autocompletion=languages,
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help="Play a rule differently; may be repeated.", autocompletion=setting_words),
]
Bots = Annotated[
    str, typer.Option(metavar="A,B,...", help="Who plays, seat after seat, in turn.", autocompletion=bot_names)
]
BotTime = Annotated[
    float,
    typer.Option(
        "--bot-time", min=0.001, max=86_400.0, metavar="SECONDS", help="For each decision of a bot from outside."
    ),
]
Workers = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes that play; all cores if not given.")]


def spoken(lang: str | None) -> str:
    """The language that was asked for, else the system's."""
    from passgo.cli.table.start import language_of

    return known_language(lang) if lang is not None else language_of(os.environ)


@contextmanager
def told_in(language: str) -> Iterator[None]:
    """What is wrong is for the user to read: the lab says it in any language, the engine in its own."""
    from passgo.bots import BadBot
    from passgo.lab.speech import Trouble

    try:
        yield
    except (Trouble, BadBot) as error:
        raise BadInput(error.told(language)) from error
    except ValueError as error:
        raise BadInput(str(error)) from error


@contextmanager
def written_to(path: Path, language: str) -> Iterator[None]:
    """A disk that is full, a folder that cannot be: a sentence. What is there is as it was."""
    from passgo.lab.speech import Trouble

    try:
        yield
    except OSError as error:
        if error.errno in (errno.EPIPE, errno.EIO):
            raise
        why = (error.strerror or str(error)).lower()
        raise BadInput(Trouble("lab-cannot-write", path=str(path), why=why).told(language)) from error


def print_forfeits(forfeits: "Forfeits", speech: "Speech", told: bool = True) -> None:
    """How often bots from outside forfeited a decision, and, beside the results, what their authors should see."""
    from passgo.cli.console import console

    for words in forfeits.complained(speech):
        typer.echo(words, err=True)
    for sentence in forfeits.told(speech) if told else ():
        console().print(sentence, markup=False, highlight=False)
