"""Which tests reach which stretches of the rules, and how long each takes.

Found out by one run of the tests over marked sources, and kept in a file: when only tests change, only their files run
again. `python -m tools.mutants.reach` brings the file up to date; the runs themselves are processes of their own.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tools.mutants.sources import HITS, ROOT, Finder, Stretches, rule_files, sources_digest

# Where a broken rule is noticed, the quickest first: what `make test` runs on the source, interpreted. The other tests
# (referee, narration, servers, browsers) play the compiled build by the same rules; interpreted they would take hours.
TESTS: Final = ("engine", "scenarios", "conformance", "golden", "perft", "examples", "invariants", "bots")
KEPT: Final = ROOT / "build/mutants/reach.json"
OPTIONS: Final = [
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-m",
    "not long and not once",
    "--rootdir",
    str(ROOT),
]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}


class Reach:
    """What is known of every test: seconds, and the stretches it reaches as bits of a number."""

    def __init__(self, kept: dict[str, Any], stretches: Stretches) -> None:
        self.numbers = stretches.numbers
        self.seconds: dict[str, float] = {}
        self.bits: dict[str, int] = {}
        self.early = 0  # stretches that run before any test
        for entry in kept["files"].values():
            self.early |= int(entry["import"], 16)
            for test, (seconds, bits) in entry["tests"].items():
                self.seconds[test] = seconds
                self.bits[test] = int(bits, 16)

    def runs_early(self, stretch: str) -> bool:
        """Whether it runs when rules are imported or tests collected, so that what came of it is already there."""
        return not stretch or bool(self.early >> self.numbers[stretch] & 1)

    def reaching(self, stretch: str, limit: float) -> list[str]:
        """The tests that reach a stretch, the quickest first; of equally quick ones, those that reach little else.

        No more of them than fit into so many seconds.
        """
        if not stretch:
            return []
        tests = [test for test, bits in self.bits.items() if bits >> self.numbers[stretch] & 1]
        tests.sort(key=lambda test: (self.seconds[test] // 0.02, self.bits[test].bit_count()))
        spent = itertools.accumulate(self.seconds[test] for test in tests)
        return [test for test, seconds in zip(tests, spent, strict=True) if seconds <= limit]


def up_to_date() -> Reach:
    """What is known, after finding out what is not."""
    stretches = Stretches()
    digest = sources_digest()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
    if kept.get("sources") != digest:
        kept = {"sources": digest, "files": {}}
    wanted = {path.relative_to(ROOT).as_posix(): file_digest(path) for path in test_files()}
    kept["files"] = {file: entry for file, entry in kept["files"].items() if entry["digest"] == wanted.get(file)}
    folders: dict[str, list[str]] = {}
    for file in wanted:
        if file not in kept["files"]:
            folders.setdefault(file.rsplit("/", 1)[0], []).append(file)
    for folder, files in folders.items():
        print(f"reach: {folder} ({len(files)} files)", flush=True)
        found = found_out(files)
        for file in files:
            tests = {test: seen for test, seen in found["tests"].items() if test.split("::")[0] == file}
            kept["files"][file] = {"digest": wanted[file], "import": found["import"], "tests": tests}
        save(kept)
    return Reach(kept, stretches)


def known_seconds() -> dict[str, float]:
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.is_file() else {"files": {}}
    return {test: seconds for entry in kept["files"].values() for test, (seconds, _) in entry["tests"].items()}


def test_files() -> list[Path]:
    return [path for folder in TESTS for path in sorted((ROOT / "tests" / folder).glob("**/test_*.py"))]


def save(kept: dict[str, Any]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    beside = KEPT.with_suffix(".new")
    beside.write_text(json.dumps(kept))
    beside.replace(KEPT)


def file_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def found_out(files: list[str]) -> dict[str, Any]:
    """Run the tests of some files in another process and read what it found."""
    out = KEPT.parent / f"found-{os.getpid()}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tools.mutants.reach", str(out), *files]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if not out.is_file():
        sys.exit(f"{files}: no tests could be run\n{done.stdout}")
    found: dict[str, Any] = json.loads(out.read_text())
    out.unlink()
    for test in found.pop("failed"):
        print(f"reach: {test} fails without any mutant, so it is left out", flush=True)
    return found


class Recorder:
    """A plugin that notes for each test what it reaches."""

    def __init__(self, hits: bytearray) -> None:
        self.hits = hits
        self.before = ""
        self.tests: dict[str, tuple[float, str]] = {}
        self.failed: list[str] = []

    def taken(self) -> str:
        bits = int("".join("1" if hit else "0" for hit in reversed(self.hits)) or "0", 2)
        self.hits[:] = bytes(len(self.hits))
        return f"{bits:x}"

    def pytest_collection_finish(self) -> None:
        self.before = self.taken()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.tests[item.nodeid] = (round(time.perf_counter() - start, 4), self.taken())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or report.skipped:
            self.failed.append(report.nodeid)


def record(out: Path, files: Sequence[str]) -> None:
    stretches = Stretches()
    hits = bytearray(len(stretches.numbers))
    Finder(rule_files(), stretches.marked, {HITS: hits}).install()
    recorder = Recorder(hits)
    pytest.main([*OPTIONS, *files], plugins=[recorder])
    good = {test: found for test, found in recorder.tests.items() if test not in recorder.failed}
    out.write_text(json.dumps({"import": recorder.before or "0", "tests": good, "failed": recorder.failed}))


def main(arguments: Sequence[str]) -> None:
    if arguments:
        record(Path(arguments[0]), arguments[1:])
    else:
        up_to_date()


if __name__ == "__main__":
    main(sys.argv[1:])
