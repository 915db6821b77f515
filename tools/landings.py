"""Counts where tokens come to rest; `python tools/landings.py` renews landings.csv in the folders of our editions.

For an edition in a package of its own, which must be installed, name the folder that its board.csv is in.
Bots value deeds by it. Games of simple bots, `GAMES` an edition with four players, seeds from 0; a rest is a place
that a token has at a question and did not have at the one before.
"""

import csv
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from passgo import EDITIONS, Edition
from passgo.bots.base import step
from passgo.lab.runner import Dealer, Plan

GAMES = 2000
ROUNDS = 100
EDITIONS_FOLDER = Path(__file__).parents[1] / "src/passgo/editions"


def visits(edition: str) -> tuple[Counter[int], int]:
    """How often each space was a token's place of rest, and in how many turns."""
    dealer = Dealer(Plan(edition))
    seen: Counter[int] = Counter()
    turns = 0
    for game in range(GAMES):
        s, bots = dealer.dealt(game), dealer.seated(game)
        places = list(s.place)
        while not s.over and s.round <= ROUNDS:
            step(s, bots)
            now = list(s.place)
            if now != places:
                seen.update(new for old, new in zip(places, now, strict=True) if old != new)
                places = now
        turns += s.turns
    return seen, turns


def asked_for(folders: list[Path]) -> Iterator[tuple[Path, Edition]]:
    """The editions of some folders, else all of ours; a folder is named after the package that it is."""
    by_package = {edition.package.rpartition(".")[2]: edition for edition in EDITIONS.values()}
    ours = [folder.parent for folder in sorted(EDITIONS_FOLDER.glob("*/board.csv"))]
    for folder in folders or ours:
        if not (folder / "board.csv").is_file():
            sys.exit(f"there is no board.csv in {folder}")
        if folder.resolve().name not in by_package:
            sys.exit(f"no edition of the package {folder.resolve().name} is installed")
        yield folder, by_package[folder.resolve().name]


def main() -> None:
    for folder, edition in asked_for([Path(word) for word in sys.argv[1:]]):
        seen, turns = visits(edition.name)
        with (folder / "landings.csv").open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(["space", "name", "visits"])  # visits in ten thousand turns
            for space, called in enumerate(edition.board.names):
                table.writerow([space, called, round(seen[space] * 10000 / turns)])


if __name__ == "__main__":
    main()
