"""What the lab's commands share: the language they speak, and how they say that something is wrong."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from passgo.cli.options import BadInput, known_language

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="The language: en or fr; the system's if not given."),
]
Workers = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes that play; all cores if not given.")]


def spoken(lang: str | None) -> str:
    """The language that was asked for, else the system's."""
    from passgo.cli.table.start import language_of

    return known_language(lang) if lang is not None else language_of(os.environ)


@contextmanager
def told_in(language: str) -> Iterator[None]:
    """What is wrong is for the user to read: the lab says it in any language, the engine in its own."""
    from passgo.lab.speech import Trouble

    try:
        yield
    except Trouble as error:
        raise BadInput(error.told(language)) from error
    except ValueError as error:
        raise BadInput(str(error)) from error
