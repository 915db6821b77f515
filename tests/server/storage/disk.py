"""A disk in memory that forgets, when the power goes, what was not synced: all of it, or any part, torn anywhere."""

from __future__ import annotations

from itertools import pairwise
from random import Random

SECTOR = 512  # bytes that a disk writes at once; within one the new bytes come before the old ones


class PowerCut(Exception):
    """There is no power: whatever the disk is asked from now on, it does not do."""


class File:
    """What was synced, what was done since, and how it all looks to whoever reads it now."""

    def __init__(self) -> None:
        self.named = False  # whether its name is on the disk for good
        self.journal = False  # whether syncing it syncs the names of all files too
        self.synced = b""
        self.since: list[tuple[int, bytes | None]] = []  # bytes written at a place; None for a cut to that length
        self.now = bytearray()


class Disk:
    """Files by name. After so many more changes (`left`) the power is gone."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}
        self.deleted: dict[str, File] = {}  # whose deletion is not on the disk for good
        self.left: int | None = None
        self.dark = False

    def spend(self) -> None:
        """Every change to the disk begins with this."""
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                self.dark = True
        self.check()

    def check(self) -> None:
        if self.dark:
            raise PowerCut

    def open(self, name: str, journal: bool) -> File:
        self.check()
        if name not in self.files:
            self.spend()
            self.files[name] = File()
        self.files[name].journal = journal
        return self.files[name]

    def write(self, file: File, data: bytes, place: int) -> None:
        self.spend()
        file.since.append((place, data))
        put(file.now, data, place)

    def truncate(self, file: File, length: int) -> None:
        self.spend()
        file.since.append((length, None))
        del file.now[length:]

    def sync(self, file: File) -> None:
        self.spend()
        file.synced = bytes(file.now)
        file.since.clear()
        if file.journal:  # SQLite's layer for Unix syncs the folder with a journal or log that it has just opened
            file.journal = False
            self.deleted.clear()
            for every in self.files.values():
                every.named = True

    def delete(self, name: str, for_good: bool) -> None:
        self.spend()
        file = self.files.pop(name, None)
        if file is not None and not for_good:
            self.deleted[name] = file

    def restart(self, chance: Random) -> None:
        """The power was cut and is back: what is left of each file?"""
        before, gone = self.files, self.deleted
        self.files, self.deleted, self.left, self.dark = {}, {}, None, False
        for name in sorted({*before, *gone}):
            file = before.get(name)
            if (file is None or not file.named) and chance.random() < 0.5:
                file = gone.get(name)
            if file is not None:
                self.files[name] = restored = File()
                restored.named = True
                restored.now = survivors(file, chance)
                restored.synced = bytes(restored.now)


def put(content: bytearray, data: bytes, place: int) -> None:
    if len(content) < place:
        content.extend(bytes(place - len(content)))
    content[place : place + len(data)] = data


def survivors(file: File, chance: Random) -> bytearray:
    """What was synced, with none, all, the first or any of the changes since."""
    manner = chance.choice(("none", "all", "first", "any"))
    content = bytearray(file.synced)
    since = file.since
    if manner == "none":
        return content
    if manner == "first":
        since = since[: chance.randint(0, len(since))]
    for place, data in since:
        if data is None:
            if manner != "any" or chance.random() < 0.5:
                del content[place:]
        elif manner != "any":
            put(content, data, place)
        else:
            for start, end in sectors(place, len(data)):
                if chance.random() < 0.5:
                    reached = end if chance.random() < 0.8 else chance.randint(start, end)
                    put(content, data[start - place : reached - place], start)
    return content


def sectors(place: int, length: int) -> list[tuple[int, int]]:
    """The parts of a write, sector by sector."""
    edges = [place, *range((place // SECTOR + 1) * SECTOR, place + length, SECTOR), place + length]
    return list(pairwise(edges))
