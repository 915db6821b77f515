"""Strangers, floods and nonsense: what they get, and that nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from passgo.server import protocol, sockets
from passgo.server.cleaning import cleaned
from passgo.server.client import Client, Gone, Refused, decoder, encoder
from passgo.server.limits import Bucket, Buckets
from passgo.server.tickets import (
    MOST_TICKETS,
    TICKET_SECONDS,
    Tickets,
    hashed,
    is_code,
    new_code,
    new_token,
    plain_code,
)
from tests.server.harness import PATIENCE, House, drained, served
from tests.server.processes import secrets_in
from tests.server.shares import started_with


async def ticket_for(house: House, client: Client) -> dict[str, Any]:
    path = f"/api/tables/{client.key.code}/tickets"
    ticket: dict[str, Any] = await house.http(path, "POST", None, client.key.token)
    return ticket


async def raw(house: House, first: bytes | str | None = None, origin: str | None = None) -> ClientConnection:
    """A socket of our own, and its first frame."""
    headers = {"Origin": origin} if origin else {}
    address = house.address.replace("http", "ws") + "/socket"
    socket = await connect(address, additional_headers=headers, compression=None)
    if first is not None:
        await socket.send(first)
    return socket


def hello(ticket: dict[str, Any]) -> bytes:
    return encoder.encode(protocol.Hello(ticket=ticket["ticket"]))


async def last_word(socket: ClientConnection) -> str:
    """Why the server hung up."""
    why = ""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                message = decoder.decode(await socket.recv())
                why = message.why if isinstance(message, protocol.Bye) else why
    return why


# tickets and tokens


@served
async def test_a_ticket_opens_one_socket_once(house: House) -> None:
    anna = await house.host("Anna")
    ticket = await ticket_for(house, anna)
    assert ticket["seconds"] == TICKET_SECONDS
    first = await raw(house, hello(ticket))
    assert isinstance(decoder.decode(await first.recv()), protocol.Table)
    assert await last_word(await raw(house, hello(ticket))) == "ticket"
    await first.close()


@served
async def test_a_ticket_is_good_for_a_short_time_only(house: House) -> None:
    anna = await house.host("Anna")
    good, old = await ticket_for(house, anna), await ticket_for(house, anna)
    house.clock.at += TICKET_SECONDS * 1000
    socket = await raw(house, hello(good))
    assert isinstance(decoder.decode(await socket.recv()), protocol.Table)
    await socket.close()
    house.clock.at += 1
    assert await last_word(await raw(house, hello(old))) == "ticket"
    assert await last_word(await raw(house, hello({"ticket": "never issued"}))) == "ticket"


def test_old_tickets_make_room_for_new_ones() -> None:
    tickets = Tickets(lambda: 1)
    first = tickets.issue("AAAAAA", 0)
    for _ in range(MOST_TICKETS):
        last = tickets.issue("AAAAAA", None)
    assert len(tickets.open) <= MOST_TICKETS
    assert tickets.redeem(first) is None and tickets.redeem(last) == ("AAAAAA", None, "")


@served
async def test_a_token_is_for_its_own_table_only(house: House) -> None:
    anna, carla = await house.host("Anna"), await house.host("Carla")
    async with httpx.AsyncClient(base_url=house.address) as http:
        for wrong in (f"Bearer {carla.key.token}", "Bearer wrong", "Bearer", f"Basic {anna.key.token}"):
            answer = await http.post(f"/api/tables/{anna.key.code}/tickets", headers={"authorization": wrong})
            assert answer.status_code == 401


@served
async def test_tokens_are_kept_as_hashes_only(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    kept = b"".join(path.read_bytes() for path in house.folder.iterdir())
    for key in (anna.key, ben.key):
        assert key.token.encode() not in kept
        assert hashed(key.token).encode() in kept


@served
async def test_no_secret_is_in_a_log_or_an_address(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when something goes wrong."""
    caplog.set_level(logging.INFO)
    anna = await house.host("Anna")
    ticket = await ticket_for(house, anna)
    assert ticket["socket"] == house.address.replace("http", "ws") + "/socket"
    await last_word(await raw(house, hello({"ticket": "x" + ticket["ticket"]})))
    await started_with(anna, "my own luck")
    await house.quiet()
    table = house.table(anna)
    monkeypatch.setattr(table, "play", None)
    with pytest.raises(Gone):
        await anna.play("roll")
    assert "TypeError" in caplog.text
    for secret in (anna.key.token, ticket["ticket"], table.room.secret.hex(), "my own luck"):
        assert secret not in caplog.text


def test_a_secret_in_a_log_would_be_found() -> None:
    """All tests that start a server look through its log for such words when it ends."""
    for _ in range(50):
        token, ticket = new_token(), Tickets(lambda: 0).issue("AAAAAA", 0)
        for secret in (token, ticket):
            found = secrets_in(f'{{"what": "asked with {secret}", "table": "K7QX2M4HTB"}}')
            assert found == ([secret] if all(re.search(k, secret) for k in ("[a-z]", "[A-Z]", "[0-9]")) else [])
    quiet = '{"at": "2026-11-17T21:24:34Z", "what": "a table is opened", "table": "K7QX2M4HTB", "person": 0}'
    assert secrets_in(quiet + "The tables are at http://localhost:24889/#host=54zszEzp-YUBPguT") == []


def test_codes_are_ten_letters_that_nobody_confuses() -> None:
    assert all(is_code(new_code()) and len(new_code()) == 10 for _ in range(50))
    assert is_code("K7QX2M"), "as they were before"
    assert plain_code("k7qx2-m4htb") == plain_code("K7QX2 M4HTB") == "K7QX2M4HTB"
    for text in (
        "",
        "AAAAA",
        "AAAAAAA",
        "AAAAAAAAA",
        "AAAAAAAAAAA",
        "AAAAA-AAAAA",
        "AAAAA0",
        "AAAAAI",
        "aaaaaa",
        "AAAAA\0",
    ):
        assert not is_code(text)


# browsers


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [(None, True), ("same", True), ("https://friends.example", True), ("https://evil.example", False), ("null", False)],
)
@served
async def test_only_our_own_pages_may_open_a_socket(house: House, origin: str | None, welcome: bool) -> None:
    anna = await house.host("Anna")
    ticket = await ticket_for(house, anna)
    page = house.address if origin == "same" else origin
    if welcome:
        socket = await raw(house, hello(ticket), page)
        assert isinstance(decoder.decode(await socket.recv()), protocol.Table)
        await socket.close()
    else:
        with pytest.raises(InvalidStatus) as refused:
            await raw(house, hello(ticket), page)
        assert refused.value.response.status_code == 403


@served
async def test_every_answer_tells_browsers_to_be_careful(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.address) as http:
        for path in ("/api/server", "/api/tables/AAAAAA", "/nothing", "/healthz", "/metrics", "/api/openapi.json", "/"):
            headers = (await http.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            here = house.address.removeprefix("http://")
            friends = "https://friends.example wss://friends.example"
            assert f"connect-src 'self' ws://{here} wss://{here} {friends};" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer" and "server" not in headers
            assert "access-control-allow-origin" not in headers


# what strangers write


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  Anna \t\n Bell ", "Anna Bell"),
        ("\u202eevil\u2066\u200b", "evil"),
        ("a\u0000b\u0007c\u001b[31m", "abc[31m"),
        ("Zoe\u0301", "Zoé"),
        ("Z" + "\u0335" * 50 + "algo", "Z\u0335\u0335algo"),
        ("\u3000\u2003", ""),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("x" * 40, "x" * 24),
        ("\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "😀"),
    ],
)
def test_names_and_messages_are_one_line_that_can_be_read(text: str, clean: str) -> None:
    assert cleaned(text, 24) == clean


@served
async def test_names_are_cleaned_when_somebody_comes(house: House) -> None:
    anna = await house.host("  An\u202ena ")
    await house.comes(anna.key.code, "B\u0000en")
    assert [person.name for person in house.table(anna).room.people] == ["Anna", "Ben"]
    with pytest.raises(Refused):
        await house.http(f"/api/tables/{anna.key.code}/people", "POST", {"name": "\u200b"})


# floods


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_tells_how_long_whoever_takes_more_has_to_wait() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.seconds_for() for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    now[0] = 1.0
    assert bucket.seconds_for() == 0.5


def test_addresses_have_buckets_of_their_own_and_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(0.0, 1.0, lambda: 0.0)
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    for k in range(10_000):
        buckets.take(str(k))
    assert len(buckets.known) == 10_000 and buckets.take("a")


@served
async def test_who_changes_too_much_over_http_is_told_to_slow_down(house: House) -> None:
    anna = await house.host("Anna")
    house.app.state.desk.limits.changes.known.clear()
    house.clock.hurry = 0.0
    async with httpx.AsyncClient(base_url=house.address) as http:
        statuses = [(await http.post(f"/api/tables/{anna.key.code}/tickets")).status_code for _ in range(61)]
        assert statuses == [201] * 60 + [429]
        assert (await http.get("/api/server")).status_code == 200
        house.clock.moment += 1.0
        assert (await http.post(f"/api/tables/{anna.key.code}/tickets")).status_code == 201


@served
async def test_who_says_too_much_is_told_to_slow_down(house: House) -> None:
    house.clock.hurry = 0.0
    anna, _ = await house.gathered("Anna", "Ben")
    for k in range(6):
        await anna.send(protocol.Say(text=f"word {k}"))
    with pytest.raises(Refused) as refused:
        await anna.send(protocol.Say(text="one too many"))
    assert refused.value.why == "rate"
    house.clock.moment += 2.0
    await anna.send(protocol.Say(text="patience"))


@served
async def test_who_floods_the_socket_is_read_slowly_and_nobody_else_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.limits.FRAMES", (1e-6, 100.0))  # no more in our lifetime
    anna, ben = await house.gathered("Anna", "Ben")
    house.clock.hurry = 0.0
    again = await house.again(anna)
    assert again.socket is not None
    for k in range(101):
        await again.socket.send(encoder.encode(protocol.Resume(id=str(k))))
    refused = 0
    while refused < 100:
        refused += isinstance(await again.next(), protocol.Refused)
    for _ in range(3):
        await ben.send(protocol.Say(text="undisturbed"))
    assert not any(isinstance(message, protocol.Refused) for message in drained(again))


# nonsense


@pytest.mark.parametrize(
    "first", [b"", b"{", b"[]", b'{"type":"play"}', b'{"type":"hello"}', b"\xff\xfe", b'{"type":"say","text":"hi"}']
)
@served
async def test_a_first_frame_that_is_no_hello_ends_the_connection(house: House, first: bytes) -> None:
    assert await last_word(await raw(house, first)) == "malformed"


@served
async def test_who_does_not_say_hello_in_time_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.0)
    assert await last_word(await raw(house)) == "malformed"


@served
async def test_nonsense_is_refused_and_in_the_end_the_line_is_cut(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    socket = await raw(house, hello(await ticket_for(house, anna)))
    for nonsense in (
        "{",
        '{"type":"nothing"}',
        '{"type":"say"}',
        '{"type":"sit","seat":"x","id":"mine"}',
        '{"type":"hello","ticket":"x"}',
    ):
        await socket.send(nonsense)
    for _ in range(16):
        await socket.send(b"\xff")
    refused = 0
    while refused < 20:
        told = decoder.decode(await socket.recv())
        if isinstance(told, protocol.Refused):
            refused += 1
            assert told.id == ("mine" if refused == 4 else "")
    await socket.send("{")
    assert await last_word(socket) == "malformed"
    await ben.send(protocol.Say(text="undisturbed"))


@served
async def test_a_frame_that_is_too_large_ends_the_connection(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    socket = await raw(house, hello(await ticket_for(house, anna)))
    await socket.send(json.dumps({"type": "say", "text": "x" * protocol.LARGEST_FRAME}))
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await socket.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    await ben.send(protocol.Say(text="undisturbed"))


@served
async def test_an_action_of_nothing_but_space_is_refused_in_words(house: House) -> None:
    anna = await house.host("Anna")
    await anna.send(protocol.Start())
    await house.quiet()
    with pytest.raises(Refused) as refused:
        await anna.play(" \t ")
    assert refused.value.why == "not-a-verb" and refused.value.text
