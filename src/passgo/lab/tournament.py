"""A tournament: mixed tables, every bot in every seat and beside every neighbour equally often, wins and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from math import sqrt

from passgo.bots.game_stats import GameStats
from passgo.lab.forfeits import Forfeits
from passgo.lab.rating import PRIOR, SCALE, ratings
from passgo.lab.rows import standing, wealths
from passgo.lab.runner import Dealer, Plan
from passgo.lab.statistics import Estimate, around, jackknife, rate

BLOCKS = 20  # of games, left out one after another to see how sure a rating is
AT_ONCE = 8  # games in a piece of work: few, as some bots think for long, and nothing is kept to go on with
MOST_SEATS = 6  # up to here all orders round the table take turns, above it one and its reverse

Placement = tuple[list[str], list[int], int]  # who sat where, their places, the winners as bits
Placed = tuple[list[Placement], Forfeits]


def tables(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits where, game after game: each line-up in all orders, each order turned through all seats in a row."""
    found: list[tuple[str, ...]] = []
    for line_up in line_ups(bots, players):
        first, rest = line_up[0], line_up[1:]
        orders = permutations(rest) if players <= MOST_SEATS else iter((rest, rest[::-1]))
        for order in orders:
            ring = (first, *order)
            found += [ring[turn:] + ring[:turn] for turn in range(players)]
    return tuple(found)


def line_ups(bots: Sequence[str], players: int) -> Iterable[tuple[str, ...]]:
    """Who plays together: every choice of so many bots; with more seats than bots some play twice, each in turn."""
    if len(bots) >= players:
        return combinations(bots, players)
    every, over = divmod(players, len(bots))
    return (tuple(bots) * every + twice for twice in combinations(bots, over))


def tournament_plan(plan: Plan) -> Plan:
    """The plan with its bots at mixed tables."""
    return replace(plan, tables=tables(plan.bots, plan.players))


def placed_chunk(plan: Plan, first: int, count: int) -> Placed:
    """Play the games numbered from `first` on; who came in where, and what was forfeited."""
    dealer = Dealer(plan)
    book = GameStats(dealer.printing, plan.players)
    found: list[Placement] = []
    for k in range(first, first + count):
        s = dealer.watched(k, book)
        found.append((plan.seating(k), standing(s, book, wealths(s)), int(s.winners)))
    return found, dealer.forfeits


class Score:
    """The sum of a tournament."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.games = 0
        self.undecided = 0
        self.forfeits = Forfeits()
        self.seats = dict.fromkeys(self.bots, 0)
        self.wins = dict.fromkeys(self.bots, 0.0)
        size = len(self.bots)
        self.finishes = [[[0.0] * size for _ in range(size)] for _ in range(BLOCKS)]

    def add(self, seating: Sequence[str], places: Sequence[int], winners: int) -> None:
        block = self.finishes[self.games % BLOCKS]
        self.games += 1
        self.undecided += not winners
        numbers = [self.bots.index(name) for name in seating]
        for seat, name in enumerate(seating):
            self.seats[name] += 1
            if winners >> seat & 1:
                self.wins[name] += 1 / winners.bit_count()
            for other in range(len(seating)):
                if numbers[seat] != numbers[other]:
                    ahead = 1.0 if places[seat] < places[other] else 0.5 if places[seat] == places[other] else 0.0
                    block[numbers[seat]][numbers[other]] += ahead

    def ratings(self) -> dict[str, Estimate]:
        """Each bot's rating; the interval comes from leaving out a twentieth of the games at a time.

        Where that tells nothing, because a bot always wins, it is at least what so many wins and losses leave open.
        """

        def without(block: int | None) -> list[float]:
            size = range(len(self.bots))
            kept = [finishes for k, finishes in enumerate(self.finishes) if k != block]
            return ratings([[sum(finishes[a][b] for finishes in kept) for b in size] for a in size])

        found: dict[str, Estimate] = {}
        for number, sure in enumerate(jackknife(BLOCKS, without)):
            ahead = PRIOR + sum(finishes[number][b] for finishes in self.finishes for b in range(len(self.bots)))
            behind = PRIOR + sum(finishes[b][number] for finishes in self.finishes for b in range(len(self.bots)))
            found[self.bots[number]] = around(sure.value, max(sure.error, SCALE * sqrt(1 / ahead + 1 / behind)))
        return found

    def data(self) -> dict[str, object]:
        """JSON-able. A bot with two seats at a table plays two games there; rates are wins a seat."""
        rated = self.ratings()
        found = {}
        for name in self.bots:
            won, strength = rate(self.wins[name], self.seats[name]), rated[name]
            found[name] = {
                "games": self.seats[name],
                "wins": self.wins[name],
                "rate": won.value,
                "low": won.low,
                "high": won.high,
                "rating": strength.value,
                "rating_low": strength.low,
                "rating_high": strength.high,
            }
        return {
            "games": self.games,
            "undecided": self.undecided,
            "forfeits": self.forfeits.data(),
            "bots": found,
        }
