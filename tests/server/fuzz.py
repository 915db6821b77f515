"""Millions of frames on live sockets beside an honest game, a part at a time.

    python -m tests.server.fuzz --frames 5000000 --state frame-fuzz.json

Each part is a server of its own over a fresh folder, with a seed of its own; it goes on where the state says.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from tests.server.places import Place
from tests.server.test_fuzz import fuzz

PART, SOCKETS = 50_000, 40


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--frames", type=int, default=5_000_000)
    options.add_argument("--part", type=int, default=PART)
    options.add_argument("--state", type=Path, default=Path("frame-fuzz.json"))
    chosen = options.parse_args()
    known = {"seed": 0, "frames": 0, "seconds": 0.0}
    if chosen.state.exists():
        known = json.loads(chosen.state.read_text())
    while known["frames"] < chosen.frames:
        begun = time.monotonic()
        part = int(min(chosen.part, chosen.frames - known["frames"]))
        with tempfile.TemporaryDirectory() as folder:
            known["frames"] += asyncio.run(fuzz(Place(data=Path(folder)), part, SOCKETS, 10_000 + int(known["seed"])))
        known["seed"] += 1
        known["seconds"] = round(known["seconds"] + time.monotonic() - begun, 1)
        chosen.state.write_text(json.dumps(known))
    print(json.dumps(known))


if __name__ == "__main__":
    main()
