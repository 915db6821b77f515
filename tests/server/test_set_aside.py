"""A table that cannot be read is set aside alone, says why at every door, and comes back when it can be read."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pytest

from passgo.server import protocol
from passgo.server import table as tables
from passgo.server.client import Client, Gone, Refused
from passgo.server.reading import SetAside
from passgo.server.storage.sql import SqlStore
from passgo.server.waking import Waking
from tests.server.harness import House, drained, served
from tests.server.places import Place

BAD = '{"fact": "of tomorrow"}'


def at_the_store(house: House, work: Callable[[SqlStore], None]) -> None:
    store = Place(data=house.folder).open()
    work(store)
    store.close()


class Damage:
    """A fact of a table that is unreadable until it is mended."""

    def __init__(self, code: str, seq: int) -> None:
        self.code = code
        self.seq = seq
        self.fact = ""

    def do(self, store: SqlStore) -> None:
        [(self.fact,)] = store.database.run("SELECT fact FROM entries WHERE code = ? AND seq = ?", self.code, self.seq)
        self.write(store, BAD)

    def mend(self, store: SqlStore) -> None:
        self.write(store, self.fact)

    def write(self, store: SqlStore, fact: str) -> None:
        store.database.run("UPDATE entries SET fact = ? WHERE code = ? AND seq = ?", fact, self.code, self.seq)


@served
async def test_the_others_play_and_nobody_loses_time(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben", clock="brisk", listed=True)
    carla, _ = await house.game("Carla", "Dora", clock="brisk", listed=True)
    assert anna.table is not None and anna.table.deadline is not None
    left = anna.table.deadline - house.clock.at
    damage = Damage(anna.key.code, 4)
    second = await house.strike_down()
    at_the_store(house, damage.do)
    house.clock.at += 600_000
    async with second:
        await second.read(anna, carla)
        assert list(second.registry.tables) == [carla.key.code] and list(second.registry.aside) == [anna.key.code]
        assert [card["code"] for card in await second.http("/api/tables")] == [carla.key.code]
        state = await second.http("/api/server")
        assert (state["tables"], state["playing"]) == (2, 1)
        await (await second.again(carla)).send(protocol.Say(text="still here"))
        house.clock.at += 600_000
        await second.registry.writer.call(lambda store: store.beat("alone", house.clock.at))
        third = await second.strike_down()
    at_the_store(house, damage.mend)
    async with third:
        back = await third.again(anna)
        assert back.table is not None and back.table.deadline == house.clock.at + left
        assert third.registry.aside == {} and third.table(anna).room.acts == []  # no clock has played for anybody
        assert len(await third.http("/api/tables")) == 2


@served
async def test_every_door_says_why(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben")
    damage = Damage(anna.key.code, 5)
    ticket = house.registry.tickets
    other = await house.strike_down()
    at_the_store(house, damage.do)
    async with other:
        words = (
            "What is stored about this game cannot be read from entry 5 on: it is damaged, or a newer passgo wrote it."
        )
        for client in (Client(other.address, anna.key), Client.watch(other.address, anna.key.code)):
            with pytest.raises(Refused) as refused:
                await client.connect()
            assert refused.value.why == "set-aside" and refused.value.text.startswith(words)
        with pytest.raises(Refused, match="illisible à partir de l’entrée 5"):
            await Client.join(other.address, anna.key.code, "Eve", "fr")
        # and the socket itself, for who had a ticket when it was found out
        other.registry.tickets = ticket
        issued = ticket.issue(anna.key.code, 0)
        with pytest.raises(SetAside):
            await other.registry.table(anna.key.code)
        late = Client(other.address, anna.key, "fr")
        with pytest.raises(Gone, match="set-aside"):
            await connect_with(late, issued)
        bye = drained(late)[-1]
        assert isinstance(bye, protocol.Bye) and bye.text.startswith("Ce qui est gardé de cette partie est illisible")
        await late.close()
        record = await other.http(f"/api/tables/{anna.key.code}/record")
        assert '[names ["Anna", ' in record and "[secret" not in record


async def connect_with(client: Client, ticket: str) -> None:
    """Connect as the client does, with a ticket that was issued before."""
    issued = {"ticket": ticket, "socket": client.address.replace("http", "ws") + "/socket", "seconds": 30}
    with patch("passgo.server.client.request", lambda *about: issued):
        await client.connect()


@served
async def test_a_table_that_becomes_unreadable_while_it_is_put_away(house: House) -> None:
    """As when somebody restores a backup of another passgo under a running server."""
    anna = await house.host("Anna", listed=True)
    house.table(anna).close("closing")
    damage = Damage(anna.key.code, 1)
    at_the_store(house, damage.do)
    with pytest.raises(Refused, match="cannot be read from entry 1 on"):
        await house.http(f"/api/tables/{anna.key.code}")
    assert await house.http("/api/tables") == []
    assert "passgo_tables_set_aside 1.0" in await house.http("/metrics")
    record = await house.http(f"/api/tables/{anna.key.code}/record")
    assert record.startswith("[passgo 1]\n")
    other = await house.strike_down()
    at_the_store(house, damage.mend)
    async with other:  # nobody need look at it first
        await Waking(other.registry).look_again()
        assert [card["code"] for card in await other.http("/api/tables")] == [anna.key.code]


@served
async def test_a_table_that_cannot_be_shown_is_set_aside_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = await house.game("Anna", "Ben")
    other = await house.strike_down()

    def fails(game: object, number: int) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(tables, "public_view", fails)
        async with other:
            await other.read(anna)
            assert list(other.registry.aside) == [anna.key.code]
            third = await other.strike_down()
    async with third:
        await Waking(third.registry).look_again()
        assert list(third.registry.tables) == [anna.key.code]
