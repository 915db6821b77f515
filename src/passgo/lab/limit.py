"""The limit: the classic game as one plain C program, benchmarks/limit/classic_limit.c, compiled and run here."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

SOURCE = Path("benchmarks/limit/classic_limit.c")
FLAGS = ("-O3", "-march=native")


class NoLimit(Exception):
    """Why there is no limit to compare with."""


def source() -> Path:
    """The program's text: in the checkout that this file belongs to, or that the current folder is in."""
    here = Path.cwd()
    for folder in (Path(__file__).resolve().parents[3], here, *here.parents):
        if (folder / SOURCE).is_file():
            return folder / SOURCE
    raise NoLimit(f"{SOURCE} was not found; run this inside a checkout of passgo")


class Limit:
    """The compiled program, inside a folder that somebody else removes."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "classic_limit"
        compiler = shlex.split(os.environ.get("CC") or "cc")
        if not shutil.which(compiler[0]):
            raise NoLimit(f"there is no C compiler ({compiler[0]}) on this machine")
        command = [*compiler, *FLAGS, "-o", str(self.program), str(source())]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise NoLimit(f"the C compiler ({compiler[0]}) did not compile {SOURCE}")

    def run(self, games: int) -> tuple[float, float]:
        """Rolls and games a second of its own CPU time."""
        said = subprocess.run([str(self.program), str(games)], capture_output=True, check=True, text=True).stdout
        figures = dict(word.split("=") for word in said.split() if "=" in word)
        return float(figures["rolls/s"]), float(figures["games/s"])
