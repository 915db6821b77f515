"""The HTTP side: tables are made, found, joined and left; every answer is what the OpenAPI document says."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.parser import text_string_to_metric_families
from starlette.routing import Route

from passgo.editions import EDITIONS
from passgo.server import protocol, protocol_notices
from passgo.server.app import application
from passgo.server.client import Refused, patched, split_link
from passgo.server.http_notices import NOTICES
from passgo.server.lan import Lan
from passgo.server.metrics import Metrics
from passgo.server.openapi import document
from passgo.server.operations import OPERATIONS
from passgo.server.registry import TableRegistry
from passgo.server.storage import StoreError
from tests.server.harness import PATIENCE, House, served
from tests.server.listener import table_for

NEW = {"name": "Anna", "players": 2, "pace": "instant"}


def web(house: House) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.address, timeout=PATIENCE * 3)


@served
async def test_a_table_is_opened_found_joined_and_left(house: House) -> None:
    async with web(house) as http:
        key = (await http.post("/api/tables", json={**NEW, "listed": True})).json()
        assert set(key) == {"code", "person", "token"} and key["person"] == 0
        assert [card["code"] for card in (await http.get("/api/tables")).json()] == [key["code"]]
        card = (await http.get(f"/api/tables/{key['code'].lower()}")).json()
        assert (card["people"], card["free"], card["phase"]) == (["Anna"], 1, "gathering")
        ben = await http.post(f"/api/tables/{key['code']}/people", json={"name": "Ben"})
        assert ben.status_code == 201 and ben.json()["person"] == 1 and ben.json()["token"] != key["token"]
        gone = await http.delete(
            f"/api/tables/{key['code']}/people/me", headers={"authorization": f"Bearer {key['token']}"}
        )
        assert gone.status_code == 204 and gone.content == b""
        assert (await http.get(f"/api/tables/{key['code']}")).json()["people"] == []
    assert house.table(key["code"]).room.host == 1


@served
async def test_the_lobby_lists_what_is_listed_by_phase(house: House) -> None:
    open_table = await house.host("Anna", listed=True)
    await house.host("Ben")
    playing = await house.host("Carla", listed=True, pace="slow")
    await playing.send(protocol.Start())
    async with web(house) as http:
        for phase, codes in (
            ("", {open_table.key.code, playing.key.code}),
            ("?phase=gathering", {open_table.key.code}),
            ("?phase=playing", {playing.key.code}),
            ("?phase=over", set()),
        ):
            assert {card["code"] for card in (await http.get(f"/api/tables{phase}")).json()} == codes
        assert (await http.get("/api/tables?phase=later")).status_code == 400


@served
async def test_the_state_of_the_server_counts_tables_and_sockets(house: House) -> None:
    await house.game("Anna", "Ben")
    await house.host("Carla")
    state = await house.http("/api/server")
    assert (state["tables"], state["playing"], state["sockets"], state["now"]) == (2, 1, 3, house.clock.at)
    assert state["protocol"] == protocol.VERSION


@served
async def test_what_is_printed_follows_the_table_and_the_language(house: House) -> None:
    anna = await house.host("Anna", edition="mega")
    async with web(house) as http:
        path = f"/api/tables/{anna.key.code}/printed"
        english = (await http.get(path)).json()
        french = (await http.get(path, headers={"accept-language": "fr-CA,fr;q=0.9"})).json()
        asked = (await http.get(f"{path}?language=fr", headers={"accept-language": "en"})).json()
    assert english["edition"] == "mega" and english["language"] == "en" and french["language"] == "fr"
    assert asked == french and len(french["spaces"]) == len(english["spaces"])


@served
async def test_house_rules_and_the_words_of_tables_are_fetched_when_they_are_wanted(house: House) -> None:
    async with web(house) as http:
        shelf = (await http.get("/api/editions?language=fr")).json()
        assert all("settings" not in card for card in shelf)
        for card in shelf:
            fields = (await http.get(f"/api/editions/{card['name']}/settings?language=fr")).json()
            assert {field["key"] for field in fields} == set(EDITIONS[card["name"]].settings)
        missing = await http.get("/api/editions/chess/settings?language=fr")
        assert (missing.status_code, missing.json()["text"]) == (404, "Ce jeu n’existe pas ici.")
        start, table = [(await http.get(f"/api/texts/fr{part}")).text for part in ("", "/table")]
        assert "web-headline = " in start and "web-play-yours = " not in start
        assert "web-play-yours = " in table and "web-headline = " not in table


@served
async def test_the_story_is_what_a_spectator_was_told_move_by_move(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", edition="millionaire", started=False)
    async with web(house) as http:
        path = f"/api/tables/{table.room.code}/story"
        assert (await http.get(path)).status_code == 409
        await people[0].send(table, protocol.Start())
        for person in people:
            await person.send(table, protocol.Stand())
        await house.quiet()
        story = (await http.get(path)).json()
    assert len(story["frames"]) == len(table.room.moves)
    view = story["table"]["view"]
    for frame in story["frames"]:
        view = patched(view, frame["patch"])
    assert table.view is not None
    shown = json.loads(json.dumps(table.view))
    assert {**view, "decision": None} == {**shown, "decision": None} and view["over"]
    draws = [*story["draws"], *(draw for frame in story["frames"] for draw in frame.get("draws", []))]
    assert [draw["counter"] for draw in draws] == list(range(len(draws))) and len(draws) > 10
    assert all(0 <= draw["value"] < draw["below"] for draw in draws), "all is open when the game is over"


@served
async def test_what_is_wrong_with_a_request_is_said_in_words(house: House) -> None:
    anna = await house.host("Anna")
    code = anna.key.code
    long = json.dumps({**NEW, "edition": "x" * 20_000})
    cases: list[tuple[str, str, Any, int, str]] = [
        ("POST", "/api/tables", "{", 400, "malformed"),
        ("POST", "/api/tables", json.dumps({**NEW, "surprise": 1}), 400, "malformed"),
        ("POST", "/api/tables", json.dumps({**NEW, "players": 1}), 400, "malformed"),
        ("POST", "/api/tables", json.dumps({**NEW, "edition": "chess"}), 400, "bad-choices"),
        ("POST", "/api/tables", json.dumps({**NEW, "name": "\u200b"}), 400, "name"),
        ("POST", "/api/tables", b"\xff\xfe", 400, "malformed"),
        ("POST", "/api/tables", long, 413, "malformed"),
        ("POST", f"/api/tables/{code}/people", long, 413, "malformed"),
        ("POST", "/api/tables/AAAAAA/people", '{"name": "Ben"}', 404, "no-table"),
        ("POST", "/api/tables/AAAAAA/tickets", None, 404, "no-table"),
        ("GET", "/api/tables/%00", None, 404, "no-table"),
        ("GET", "/api/tables/AAAAAA/record", None, 404, "no-table"),
        ("DELETE", f"/api/tables/{code}/people/me", None, 401, "no-token"),
    ]
    async with web(house) as http:
        for method, path, body, status, problem in cases:
            answer = await http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["problem"]) == (status, problem), (path, body)
            assert answer.json()["text"] and is_documented(method, path, status)
        in_french = await http.get("/api/tables/AAAAAA", headers={"accept-language": "fr"})
        assert in_french.json()["text"] == "Aucune table n’a ce code."
        assert (await http.put("/api/tables")).status_code == 405
        assert (await http.get("/api/nothing")).status_code == 404


def is_documented(method: str, path: str, status: int) -> bool:
    template = "/".join("{code}" if at == 3 else part for at, part in enumerate(path.split("/")))
    return str(status) in document()["paths"][template][method.lower()]["responses"]


@served
async def test_a_full_table_takes_nobody_in(house: House) -> None:
    anna = await house.host("Anna")
    for k in range(59):
        await house.registry.join(house.table(anna), f"guest {k}")
    with pytest.raises(Refused, match="no more people"):
        await house.http(f"/api/tables/{anna.key.code}/people", "POST", {"name": "one more"})


@served
async def test_a_store_that_fails_is_said_and_the_server_lives_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(question: object) -> None:
        raise StoreError("no answer")

    call = house.registry.writer.call
    monkeypatch.setattr(house.registry.writer, "call", fails)
    async with web(house) as http:
        for path in ("/api/server", "/api/tables", "/api/tables/AAAAAA"):
            answer = await http.get(path)
            assert answer.status_code == 503 and answer.json()["text"] == "The server is closing for a moment."
            assert is_documented("GET", path, 503)
        assert (await http.get("/healthz")).status_code == 503
        monkeypatch.setattr(house.registry.writer, "call", call)
        assert (await http.get("/healthz")).text == "well"


@served
async def test_metrics_count_what_happens(house: House) -> None:
    """Of one server, and not of another one in the same process."""
    anna, _ = await house.gathered("Anna", "Ben")
    with pytest.raises(Refused):
        await anna.send(protocol.Resume())
    await anna.send(protocol.Say(text="hello"))
    told = dict(line.split() for line in (await house.http("/metrics")).splitlines() if not line.startswith("#"))
    facts = house.table(anna).room.seq
    assert b"passgo_facts_total 0.0" in Metrics().text()
    assert told["passgo_facts_total"] == f"{facts}.0" and told["passgo_commands_refused_total"] == "1.0"
    assert told["passgo_tables"] == "1.0" and told["passgo_sockets"] == "2.0"
    assert told["passgo_frames_received_total"] == "3.0" and told["passgo_slow_readers_total"] == "0.0"
    assert told["passgo_command_seconds_count"] == told['passgo_command_seconds_bucket{le="+Inf"}'] == "2.0"


@served
async def test_metrics_come_as_prometheus_reads_them(house: House) -> None:
    """In its own type of content; of every measure one series, with its name, and no other."""
    async with web(house) as http:
        answer = await http.get("/metrics")
    assert answer.headers["content-type"] == CONTENT_TYPE_LATEST
    families = {family.name: family.type for family in text_string_to_metric_families(answer.text)}
    assert families == {
        "passgo_facts": "counter",
        "passgo_frames_received": "counter",
        "passgo_commands_refused": "counter",
        "passgo_slow_readers": "counter",
        "passgo_command_seconds": "histogram",
        "passgo_bot_thoughts": "counter",
        "passgo_bot_fallbacks": "counter",
        "passgo_bot_forfeits": "counter",
        "passgo_bot_workers_replaced": "counter",
        "passgo_bot_queue": "gauge",
        "passgo_tables": "gauge",
        "passgo_tables_set_aside": "gauge",
        "passgo_sockets": "gauge",
        "passgo_gc_seconds": "gauge",
        "passgo_code_guesses": "counter",
        "passgo_requests_limited": "counter",
        "passgo_stories_made": "counter",
        "passgo_pushes": "counter",
        "passgo_reviews_made": "counter",
        "passgo_store_seconds": "histogram",
        "passgo_bot_thought_seconds": "histogram",
        "process_cpu_seconds": "counter",
        "process_max_fds": "gauge",
        "process_open_fds": "gauge",
        "process_resident_memory_bytes": "gauge",
        "process_start_time_seconds": "gauge",
        "process_virtual_memory_bytes": "gauge",
    }


def test_a_link_names_server_and_table() -> None:
    assert split_link("https://play.example:8000/t/k7qx2m/") == ("https://play.example:8000", "K7QX2M")


# the document


async def never() -> TableRegistry:
    raise AssertionError("the server is not started")


def test_every_route_is_in_the_document_and_the_other_way_round() -> None:
    app = application(never)
    routes = {
        (route.path, method)
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path != "/api/openapi.json"
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(path, method.upper()) for path, methods in document()["paths"].items() for method in methods}
    assert routes == described == {(each.path, each.method) for each in OPERATIONS}


class NoDoors:
    """Of a server that could let the network in."""

    async def listen(self, listening: socket.socket) -> None:
        raise NotImplementedError

    async def stop_listening(self, listening: socket.socket) -> None:
        raise NotImplementedError


@served
async def test_the_document_is_valid_and_answers_are_as_it_says(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", edition="millionaire", listed=True)
    anna, emil = await house.host("Carla"), await house.host("Emil")
    doc = await house.http("/api/openapi.json")
    assert doc == json.loads(json.dumps(document())) and doc["openapi"] == "3.1.0"
    for schema in doc["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    for person in people:
        await person.send(table, protocol.Stand())
    await house.quiet()
    house.app.state.desk.lan = lan = Lan(NoDoors())
    bodies: dict[type, Any] = {
        protocol.NewTable: NEW,
        protocol.Entrance: {"name": "Dora"},
        protocol.LetIn: {"open": False},
        protocol_notices.Subscription: {"endpoint": "https://fcm.googleapis.com/x"},
    }
    tokens = {"PUT": lan.key}
    async with web(house) as http:
        for operation in OPERATIONS:
            path = operation.path.format(code=table.room.code, language="fr", edition="millionaire")
            body = None if operation.body is None else bodies[operation.body]
            token = tokens.get(operation.method, "")
            if operation.method == "DELETE" or operation in NOTICES:
                key = emil.key if operation in NOTICES else anna.key
                path, token = operation.path.format(code=key.code), key.token
            answer = await http.request(
                operation.method, path, json=body, headers={"authorization": f"Bearer {token}"} if token else {}
            )
            told = doc["paths"][operation.path][operation.method.lower()]["responses"][str(answer.status_code)]
            assert answer.status_code < 300
            if operation.answer is not None:
                schema = told["content"]["application/json"]["schema"]
                Draft202012Validator({**schema, "components": doc["components"]}).validate(answer.json())
            elif answer.status_code != 204:
                assert answer.headers["content-type"].startswith("text/plain") and "text/plain" in told["content"]


def test_every_name_that_the_document_refers_to_is_in_it() -> None:
    doc = document()
    text = json.dumps(doc)
    names = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(doc["components"]["schemas"]) and "NewTable" in names
    ids = [method["operationId"] for path in doc["paths"].values() for method in path.values()]
    assert len(ids) == len(set(ids))
