"""A load for the table server: many tables with people who all play, at a steady rate.

    python -m tests.server.load --sockets 5000 --rate 500 --seconds 60 --bot-tables 100

starts a server of its own on the loopback, with a store on disk, and prints how long commands took: from sending one to
its acknowledgement, which comes after it is safe on disk. At the tables of bots one person with a socket sits with
bots of all levels and answers at once; those answers are not among the commands that are measured. Beside that it
prints what the server and its workers took of processor and memory, and the garbage collector's share of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4  # sockets at a table
LEVELS = ("random", "simple", "trader", "strong", "strong", "trader", "simple")  # of bots beside one person
TICK = os.sysconf("SC_CLK_TCK")
DOORS = 32  # tables being set up at once
PATIENCE = 60.0  # seconds for the last answers


class Tagged(msgspec.Struct):
    type: str
    id: str = ""
    number: int = 0
    usual: str | None = None
    prompt: msgspec.Raw | None = None


decoder = msgspec.json.Decoder(Tagged)


class Post:
    """Plain HTTP requests over one kept connection, from an address of the loopback."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, path: str, body: object = None, token: str = "") -> dict[str, str]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        reader, writer = self.streams
        data = msgspec.json.encode(body) if body is not None else b""
        kind = "Content-Type: application/json\r\n"
        key = f"{kind}Authorization: Bearer {token}\r\n" if token else kind
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{key}Content-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            name, _, value = line.decode().partition(":")
            length = int(value) if name.lower() == "content-length" else length
        answer = json.loads(await reader.readexactly(length) or b"{}")
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {answer}")
        return dict(answer)


class Load:
    def __init__(self, port: int, sockets: int, rate: float, seconds: float, edition: str, bots: int = 0) -> None:
        self.port = port
        self.tables = sockets // SEATS
        self.rate = rate
        self.seconds = seconds
        self.edition = edition
        self.bot_tables = bots
        self.bot_moves = 0
        self.prompts: deque[tuple[ClientConnection, int, str]] = deque()
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        self.refused = 0
        self.lost = 0
        self.started = 0
        self.frames = 0
        self.closing = False
        self.bots_started = 0
        self.server = 0  # its process, if what it takes is to be measured

    async def run(self) -> dict[str, object]:
        doors = asyncio.Semaphore(DOORS)
        begun = time.perf_counter()
        sockets = await asyncio.gather(*(self.table(doors) for _ in range(self.tables)))
        setup = time.perf_counter() - begun
        reading = [asyncio.create_task(self.read(socket)) for table in sockets for socket in table]
        for table in sockets:
            await table[0].send('{"type":"start","id":"start"}')
        while self.started < self.tables:
            await asyncio.sleep(0.01)
        beside = [asyncio.create_task(self.bot_table(doors)) for _ in range(self.bot_tables)]
        while self.bots_started < self.bot_tables:
            await asyncio.sleep(0.01)
        before = usage(self.server)
        await self.play()
        self.closing = True
        used = usage(self.server)
        for task in beside:
            task.cancel()
        for task in reading:
            task.cancel()
        took = sorted(self.took)
        return {
            "sockets": self.tables * SEATS,
            "tables": self.tables,
            "setup_seconds": round(setup, 1),
            "commands": len(took),
            "commands_a_second": round(len(took) / self.seconds, 1),
            "p50_ms": round(statistics.median(took) * 1000, 1),
            "p99_ms": round(took[int(len(took) * 0.99)] * 1000, 1),
            "max_ms": round(took[-1] * 1000, 1),
            "frames_received": self.frames,
            "refused": self.refused,
            "unanswered": len(self.sent),
            "lost_sockets": self.lost,
            "prompts_waiting": len(self.prompts),
            "bot_tables": self.bot_tables,
            "moves_at_bot_tables": self.bot_moves,
            **taken(before, used, self.seconds + 1, self.tables * SEATS + self.bot_tables),
        }

    async def table(self, doors: asyncio.Semaphore) -> list[ClientConnection]:
        """Four people at a new table, each with an open socket."""
        async with doors:
            post = Post(self.port)
            key = await post.send("/api/tables", {"name": "Host", "edition": self.edition, "players": SEATS})
            path = f"/api/tables/{key['code']}"
            keys = [key, *[await post.send(f"{path}/people", {"name": f"Guest {k}"}) for k in range(1, SEATS)]]
            sockets: list[ClientConnection] = []
            for seat, each in enumerate(keys):
                ticket = await post.send(f"{path}/tickets", None, each["token"])
                socket = await connect(ticket["socket"], compression=None, ping_interval=None, max_size=1 << 22)
                await socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"]}))
                if seat:
                    await socket.send(json.dumps({"type": "sit", "seat": seat, "id": "sit"}))
                sockets.append(socket)
            if post.streams:
                post.streams[1].close()
            return sockets

    async def bot_table(self, doors: asyncio.Semaphore) -> None:
        """One person among bots of all levels, who answers at once."""
        async with doors:
            post = Post(self.port)
            wanted = {"name": "Anna", "edition": self.edition, "players": 8, "bots": LEVELS, "pace": "fast"}
            key = await post.send("/api/tables", wanted)
            ticket = await post.send(f"/api/tables/{key['code']}/tickets", None, key["token"])
            if post.streams:
                post.streams[1].close()
            socket = await connect(ticket["socket"], compression=None, ping_interval=None, max_size=1 << 22)
            await socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"]}))
            await socket.send('{"type":"start","id":"begin"}')
            self.bots_started += 1
        number = 0
        async for frame in socket:
            message = decoder.decode(frame)
            self.bot_moves += message.type == "moved"
            if message.type == "prompt" and message.usual is not None:
                number += 1
                answer = {"type": "play", "id": f"b{number}", "number": message.number, "action": message.usual}
                await socket.send(json.dumps(answer))

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self.frames += 1
                self.hear(socket, decoder.decode(frame))
        finally:
            self.lost += not self.closing

    def hear(self, socket: ClientConnection, message: Tagged) -> None:
        if message.type == "prompt" and message.usual is not None:
            self.prompts.append((socket, message.number, message.usual))
        elif message.type == "ack" and message.id in self.sent:
            self.took.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.type == "ack" and message.id == "start":
            self.started += 1
        elif message.type == "refused":
            self.refused += 1
            self.sent.pop(message.id, None)
        elif message.type == "bye":
            self.lost += 1

    async def play(self) -> None:
        """Answer prompts in the order they come, evenly in time."""
        begun = time.perf_counter()
        number = 0
        while (now := time.perf_counter()) < begun + self.seconds:
            due = int((now - begun) * self.rate)
            while number < due and self.prompts:
                number += 1
                socket, prompt, action = self.prompts.popleft()
                id = f"n{number}"
                self.sent[id] = time.perf_counter()
                await socket.send(json.dumps({"type": "play", "id": id, "number": prompt, "action": action}))
            number = max(number, due - int(self.rate))  # what could not be sent for want of prompts is not made up for
            await asyncio.sleep(0.002)
        late = time.perf_counter() + PATIENCE
        while self.sent and time.perf_counter() < late:  # what comes late is not missing
            await asyncio.sleep(0.05)


class Usage(msgspec.Struct):
    """What the server has taken so far: seconds of the processor, bytes, seconds of its garbage collector."""

    server: float
    workers: float
    memory: int
    collecting: float


def usage(server: int) -> Usage:
    if not server:
        return Usage(0, 0, 0, 0)
    children = [
        each
        for task in Path(f"/proc/{server}/task").iterdir()
        for each in task.joinpath("children").read_text().split()
    ]
    status = Path(f"/proc/{server}/status").read_text()
    resident = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert resident is not None
    return Usage(
        processor(server), sum(processor(int(each)) for each in children), int(resident[1]) * 1024, collected()
    )


def processor(pid: int) -> float:
    """Seconds, of all threads of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


METRICS: list[str] = []  # where the server tells its own figures


def collected() -> float:
    with urlopen(METRICS[0]) as answer:
        found = re.search(r"^passgo_gc_seconds (\S+)", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return float(found[1])


def taken(before: Usage, after: Usage, seconds: float, sockets: int) -> dict[str, object]:
    if not after.memory:
        return {}
    return {
        "server_cores": round((after.server - before.server) / seconds, 2),
        "worker_cores": round((after.workers - before.workers) / seconds, 2),
        "cpu_us_a_socket_and_second": round((after.server - before.server) / seconds / sockets * 1e6, 1),
        "server_memory_mb": round(after.memory / 1e6),
        "memory_kb_a_socket": round(after.memory / sockets / 1000, 1),
        "collector_share_of_server": round(
            (after.collecting - before.collecting) / max(1e-9, after.server - before.server), 4
        ),
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sockets", type=int, default=2000)
    options.add_argument("--rate", type=float, default=300)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--edition", default="classic")
    options.add_argument("--bot-tables", type=int, default=0, help="tables at which bots of all levels think")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = ["--requests", "1000000", "--connections", "1000000"]
        command = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", folder, *limits]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            told = re.search(r":(\d+)", server.stdout.readline())
            assert told is not None, "the server did not start"
            port = int(told[1])
            METRICS.append(f"http://127.0.0.1:{port}/metrics")
            load = Load(port, chosen.sockets, chosen.rate, chosen.seconds, chosen.edition, chosen.bot_tables)
            load.server = server.pid
            gc.disable()  # a pause of this process would be taken for one of the server
            print(json.dumps(asyncio.run(load.run())))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
