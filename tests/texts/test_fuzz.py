"""Whatever happens in random games can be told."""

import re

import pytest

from passgo import Game
from passgo.bots.random import RandomBot
from passgo.texts import LANGUAGES, NOISE, Texts

DECISIONS = 400
BROKEN = re.compile(r"[{}]|None|\?\?\?|  ")

# every house rule that asks something of its own
HOUSE_RULES = {
    "rent.claim": "manual",
    "tax.income": "choice",
    "mortgage.transfer_fee": "always",
    "trade.immunity": True,
    "parking.jackpot": True,
    "bank.pieces": "6/2",
}


def checked(text: str) -> str:
    assert text and not BROKEN.search(text), text
    return text


def tell_a_game(game: Game, t: Texts, seed: int) -> set[str]:
    """Play and tell everything; the kinds of question that came up."""
    bot = RandomBot(seed)
    events = game.opening
    kinds: set[str] = set()
    for number in range(DECISIONS):
        for event in events:
            line = t.event(event)
            if event.name not in NOISE and event.name != "deed-moved":
                checked(line)
        checked(t.question(game))
        decision = game.decision
        if decision is None:
            break
        kinds.add(decision.kind)
        assert bool(t.offer(game)) == (decision.kind in ("trade", "settlement"))
        for action in decision.options:
            checked(t.option(game, action))
        if number % 50 == 49 and not game.state.out[number % game.state.players]:
            events = game.play(f"interrupt {number % game.state.players}")
            continue
        action = bot.choose(game)
        checked(t.option(game, action))
        events = game.play(action)
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("skin", ["us", "london", "paris", "springfield"])
@pytest.mark.parametrize("variant", ["normal", "short", "timed"])
def test_random_games_are_told(variant: str, skin: str, language: str) -> None:
    game = Game.start("classic", 3, 7, {}, variant, skin)
    assert {"turn", "end", "buy", "auction"} <= tell_a_game(game, Texts.of(game.header, language), 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_with_house_rules_are_told(language: str) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        game = Game.start("classic", 4, seed, HOUSE_RULES, skin="london")
        kinds |= tell_a_game(game, Texts.of(game.header, language), seed)
    assert {"rent", "tax", "trade", "manage", "debt", "jail"} <= kinds
