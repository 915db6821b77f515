"""Makes a store as this version of passgo writes it, for the versions to come: they must open it.

    PYTHONPATH=src .venv/bin/python -m tests.server.storage.make_store

writes `data/store-VERSION.sqlite`, and beside it what is in there: the tables by name, with the tokens of their people
and where each game stands. A file once made is kept as it is, whatever later versions write.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from passgo import __version__
from passgo.bots import bot
from passgo.engine.game import Game
from passgo.server import protocol
from passgo.server.narration import hidden_cards
from passgo.server.table import LiveTable
from tests.server.harness import House, Lots
from tests.server.listener import Listener, deciding, table_for
from tests.server.shares import listeners_start

FOLDER = Path(__file__).parent / "data"


def after(moves: int) -> Callable[[Game], bool]:
    return lambda game: len(game.moves) >= moves


def asked(kind: str, moves: int) -> Callable[[Game], bool]:
    """So many moves on, at a question of this kind."""
    return lambda game: len(game.moves) >= moves and game.decision is not None and game.decision.kind == kind


def keeping(moves: int) -> Callable[[Game], bool]:
    """Somebody keeps a card, hidden or not."""
    return lambda game: len(game.moves) >= moves and any(int(k) >= 0 for k in game.state.holder)


@dataclass(frozen=True)
class Recipe:
    """A table: what is chosen, who plays it as which bot would, until when, and what happens then."""

    until: Callable[[Game], bool] | None = None  # None: it only gathers
    plays: str = "simple"
    people: tuple[str, ...] = ("Ann", "Ben")
    then: str = ""
    choices: dict[str, Any] = field(default_factory=dict)


RECIPES = {
    "gathering": Recipe(people=("Ann",), choices={"players": 4, "bots": ["simple"], "listed": True}),
    "gathering with house rules": Recipe(
        choices={"edition": "ultimate", "players": 3, "settings": {"cards.deck": "complete", "um.text": "fr"}}
    ),
    "classic": Recipe(after(40), people=("Ann", "Ben", "Zoë"), then="leave"),
    "classic, long": Recipe(after(231), "trader", ("Ann", "Ben", "Cat", "Dan"), choices={"listed": True}),
    "classic, house rules": Recipe(
        after(30), then="wish", choices={"skin": "london", "settings": {"parking.jackpot": True, "bank.pieces": "12/6"}}
    ),
    "classic, with a bot": Recipe(after(25), people=("Ann", "Ben"), choices={"players": 3, "bots": ["simple"]}),
    "classic, paused": Recipe(after(20), then="pause"),
    "classic, taken back": Recipe(after(36), "trader", then="undo"),
    "classic, auction": Recipe(asked("auction", 31), "random", ("Ann", "Ben", "Cat")),
    "classic, debt": Recipe(asked("debt", 60), "trader"),
    "classic, begun": Recipe(after(0)),
    "mega": Recipe(after(80), "trader", ("Ann", "Ben", "Cat"), choices={"edition": "mega", "listed": True}),
    "mega, timed": Recipe(
        after(20), choices={"edition": "mega", "variant": "timed", "minutes": 60, "skin": "france", "clock": "days"}
    ),
    "ultimate": Recipe(keeping(120), "trader", ("Ann", "Ben", "Cat"), choices={"edition": "ultimate"}),
    "ultimate, long": Recipe(
        after(420), "random", ("Ann", "Ben"), choices={"edition": "ultimate", "settings": {"cards.deck": "complete"}}
    ),
    "ultimate, auction": Recipe(asked("auction", 45), "random", choices={"edition": "ultimate"}),
    "millionaire": Recipe(keeping(50), choices={"edition": "millionaire"}),
    "millionaire, over": Recipe(lambda game: game.over, choices={"edition": "millionaire"}),
    "classic, over": Recipe(lambda game: game.over, "trader", choices={"variant": "short"}),
}


class ManyLots(Lots):
    """The secrets of the dice, one a table, the same every time the store is made."""

    def __init__(self) -> None:
        self.drawn = 0

    def token_bytes(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"table {self.drawn}".encode()).digest()[:size]


async def made(house: House, recipe: Recipe) -> dict[str, Any]:
    """Play a table as its recipe says; what is to be known of it."""
    choices = {"clock": "days", "players": max(2, len(recipe.people)), **recipe.choices}  # nobody stands in for days
    table, people = await table_for(house, *recipe.people, started=False, **choices)
    await people[0].send(table, protocol.Say(text="Bonne chance, Zoë & all!"))
    if recipe.until is not None:
        shares = [*([""] * (len(people) - 1)), f"luck of {recipe.people[-1]}"]
        await listeners_start(table, people, shares)
        await house.quiet()
    while recipe.until and table.game and table.room.phase == "playing" and not stops(recipe, table, people):
        who, _ = deciding(table, people)
        action = bot(recipe.plays, len(table.room.moves)).choose(table.game).text
        await who.send(table, protocol.Play(id=f"{table.room.seq}", number=table.room.number, action=action))
        await house.quiet()
    if recipe.then == "leave":
        other = deciding(table, people)[1].person
        assert other is not None
        await house.registry.leave(table, other)
    elif recipe.then == "wish":
        await deciding(table, people)[1].send(table, protocol.Wish())
    elif recipe.then:
        motion: Any = recipe.then
        if motion == "undo":
            await people[0].send(table, protocol.Wish())  # which can be taken back, whatever fell before it
        await people[0].send(table, protocol.Propose(motion=motion))
        await people[1].send(table, protocol.Vote(yes=True))
    return described(table, people)


def stops(recipe: Recipe, table: LiveTable, people: list[Listener]) -> bool:
    """At a question to a person: a bot would go on when the store is opened."""
    assert recipe.until is not None and table.game is not None
    return recipe.until(table.game) and (table.decision is None or table.decision.player < len(people))


def described(table: LiveTable, people: list[Listener]) -> dict[str, Any]:
    game, decision, room = table.game, table.decision, table.room
    return {
        "code": room.code,
        "phase": room.phase,
        "edition": room.choices.edition,
        "version": room.version,
        "paused": room.paused,
        "people": [{"name": person.name, "seat": person.seat} for person in room.people],
        "tokens": [guest.token for guest in people],
        "moves": len(room.moves),
        "digest": game.digest() if game else None,
        "winners": room.winners,
        "hidden": [len(cards) for cards in hidden_cards(game)] if game else [],
        "question": decision
        and {
            "player": decision.player,
            "kind": decision.kind,
            "options": [action.text for action in decision.options],
        },
    }


async def make(folder: Path) -> dict[str, Any]:
    house = House(folder)
    house.lots = patch("passgo.server.registry.secrets", ManyLots())
    async with house:
        return {name: await made(house, recipe) for name, recipe in RECIPES.items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    store = FOLDER / f"store-{__version__}.sqlite"
    if store.exists():
        raise SystemExit(f"{store} is there already, and is kept as it is")
    with tempfile.TemporaryDirectory() as scratch:
        tables = asyncio.run(make(Path(scratch)))
        live = sqlite3.connect(Path(scratch) / "tables.db", isolation_level=None)
        live.execute("PRAGMA journal_mode = DELETE")
        live.execute("VACUUM INTO ?", (str(store),))
        snapshots = dict(live.execute("SELECT code, seq FROM snapshots"))
        live.close()
    for told in tables.values():
        told["snapshot"] = snapshots.get(told["code"])
    text = json.dumps({"passgo": __version__, "tables": tables}, indent=1, ensure_ascii=False)
    store.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
