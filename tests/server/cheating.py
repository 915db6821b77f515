"""A server that cheats, for tests alone. What it does at a table is the name of the host; at all others it is honest.

Each way changes the running server where a dishonest host would: what it draws, what it plays, what it tells and what
it publishes at the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.random import Drawn, Fair, commitment, share_hash
from passgo.server import http, narration, starting, table, table_events
from passgo.server.protocol import Draw
from passgo.server.room import Room
from passgo.server.table import LiveTable
from passgo.texts import Texts

ANOTHER = bytes(range(32, 64))  # a secret that was tried out until the dice were good
CHOSEN = "tried out until the dice are good"  # a share of that kind
BOT = 1  # the seat of the server's own bot
EARLY = 4  # moves after which something is done once
TWICE = 2  # numbers that are used again

WAYS: dict[str, tuple[str, ...]] = {  # what is done, and what a page that looked says of it
    "one counter": ("used TWICE",),
    "no counters": ("WITHOUT a number",),
    "bot's share last": ("is a bot and must add nothing", "fingerprints of the shares were CHANGED"),
    "bot's share late": ("is a bot and must add nothing",),
    "bot with a hash": ("is a bot and must add nothing", "Your share is NOT in it"),
    "another die shown": ("ANOTHER throw",),
    "card skipped": ("is MISSING",),
    "card chosen": ("ANOTHER card",),
    "secret changed": ("The secret is NOT the one that was promised", "does NOT follow"),
    "promise changed": ("did NOT stand by its promise", "The secret is NOT the one that was promised"),
    "share dropped": ("was DROPPED", "Your share is NOT in it"),
    "share altered": ("is NOT the one whose fingerprint was published", "Your share is NOT in it"),
    "share lost": ("the right one was SENT",),
    "counter twice": ("used TWICE",),
    "order chosen": ("did NOT throw most",),
}
BY_RULES = "is NOT what the rules make of it"  # what verify says where the page names the die, the card or the player
BY_VERIFY = {**WAYS, **dict.fromkeys(("another die shown", "card chosen", "order chosen"), (BY_RULES,))}

Honest = Callable[..., Any]
done: set[str] = set()  # tables where something that is done once was done


def way(room: Room) -> str:
    return room.people[0].name


def once(code: str) -> bool:
    """Whether it is the first time."""
    is_first = code not in done
    done.add(code)
    return is_first


@contextmanager
def cheating() -> Iterator[None]:
    """Servers in this process cheat."""
    with ExitStack() as changes:
        for owner, name, make in (
            (LiveTable, "play", loaded_dice),
            (LiveTable, "rebuilt", chosen_order),
            (table, "taken", told_draws),
            (table, "visible", told_events),
            (narration, "visible", told_events),
            (starting, "begin", chosen_shares),
            (starting, "start", early_bot),
            (starting, "reveal", lost_share),
            (http, "sealed", changed_record),
        ):
            changes.enter_context(patch.object(owner, name, make(getattr(owner, name))))
        yield


def loaded_dice(honest: Honest) -> Honest:
    async def play(self: LiveTable, *args: Any, **more: Any) -> int:
        assert self.game is not None
        code, dice, drawing = self.room.code, chance(self.game), draws_of(self.game, args[0])
        has_card = any(drawn.deck >= 0 for drawn in drawing)
        match way(self.room):
            case "one counter":
                dice.counter = 0
            case "counter twice" if drawing and len(self.room.moves) > EARLY and once(code):
                dice.counter -= TWICE
            case "card skipped" if has_card and once(code):
                dice.counter += len(drawing)
            case "card chosen" if has_card and once(code):
                stack_the_deck(self.game, next(drawn for drawn in drawing if drawn.deck >= 0))
        return int(await honest(self, *args, **more))

    return play


def chance(game: Game) -> Fair:
    found = game.state.chance
    assert isinstance(found, Fair)
    return found


def draws_of(game: Game, action: str) -> list[Drawn]:
    """What a move would draw."""
    trial = game.copy()
    trial.play(action)
    return chance(trial).take()


def stack_the_deck(game: Game, drawn: Drawn) -> None:
    """Put another card where the next one is taken from."""
    pack, start = game.state.undrawn, int(game.state.edition.deck_start[drawn.deck])
    here, there = start + drawn.value, start + (drawn.value + 1) % drawn.below
    pack[here], pack[there] = pack[there], pack[here]


def chosen_order(honest: Honest) -> Honest:
    def rebuilt(self: LiveTable) -> bool:
        is_new = bool(honest(self))
        if is_new and way(self.room) == "order chosen" and self.game is not None and not self.room.moves:
            s = self.game.state
            s.first = s.turn = 1 - int(s.first)
            for event in self.game.opening:
                if event.name in ("starts", "turn-began"):
                    event.values["player"] = int(s.first)
        return is_new

    return rebuilt


def told_draws(honest: Honest) -> Honest:
    def taken(game: Game, open_all: bool = False) -> list[Draw]:
        draws: list[Draw] = honest(game, open_all)
        return [] if game.header.names[0] == "no counters" else draws

    return taken


def told_events(honest: Honest) -> Honest:
    def visible(texts: Texts, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = honest(texts, events, seat)
        for event in told:
            if event["name"] == "rolled" and texts.names[0] == "another die shown":
                event["die"] = event["die"] % 6 + 1
        return told

    return visible


def chosen_shares(honest: Honest) -> Honest:
    async def begin(at: LiveTable, *before: Any, id: str | None = None) -> int:
        room, sharing = at.room, at.room.sharing
        match way(room):
            case "promise changed":
                room.secret, room.commitment = ANOTHER, commitment(ANOTHER)
            case "bot's share last":
                sharing.hashes[BOT] = share_hash(room.commitment, BOT, CHOSEN)
                sharing.shares[BOT] = CHOSEN
            case "bot's share late":
                sharing.shares[BOT] = CHOSEN
            case "share dropped":
                before = ()
            case "share altered":
                before = tuple(table_events.Revealed(shown.seat, CHOSEN) for shown in before)
        return int(await honest(at, *before, id=id))

    return begin


def early_bot(honest: Honest) -> Honest:
    async def start(at: LiveTable, id: str | None) -> int:
        if way(at.room) == "bot with a hash":
            at.room.sharing.hashes[BOT] = share_hash(at.room.commitment, BOT, CHOSEN)
        return int(await honest(at, id))

    return start


def lost_share(honest: Honest) -> Honest:
    async def reveal(at: LiveTable, seat: int, share: str, id: str) -> int:
        if way(at.room) == "share lost":
            return await starting.again(at, table_events.Voided([seat], "silent"), id)
        return int(await honest(at, seat, share, id))

    return reveal


def changed_record(honest: Honest) -> Honest:
    def publish(record: str) -> str:
        if '[names ["secret changed"' in record:
            record = re.sub(r'\[secret "\w+"\]', f'[secret "{ANOTHER.hex()}"]', record)
            record = re.sub(r'\[commitment "\w+"\]', f'[commitment "{commitment(ANOTHER)}"]', record)
        return str(honest(record))

    return publish
