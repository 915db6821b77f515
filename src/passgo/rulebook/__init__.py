"""The rules in words: what each edition's table of them says, where the code carries them out, which tests show them.

What the game does is in the engine; here is what people read about it.
"""

import json
import tomllib
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from passgo.engine.edition import EDITIONS
from passgo.rulebook.families import FAMILIES
from passgo.rulebook.places import places

__all__ = [
    "FAMILIES",
    "Rule",
    "UnknownRule",
    "all_rules",
    "chapter",
    "editions",
    "introduction",
    "look_up",
    "words_of",
]

NEAR: Final = 5  # names that are suggested instead of one that does not exist


CHAPTERS = "chapters"
NO_RULES = ("edition", CHAPTERS)  # what else such a file holds: what the game is, and titles of its own chapters


@dataclass(frozen=True)
class Rule:
    id: str
    edition: str
    family: str  # its chapter, such as CLS-AUC
    words: Mapping[str, str]  # by language
    settings: tuple[str, ...]  # the keys that switch it
    untestable: str  # why no test can show it; empty for those that one can
    places: tuple[str, ...]  # that carry it out, `file::name`
    tests: tuple[str, ...]


class UnknownRule(ValueError):
    """There is no rule, family or edition of that name; some are spelt nearly like it."""

    def __init__(self, name: str, near: list[str]) -> None:
        super().__init__(f"there is no rule, family of rules or edition {name!r}")
        self.name = name
        self.near = near


@cache
def tables() -> dict[str, dict[str, dict[str, str | list[str]]]]:
    """What the editions' files hold, by edition and id. A file that cannot be read is left out, with a warning."""
    found = {}
    for name in sorted(EDITIONS):
        try:
            found[name] = read(EDITIONS[name].package) if EDITIONS[name].package else {}
        except (ValueError, KeyError) as error:
            warnings.warn(f"the rules of {name!r} in words are left out: {error.args[0]}", stacklevel=2)
    return {name: table for name, table in found.items() if table}


def read(package: str) -> dict[str, dict[str, str | list[str]]]:
    """The rules of an edition, if it has any in words."""
    file = files(package).joinpath("rules.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for id, entry in table.items():
        if id != CHAPTERS and not (isinstance(entry, dict) and {"en", "fr"} <= entry.keys()):
            raise ValueError(f"{id} in {package}/rules.toml needs words in en and fr")
    return table


@cache
def tests() -> dict[str, list[str]]:
    """By rule id the tests that show it; tools/rule_tests.py collects them. Other packages bring theirs along."""
    found: dict[str, list[str]] = {}
    for package in (__name__, *(edition.package for edition in EDITIONS.values() if edition.package)):
        file = files(package).joinpath("tests.json")
        found |= json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def editions() -> list[str]:
    return list(tables())


def introduction(edition: str) -> Mapping[str, str]:
    """An edition in a few sentences, by language; nothing where it has no rules in words."""
    return {language: str(words) for language, words in tables().get(edition, {}).get("edition", {}).items()}


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule of every edition, in rulebook order."""
    return tuple(
        rule(id, edition, entry)
        for edition, table in tables().items()
        for id, entry in table.items()
        if id not in NO_RULES
    )


def rule(id: str, edition: str, entry: Mapping[str, str | list[str]]) -> Rule:
    settings = entry.get("setting", [])
    stem = id.rpartition("-")[0]
    return Rule(
        id,
        edition,
        f"{stem}-{entry['chapter']}" if "chapter" in entry else stem,  # where ids are numbers alone
        {language: str(entry[language]) for language in ("en", "fr")},
        (settings,) if isinstance(settings, str) else tuple(settings),
        str(entry.get("untestable", "")),
        tuple(places().get(id, [])),
        tuple(tests().get(id, [])),
    )


@cache
def by_id() -> dict[str, Rule]:
    return {rule.id: rule for rule in all_rules()}


def words_of(id: str) -> Mapping[str, str]:
    """A rule in words, by language; an unknown id raises KeyError."""
    if id not in by_id():
        raise KeyError(f"there is no rule {id!r}")
    return by_id()[id].words


def chapter(rule: Rule, language: str) -> str:
    """The title of the family that a rule belongs to."""
    family = rule.family.rpartition("-")[2]
    titles = {**FAMILIES, **{name: tuple(own) for name, own in tables()[rule.edition].get(CHAPTERS, {}).items()}}
    english, french = titles.get(family, (family, family))
    return french if language == "fr" else english


def look_up(name: str) -> list[Rule]:
    """The rules of an edition, of a family such as CLS-AUC, or the one of that id."""
    if name.lower() in EDITIONS:
        return [rule for rule in all_rules() if rule.edition == name.lower()]
    wanted = name.upper()
    found = [rule for rule in all_rules() if wanted in (rule.id, rule.family) or rule.id.startswith(f"{wanted}-")]
    if not found:
        names = [*dict.fromkeys(rule.family for rule in all_rules()), *by_id()]
        raise UnknownRule(name, get_close_matches(wanted, names, n=NEAR, cutoff=0))
    return found
