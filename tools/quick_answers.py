"""Measure a bot's quick answer beside sending the position to a worker process: `python -m tools.quick_answers`.

Quick answers are found in the process that serves the tables, where nothing may take more than a few milliseconds.
"""

from __future__ import annotations

from statistics import median
from time import process_time

import msgspec

from passgo.bots.trader import TraderBot
from passgo.editions import EDITIONS
from passgo.engine.game import Game
from passgo.server.bot_answers import quick_answer, slim

GAMES = 3
MOVES = 2000  # of each game at most


def measured(game: Game) -> tuple[float, float]:
    """Milliseconds of the processor for an answer, and for a position on its way."""
    begun = process_time()
    quick_answer(game, "strong", 0)
    answered = process_time()
    Game.load(msgspec.json.decode(slim(game)))
    return (answered - begun) * 1000, (process_time() - answered) * 1000


def main() -> None:
    print(f"{'milliseconds':12} {'':>16} {'questions':>10} {'p50':>8} {'p99':>8} {'longest':>8}")
    for name, edition in EDITIONS.items():
        taken: list[tuple[float, float]] = []
        for seed in range(GAMES):
            game = Game.start(edition, edition.figures.most_players, seed)
            quick_answer(game, "strong", 0)  # reads the edition's figures, once
            while not game.over and len(game.moves) < MOVES:
                taken.append(measured(game))
                game.play(TraderBot().choose(game))
        for what, times in zip(("quick answer", "the position"), zip(*taken, strict=True), strict=True):
            figures = (median(times), sorted(times)[int(len(times) * 0.99)], max(times))
            print(f"{name:12} {what:>16} {len(times):>10} " + " ".join(f"{figure:>8.3f}" for figure in figures))


if __name__ == "__main__":
    main()
