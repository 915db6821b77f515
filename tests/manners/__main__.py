"""python -m tests.manners EDITION --games 250: read games and say what somebody did that people would not like."""

import argparse
import sys

from passgo import EDITIONS
from tests.manners.games import counted, games


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.manners", description=__doc__)
    parser.add_argument("edition", choices=list(EDITIONS))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    read, faults = counted(games(asked.edition, asked.games, asked.seed, asked.players))
    print("\n".join(faults))
    print("\n".join(f"{number:>9,} {kind}" for kind, number in read.items()))
    print(f"{len(faults):>9,} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
