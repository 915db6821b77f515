"""Draw mutants, put each before the tests that reach it, and print who survived.

`python -m tools.mutants --count 500 --seed 1 --log FILE`. The log has a line a mutant; whoever is in it is not tried
again, unless it is a survivor and `--survivors` asks for those.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tools.mutants.places import Mutant, drawn, mutants
from tools.mutants.reach import OPTIONS, TESTS, up_to_date
from tools.mutants.sources import ROOT
from tools.mutants.trial import Trial, is_patchable, parts, quick_trial

EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
ALL: Final = float("inf")
Result = dict[str, Any]


def main() -> None:
    options = read_options()
    everything = mutants()
    if options.only:
        chosen = [mutant for mutant in everything if mutant.name in options.only]
        if len(chosen) != len(options.only):
            sys.exit("no such mutant; --list prints the names")
    else:
        chosen = drawn(everything, options.count, options.seed)
    if options.list:
        for mutant in chosen:
            print(f"{mutant.name}  {mutant.diff}")
        return
    diffs = {mutant.name: mutant.diff for mutant in chosen}
    results = read_log(options.log, diffs)
    again = {name for name, result in results.items() if options.survivors and result["outcome"] == "survived"}
    same = equivalents(diffs)
    waiting = [one for one in chosen if one.name not in same and (one.name not in results or one.name in again)]
    if waiting:
        bench = Bench(waiting, options, lambda result: note(results, result, options.log))
        try_all(bench)
    sys.exit(summed_up(chosen, results, same))


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=500, help="how many to draw (500)")
    parser.add_argument("--seed", type=int, default=1, help="which draw (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many at the same time (1)")
    parser.add_argument("--log", type=Path, default=ROOT / "build/mutants/log.jsonl", help="where results are kept")
    parser.add_argument(
        "--seconds", type=float, default=ALL, help="a first look: no more of the tests for each than this"
    )
    parser.add_argument("--survivors", action="store_true", help="try those again that survived")
    parser.add_argument(
        "--also", action="append", default=[], metavar="TESTS", help="put survivors before these tests too: tests/cli"
    )
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="this one instead of a draw; more than once for more"
    )
    parser.add_argument("--list", action="store_true", help="only print the names and changes")
    return parser.parse_args()


def read_log(log: Path, diffs: dict[str, str]) -> dict[str, Result]:
    """By name; the last word counts. What is said of a line that reads otherwise now does not."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.is_file() else []
    results = [json.loads(line) for line in lines]
    return {result["name"]: result for result in results if diffs.get(result["name"]) == result["diff"]}


def note(results: dict[str, Result], result: Result, log: Path) -> None:
    results[result["name"]] = result
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(result, ensure_ascii=False) + "\n")


def equivalents(diffs: dict[str, str]) -> dict[str, str]:
    """Mutants that change nothing that anybody could see, each with the reason; as long as the line reads the same."""
    lines = [line.strip() for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")]
    entries = zip(lines[::3], lines[1::3], lines[2::3], strict=True)
    return {name: reason for name, diff, reason in entries if diffs.get(name) == diff}


def try_all(bench: Bench) -> None:
    """Collect all tests once, then take the mutants in turn."""
    folders = [f"tests/{folder}" for folder in TESTS if any((ROOT / "tests" / folder).glob("**/test_*.py"))]
    os.chdir(ROOT)
    code = pytest.main([*OPTIONS, "--no-header", *folders], plugins=[bench])
    if not bench.finished:
        sys.exit(f"the tests could not be collected ({code})")


class Bench:
    """A plugin that tries mutants in place of running the tests."""

    def __init__(self, waiting: list[Mutant], options: argparse.Namespace, done: Callable[[Result], None]) -> None:
        self.reach = up_to_date()
        self.waiting = waiting[::-1]
        self.workers: int = options.workers
        self.seconds: float = options.seconds
        self.also: list[str] = options.also
        self.done = done
        self.running: list[Trial] = []
        self.items: dict[str, pytest.Item] = {}
        self.finished = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # what the copies share, they need not look through
        try:
            while self.waiting or self.running:
                while self.waiting and len(self.running) < self.workers:
                    self.running.append(self.begin(self.waiting.pop(), session))
                self.gather()
        finally:
            for trial in self.running:
                trial.stop()
        self.finished = True
        return True

    def begin(self, mutant: Mutant, session: pytest.Session) -> Trial:
        trial = Trial(mutant, self.seconds)
        early = self.reach.runs_early(mutant.stretch)
        tests = [self.items[test] for test in self.reach.reaching(mutant.stretch, self.seconds) if test in self.items]
        if early:
            trial.left = parts(mutant.file)[: 2 if self.seconds < ALL else 3]
        if self.also:
            trial.left.append(self.also)
        if early and (not tests or not is_patchable(mutant)):
            trial.start_part()
        else:
            quick_trial(trial, session, tests, self.reach)
        return trial

    def gather(self) -> None:
        ended = [trial for trial in self.running if trial.ended()]
        for trial in ended:
            self.running.remove(trial)
            self.done(trial.result())
        if not ended:
            time.sleep(0.02)


def summed_up(chosen: list[Mutant], results: dict[str, Result], same: dict[str, str]) -> int:
    """Print the score and the survivors; how many there are."""
    tried = [mutant for mutant in chosen if mutant.name not in same and mutant.name in results]
    survivors = [mutant for mutant in tried if results[mutant.name]["outcome"] == "survived"]
    killed = len(tried) - len(survivors)
    print(f"\n{len(chosen)} drawn, {killed} killed, {len(survivors)} survived", end="")
    print(f" ({100 * killed / len(tried):.1f} % of {len(tried)})" if tried else "")
    for mutant in survivors:
        print(f"survived: {mutant.name}\n    {mutant.diff}\n    {results[mutant.name]['tests']} tests saw nothing")
    for mutant in chosen:
        if mutant.name in same:
            print(f"equivalent: {mutant.name}\n    {mutant.diff}\n    {same[mutant.name]}")
    return 1 if survivors else 0


if __name__ == "__main__":
    main()
