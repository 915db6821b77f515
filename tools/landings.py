"""Counts where tokens come to rest; `python tools/landings.py` renews landings.csv in every edition's folder.

Bots value deeds by it. Games of simple bots, `GAMES` an edition with four players, seeds from 0; a rest is a place
that a token has at a question and did not have at the one before.
"""

import csv
from collections import Counter
from pathlib import Path

from passgo import EDITIONS
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


def main() -> None:
    for name, edition in EDITIONS.items():
        seen, turns = visits(name)
        with (EDITIONS_FOLDER / name / "landings.csv").open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(["space", "name", "visits"])  # visits in ten thousand turns
            for space, called in enumerate(edition.board.names):
                table.writerow([space, called, round(seen[space] * 10000 / turns)])


if __name__ == "__main__":
    main()
