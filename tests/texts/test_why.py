"""The rules behind questions and refusals: all questions have some, and all of them have words."""

import pytest

from passgo import EDITIONS
from passgo.engine.actions import REFUSALS
from passgo.engine.steps import STEPS, Choice
from passgo.rulebook import words_of
from passgo.testing import table
from passgo.texts import Texts
from passgo.texts.why import rule_here, rules_behind, rules_of
from passgo.texts.wording import wording_of


def editions_of(choice: Choice) -> list[str]:
    """Where a question can be asked, by where it is written."""
    module = type(choice).__module__
    for edition in ("mega", "ultimate", "millionaire"):
        if f".editions.{edition}." in module:
            return [edition]
    shared = ("auction_space", "birthday")
    return ["mega", "ultimate"] if module.endswith(shared) else ["classic", "mega", "ultimate"]


@pytest.mark.parametrize("choice", [step for step in STEPS if isinstance(step, Choice)], ids=lambda step: step.name)
def test_every_question_has_rules_in_its_editions(choice: Choice) -> None:
    for edition in editions_of(choice):
        rules = rules_of(EDITIONS[edition], choice.kind)
        assert rules, (edition, choice.kind)
        for rule in rules:
            assert words_of(rule)["fr"]


def test_every_question_of_the_edition_has_its_own_rules() -> None:
    kinds = {"turn", "end", "manage", "jail", "buy", "auction", "debt", "settlement", "inherit", "trade"}
    kinds |= {
        step.kind for step in STEPS if isinstance(step, Choice) and ".editions.millionaire." in type(step).__module__
    }
    for kind in kinds:
        rules = rules_of(EDITIONS["millionaire"], kind)
        assert rules and all(rule.startswith("MIL-") for rule in rules), kind


def test_every_refusal_names_a_rule_with_words() -> None:
    for refusal in REFUSALS[1:]:
        assert words_of(refusal.rule)["en"], refusal.name
        for edition in EDITIONS.values():
            assert words_of(wording_of(edition).stands_for.get(refusal.rule, refusal.rule))["fr"], refusal.name


def test_a_refusal_comes_before_the_question() -> None:
    game = table("classic", variant="timed").game
    assert rules_behind(game, "buy", "CLS-AUC-4") == ["CLS-AUC-4"]
    assert rules_behind(game, "end", "")[-1] == "CLS-TIME-6"
    assert rules_behind(table("millionaire").game, "end", "CLS-TUR-3") == ["MIL-A11"]


def test_a_rule_is_told_with_its_setting() -> None:
    game = table("classic", auction_min_bid=10).game
    told = rule_here(game, Texts.of(game.header), "CLS-AUC-4")
    assert told.startswith(words_of("CLS-AUC-4")["en"]) and told.endswith("raise the one before” is: 10.")


def test_a_rule_speaks_of_the_money_of_the_board() -> None:
    assert "à partir de 1\u00a0€" in Texts.of(table("classic", skin="paris").game.header, "fr").rule("CLS-AUC-1")
    assert "from £1 up" in Texts.of(table("classic", skin="london").game.header).rule("CLS-AUC-1")
