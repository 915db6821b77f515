"""A siege of the bots: does every table move, and is the innocent one served, while strong bots think everywhere?

    python -m tests.server.thinking --seconds 300

starts a server of its own with its usual options. Thirty people of as many addresses sit down with three strong bots
each; one address opens thirty tables of eleven strong bots and leaves, another opens thirty and stays; one person
plays with three traders. All people answer at once. In the middle a worker process is killed. It ends with FAIL, and
status 1, if a table with a person stood longer than 5 seconds while it was a bot's turn, if the innocent table's bots
took longer than 2 to answer, or if bots moved where nobody was.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from passgo.server.clock import BEAT
from passgo.server.protocol import Pace
from tests.server.load import Post

LONGEST = 5.0  # seconds that a table may stand while it is a bot's turn
INNOCENT = 2.0  # seconds that a bot of the innocent table may take for an answer
STRONG_TABLE = {"edition": "classic", "players": 4, "bots": ["strong"] * 3}
CROWDED_TABLE = {"edition": "ultimate", "players": 12, "bots": ["strong"] * 11}
INNOCENT_TABLE = {"edition": "classic", "players": 4, "bots": ["trader"] * 3}
TOO_MANY = "429"


class Told(msgspec.Struct):
    """What is read of a message."""

    type: str
    number: int = 0
    usual: str | None = None
    by: str = ""
    what: str = ""


decoder = msgspec.json.Decoder(Told)


class Sitting:
    """A person at a table of bots who answers at once, and notes how long the bots let the table stand."""

    def __init__(self, port: int, source: str, wanted: dict[str, Any]) -> None:
        self.port = port
        self.source = source
        self.wanted = wanted
        self.code = ""
        self.socket: ClientConnection | None = None
        self.since: float | None = None  # when it became a bot's turn
        self.waits: list[float] = []
        self.lost = 0
        self.leaving = False

    async def sit_down(self) -> None:
        """At a new table, which begins to play."""
        post = Post(self.port, self.source)
        key = await insisted(post, "/api/tables", {"name": "Ann", **self.wanted})
        self.code = key["code"]
        ticket = await insisted(post, f"/api/tables/{key['code']}/tickets", None, key["token"])
        assert post.streams is not None
        post.streams[1].close()
        self.socket = await connect(
            ticket["socket"], compression=None, max_size=1 << 22, local_addr=(self.source, 0), open_timeout=60
        )
        await self.socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"]}))
        await self.socket.send('{"type":"start","id":"start"}')

    async def play(self) -> None:
        """One game after the other."""
        while not self.leaving:
            assert self.socket is not None
            async for frame in self.socket:
                message = decoder.decode(frame)
                if message.type == "changed" and message.what == "finished":
                    break
                await self.hear(message)
            else:
                self.lost += not self.leaving
                return
            self.since = None
            await self.socket.close()
            await self.sit_down()

    async def hear(self, message: Told) -> None:
        now = time.perf_counter()
        if message.type == "moved" or (message.type == "changed" and message.what == "started"):
            if self.since is not None and message.by == "bot":
                self.waits.append(now - self.since)
            self.since = now
        elif message.type == "prompt":
            self.since = None
            assert self.socket is not None
            answer = {"type": "play", "id": f"n{message.number}", "number": message.number, "action": message.usual}
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(json.dumps(answer))

    async def leave_when_it_has_begun(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            if decoder.decode(frame).what == "started":
                await self.leave()
                return

    async def leave(self) -> None:
        self.leaving = True
        if self.socket is not None:
            await self.socket.close()

    def longest(self) -> float:
        """Of all times that bots let the table stand, the one that is still going on included."""
        open_wait = [time.perf_counter() - self.since] if self.since is not None else []
        return max([*self.waits, *open_wait], default=0.0)


async def insisted(post: Post, path: str, body: object = None, token: str = "") -> dict[str, str]:
    """Asked for again as long as the address has asked for too much."""
    while True:
        try:
            return await post.send(path, body, token)
        except RuntimeError as error:
            if TOO_MANY not in str(error):
                raise
            await asyncio.sleep(0.5)


class Siege:
    def __init__(self, port: int, people: int, crowd: int, pace: Pace) -> None:
        def table(source: str, wanted: dict[str, Any]) -> Sitting:
            return Sitting(port, source, {**wanted, "pace": pace})

        self.port = port
        self.beat = BEAT[pace]
        self.innocent = table("127.0.0.2", INNOCENT_TABLE)
        self.people = [table(f"127.0.1.{k + 1}", STRONG_TABLE) for k in range(people)]
        self.staying = [table("127.0.0.3", CROWDED_TABLE) for _ in range(crowd)]
        self.leaving = [table("127.0.0.4", CROWDED_TABLE) for _ in range(crowd)]
        self.games: list[asyncio.Task[None]] = []
        self.moves_before = 0  # at the tables that were left

    @property
    def attended(self) -> list[Sitting]:
        return [self.innocent, *self.people, *self.staying]

    async def begin(self) -> None:
        for sitting in self.leaving:
            await sitting.sit_down()
            await sitting.leave_when_it_has_begun()
        for sitting in self.attended:
            await sitting.sit_down()
            self.games.append(asyncio.create_task(sitting.play()))

    def moves_left_behind(self) -> int:
        """At the tables where nobody is."""
        stories = [fetched(self.port, f"/api/tables/{sitting.code}/story") for sitting in self.leaving]
        return sum(len(json.loads(story)["frames"]) for story in stories)

    async def moves(self, more: int) -> None:
        """Until the bots of every table with a person have made so many more moves."""
        goals = [(sitting, len(sitting.waits) + more) for sitting in self.attended]
        while any(len(sitting.waits) < goal for sitting, goal in goals):
            for game in self.games:
                if game.done():
                    game.result()
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        for sitting in self.attended:
            await sitting.leave()
        await asyncio.gather(*self.games)

    def report(self) -> dict[str, Any]:
        """The figures, before everybody leaves; times in seconds, those of the innocent table without the pace."""
        longest = [sitting.longest() for sitting in self.attended]
        waits = sorted(wait for sitting in self.attended for wait in sitting.waits)
        answers = sorted(max(0.0, wait - self.beat) for wait in self.innocent.waits)
        latest = max(0.0, self.innocent.longest() - self.beat)
        return {
            "tables with a person": len(longest),
            "moves of their bots": len(waits),
            "fewest at a table": min(len(sitting.waits) for sitting in self.attended),
            "between moves, p50": middle(waits),
            "between moves, p99": high(waits),
            "between moves, longest": round(max(longest), 3),
            f"tables that stood longer than {LONGEST:.0f} s": sum(wait > LONGEST for wait in longest),
            "innocent bots' answers": len(answers),
            "answer, p50": middle(answers),
            "answer, p99": high(answers),
            "answer, longest": round(latest, 3),
            f"answers later than {INNOCENT:.0f} s": sum(wait > INNOCENT for wait in [*answers, latest]),
            "moves where nobody was": self.moves_left_behind() - self.moves_before,
            "connections lost": sum(sitting.lost for sitting in self.attended),
            **metrics(self.port),
        }

    def has_held(self, report: dict[str, Any]) -> bool:
        late = report[f"tables that stood longer than {LONGEST:.0f} s"]
        later = report[f"answers later than {INNOCENT:.0f} s"]
        lost, in_vain = report["connections lost"], report["moves where nobody was"]
        return bool(late == later == lost == in_vain == 0 < report["fewest at a table"])


def middle(times: Sequence[float]) -> float:
    return round(statistics.median(times), 3) if times else 0.0


def high(times: Sequence[float]) -> float:
    return round(times[int(len(times) * 0.99)], 3) if times else 0.0


def fetched(port: int, path: str) -> str:
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
        return str(answer.read().decode())


def metrics(port: int) -> dict[str, int]:
    """What the server itself has counted of its bots."""
    lines = fetched(port, "/metrics").splitlines()
    counted = dict(line.split() for line in lines if line.startswith("passgo_bot"))
    return {name.removeprefix("passgo_"): int(float(value)) for name, value in counted.items()}


def workers_of(server: int) -> list[int]:
    """The processes in which a server's bots think."""
    found = []
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server and b"spawn_main" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
    return found


async def kill_worker(server: int) -> None:
    while not (workers := workers_of(server)):
        await asyncio.sleep(0.05)
    os.kill(workers[0], signal.SIGKILL)


async def hold_out(siege: Siege, server: int, seconds: float, tell: Callable[[str], None]) -> bool:
    begun = time.perf_counter()
    await siege.begin()
    tell(f"all sit after {time.perf_counter() - begun:.1f} s; load average {os.getloadavg()[0]:.1f}")
    await asyncio.sleep(seconds / 2)
    siege.moves_before = siege.moves_left_behind()
    await kill_worker(server)
    tell(f"a worker is killed; load average {os.getloadavg()[0]:.1f}")
    await asyncio.sleep(seconds / 2)
    report = siege.report()
    for name, value in report.items():
        tell(f"{name:36} {value:>10}")
    held = siege.has_held(report)
    tell(f"load average {os.getloadavg()[0]:.1f}; {'pass' if held else 'FAIL'}")
    await siege.end()
    return held


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=300)
    options.add_argument("--people", type=int, default=30)
    options.add_argument("--crowd", type=int, default=30, help="tables of each of the two addresses that open many")
    options.add_argument("--pace", choices=BEAT, default="normal")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1].partition("/")[0])  # the key of the host follows
            siege = Siege(port, chosen.people, chosen.crowd, chosen.pace)
            held = asyncio.run(hold_out(siege, server.pid, chosen.seconds, lambda line: print(line, flush=True)))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    sys.exit(not held)


if __name__ == "__main__":
    main()
