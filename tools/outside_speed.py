"""How fast bots from outside play: four that take the first option, in tournament games of one process, through
`choose(game)`: python -m tools.outside_speed [EDITION [SECONDS]]"""

from __future__ import annotations

import sys
from time import perf_counter, process_time

from passgo import Action, Game
from passgo.bots.game_stats import GameStats
from passgo.engine.columns import COMPILED
from passgo.lab.rows import standing, wealths
from passgo.lab.runner import Dealer, Plan


class First:
    def choose(self, game: Game) -> Action:
        assert game.decision is not None
        return game.decision.options[0]


def speed(edition: str, seconds: float) -> tuple[int, int, float, float]:
    """Games and moves of so many seconds, and how many seconds of clock and processor they took."""
    dealer = Dealer(Plan(edition, 4, ("tools.outside_speed:First",), max_rounds=200))
    book = GameStats(dealer.printing, 4)
    dealer.watched(0, book)
    games = moves = 0
    begun, worked = perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        games += 1
        s = dealer.watched(games, book)
        standing(s, book, wealths(s))
        moves += int(s.decisions)
    assert not dealer.forfeits.data()
    return games, moves, perf_counter() - begun, process_time() - worked


def main() -> None:
    edition = sys.argv[1] if len(sys.argv) > 1 else "classic"
    games, moves, clock, work = speed(edition, float(sys.argv[2]) if len(sys.argv) > 2 else 5.0)
    print(f"{edition}, {'compiled' if COMPILED else 'interpreted'}: {games:,} games, {moves:,} moves")
    print(f"{moves / work:,.0f} moves a second of one processor, {moves / clock:,.0f} by the clock")


if __name__ == "__main__":
    main()
