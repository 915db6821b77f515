"""The golden games: how each was made, and the digests of a thousand short games of simple bots in every edition.

A change of the rules, of the generator or of what a save holds changes them. Then stored games change too, so when the
change is meant, the edition gets another `version` (CONTRIBUTING, "A rule that changes"). Make them anew from the
repository's root and read the difference:

    PYTHONPATH=src .venv/bin/python -m tests.golden.games

The records stay games of their bots' day: replaying them needs the engine alone. The thousand digests are of games
that the simple bot plays, so they change with it too.
"""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import play_out
from passgo.bots.strong_1 import Strong1
from tests.invariants.stories import EDITION_NAMES, set_table

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"
THINKERS = {
    "trader-1": 20,
    "strong-1": 2,
    "trader": 6,
    "strong": 2,
    "champion": 2,
}  # bots that weigh and look ahead, and how many of their games are kept
SEEDS = 1000
BLOCK = 100  # seeds to a line of the file
BUMP = (
    "The same game leads elsewhere now, and so would every stored one. If that is meant, give the edition another "
    "`version` and say in its `earlier` how the version before is still played (CONTRIBUTING, 'A rule that changes'); "
    "then make the golden games anew: python -m tests.golden.games"
)
ROUNDS = 30  # where each of the thousand games stops


@dataclass(frozen=True)
class Recipe:
    """How a golden game is played; `outside` names rounds that begin with something from outside.

    A late game begins from a table set by hand (`stories.set_table`), so its record holds that position.
    """

    variant: str
    skin: str
    bot: str
    players: int
    seed: int | bytes
    rounds: int
    settings: dict[str, object] = field(default_factory=dict)
    outside: dict[int, str] = field(default_factory=dict)
    late: bool = False
    edition: str = "classic"

    def begun(self) -> Game:
        if self.late:
            assert isinstance(self.seed, int)
            return set_table(self.edition, self.players, self.seed, self.settings, self.variant)
        names = ["Ann", "Bo", "Zoë", "D'Arcy", '"E"', "[F]", *"GHIJKL"][: self.players]
        return Game.start(self.edition, self.players, self.seed, self.settings, self.variant, self.skin, names)

    def played(self) -> Game:
        game = self.begun()
        bots = [bot(self.bot, seat) for seat in range(self.players)]
        outside = dict(self.outside)
        decision = game.decision
        while decision is not None and game.state.round <= self.rounds:
            said = outside.pop(int(game.state.round), None)
            game.play(said or bots[decision.player].choose(game))
            decision = game.decision
        return game


RECIPES = {
    "normal-us-simple": Recipe("normal", "us", "simple", 3, 8, 1000),
    "normal-springfield-random": Recipe("normal", "springfield", "random", 2, 2, 40),
    "short-london-random": Recipe("short", "london", "random", 4, 2, 60),
    "timed-paris-random": Recipe("timed", "paris", "random", 5, 4, 60, outside={4: "interrupt 2", 15: "time"}),
    "fair-us-random": Recipe("normal", "us", "random", 3, b"the golden secret", 12),
    "few-houses": Recipe("normal", "us", "simple", 2, 184, 1000, {"bank.pieces": "12/12"}),
    "late-us-random": Recipe(
        "normal", "us", "random", 4, 48, 12, {"bank.pieces": "20/6", "auction.mode": "timed_open"}, late=True
    ),
    "house-rules": Recipe(
        "normal",
        "london",
        "random",
        4,
        3,
        25,
        {
            "rent.claim": "manual",
            "cards.deck": "london",
            "tax.income": "choice",
            "auction.mode": "timed_open",
            "manage.offturn": "any_time",
            "trade.immunity": True,
            "mortgage.transfer_fee": "always",
            "parking.jackpot": True,
            "bank.pieces": "9/4",
        },
        {2: "interrupt 1", 4: "interrupt 3"},
    ),
    "mega-us-simple": Recipe("normal", "us", "simple", 3, 5, 60, edition="mega"),
    "mega-us-random": Recipe("normal", "us", "random", 4, 1, 20, edition="mega"),
    "mega-uk-short": Recipe("short", "uk", "random", 8, 2, 10, {"bus.mode": "choice"}, edition="mega"),
    "mega-france-timed": Recipe(
        "timed", "france", "random", 3, 3, 30, outside={4: "interrupt 2", 12: "time"}, edition="mega"
    ),
    "mega-late": Recipe("normal", "us", "random", 4, 4, 8, {"bank.pieces": "20/6/3/2"}, late=True, edition="mega"),
    "ultimate-simple": Recipe("normal", "us", "simple", 4, 7, 60, edition="ultimate"),
    "ultimate-complete-twelve": Recipe(
        "normal", "us", "simple", 12, 8, 25, {"cards.deck": "complete"}, edition="ultimate"
    ),
    "ultimate-random": Recipe("normal", "us", "random", 3, 1, 25, edition="ultimate"),
    "ultimate-french": Recipe(
        "normal", "us", "random", 4, 2, 15, {"um.text": "fr", "cards.deck": "complete"}, edition="ultimate"
    ),
    "ultimate-short": Recipe("short", "us", "random", 5, 3, 12, {"cards.deck": "complete"}, edition="ultimate"),
    "ultimate-timed": Recipe(
        "timed", "us", "random", 3, 4, 20, outside={3: "interrupt 2", 9: "time"}, edition="ultimate"
    ),
    "millionaire-simple": Recipe("normal", "us", "simple", 4, 5, 40, edition="millionaire"),
    "millionaire-random": Recipe("normal", "uk", "random", 3, 2, 25, edition="millionaire"),
    "millionaire-late": Recipe("normal", "us", "random", 2, 6, 12, late=True, edition="millionaire"),
    "ultimate-late": Recipe(
        "normal",
        "us",
        "random",
        6,
        5,
        6,
        {"cards.deck": "complete", "hurricane.shortage": "virtual", "manage.offturn": "any_time"},
        late=True,
        edition="ultimate",
    ),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.passgo"


def digest_of_block(edition: str, first: int) -> str:
    """One digest over the final positions of a block of games."""
    total = hashlib.sha256()
    figures = EDITIONS[edition].figures
    for seed in range(first, first + BLOCK):
        players = figures.least_players + seed % (figures.most_players - figures.least_players + 1)
        variants = EDITIONS[edition].variants
        game = Game.start(edition, players, seed, variant=variants[seed % len(variants)])
        game.state.recording = False
        play_out(game.state, [bot("simple", seat) for seat in range(players)], ROUNDS)
        total.update(game.digest().encode())
    return total.hexdigest()


def digest_of_thinkers(edition: str, name: str) -> str:
    """One digest over the final positions of some games of bots that think in numbers of their own."""
    total = hashlib.sha256()
    for seed in range(THINKERS[name]):
        game = Game.start(edition, 3, seed)
        game.state.recording = False
        bots = [bot(name, seat) for seat in range(3)]
        for each in bots:
            if isinstance(each, Strong1):
                each.playouts = 1
        play_out(game.state, bots, ROUNDS if name.startswith("trader") else 4)
        total.update(game.digest().encode())
    return total.hexdigest()


def regenerate() -> None:
    for name, recipe in RECIPES.items():
        path_of(name).write_text(recipe.played().record, encoding="utf-8")
    blocks = [(edition, first) for edition in EDITION_NAMES for first in range(0, SEEDS, BLOCK)]
    lines = [f"{edition} {first} {digest_of_block(edition, first)}" for edition, first in blocks]
    thinkers = [(edition, name) for edition in EDITION_NAMES for name in THINKERS]
    lines += [f"{edition} {name} {digest_of_thinkers(edition, name)}" for edition, name in thinkers]
    DIGESTS.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
