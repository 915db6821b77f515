"""The rules digest: whatever in an edition's data could change a game changes it, and nothing else does."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import classic, millionaire
from passgo.editions.classic.settings import SETTINGS
from passgo.editions.decks import packs
from passgo.engine import edition as editions
from passgo.engine.edition import Card, Deck, Edition, Frames, frame
from passgo.engine.fingerprint import figures_data, frame_data
from passgo.engine.rules.auction import AWARD_DEED, BIDDING
from passgo.engine.rules.cards import collect
from passgo.engine.rules.turn import FINISH_TURN, TAKE_TURN


def fresh() -> Edition:
    """Classic with nothing shared that a test would change."""
    return classic.printed(100, packs("2008", classic.TARGETS), SETTINGS)


def board_of_its_own() -> Edition:
    return millionaire.printed("half", "exact")


def change_price(edition: Edition) -> None:
    edition.board.mortgage[3] += 1


def change_rent(edition: Edition) -> None:
    edition.board.rents[9] += 1


def change_salary(edition: Edition) -> None:
    edition.figures.salary += 10


def change_default(edition: Edition) -> None:
    edition.settings["auction.min_bid"] = 10


def change_preset(edition: Edition) -> None:
    edition.presets["auction.min_bid=10"] = {"trade.immunity": True}


def change_question(edition: Edition) -> None:
    edition.turn.take = FINISH_TURN


def change_landing(edition: Edition) -> None:
    edition.landing.flat[0] = TAKE_TURN


def change_argument(edition: Edition) -> None:
    edition.card_effects.flat[1] += 1


def change_version(edition: Edition) -> None:
    edition.version += 1


@pytest.mark.parametrize(
    "change",
    [
        change_salary,
        change_default,
        change_preset,
        change_question,
        change_landing,
        change_argument,
        change_version,
        change_price,
        change_rent,
    ],
)
def test_a_change_is_seen(change: Callable[[Edition], None]) -> None:
    make = board_of_its_own if change in (change_price, change_rent) else fresh
    before, edition = make().rules_digest, make()
    assert edition.rules_digest == before
    edition = make()
    change(edition)
    assert edition.rules_digest != before


@pytest.mark.parametrize(
    "cards",
    [
        [collect("a", 10), collect("b", 21)],  # another amount
        [collect("a", 10), collect("c", 20)],  # another name
        [collect("b", 20), collect("a", 10)],  # another order: cards have numbers
        [collect("a", 10)],
        [collect("a", 10), Card("b", collect("b", 20).effects, use=1)],
        [collect("a", 10), Card("b", collect("b", 20).effects, tradable=False)],
    ],
)
def test_cards_are_seen(cards: list[Card]) -> None:
    def with_cards(cards: list[Card], secret: bool = False) -> str:
        return classic.printed(100, [Deck("chance", cards, secret), Deck("chest", [])], SETTINGS).rules_digest

    usual = [collect("a", 10), collect("b", 20)]
    assert with_cards(cards) != with_cards(usual)
    assert with_cards(usual, secret=True) != with_cards(usual)


def test_every_figure_but_the_bots_dollar_is_seen() -> None:
    tree = ast.parse((Path(__file__).parents[2] / "src/passgo/engine/edition.py").read_text(encoding="utf-8"))
    figures = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Figures")
    made = next(node for node in figures.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    names = {argument.arg for argument in made.args.args} - {"self", "dollar"}
    assert set(figures_data(fresh().figures)) == names


def test_what_changes_no_game_is_not_seen() -> None:
    edition = fresh()
    edition.variants = (*edition.variants, "endless")
    edition.skins["berlin"] = editions.Skin("berlin", "€", edition.skins["us"].names)
    assert edition.rules_digest == fresh().rules_digest


def test_a_step_that_is_an_argument_goes_by_its_name() -> None:
    """Its number depends on what was imported first."""
    frames = Frames([[frame(BIDDING, AWARD_DEED, 7, 8, 9)], [frame(FINISH_TURN, AWARD_DEED)]])
    assert frame_data(frames, 0) == ["Bidding", "AwardDeed", 7, 8, 9]
    assert frame_data(frames, 5) == ["FinishTurn", AWARD_DEED, 0, 0, 0]
