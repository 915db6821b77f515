"""The rule sheets, sentence by sentence: what each says in our words, and the rules that carry it out.

A sheet is a file NNN.csv in the folder `sheets` of its edition, with a row for every numbered sentence: its number,
what it says, the rules, or why it is no rule. Rules that stand in no sentence come from a ruling or a decision:
rulings.csv beside it says from which.
"""

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from passgo.engine.edition import EDITIONS, Edition

# why a sentence is no rule
REASONS = {
    "title": "a heading",
    "explanation": "says again, or why, what a rule says elsewhere",
    "advice": "how to play well",
    "components": "about pieces of cardboard, paper and plastic",
    "example": "an example of a rule",
    "permission": "leaves something to the people at the table",
    "background": "about the game, its authors or its sources",
    "fragment": "part of a sentence that another number completes, or a misread scrap",
}


@dataclass(frozen=True)
class Sentence:
    sheet: str
    number: int
    says: str  # in our words
    rules: tuple[str, ...]
    why_none: str  # a key of REASONS where there is no rule, else empty

    @property
    def name(self) -> str:
        return f"{self.sheet}-{self.number:04}"


@dataclass(frozen=True)
class Sheet:
    name: str
    edition: str
    language: str
    sentences: tuple[Sentence, ...]


def sheets() -> dict[str, Edition]:
    """By number of a sheet the edition that it is of."""
    return {number: edition for edition in EDITIONS.values() for number in edition.sheets}


def rows(edition: Edition, name: str) -> list[dict[str, str]]:
    if not edition.package:
        return []
    file = files(edition.package) / "sheets" / name
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines())) if file.is_file() else []


@cache
def sheet(name: str) -> Sheet:
    """A sheet by its number; an unknown one raises a ValueError that names those there are."""
    known = sheets()
    if name not in known:
        raise ValueError(f"there is no sheet {name!r}; there are: {', '.join(sorted(known))}")
    edition = known[name]
    sentences = (
        Sentence(name, int(row["sentence"]), row["says"], tuple(row["rules"].split()), row["no rule"])
        for row in rows(edition, f"{name}.csv")
    )
    return Sheet(name, edition.name, edition.sheets[name][0], tuple(sentences))


@cache
def rulings(language: str = "en") -> dict[str, str]:
    """By rule that no sentence says: the ruling or decision that it comes from; bare numbers are alike in French."""
    found = [row for edition in EDITIONS.values() for row in rows(edition, "rulings.csv")]
    return {row["rule"]: row["fr"] if language == "fr" and row["fr"] else row["source"] for row in found}


@cache
def sentences_of(rule: str) -> tuple[str, ...]:
    """The numbers of the sentences that a rule carries out."""
    return tuple(
        sentence.name for name in sorted(sheets()) for sentence in sheet(name).sentences if rule in sentence.rules
    )
