"""The rule sheets, sentence by sentence: every one has its place, and every rule a sentence or a ruling."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from passgo.rulebook import all_rules
from passgo.rulebook.sheets import REASONS, rulings, sheet, sheets

SHEETS = sheets()
RULES = {rule.id: rule for rule in all_rules()}


@pytest.mark.parametrize("name", SHEETS)
def test_every_sentence_of_a_sheet_is_there_once_and_in_order(name: str) -> None:
    _, count = SHEETS[name].sheets[name]
    assert [sentence.number for sentence in sheet(name).sentences] == list(range(1, count + 1))


@pytest.mark.parametrize("name", SHEETS)
def test_every_sentence_is_carried_out_by_rules_or_says_why_it_is_none(name: str) -> None:
    for sentence in sheet(name).sentences:
        assert sentence.says.strip(), sentence.name
        assert bool(sentence.rules) != bool(sentence.why_none), sentence.name
        assert not sentence.why_none or sentence.why_none in REASONS, sentence.name


@pytest.mark.parametrize("name", SHEETS)
def test_every_rule_named_exists_and_is_tested(name: str) -> None:
    for sentence in sheet(name).sentences:
        for id in sentence.rules:
            assert id in RULES, f"{sentence.name} names {id}, which does not exist"
            assert RULES[id].tests or RULES[id].untestable, f"{sentence.name} names {id}, which has no test"


def test_every_rule_comes_from_a_sentence_a_ruling_or_a_decision() -> None:
    said = {id for name in SHEETS for sentence in sheet(name).sentences for id in sentence.rules}
    assert set(rulings()) <= set(RULES)
    assert {id for id in rulings() if not rulings()[id].strip()} == set()
    assert sorted(set(RULES) - said - set(rulings())) == []
    assert sorted(said & set(rulings())) == [], "these stand in a sentence and need no ruling"


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_printed(passgo: Callable[..., Result], name: str) -> None:
    lines = passgo("rules", "--sheet", name).stdout.splitlines()
    _, count = SHEETS[name].sheets[name]
    assert sum(line.startswith(f"{name}-") for line in lines) == count
    assert lines[-1].startswith(f"{count} sentences: ")


def test_an_unknown_sheet_is_refused(refused: Callable[..., str]) -> None:
    assert "there is no sheet '7'; there are: 000, 001, 002, 003, 004" in refused("rules", "--sheet", "7")
