"""The HTTP side: tables are made, found and joined here, and what is printed on a board is told. docs/protocol.md."""

from __future__ import annotations

import asyncio
import gzip
import math
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from passgo import __version__
from passgo.engine.edition import EDITIONS
from passgo.engine.record import Header, sealed
from passgo.server.addresses import REQUESTS_A_SECOND, AddressLimits
from passgo.server.board_data import printed
from passgo.server.board_schema import EditionCard, Lesson, PresetCard, Printed, PuzzlePage, Rulebook, SettingField
from passgo.server.catalog import shelf
from passgo.server.guests import Closed
from passgo.server.house_rules import house_rules, presets
from passgo.server.lan import Lan, NoNetwork
from passgo.server.lesson import has_lesson, lesson
from passgo.server.limits import Buckets, household
from passgo.server.messages import aside_text, bye_text, refusal_text, start_texts, table_texts
from passgo.server.narration import encode
from passgo.server.nodes import Elsewhere, Unreachable
from passgo.server.origins import is_ours
from passgo.server.protocol import (
    VERSION,
    Entrance,
    Key,
    LetIn,
    Network,
    NewTable,
    Problem,
    Reviewed,
    ServerState,
    Story,
    TableCard,
    Ticket,
)
from passgo.server.puzzles import is_known, number_of, puzzle_page
from passgo.server.reading import SetAside, record_as_told
from passgo.server.ready import TEXT, Ready
from passgo.server.registry import Full, Locked, TableRegistry
from passgo.server.requests import (
    Refused,
    address_of,
    bearer,
    body_of,
    data_of,
    json_response,
    language_of,
    name_in,
)
from passgo.server.reviews import Reviews, is_judged
from passgo.server.room import playable, timed
from passgo.server.rulebook import rulebook
from passgo.server.storage import StoreError
from passgo.server.stories import Key as StoryKey
from passgo.server.stories import Stories, TooMany
from passgo.server.table import LiveTable
from passgo.server.tickets import TICKET_SECONDS, is_code, plain_code

ENTRANCES_A_SECOND, ENTRANCES_AT_ONCE = 0.1, 30.0  # of one address at one table
COUNTED_SECONDS = 1.0  # between two counts of all tables
RETRY_AFTER = "5"  # seconds, in the answer to who asks for too much
PHASES = ("gathering", "playing", "over")


class Packed(Refused):
    """Of the table its record alone is kept."""

    def __init__(self, code: str, record: str) -> None:
        super().__init__(410, "packed")
        self.code = code
        self.record = record


class Operation(NamedTuple):
    """One thing that can be asked for; the OpenAPI document is made of these."""

    method: str
    path: str
    about: str
    answer: type | None
    statuses: tuple[int, ...]
    run: Callable[[Desk, Request], Awaitable[Response]]
    body: type | None = None
    query: tuple[str, ...] = ()
    token: bool = False


class Desk:
    """Where requests are answered."""

    def __init__(
        self,
        registry: TableRegistry,
        lan: Lan,
        requests_a_second: float = REQUESTS_A_SECOND,
        origins: Sequence[str] = (),
    ) -> None:
        self.registry = registry
        self.lan = lan
        self.origins = origins  # of pages that may change something, beside our own
        self.limits = AddressLimits(requests_a_second, registry.ticks)
        self.entrances = Buckets(ENTRANCES_A_SECOND, ENTRANCES_AT_ONCE, registry.ticks)
        self.ready = Ready()
        self.counted: tuple[float, dict[str, int]] = (-math.inf, {})  # the tables by phase, and when that was asked
        self.stories = Stories(registry.now)
        self.reviews = Reviews()
        registry.metrics.add(self.stories.made)
        registry.metrics.add(self.reviews.made)

    async def answer(self, operation: Operation, request: Request) -> Response:
        """Run an operation; whatever is wrong with the request is said in one sentence."""
        try:
            if not await self.is_allowed(operation, request):
                raise Refused(429, "rate")
            # of several servers the one that a page asks knows which pages are ours
            if operation.method != "GET" and not request.state.passed_on and not is_ours(request, self.origins):
                raise Refused(403, "foreign-page")
            return await self.answered(operation, request)
        except TooMany:
            refused = Refused(503, "busy")
        except (Closed, StoreError, Unreachable):
            refused = Refused(503, "closing", bye_text(language_of(request), "closing"))
        except SetAside as error:
            refused = Refused(409, "set-aside", aside_text(language_of(request), error.aside))
        except Refused as error:
            refused = error
        return self.refusal(request, refused)

    def refusal(self, request: HTTPConnection, refused: Refused) -> Response:
        text = refused.text or refusal_text(language_of(request), refused.problem)
        answer = json_response(Problem(refused.problem, text), refused.status)
        if refused.status == 429:
            self.registry.metrics.limited.inc()
            answer.headers["retry-after"] = RETRY_AFTER
        return answer

    async def is_allowed(self, operation: Operation, request: Request) -> bool:
        """Whether this address may ask for one more thing of the kind now."""
        nodes = self.registry.nodes
        request.state.passed_on = nodes is not None and nodes.is_peer(request)
        if request.state.passed_on:
            return True
        allowed = self.is_within_limits(operation, household(address_of(request)))
        if nodes is not None and allowed:  # who only says to be a server has asked the store for it no more often
            request.state.passed_on = await nodes.meet(request)
        return allowed

    def may_read(self, request: Request) -> bool:
        return self.limits.reads.take(household(address_of(request)))

    def is_within_limits(self, operation: Operation, address: str) -> bool:
        if operation.method == "GET":
            return self.limits.reads.take(address)
        return self.limits.changes.take(address) and (operation.run is not create or self.limits.openings.take(address))

    async def answered(self, operation: Operation, request: Request) -> Response:
        try:
            return await operation.run(self, request)
        except Elsewhere as owner:
            assert self.registry.nodes is not None
            return await self.registry.nodes.relayed(owner, request, await data_of(request))

    async def table(self, request: Request) -> LiveTable:
        """The table that is asked for; who has named many that are not there must show a token for one that is."""
        code, address = plain_code(request.path_params["code"]), address_of(request)
        is_guessing = not request.state.passed_on and self.limits.is_guessing(address)
        if is_guessing and not bearer(request):
            raise Refused(429, "rate")
        table = await self.registry.table(code) if is_code(code) else None
        if table is None:
            record = await self.registry.writer.call(lambda store: store.record(code)) if is_code(code) else None
            if record is not None and not is_guessing:
                raise Packed(code, record)
            self.registry.metrics.guesses.inc()
            if not request.state.passed_on:
                self.limits.guess(address)
            raise Refused(429, "rate") if is_guessing else Refused(404, "no-table")
        if is_guessing and self.registry.person(table, bearer(request)) is None:
            raise Refused(429, "rate")
        return table

    async def counts(self) -> dict[str, int]:
        """How many tables there are by phase, as of a moment ago: the store looks at every one of them."""
        ticks = self.registry.ticks()
        if ticks - self.counted[0] >= COUNTED_SECONDS:
            self.counted = (ticks, await self.registry.writer.call(lambda store: store.count()))
        return self.counted[1]

    def person(self, table: LiveTable, request: Request) -> int | None:
        """Who asks, by the token; None for somebody without one."""
        if not request.headers.get("authorization"):
            return None
        person = self.registry.person(table, bearer(request))
        if person is None:
            raise Refused(401, "no-token")
        return person


async def state(desk: Desk, request: Request) -> Response:
    counts = await desk.counts()
    sockets = await desk.registry.lobby.sockets() if desk.registry.lobby else None
    if sockets is None:
        sockets = desk.registry.sockets()
    playing = counts.get("playing", 0)
    return json_response(
        ServerState(
            __version__, VERSION, sum(counts.values()), playing, sockets, desk.registry.now(), desk.registry.bots.names
        )
    )


async def network(desk: Desk, request: Request) -> Response:
    return json_response(await desk.lan.network(desk.lan.is_host(request, bearer(request))))


async def let_in(desk: Desk, request: Request) -> Response:
    if not desk.lan.is_host(request, bearer(request)):
        raise Refused(403, "not-the-machine")
    wanted = await body_of(request, LetIn)
    try:
        return json_response(await desk.lan.open(wanted.address) if wanted.open else await desk.lan.close())
    except NoNetwork:
        raise Refused(409, "no-network") from None


async def editions(desk: Desk, request: Request) -> Response:
    language = language_of(request)
    return await desk.ready.give(request, ("shelf", language), lambda: encode(shelf(language)))


async def house_rules_of(desk: Desk, request: Request) -> Response:
    edition, language = edition_of(request), language_of(request)
    return await desk.ready.give(
        request, ("house rules", edition, language), lambda: encode(house_rules(edition, language))
    )


async def presets_of(desk: Desk, request: Request) -> Response:
    edition, language = edition_of(request), language_of(request)
    return await desk.ready.give(request, ("presets", edition, language), lambda: encode(presets(edition, language)))


def edition_of(request: Request) -> str:
    name: str = request.path_params["edition"]
    if name not in EDITIONS:
        raise Refused(404, "no-edition")
    return name


async def a_lesson(desk: Desk, request: Request) -> Response:
    edition = EDITIONS.get(request.path_params["edition"])
    if edition is None or not has_lesson(edition):
        raise Refused(404, "no-lesson")
    name, language = edition.name, language_of(request)
    return await desk.ready.give(request, ("lesson", name, language), lambda: encode(lesson(name, language)))


async def texts(desk: Desk, request: Request) -> Response:
    language = language_of(request)
    return await desk.ready.give(request, ("words", language), lambda: start_texts(language).encode(), TEXT)


async def words_of_tables(desk: Desk, request: Request) -> Response:
    language = language_of(request)
    return await desk.ready.give(request, ("table words", language), lambda: table_texts(language).encode(), TEXT)


async def create(desk: Desk, request: Request) -> Response:
    wanted = await body_of(request, NewTable)
    name = name_in(wanted.name)
    try:
        playable(wanted, desk.registry.bots.names)
    except ValueError as error:
        raise Refused(400, "bad-choices", f"{error}.") from None
    return json_response(await desk.registry.open(timed(wanted.choices()), name), 201)


async def lobby(desk: Desk, request: Request) -> Response:
    phase = request.query_params.get("phase")
    if phase is not None and phase not in PHASES:
        raise Refused(400, "malformed", f"phase is one of {', '.join(PHASES)}.")
    return json_response(await desk.registry.cards((phase,) if phase else ("gathering", "playing")))


async def card(desk: Desk, request: Request) -> Response:
    return json_response((await desk.table(request)).card)


async def join(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    name = name_in((await body_of(request, Entrance)).name)
    if not desk.entrances.take(f"{table.room.code} {household(address_of(request))}"):
        raise Refused(429, "rate")
    try:
        return json_response(await desk.registry.join(table, name), 201)
    except Full:
        raise Refused(409, "full") from None
    except Locked:
        raise Refused(409, "locked") from None


async def leave(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    person = desk.person(table, request)
    if person is None:
        raise Refused(401, "no-token")
    await desk.registry.leave(table, person)
    return Response(status_code=204)


async def ticket(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    person = desk.person(table, request)
    token = "" if person is None else table.room.people[person].token
    issued = desk.registry.tickets.issue(table.room.code, person, token)
    scheme = "wss" if request.url.scheme == "https" else "ws"
    return json_response(Ticket(issued, f"{scheme}://{request.url.netloc}/socket", TICKET_SECONDS), 201)


async def board(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    header, language = header_of(table), language_of(request)
    return await desk.ready.give(
        request, ("printed", *played_with(header), language), lambda: encode(printed(header, language))
    )


async def rules(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    header, language = header_of(table), language_of(request)
    return await desk.ready.give(
        request, ("rules", *played_with(header), language), lambda: encode(rulebook(header, language))
    )


def header_of(table: LiveTable) -> Header:
    return table.game.header if table.game else table.room.header()


def played_with(header: Header) -> tuple[Hashable, ...]:
    """All that what is printed and written about a game depends on."""
    return (header.edition.name, header.version, header.variant, header.skin, *sorted(header.settings.items()))


async def record(desk: Desk, request: Request) -> Response:
    """With the secret of the dice in it, so not before the end; of a table that is set aside, without it."""
    try:
        table = await desk.table(request)
    except SetAside as error:
        text = record_as_told(error.aside.room, aside_text("en", error.aside))
        return attached(error.aside.room.code, text)
    except Packed as packed:
        return attached(packed.code, packed.record)
    if table.room.phase != "over" or table.game is None:
        raise Refused(409, "not-public")
    game = table.game
    return await desk.ready.give(request, ("record", table.room.code), lambda: sealed(game.record).encode(), TEXT)


def attached(code: str, record: str) -> Response:
    return PlainTextResponse(record, headers={"content-disposition": f'attachment; filename="{code}.passgo"'})


async def story(desk: Desk, request: Request) -> Response:
    table = await desk.table(request)
    if table.room.phase == "gathering":
        raise Refused(409, "not-started")
    person = desk.person(table, request)
    seat = None if person is None else table.room.people[person].seat
    positions = request.query_params.get("positions") == "true"
    key = StoryKey(table.room.code, table.room.seq, language_of(request), seat, positions)
    is_free = request.state.passed_on or desk.stories.is_kept(key)
    if not is_free and not desk.limits.stories.take(household(address_of(request))):
        raise Refused(429, "rate")
    return await compressed(request, await desk.stories.told(table, key))


async def review(desk: Desk, request: Request) -> Response:
    """After the end, when nothing is hidden any more; before it is made, how far it is."""
    table = await desk.table(request)
    if table.room.phase != "over":
        raise Refused(409, "not-over")
    if not is_judged(table.room.header()):
        raise Refused(404, "no-review")
    is_free = request.state.passed_on or desk.reviews.is_known(table.room.code)
    if not is_free and not desk.limits.reviews.take(household(address_of(request))):
        raise Refused(429, "rate")
    made = desk.reviews.told(table, language_of(request))
    return json_response(made) if isinstance(made, Reviewed) else await compressed(request, made)


async def puzzle(desk: Desk, request: Request) -> Response:
    """The same for everybody: that of the day, or the one with a number."""
    asked = request.query_params.get("number", str(number_of(desk.registry.now())))
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0
    if not is_known(number):
        raise Refused(404, "no-puzzle")
    language = language_of(request)
    return await desk.ready.give(request, ("puzzle", number, language), lambda: puzzle_page(number, language))


async def compressed(request: Request, told: bytes) -> Response:
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(told, media_type="application/json", headers={"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, told), media_type="application/json")


CODE: Final = "/api/tables/{code}"
IN = ("language",)
LETTING_IN = (200, 400, 403, 409, 413, 415, 429)
ENTERING = (201, 400, 403, 404, 409, 410, 413, 415, 429)
TABLES: Final = (
    Operation("GET", "/api/server", "The state of the server.", ServerState, (200, 429), state),
    Operation("GET", "/api/network", "Who can reach the server.", Network, (200, 429), network, token=True),
    Operation(
        "PUT", "/api/network", "Let the network in, or shut it out.", Network, LETTING_IN, let_in, LetIn, IN, True
    ),
    Operation("GET", "/api/editions", "The games there are.", list[EditionCard], (200, 429), editions, query=IN),
    Operation(
        "GET",
        "/api/editions/{edition}/settings",
        "What house rules may be.",
        list[SettingField],
        (200, 404, 429),
        house_rules_of,
        query=IN,
    ),
    Operation(
        "GET",
        "/api/editions/{edition}/presets",
        "House rules that go well together.",
        list[PresetCard],
        (200, 404, 429),
        presets_of,
        query=IN,
    ),
    Operation("GET", "/api/lessons/{edition}", "A lesson to play.", Lesson, (200, 404, 429), a_lesson, query=IN),
    Operation("GET", "/api/puzzle", "A puzzle.", PuzzlePage, (200, 404, 429), puzzle, query=(*IN, "number")),
    Operation(
        "GET", "/api/texts/{language}", "The words of the start page, a Fluent catalogue.", None, (200, 429), texts
    ),
    Operation("GET", "/api/texts/{language}/table", "Those of the table, likewise.", None, (200, 429), words_of_tables),
    Operation("POST", "/api/tables", "Open a table.", Key, (201, 400, 403, 413, 415, 429), create, body=NewTable),
    Operation("GET", "/api/tables", "The listed tables.", list[TableCard], (200, 400, 429), lobby, query=("phase",)),
    Operation("GET", CODE, "One table.", TableCard, (200, 404, 409, 410, 429), card, query=IN),
    Operation("POST", f"{CODE}/people", "Come in.", Key, ENTERING, join, body=Entrance),
    Operation(
        "DELETE", f"{CODE}/people/me", "Leave for good.", None, (204, 401, 403, 404, 409, 410, 429), leave, token=True
    ),
    Operation(
        "POST",
        f"{CODE}/tickets",
        "A ticket for the socket.",
        Ticket,
        (201, 401, 403, 404, 409, 410, 429),
        ticket,
        token=True,
    ),
    Operation(
        "GET", f"{CODE}/printed", "The board, deeds and packs.", Printed, (200, 404, 409, 410, 429), board, query=IN
    ),
    Operation(
        "GET", f"{CODE}/rules", "The rules as played there.", Rulebook, (200, 404, 409, 410, 429), rules, query=IN
    ),
    Operation(
        "GET",
        f"{CODE}/record",
        "The record of a game that is over or set aside.",
        None,
        (200, 404, 409, 410, 429),
        record,
    ),
    Operation(
        "GET",
        f"{CODE}/story",
        "The game move by move.",
        Story,
        (200, 401, 404, 409, 410, 429),
        story,
        query=(*IN, "positions"),
        token=True,
    ),
    Operation(
        "GET",
        f"{CODE}/review",
        "Luck and skill in a game that is over, or how far that is.",
        Reviewed,
        (200, 404, 409, 410, 429),
        review,
        query=IN,
    ),
)
