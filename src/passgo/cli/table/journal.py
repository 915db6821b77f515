"""A game's journal: its record in a file that grows with every move, and that belongs to one process while it is open.

Each piece that is appended ends with the digest of the position, so the file is a sound record up to its last whole
piece, whatever ended the process or the machine.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from errno import ENOENT
from io import FileIO
from pathlib import Path
from secrets import token_hex

from passgo.cli.table import storage
from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.storage import Saved
from passgo.engine.game import Game

ENDING = ".passgo"
LAST_LINE = b"\ndigest "  # how the last line of a piece begins


class InUse(Exception):
    """Another process plays this game."""


class Journal:
    """An open journal. What is appended survives the end of the process at once, and a power cut after `sync`."""

    def __init__(self, path: Path, file: FileIO, moves: int, size: int) -> None:
        self.path = path
        self.file = file
        self.pieces = [(moves, size)]  # after each piece: the moves in the file, and its size
        self.synced = True

    @staticmethod
    def create(folder: Path, game: Game, seats: list[LocalSeat], language: str, seconds: float | None) -> Journal:
        """A new file with the game so far."""
        if not folder.is_absolute():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), folder)  # the user has no home
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        begun = f"{game.header.edition.name}-{time.strftime('%Y%m%d-%H%M%S')}-{token_hex(3)}"
        path = folder / (begun + ENDING)
        file = FileIO(path, "x+")
        try:
            claim(file, wait=True)  # somebody may be looking at it already
            first, rest = game.record.split("\n", 1)
            table = {"bots": [seat.bot for seat in seats], "language": language, "seconds": seconds}
            ours = [f"[{key} {json.dumps(value)}]" for key, value in table.items()]
            journal = Journal(path, file, len(game.moves), 0)
            journal.append("\n".join([first, *ours, rest]), len(game.moves))
            del journal.pieces[0]
            journal.sync()
            sync_folder(folder)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    @staticmethod
    def resume(path: Path) -> tuple[Journal, Saved]:
        """Go on with a game: InUse if another process has it, OSError or ValueError if it cannot be read.

        What came after the last whole piece is cut off.
        """
        file = FileIO(path, "r+")
        try:
            claim(file)
            saved, size = understood(file.read())
            file.truncate(size)
        except BaseException:
            file.close()
            raise
        return Journal(path, file, len(saved.game.moves), size), saved

    def follow(self, game: Game, seconds: float | None) -> None:
        """Bring the file to where the game is: moves are added, and those taken back are cut off."""
        moves = game.moves
        while self.pieces[-1][0] > len(moves):
            self.pieces.pop()
            self.file.truncate(self.pieces[-1][1])
            self.synced = False
        new = moves[self.pieces[-1][0] :]
        if new:
            self.append("\n".join([*new, *closing(game, seconds)]), len(moves))

    def append(self, text: str, moves: int) -> None:
        """One piece; what an earlier attempt left of it is overwritten."""
        data = text.encode()
        start = self.pieces[-1][1]
        self.file.seek(start)
        self.synced = False
        written = 0
        while written < len(data):
            written += self.file.write(data[written:]) or 0
        self.pieces.append((moves, start + len(data)))

    def sync(self) -> None:
        """Wait until the disk has it all."""
        if not self.synced:
            os.fsync(self.file)
            self.synced = True

    def stop(self, game: Game, seconds: float | None) -> None:
        """Leave the file for another time; a clock stands still meanwhile."""
        if seconds is not None:
            self.append("\n".join(closing(game, seconds)), len(game.moves))
            self.sync()
        self.close()

    def close(self) -> None:
        self.file.close()

    def remove(self) -> None:
        """The game is over, or nobody wants it."""
        self.file.close()
        self.path.unlink(missing_ok=True)


def closing(game: Game, seconds: float | None) -> list[str]:
    """The last lines of a piece: what the clock shows, and the digest."""
    clock = [] if seconds is None else [f"[seconds {seconds:.1f}]"]
    return [*clock, f"digest {game.digest()}", ""]


def look(path: Path) -> Saved:
    """What a journal holds, without taking it: InUse, OSError or ValueError as in `Journal.resume`."""
    with FileIO(path, "r+") as file:
        claim(file)
        data = file.read()
        if not data:
            raise InUse  # in the moment between its making and its first lines
        return understood(data)[0]


def claim(file: FileIO, wait: bool = False) -> None:
    """The file is this process's until it is closed or the process ends, however that happens; InUse if it is not."""
    with contextlib.suppress(ImportError):  # Windows has no such locks
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        except OSError:
            return  # some network folders have none either


def understood(data: bytes) -> tuple[Saved, int]:
    """The game in the whole pieces of a journal, and their size."""
    last = data[: data.rfind(b"\n") + 1].rfind(LAST_LINE)
    if last < 0:
        raise ValueError("not-ours")
    size = data.index(b"\n", last + 1) + 1
    return storage.understood(data[:size]), size


def sync_folder(folder: Path) -> None:
    """The name of a new file is on the disk only after this."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
