"""Money comes in notes: every sum is a multiple of the smallest one, M1,000."""

import itertools

import pytest

from passgo import Game, IllegalAction
from passgo.bots import bot
from passgo.bots.base import step
from passgo.editions.millionaire import MILLIONAIRE
from passgo.engine.columns import listed
from passgo.testing import Table
from passgo.texts import Texts
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, covered, race

STYLE = "Style Square"
NOTE = 1000


def bidding(**settings: object) -> Table:
    return race(**settings).at(A, 14).dice(1, 2).play("roll", "decline")


@rule("MIL-A22", "MIL-A10")
@pytest.mark.parametrize("bid", [1001, 1500, 9999])
def test_bids_are_in_full_thousands(bid: int) -> None:
    t = bidding()
    with pytest.raises(IllegalAction, match="not-in-notes"):
        t.play(f"bid {bid}")
    assert all(action.number % NOTE == 0 for action in t.decision.options if action.verb == "bid")
    t.play("bid 2000")
    assert t.decision.free[0].low == 3000


@rule("MIL-A22")
@pytest.mark.parametrize("terms", ["$1500 for nothing", "nothing for $999", "$1000 for $2001"])
def test_deals_are_in_full_thousands(terms: str) -> None:
    t = race().owns(A, STYLE)
    with pytest.raises(IllegalAction, match="not-in-notes"):
        t.play(f"offer 1 {terms}")
    t.play("offer 1 17 for $80000")
    with pytest.raises(IllegalAction, match="not-in-notes"):
        t.play("counter $70500 for 17")
    t.play("counter $70000 for 17", "accept")
    assert (t.cash(A), t.cash(B)) == (START + 70_000, START - 70_000)


@rule("MIL-A22", "MIL-99")
def test_settlements_are_in_full_thousands() -> None:
    t = race().owns(B, STYLE).owns(A, "Castle View").has(A, 10_000).at(A, 14).dice(1, 2).play("roll")
    with pytest.raises(IllegalAction, match="not-in-notes"):
        t.play("settle $9500, 9")
    t.play("settle $9000, 9", "accept")
    assert (t.cash(A), t.cash(B)) == (1000, START + 9000)


@rule("MIL-A22")
@pytest.mark.parametrize(("language", "words"), [("en", "full thousands"), ("fr", "milliers entiers")])
def test_a_refusal_says_so_in_words(language: str, words: str) -> None:
    t = bidding()
    with pytest.raises(IllegalAction) as refused:
        t.play("bid 1500")
    assert words in Texts.of(t.game.header, language).refusal(refused.value)
    assert refused.value.rule == "MIL-A22"


@rule("MIL-A22", "MIL-102", "MIL-105")
@pytest.mark.parametrize(("smallest", "cost"), [("1", 9000), ("1000", 10_000)])
def test_money_smallest_of_mortgages_and_interest(smallest: str, cost: int) -> None:
    """Surfer's Cove: 7,500 and 1,500, or 8,000 and 2,000."""
    t = race(money_smallest=smallest).owns(A, 4).mortgaged(4).play("lift 4")
    assert t.cash(A) == START - cost


@rule("MIL-A22", "MIL-92")
@pytest.mark.parametrize(("smallest", "price", "half"), [("1", 2500, 7500), ("1000", 3000, 8000)])
def test_money_smallest_of_half_prices(smallest: str, price: int, half: int) -> None:
    t = covered(money_smallest=smallest).at(A, 30).dice(1, 2).cards("fortune-bargain-1").play("roll", "no")
    assert t.decision.about["price"] == price
    t = race(money_smallest=smallest).owns_group(A, "light blue").built(1, 4).owns(B, STYLE).at(A, 14).has(A, 0)
    t.dice(1, 2).play("roll", "sell 4")
    assert t.cash(A) == half


@rule("MIL-A22", "MIL-103")
def test_the_buyer_of_a_mortgaged_deed_pays_a_rounded_tenth() -> None:
    t = race().owns(A, "Motor Drive").mortgaged("Motor Drive").play("offer 1 1 for $2000", "accept", "keep 1")
    assert (t.cash(A), t.cash(B)) == (START + 2000, START - 2000 - 1000)


@rule("MIL-A22")
def test_money_smallest_one_allows_any_sum() -> None:
    t = bidding(money_smallest="1").play("bid 1001")
    assert t.decision.free[0].low == 2001
    t = race(money_smallest="1").play("offer 1 $1 for nothing", "accept")
    assert (t.cash(A), t.cash(B)) == (START - 1, START + 1)


@rule("MIL-A22")
@pytest.mark.parametrize("values", ["half", "printed"])
def test_every_printed_sum_is_in_full_thousands(values: str) -> None:
    edition = MILLIONAIRE.printings[f"{values}/1000"]
    board = edition.board
    for sums in (board.price, board.build_cost, board.rents, board.mortgage, board.resale, edition.interest):
        assert [amount for amount in listed(sums) if amount % NOTE] == []


@rule("MIL-A22")
@pytest.mark.parametrize("names", list(itertools.product(["random", "simple", "trader"], repeat=2)))
def test_bots_never_hold_or_say_another_sum(names: tuple[str, str]) -> None:
    for seed in range(12):
        s = Game.start("millionaire", 4, seed).state
        s.recording = False
        bots = [bot(names[seat % 2], seed * 4 + seat) for seat in range(4)]
        while not s.over and s.round <= 60:
            step(s, bots)
            assert [cash for cash in listed(s.cash) if cash % NOTE] == []


@rule("MIL-A22")
def test_a_trader_asks_and_offers_in_full_thousands() -> None:
    """Answers and proposals of a trader go through the same door as a person's."""
    deals = 0
    for seed in range(10):
        game = Game.start("millionaire", 3, seed)
        bots = [bot("trader", seat) for seat in range(3)]
        while game.decision is not None and game.state.round <= 40:
            action = bots[game.decision.player].choose(game)
            deals += action.verb in ("offer", "counter")
            game.play(action)
    assert deals > 0


@rule("MIL-A3")
@pytest.mark.parametrize(("again", "kind"), [(False, "end"), (True, "turn")])
def test_doubles_give_no_further_roll_by_default(again: bool, kind: str) -> None:
    t = race(dice_doubles_again=again).at(A, 4).dice(2, 2).play("roll")
    assert (t.decision.kind, t.decision.player) == (kind, A)
    assert Game.start("millionaire").header.settings["dice.doubles_again"] is False
