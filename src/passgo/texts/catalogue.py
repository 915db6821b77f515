"""The message catalogues (Fluent), read when somebody first asks. No game is known here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")

Args = dict[str, str | int]
REMEMBERED = 10_000  # filled messages: the same few are said again and again


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language: every .ftl file in its folder."""
    from fluent.runtime import FluentBundle, FluentResource  # takes its time, so not before it is needed

    messages = FluentBundle([language], use_isolating=False)
    folder = files("passgo.texts").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def message(language: str, name: str, args: Mapping[str, str | int]) -> str:
    """A message with its variables filled in; one that is missing raises KeyError, a missing variable ValueError."""
    return filled(language, name, tuple(args.items()))


@lru_cache(maxsize=REMEMBERED, typed=True)
def filled(language: str, name: str, args: tuple[tuple[str, str | int], ...]) -> str:
    messages = bundle(language)
    if not messages.has_message(name):
        raise KeyError(f"the catalogue {language!r} has no message {name!r}")
    pattern = messages.get_message(name).value
    assert pattern is not None, f"message {name!r} has only attributes"
    text, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"message {name!r} in {language!r} with {dict(args)}: {errors[0]}")
    return str(text)
