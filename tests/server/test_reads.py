"""Reads and guesses at the door of a server with its usual limits: heavy ones are made once, and there is an end."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from passgo.server.tickets import new_code
from tests.server.many import STORE
from tests.server.places import Place
from tests.server.processes import Serving
from tests.server.storage.old import lay_out, written_down

pytestmark = pytest.mark.once

LONG = "classic, long"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """With the limits that it has by default, over a few stored games."""
    place = Place(data=tmp_path)
    lay_out(STORE, place)
    serving = Serving(place)
    serving.with_usual_limits()
    with serving:
        serving.await_listening()
        yield serving
        serving.stop()
        assert serving.complaints() == []


def get(server: Serving, path: str, source: str = "127.0.0.1", **headers: str) -> tuple[int, Any]:
    """The status and the answer, for somebody at this address of the loopback."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(source, 0))
    with closing(connection):
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        body = answer.read()
        assert (answer.status == 429) == ("retry-after" in answer.headers)
        return answer.status, json.loads(body) if answer.headers[
            "content-type"
        ] == "application/json" else body.decode()


def measure(server: Serving, name: str) -> float:
    found = re.search(rf"^passgo_{name} (\S+)$", get(server, "/metrics", "127.0.0.9")[1], re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_a_long_story_is_told_once_however_many_ask_and_there_is_an_end(server: Serving) -> None:
    told = written_down(STORE)[LONG]
    path = f"/api/tables/{told['code']}/story"
    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda k: get(server, path, f"127.0.0.{20 + k}"), range(8)))
    assert [status for status, _ in answers] == [200] * 8
    assert all(story == answers[0][1] for _, story in answers) and len(answers[0][1]["frames"]) == told["moves"]
    assert measure(server, "stories_made_total") == 1
    # as many kinds of it as one address may have made at once, then no more; another address is served
    others = [each["code"] for each in written_down(STORE).values() if each["phase"] != "gathering"]
    wanted = [f"/api/tables/{code}/story?language={lang}" for code in others for lang in ("en", "fr")]
    wanted += [f"{each}&positions=true" for each in wanted]
    began = monotonic()
    with ThreadPoolExecutor(len(wanted)) as crowd:  # the limit is met at the door, however long a story takes
        statuses = list(crowd.map(lambda each: get(server, each, "127.0.0.50")[0], wanted))
    assert 429 in statuses and statuses.count(200) <= 21 + (monotonic() - began), "20 at once, then one a second"
    assert get(server, f"{path}?language=fr", "127.0.0.51")[0] == 200
    assert measure(server, "requests_limited_total") == statuses.count(429)


def test_reads_of_one_address_come_to_an_end_and_nobody_else_notices(server: Serving) -> None:
    with ThreadPoolExecutor(4) as crowd:
        statuses = list(crowd.map(lambda _: get(server, "/api/tables", "127.0.0.30")[0], range(800)))
    assert set(statuses) == {200, 429}
    assert get(server, "/api/tables", "127.0.0.31")[0] == 200


def test_guessing_codes_is_counted_and_soon_answered_no_more(server: Serving, tmp_path: Path) -> None:
    told = written_down(STORE)["classic"]
    real, token = f"/api/tables/{told['code']}", f"Bearer {told['tokens'][0]}"
    statuses = [get(server, f"/api/tables/{new_code()}", "127.0.0.40")[0] for _ in range(200)]
    assert statuses[:30] == [404] * 30 and 429 in statuses[-2:] and statuses.count(404) < 60
    assert measure(server, "code_guesses_total") == statuses.count(404)
    # a lucky guess is not told from a bad one any more; who has a key, or comes from elsewhere, is let in
    assert is_kept_out(server, real, "127.0.0.40")
    assert is_kept_out(server, real, "127.0.0.40", Authorization="Bearer guessed")
    assert get(server, real, "127.0.0.40", Authorization=token)[0] == 200
    assert get(server, real, "127.0.0.41")[0] == 200


def is_kept_out(server: Serving, path: str, source: str, **headers: str) -> bool:
    """Also where one more guess has just become possible, as every two seconds: a bad one in between uses it up."""
    first = get(server, path, source, **headers)[0]
    get(server, f"/api/tables/{new_code()}", source)
    return 429 in (first, get(server, path, source, **headers)[0])


def test_an_address_that_a_client_claims_for_itself_evades_no_limit(server: Serving) -> None:
    statuses = []
    for k in range(100):
        claimed = f"203.0.113.{k}"
        headers = {"X_Forwarded_For": claimed, "Forwarded": f"for={claimed}", "X_Real_IP": claimed}
        statuses.append(get(server, f"/api/tables/{new_code()}", "127.0.0.1", **headers)[0])
    assert 429 in statuses[-2:]


def test_a_trusted_proxy_says_who_asks_and_nobody_else_does(tmp_path: Path) -> None:
    serving = Serving(Place(data=tmp_path), "--trusted-proxies", "127.0.0.8,127.0.1.0/24")
    serving.with_usual_limits()

    def statuses(proxy: str, claims: list[str]) -> list[int]:
        path = f"/api/tables/{new_code()}"
        return [get(serving, path, proxy, X_Forwarded_For=claim)[0] for claim in claims]

    with serving:
        serving.await_listening()
        for proxy in ("127.0.0.8", "127.0.1.77"):
            many = [f"203.0.113.{k}" for k in range(100)]
            assert set(statuses(proxy, many)) == {404}, "each is another person"
            # what comes before the proxy's own word is the client's
            assert statuses(proxy, [f"203.0.113.{k}, 198.51.100.{len(proxy)}" for k in range(100)])[-2:].count(429)
        assert statuses("127.0.0.7", [f"192.0.2.{k}" for k in range(100)])[-2:].count(429)


def test_codes_of_either_length_open_their_tables_however_they_are_written(server: Serving, tmp_path: Path) -> None:
    old = written_down(STORE)["classic"]["code"]
    assert len(old) == 6 and get(server, f"/api/tables/{old.lower()}")[1]["code"] == old
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("POST", "/api/tables", json.dumps({"name": "Anna"}), {"Content-Type": "application/json"})
    code = json.loads(connection.getresponse().read())["code"]
    connection.close()
    assert len(code) == 10
    assert get(server, f"/api/tables/{code[:5].lower()}-{code[5:]}")[1]["code"] == code
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        assert store.execute("SELECT count(*) FROM tables WHERE code = ?", (code,)).fetchone() == (1,)
