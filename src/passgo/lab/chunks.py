"""A chunk of games with its books: rows for the tables and sums that add up exactly, as plain data."""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from passgo.bots.game_stats import LONGEST, SAMPLE, GameStats, entries
from passgo.engine.columns import Ints, listed
from passgo.engine.events import CAUSES, cause_about, cause_kind
from passgo.engine.rules.endless import is_past_hope
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.lab.runner import Dealer, Plan, run_name
from passgo.lab.schema import figure, truth
from passgo.lab.tally import Tally
from passgo.texts import Texts

ROW_TABLES = ("games", "players", "turns")  # those with rows for every game; the others are made of sums
NOBODY = -1  # instead of a seat
BY_UNIT = (
    *("owned", "price", "built", "interest", "back", "earned", "rents", "tied", "completed", "completer_won"),
    *("earned_squares", "money_squares", "products", "evens"),
)
BY_ROUND = ("lasting", "decided", "winner_cash", "winner_worth", "loser_cash", "loser_worth")
SUMS = ("landings", *BY_UNIT, *BY_ROUND)


Sparse = tuple[int, list[tuple[int, int]]]  # how long a column is, and its numbers other than 0 with their places
Sums = dict[str, list[int]]


@dataclass
class Chunk:
    tally: Tally
    sums: dict[str, Sparse]
    rows: dict[str, str]  # by table: lines of CSV

    def data(self) -> dict[str, object]:
        """The chunk as JSON-able data."""
        return {"tally": self.tally.data(), "sums": self.sums, "rows": self.rows}


def is_whole(data: dict[str, Any] | None, games: int) -> bool:
    """Whether a chunk has so many games, and all that is counted today; else they are played again."""
    return data is not None and set(Tally(0).data()) <= set(data["tally"]) and data["tally"]["games"] == games


def restored_chunk(data: dict[str, Any]) -> Chunk:
    """The chunk that `data` wrote."""
    return Chunk(Tally.restored(data["tally"]), data["sums"], data["rows"])


def sparse(column: list[int]) -> Sparse:
    return len(column), [(at, value) for at, value in enumerate(column) if value]


def packed(column: Ints) -> Sparse:
    """The same of a compiled column."""
    return len(column), entries(column)


def restored_sums(data: dict[str, Sparse]) -> Sums:
    sums: Sums = {}
    add_up(sums, data)
    return sums


def add_up(sums: Sums, more: dict[str, Sparse]) -> None:
    for name, (size, numbers) in more.items():
        column = sums.setdefault(name, [0] * size)
        for at, value in numbers:
            column[at] += value


def kept_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play the games numbered from `first` on, with books."""
    return Keeper(plan).chunk(first, count, turns=False)


def kept_chunk_with_turns(plan: Plan, first: int, count: int) -> Chunk:
    """The same, with a row for every player at the end of every round."""
    return Keeper(plan).chunk(first, count, turns=True)


class Keeper:
    """Writes the rows of games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.dealer = Dealer(plan)
        self.book = GameStats(self.dealer.printing, plan.players)
        header = plan.checked()
        self.texts = Texts.of(header)
        self.run = run_name(plan, header)

    def chunk(self, first: int, count: int, turns: bool) -> Chunk:
        tally = Tally(self.plan.players)
        games: list[Sequence[object]] = []
        players: list[Sequence[object]] = []
        samples: list[str] = []
        for k in range(first, first + count):
            seating = self.plan.seating(k)
            s = self.dealer.watched(k, self.book)
            tally.add(s, seating, self.plan.max_rounds, self.plan.seed + k)
            games.append(self.game_row(s, k))
            players += self.player_rows(s, k, seating)
            if turns:
                samples += self.turn_lines(k)
        rows = {"games": lines(games), "players": lines(players)}
        if turns:
            rows["turns"] = "".join(samples)
        tally.forfeits = self.dealer.forfeits
        return Chunk(tally, {name: packed(getattr(self.book, name)) for name in SUMS}, rows)

    def game_row(self, s: State, k: int) -> Sequence[object]:
        ended = "limit" if not s.over else "last one left" if s.solvent == 1 else "count"
        winners = int(s.winners)
        alone = winners.bit_length() - 1 if winners.bit_count() == 1 else NOBODY
        rounds = min(int(s.round), self.plan.max_rounds)
        played = (int(s.first), rounds, int(s.turns), int(s.rolls))
        outcome = (ended, winners.bit_count(), alone, truth(is_past_hope(s)))
        return (self.run, k, self.plan.seed + k, *played, *outcome)

    def player_rows(self, s: State, k: int, seating: Sequence[str]) -> Iterable[Sequence[object]]:
        places = standing(s, self.book)
        winners = sum(s.winners >> p & 1 for p in range(s.players))
        for p in range(s.players):
            won = figure(1 / winners if s.winners >> p & 1 else 0.0)
            order = (p - s.first) % s.players
            wealth = 0 if s.bankrupt[p] else int(worth(s, p))
            row = (self.run, k, p, int(order), seating[p], places[p], won, int(s.cash[p]), wealth, int(s.deeds_held[p]))
            yield (*row, *self.ruin(s, p))

    def ruin(self, s: State, p: int) -> tuple[object, ...]:
        """When a player went bankrupt, to whom, and what for."""
        if not s.bankrupt[p]:
            return (0, "", NOBODY, "", "", "")
        why = int(self.book.why[p])
        creditor = int(self.book.out_to[p])
        kind, about = CAUSES[cause_kind(why)], int(cause_about(why))
        board, texts = self.texts.edition.board, self.texts
        name = group = ""
        if kind in ("rent", "taxi", "interest"):
            name, group = texts.deed(about), board.groups[board.group_of[about]]
        elif kind == "tax":
            name = texts.space_name(about)
        elif kind == "card":
            name = texts.deck(texts.edition.deck_of[about])
        whose = ("player", creditor) if creditor >= 0 else ("bank", NOBODY)
        return (int(self.book.out_round[p]), *whose, kind, name, group)

    def turn_lines(self, k: int) -> Iterable[str]:
        """Written as they are, numbers alone: a run has hundreds of times as many of these as games."""
        samples = listed(self.book.samples)[: self.book.rounds * self.plan.players * int(SAMPLE)]
        start = f"{self.run},{k},"
        for number, at in enumerate(range(0, len(samples), int(SAMPLE))):
            before, seat = divmod(number, self.plan.players)
            cash, wealth, deeds, buildings = samples[at : at + int(SAMPLE)]
            yield f"{start}{before + 1},{seat},{cash},{wealth},{deeds},{buildings}\n"


def standing(s: State, book: GameStats) -> list[int]:
    """Everybody's place: winners, then those still in by wealth, then the bankrupt, the last to leave first."""
    keys = [
        (0, 0) if s.winners >> p & 1 else (2, -int(book.out_order[p])) if s.bankrupt[p] else (1, -int(worth(s, p)))
        for p in range(s.players)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


def lines(rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def median_of(histogram: Sequence[int], trials: int) -> int | None:
    """The number of rounds within which half of the trials were done, if half of them were."""
    seen = 0
    for rounds, count in enumerate(histogram):
        seen += count
        if seen * 2 >= trials:
            return rounds if rounds < LONGEST - 1 else None
    return None
