"""Pages of other sites can neither change anything on a server nor pass for its own; programs can use it."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import PATIENCE, House, served
from tests.server.places import Place
from tests.server.processes import Serving

JSON = {"content-type": "application/json"}
FOREIGN = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": ""},
    {"origin": "http://localhost:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


@served
async def test_a_page_of_another_site_changes_nothing(house: House) -> None:
    anna = await house.host("Anna", players=4)
    at = f"/api/tables/{anna.key.code}"
    me = {"authorization": f"Bearer {anna.key.token}"}
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as page:
        for headers in FOREIGN:
            given = {**JSON, **me, **headers}
            answers = [
                await page.post("/api/tables", content=b'{"name": "Evil"}', headers=given),
                await page.post(f"{at}/people", content=b'{"name": "Evil"}', headers=given),
                await page.post(f"{at}/tickets", headers=given),
                await page.delete(f"{at}/people/me", headers=given),
                await page.put("/api/network", content=b'{"open": true}', headers=given),
            ]
            assert {(each.status_code, each.json()["problem"]) for each in answers} == {(403, "foreign-page")}, headers
        told = await page.post("/api/tables", headers={"origin": "null", "accept-language": "fr"})
        assert told.json()["text"].startswith("Les pages d’autres sites")
        assert len(house.registry.tables) == 1 and [person.here for person in house.table(anna).room.people] == [True]
        for ours in ({}, {"origin": house.address}, {"origin": "https://friends.example"}):
            opened = await page.post("/api/tables", content=b'{"name": "Ben"}', headers={**JSON, **ours})
            assert opened.status_code == 201, ours


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
@served
async def test_what_a_form_could_send_is_not_taken_for_json(house: House, kind: str) -> None:
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as page:
        headers = {"content-type": kind} if kind else {}
        answer = await page.post("/api/tables", content=b'{"name": "Evil"}', headers=headers)
        assert (answer.status_code, answer.json()["problem"]) == (415, "not-json")
        exact = await page.post(
            "/api/tables",
            content=b'{"name": "Ben"}',
            headers={"content-type": f"{JSON['content-type']}; charset=utf-8"},
        )
        assert exact.status_code == 201


@pytest.mark.once
def test_a_server_for_one_machine_is_asked_by_its_names_alone(tmp_path: Path) -> None:
    """A page that has its own name point here is not one of ours."""
    options = ("--origin", "http://friends.example:5173", "--allowed-host", "box.local")
    with Serving(Place(data=tmp_path), *options) as server:
        server.await_listening()
        own = ["localhost", "127.0.0.1", "127.8.9.1", "[::1]", "LOCALHOST", "box.local", "friends.example"]
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            for name in own:
                answer = client.get("/api/server", headers={"host": f"{name}:{server.port}"})
                assert answer.status_code == 200, name
            for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.2", "0.0.0.0"):
                answer = client.get("/api/server", headers={"host": f"{name}:{server.port}", "accept-language": "fr"})
                assert (answer.status_code, answer.json()["problem"]) == (421, "name-of-server"), name
                assert "--allowed-host" in answer.json()["text"] and "serveur" in answer.json()["text"]
        for name, origin in (("evil.example", "http://evil.example"), ("localhost", "http://[")):
            line = socket.create_connection(("127.0.0.1", server.port))
            with pytest.raises(InvalidStatus) as refused:
                connect(f"ws://{name}/socket", sock=line, origin=Origin(origin), open_timeout=PATIENCE)
            assert refused.value.response.status_code == 403
        server.stop()
        assert server.complaints() == []


@served
async def test_nobody_is_sent_to_a_server_that_the_request_made_up(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as client:
        for path, place in (
            ("/static", "/static/"),
            ("/t/AAAAAA/?x=1", "/t/AAAAAA?x=1"),
            ("//evil.example/t/A/", None),
        ):
            answer = await client.get(httpx.URL(house.address + path), headers={"host": "evil.example"})
            assert answer.headers.get("location") == place
