"""The registry where the tables stand: opens them, finds them, brings them back from the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from passgo.engine.game import Game
from passgo.engine.random import commitment
from passgo.server import table_events
from passgo.server.absence import longest_away
from passgo.server.bot_pool import BotPool
from passgo.server.memory import COLLECTOR
from passgo.server.messages import aside_text
from passgo.server.metrics import Metrics, gauge
from passgo.server.nodes import Nodes
from passgo.server.notices import Notices
from passgo.server.protocol import Choices, Key, TableCard
from passgo.server.reading import Aside, SetAside, Stored, Story, is_there, read, stored, unfit
from passgo.server.retention import Retention
from passgo.server.room import Room
from passgo.server.storage import CodeInUse, Damaged, StoreError
from passgo.server.storage.writer import Writer
from passgo.server.table import LiveTable
from passgo.server.table_events import AnyTableEvent
from passgo.server.tickets import Tickets, hashed, new_code, new_token
from passgo.server.turns import Turns
from passgo.server.waking import Waking

if TYPE_CHECKING:
    from passgo.server.lobby import Lobby

ALONE = "alone"  # the name of a server that has no others
PROBE = "probe"  # the name under which it is tried whether something can be written
BEAT_SECONDS = 2.0
SHORTEST_OUTAGE = 1000  # ms that are worth an event
PEOPLE = 60  # that one table has room for, spectators with a name included

log = logging.getLogger("passgo.server")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Full(Exception):
    """The table takes no more people."""


class Locked(Exception):
    """The host lets nobody else in."""


class TableRegistry:
    def __init__(
        self,
        writer: Writer,
        bots: BotPool,
        now: Callable[[], int] = milliseconds,
        nodes: Nodes | None = None,
        lobby: Lobby | None = None,
        ticks: Callable[[], float] = time.monotonic,
        keep_days: float = 0,
        push_hosts: Sequence[str] = (),
    ) -> None:
        self.writer = writer
        self.bots = bots
        self.now = now
        self.ticks = ticks  # seconds, for measuring rates
        self.nodes = nodes  # where several servers share the store
        self.lobby = lobby
        self.name = nodes.name if nodes else ALONE
        self.tables: dict[str, LiveTable] = {}
        self.coming: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.aside: dict[str, Aside] = {}  # the tables that were found unreadable, and why
        self.tickets = Tickets(now)
        self.bot_turns = Turns()
        self.notices = Notices(writer, now, push_hosts)
        self.metrics = Metrics(
            *bots.measures,
            writer.seconds,
            self.notices.pushes,
            gauge("tables", "Tables in memory.", lambda: len(self.tables)),
            gauge("tables_set_aside", "Tables that cannot be read here.", lambda: len(self.aside)),
            gauge("sockets", "Open connections.", self.sockets),
            gauge("gc_seconds", "What the garbage collector took of this process.", lambda: COLLECTOR.seconds),
        )
        self.keep_days = keep_days
        self.outages: list[tuple[int, int]] = []  # of a server that is alone: from when until when it was not there
        self.tasks: list[asyncio.Task[None]] = []
        self.probing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Let it be known that this server lives. Tables are read when they are needed."""
        self.bots.begin()
        if self.nodes is None:
            await self.note_outage()
        self.tasks += await self.notices.begin()
        self.tasks.append(asyncio.create_task(self.beat()))
        self.tasks.append(asyncio.create_task(Waking(self).watch()))
        if self.keep_days:
            self.tasks.append(asyncio.create_task(Retention(self, self.keep_days).watch()))
        if self.nodes is not None:
            self.tasks.append(asyncio.create_task(self.nodes.watch(self)))

    async def note_outage(self) -> None:
        """While no server was there nobody's time ran."""
        began, now = await self.writer.call(lambda store: store.last_beat(self.name)), self.now()
        if began is not None and now - began >= SHORTEST_OUTAGE:
            await self.writer.call(lambda store: store.went_down(began, now))
        self.outages = await self.writer.call(lambda store: store.outages())

    async def beat(self) -> None:
        while True:
            try:
                await self.note_beat(self.now())
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            if self.lobby is not None:
                await self.lobby.be_present(self.sockets())
            COLLECTOR.tidy_up(self.sockets())
            await asyncio.sleep(BEAT_SECONDS)

    async def note_beat(self, now: int) -> None:
        await self.writer.call(lambda store: store.beat(self.name, now))

    def probe(self) -> asyncio.Task[None]:
        """Something that is written now; one at a time, however many ask."""
        if self.probing is None or self.probing.done():
            now = self.now()
            self.probing = asyncio.create_task(self.writer.call(lambda store: store.beat(PROBE, now)))
            self.probing.add_done_callback(lambda task: None if task.cancelled() else task.exception())
        return self.probing

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            table.close("closing")
        self.bots.close()
        if self.nodes is not None:
            await self.writer.call(lambda store: store.release(self.name))
        if self.lobby is not None:
            await self.lobby.close()
        await self.writer.close()

    def sockets(self) -> int:
        return sum(len(table.guests) for table in self.tables.values())

    # tables

    async def open(self, choices: Choices, name: str) -> Key:
        """A new table; who asks for it is the host and sits in the first seat."""
        token = new_token()
        code = await self.set_up(choices, [table_events.Joined(name, hashed(token)), table_events.Seated(0, 0)])
        log.info("a table is opened", extra={"table": code, "person": 0})
        return Key(code, 0, token)

    async def open_again(self, room: Room) -> str:
        """A table for a rematch: the same people under the same tokens, in the same seats."""
        people: list[AnyTableEvent] = [table_events.Joined(person.name, person.token) for person in room.people]
        seated = [table_events.Seated(n, p.seat) for n, p in enumerate(room.people) if p.seat is not None]
        gone = [table_events.Left(n) for n, person in enumerate(room.people) if not person.here]
        picked = [table_events.Picked(n, person.piece) for n, person in enumerate(room.people) if person.piece]
        founder = room.founder if room.founder is not None and room.people[room.founder].here else room.host
        host = [table_events.Hosted(founder, True)] if founder is not None else []
        if room.host is not None and room.host != founder:
            host.append(table_events.Hosted(room.host))
        locked = [table_events.Locked(True)] if room.locked else []
        bots = {k: seat.bot for k, seat in enumerate(room.seats) if seat.bot is not None}
        choices = msgspec.structs.replace(room.choices, bots=list(bots.values()))
        filled = [table_events.Filled(seat, bot) for seat, bot in bots.items()]
        return await self.set_up(choices, [*people, *seated, *gone, *picked, *host, *filled, *locked])

    async def set_up(self, choices: Choices, told: Sequence[AnyTableEvent]) -> str:
        while True:
            code, secret = new_code(), secrets.token_bytes(32)
            table = LiveTable(self, Room(code, secret), None)
            opened = table_events.Opened(choices, commitment(secret))
            try:
                await table.commit(opened, *told)  # nobody else knows of the table yet
            except CodeInUse:
                continue
            self.tables[code] = table
            if self.nodes is not None:
                await self.nodes.claim(code)
            return code

    async def table(self, code: str) -> LiveTable | None:
        """The table of this code, from the store if need be; None if there is none, SetAside if it cannot be read."""
        if code in self.tables:
            return self.tables[code]
        if code in self.aside:
            if self.nodes is not None:
                await self.nodes.claim(code)  # unless another server has it by now
            raise SetAside(self.aside[code])
        if code not in self.coming:
            self.coming[code] = asyncio.create_task(self.bring_back(code))
            self.coming[code].add_done_callback(partial(self.came, code))
        return await asyncio.shield(self.coming[code])

    def came(self, code: str, coming: asyncio.Task[LiveTable | None]) -> None:
        """Whoever waited for the table knows what became of it; it is no error that nobody does any more."""
        del self.coming[code]
        if not coming.cancelled():
            coming.exception()

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.room.code) is table:
            del self.tables[table.room.code]
            COLLECTOR.closed += 1

    async def put_away(self, table: LiveTable) -> None:
        """Whoever comes finds the table in the store, by whichever server."""
        if self.nodes is not None:
            with contextlib.suppress(StoreError):  # then the lease runs out
                await self.nodes.let_go(table.room.code)
        table.close("closing")  # which ends the task that does this

    async def bring_back(self, code: str) -> LiveTable | None:
        """Tell a table's events again. The time it was away is added to everybody's time."""
        if self.nodes is not None and await self.writer.call(lambda store: is_there(store, code)):
            await self.nodes.claim(code)
        found = await self.writer.call(lambda store: stored(store, code))
        if found is None:
            return None
        try:
            table = self.laid_out(*await asyncio.to_thread(read, code, found))  # a long game takes its time
        except SetAside as error:
            await self.set_aside(code, error)
            raise
        away = self.time_away(found)
        if table.room.phase == "playing" and away >= SHORTEST_OUTAGE:
            # before anything that is due, and before anybody sees the table
            await table.do(lambda: table.commit(table_events.Recovered(away)))
        self.tables[code] = table
        if found.aside:
            await self.take_up(table)
        return table

    def laid_out(self, room: Room, game: Game | None, story: Story) -> LiveTable:
        """The table; SetAside if it cannot be shown, whatever the reason."""
        try:
            return LiveTable(self, room, game, story)
        except Exception as error:
            raise unfit("damaged", room, number=0) from error

    def time_away(self, found: Stored) -> int:
        """For how long of the time since its last event the table was not there for its people, as far as is known.

        Of several servers another one had it, whose beat is not known here; the event also fences that one off.
        """
        noted, now = found.entries[-1].at, self.now()
        if self.nodes is not None or found.aside:
            return now - noted
        return sum(max(0, ended - max(noted, began)) for began, ended in self.outages)

    # tables that cannot be read

    async def set_aside(self, code: str, error: SetAside) -> None:
        """Remember why a table cannot be played here. Nothing of it is changed but the mark."""
        self.aside[code] = error.aside
        why = aside_text("en", error.aside)
        fault = error.__cause__ if error.aside.why == "damaged" else None
        log.warning("a table is set aside: %s", why, extra={"table": code}, exc_info=fault)
        with contextlib.suppress(Damaged):  # where not even the mark can be written, this server knows it
            await self.writer.call(lambda store: store.set_aside(code, why))
        if self.lobby is not None:
            await self.lobby.hide(code)

    async def take_up(self, table: LiveTable) -> None:
        """A table that another passgo could not read is one like all others again."""
        code = table.room.code
        log.info("a table that was set aside is taken up again", extra={"table": code})
        await self.writer.call(lambda store: store.set_aside(code, ""))
        if self.lobby is not None and table.card is not None:
            await self.lobby.show(table.card)

    async def cards(self, phases: Sequence[str]) -> list[TableCard]:
        """Listed tables for the lobby, the newest first."""

        async def stored(phases: Sequence[str] = ("gathering", "playing")) -> list[TableCard]:
            return [row.card for row in await self.writer.call(lambda store: store.rows(phases, listed=True))]

        cards = await self.lobby.cards(stored) if self.lobby and "over" not in phases else None
        return await stored(phases) if cards is None else [card for card in cards if card.phase in phases]

    # people

    async def join(self, table: LiveTable, name: str) -> Key:
        token = new_token()

        async def come_in() -> Key:
            if table.room.locked:
                raise Locked
            number = table.room.free_number()
            if sum(person.here for person in table.room.people) >= PEOPLE:
                number = longest_away(table)
                if number is None:
                    raise Full
                await table.commit(table_events.Left(number))
            await table.commit(table_events.Joined(table.room.name_for(name), hashed(token), number))
            person = len(table.room.people) - 1 if number is None else number
            log.info("somebody came in", extra={"table": table.room.code, "person": person})
            return Key(table.room.code, person, token)

        return await table.do(come_in)

    async def leave(self, table: LiveTable, person: int) -> None:
        who = table.room.people[person]

        async def go() -> None:
            if table.room.people[person] is not who:
                return  # who has left meanwhile: the number is another's
            if who.here or person in table.online():
                await table.commit(table_events.Left(person), *table.room.lapses_without(person))
                log.info("somebody left for good", extra={"table": table.room.code, "person": person})

        await table.do(go)

    def person(self, table: LiveTable, token: str) -> int | None:
        """Whose token this is."""
        known = hashed(token)  # never "", the token of those who are gone
        return next((k for k, person in enumerate(table.room.people) if person.token == known), None)
