"""The limit: the classic game as one plain C program, classic_limit.c beside this file, compiled and run here.

classic_limit.md says what it plays.
"""

import os
import shlex
import shutil
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

SOURCE = "classic_limit.c"
FLAGS = ("-O3", "-march=native")


class NoLimit(Exception):
    """Why there is no limit to compare with."""


class Limit:
    """The compiled program, inside a folder that somebody else removes."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "classic_limit"
        compiler = shlex.split(os.environ.get("CC") or "cc")
        if not shutil.which(compiler[0]):
            raise NoLimit(f"there is no C compiler ({compiler[0]}) on this machine")
        with as_file(files("passgo.lab") / SOURCE) as source:
            command = [*compiler, *FLAGS, "-o", str(self.program), str(source)]
            if subprocess.run(command, capture_output=True, check=False).returncode:
                raise NoLimit(f"the C compiler ({compiler[0]}) did not compile {SOURCE}")

    def run(self, games: int) -> tuple[float, float]:
        """Rolls and games a second of its own CPU time."""
        said = subprocess.run([str(self.program), str(games)], capture_output=True, check=True, text=True).stdout
        figures = dict(word.split("=") for word in said.split() if "=" in word)
        return float(figures["rolls/s"]), float(figures["games/s"])
