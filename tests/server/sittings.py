"""People who come back to a stored table with the tokens that were written down, and play on."""

from __future__ import annotations

import asyncio

from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.protocol import Key
from tests.server.storage.old import Told

PATIENCE = 60.0


class Sitting:
    """All people of a stored table, back with their old tokens."""

    def __init__(self, address: str, told: Told) -> None:
        self.told = told
        keys = [Key(told["code"], person, token) for person, token in enumerate(told["tokens"])]
        self.people = [Client(address, key) for key in keys]

    async def __aenter__(self) -> Sitting:
        for client in self.people:
            await client.connect()
        return self

    async def __aexit__(self, *error: object) -> None:
        for client in self.people:
            await client.close()

    def asked(self) -> Client | None:
        return next((client for client in self.people if client.table and client.table.prompt), None)

    def check_question(self) -> None:
        """Everybody is who he was, and the same is asked of the same."""
        for person, client in zip(self.told["people"], self.people, strict=True):
            assert client.table is not None
            assert client.table.you.seat == person["seat"]
            assert client.table.room.phase == self.told["phase"]
        question, asked = self.told["question"], self.asked()
        if question is None or self.told["paused"]:
            return
        assert asked is not None and asked.table is not None and asked.table.prompt is not None
        prompt = asked.table.prompt
        assert (asked.table.you.seat, prompt.kind) == (question["player"], question["kind"])
        assert [option.action for option in prompt.options] == question["options"]

    async def play(self, moves: int) -> int:
        """So many answers of people, or until the end; how many there were."""
        if self.told["paused"]:
            await self.people[0].send(protocol.Resume())
        played = 0
        async with asyncio.timeout(PATIENCE):
            while played < moves and not self.over():
                asked = self.asked()
                if asked is None:
                    await asyncio.sleep(0.01)  # a bot thinks, or the prompt is on its way
                    continue
                assert asked.table is not None and asked.table.prompt is not None
                prompt = asked.table.prompt
                buys = any(option.action == "buy" for option in prompt.options)
                await asked.play("buy" if buys else prompt.usual or prompt.options[0].action)
                asked.table.prompt = None if asked.table.prompt is prompt else asked.table.prompt
                played += 1
        return played

    def over(self) -> bool:
        return any(client.table is not None and client.table.room.phase == "over" for client in self.people)


async def play_on(address: str, told: Told, moves: int) -> int:
    async with Sitting(address, told) as sitting:
        sitting.check_question()
        return await sitting.play(moves)


async def again(address: str, told: Told, moves: int = 1) -> int:
    """The people play on, wherever they had come to."""
    async with Sitting(address, told) as sitting:
        return await sitting.play(moves)


async def new_table(address: str, edition: str) -> Told:
    """A game of two people that has begun by the rules of this server."""
    host = await Client.open(address, protocol.NewTable(name="Ann", edition=edition, players=2, clock="days"))
    guest = await Client.join(address, host.key.code, "Ben")
    for client in (host, guest):
        await client.connect()
    await guest.send(protocol.Sit(seat=1))
    await host.send(protocol.Start())
    for client in (host, guest):
        await client.close()
    tokens = [host.key.token, guest.key.token]
    return {"code": host.key.code, "edition": edition, "tokens": tokens, "phase": "playing", "paused": False}


async def start(address: str, told: Told) -> None:
    async with Sitting(address, told) as sitting:
        sitting.check_question()
        await sitting.people[0].send(protocol.Start())
        assert await sitting.play(2) == 2
