"""Tax spaces and Free Parking."""

import pytest

from passgo.testing import table
from tests.rules import rule


@rule("CLS-TAX-1")
@pytest.mark.parametrize("deck", ["2008", "2021", "london"])
def test_income_tax_is_200_to_the_bank(deck: str) -> None:
    t = table(cards_deck=deck).at(0, 1).dice(1, 2)
    bank = t.game.state.bank
    t.play("roll")
    assert t.cash(0) == 1300
    assert t.game.state.bank == bank + 200


@rule("CLS-TAX-1")
@pytest.mark.parametrize(("deck", "amount"), [("2008", 100), ("2021", 100), ("london", 100), ("pre2008", 75)])
def test_luxury_tax_is_the_printed_amount(deck: str, amount: int) -> None:
    t = table(cards_deck=deck).at(0, 35).dice(1, 2)
    bank = t.game.state.bank
    t.play("roll")
    assert t.cash(0) == 1500 - amount
    assert t.game.state.bank == bank + amount


@rule("CLS-TAX-1")
@pytest.mark.parametrize(
    ("skin", "income", "luxury"),
    [("us", 200, 100), ("london", 200, 100), ("paris", 200, 100), ("springfield", 200, 75)],
)
def test_the_taxes_of_the_skins(skin: str, income: int, luxury: int) -> None:
    t = table(skin=skin).at(0, 1).at(1, 35).dice(1, 2, 1, 2)
    t.play("roll", "end", "roll")
    assert (t.cash(0), t.cash(1)) == (1500 - income, 1500 - luxury)


@rule("CLS-TAX-1")
@pytest.mark.parametrize(("answer", "tax"), [("flat", 200), ("percent", 150)])
def test_the_old_printing_leaves_the_choice_of_a_tenth(answer: str, tax: int) -> None:
    t = table(cards_deck="pre2008").at(0, 1).dice(1, 2)
    t.play("roll")
    assert t.options() == ["flat", "percent"]
    t.play(answer)
    assert t.cash(0) == 1500 - tax


@rule("CLS-TAX-1")
def test_the_tenth_counts_everything_owned() -> None:
    t = table(cards_deck="pre2008").owns_group(0, "brown").built(2, "Baltic Avenue")
    t.owns(0, "Electric Company").mortgaged("Electric Company").has(0, 1005).at(0, 1).dice(1, 2)
    t.play("roll", "percent")
    assert t.cash(0) == 1005 - (1005 + 60 + 60 + 100 + 75) // 10


@rule("CLS-PRK-1")
def test_free_parking_pays_nothing() -> None:
    t = table(players=2).at(0, 1).at(1, 17).dice(1, 2, 1, 2)
    t.play("roll", "end", "roll")
    assert t.place(1) == 20
    assert t.cash(1) == 1500


@rule("CLS-PRK-1")
def test_business_goes_on_while_resting_on_free_parking() -> None:
    t = table().owns_group(0, "brown").owns(0, "Reading Railroad").at(0, 17).dice(1, 2)
    t.play("roll", "build 1", "mortgage 5", "offer 1 $10 for $20", "accept")
    assert t.level("Mediterranean Avenue") == 1
    assert t.cash(0) == 1500 - 50 + 100 + 10
