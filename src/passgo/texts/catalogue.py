"""The message catalogues (Fluent): the common one, and what every edition adds to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Final

from passgo.engine.edition import EDITIONS, Edition

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")

Args = dict[str, str | int]
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)  # where a message begins
MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # a message within another
REMEMBERED = 10_000  # filled messages: the same few are said again and again


class Messages:
    """The common messages of a language with those of some editions, of which the last has the last word.

    Each is parsed when it is first asked for: all of them would take half a second, whoever starts.
    """

    def __init__(self, language: str, editions: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle  # takes its time, so not before it is needed

        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        self.turn = RLock()  # threads of a server ask for the same ones
        for source in catalogues(files("passgo.texts").joinpath(language)):
            for name, text in entries(source):
                self.sources.setdefault(name, text)
        for edition in editions:
            for source in own_catalogues(EDITIONS[edition], language):
                self.sources.update(entries(source))

    def parse(self, name: str) -> None:
        """A message, and those that it mentions."""
        with self.turn:
            if name in self.parsed or name not in self.sources:
                return
            self.parsed.add(name)
            source = self.sources[name]
            self.bundle.add_resource(parsed(source))
            for mentioned in MENTIONED.findall(source):
                self.parse(mentioned)

    def format(self, name: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """A message with its variables filled in, and what is wrong with it; KeyError if there is none."""
        self.parse(name)
        pattern = self.bundle.get_message(name).value
        assert pattern is not None, f"message {name!r} has only attributes"
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return str(text), errors


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue by name, each with its source: whatever does not begin a line goes on with one."""
    starts = list(ENTRY.finditer(source))
    for start, end in zip(starts, [*(match.start() for match in starts[1:]), len(source)], strict=True):
        yield start[1], source[start.start() : end]


@cache
def parsed(source: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(source)


def messages(language: str, edition: str = "") -> Messages:
    """All messages of a language that a game of an edition needs; without a game, those of all editions."""
    if not edition:
        return joined(language, tuple(EDITIONS))
    return joined(language, (*reversed(EDITIONS[edition].based_on), edition))


joined = cache(Messages)


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
    known = messages(language, edition)
    if name not in known.sources:
        raise KeyError(f"the catalogue {language!r} has no message {name!r}")
    text, errors = known.format(name, dict(args))
    if errors:
        raise ValueError(f"message {name!r} in {language!r} with {dict(args)}: {errors[0]}")
    return text
