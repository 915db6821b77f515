"""Every figure that is printed is true: counted again from the events and the position, in both languages."""

import csv
from pathlib import Path

import pytest

from passgo import EDITIONS
from passgo.engine.actions import VERBS
from passgo.engine.events import EVENT_KINDS
from passgo.engine.steps import STEPS, Choice
from tests.narration.figures import figures, well_formed
from tests.narration.lines import UNTOLD
from tests.narration.sample import read_sample

MARK = "x"  # in kinds.csv: such lines come up in this edition


def kinds_of(edition: str) -> set[str]:
    with Path(__file__).with_name("kinds.csv").open(newline="", encoding="utf-8") as file:
        return {row["kind"] for row in csv.DictReader(file) if row[edition] == MARK}


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_all_figures_are_true(edition: str) -> None:
    """A line of an unknown kind fails, and so does a kind that nobody read; every kind is in kinds.csv."""
    tally = read_sample(edition)
    missing, unknown = kinds_of(edition) - set(tally.lines), set(tally.lines) - kinds_of(edition)
    assert (missing, unknown) == (set(), set())


def test_every_event_question_and_answer_is_read_somewhere() -> None:
    known = {kind for edition in EDITIONS for kind in kinds_of(edition)}
    told = {f"event {kind.name}" for kind in EVENT_KINDS if kind.name not in ("rent-due", *UNTOLD)}
    asked = {f"question {step.kind}" for step in STEPS if isinstance(step, Choice)}
    said = {f"option {verb.name}" for verb in VERBS}
    assert (told - known, asked - known, said - known) == (set(), set(), set())


def test_figures_are_read_as_each_language_writes_them() -> None:
    assert figures("Ann pays $1,500 of $200 for 3 houses", "en") == [1500, 200, 3]
    assert figures("Ann paie 1\u202f500\u00a0$ sur 200\u00a0$, 50k\u00a0M", "fr") == [1500, 200, 50_000]
    assert well_formed("$1,500, 3 and 5", "en") and well_formed("1\u202f500\u00a0$", "fr")
    for wrong in ("$1500", "$-5", "1\u202f500", "$12.50"):
        assert not well_formed(wrong, "en")
    for wrong in ("1,500\u00a0$", "1500\u00a0$", "1 500\u00a0$"):
        assert not well_formed(wrong, "fr")
