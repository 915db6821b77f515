"""Thousands of stored tables: serving begins at once, a table is read when it is needed, and old ones are packed."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from passgo import replay
from passgo.server import protocol
from passgo.server.client import Refused, request
from passgo.server.registry import milliseconds
from passgo.server.retention import DAY, Retention
from tests.server.harness import House, served
from tests.server.listener import deciding, table_for
from tests.server.many import STORE, fill
from tests.server.places import Place
from tests.server.processes import PATIENCE, Serving
from tests.server.sittings import play_on
from tests.server.storage.old import lay_out, written_down


def measure(server: Serving, name: str) -> float:
    """One of the figures at /metrics."""
    found = re.search(rf"^passgo_{name} (\S+)$", request(server.address, "/metrics"), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def seconds_to_serve(server: Serving) -> float:
    """From the start of the process to its first answer."""
    begun = time.monotonic()
    server.start()
    server.await_listening()
    request(server.address, "/api/server")
    return time.monotonic() - begun


def serve_many(folder: Path, tables: int) -> float:
    """Restart over so many running games; how much longer that takes than over none."""
    empty = Serving(Place(data=folder / "empty"))
    usual = seconds_to_serve(empty)
    empty.stop()
    empty.log.unlink()
    place = Place(data=folder / "many")
    told, codes = fill(place, tables)
    with Serving(place) as server:
        server.kill()
        took = seconds_to_serve(server)
        assert request(server.address, "/api/server")["playing"] >= tables
        assert measure(server, "tables") == 0, "nobody has come"
        for number, code in enumerate((codes[0], codes[-1]), 1):
            assert asyncio.run(play_on(server.address, {**told, "code": code}, 2)) == 2
            assert measure(server, "tables") == number
        server.stop()
        assert server.complaints() == []
    print(f"{tables} running games: {took:.1f} s to the first answer, {usual:.1f} s with none")
    return took - usual


@pytest.mark.once
def test_serving_begins_though_many_games_are_stored_and_reads_those_that_somebody_comes_to(tmp_path: Path) -> None:
    serve_many(tmp_path, 1500)


@pytest.mark.long
def test_serving_begins_within_five_seconds_with_ten_thousand_stored_games(tmp_path: Path) -> None:
    assert serve_many(tmp_path, 10_000) < 5


@pytest.mark.once
def test_a_game_of_days_goes_on_in_the_store_when_its_time_has_come(tmp_path: Path) -> None:
    place = Place(data=tmp_path)
    told, codes = fill(place, 30, "mega, timed", due=milliseconds() + 10**9)
    store = place.open()
    store.beat("alone", milliseconds())
    store.set_due(codes[7], milliseconds() - 1)
    store.database.run("UPDATE entries SET at = ? WHERE code = ?", milliseconds() - 4 * DAY, codes[7])
    store.close()
    with Serving(place) as server:
        server.await_listening()
        end = time.monotonic() + PATIENCE
        while measure(server, "facts_total") < 2:  # it came back, and its time was up
            assert time.monotonic() < end
            time.sleep(0.1)
        assert measure(server, "tables") == 1
        server.stop()
    store = place.open()
    assert len(store.entries(codes[7])) > told["moves"] and store.due(milliseconds(), "alone") == []
    store.close()


# retention


@served
async def test_what_was_left_long_ago_is_packed_as_a_record(house: House) -> None:
    table, (anna, ben) = await table_for(house, "Anna", "Ben", clock="days")
    await deciding(table, [anna, ben])[0].play(table, "roll")
    waiting, (carla,) = await table_for(house, "Carla", started=False)
    fresh, (dora,) = await table_for(house, "Dora", started=False)
    retention = Retention(house.registry, days=30)
    for one, room in ((anna, table), (ben, table), (carla, waiting), (dora, fresh)):
        await one.go(room)
    house.clock.at += 29 * DAY
    await house.quiet()
    back = await house.registry.table(fresh.room.code)
    assert back is not None
    await dora.at(back)
    await dora.send(back, protocol.Say(text="I am still waiting"))
    assert await retention.pack_some() == 0
    house.clock.at += 2 * DAY
    assert await house.registry.table(table.room.code) is not None
    assert await retention.pack_some() == 1, "who is in memory is in use"
    house.registry.tables[table.room.code].close("closing")
    assert await retention.pack_some() == 1
    code = table.room.code
    record = await house.http(f"/api/tables/{code}/record")
    game = replay(record)
    assert game.moves[0] == "roll" and not game.over
    for path, why in ((f"/api/tables/{code}", "packed"), (f"/api/tables/{waiting.room.code}", "no-table")):
        with pytest.raises(Refused) as refused:
            await house.http(path)
        assert refused.value.why == why
    assert (await house.http(f"/api/tables/{fresh.room.code}"))["phase"] == "gathering"


@pytest.mark.once
def test_a_server_packs_what_is_older_than_it_was_told(tmp_path: Path) -> None:
    place = Place(data=tmp_path)
    lay_out(STORE, place)
    told = written_down(STORE)["classic, over"]
    place.open().close()  # from now on it is known how long nobody came
    with Serving(place, "--keep-days", "0.000001") as server:
        server.await_listening()
        server.comes(lambda said: said.count("a table is packed") >= 10)
        game = replay(request(server.address, f"/api/tables/{told['code']}/record"))
        assert (game.digest(), list(game.winners)) == (told["digest"], told["winners"])
