"""Which games are read: all numbers of players, variants, skins and bots, and several sets of house rules."""

from collections.abc import Iterator
from random import Random

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import StateBot
from passgo.engine.settings import BOOL, CHOICE, SETTINGS

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jim", "Kim", "Lea")
BOTS = ("trader-1", "simple", "random")  # none that will play otherwise some day: what is met stays met


def any_settings(edition: str, coin: Random) -> dict[str, object]:
    """Any value for every switch and choice that an edition offers."""
    offered = EDITIONS[edition]
    chosen: dict[str, object] = {}
    for setting in SETTINGS:
        if setting.key not in offered.settings:
            continue
        if setting.key in offered.printed_by:
            chosen[setting.key] = coin.choice(offered.printed_values(setting.key))
        elif setting.kind == BOOL:
            chosen[setting.key] = coin.random() < 0.5
        elif setting.kind == CHOICE:
            chosen[setting.key] = coin.choice(setting.values)
    if coin.random() < 0.3:
        chosen["bank.pieces"] = "6/2" + "/2" * (offered.figures.piece_kinds - 2)
    return chosen


def games(edition: str, count: int, seed: int = 0) -> Iterator[tuple[Game, list[StateBot], Random]]:
    """Games with their bots, and a coin for each."""
    offered = EDITIONS[edition]
    seats = range(offered.figures.least_players, offered.figures.most_players + 1)
    for number in range(count):
        coin = Random(f"{edition} {seed} {number}")
        players = seats[number % len(seats)]
        settings = any_settings(edition, coin) if number % 3 else {}
        variant = offered.variants[number // 2 % len(offered.variants)]
        skin = coin.choice(list(offered.skins))
        game = Game.start(edition, players, seed * 1_000_000 + number, settings, variant, skin, NAMES[:players])
        kinds = [coin.choice(BOTS)] * players if coin.random() < 0.7 else [coin.choice(BOTS) for _ in range(players)]
        yield game, [bot(kind, number * 12 + seat) for seat, kind in enumerate(kinds)], coin
