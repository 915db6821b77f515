"""Reviews of games that are over: worked out by a process of its own, once for each game, and kept for a while.

A review takes seconds, of a long game a minute, so who asks is told how far it is and asks again.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from time import monotonic
from typing import Any

import msgspec

from passgo.bots.learned.network import value_of
from passgo.engine.game import from_header
from passgo.engine.record import Header, header_data, read_header
from passgo.review.analysis import Reviewer
from passgo.review.telling import told
from passgo.server.bot_worker import Worker
from passgo.server.metrics import counter
from passgo.server.narration import encode
from passgo.server.protocol import Language, Reviewed
from passgo.server.stories import TooMany
from passgo.server.table import LiveTable

KEPT = 16_000_000  # bytes, compressed
WAITING = 8  # that are wanted at once; more are refused
SECONDS = 300.0  # that one may take
PART = 0.5  # seconds of work after which the process tells how far it is

log = logging.getLogger("passgo.server")

Told = dict[Language, bytes]  # a review in both languages, as compressed JSON


class Order(msgspec.Struct):
    """A game to review, as plain data for another process."""

    header: dict[str, Any]
    moves: list[str]
    by_people: set[int]  # the moves that people made, whose decisions are weighed


class Reviews:
    def __init__(self) -> None:
        self.worker = Worker(reviewing)
        self.is_running = False
        self.kept: OrderedDict[str, Told] = OrderedDict()  # by the table's code
        self.coming: dict[str, asyncio.Task[None]] = {}
        self.done: dict[str, Reviewed] = {}
        self.failed: set[str] = set()
        self.one_at_a_time = asyncio.Lock()
        self.made = counter("reviews_made", "Games reviewed; the others were kept.")

    def is_known(self, code: str) -> bool:
        """Whether asking for it is no new work."""
        return code in self.kept or code in self.coming

    def told(self, table: LiveTable, language: Language) -> bytes | Reviewed:
        """The review, or how far it is; TooMany if it cannot be made now."""
        code = table.room.code
        if code in self.kept:
            self.kept.move_to_end(code)
            return self.kept[code][language]
        if code in self.failed:
            self.failed.discard(code)  # who asks again may try again
            raise TooMany
        if code not in self.coming:
            if len(self.coming) >= WAITING:
                raise TooMany
            order = ordered(table)
            self.done[code] = Reviewed(0, len(order.moves))
            self.coming[code] = asyncio.create_task(self.make(code, order))
            self.coming[code].add_done_callback(lambda task: self.forget(code))
        return self.done[code]

    def forget(self, code: str) -> None:
        del self.coming[code], self.done[code]

    async def make(self, code: str, order: Order) -> None:
        async with self.one_at_a_time:
            try:
                async with asyncio.timeout(SECONDS):
                    if not self.is_running:
                        await self.worker.start()
                        self.is_running = True
                    answer = await self.worker.ask(order)
                    while isinstance(answer, int):
                        self.done[code].done = answer
                        answer = await self.worker.ask(None)
            except Exception as error:
                self.is_running = False
                self.worker.end()
                self.failed.add(code)
                log.warning("a review could not be made: %s", error, extra={"table": code})
                return
        self.made.inc()
        self.keep(code, answer)

    def keep(self, code: str, made: Told) -> None:
        """The newest ones, as many as there is room for."""
        self.kept[code] = made
        while len(self.kept) > 1 and sum(len(part) for each in self.kept.values() for part in each.values()) > KEPT:
            self.kept.popitem(last=False)

    def close(self) -> None:
        self.worker.close()


def is_judged(header: Header) -> bool:
    """Whether there is a judgement for the game."""
    return value_of(header.edition.printing(header.settings)) is not None


def ordered(table: LiveTable) -> Order:
    room = table.room
    by_people = {number for number, (_, by) in enumerate(room.acts, 1) if by == "person"}
    return Order(header_data(room.header()), list(room.moves), by_people)


# in the process, which works on one game at a time


class Desk:
    """What the process is at."""

    order: Order
    reviewer: Reviewer


DESK = Desk()


def reviewing(order: Order | None) -> int | Told:
    """Begin with a game, or go on with it for a while: how many moves are done, or what came of it."""
    if order is not None:
        DESK.order = order
        DESK.reviewer = Reviewer(from_header(read_header(order.header)), order.moves, order.by_people)
    reviewer, begun = DESK.reviewer, monotonic()
    while reviewer.done < len(reviewer.moves):
        reviewer.step()
        if monotonic() - begun >= PART:
            return reviewer.done
    return {"en": in_words("en"), "fr": in_words("fr")}


def in_words(language: Language) -> bytes:
    beginning = from_header(read_header(DESK.order.header))
    moves = DESK.order.moves
    made = told(DESK.reviewer.found, beginning, moves, language)
    return gzip.compress(encode(Reviewed(len(moves), len(moves), made)), 6)
