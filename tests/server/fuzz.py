"""Millions of frames on live sockets beside an honest game, a part at a time.

    python -m tests.server.fuzz --frames 5000000 --state frame-fuzz.json

Each part is a server of its own over a fresh folder, with a seed of its own; it goes on where the state says. The
folders are made in TMPDIR: one in memory spares the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.server.places import Place
from tests.server.test_fuzz import fuzz

PART, SOCKETS = 100_000, 40
DONE = ("Ack", "Answer", "table")  # all else is why something was refused


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--frames", type=int, default=5_000_000)
    options.add_argument("--part", type=int, default=PART)
    options.add_argument("--state", type=Path, default=Path("frame-fuzz.json"))
    chosen = options.parse_args()
    known: dict[str, Any] = {"seed": 0, "frames": 0, "done": 0, "seconds": 0.0, "answers": {}}
    if chosen.state.exists():
        known = json.loads(chosen.state.read_text())
    while known["frames"] < chosen.frames:
        begun = time.monotonic()
        part = min(chosen.part, chosen.frames - known["frames"])
        with tempfile.TemporaryDirectory() as folder:
            answers = asyncio.run(fuzz(Place(data=Path(folder)), part, SOCKETS, 10_000 + known["seed"]))
        known["seed"] += 1
        known["frames"] += sum(answers.values())
        known["done"] += sum(answers.get(each, 0) for each in DONE)
        known["seconds"] = round(known["seconds"] + time.monotonic() - begun, 1)
        known["answers"] = dict((Counter(known["answers"]) + Counter(answers)).most_common())
        chosen.state.write_text(json.dumps(known))
    print(json.dumps(known))


if __name__ == "__main__":
    main()
