"""One mutant before its tests, in a process of its own: does one of them fail?

Tests are collected once; each trial is a copy of that process in which one function has the mutant's code. What runs
before any test, such as making the editions, may need more: such a mutant's tests are collected in a fresh process.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import IO, Any, Final

import _pytest.main
import pytest

from tools.mutants.places import Mutant, mutants_of
from tools.mutants.reach import OPTIONS, TESTS, Reach, environment, known_seconds
from tools.mutants.sources import ROOT, Finder, module_name, source_of

SURVIVED: Final = 0
KILLED: Final = 1
BROKEN: Final = 2  # the tool itself
PATIENCE: Final = 10  # times the usual time of a test, and some seconds
SECONDS: Final = 5.0
UNKNOWN: Final = 30.0  # seconds of a test of which nothing is known
BETWEEN: Final = 60.0  # for importing and collecting
MEMORY: Final = 3 << 30


class Watch:
    """A plugin that notes which test runs, and ends the process when one takes far too long: it would never end."""

    def __init__(self, seconds: dict[str, float], notes: IO[str]) -> None:
        self.seconds = seconds
        self.notes = notes

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.notes.write(item.nodeid + "\n")
        self.notes.flush()
        signal.setitimer(signal.ITIMER_PROF, self.seconds.get(item.nodeid, UNKNOWN) * PATIENCE + SECONDS)
        yield
        signal.setitimer(signal.ITIMER_PROF, BETWEEN)


class Trial:
    """A running trial, as its parent sees it."""

    def __init__(self, mutant: Mutant, limit: float) -> None:
        self.mutant = mutant
        self.limit = limit  # of seconds for each part
        self.began = time.monotonic()
        self.pid = 0
        self.status: int | None = None
        self.left: list[list[str]] = []  # parts of the tests that are still to be run, in fresh processes
        self.ran = 0
        handle, notes = tempfile.mkstemp(prefix="mutant-", suffix=".txt")
        os.close(handle)
        self.notes = Path(notes)

    def ended(self) -> bool:
        """Whether it has come to an end. The next part of the tests begins here, too."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid == 0:
            return False
        end_group(self.pid)
        self.status = os.waitstatus_to_exitcode(status)
        if self.status != SURVIVED or not self.left:
            return True
        self.ran += len(self.notes.read_text().splitlines())
        self.start_part()
        return False

    def stop(self) -> None:
        end_group(self.pid)
        os.waitpid(self.pid, 0)
        self.notes.unlink()

    def start_part(self) -> None:
        """Run the next part of the tests in a fresh process."""
        command = [sys.executable, "-m", "tools.mutants.trial", self.mutant.name, str(self.notes), str(self.limit)]
        command += self.left.pop(0)
        quiet: dict[str, Any] = {
            "stdin": subprocess.DEVNULL,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
        }
        process = subprocess.Popen(command, cwd=ROOT, env=environment(), start_new_session=True, **quiet)
        self.pid = process.pid
        process.returncode = 0  # this class waits for it

    def result(self) -> dict[str, object]:
        tests = self.notes.read_text().splitlines()
        self.notes.unlink()
        if self.status == -signal.SIGTERM:
            raise KeyboardInterrupt
        if self.status == BROKEN:
            raise RuntimeError(f"{self.mutant.name} could not be tried")
        if self.status == SURVIVED:
            by = ""
        elif self.status == KILLED:
            by = tests[-1] if tests else "import"
        else:
            by = (
                f"{tests[-1] if tests else 'import'} ({'took too long' if self.status == -signal.SIGPROF else 'crash'})"
            )
        return {
            "name": self.mutant.name,
            "diff": self.mutant.diff,
            "outcome": "killed" if by else "survived",
            "by": by,
            "tests": self.ran + len(tests),
            "seconds": round(time.monotonic() - self.began, 2),
        }


def end_group(pid: int) -> None:
    """Nothing that a test started stays behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


def quick_trial(trial: Trial, session: pytest.Session, items: list[pytest.Item], reach: Reach) -> None:
    """In a copy of this process."""
    sys.stdout.flush()
    trial.pid = os.fork()
    if trial.pid == 0:
        try:
            os.setsid()
            limit_memory()
            silent = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(silent, stream)
            patch(trial.mutant)
            with trial.notes.open("w") as notes:
                failed = run_items(session, items, Watch(reach.seconds, notes))
            os._exit(KILLED if failed else SURVIVED)
        except BaseException:
            os._exit(BROKEN)


def run_items(session: pytest.Session, items: list[pytest.Item], watch: Watch) -> bool:
    """Run tests until one fails."""
    session.items = items
    session.config.option.maxfail = 1
    session.config.pluginmanager.unregister(name="terminalreporter")
    session.config.pluginmanager.register(watch)
    with contextlib.suppress(session.Failed):
        _pytest.main.pytest_runtestloop(session)
    return session.testsfailed > 0


def patch(mutant: Mutant) -> None:
    """Give the live function the mutant's code."""
    live_function(mutant).__code__ = new_code(mutant)


def is_patchable(mutant: Mutant) -> bool:
    """Not if what it shares with its class, such as `super()`, is gone."""
    return live_function(mutant).__code__.co_freevars == new_code(mutant).co_freevars


def new_code(mutant: Mutant) -> CodeType:
    return code_of(compile(mutant.source, mutant.file, "exec", dont_inherit=True), mutant.function)


def live_function(mutant: Mutant) -> FunctionType:
    target: Any = import_module(module_name(mutant.file))
    for name in mutant.function.split("."):
        target = vars(target)[name]
    target = getattr(target, "fget", None) or getattr(target, "__func__", None) or target
    target = getattr(target, "__wrapped__", target)
    assert isinstance(target, FunctionType)
    return target


def code_of(module: CodeType, name: str) -> CodeType:
    for part in module.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            if name.startswith(part.co_qualname + "."):
                return code_of(part, name)
    raise LookupError(name)


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def parts(file: str) -> list[list[str]]:
    """All folders of tests in three parts: what looks at the data, what plays it, and the rest."""
    edition = file.split("/")[1] if file.count("/") > 1 and file.startswith("editions") else ""
    scenarios = f"tests/scenarios/{edition}".removesuffix("/")
    data = ["tests/golden/test_rules.py", "tests/engine"]
    played = ["tests/conformance", scenarios]
    rest = [f"tests/{folder}" for folder in TESTS if any((ROOT / "tests" / folder).glob("**/test_*.py"))]
    return [data, played, [folder for folder in rest if folder not in [*data, *played]]]


class InOrder:
    """A plugin that puts quick tests first, and leaves out what does not fit into so many seconds."""

    def __init__(self, seconds: dict[str, float], limit: float) -> None:
        self.seconds = seconds
        self.limit = limit

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 1.0))
        spent = itertools.accumulate(self.seconds.get(item.nodeid, 1.0) for item in items)
        items[:] = [item for item, seconds in zip(items, spent, strict=True) if seconds <= self.limit]


def main(name: str, notes: str, limit: float, folders: list[str]) -> int:
    """The fresh process."""
    limit_memory()
    signal.setitimer(signal.ITIMER_PROF, BETWEEN)
    file = name.split(":")[0]
    mutant = next(one for one in mutants_of(file, source_of(file)) if one.name == name)
    Finder([file], lambda _: mutant.source, {}).install()
    seconds = known_seconds()
    with open(notes, "w") as stream:
        code = pytest.main([*OPTIONS, "-x", *folders], plugins=[Watch(seconds, stream), InOrder(seconds, limit)])
    return SURVIVED if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else KILLED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4:]))
