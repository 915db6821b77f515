"""`python -m tests.narration EDITION --language fr --games 2000`: how many lines and figures were found true."""

import argparse
import time
from itertools import islice

from passgo import EDITIONS
from passgo.texts import LANGUAGES
from tests.narration.checking import Tally, read_game
from tests.narration.games import games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.narration", description=__doc__)
    parser.add_argument("edition", choices=sorted(EDITIONS))
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=25, help="after which a game is left; every tenth goes further")
    parser.add_argument("--asked", type=float, default=0.05, help="the part of the questions that is read")
    parser.add_argument("--kinds", action="store_true", help="list the kinds of lines")
    chosen = parser.parse_args()
    tally, wrong, begun = Tally(), 0, time.monotonic()
    every = islice(games(chosen.edition, chosen.first + chosen.games, chosen.seed), chosen.first, None)
    for number, (game, bots, coin) in enumerate(every, chosen.first):
        try:
            rounds = chosen.rounds if number % 10 else 5 * chosen.rounds
            tally.add(read_game(game, bots, chosen.language, coin, rounds, chosen.asked))
        except AssertionError as error:
            wrong += 1
            print(f"game {number}, move {len(game.moves)}: {error}", flush=True)
    seconds = time.monotonic() - begun
    print(
        f"{chosen.edition}, {chosen.language}: {chosen.games} games, {sum(tally.lines.values()):,} lines of "
        f"{len(tally.lines)} kinds with {tally.figures:,} figures were read; {wrong} games had a false one "
        f"({seconds:.0f} s)"
    )
    for kind, count in sorted(tally.lines.items()) if chosen.kinds else []:
        print(f"{count:>9}  {kind}")
    raise SystemExit(wrong > 0)


if __name__ == "__main__":
    main()
