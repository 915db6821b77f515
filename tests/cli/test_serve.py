"""The server as a command, and its tables in the terminal: mistakes get a sentence, and games are played."""

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from passgo.server.storage import StoreError
from passgo.server.storage.opening import own
from tests.server.places import Place
from tests.server.processes import Serving

JSON = {"Content-Type": "application/json"}


def test_options_that_do_not_go_together_are_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "--database" in refused("serve", "--node", "http://here")
    assert "--node" in refused("serve", "--redis", "redis://here")
    for others in (
        ("--host", "0.0.0.0"),
        ("--host", "192.168.1.7"),
        ("--node", "http://here", "--database", "postgresql://here"),
    ):
        assert "--lan is for a server that only this computer reaches" in refused("serve", "--lan", *others)
    assert "there is no language 'de'" in refused("serve", "--lang", "de")
    both = refused("serve", "--data", tmp_path, "--database", "postgresql://here")
    assert "in a folder or in a database, not in both" in both


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("--origin", ("garbage", "http://a; script-src *", "http://a/path", "ftp://a", "http://[", "*", "")),
        ("--allowed-host", ("http://x", "a b", "a:80", "*", "")),
        ("--node", ("here", "http://a b")),
    ],
)
def test_addresses_that_are_none_are_refused(refused: Callable[..., str], option: str, wrong: tuple[str, ...]) -> None:
    for each in wrong:
        assert f"{option} is " in refused("serve", "--database", "postgresql://here", option, each or " ")


@pytest.mark.once
def test_a_port_that_is_taken_is_the_one_that_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for ports in (("--port", "0", "--metrics", f"{port}"), ("--port", f"{port}")):
            command = [sys.executable, "-m", "passgo", "serve", "--data", str(tmp_path), *ports]
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
            assert done.returncode == 2 and f"cannot listen at 127.0.0.1:{port}: " in done.stderr


@pytest.mark.once
def test_everybody_can_be_served_by_either_version_of_addresses(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path), "--host", "::") as server:
        server.await_listening()
        for address in ("127.0.0.1", "[::1]"):
            with urlopen(f"http://{address}:{server.port}/healthz") as answer:
                assert answer.read() == b"well"


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with own(tmp_path), pytest.raises(StoreError, match="another server"):
        own(tmp_path)
    own(tmp_path).close()


def test_a_link_that_leads_nowhere_is_refused(refused: Callable[..., str]) -> None:
    assert "cannot be reached" in refused("join", "http://127.0.0.1:9/t/ABCDEF")


def joined(server: Serving, code: str, lines: list[str], *options: str) -> str:
    command = [sys.executable, "-m", "passgo", "join", f"{server.address}/t/{code}", *options]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, timeout=120, check=False)
    return done.stdout + done.stderr


@pytest.mark.once
def test_a_person_plays_in_the_terminal(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        wanted = {"name": "Ann", "players": 2, "pace": "instant"}
        request = Request(f"{server.address}/api/tables", json.dumps(wanted).encode(), JSON, method="POST")
        with urlopen(request) as answer:
            key = json.loads(answer.read())
        host = joined(server, key["code"], ["players", "start", "hint", "say hello", "quit"], "--token", key["token"])
        assert "You are the host" in host and "The game begins." in host
        guest = joined(server, key["code"], ["sit 0", "quit"], "--name", "Ben")
        assert "Somebody sits there." in guest
        assert "no table with this code" in joined(server, "ZZZZZZ", [])
