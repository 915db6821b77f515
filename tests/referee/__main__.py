"""python -m tests.referee EDITION --games 2000: watch games and say whether the referee agrees."""

import argparse
import sys
from collections import Counter

from tests.referee.judging import judge, setups, sheet_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("edition", choices=["classic", "mega", "ultimate", "millionaire"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--bots", default="random,gentle,simple,trader,trader-1", help="names with commas; they take turns by game"
    )
    asked = parser.parse_args()
    judged: Counter[str] = Counter()
    for setup in setups(sheet_of(asked.edition), asked.games, asked.seed, asked.bots.split(",")):
        try:
            judged += judge(setup)
        except AssertionError as disagreement:
            print(told(judged))
            print(f"DISAGREEMENT: {disagreement}")
            return 1
    print(told(judged))
    print("no disagreement")
    return 0


def told(judged: Counter[str]) -> str:
    return "\n".join(f"{number:>9,} {kind}" for kind, number in sorted(judged.items()))


if __name__ == "__main__":
    sys.exit(main())
