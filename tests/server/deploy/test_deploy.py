"""What deploy/ has: files that are well formed, and commands that do what they are for, run as plain processes here."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from passgo.server import protocol
from passgo.server.client import Client, request
from passgo.server.protocol import NewTable
from tests.debian import program
from tests.server.deploy.compose import DEPLOY, compose, filled_in
from tests.server.places import Place
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Serving, quiet_port
from tests.server.redis import RedisServer, redis_program

pytestmark = pytest.mark.once


class Commanded(Serving):
    """A server started by the words of a file in deploy/, with what is elsewhere there put where it is here."""

    def __init__(self, words: list[str], here: dict[str, str]) -> None:
        super().__init__(Place(data=Path("/nowhere")))
        self.measuring = quiet_port()
        known = {"--host": "127.0.0.1", "--metrics": str(self.measuring), **here}
        assert words[0] == "serve"
        given = [part for word in words[1:] for part in word.split("=", 1)]
        for place, part in enumerate(given[:-1]):
            if part in known:
                given[place + 1] = known[part]
        if "--node" in given:
            given[given.index("--node") + 1] = self.address
        self.command = [sys.executable, "-m", "passgo", "serve", "--port", str(self.port), *given]


@contextmanager
def proxied(config: str, folder: Path, host: str, door: int) -> Iterator[str]:
    """Caddy with this configuration, TLS by an authority of its own; its address."""
    caddy = program("caddy", "caddy")
    options = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {quiet_port()}\n\thttps_port {door}\n}}\n"
    file = folder / "Caddyfile"
    file.write_text(options + config)
    environment = {**os.environ, "PASSGO_HOST": host, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        yield f"https://localhost:{door}"
    except BaseException:
        print((folder / "caddy.log").read_text()[-5000:])
        raise
    finally:
        process.kill()
        process.wait()


def anybody() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def refusal(wanted: Request) -> int:
    """The status that a request is refused with."""
    with pytest.raises(HTTPError) as refused:
        urlopen(wanted, context=anybody())
    refused.value.close()
    return refused.value.code


def asked(address: str, path: str, body: Any = None) -> Any:
    """Through the proxy, however long it takes to find a server."""
    data = json.dumps(body).encode() if body is not None else None
    end = time.monotonic() + PATIENCE
    while True:
        try:
            wanted = Request(address + path, data, {"Content-Type": "application/json"})
            with urlopen(wanted, timeout=10, context=anybody()) as answer:
                text = answer.read().decode()
                return json.loads(text) if answer.headers["content-type"] == "application/json" else text
        except (HTTPError, URLError, OSError) as error:
            if isinstance(error, HTTPError):
                error.close()
            if time.monotonic() > end or (isinstance(error, HTTPError) and error.code not in (502, 503)):
                raise
            time.sleep(0.2)


def test_one_server_behind_its_proxy(tmp_path: Path) -> None:
    told = compose("compose.yaml")
    values = {"PASSGO_HOST": "localhost"}
    words = [filled_in(word, values) for word in told["services"]["server"]["command"]]
    here = {"--data": str(tmp_path / "data"), "--trusted-proxies": "127.0.0.1,::1"}
    with Commanded(words, here) as server:
        server.await_listening()
        upstream = told["services"]["proxy"]["environment"]["PASSGO_SERVERS"]
        with urlopen(Request(server.address + "/healthz", headers={"Host": upstream})) as answer:
            assert answer.read() == b"well", "the proxy asks by this name whether the server is well"
        config = (DEPLOY / "Caddyfile").read_text().replace("{$PASSGO_SERVERS}", f"127.0.0.1:{server.port}")
        with proxied(config, tmp_path, "localhost", quiet_port()) as address:
            assert asked(address, "/healthz") == "well"
            key = asked(address, "/api/tables", {"name": "Anna"})
            ticket = asked(address, f"/api/tables/{key['code']}/tickets", {})
            assert ticket["socket"] == address.replace("https", "wss") + "/socket"
        with urlopen(f"http://127.0.0.1:{server.measuring}/metrics") as answer:
            figures = answer.read().decode()
        assert "passgo_tables 1.0" in figures and "process_open_fds" in figures
        for path in ("/metrics", "/healthz"):
            wanted = Request(server.address + path, headers={"Host": "evil.example"})
            assert refusal(wanted) == 421, "another name"
        assert refusal(Request(server.address + "/metrics")) == 404, "only at the port of its own"
        server.stop()
        assert server.complaints() == []


def test_two_servers_behind_their_proxy_of_which_one_dies(tmp_path: Path, postgres: Postgres) -> None:
    told = compose("compose.two-nodes.yaml")
    values = {"PASSGO_HOST": "localhost", "PASSGO_PASSWORD": "secret"}
    redis = RedisServer(redis_program())
    here = {"--database": postgres.new_database(), "--redis": redis.address, "--trusted-proxies": "127.0.0.1,::1"}
    try:
        with ExitStack() as running:
            servers = {
                name: running.enter_context(
                    Commanded([filled_in(word, values) for word in told["services"][name]["command"]], here)
                )
                for name in ("one", "two")
            }
            config = (DEPLOY / "Caddyfile.two-nodes").read_text()
            for name, server in servers.items():
                server.await_listening()
                config = config.replace(f"{name}:8000", f"127.0.0.1:{server.port}")
            with proxied(config, tmp_path, "localhost", quiet_port()) as address:
                assert asked(address, "/healthz") == "well"
                code = asyncio.run(begun(servers["one"].address))
                assert asked(address, f"/api/tables/{code}")["phase"] == "playing"
                servers["one"].kill()
                assert asked(address, f"/api/tables/{code}")["phase"] == "playing", "the other has taken it over"
    finally:
        redis.stop()


async def begun(address: str) -> str:
    """A game at this server; its code."""
    anna = await Client.open(address, NewTable(name="Anna", players=2, bots=["simple"]))
    await anna.connect()
    await anna.send(protocol.Start())
    await anna.close()
    return anna.key.code


def test_the_image_starts_what_it_says(tmp_path: Path) -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    (entry,) = (json.loads(line.removeprefix("ENTRYPOINT ")) for line in lines if line.startswith("ENTRYPOINT "))
    (words,) = (json.loads(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD "))
    (probe,) = (json.loads(line.rpartition(" CMD ")[2]) for line in lines if line.startswith("HEALTHCHECK "))
    assert entry == ["/opt/passgo/bin/passgo"] and any(line == "USER passgo" for line in lines)
    server = Commanded([words[0], *(f"{a}={b}" for a, b in zip(words[1::2], words[2::2], strict=True))], {})
    server.command[server.command.index("--data") + 1] = str(tmp_path)
    with server:
        server.await_listening()
        assert request(server.address, "/healthz") == "well"
        here = [part.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}") for part in probe[1:]]
        subprocess.run([sys.executable, *here], check=True, timeout=PATIENCE)


def test_the_unit_starts_and_restarts_what_it_says(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read(DEPLOY / "passgo.service")
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[:2] == ["/opt/passgo/bin/passgo", "serve"] and unit["Service"]["StateDirectory"] == "passgo"
    given = [f"{a}={b}" for a, b in zip(words[2::2], words[3::2], strict=True)]
    with Commanded(["serve", *given], {"--data": str(tmp_path)}) as server:
        server.await_listening()
        key = request(server.address, "/api/tables", "POST", NewTable(name="Anna"))
        server.kill()
        server.start()
        server.await_listening()
        assert request(server.address, f"/api/tables/{key['code']}")["code"] == key["code"]
        server.stop()  # by SIGTERM, as systemd does
        assert server.process is not None and server.process.returncode in (0, -15)
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "passgo.service"
        copy.write_text((DEPLOY / "passgo.service").read_text().replace("/opt/passgo/bin/passgo", "/bin/true"))
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
        assert "passgo.service" not in done.stderr, done.stderr


def test_nginx_understands_its_part(tmp_path: Path) -> None:
    nginx = program("nginx", "nginx-light")
    openssl = program("openssl", "openssl")
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=play.example.org"]
    subprocess.run([openssl, *made, "-keyout", "privkey.pem", "-out", "fullchain.pem"], cwd=tmp_path, check=True)
    ours = (DEPLOY / "nginx.conf").read_text().replace("/etc/ssl/passgo", str(tmp_path))
    port = quiet_port()
    with Serving(Place(data=tmp_path / "data"), "--trusted-proxies", "127.0.0.1").with_usual_limits() as server:
        server.await_listening()
        ours = ours.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}").replace(
            "listen 443", f"listen 127.0.0.1:{port}"
        )
        whole = (
            f"daemon off;\npid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{ours}\n}}\n"
        )
        for kept in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            whole = whole.replace("access_log off;", f"access_log off;\n{kept}_temp_path {tmp_path}/{kept};", 1)
        (tmp_path / "nginx.conf").write_text(whole)
        process = subprocess.Popen([nginx, "-c", str(tmp_path / "nginx.conf")])
        try:
            address = f"https://127.0.0.1:{port}"
            assert asked(address, "/healthz") == "well"
            # its own word counts, a client's does not: so many guesses are those of one
            claims = [{"X-Forwarded-For": f"203.0.113.{k}"} for k in range(60)]
            guesses = [refusal(Request(f"{address}/api/tables/NNNNNNNNNN", headers=each)) for each in claims]
            assert guesses[0] == 404 and 429 in guesses
        finally:
            process.terminate()
            process.wait()
