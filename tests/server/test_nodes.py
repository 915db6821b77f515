"""Two servers over one PostgreSQL and one Redis: every table is found through both, and outlives its server."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from passgo.server import protocol, table_events
from passgo.server.client import Client, Gone, Refused, request
from passgo.server.protocol import NewTable
from passgo.server.storage.sql import SqlStore
from tests.server.ledger import check_game
from tests.server.places import Place
from tests.server.players import Party, Player, Tally, insisted, leave
from tests.server.postgres import Postgres
from tests.server.processes import Serving
from tests.server.redis import RedisServer, redis_program

pytestmark = pytest.mark.once

T = TypeVar("T")
LONGEST_MOVE = 15_000  # ms from the last thing that a server wrote until another goes on


@dataclass
class Cluster:
    place: Place
    redis: RedisServer
    nodes: tuple[Serving, Serving]

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]


@pytest.fixture
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    place = Place(database=postgres.new_database())
    redis = RedisServer(redis_program())
    try:
        with ExitStack() as running:
            first, second = (
                running.enter_context(Serving(place, "--redis", redis.address, node=True)) for _ in range(2)
            )  # at once, though only one of them can make the store's tables
            first.await_listening()
            second.await_listening()
            yield Cluster(place, redis, (first, second))
    finally:
        redis.stop()


def run(story: Coroutine[Any, Any, T]) -> T:
    """To its end, which must not take for ever."""
    return asyncio.run(asyncio.wait_for(story, 150))


async def asked(address: str, path: str, method: str = "GET", token: str = "") -> Any:
    return await asyncio.to_thread(request, address, path, method, None, token)


async def until(true: Callable[[Any], bool], address: str, path: str) -> None:
    """Wait for an answer of this kind."""
    async with asyncio.timeout(60):
        while not true(await asked(address, path)):
            await asyncio.sleep(0.1)


async def found_out(address: str, code: str) -> None:
    """Come to a table that cannot be read, until the server has taken it over from one that is gone."""

    async def come() -> None:
        with pytest.raises(Refused) as refused:
            await asked(address, f"/api/tables/{code}")
        if refused.value.why != "set-aside":
            raise refused.value

    await insisted(come)


def codes(cards: list[dict[str, Any]]) -> set[str]:
    return {card["code"] for card in cards}


def check(store: SqlStore, players: list[Player]) -> list[table_events.Recovered]:
    """The game is as the players know it; how often it moved."""
    code = players[0].client.key.code
    check_game(store, code, players)
    return [entry.event for entry in store.entries(code) if isinstance(entry.event, table_events.Recovered)]


async def owner_of(client: Client, door: str) -> str:
    """To which server a ticket leads that was asked for at this door."""
    ticket = await asked(door, f"/api/tables/{client.key.code}/tickets", "POST", client.key.token)
    return str(ticket["socket"]).replace("ws://", "http://").removesuffix("/socket")


def test_every_table_is_found_through_both_servers(cluster: Cluster) -> None:
    async def visit() -> None:
        one, two = cluster.addresses
        wanted = NewTable(name="Ann", players=3, listed=True)
        hosts = [await Client.open(one, wanted), await Client.open(two, wanted)]
        guests: list[Client] = []
        both = {host.key.code for host in hosts}
        for door in (one, two):
            assert codes(await asked(door, "/api/tables")) == both
            for host, home in zip(hosts, (one, two), strict=True):
                assert (await asked(door, f"/api/tables/{host.key.code}"))["code"] == host.key.code
                assert await owner_of(host, door) == home
                guest = await Client.join(door, host.key.code, "Bob")
                await guest.connect()
                await guest.send(protocol.Sit(seat=1 + (door == two)))
                guests.append(guest)
        for door in (one, two):
            await until(lambda state: bool(state["sockets"] == 4), door, "/api/server")
            cards = await asked(door, "/api/tables")
            assert [card["people"] for card in cards] == [["Ann", "Bob", "Bob (2)"]] * 2
        for guest in guests:
            await guest.close()

    run(visit())


def test_only_a_server_that_lives_passes_requests_on(postgres: Postgres) -> None:
    """Whatever name of the store somebody claims, the limits hold; between servers they do not."""
    place = Place(database=postgres.new_database())
    with ExitStack() as running:
        one, two = (running.enter_context(Serving(place, node=True).with_usual_limits()) for _ in range(2))
        one.await_listening()
        two.await_listening()
        key = request(one.address, "/api/tables", "POST", NewTable(name="Ann"))
        path = f"/api/tables/{key['code']}/tickets"
        for door in (two, one):  # more than one address may ask of a server, if those that were passed on counted
            for _ in range(35):
                run(insisted(partial(asked, door.address, path, "POST", key["token"])))
        assert request(one.address, "/healthz") == "well"
        store = place.open()
        noted = [node for (node,) in store.database.run("SELECT node FROM beats")]
        store.close()
        assert "probe" in noted and len(noted) == 3
        for _ in range(40):
            guessed(one.address, "")
        for claimed in [*noted, "alone", "alone ", f"{two.address} ", "x"]:
            assert 429 in (guessed(one.address, claimed), guessed(one.address, claimed))


def test_the_owner_of_a_table_learns_which_page_asks_through_another_server(postgres: Postgres) -> None:
    """A page that only the server which it asks takes for one of ours."""
    place, page = Place(database=postgres.new_database()), "https://play.example.org"
    with ExitStack() as running:
        one = running.enter_context(Serving(place, "--origin", page, node=True))
        two = running.enter_context(Serving(place, node=True))
        one.await_listening()
        two.await_listening()
        assert request(one.address, "/healthz") == "well"  # and its name is in the store by now
        key = request(two.address, "/api/tables", "POST", NewTable(name="Ann"))
        path = f"/api/tables/{key['code']}/people/me/notices"
        body = b'{"endpoint": "https://fcm.googleapis.com/x"}'
        said = {"Authorization": f"Bearer {key['token']}", "Content-Type": "application/json", "Origin": page}
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(two.address + path, body, said, method="PUT"))
        assert refused.value.code == 403
        refused.value.close()
        with urlopen(Request(one.address + path, body, said, method="PUT")) as answer:
            assert answer.status == 204
        store = place.open()
        assert store.database.run("SELECT page FROM subscriptions") == [(page,)]
        store.close()


def guessed(address: str, claimed: str) -> int:
    """The answer to somebody who names a table that is not there, and says to be a server."""
    with pytest.raises(HTTPError) as refused:
        urlopen(Request(f"{address}/api/tables/NNNNNNNNNN", headers={"X-Passgo-Node": claimed}))
    refused.value.close()
    return refused.value.code


def test_a_table_that_cannot_be_read_is_set_aside_for_both_servers(cluster: Cluster) -> None:
    async def visit() -> None:
        one, two = cluster.addresses
        hosts = [await Client.open(one, NewTable(name="Ann", players=2, listed=True)) for _ in range(2)]
        for host in hosts:
            await host.connect()
            await host.send(protocol.Start())
            await host.close()
        bad, good = (host.key.code for host in hosts)
        store = cluster.place.open()
        store.database.run("UPDATE entries SET fact = '{' WHERE code = ? AND seq = 3", bad)
        store.close()
        await asyncio.to_thread(cluster.nodes[0].stop)
        await found_out(two, bad)
        await until(lambda cards: codes(cards) == {good}, two, "/api/tables")
        await asyncio.to_thread(cluster.nodes[0].start)
        await asyncio.to_thread(cluster.nodes[0].await_listening)
        for door in (one, two):
            assert (await asked(door, f"/api/tables/{good}"))["code"] == good
            with pytest.raises(Refused, match="cannot be read from entry 3 on"):
                await asked(door, f"/api/tables/{bad}")
            assert codes(await asked(door, "/api/tables")) == {good}

    run(visit())


@pytest.mark.long  # waits for leases to run out
def test_a_killed_server_s_tables_move_to_the_other(cluster: Cluster) -> None:
    async def play() -> list[list[Player]]:
        first, _ = cluster.nodes
        tally = Tally()
        parties = [
            Party(cluster.addresses[k:] + cluster.addresses[:k], Random(k), tally, players=3, bots=["simple"])
            for k in (0, 1, 0)
        ]
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(party.play()) for party in parties]
            await tally.more(60)
            first.kill()
            for party in parties:
                party.addresses = cluster.addresses[1:]
            while not all(
                all(player.connections > 1 for player in party.games[0]) for party in (parties[0], parties[2])
            ):
                await tally.more(1)
            await tally.more(30)
            for task in playing:
                task.cancel()
        return [party.games[0] for party in parties]

    games = run(play())
    store = cluster.place.open()
    moves = [check(store, players) for players in games]
    store.close()
    assert [len(recovered) for recovered in moves] == [1, 0, 1]
    assert all(each.away <= LONGEST_MOVE for recovered in moves for each in recovered)
    assert cluster.nodes[1].complaints() == []


async def kill_under_load(cluster: Cluster, tables: int) -> list[list[Player]]:
    """One server dies while people play at many of its tables: how soon each is served again, by the other one."""
    first, second = cluster.nodes
    tally = Tally()
    parties = [
        Party([first.address, second.address], Random(k), tally, players=3, bots=["simple"]) for k in range(tables)
    ]
    gathered = [await party.gather() for party in parties]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for players in gathered for player in players]
        await tally.more(2 * tables)
        first.kill()
        killed = time.monotonic()
        back: list[float] = []

        async def served_again(players: list[Player]) -> None:
            assert await insisted(lambda: owner_of(players[0].client, second.address)) == second.address
            back.append(time.monotonic() - killed)

        await asyncio.gather(*(served_again(players) for players in gathered))
        await tally.more(2 * tables)
        for task in playing:
            task.cancel()
    await asyncio.gather(*(leave(players) for players in gathered))
    print(f"{tables} tables are served again after {min(back):.1f} to {max(back):.1f} s")
    assert len(back) == tables
    return gathered


def check_all(cluster: Cluster, gathered: list[list[Player]]) -> None:
    store = cluster.place.open()
    for players in gathered:
        check(store, players)
    store.close()
    assert cluster.nodes[1].complaints() == []


def test_what_a_killed_server_had_acknowledged_is_served_by_the_other(cluster: Cluster) -> None:
    check_all(cluster, run(kill_under_load(cluster, 4)))


@pytest.mark.long
def test_sixty_tables_outlive_their_server(cluster: Cluster) -> None:
    check_all(cluster, run(kill_under_load(cluster, 60)))


@pytest.mark.long  # waits for leases to run out
def test_an_owner_that_slept_cannot_write_and_sends_its_guests_to_the_new_one(cluster: Cluster) -> None:
    async def play() -> list[Player]:
        first, second = cluster.nodes
        tally = Tally()
        party = Party([first.address], Random(1), tally, players=2)
        players = await party.gather()
        quiet = await Client.open(first.address, NewTable(name="Cat"))  # at a table where nothing happens
        await quiet.connect()
        assert isinstance(await quiet.next(), protocol.Table)
        asked_one = next(player for player in players if player.client.table and player.client.table.prompt)
        first.signal(signal.SIGSTOP)
        late = asyncio.create_task(asked_one.client.send(protocol.Say(text="Is anybody there?", id="late")))
        moved = await insisted(lambda: owner_of(players[0].client, second.address))
        assert moved == second.address
        assert await insisted(lambda: owner_of(quiet, second.address)) == second.address
        first.signal(signal.SIGCONT)
        with pytest.raises(Gone) as gone:
            await late
        assert gone.value.why == "moved"
        with pytest.raises(Gone) as gone:
            while True:
                await quiet.next()
        await quiet.close()
        assert gone.value.why == "moved"
        # Both doors now lead to the new owner, and what was not acknowledged is done there, once.
        assert await owner_of(quiet, first.address) == second.address
        await asked_one.come_back()
        again = await asked_one.client.send(protocol.Say(text="Is anybody there?", id="late"))
        asked_one.acked["late"] = again.seq
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in players]
            await tally.more(20)
            for task in playing:
                task.cancel()
        await leave(players)
        assert players[0].byes + players[1].byes == ["moved"] * 2
        return players

    players = run(play())
    store = cluster.place.open()
    assert len(check(store, players)) == 1
    store.close()


def test_a_server_started_again_has_its_tables_at_once(cluster: Cluster) -> None:
    async def play() -> None:
        first, second = cluster.nodes
        host = await Client.open(first.address, NewTable(name="Ann"))
        first.kill()
        first.start()
        await asyncio.to_thread(first.await_listening)
        assert await insisted(lambda: owner_of(host, first.address)) == first.address
        assert await owner_of(host, second.address) == first.address

    run(play())


def test_a_server_that_is_asked_to_stop_hands_its_tables_over(cluster: Cluster) -> None:
    async def play() -> None:
        first, second = cluster.nodes
        host = await Client.open(first.address, NewTable(name="Ann"))
        await asyncio.to_thread(first.stop)
        assert await owner_of(host, second.address) == second.address

    run(play())
    assert [node.complaints() for node in cluster.nodes] == [[], []]


def test_without_redis_tables_are_played_and_listed_all_the_same(cluster: Cluster) -> None:
    async def play() -> None:
        one, two = cluster.addresses
        wanted = NewTable(name="Ann", listed=True, bots=["simple", "simple", "simple"])
        hosts = [await Client.open(one, wanted)]
        cluster.redis.stop()
        hosts.append(await Client.open(two, wanted))
        await hosts[0].connect()
        await hosts[0].send(protocol.Start())
        both = {host.key.code for host in hosts}
        assert codes(await asked(one, "/api/tables")) == codes(await asked(two, "/api/tables")) == both
        assert (await asked(one, "/api/server"))["sockets"] == 1
        cluster.redis.start()  # and knows nothing
        for door in (one, two):
            await until(lambda cards: codes(cards) == both, door, "/api/tables")
            await until(lambda state: bool(state["sockets"] == 1), door, "/api/server")
        assert {card["phase"] for card in await asked(two, "/api/tables")} == {"gathering", "playing"}
        await hosts[0].close()

    run(play())
    assert [node.complaints() for node in cluster.nodes] == [[], []]
