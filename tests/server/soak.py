"""People come and go for an hour at hundreds of tables with bots, while the server is killed and its clock is set.

    python -m tests.server.soak --minutes 60 --tables 500

In the first third of the time the server is killed every now and then and its clock set forwards and back; after that
it lives on, and its memory and descriptors are read. Prints the slope of both with its error, the tables that stand
still, and whether the store has every game as its people saw it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from passgo.server import protocol
from passgo.server.client import Client, Refused
from passgo.server.protocol import NewTable
from passgo.server.reading import read, stored
from tests.server.places import Place
from tests.server.players import LOST, insisted
from tests.server.processes import Serving

EDITIONS = ("classic", "mega", "ultimate", "millionaire")
STILL = 60.0  # seconds without a move, while somebody is there, after which a table stands still
JUMPS = (-7200, -30, 30, 3600, 86_400)  # seconds that the clock is set by

# The server, with a clock that is set by a file.
START = """
import pathlib, sys, time
file, real, known = pathlib.Path(sys.argv.pop(1)), time.time_ns, [0, 0]
def now():
    changed = file.stat().st_mtime_ns
    if changed != known[0]:
        known[:] = changed, int(float(file.read_text() or 0) * 1e9)
    return real() + known[1]
time.time_ns = now
if __name__ == "__main__":
    from passgo.cli import main
    main()
"""


class Tablemate:
    """One person at a table of bots: answers, leaves, comes back, and opens another table when the game is over."""

    def __init__(self, address: str, chance: Random, pace: float) -> None:
        self.address = address
        self.chance = chance
        self.pace = pace  # seconds between two answers, on average
        self.client: Client | None = None
        self.moved_at = time.monotonic()
        self.is_there = False
        self.answers = self.games = self.visits = 0
        self.seen: dict[str, list[tuple[int, str]]] = {}  # the moves that were told, by the code of the table

    async def live(self) -> None:
        while True:
            try:
                await self.visit()
            except (*LOST, Refused):
                await asyncio.sleep(0.2)
            finally:
                self.is_there = False
                if self.client is not None:
                    await self.client.close()
            await asyncio.sleep(self.chance.expovariate(1 / (5 * self.pace)))

    async def visit(self) -> None:
        """Until the game is over or it is time to go."""
        if self.client is None:
            bots = [self.chance.choice(("random", "simple", "trader", "strong")) for _ in range(3)]
            wanted = NewTable(
                name="Anna", edition=self.chance.choice(EDITIONS), players=4, bots=bots, pace="fast", clock="days"
            )
            self.client = await insisted(lambda: Client.open(self.address, wanted))
            self.games += 1
        client = self.client
        client.news = asyncio.Queue()
        await client.connect()
        self.visits += 1
        self.is_there, self.moved_at = True, time.monotonic()
        if client.table is not None and client.table.room.phase == "gathering":
            await client.send(protocol.Start())
        leaving = time.monotonic() + self.chance.expovariate(1 / (40 * self.pace))
        while time.monotonic() < leaving:
            table = client.table
            if table is not None and table.room.phase == "over":
                self.client = None
                await client.close()
                return
            if table is not None and table.prompt is not None:
                prompt, table.prompt = table.prompt, None
                await asyncio.sleep(self.chance.expovariate(1 / self.pace))
                options = [option.action for option in prompt.options]
                action = prompt.usual or self.chance.choice(options)
                try:
                    await client.send(protocol.Play(number=prompt.number, action=action))
                    self.answers += 1
                except Refused as refused:
                    assert refused.why in ("stale", "rate"), refused.why
                continue
            try:
                async with asyncio.timeout(1.0):
                    message = await client.next()
            except TimeoutError:
                continue
            if isinstance(message, protocol.Moved):
                self.moved_at = time.monotonic()
                self.seen.setdefault(client.key.code, []).append((message.seq, message.action))

    def stands_still(self) -> bool:
        return self.is_there and time.monotonic() - self.moved_at > STILL


class Slope(NamedTuple):
    """A line through figures over the time, and how sure it is."""

    an_hour: float
    error: float


def slope(samples: list[tuple[float, float]]) -> Slope:
    """Least squares; the error is one standard deviation."""
    n = len(samples)
    if n < 3:
        return Slope(0.0, math.inf)
    mean_t, mean_y = (sum(column) / n for column in zip(*samples, strict=True))
    spread = sum((t - mean_t) ** 2 for t, _ in samples)
    rise = sum((t - mean_t) * (y - mean_y) for t, y in samples) / spread
    rest = sum((y - mean_y - rise * (t - mean_t)) ** 2 for t, y in samples)
    return Slope(rise * 3600, math.sqrt(rest / (n - 2) / spread) * 3600)


def figures(pid: int) -> tuple[float, int]:
    """Megabytes in memory and open descriptors of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6, len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def soak(folder: Path, tables: int, seconds: float, pace: float, seed: int) -> dict[str, Any]:
    chance = Random(seed)
    place, jumped = Place(data=folder / "data"), folder / "clock"
    jumped.write_text("0")
    script = folder / "serve.py"  # a file, since workers look for what they were started from
    script.write_text(START)
    server = Serving(place, "--keep-days", "365")
    server.command[1:3] = [str(script), str(jumped)]
    memory: list[tuple[float, float]] = []
    descriptors: list[tuple[float, float]] = []
    kills = jumps = still = 0
    with server:
        await asyncio.to_thread(server.await_listening)
        people = [Tablemate(server.address, Random(f"{seed} {k}"), pace) for k in range(tables)]
        living = [asyncio.create_task(person.live()) for person in people]
        begun = time.monotonic()
        offset = 0.0
        while (now := time.monotonic()) < begun + seconds:
            await asyncio.sleep(max(0.5, seconds / 720))
            for task in living:
                if task.done():
                    task.result()
            part = (now - begun) / seconds
            if part < 1 / 3 and kills < 12 * part + 1:
                server.kill()
                await asyncio.to_thread(server.start)
                await asyncio.to_thread(server.await_listening)
                kills += 1
                offset += chance.choice(JUMPS)
                jumped.write_text(str(offset))
                jumps += 1
            elif part > 0.4:
                assert server.process is not None
                megabytes, files = figures(server.process.pid)
                memory.append((now - begun, megabytes))
                descriptors.append((now - begun, files))
                still = sum(person.stands_still() for person in people)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        server.stop()
        complaints = server.complaints()
    return {
        "tables": tables,
        "seconds": round(seconds),
        "seed": seed,
        "games": sum(person.games for person in people),
        "answers": sum(person.answers for person in people),
        "visits": sum(person.visits for person in people),
        "kills": kills,
        "clock_jumps": jumps,
        "memory_mb": round(memory[-1][1], 1) if memory else None,
        "memory_mb_by_time": [round(megabytes) for _, megabytes in memory[:: max(1, len(memory) // 10)]],
        "memory_mb_an_hour": [round(each, 2) for each in slope(memory)],
        "descriptors": descriptors[-1][1] if descriptors else None,
        "descriptors_an_hour": [round(each, 2) for each in slope(descriptors)],
        "tables_standing_still": still,
        "complaints": len(complaints),
        **compared(place, people),
    }


def compared(place: Place, people: list[Tablemate]) -> dict[str, int]:
    """Every game of the store read again, its digests compared on the way, and held against what was told."""
    store = place.open()
    digests = games = different = 0
    codes = [code for (code,) in store.database.run("SELECT code FROM tables")]
    told = {code: moves for person in people for code, moves in person.seen.items()}
    for code in codes:
        found = stored(store, code)
        assert found is not None
        room, game, _ = read(code, found)  # SetAside if a digest differs
        games += game is not None
        digests += len(room.digests)
        actions = {entry.seq: getattr(entry.event, "action", None) for entry in found.entries}
        different += sum(actions.get(seq) != action for seq, action in told.get(code, []))
    store.close()
    return {"games_read_again": games, "digests_equal": digests, "moves_told_otherwise": different}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--pace", type=float, default=4.0, help="seconds between two answers of a person")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(soak(Path(folder), chosen.tables, chosen.minutes * 60, chosen.pace, chosen.seed))
    print(json.dumps(told))
    if told["tables_standing_still"] or told["moves_told_otherwise"] or told["complaints"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
