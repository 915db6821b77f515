"""A chunk of games with its books: rows for the tables and sums that add up exactly, as plain data."""

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, chain, compress

from passgo.bots.game_stats import LONGEST, GameStats
from passgo.lab.rows import Names, Rows
from passgo.lab.runner import Dealer, Plan
from passgo.lab.tally import Tally

ROW_TABLES = ("games", "players", "turns")  # those with rows for every game; the others are made of sums
BY_UNIT = (
    *("owned", "price", "built", "interest", "back", "earned", "rents", "tied", "completed", "completer_won"),
    *("earned_squares", "money_squares", "products", "evens"),
)
BY_ROUND = ("lasting", "decided", "winner_cash", "winner_worth", "loser_cash", "loser_worth")
SUMS = ("landings", *BY_UNIT, *BY_ROUND)
TOTAL = "sums"  # in a file: the part after all rows
Sums = dict[str, list[int]]  # by the names above: columns of whole numbers


@dataclass
class Chunk:
    tally: Tally
    sums: bytes  # see `packed`
    rows: dict[str, str]  # by table: lines of CSV

    def written(self) -> bytes:
        """The chunk as a file has it: how long its parts are, the tally, then the rows of each table and the sums."""
        parts = {**{table: text.encode() for table, text in self.rows.items()}, TOTAL: self.sums}
        sizes = {part: len(content) for part, content in parts.items()}
        return b"\n".join(
            [json.dumps(sizes).encode(), json.dumps(self.tally.data()).encode(), b"".join(parts.values())]
        )


def parts_of(written: bytes) -> dict[str, bytes]:
    """The rows of a chunk by table, and its sums."""
    sizes, _, rest = written.split(b"\n", 2)
    ends = list(accumulate(json.loads(sizes).values()))
    if ends[-1] != len(rest):
        raise ValueError("a chunk was not written to its end")
    return {part: rest[start:end] for part, start, end in zip(json.loads(sizes), [0, *ends], ends, strict=False)}


def counts_of(written: bytes, games: int) -> tuple[Tally, bytes] | None:
    """What a chunk of so many games came to. None where it has not all that is counted today: it is played again."""
    try:
        tally = Tally.restored(json.loads(written.split(b"\n", 2)[1]))
        return (tally, parts_of(written)[TOTAL]) if tally.games == games else None
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


@cache
def places(size: int) -> tuple[int, ...]:
    """The places of a column. Made for every chunk, they took half the time in which one is packed."""
    return tuple(range(size))


def packed(book: GameStats) -> bytes:
    """The sums of a book: of each column how long it is and how many numbers other than 0 it has, then those, each
    after its place. Columns are not handed to compiled functions, which never let go of one that comes from Python."""
    flat: list[int] = []
    for name in SUMS:
        column = list(getattr(book, name))
        numbers = list(filter(None, column))
        flat += (len(column), len(numbers))
        flat += chain.from_iterable(zip(compress(places(len(column)), column), numbers, strict=True))
    return struct.pack(f"<{len(flat)}q", *flat)


def add_up(sums: Sums, more: bytes) -> None:
    """Add what was `packed` to the sums of other games."""
    numbers = struct.unpack(f"<{len(more) // 8}q", more)
    at = 0
    for name in SUMS:
        size, count = numbers[at : at + 2]
        at += 2
        column = sums.setdefault(name, [0] * size)
        for place in range(at, at + 2 * count, 2):
            column[numbers[place]] += numbers[place + 1]
        at += 2 * count


def kept_chunk(names: Names, turns: bool, plan: Plan, first: int, count: int) -> Chunk:
    """Play the games numbered from `first` on, with books; with turns there is a row for every player and round."""
    return Keeper(plan, names).chunk(first, count, turns)


class Keeper:
    """Plays games of a plan with a book open."""

    def __init__(self, plan: Plan, names: Names) -> None:
        self.plan = plan
        self.dealer = Dealer(plan)
        self.book = GameStats(self.dealer.printing, plan.players)
        self.rows = Rows(self.dealer, self.book, names)

    def chunk(self, first: int, count: int, turns: bool) -> Chunk:
        tally = Tally(self.plan.players)
        games: list[str] = []
        players: list[str] = []
        samples: list[str] = []
        for k in range(first, first + count):
            seating = self.plan.seating(k)
            s = self.dealer.watched(k, self.book)
            tally.add(s, seating, self.plan.max_rounds, self.plan.seed + k)
            games.append(self.rows.game(s, k))
            players += self.rows.players(s, k, seating)
            if turns:
                samples += self.rows.turns(k)
        rows = {"games": "".join(games), "players": "".join(players)}
        if turns:
            rows["turns"] = "".join(samples)
        tally.forfeits = self.dealer.forfeits
        return Chunk(tally, packed(self.book), rows)


def median_of(histogram: Sequence[int], trials: int) -> int | None:
    """The number of rounds within which half of the trials were done, if half of them were."""
    seen = 0
    for rounds, count in enumerate(histogram):
        seen += count
        if seen * 2 >= trials:
            return rounds if rounds < LONGEST - 1 else None
    return None
