"""The rule sheets, sentence by sentence: what each says in our words, and the rules that carry it out.

A sheet is a file NNN.csv with a row for every numbered sentence: its number, what it says, the rules, or why it is no
rule. Rules that stand in no sentence come from a ruling or a decision: rulings.csv says from which.
"""

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

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


# which edition a sheet is of, its language, and how many sentences it has
SHEETS = {
    "000": ("ultimate", "fr", 321),
    "001": ("ultimate", "en", 325),
    "002": ("mega", "fr", 84),
    "003": ("millionaire", "fr", 229),
    "004": ("classic", "fr", 234),
}


def rows(name: str) -> list[dict[str, str]]:
    text = files(__name__).joinpath(name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@cache
def sheet(name: str) -> Sheet:
    """A sheet by its number; an unknown one raises a ValueError that names those there are."""
    if name not in SHEETS:
        raise ValueError(f"there is no sheet {name!r}; there are: {', '.join(SHEETS)}")
    edition, language, _ = SHEETS[name]
    sentences = (
        Sentence(name, int(row["sentence"]), row["says"], tuple(row["rules"].split()), row["no rule"])
        for row in rows(f"{name}.csv")
    )
    return Sheet(name, edition, language, tuple(sentences))


@cache
def rulings() -> dict[str, str]:
    """By rule that no sentence says: the ruling or decision that it comes from."""
    return {row["rule"]: row["source"] for row in rows("rulings.csv")}


@cache
def sentences_of(rule: str) -> tuple[str, ...]:
    """The numbers of the sentences that a rule carries out."""
    return tuple(sentence.name for name in SHEETS for sentence in sheet(name).sentences if rule in sentence.rules)
