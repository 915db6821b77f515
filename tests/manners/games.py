"""Games in which all levels sit together, read for their manners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from passgo.lab.runner import Dealer, Plan
from tests.manners.reading import Reader, read

LEVELS = ("trader", "champion", "strong", "gentle")  # whose manners are judged
OTHERS = ("simple", "trader-1")  # fixed for ever; they sit there as somebody to deal with
ROUNDS = 120


def tables(players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits where, game after game: all levels, everybody beside everybody in time."""
    names = (*LEVELS, *OTHERS)
    return tuple(tuple(names[(k + seat) % len(names)] for seat in range(players)) for k in range(len(names)))


def games(edition: str, count: int, seed: int, players: int = 4) -> Iterator[Reader]:
    plan = Plan(edition, players, (*LEVELS, *OTHERS), seed, max_rounds=ROUNDS, tables=tables(players))
    dealer = Dealer(plan)
    for k in range(count):
        names = plan.seating(k)
        judged = {seat for seat, name in enumerate(names) if name in LEVELS}
        s, bots = dealer.dealt(k), dealer.seated(k)
        yield read(s, bots, names, judged, ROUNDS)
        dealer.rise(s, bots)


def counted(readers: Iterator[Reader]) -> tuple[Counter[str], list[str]]:
    """How much was read, and every fault."""
    read_so_far: Counter[str] = Counter()
    faults: list[str] = []
    for number, reader in enumerate(readers):
        read_so_far += Counter(
            games=1, answers=reader.answers, offers=reader.offers, accepted=reader.accepted, bids=reader.bids
        )
        faults += [f"game {number}: {fault}" for fault in reader.faults]
    return read_so_far, faults
