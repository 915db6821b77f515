"""A client in Python, for the terminal, for tests and for programs. It knows what the protocol says, no more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from copy import deepcopy
from http.client import HTTPException
from secrets import token_hex
from threading import Thread
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from passgo.server import protocol
from passgo.server.protocol import FromServer, Key
from passgo.server.tickets import is_code, plain_code

LARGEST_MESSAGE = 4_000_000  # bytes that the server may send at once
LARGEST_ANSWER = 64_000_000  # bytes of an answer over HTTP: the story of a whole game is the longest
NO_PASSGO = "502"  # why an answer is taken for a refusal: whatever gave it, it is no table of passgo
SECONDS = 30.0  # to wait for an answer
UNREADABLE = "unreadable"  # why a connection ended: the server's passgo says what this one does not understand

Kind = TypeVar("Kind")

decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
encoder = msgspec.json.Encoder()


class Refused(Exception):
    """The server said no: why, in a word and in words."""

    def __init__(self, why: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.rule = rule


class Gone(Exception):
    """The connection has ended; `why` is the server's last word, if it said one."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why or "the connection was lost")
        self.why = why


def patched(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The view after a patch; the one before stays as it is."""
    after = dict(view)
    for key, new in patch.items():
        old = view.get(key)
        if isinstance(old, list) and isinstance(new, dict):
            after[key] = [patched(item, new[str(k)]) if str(k) in new else item for k, item in enumerate(old)]
        else:
            after[key] = new
    return after


def request(
    address: str,
    path: str,
    method: str = "GET",
    body: Any = None,
    token: str = "",
    language: protocol.Language = "en",
) -> Any:
    """One HTTP request; a refusal raises Refused, in the words of the language, and so does what cannot be read."""
    data = encoder.encode(body) if body is not None else None
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        with urlopen(Request(address + path, data, headers, method=method), timeout=SECONDS) as answer:
            return read_answer(answer)
    except HTTPError as error:
        raise refusal(error) from None
    except ConnectionError:  # also where it hung up instead of answering, which is an HTTPException too
        raise
    except (HTTPException, ValueError, RecursionError) as error:
        raise Refused(NO_PASSGO, f"what {address} answers cannot be read: {error}") from error


def read_answer(answer: Any) -> Any:
    """Text, or what JSON it is; ValueError if it is neither."""
    data = answer.read(LARGEST_ANSWER + 1)
    if len(data) > LARGEST_ANSWER:
        raise ValueError("it does not end")
    is_json = answer.headers.get_content_type() == "application/json"
    return json.loads(data) if is_json else data.decode()


def refusal(error: HTTPError) -> Refused:
    """What a server says with a status of refusal: in its words, if it is a table server."""
    try:
        said = msgspec.convert(read_answer(error), protocol.Problem)
    except (HTTPException, OSError, ValueError, RecursionError):
        return Refused(str(error.code), str(error))
    return Refused(said.problem, said.text)


def read_key(answer: Any) -> Key:
    """Of somebody at a table; a later passgo may say more. The code is part of the names of files."""
    key = understood(answer, Key)
    if not is_code(key.code):
        raise Refused(NO_PASSGO, "the server answers with a code that is none")
    return key


def understood(answer: Any, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(answer, kind)
    except msgspec.ValidationError as error:
        raise Refused(NO_PASSGO, f"the answer of the server cannot be read: {error}") from error


async def requested(
    address: str,
    path: str,
    method: str = "GET",
    body: Any = None,
    token: str = "",
    language: protocol.Language = "en",
) -> Any:
    """The same beside other things, in a thread that does not hold up the end of the program."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Any] = loop.create_future()

    def settle(result: Any, error: Exception | None) -> None:
        if answer.cancelled():
            return
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)

    def work() -> None:
        result, problem = None, None
        try:
            result = request(address, path, method, body, token, language)
        except Exception as error:
            problem = error
        with contextlib.suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(settle, result, problem)

    Thread(target=work, daemon=True).start()
    return await answer


def split_link(link: str) -> tuple[str, str]:
    """Server and code of a table's link, such as http://host/t/K7QX2-M4HTB."""
    parts = urlsplit(link)
    code = parts.path.rstrip("/").rpartition("/")[2]
    return urlunsplit((parts.scheme, parts.netloc, "", "", "")), plain_code(code)


def note_presence(room: protocol.Room, told: protocol.Presence) -> None:
    until = {away.person: away.until for away in told.away}
    for number, person in enumerate(room.people):
        person.online, person.back_by = number in told.online, until.get(number)
    for number, seat in enumerate(room.seats):
        seat.standing_in = number in told.standing_in


def check_room(room: protocol.Room) -> None:
    """ValueError if its numbers of seats and people are not those of seats and people."""
    seats, people, sharing = range(len(room.seats)), range(len(room.people)), room.sharing
    numbers = [
        *((person.seat, seats) for person in room.people),
        *((seat.person, people) for seat in room.seats),
        *((seat.kept_for, people) for seat in room.seats),
        *((number, seats) for number in sharing.awaited),
        *((petition.person, people) for petition in room.petitions),
        (room.host, people),
    ]
    if any(number is not None and number not in there for number, there in numbers):
        raise ValueError("there is no such seat or person")
    if len(sharing.hashes) < len(room.seats):
        raise ValueError("not every seat has its place among the hashes")
    if room.rematch is not None and not is_code(room.rematch):
        raise ValueError("the code of the other table is none")


def note_draws(table: protocol.Table, draws: list[protocol.Draw] | msgspec.UnsetType) -> None:
    if draws is not msgspec.UNSET and draws:
        table.drawn = draws[-1].counter + 1


class Client:
    """One guest at one table. `table` is what is known of it, kept up to date by what the server sends."""

    def __init__(self, address: str, key: Key, language: protocol.Language = "en", positions: bool = False) -> None:
        self.address = address
        self.key = key
        self.language: protocol.Language = language
        self.positions = positions  # whether to be sent the position whenever the game changes
        self.table: protocol.Table | None = None
        self.ahead = 0  # milliseconds that the server's clock is before ours, as far as is seen when a table is told
        self.online: list[int] = []
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[str, asyncio.Future[Any]] = {}
        self.news: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self.why = ""
        self.told = asyncio.Event()  # whether this connection has told the table, or has ended before it did
        self.mark = token_hex(4)  # no id of another connection is used again
        self.numbers = itertools.count(1)

    @staticmethod
    async def open(address: str, wanted: protocol.NewTable, language: protocol.Language = "en") -> Client:
        """At a new table, as its host."""
        key = await requested(address, "/api/tables", "POST", wanted, "", language)
        return Client(address, read_key(key), language)

    @staticmethod
    async def join(address: str, code: str, name: str, language: protocol.Language = "en") -> Client:
        path = f"/api/tables/{quote(code)}/people"
        key = await requested(address, path, "POST", protocol.Entrance(name), "", language)
        return Client(address, read_key(key), language)

    @staticmethod
    def watch(address: str, code: str, language: protocol.Language = "en") -> Client:
        return Client(address, Key(code, -1, ""), language)

    async def get(self, what: str) -> Any:
        """Something of the table over HTTP: printed, record, story."""
        path = f"/api/tables/{self.key.code}/{what}"
        return await requested(self.address, path, token=self.key.token, language=self.language)

    async def connect(self, after: int | None = None) -> None:
        """Open the socket and learn the state of the table; with `after` only what is new. Gone if it ends before."""
        path = f"/api/tables/{self.key.code}/tickets"
        answer = await requested(self.address, path, "POST", None, self.key.token, self.language)
        ticket = understood(answer, protocol.Ticket)
        self.socket = await connect(ticket.socket, max_size=LARGEST_MESSAGE, compression=None)
        hello = protocol.Hello(ticket=ticket.ticket, after=after, language=self.language, positions=self.positions)
        await self.socket.send(encoder.encode(hello).decode())
        self.told.clear()
        self.why = ""
        self.reading = asyncio.create_task(self.read(self.socket))
        if after is None:
            await self.told.wait()
            if self.table is None:
                raise Gone(self.why)

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                message = decoder.decode(frame)
                self.hear(message)
                self.news.put_nowait(message)
        except ConnectionClosed:
            pass
        except Exception:  # an older or newer passgo, or something else, says what is not understood here
            self.why = UNREADABLE
            await socket.close()
        finally:
            for future in self.waiting.values():
                if not future.done():
                    future.set_result(None)
            self.news.put_nowait(None)
            self.told.set()

    def hear(self, message: FromServer) -> None:
        """Bring what is known up to date."""
        table = self.table
        if isinstance(message, protocol.Ack | protocol.Refused | protocol.Answer):
            future = self.waiting.get(message.id)
            if future and not future.done():
                future.set_result(message)
        elif isinstance(message, protocol.Table):
            check_room(message.room)
            self.ahead = message.now - now()
            self.table = deepcopy(message)  # the message itself stays as it came, also while it waits to be read
            self.told.set()
        elif isinstance(message, protocol.Presence):
            self.online = message.online
            if table is not None:
                note_presence(table.room, message)
        elif isinstance(message, protocol.Bye):
            self.why = message.why
        elif table is not None:
            self.change(table, message)

    def change(self, table: protocol.Table, message: FromServer) -> None:
        if isinstance(message, protocol.Moved):
            assert table.view is not None
            table.seq, table.deadline, table.prompt = message.seq, message.deadline, None
            table.view = patched(table.view, message.patch)
            note_draws(table, message.draws)
        elif isinstance(message, protocol.Changed):
            check_room(message.room)
            table.seq, table.room, table.deadline = message.seq, deepcopy(message.room), message.deadline
            if message.view is not msgspec.UNSET:
                table.view, table.prompt = message.view, None
            note_draws(table, message.draws)
            person, people = table.you.person, table.room.people
            table.you.seat = people[person].seat if person is not None and person < len(people) else None
            if table.you.seat is None:
                table.prompt, table.hand = None, []
        elif isinstance(message, protocol.Chatted):
            table.seq = message.seq
            table.chat.append(message)
        elif isinstance(message, protocol.Hand):
            table.hand = message.cards
        elif isinstance(message, protocol.Prompt):
            table.prompt = message

    async def send(self, command: protocol.Command) -> Any:
        """Send a command and wait for its Ack or Answer; Refused and Gone are raised."""
        assert self.socket is not None
        command.id = command.id or f"{self.mark}-{next(self.numbers)}"
        future = self.waiting[command.id] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(encoder.encode(command).decode())
            async with asyncio.timeout(SECONDS):
                answer = await future
        except ConnectionClosed:
            raise Gone(self.why) from None
        finally:
            del self.waiting[command.id]
        if answer is None:
            raise Gone(self.why)
        if isinstance(answer, protocol.Refused):
            raise Refused(answer.why, answer.text, answer.rule)
        return answer

    async def play(self, action: str) -> Any:
        """Answer the open prompt."""
        prompt = self.table.prompt if self.table else None
        return await self.send(protocol.Play(number=prompt.number if prompt else 0, action=action))

    async def next(self) -> FromServer:
        """The next message, waiting for it; Gone when there will be none."""
        message = await self.news.get()
        if message is None:
            raise Gone(self.why)
        return message

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading


def now() -> int:
    """Our clock, in milliseconds since 1970."""
    return int(time.time() * 1000)
