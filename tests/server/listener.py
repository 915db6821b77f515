"""Guests without a socket, for tests that need many of them or every byte: they sit at the table directly."""

from __future__ import annotations

import itertools
from typing import Any

from msgspec.structs import asdict

from passgo.engine.game import Game
from passgo.server import protocol
from passgo.server.client import Client, decoder
from passgo.server.commands import dispatch
from passgo.server.guests import Refusal
from passgo.server.narration import Localizer, encode, hidden_cards, public_view
from passgo.server.protocol import Bye, Choices, Key, Language
from passgo.server.table import LiveTable
from tests.server.harness import House


class Listener:
    """A guest without a socket: keeps every byte, and knows the table as a client that heard it all would."""

    def __init__(self, person: int | None, language: Language = "en") -> None:
        self.person = person
        self.language = language
        self.positions = False
        self.address = "here"
        self.frames: list[bytes] = []
        self.bye = ""
        self.token = ""
        self.client = Client("", Key("", -1 if person is None else person, ""), language)
        self.numbers = itertools.count(1)

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.client.hear(decoder.decode(frame))

    def hang_up(self, why: Bye) -> None:
        self.bye = why.why

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    def taken(self) -> list[bytes]:
        """What was told since the last look."""
        frames, self.frames = self.frames, []
        return frames

    async def at(self, table: LiveTable, after: int | None = None) -> Listener:
        async def come() -> None:
            table.welcome(self, after)

        await table.do(come)
        return self

    async def go(self, table: LiveTable) -> None:
        async def leave() -> None:
            table.depart(self)

        await table.do(leave)

    async def send(self, table: LiveTable, command: protocol.Command) -> int:
        """A command as a socket would give it to the table."""
        command.id = command.id or f"{id(self)}-{next(self.numbers)}"
        return (await table.do(lambda: dispatch(table, self, command))).seq

    async def refused(self, table: LiveTable, command: protocol.Command) -> str:
        """Why a command is refused."""
        try:
            await self.send(table, command)
        except Refusal as refusal:
            return refusal.why
        raise AssertionError(f"{command} was carried out")

    async def play(self, table: LiveTable, action: str) -> int:
        return await self.send(table, protocol.Play(number=table.room.number, action=action))


async def table_for(
    house: House, *names: str, started: bool = True, **choices: Any
) -> tuple[LiveTable, list[Listener]]:
    """A table with these people in its first seats, without sockets; seat 0 has the first turn."""
    wanted = Choices(**{"players": max(2, len(names)), "pace": "instant", **choices})
    key = await house.registry.open(wanted, names[0])
    table = house.table(key.code)
    people = [await Listener(0).at(table)]
    people[0].token = key.token
    for seat, name in enumerate(names[1:], 1):
        key = await house.registry.join(table, name)
        people.append(await Listener(key.person).at(table))
        people[seat].token = key.token
        await people[seat].send(table, protocol.Sit(seat=seat))
    if started:
        await people[0].send(table, protocol.Start())
        await house.quiet()
    return table, people


async def put(table: LiveTable, game: Game) -> None:
    """Another position on the table, as everybody is told who comes anew."""

    async def place() -> None:
        table.game, table.tongue = game, Localizer(game)
        table.kept_view, table.hidden = encode(public_view(game, table.room.number)), hidden_cards(game)
        table.story.clear()
        for guest in table.guests:
            guest.tell(encode(table.whole(guest)))

    await table.do(place)


def deciding(table: LiveTable, people: list[Listener]) -> tuple[Listener, Listener]:
    """Who must decide, and somebody else."""
    assert table.decision is not None
    at = table.decision.player
    return people[at], people[at - 1]


def known(table: protocol.Table | None) -> dict[str, Any]:
    """All that a guest knows of a table's state, but not the log, which differs in length, and not the moment."""
    told = decoder.decode(encode(table))  # over the wire, so that what is equal is an equal object
    assert isinstance(told, protocol.Table)
    state = asdict(told)
    del state["story"], state["now"]
    return state
