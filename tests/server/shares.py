"""What people add to the dice, for tests that want it: the hash before the start, the share when it is asked for."""

from __future__ import annotations

from passgo.engine.random import share_hash
from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.table import LiveTable
from tests.server.listener import Listener


def promised(room: protocol.Room, seat: int | None, share: str) -> protocol.Contribute:
    assert seat is not None
    return protocol.Contribute(hash=share_hash(room.commitment, seat, share))


async def started_with(host: Client, share: str) -> None:
    """The host, the only person who adds something, starts."""
    assert host.table is not None
    await host.send(promised(host.table.room, host.table.you.seat, share))
    await host.send(protocol.Start())
    await host.send(protocol.Reveal(share=share))


async def listeners_start(table: LiveTable, people: list[Listener], shares: list[str]) -> None:
    """The same for people without sockets, each with a share or ""; the first is the host."""
    adding = [(person, share) for person, share in zip(people, shares, strict=True) if share]
    for person, share in adding:
        await person.send(table, promised(person.table.room, person.table.you.seat, share))
    await people[0].send(table, protocol.Start())
    for person, share in adding:
        await person.send(table, protocol.Reveal(share=share))
