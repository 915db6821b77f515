"""A process that appends to its tables and tells of each event that was acknowledged, until it is killed.

Run with a place's folder or address: it goes on where the tables in it end.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from passgo.server.storage.opening import open_store
from passgo.server.storage.writer import Writer
from tests.server.storage.tables import opening, said

CODES = ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")


async def append(writer: Writer, code: str) -> None:
    seq = len(await writer.call(lambda store: store.entries(code)))
    while True:
        seq += 1
        await writer.append(opening(code) if seq == 1 else said(code, seq, f"id {seq}", due=seq))
        os.write(1, f"{code} {seq}\n".encode())  # at once: what is known to be safe is known outside too


async def main(place: str) -> None:
    writer = Writer(open_store(database=place) if "://" in place else open_store(Path(place)))
    await asyncio.gather(*(append(writer, code) for code in CODES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
