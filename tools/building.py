"""Builds passgo into a folder beside the environment, compiled if it can be, and puts it in place only when it works.

`python -m tools.building FOLDER` does so in the background, at low priority, as long as its input stays open: `make
play` leaves the other end to the server, and whatever ends the server ends the compiler too. What is under way lies in
a folder of its own, so a build is there whole or not at all, and several at once wait for each other.
"""

import contextlib
import fcntl
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
LOG = VENV / "building.log"
LOOK = 0.2  # seconds between two looks at what goes on

# A build is put in place only if this runs: all that is compiled is imported, and every edition is played.
TRIAL = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import passgo, passgo.bots
from passgo.engine.columns import COMPILED
folder = Path(passgo.__file__).parent
assert folder == Path(sys.argv[1], "passgo"), folder
assert COMPILED == json.loads((folder / "_build.json").read_text(encoding="utf-8"))["compiled"]
for edition in passgo.EDITIONS:
    game = passgo.Game.start(edition, players=2, seed=1)
    bots = [passgo.bots.bot("trader"), passgo.bots.bot("simple")]
    while game.decision and game.state.round < 20:
        game.play(bots[game.decision.player].choose(game))
"""


class Ended(Exception):
    """Nobody wants the build any more."""


def is_built(target: Path) -> bool:
    return (target / "passgo").is_dir()


def lock_file(name: str) -> IO[str]:
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    return (folder / f"{name}.lock").open("w")


def is_in_use(built: Path) -> bool:
    """Whether a server runs that `make play` started with this folder on its path."""
    with lock_file(built.name) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


@contextlib.contextmanager
def locked(name: str, look: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Alone among all that set up this checkout; `look` is called while others are at it."""
    with lock_file(name) as file:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                look()
                time.sleep(LOOK)
        yield


def build(target: Path, look: Callable[[], None], is_wanted: Callable[[dict[str, object]], bool]) -> None:
    """Build this checkout into the empty folder `target`; `look` is called now and then, and may raise to end it.

    `is_wanted` judges by what setup.py says about it.
    """
    with locked("building", look):
        if is_built(target):
            return
        for left in VENV.glob("building-*"):  # by somebody who was killed
            shutil.rmtree(left, ignore_errors=True)
        folder = VENV / f"building-{os.getpid()}"
        try:
            copy_source(folder / "source")
            (folder / "tmp").mkdir()
            site = str(folder / "site")
            run([PYTHON, "-m", "pip", "--quiet", "install", "--no-deps", "--target", site, "."], folder, look)
            run([PYTHON, "-c", TRIAL, site], folder, look)
            if is_wanted(json.loads(Path(site, "passgo", "_build.json").read_text(encoding="utf-8"))):
                target.mkdir(exist_ok=True)
                Path(site).rename(target)  # over the empty folder, in one instant
                for other in set(VENV.glob("built-*")) - {target}:
                    if not is_in_use(other):
                        shutil.rmtree(other, ignore_errors=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def copy_source(folder: Path) -> None:
    """What a build needs, as it is now, wherever somebody edits meanwhile."""
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, folder)


def run(command: list[str], folder: Path, look: Callable[[], None]) -> None:
    """Run a command of the build to its end; it and all that it started are ended if anything comes between."""
    keep = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    with LOG.open("w") as log:
        process = subprocess.Popen(
            command,
            cwd=folder / "source",
            env={**keep, "TMPDIR": str(folder / "tmp")},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            process_group=0,
        )
        try:
            while process.poll() is None:
                look()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(LOOK)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


class Progress:
    """One line that moves, if anybody can see it."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.shown = sys.stderr.isatty()

    def look(self) -> None:
        if self.shown:
            print(f"\r\033[KBuilding passgo: {time.monotonic() - self.begun:.0f} s{parts()}", end="", file=sys.stderr)

    def close(self) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr)


def parts() -> str:
    """How many of the C compiler's parts are done, once it has divided the program (gcc's names for them)."""
    files = [file.name for folder in VENV.glob("building-*/tmp") for file in folder.glob("*.ltrans*.o")]
    done = sum(name.count(".ltrans") == 2 for name in files)
    return f", part {done + 1} of {len(files) - done}" if len(files) > done else ""


def build_and_show(target: Path) -> None:
    """For somebody who waits for it."""
    progress = Progress()
    try:
        build(target, progress.look, lambda outcome: True)
    except subprocess.CalledProcessError:
        progress.close()
        sys.exit(f"{LOG.read_text(errors='replace')}passgo could not be built.")
    finally:
        progress.close()


def build_while_open(target: Path) -> None:
    """In the background, until standard input is closed at its other end. What failed is tried again another time."""

    def look() -> None:
        if select.select([0], [], [], 0)[0]:
            raise Ended

    with contextlib.suppress(Ended, subprocess.CalledProcessError):
        build(target, look, lambda outcome: not outcome["failed"])


def end(*_: object) -> None:
    sys.exit(1)  # by way of all that is to be cleaned up


if __name__ == "__main__":
    if os.fork() == 0:  # nobody's child: whoever started it need not wait for its end
        os.setpgid(0, 0)  # Ctrl-C is for the server
        os.nice(19)
        signal.signal(signal.SIGTERM, end)
        build_while_open(Path(sys.argv[1]))
