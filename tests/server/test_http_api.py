"""Requests made up from the OpenAPI document: no answer is a server's error, and every answer is as described."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from passgo.bots import bot
from passgo.engine.game import Game
from passgo.engine.random import commitment
from passgo.server import table_events
from passgo.server.http import Operation
from passgo.server.openapi import document
from passgo.server.operations import OPERATIONS
from passgo.server.protocol import Choices
from passgo.server.room import Room
from passgo.server.storage import Append, Row
from passgo.server.storage.sql import SqlStore
from passgo.server.table_events import AnyTableEvent, Entry
from passgo.server.tickets import hashed
from tests.server.places import Place
from tests.server.processes import Serving

pytestmark = pytest.mark.once

CODES = {"gathering": "GGGGGG", "playing": "PPPPPP", "over": "QQQQQQ", "aside": "AAAAAA"}
TOKEN = "the token of the host"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]

schema = schemathesis.openapi.from_dict(document())


def played(room: Room) -> list[AnyTableEvent]:
    """What happened in a game of bots."""
    game = Game.begin(room.header())
    seats = [bot("simple", seat) for seat in range(2)]
    moves: list[AnyTableEvent] = []
    while (decision := game.decision) is not None:
        game.play(seats[decision.player].choose(game))
        moves.append(table_events.Played(game.moves[-1], decision.player, "bot"))
    return [*moves, table_events.Finished(list(game.winners))]


def set_up(store: SqlStore, phase: str) -> None:
    """A table in this phase, with a host; one that is set aside has a move that nobody could make."""
    room = Room(CODES[phase], bytes(32))
    choices = Choices(edition="millionaire", players=2, bots=["simple"], clock="days", listed=True)
    told: list[AnyTableEvent] = [table_events.Opened(choices, commitment(room.secret))]
    told += [table_events.Joined("Ann", hashed(TOKEN)), table_events.Seated(0, 0)]

    def apply(some: list[AnyTableEvent]) -> list[Entry]:
        entries = [Entry(room.code, room.seq + 1 + k, 1_800_000_000_000, event) for k, event in enumerate(some)]
        for entry in entries:
            room.apply(entry)
        return entries

    entries = apply(told)
    if phase != "gathering":
        entries += apply([room.start({})])
    if phase == "over":
        entries += apply(played(room))
    if phase == "aside":
        entries += apply([table_events.Played("bid 99999", 0)])
    assert store.append([Append(entries, Row(room.code, room.secret, room.card()), new=True)]) == [None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    place = Place(data=Path(tmp_path_factory.mktemp("data")))
    store = place.open()
    for phase in CODES:
        set_up(store, phase)
    store.close()
    with Serving(place) as serving:
        serving.await_listening()
        yield serving
        assert serving.complaints() == []


def check(case: Case[Any], server: Serving) -> None:
    """Ask at the tables that there are as well as at one made up, as a stranger and as the host."""
    for token in ({}, {"Authorization": f"Bearer {TOKEN}"}):
        case.call_and_validate(base_url=server.address, checks=[*CHECKS, negative_data_rejection], headers=token)
    for code in CODES.values() if "code" in case.path_parameters else ():
        case.path_parameters["code"] = code  # which may mend a request that was to be rejected
        for token in ({}, {"Authorization": f"Bearer {TOKEN}"}):
            case.call_and_validate(base_url=server.address, checks=CHECKS, headers=token)


def ask(operation: Operation, server: Serving, many: int) -> None:
    """So many requests, half of them as they should be."""
    described = schema[operation.path][operation.method]
    sorts = [described.as_strategy(generation_mode=mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)]

    @seed(1)
    @settings(max_examples=many, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.one_of(sorts))
    def asked(case: Case[Any]) -> None:
        check(case, server)

    asked()


by_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")


@by_operation
def test_answers_are_as_described(operation: Operation, server: Serving) -> None:
    ask(operation, server, 8)


@pytest.mark.long
@by_operation
def test_many_answers_are_as_described(operation: Operation, server: Serving) -> None:
    ask(operation, server, 200)
