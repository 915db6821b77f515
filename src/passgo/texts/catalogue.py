"""The message catalogues (Fluent), read when somebody first asks: the common one, and what every edition adds to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from passgo.engine.edition import EDITIONS, Edition

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")

Args = dict[str, str | int]
REMEMBERED = 10_000  # filled messages: the same few are said again and again


def bundle(language: str, edition: str = "") -> FluentBundle:
    """All messages of a language that a game of an edition needs; without a game, those of all editions."""
    if not edition:
        return joined(language, tuple(EDITIONS))
    return joined(language, (*reversed(EDITIONS[edition].based_on), edition))


def read_all() -> None:
    """Read everything now: it takes half a second, which would keep somebody waiting later."""
    for language in LANGUAGES:
        for edition in ("", *EDITIONS):
            bundle(language, edition)


@cache
def joined(language: str, editions: tuple[str, ...]) -> FluentBundle:
    """The common messages with those of some editions, of which the last has the last word."""
    from fluent.runtime import FluentBundle  # takes its time, so not before it is needed

    messages = FluentBundle([language], use_isolating=False)
    for file in catalogues(files("passgo.texts").joinpath(language)):
        messages.add_resource(resource(file))
    for name in editions:
        for source in own_catalogues(EDITIONS[name], language):
            messages.add_resource(resource(source), allow_overrides=True)
    return messages


@cache
def resource(source: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(source)


def catalogues(folder: Traversable, start: str = "") -> Iterator[str]:
    """What the .ftl files of a folder say, if there is one; only of those whose names begin so."""
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.startswith(start) and file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


def own_catalogues(edition: Edition, language: str, start: str = "") -> Iterator[str]:
    """Those of an edition: in the folder `texts` of its package, or written down in the edition itself."""
    if edition.package:
        yield from catalogues(files(edition.package) / "texts" / language, start)
    if language in edition.texts and not start:
        yield edition.texts[language]


def edition_name(language: str, edition: str) -> str:
    """What an edition is called, whatever is played; one that is not here by its bare name."""
    return message(language, f"edition-{edition}", {}) if edition in EDITIONS else edition


def message(language: str, name: str, args: Mapping[str, str | int], edition: str = "") -> str:
    """A message with its variables filled in; one that is missing raises KeyError, a missing variable ValueError."""
    return filled(language, name, tuple(args.items()), edition)


@lru_cache(maxsize=REMEMBERED, typed=True)
def filled(language: str, name: str, args: tuple[tuple[str, str | int], ...], edition: str) -> str:
    messages = bundle(language, edition)
    if not messages.has_message(name):
        raise KeyError(f"the catalogue {language!r} has no message {name!r}")
    pattern = messages.get_message(name).value
    assert pattern is not None, f"message {name!r} has only attributes"
    text, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"message {name!r} in {language!r} with {dict(args)}: {errors[0]}")
    return str(text)
