"""Those who come and go without end, speak without end, or call themselves like others; over real sockets."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from passgo.server import addresses, protocol, sockets, table_events
from passgo.server.client import Client, Gone, Refused, decoder
from passgo.server.connections import CONNECTIONS
from passgo.server.http import ENTRANCES_AT_ONCE
from passgo.server.limits import KINDS
from passgo.server.names import is_readable, skeleton, told_apart
from passgo.server.narration import encode
from passgo.server.registry import PEOPLE
from passgo.server.table import FRAME_BYTES
from tests.server.harness import PATIENCE, House, served, until
from tests.server.places import Place
from tests.server.processes import Serving
from tests.server.raw import UPGRADE

LARGEST = 12_000  # bytes of a frame about a room, whoever was there before


async def come_and_go(house: House, code: str, times: int) -> None:
    for k in range(times):
        key = await house.http(f"/api/tables/{code}/people", "POST", protocol.Entrance(f"Guest {k}"))
        await house.http(f"/api/tables/{code}/people/me", "DELETE", None, key["token"])


async def check_coming_and_going(house: House, times: int) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    code = anna.key.code
    await come_and_go(house, code, times)
    await house.quiet()
    table = house.table(code)
    assert len(table.room.people) == 3
    for frame in table.frames:
        assert all(len(told) < LARGEST for told in frame.public.values())
    assert table.frame_bytes <= FRAME_BYTES
    async with await house.strike_down() as other:
        back = await other.again(ben)
        newcomer = await other.comes(code, "Carla")
        assert back.table is not None and len(encode(back.table)) < LARGEST
        assert newcomer.key.person == 2 and [person.here for person in other.table(code).room.people] == [True] * 3


@served
async def test_who_comes_and_goes_leaves_nothing_behind(house: House) -> None:
    await check_coming_and_going(house, 150)


@pytest.mark.long
@served
async def test_1500_who_come_and_go_leave_nothing_behind(house: House) -> None:
    await check_coming_and_going(house, 1500)


@served
async def test_one_address_comes_in_so_often_at_one_table_and_no_more(house: House) -> None:
    anna, carla = await house.host("Anna"), await house.host("Carla")
    house.clock.hurry = 0.0
    path, done = f"/api/tables/{anna.key.code}/people", 0
    with pytest.raises(Refused) as refused:
        while done < 100:
            await house.http(path, "POST", protocol.Entrance(f"Guest {done}"))
            done += 1
    assert refused.value.why == "rate" and done == ENTRANCES_AT_ONCE
    await house.http(f"/api/tables/{carla.key.code}/people", "POST", protocol.Entrance("Ben"))


@served
async def test_where_it_is_full_those_make_room_who_have_long_been_away(house: House) -> None:
    anna = await house.host("Anna")
    path = f"/api/tables/{anna.key.code}/people"
    for k in range(PEOPLE - 1):
        await house.http(path, "POST", protocol.Entrance(f"Guest {k}"))
    with pytest.raises(Refused) as refused:
        await house.http(path, "POST", protocol.Entrance("Ben"))
    assert refused.value.why == "full"
    await house.later(600)
    ben = await house.comes(anna.key.code, "Ben")
    assert ben.key.person == 1 and len(house.table(anna).room.people) == PEOPLE


# speaking without end


async def flood(clients: list[Client], make: Any, times: int) -> tuple[int, set[str]]:
    """How many of so many commands over several sockets at once are done, and why others are not."""
    reasons: set[str] = set()

    async def one(client: Client) -> int:
        done = 0
        for _ in range(times):
            try:
                await client.send(make())
                done += 1
            except Refused as refused:
                reasons.add(refused.why)
        return done

    return sum(await asyncio.gather(*(one(client) for client in clients))), reasons


@pytest.mark.parametrize("kind", ["wishes", "talk", "motions", "changes"])
@served
async def test_a_person_has_one_budget_over_all_sockets(house: House, kind: str) -> None:
    ben, anna = await house.game("Ben", "Anna", pace="slow")
    sockets = [ben, *[await house.again(ben) for _ in range(3)]]
    house.clock.hurry = 0.0
    makes: dict[str, Any] = {
        "wishes": protocol.Wish,
        "talk": lambda: protocol.Say(text="me again"),
        "motions": lambda: protocol.Propose(motion="pause"),
        "changes": protocol.Lock,
    }
    before = house.table(anna).room.seq
    done, reasons = await flood(sockets, makes[kind], 20)
    assert 0 < done <= KINDS[kind][1] and reasons & {"rate", "noted-already", "ballot-open"}
    assert house.table(anna).room.seq - before <= KINDS[kind][1]
    await anna.send(protocol.Say(text="mine is my own"))


@served
async def test_what_is_refused_costs_nothing(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben", pace="slow")
    house.clock.hurry = 0.0
    for _ in range(20):
        with pytest.raises(Refused, match="Only somebody can be replaced"):
            await anna.send(protocol.Propose(motion="kick", seat=1))
    await anna.send(protocol.Propose(motion="pause"))


@served
async def test_a_crowd_of_one_address_is_read_slowly_and_others_are_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only watches has a budget for each socket, and so has each of many people: together they have one."""
    monkeypatch.setattr(sockets, "FRAMES", (1e-6, 2.0))  # no more in our lifetime
    async with House(house.folder / "slow") as slow:
        anna = await slow.host("Anna")
        code, answers, heard = anna.key.code, 0, asyncio.Event()

        async def shout(times: int) -> None:
            nonlocal answers
            ticket = await slow.http(f"/api/tables/{code}/tickets", "POST")
            async with connect(ticket["socket"], local_addr=("127.0.3.1", 0)) as socket:
                await socket.send(encode(protocol.Hello(ticket=ticket["ticket"])).decode())
                for k in range(times):
                    await socket.send(encode(protocol.Vote(yes=True, id=str(k))).decode())
                async for said in socket:
                    answers += isinstance(decoder.decode(said), protocol.Refused)
                    if answers == 10:
                        heard.set()

        crowd = [asyncio.create_task(shout(20)) for _ in range(3)]
        await asyncio.wait_for(heard.wait(), PATIENCE)
        for k in range(10):  # of an address of her own, as many as the crowd had
            with pytest.raises(Refused):
                await anna.send(protocol.Vote(yes=True, id=f"v{k}"))
        assert answers == 10
        for task in (*crowd, *slow.server.server_state.tasks):
            task.cancel()


@pytest.mark.parametrize(
    ("headers", "paths"), [(b"", ("/", "/nothing", "/healthz", "/api/server")), (UPGRADE, ("/socket", "/nothing"))]
)
@served
async def test_who_asks_without_end_from_one_address_is_answered_slowly_and_others_are_not(
    house: House, monkeypatch: pytest.MonkeyPatch, headers: bytes, paths: tuple[str, ...]
) -> None:
    """Pages, files, refusals and sockets too, of which there is no other limit."""
    monkeypatch.setattr(addresses, "ANSWERS", (1e-6, 2.0))  # no more in our lifetime
    async with House(house.folder / "slow") as slow:
        answers, heard, port = 0, asyncio.Event(), urlsplit(slow.address).port

        async def ask(path: str) -> None:
            nonlocal answers
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.3.1", 0))
            with closing(writer):
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode() + headers + b"\r\n")
                await reader.readuntil(b"\r\n\r\n")
            answers += 1
            if answers == 10:
                heard.set()

        crowd = [asyncio.create_task(ask(path)) for path in (paths * 8)[:16]]
        await asyncio.wait_for(heard.wait(), PATIENCE)
        for _ in range(10):  # at another address, as many
            assert await slow.http("/healthz") == "well"
        assert answers == 10
        bucket = slow.app.state.desk.limits.answers.of("127.0.3.1")
        bucket.level = -CONNECTIONS - 1.0  # so many have asked and hung up, and nobody waits for them
        refused = asyncio.create_task(ask(paths[0]))
        await asyncio.wait_for(refused, PATIENCE)
        for task in (*crowd, *slow.server.server_state.tasks):
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)


@served
async def test_thirty_who_come_back_at_once_from_one_address_wait_and_are_let_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the browsers of a household, or of a school, when the server was started again."""
    monkeypatch.setattr(addresses, "ANSWERS", (20.0, 2.0))
    async with House(house.folder / "slow") as slow:
        anna = await slow.host()
        slow.clock.hurry = 0.0  # no time passes, so each waits longer than the one before
        guests = await asyncio.gather(*(slow.watches(anna.key.code) for _ in range(30)))
        assert all(guest.table is not None for guest in guests)
        assert -CONNECTIONS < slow.app.state.desk.limits.answers.of("127.0.0.1").level <= -50


@served
async def test_a_new_connection_has_no_new_budget(house: House) -> None:
    _, ben = await house.game("Anna", "Ben", pace="slow")
    house.clock.hurry = 0.0
    first, _ = await flood([ben], lambda: protocol.Say(text="hello"), 20)
    await ben.close()
    again = await house.again(ben)
    second, reasons = await flood([again], lambda: protocol.Say(text="hello"), 5)
    assert (first, second, reasons) == (KINDS["talk"][1], 0, {"rate"})


@pytest.mark.long
def test_wishes_for_25_seconds_at_a_server_as_it_comes(tmp_path: Any) -> None:
    """Default options, four sockets of one person: 3,943 were acknowledged once."""

    async def spam(address: str) -> int:
        host = await Client.open(address, protocol.NewTable(name="Anna", players=2))
        await host.connect()
        ben = await Client.join(address, host.key.code, "Ben")
        sockets = [ben, *[Client(address, ben.key) for _ in range(3)]]
        for client in sockets:
            await client.connect()
        await ben.send(protocol.Sit(seat=1))
        await host.send(protocol.Start())
        done = 0
        loop = asyncio.get_running_loop()
        end = loop.time() + 25

        async def wish(client: Client) -> None:
            nonlocal done
            while loop.time() < end:
                try:
                    await client.send(protocol.Wish())
                    done += 1
                except (Refused, Gone):
                    pass

        await asyncio.gather(*map(wish, sockets))
        for client in (host, *sockets):
            await client.close()
        return done

    server = Serving(Place(data=tmp_path))
    server.command = [word for word in server.command if word not in ("--requests", "1000000")]
    with server:
        server.await_listening()
        assert asyncio.run(spam(server.address)) <= 12


# names

ALIKE = (
    ("Anna", "anna"),
    ("Anna", "A n n a"),
    ("Copa", "Сора"),  # Cyrillic
    ("Anna", "ΑΝΝΑ"),  # Greek
    ("Ella", "ᎬᏞᏞᎪ"),  # Cherokee
    ("Anna", "ꓮꓠꓠꓮ"),  # Lisu
    ("Anna", "ⲀⲚⲚⲀ"),  # Coptic
    ("Anna", "ɑnna"),
    ("Anna", "ɅNNA"),
    ("Anna", "Anna!"),
    ("Anna", "@nna"),
    ("Ann@", "Ann"),
    ("Anna", "Ａｎｎａ"),  # wide
    ("Anna", "𝐀𝐧𝐧𝐚"),
    ("Anna", "An\u200bna"),
    ("Anna", "\u202eAnna"),
    ("Anna", "Anna\u3164"),
    ("Anna", "Anná"),
    ("Bill", "BiIl"),
    ("Tom", "Torn"),
    ("Bob", "B0b"),
    ("Øle", "Ole"),
)


@pytest.mark.parametrize(("name", "other"), ALIKE, ids=ascii)
@served
async def test_two_people_at_a_table_can_be_told_apart(house: House, name: str, other: str) -> None:
    first = await house.host(name)
    second = await house.comes(first.key.code, other)
    await until(first, lambda: first.table is not None and len(first.table.room.people) == 2)
    assert second.table is not None
    names = [person.name for person in second.table.room.people]
    assert names[0] == name and names[1].endswith(" (2)")
    assert skeleton(names[0]) != skeleton(names[1])


def test_names_that_differ_stay_as_they_are() -> None:
    assert told_apart("Ben", ["Anna", "Benno", "Bea"]) == "Ben"
    assert told_apart("Anna", ["Anna", "Anna (2)"]) == "Anna (3)"
    assert told_apart("x" * 24, ["X" * 24]) == "x" * 20 + " (2)"


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("דן", True),
        ("دان 2", True),
        ("Dan דן", False),
        ("\u0301\u0301", False),
        ("☺", True),
        ("Аnnа", False),
        ("ꓮnna", False),
        ("ᎪNNᎪ", False),
        ("ⲀNNA", False),
        ("𐊠NNA", False),
        ("Λnna", False),
        ("ηnna", False),
        ("Анна", True),
        ("Άννα!", True),
        ("Anna 花子", True),
        ("花子 はなこ", True),
        ("Oʼneil ♥ 2", True),
        ("𝐀𝐧𝐧𝐚", True),
        ("ªnna", True),
    ],
)
def test_a_name_is_read_in_one_direction_and_has_something_to_see(name: str, good: bool) -> None:
    assert is_readable(name) == good


@pytest.mark.parametrize("name", ["The Bank", "la banque", "B@nk", "The Bank!"])
@served
async def test_nobody_is_called_as_the_bank_is(house: House, name: str) -> None:
    with pytest.raises(Refused) as error:
        await house.host(name)
    assert error.value.why == "name-of-the-bank"
    await house.host("Banker")


@served
async def test_a_name_of_nothing_that_can_be_seen_is_refused(house: House) -> None:
    anna = await house.host("Anna")
    for name in ("\u3164", "\u2800\u115f", "\u200b\u202e", "Anna אנה"):
        with pytest.raises(Refused) as refused:
            await house.comes(anna.key.code, name)
        assert refused.value.why == "name"


@served
async def test_nobody_is_called_like_a_bot_or_like_a_player_who_is_away(house: House) -> None:
    (anna,) = await house.game("Anna", players=3, pace="slow")
    assert anna.table is not None
    bots = [seat.name for seat in anna.table.room.seats[1:]]
    ada = await house.comes(anna.key.code, bots[0].lower())
    assert ada.table is not None
    assert ada.table.room.people[1].name == f"{bots[0].lower()} (2)"
    assert [seat.name for seat in ada.table.room.seats[1:]] == bots, "and no bot is renamed for it"
    await house.http(f"/api/tables/{anna.key.code}/people/me", "DELETE", None, anna.key.token)
    other = await house.comes(anna.key.code, "ANNA")
    assert other.table is not None and other.table.room.people[other.key.person].name == "ANNA (2)"


@served
async def test_what_somebody_said_stays_theirs_when_the_number_is_anothers(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    await ben.send(protocol.Say(text="I leave you"))
    await house.http(f"/api/tables/{ben.key.code}/people/me", "DELETE", None, ben.key.token)
    carla = await house.comes(anna.key.code, "Carla")
    assert carla.table is not None and carla.key.person == 1
    assert [(line.name, line.text) for line in carla.table.chat] == [("Ben", "I leave you")]


# reports


@served
async def test_a_report_is_noted_for_whoever_runs_the_server_and_told_to_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    anna, ben = await house.gathered("Anna", "Ben", listed=True)
    await ben.send(protocol.Say(text="something rude"))
    await anna.send(protocol.Report(person=1, text="he is rude"))
    (line,) = [record for record in caplog.records if record.getMessage() == "somebody is reported"]
    told = vars(line)
    assert (told["table"], told["person"], told["who"], told["by"]) == (anna.key.code, 1, "Ben", 0)
    assert (told["why"], told["said"]) == ("he is rude", ["something rude"])
    entries = await house.registry.writer.call(lambda store: store.entries(anna.key.code))
    assert entries[-1].event == table_events.Reported(0, 1, "Ben", "he is rude", ["something rude"])
    assert ben.table is not None
    last, _ = ben.table.seq, iter_news(ben)
    await anna.send(protocol.Say(text="well"))
    await house.quiet()
    assert [(type(message), message.seq) for message in iter_news(ben)] == [(protocol.Chatted, last + 1)], "and no gap"
    back = await house.again(ben, after=last)
    missed = await back.next()
    assert isinstance(missed, protocol.Chatted) and missed.seq == last + 1
    command = [sys.executable, "-m", "passgo", "store", "reports", "--data", str(house.folder)]
    printed = (await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)).stdout.splitlines()
    assert printed[0].endswith(f"table {anna.key.code}: Anna about Ben: he is rude")
    assert printed[1:] == ["    Ben said: something rude", "1 reports."]


def iter_news(client: Client) -> list[Any]:
    return [client.news.get_nowait() for _ in range(client.news.qsize())]


@served
async def test_a_public_table_has_a_clock(house: House) -> None:
    anna = await house.host("Anna", listed=True)
    assert anna.table is not None and anna.table.room.clock == "relaxed"
    await anna.send(protocol.Arrange(choices=protocol.Choices(listed=True, clock="none")))
    await house.quiet()
    assert anna.table.room.clock == "relaxed"
    private = await house.host("Carla")
    assert private.table is not None and private.table.room.prompt_seconds == 3 * 24 * 3600
