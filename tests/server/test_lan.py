"""Friends can come: nothing but this machine reaches a server, until the person at it lets the network in."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
import segno
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from passgo.server import protocol
from passgo.server.announcing import qr
from passgo.server.client import decoder, encoder
from passgo.server.lan import hostname, is_loopback
from tests.server.homes import ESTABLISHED, Home, Hosted, Machine, device, namespace, wired
from tests.server.places import Place
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Serving

OPEN, SHUT = {"open": True}, {"open": False}
REFUSED = [(403, "not-the-machine"), (403, "foreign-page"), (421, "name-of-server")]


def asking(method: str, host: str, body: Any = None, target: str = "/api/network", **headers: str) -> bytes:
    """A request for the network's state or for another one, with whatever headers."""
    data = b"" if body is None else json.dumps(body).encode()
    lines = {
        "Host": host,
        "Connection": "close",
        "Content-Length": str(len(data)),
        "Content-Type": "application/json",
        **headers,
    }
    head = [f"{method} {target} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in lines.items())]
    return "\r\n".join([*head, "", ""]).encode() + data


def asked(server: Hosted, body: Any = None, language: str = "en", **headers: str) -> tuple[int, dict[str, Any]]:
    """What the host's own page would ask, over loopback and with the key, but for these headers."""
    host = f"localhost:{server.port}"
    usual = {"Origin": f"http://{host}", "Authorization": f"Bearer {server.key}", "Accept_Language": language}
    wanted = asking("GET" if body is None else "PUT", **{"host": host, "body": body, **usual, **headers})
    status, answer = server.machine.says("127.0.0.1", server.port, wanted)
    return status, json.loads(answer)


def let_in(server: Hosted) -> tuple[str, int]:
    status, network = asked(server, OPEN)
    assert (status, network["reach"], network["yours"]) == (200, "network", True)
    address, _, port = network["address"].removeprefix("http://").partition(":")
    return address, int(port)


def reaches(machine: Machine, address: str, port: int) -> bool:
    try:
        machine.connected(address, port).close()
    except OSError:
        return False
    return True


@pytest.mark.once
def test_nothing_but_this_machine_reaches_a_server_until_its_host_says_so(home: Home, tmp_path: Path) -> None:
    with Hosted(home.host, tmp_path) as server:
        only = {("127.0.0.1", server.port)}
        assert server.listeners() == only and not reaches(home.guest, home.host.address, server.port)
        assert asked(server) == (200, {"reach": "machine", "address": None, "others": [], "yours": True})

        assert let_in(server) == (home.host.address, server.port), "the same port, which is free"
        assert server.listeners() == only | {(home.host.address, server.port)}
        status, page = home.guest.says(home.host.address, server.port, asking("GET", home.host.address, target="/"))
        assert status == 200 and b"<html" in page
        assert f"http://{home.host.address}:{server.port}\n" in server.printed("Friends on this network")
        assert "█▀▀▀▀▀█" in server.said(), "and a QR code"
        assert let_in(server)[1] == server.port and server.said().count("Friends") == 1, "it is open already"

        assert asked(server, SHUT) == (200, {"reach": "machine", "address": None, "others": [], "yours": True})
        assert server.listeners() == only and not reaches(home.guest, home.host.address, server.port)
        server.printed("only this computer")
        assert asked(server, SHUT)[0] == 200, "it is shut already"

        let_in(server)
        assert reaches(home.guest, home.host.address, server.port)
        server.stop()
        assert server.leaves_nothing_running() and server.complaints() == []


@pytest.mark.once
def test_a_guest_can_neither_let_others_in_nor_shut_them_out(home: Home, tmp_path: Path) -> None:
    """Whatever the request claims to be, and even with the host's own key."""
    with Hosted(home.host, tmp_path) as server:
        address, port = let_in(server)
        local, key = f"localhost:{port}", f"Bearer {server.key}"
        claims: list[dict[str, str]] = [
            {},
            {"Origin": f"http://{local}"},
            {"X_Forwarded_For": "127.0.0.1", "X_Real_IP": "127.0.0.1", "Forwarded": "for=127.0.0.1;host=localhost"},
            {"X_Forwarded_Host": local, "X_Forwarded_Proto": "https", "X_Forwarded_Server": "127.0.0.1"},
            {"X_Passgo_Node": "alone"},
        ]
        for host in (f"{address}:{port}", local, f"127.0.0.1:{port}", f"[::1]:{port}", "localhost"):
            for claim in claims:
                for body in (OPEN, SHUT):
                    request = asking("PUT", host, body, **claim, Authorization=key)
                    status, answer = home.guest.says(address, port, request)
                    assert (status, json.loads(answer)["problem"]) in REFUSED, request
                told = json.loads(home.guest.says(address, port, asking("GET", host, Authorization=key, **claim))[1])
                expected = {"reach": "network", "address": f"http://{address}:{port}", "others": [], "yours": False}
                assert told == expected, "guests are told what they know anyway"
        by_whole_address = asking("PUT", local, SHUT, f"http://{local}/api/network", Authorization=key)
        assert home.guest.says(address, port, by_whole_address)[0] in (403, 404)
        assert server.listeners() == {("127.0.0.1", port), (address, port)}


@pytest.mark.once
def test_no_other_page_or_program_passes_for_the_host(home: Home, tmp_path: Path) -> None:
    """Pages of other origins, names that were made to point at this machine, and whoever has not got the key."""
    with Hosted(home.host, tmp_path) as server:
        own = f"localhost:{server.port}"
        wrong: list[dict[str, str]] = [
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Origin": f"http://evil.example:{server.port}", "host": f"evil.example:{server.port}"},
            {"Origin": "http://localhost:1"},
            {"Origin": f"https://{own}"},
            {"host": f"localhost.evil.example:{server.port}", "Origin": f"http://{own}"},
            {"host": "127.0.0.1.evil.example", "Origin": "http://127.0.0.1.evil.example"},
            {"host": f"{home.host.address}:{server.port}", "Origin": f"http://{home.host.address}:{server.port}"},
            {"host": ""},
            {"Authorization": ""},
            {"Authorization": "Bearer "},
            {"Authorization": f"Bearer {server.key[:-1]}"},
            {"Authorization": f"Basic {server.key}"},
            {"Authorization": "Bearer ключ"},
            {"Authorization": "", "Cookie": f"host={server.key}", "X_Host_Key": server.key},
        ]
        for headers in wrong:
            status, answer = asked(server, OPEN, **headers)
            assert (status, answer["problem"]) in REFUSED, headers
            assert asked(server, **headers)[1].get("yours", False) is False, headers
        preflight = asking("OPTIONS", own, Origin="http://evil.example", Access_Control_Request_Method="PUT")
        assert home.host.says("127.0.0.1", server.port, preflight)[0] == 405
        assert server.listeners() == {("127.0.0.1", server.port)}

        for malformed in ({}, {"open": "yes"}, {"open": True, "more": 1}, {"open": True, "address": "x" * 99}):
            assert asked(server, malformed)[0] == 400
        for elsewhere in ("8.8.8.8", "127.0.0.1", "0.0.0.0", "localhost"):
            assert asked(server, {"open": True, "address": elsewhere})[0] == 409, "no address of this network"
        assert server.listeners() == {("127.0.0.1", server.port)}
        for host in (f"127.0.0.1:{server.port}", f"LOCALHOST:{server.port}", f"[::1]:{server.port}"):
            assert asked(server, OPEN, host=host, Origin=f"http://{host}")[0] == 200
        assert asked(server, SHUT)[0] == 200


async def at_table(machine: Machine, address: str, port: int, key: protocol.Key) -> ClientConnection:
    """A socket of somebody at a table, who has been told of it."""
    head = asking(
        "POST", f"{address}:{port}", {}, f"/api/tables/{key.code}/tickets", Authorization=f"Bearer {key.token}"
    )
    ticket = json.loads(machine.says(address, port, head)[1])
    line = machine.connected(address, port)
    line.setblocking(False)
    page = {"Origin": f"http://{address}:{port}"}
    opened = await connect(ticket["socket"], sock=line, additional_headers=page, compression=None)
    await opened.send(encoder.encode(protocol.Hello(ticket=ticket["ticket"])))
    assert isinstance(decoder.decode(await opened.recv()), protocol.Table)
    return opened


@pytest.mark.once
def test_who_came_over_the_network_is_hung_up_on_and_nobody_else(home: Home, tmp_path: Path) -> None:
    with Hosted(home.host, tmp_path) as server:
        address, port = let_in(server)

        def key_of(machine: Machine, where: str, path: str, body: dict[str, Any]) -> protocol.Key:
            return protocol.Key(**json.loads(machine.says(where, port, asking("POST", where, body, path))[1]))

        async def play() -> None:
            ann = key_of(home.host, "127.0.0.1", "/api/tables", {"name": "Ann", "players": 2})
            ben = key_of(home.guest, address, f"/api/tables/{ann.code}/people", {"name": "Ben"})
            host = await at_table(home.host, "127.0.0.1", port, ann)
            guest = await at_table(home.guest, address, port, ben)
            idle = home.guest.connected(address, port)
            unfinished = home.guest.connected(address, port)
            unfinished.sendall(asking("POST", address, {"name": "Carla"}, "/api/tables")[:-5])
            deaf = home.guest.connected(address, port)  # never reads what it asks for
            for _ in range(200):
                deaf.sendall(asking("GET", address, target="/static/table.js").replace(b"close", b"keep-alive"))

            assert (await asyncio.to_thread(asked, server, SHUT))[0] == 200
            # all by the server: nobody here hangs up
            await asyncio.to_thread(
                server.comes, lambda _: all(at != address for at, _ in server.listeners(ESTABLISHED))
            )
            with pytest.raises(ConnectionClosed) as closed:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await guest.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "which means: come back"
            for left in (idle, unfinished, deaf):
                assert has_ended(left)

            await host.send(encoder.encode(protocol.Say(id="1", text="Still here")))
            async with asyncio.timeout(PATIENCE):
                while not isinstance(decoder.decode(await host.recv()), protocol.Ack):
                    pass
            let_in(server)
            again = await at_table(home.guest, address, port, ben)
            await again.close()
            await host.close()

        asyncio.run(play())
        assert server.complaints() == []


def has_ended(line: socket.socket) -> bool:
    """Whether the other side has hung up, whatever it sent before."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    line.close()
    return True


@pytest.mark.once
def test_a_port_that_is_taken_is_left_alone(home: Home, tmp_path: Path) -> None:
    with Hosted(home.host, tmp_path) as server, home.host.new_socket() as taken:
        taken.bind((home.host.address, server.port))
        taken.listen()
        address, port = let_in(server)
        assert address == home.host.address and port != server.port
        assert reaches(home.guest, address, port)
        assert server.listeners() == {("127.0.0.1", server.port), (address, port)}


@pytest.mark.once
def test_the_network_can_be_let_in_from_the_start(home: Home, tmp_path: Path) -> None:
    with Hosted(home.host, tmp_path, "--lan", "--lang", "fr") as server:
        link = f"http://{home.host.address}:{server.port}"
        said = server.printed("Les amis sur ce réseau.*[█▀▄ \n]+ [█▀▄ ]+\n")
        assert f"Les amis sur ce réseau les trouvent à l’adresse {link}\n" in said
        assert qr(link) in said
        assert server.listeners() == {("127.0.0.1", server.port), (home.host.address, server.port)}
        assert asked(server, SHUT)[0] == 200 and server.listeners() == {("127.0.0.1", server.port)}


@pytest.mark.once
def test_the_browser_is_opened_with_the_key(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with Hosted(home.host, tmp_path, "--open") as server:
        assert asked(server)[1]["yours"], "it answers, so the browser was opened"
        assert server.key and opened.read_text() == f"{server.link}\n"


@pytest.mark.once
def test_a_terminal_that_knows_few_letters_is_told_what_it_can_show(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with Hosted(home.host, tmp_path, "--lang", "fr") as server:
        let_in(server)
        said = server.printed("Les amis")
        assert f"l?adresse http://{home.host.address}:{server.port}\n" in said and "??" not in said
        assert asked(server, SHUT)[0] == 200


@pytest.mark.once
def test_without_a_network_it_is_said_in_words(namespaces: None, tmp_path: Path) -> None:
    with namespace() as lonely, Hosted(lonely, tmp_path, "--lan") as server:
        server.printed("on no home network, so nobody else can come")
        status, english = asked(server, OPEN)
        assert (status, english["problem"]) == (409, "no-network") and "no home network" in english["text"]
        assert "aucun réseau local" in asked(server, OPEN, language="fr")[1]["text"]
        assert server.listeners() == {("127.0.0.1", server.port)}


@pytest.mark.once
def test_of_several_addresses_that_of_the_default_route_is_taken(namespaces: None, tmp_path: Path) -> None:
    """The host can choose another one, but none of the open internet."""
    with namespace() as host, namespace() as router, namespace() as bridge, Hosted(host, tmp_path) as server:
        wired(host, bridge, "172.17.0")
        wired(host, router, "192.168.88")
        wired(host, bridge, "8.8.8")
        host.run("ip", "route", "add", "default", "via", "192.168.88.2")
        network = asked(server, OPEN)[1]
        assert network["address"] == f"http://192.168.88.1:{server.port}" and network["others"] == ["172.17.0.1"]
        server.printed("other addresses too, 172.17.0.1")
        assert reaches(router, "192.168.88.1", server.port)

        assert asked(server, {"open": True, "address": "8.8.8.1"})[0] == 409
        network = asked(server, {"open": True, "address": "172.17.0.1"})[1]
        assert network["address"] == f"http://172.17.0.1:{server.port}" and network["others"] == ["192.168.88.1"]
        assert server.listeners() == {("127.0.0.1", server.port), ("172.17.0.1", server.port)}
        assert not reaches(router, "192.168.88.1", server.port)

        host.run("ip", "addr", "del", "172.17.0.1/24", "dev", device(host, "172.17.0.1"))
        assert asked(server)[1]["reach"] == "machine", "the machine has left that network"
        assert server.listeners() == {("127.0.0.1", server.port)}


@pytest.mark.once
def test_a_server_that_others_reach_anyway_offers_no_choice(home: Home, tmp_path: Path) -> None:
    for host in ("0.0.0.0", home.host.address):
        with Hosted(home.host, tmp_path, "--host", host) as server:
            assert "#" not in server.said().partition("\n")[0]
            address = f"http://{home.host.address}:{server.port}"
            local = "127.0.0.1" if host == "0.0.0.0" else host
            expected = {"reach": "open", "address": address, "others": [], "yours": False}
            assert json.loads(home.host.says(local, server.port, asking("GET", "localhost"))[1]) == expected
            wanted = asking("PUT", "localhost", SHUT, Authorization="Bearer ")
            assert home.host.says(local, server.port, wanted)[0] == 403
            assert server.listeners() == {(host, server.port)}


@pytest.mark.once
def test_one_of_several_servers_names_its_own_address(postgres: Postgres) -> None:
    with Serving(Place(database=postgres.new_database()), "--lang", "en", node=True) as server:
        server.comes(lambda said: "The tables are at" in said)
        here = Machine(None, "")
        told = json.loads(here.says("127.0.0.1", server.port, asking("GET", f"localhost:{server.port}"))[1])
        assert told == {"reach": "open", "address": server.address, "others": [], "yours": False}
        wanted = asking("PUT", f"localhost:{server.port}", OPEN, Authorization="Bearer ")
        assert here.says("127.0.0.1", server.port, wanted)[0] == 403


def test_names_of_this_machine() -> None:
    for netloc, name in (("localhost:8000", "localhost"), ("[::1]:80", "::1"), ("[::1]", "::1"), ("a.b", "a.b")):
        assert hostname(netloc) == name
    assert all(is_loopback(name) for name in ("localhost", "LocalHost", "127.0.0.1", "127.9.9.9", "::1"))
    assert not any(
        is_loopback(name) for name in ("", "192.168.1.7", "localhost.example", "0.0.0.0", "::", "2130706433")
    )


def test_two_rows_of_a_qr_code_go_into_one_line_of_the_terminal() -> None:
    link = "http://192.168.1.7:8000"
    lines = qr(link).split("\n")
    dark = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[dark[sign][half] for sign in line] for line in lines for half in (0, 1)]
    printed = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=2)]
    assert rows[: len(printed)] == printed and not any(any(row) for row in rows[len(printed) :])
