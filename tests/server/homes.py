"""Home networks for tests: machines of their own, as namespaces with a cable between them, where the system lets us
make some; else this machine, which friends then reach by its own address."""

from __future__ import annotations

import ctypes
import itertools
import os
import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPResponse
from pathlib import Path

import pytest

from passgo.server.lan import addresses
from tests.server.places import Place
from tests.server.processes import PATIENCE, Serving

CLONE_NEWNET = 0x40000000
LISTENING, ESTABLISHED = "0A", "01"  # states in /proc/net/tcp
NUMBERS = itertools.count()


class Machine:
    """Where a program runs; by its namespace, or this one."""

    def __init__(self, namespace: str | None, address: str) -> None:
        self.namespace = namespace
        self.address = address  # in the home network
        self.prefix = ["ip", "netns", "exec", namespace] if namespace else []

    def run(self, *command: str) -> None:
        subprocess.run([*self.prefix, *command], check=True, capture_output=True)

    def new_socket(self) -> socket.socket:
        """A socket of this machine, which it stays wherever it is used."""
        made: list[socket.socket] = []

        def make() -> None:
            if self.namespace:
                with Path(f"/var/run/netns/{self.namespace}").open() as namespace:
                    if ctypes.CDLL(None, use_errno=True).setns(namespace.fileno(), CLONE_NEWNET):
                        raise OSError(ctypes.get_errno(), "cannot enter the namespace")
            made.append(socket.socket())

        entering = threading.Thread(target=make)  # the namespace is that of the thread
        entering.start()
        entering.join()
        made[0].settimeout(PATIENCE)
        return made[0]

    def connected(self, address: str, port: int) -> socket.socket:
        connection = self.new_socket()
        try:
            connection.connect((address, port))
        except OSError:
            connection.close()
            raise
        return connection

    def says(self, address: str, port: int, request: bytes) -> tuple[int, bytes]:
        """Exactly these bytes; the status and the body that they are answered with."""
        with self.connected(address, port) as connection:
            connection.sendall(request)
            answer = HTTPResponse(connection)
            answer.begin()
            return answer.status, answer.read()


class Home:
    """Two machines on one network."""

    def __init__(self, host: Machine, guest: Machine) -> None:
        self.host = host
        self.guest = guest


class Hosted(Serving):
    """`passgo serve` on a machine, as somebody starts it there: what it prints can be read."""

    def __init__(self, machine: Machine, folder: Path, *options: str) -> None:
        super().__init__(Place(data=folder / "data"), "--lang", "en", *options)
        self.machine = machine
        self.command = [*machine.prefix, *self.command]

    def start(self) -> None:
        super().start()
        self.printed("tables are at|tables sont")

    def printed(self, pattern: str) -> str:
        """What was printed, once it has this in it."""
        return self.comes(lambda said: re.search(pattern, said) is not None)

    @property
    def link(self) -> str:
        """As it was printed for the person who started it."""
        return str(re.findall(r"http://localhost:\S+", self.said())[0])

    @property
    def key(self) -> str:
        return self.link.partition("#host=")[2]

    def listeners(self, state: str = LISTENING) -> set[tuple[str, int]]:
        """Where it and all that it started listen, as the system has it; or the near ends of what is in that state."""
        assert self.process is not None
        own = {inode for pid in group(self.process.pid) for inode in sockets(pid)}
        found = set()
        for table, size in (("tcp", 8), ("tcp6", 32)):
            for line in Path(f"/proc/{self.process.pid}/net/{table}").read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == state and fields[9] in own:
                    address, port = fields[1].split(":")
                    found.add((spelt(address, size), int(port, 16)))
        return found


def spelt(address: str, size: int) -> str:
    """An address of /proc/net: whole numbers of the machine, so the first byte comes last."""
    words = [bytes.fromhex(address[at : at + 8])[::-1] for at in range(0, size, 8)]
    return socket.inet_ntop(socket.AF_INET if size == 8 else socket.AF_INET6, b"".join(words))


def group(leader: int) -> list[int]:
    """The processes of a group."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and os.getpgid(int(folder.name)) == leader:
                found.append(int(folder.name))
        except ProcessLookupError:
            continue
    return found


def sockets(pid: int) -> Iterator[str]:
    """The numbers of the sockets that a process has open."""
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            kind, _, inode = os.readlink(file).partition(":")
        except FileNotFoundError:
            continue
        if kind == "socket":
            yield inode.strip("[]")


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def namespace(address: str = "") -> Iterator[Machine]:
    name = f"passgo-{os.getpid()}-{next(NUMBERS)}"
    ip("netns", "add", name)
    try:
        machine = Machine(name, address)
        machine.run("ip", "link", "set", "lo", "up")
        yield machine
    finally:
        ip("netns", "del", name)


def wired(machine: Machine, other: Machine, network: str) -> None:
    """A cable between two machines, at the ends of which they have addresses .1 and .2 of a network."""
    cable = f"pg{os.getpid()}x{next(NUMBERS)}"
    ends = (f"{cable}a", f"{cable}b")
    ip("link", "add", ends[0], "type", "veth", "peer", "name", ends[1])
    for end, one, number in zip(ends, (machine, other), (1, 2), strict=True):
        ip("link", "set", end, "netns", str(one.namespace))
        one.run("ip", "addr", "add", f"{network}.{number}/24", "dev", end)
        one.run("ip", "link", "set", end, "up")


def may_make_networks() -> bool:
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    try:
        with namespace():
            return True
    except subprocess.CalledProcessError:
        return False


@pytest.fixture
def home() -> Iterator[Home]:
    """A network of two machines, or of this one under its own address."""
    if may_make_networks():
        with namespace("192.168.77.1") as host, namespace("192.168.77.2") as guest:
            wired(host, guest, "192.168.77")
            yield Home(host, guest)
        return
    own = addresses()
    if not own:
        pytest.skip("This machine is on no network, and its system lets us make none.")
    here = Machine(None, own[0])
    yield Home(here, here)


@pytest.fixture
def namespaces() -> None:
    """For tests of networks that this machine does not have."""
    if not may_make_networks():
        pytest.skip("This system lets us make no networks: run as root, with iproute2.")


def device(machine: Machine, address: str) -> str:
    """Which of a machine's devices has an address."""
    told = subprocess.run([*machine.prefix, "ip", "-o", "addr"], check=True, capture_output=True, text=True).stdout
    return next(line.split()[1] for line in told.splitlines() if f" {address}/" in line)
