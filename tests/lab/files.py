"""What runs of every edition and variant leave in their folders, as checksums: however the books are kept, the same
bytes come out of them.

The bots are those that stay as they are for others to be measured by. Where games are meant to go otherwise, write the
checksums anew from the repository's root and read the difference:

    PYTHONPATH=src .venv/bin/python -m tests.lab.files
"""

import csv
import hashlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from passgo import EDITIONS, __version__
from passgo.lab.folder import MANIFEST, Folder
from passgo.lab.runner import Plan, run_name
from passgo.lab.running import Crew, played_into

KNOWN = Path(__file__).with_suffix(".csv")
GAMES = 60  # more than a piece of work has
Run = tuple[Plan, bool]  # the plan, and whether there are rows by round


def plans() -> dict[str, Run]:
    """By a name for each: every variant, the most players with a house rule, two alone, and games cut short."""
    found: dict[str, Run] = {}
    for name, edition in EDITIONS.items():
        for variant in edition.variants:
            found[f"{name} {variant}"] = Plan(name, bots=("trader-1", "random"), variant=variant, max_rounds=60), True
        most = edition.figures.most_players
        found[f"{name} full"] = Plan(name, most, ("trader-1",), 7, {"trade.offers_per_turn": 1}, max_rounds=40), False
        found[f"{name} two"] = Plan(name, 2, ("random", "trader-1"), 40, max_rounds=400), False
        found[f"{name} short of time"] = Plan(name, bots=("random",), max_rounds=3), True
    return found


def left_by(run: Run, path: Path) -> dict[str, str]:
    """The checksums of all files of a run, without what tells the version of passgo and of Python."""
    plan, turns = run
    folder = Folder(path, plan, GAMES, turns)
    played_into(folder, Crew(1))
    folder.finish()
    return {file.name: checksum(file, run_name(plan, plan.checked())) for file in sorted(path.iterdir())}


def checksum(file: Path, run: str) -> str:
    text = file.read_text(encoding="utf-8")
    if file.name == MANIFEST:
        manifest = json.loads(text)
        del manifest["python"], manifest["passgo"], manifest["rules"], manifest["files"]
        text = json.dumps(manifest)
    return hashlib.sha256(text.replace(run, "RUN").replace(__version__, "VERSION").encode()).hexdigest()[:16]


def known() -> dict[str, dict[str, str]]:
    """The checksums in the repository, by run and file."""
    found: dict[str, dict[str, str]] = {}
    with KNOWN.open(encoding="utf-8", newline="") as file:
        for run, name, digest in csv.reader(file):
            found.setdefault(run, {})[name] = digest
    return found


def write() -> None:
    with KNOWN.open("w", encoding="utf-8", newline="") as file, TemporaryDirectory() as folder:
        table = csv.writer(file, lineterminator="\n")
        for number, (name, run) in enumerate(plans().items()):
            table.writerows([name, *row] for row in left_by(run, Path(folder, str(number))).items())


if __name__ == "__main__":
    write()
