"""Instructions per decision of the workloads of `passgo bench`, counted by callgrind: the same on a busy machine.

    python -m tools.instructions                     counts, and compares with the figures in instructions.csv
    python -m tools.instructions --write             counts, and writes those figures anew
    python -m tools.instructions --beside FOLDER     compares with another build

Such a folder is made by `pip install --no-deps --target FOLDER .` in another checkout. Needs a compiled passgo,
valgrind with its headers and a C compiler. Only the playing is counted, set-up of each game included, start of the
program and the first game not. Whatever changed by more than 2 % is named with the functions that did it. The figures
belong to one compiler and one Python; others count otherwise.
"""

import argparse
import csv
import os
import platform
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from passgo.lab.bench import MAX_ROUNDS, WORKLOADS

FIGURES = Path(__file__).with_suffix(".csv")
GAMES = 100
ALLOWED = 0.02  # of change
KEPT = 0.003  # of a workload: what a function must take to be written down
NAMED = 5  # functions that changed most
ALL = ""  # in the place of a function: the whole workload
SWITCH = """
#include <valgrind/callgrind.h>
void on(void) { CALLGRIND_START_INSTRUMENTATION; }
void off(void) { CALLGRIND_STOP_INSTRUMENTATION; }
"""
# Run in a process of its own; other builds, older ones too, have no more in common than this.
PLAYER = """
import ctypes, gc, sys
from passgo.engine.columns import COMPILED
from passgo.lab.runner import Dealer, Plan
if not COMPILED:
    sys.exit("passgo is not compiled there")
switch, edition, bot, rounds, games = sys.argv[1:]
callgrind = ctypes.CDLL(switch)
dealer = Dealer(Plan(edition, bots=(bot,), max_rounds=int(rounds)))
dealer.played(0)
gc.freeze()
decisions = 0
callgrind.on()
for k in range(1, int(games) + 1):
    decisions += dealer.played(k).decisions
callgrind.off()
print(decisions)
"""


@dataclass(frozen=True)
class Count:
    """What a workload took, per decision."""

    decisions: int
    functions: dict[str, float]  # by name, and for ALL

    @property
    def whole(self) -> float:
        return self.functions[ALL]


class Counter:
    """Counts the instructions of one build, in a folder that somebody else removes."""

    def __init__(self, folder: Path, build: Path | None) -> None:
        self.folder = folder
        self.switch = folder / "switch.so"
        self.environment = {**os.environ, "PYTHONHASHSEED": "0"}
        if build:
            self.environment["PYTHONPATH"] = str(build.resolve())
        source = folder / "switch.c"
        source.write_text(SWITCH)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.switch, source], check=True)

    def count(self, workload: str, games: int) -> Count:
        edition, bot = workload.split()
        out = self.folder / "callgrind.out"
        options = [f"--callgrind-out-file={out}", "--instr-atstart=no", "--compress-strings=no", "--compress-pos=no"]
        command = ["valgrind", "--quiet", "--tool=callgrind", *options, sys.executable, "-c", PLAYER]
        ran = subprocess.run(
            [*command, str(self.switch), edition, bot, str(MAX_ROUNDS), str(games)],
            env=self.environment,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        decisions = int(ran.stdout)
        functions: dict[str, float] = defaultdict(float)
        with out.open(encoding="utf-8", errors="replace") as lines:
            for name, instructions in own_costs(lines):
                functions[name] += instructions / decisions
        functions[ALL] = sum(functions.values())
        return Count(decisions, functions)


def own_costs(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    """What callgrind wrote: functions with their own instructions, those of what they call left out."""
    name = ""
    for line in lines:
        if line.startswith("fn="):
            name = readable(line[3:].strip())
        elif line.startswith("calls="):
            next(lines)
        elif line[:1].isdigit():
            yield name, int(line.split()[1])


def readable(symbol: str) -> str:
    """A function as the source has it: neither how mypyc spells names in C, nor which copy of it the compiler made."""
    name = re.sub(r"'\d+$|\.(constprop|part|isra|lto_priv|cold)\b.*", "", symbol)
    return name.removeprefix("CPyDef_").replace("___", ".")


def changed_most(now: Count, before: Count) -> list[tuple[str, float]]:
    """The functions that changed most, in instructions per decision."""
    names = {*now.functions, *before.functions} - {ALL}
    changes = [(name, now.functions.get(name, 0.0) - before.functions.get(name, 0.0)) for name in names]
    return sorted(changes, key=lambda change: (-abs(change[1]), change[0]))[:NAMED]


def compared(workload: str, now: Count, before: Count | None) -> tuple[str, bool]:
    """A line of the table, with the functions where there is something to say; whether it changed too much."""
    if before is None:
        return f"{workload:<20}{now.whole:>10,.1f}", False
    change = now.whole / before.whole - 1
    line = f"{workload:<20}{now.whole:>10,.1f}{before.whole:>10,.1f}{change:>+9.2%}"
    if now.decisions != before.decisions:
        line += "  other games"
    if abs(change) <= ALLOWED:
        return line, False
    for name, more in changed_most(now, before):
        line += f"\n{'':<20}{more:>+10.1f}  {name}"
    return line, True


def this_machine() -> str:
    """What the figures belong to."""
    compiler = subprocess.run(["cc", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()[0]
    return f"{compiler}, Python {platform.python_version()}, {platform.machine()}"


def written() -> tuple[str, dict[str, Count]]:
    """The figures in the repository, and what they belong to."""
    with FIGURES.open(encoding="utf-8", newline="") as file:
        machine = file.readline().strip("# \n")
        counts: dict[str, Count] = {}
        for workload, function, figure in csv.reader(file):
            if function == "decisions":
                counts[workload] = Count(int(figure), {})
            else:
                counts[workload].functions["" if function == "all" else function] = float(figure)
    return machine, counts


def write(counts: dict[str, Count]) -> None:
    with FIGURES.open("w", encoding="utf-8", newline="") as file:
        file.write(f"# {this_machine()}\n")
        table = csv.writer(file, lineterminator="\n")
        for workload, count in counts.items():
            table.writerow([workload, "decisions", count.decisions])
            for name, figure in sorted(count.functions.items(), key=lambda row: (-row[1], row[0])):
                if figure >= KEPT * count.whole:
                    table.writerow([workload, name or "all", f"{figure:.1f}"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.instructions", description=__doc__.splitlines()[0])
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help="such as 'classic simple'; all of them")
    parser.add_argument("--beside", type=Path, help="a folder with another build")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each workload ({GAMES})")
    parser.add_argument("--write", action="store_true", help="write the figures in the repository anew")
    options = parser.parse_args()
    machine, before = ("", {}) if options.beside or options.write or options.games != GAMES else written()
    if machine and machine != this_machine():
        print(f"The figures were counted with {machine}.")
    counts: dict[str, Count] = {}
    changed = 0
    with TemporaryDirectory() as folder:
        here = Counter(Path(folder), None)
        there = Counter(Path(folder), options.beside) if options.beside else None
        for workload in options.workloads or WORKLOADS:
            counts[workload] = here.count(workload, options.games)
            other = there.count(workload, options.games) if there else before.get(workload)
            line, much = compared(workload, counts[workload], other)
            changed += much
            print(line, flush=True)
    if options.write:
        write(counts)
    sys.exit(1 if changed else 0)


if __name__ == "__main__":
    main()
