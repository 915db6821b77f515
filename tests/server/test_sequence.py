"""What happens is numbered without gaps, and whoever comes back hears exactly what was missed."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import cast
from urllib.parse import urlsplit

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from passgo import EDITIONS
from passgo.bots import bot
from passgo.server import protocol, sockets
from passgo.server import table as tables
from passgo.server.client import Gone, decoder, encoder
from passgo.server.protocol import Language
from passgo.server.table import LiveTable
from tests.server.harness import House, count, served, until, up_to_date
from tests.server.listener import Listener, deciding, known, table_for
from tests.server.shares import promised


def numbered(frames: list[bytes]) -> list[tuple[int, bytes]]:
    """The frames of what happened, with their numbers."""
    told = [(decoder.decode(frame), frame) for frame in frames]
    return [
        (message.seq, frame)
        for message, frame in told
        if isinstance(message, protocol.Moved | protocol.Changed | protocol.Chatted)
    ]


async def eventful(table: LiveTable, people: list[Listener], moves: int) -> None:
    """Moves, chats, motions, comings and goings."""
    for k in range(moves):
        asked, other = deciding(table, people)
        assert table.game is not None
        await asked.play(table, bot("trader", k).choose(table.game).text)
        if k % 5 == 0:
            await other.send(table, protocol.Say(text=f"move {k}"))
        if k % 7 == 3:
            last = table.room.last_act(asked.table.you.seat or 0)
            plain = last is not None and last >= table.room.fixed
            await asked.send(table, protocol.Propose(motion="undo" if plain else "pause"))
            await other.send(table, protocol.Vote(yes=plain and k % 2 == 0))
        if k % 9 == 4:
            await other.send(table, protocol.Wish())


@served
async def test_everybody_hears_every_number_once_and_in_order(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", started=False, edition="millionaire")
    watcher = await Listener(None, "fr").at(table)
    first = watcher.table.seq
    await people[0].send(table, protocol.Start())
    await eventful(table, people, 40)
    for guest in (*people, watcher):
        numbers = [seq for seq, _ in numbered(guest.frames) if seq > first]
        assert numbers == list(range(first + 1, table.room.seq + 1))
    assert len(numbers) > 60


@pytest.mark.parametrize("language", ["en", "fr"])
@served
async def test_coming_back_at_any_point_tells_what_a_continuous_listener_heard(
    house: House, language: Language
) -> None:
    """Somebody reads French too, so there is a frame in each language."""
    table, people = await table_for(house, "Anna", "Ben", started=False, edition="millionaire", clock="relaxed")
    anna, ben = people
    await Listener(None, language).at(table)
    states: dict[int, bytes] = {}
    start = table.room.seq
    await anna.send(table, promised(anna.table.room, 0, "mine"))
    await ben.send(table, protocol.Stand())
    await ben.send(table, protocol.Sit(seat=1))
    await anna.send(table, protocol.Start())
    await anna.send(table, protocol.Reveal(share="mine"))
    for _ in range(12):
        states[table.room.seq] = encoder.encode(anna.table)
        house.clock.at += 1000
        await eventful(table, people, 4)
    heard = numbered(anna.frames)
    for after in range(start, table.room.seq + 1):
        back = Listener(0, language)
        if after in states:
            back.client.hear(decoder.decode(states[after]))
        await back.at(table, after)
        told = numbered(back.frames)
        assert [seq for seq, _ in told] == list(range(after + 1, table.room.seq + 1))
        if language == "en":
            assert told == [(seq, frame) for seq, frame in heard if seq > after]
        if after in states:
            mine, hers = known(back.table), known(anna.table)
            same = mine if language == "en" else ("seq", "you", "room", "view", "deadline")
            assert [mine[part] for part in same] == [hers[part] for part in same]
        await back.go(table)


@pytest.mark.parametrize("edition", list(EDITIONS))
@served
async def test_the_start_tells_who_threw_what_and_who_begins(house: House, edition: str) -> None:
    table, people = await table_for(house, "Anna", "Ben", started=False, edition=edition)
    await people[0].send(table, protocol.Start())
    [started] = [
        message
        for message in map(decoder.decode, people[1].frames)
        if isinstance(message, protocol.Changed) and message.what == "started"
    ]
    assert started.story
    late = await Listener(None).at(table)
    assert started.story == late.table.story, "whoever comes later is told the same"
    assert {"rolled-for-start", "starts"} <= {line.name for line in started.story}


@served
async def test_a_line_told_later_is_about_what_was_then(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", "Carla", started=False)
    await Listener(None, "fr").at(table)
    before = table.room.seq
    await people[2].send(table, protocol.Contribute(hash="0" * 64))
    await people[0].send(table, protocol.Arrange(choices=protocol.Choices(players=2)))
    await people[0].send(table, protocol.Start())
    await people[0].send(table, protocol.Propose(motion="pause"))
    await people[1].send(table, protocol.Vote(yes=True))
    french = await Listener(None, "fr").at(table, before)
    told = [decoder.decode(frame) for _, frame in numbered(french.frames)]
    changes = [message for message in told if isinstance(message, protocol.Changed)]
    assert changes[0].text == "Carla a promis sa part aux dés."
    proposed = next(change for change in changes if change.what == "proposed")
    assert proposed.room.ballot is not None and proposed.room.ballot.open == [1] and not proposed.room.paused


@served
async def test_who_comes_back_in_a_language_nobody_read_is_told_the_whole_table(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    before = table.room.seq
    await eventful(table, people, 3)
    english, french = await Listener(0).at(table, before), await Listener(0, "fr").at(table, before)
    assert not isinstance(decoder.decode(english.frames[0]), protocol.Table)
    assert isinstance(decoder.decode(french.frames[0]), protocol.Table)


@served
async def test_who_was_away_too_long_is_told_the_whole_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FRAMES", 10)
    table, people = await table_for(house, "Anna", "Ben")
    await eventful(table, people, 10)
    for after, whole in ((table.room.seq - 10, False), (table.room.seq - 11, True), (0, True)):
        back = await Listener(0).at(table, after)
        assert isinstance(decoder.decode(back.frames[0]), protocol.Table) == whole


@served
async def test_who_claims_to_know_the_future_is_told_the_whole_table(house: House) -> None:
    table, _ = await table_for(house, "Anna", "Ben")
    back = await Listener(0).at(table, table.room.seq + 1)
    assert isinstance(decoder.decode(back.frames[0]), protocol.Table)


@served
async def test_who_has_missed_nothing_is_told_the_open_question_again(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    table = house.table(anna)
    assert table.decision is not None
    asked = (anna, ben)[table.decision.player]
    assert asked.table is not None
    again = await house.again(asked, after=asked.table.seq)
    heard = [await again.next() for _ in range(3)]
    assert heard[1] == asked.table.prompt
    assert isinstance(heard[0], protocol.Hand) and isinstance(heard[2], protocol.Presence)


@served
async def test_another_language_tells_the_table_anew_and_goes_on_in_it(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    table = house.table(anna)
    assert table.decision is not None
    asked = (anna, ben)[table.decision.player]
    assert asked.table is not None and asked.table.prompt is not None and asked.socket is not None
    english = asked.table.prompt
    await asked.socket.send(encoder.encode(protocol.Speak(language="fr")).decode())
    await until(asked, lambda: asked.table is not None and asked.table.prompt not in (None, english))
    french = asked.table.prompt
    assert french is not None and french.question != english.question
    assert [option.action for option in french.options] == [option.action for option in english.options]
    await asked.play("roll")
    while not isinstance(message := await asked.next(), protocol.Moved):
        pass
    assert "lance" in message.events[0]["text"] or "avance" in message.events[0]["text"]


# several connections


@served
async def test_a_person_may_look_from_several_places_and_is_there_until_the_last_is_closed(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    phone = await house.again(anna)
    await ben.send(protocol.Say(text="hello"))
    for client in (anna, phone):
        await until(client, partial(up_to_date, client, house.table(anna)))
    await anna.close()
    await phone.send(protocol.Say(text="still here"))
    assert house.table(ben).online() == {0, 1}
    await house.later(3600)
    assert house.table(ben).stood_in == set() and house.table(ben).room.host == 0
    await phone.close()
    await until(ben, lambda: ben.online == [1])


@served
async def test_the_fifth_connection_of_a_person_ends_the_first(house: House) -> None:
    anna = await house.host("Anna")
    others = [await house.again(anna) for _ in range(4)]
    assert anna.reading is not None
    await anna.reading
    assert anna.why == "replaced"
    await others[0].send(protocol.Say(text="hello"))
    with pytest.raises(Gone):
        await anna.send(protocol.Say(text="hello"))


# slow readers


@served
async def test_a_reader_who_does_not_read_is_cut_off_and_can_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PARTING_SECONDS", 0.0)
    monkeypatch.setattr(sockets, "UNREAD_BYTES", 100_000)
    anna, ben = await house.game("Anna", "Ben")
    assert ben.table is not None
    seq = ben.table.seq
    await ben.close()
    path = f"/api/tables/{ben.key.code}/tickets"
    ticket = await house.http(path, "POST", None, ben.key.token)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    where = urlsplit(house.address)
    narrow.connect((where.hostname, where.port))
    deaf = await connect(ticket["socket"], sock=narrow, max_queue=1, ping_interval=None, compression=None)
    await deaf.send(encoder.encode(protocol.Hello(ticket=ticket["ticket"], after=seq)).decode())
    await until(anna, lambda: anna.online == [0, 1])
    speak = encoder.encode(protocol.Speak(language="fr")).decode()

    async def never_listens() -> None:
        while True:
            await deaf.send(speak)

    talking = asyncio.create_task(never_listens())
    await until(anna, lambda: anna.online == [0])
    assert count(house.registry.metrics.cut_off) == 1
    talking.cancel()
    deaf.transport.abort()
    await anna.send(protocol.Say(text="are you there?"))
    back = await house.again(ben, after=seq)
    while not isinstance(message := await back.next(), protocol.Chatted):
        pass
    assert (message.seq, message.text) == (seq + 1, "are you there?")


class Stuck:
    """A socket that takes nothing."""

    client = None

    async def send_text(self, text: str) -> None:
        await asyncio.get_running_loop().create_future()

    async def close(self, code: int) -> None:
        pass


@pytest.mark.parametrize("frame", [b"{}", b"x" * 300_000])
def test_what_waits_for_a_reader_is_bounded_in_number_and_in_bytes(
    frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PARTING_SECONDS", 0.0)

    async def scene() -> None:
        guest = sockets.Connection(cast(WebSocket, Stuck()), 0, "en")
        told = 0
        while not guest.gone:
            guest.tell(frame)
            told += 1
            await asyncio.sleep(0)
        assert told <= 260 and told * len(frame) <= 1_500_000
        assert guest.slow
        last = guest.unread.get_nowait()
        assert last is not None and msgspec.json.decode(last)["why"] == "slow"
        with pytest.raises(asyncio.CancelledError):
            await guest.writing

    asyncio.run(scene())
