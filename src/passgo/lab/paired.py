"""What games come to, figure by figure and game by game, so that games with the same seed can be compared in pairs."""

from math import nan
from typing import NamedTuple

from passgo.lab.simulation import Simulation
from passgo.lab.statistics import (
    Estimate,
    correlation,
    mean,
    paired_difference,
    paired_rate_difference,
    rate,
)

ROUNDS = "rounds"  # that a game lasted, or was stopped after
BANKRUPTCIES = "bankruptcies"  # in a game
DECIDED = "decided"  # whether it found a winner
FIRST_WINS = "first_wins"  # whether who rolled first won; a shared win in parts
WINS = "wins:"  # and the name of a bot: its wins a seat
MEANS = (ROUNDS, BANKRUPTCIES)  # the others are rates
NOTHING = Estimate(nan, nan, nan)

Figures = dict[str, list[float]]  # by name: a number for each game


class Compared(NamedTuple):
    """A figure of many games, and how far it is from that of the games it is compared with."""

    value: Estimate
    difference: Estimate
    correlation: float

    @property
    def clear(self) -> bool:
        """Whether the difference is more than chance."""
        return self.difference.low > 0 or self.difference.high < 0


def figures(run: Simulation) -> Figures:
    """All figures of a run; wins of bots where several kinds play."""
    games = len(run.games)
    found: Figures = {
        ROUNDS: [float(rounds) for rounds in run.games["rounds"]],
        DECIDED: [float(winners > 0) for winners in run.games["winners"]],
        BANKRUPTCIES: [0.0] * games,
        FIRST_WINS: [0.0] * games,
    }
    kinds = list(dict.fromkeys(run.plan.bots))
    wins, seats = ({bot: [0.0] * games for bot in kinds} for _ in range(2))
    columns = ("game", "order", "bot", "won", "bankrupt_round")
    for game, order, bot, won, out in zip(*(run.players[name] for name in columns), strict=True):
        found[BANKRUPTCIES][game] += out > 0
        wins[bot][game] += won
        seats[bot][game] += 1
        if order == 0:
            found[FIRST_WINS][game] += won
    if len(kinds) > 1:
        for bot in kinds:
            found[WINS + bot] = [won / (sat or 1) for won, sat in zip(wins[bot], seats[bot], strict=True)]
    return found


def estimate(figure: str, values: list[float]) -> Estimate:
    if figure in MEANS:
        return mean(len(values), sum(values), sum(value * value for value in values))
    return rate(sum(values), len(values))


def comparable(figure: str, run: Simulation, base: Simulation) -> bool:
    """Whether a difference says anything: with more players at the table everybody wins less."""
    return figure in (*MEANS, DECIDED) or run.plan.players == base.plan.players


def compared(run: Simulation, base: Simulation, mine: Figures, theirs: Figures) -> dict[str, Compared]:
    """Each figure of a run, and its difference from the base over pairs of games."""
    found: dict[str, Compared] = {}
    for figure, values in mine.items():
        value = estimate(figure, values)
        if run is base or figure not in theirs or not comparable(figure, run, base):
            found[figure] = Compared(value, NOTHING, nan)
            continue
        apart = paired_difference if figure in MEANS else paired_rate_difference
        found[figure] = Compared(value, apart(values, theirs[figure]), correlation(values, theirs[figure]))
    return found
