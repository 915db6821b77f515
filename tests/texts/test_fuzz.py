"""Whatever happens in random games can be told."""

import re
from random import Random

import pytest

from passgo import EDITIONS, Edition, Game
from passgo.bots.random import RandomBot
from passgo.engine.settings import BOOL, CHOICE, SETTINGS
from passgo.texts import LANGUAGES, NOISE, Texts

DECISIONS = 400
BROKEN = re.compile(r"[{}]|None|\?\?\?|  |\.\.|[$£€]-")

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


def tell_a_game(game: Game, t: Texts, seed: int, decisions: int = DECISIONS) -> set[str]:
    """Play and tell everything; the kinds of question that came up."""
    bot = RandomBot(seed)
    events = game.opening
    kinds: set[str] = set()
    for number in range(decisions):
        for event in events:
            line = t.event(event, events)
            if event.name not in NOISE and event.name != "deed-moved":
                checked(line)
            assert line[:1] == line[:1].upper(), line
        checked(t.question(game))
        decision = game.decision
        if decision is None:
            break
        kinds.add(decision.kind)
        assert bool(t.offer(game)) == (decision.kind in ("trade", "settlement"))
        for action in decision.options:
            checked(t.option(game, action))
        if number % 50 == 49 and not game.state.bankrupt[number % game.state.players]:
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


def random_settings(edition: Edition, seed: int) -> dict[str, object]:
    """Any value for every setting that is a switch or a choice; cards of the edition only."""
    coin = Random(seed)
    chosen: dict[str, object] = {}
    for setting in SETTINGS:
        if setting.key not in edition.settings or setting.key in ("cards.deck", "manage.offturn"):
            continue
        if setting.kind == BOOL:
            chosen[setting.key] = coin.random() < 0.5
        elif setting.kind == CHOICE:
            chosen[setting.key] = coin.choice(setting.values)
    return (
        {**chosen, "cards.deck": coin.choice(edition.printed_values("cards.deck"))}
        if "cards.deck" in edition.settings
        else chosen
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["mega", "ultimate", "millionaire"])
def test_random_games_of_the_other_editions_are_told(edition: str, seed: int, language: str) -> None:
    """With the settings of the edition first, then with any."""
    variants = EDITIONS[edition].variants
    variant = ("normal", "normal", "short", "timed")[seed] if len(variants) > 1 else "normal"
    skin = list(EDITIONS[edition].skins)[seed % len(EDITIONS[edition].skins)]
    settings = random_settings(EDITIONS[edition], seed) if seed else {}
    players = min(2 + seed, EDITIONS[edition].figures.most_players)
    game = Game.start(edition, players, seed, settings, variant, skin)
    assert {"turn", "end", "auction"} <= tell_a_game(game, Texts.of(game.header, language), seed, 500)
