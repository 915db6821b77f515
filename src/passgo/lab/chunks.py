"""A chunk of games with its books: rows for the tables and sums that add up exactly, as plain data."""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from passgo.bots.game_stats import LONGEST, SAMPLE, GameStats
from passgo.engine.columns import listed
from passgo.engine.events import CAUSES, cause_about, cause_kind
from passgo.engine.rules.endless import is_past_hope
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.lab.runner import Dealer, Plan
from passgo.lab.tally import Tally
from passgo.texts import Texts

GAME_COLUMNS = ("game", "seed", "first", "rounds", "turns", "rolls", "ended", "winners", "past_hope")
PLAYER_COLUMNS = (
    *("game", "seat", "order", "bot", "place", "won", "cash", "worth", "deeds"),
    *("bankrupt_round", "creditor", "cause", "about", "group"),
)
TURN_COLUMNS = ("game", "round", "seat", "cash", "worth", "deeds", "buildings")
ROW_TABLES = {"games": GAME_COLUMNS, "players": PLAYER_COLUMNS, "turns": TURN_COLUMNS}

BY_UNIT = (
    *("owned", "price", "built", "interest", "back", "earned", "rents", "tied", "completed", "completer_won"),
    *("earned_squares", "money_squares", "products", "evens"),
)
BY_ROUND = ("lasting", "decided", "winner_cash", "winner_worth", "loser_cash", "loser_worth")
SUMS = ("landings", *BY_UNIT, *BY_ROUND)


Sparse = tuple[int, list[tuple[int, int]]]  # how long a column is, and its numbers other than 0 with their places


@dataclass
class Chunk:
    tally: Tally
    sums: dict[str, Sparse]
    rows: dict[str, str]  # by table: lines of CSV

    def data(self) -> dict[str, object]:
        """The chunk as JSON-able data."""
        return {"tally": self.tally.data(), "sums": self.sums, "rows": self.rows}


def is_whole(data: dict[str, Any] | None) -> bool:
    """Whether a chunk was written to its end, and with all that is counted today; else its games are played again."""
    return data is not None and "past_hope" in data["tally"]


def restored_chunk(data: dict[str, Any]) -> Chunk:
    """The chunk that `data` wrote."""
    return Chunk(Tally.restored(data["tally"]), data["sums"], data["rows"])


def sparse(column: list[int]) -> Sparse:
    return len(column), [(at, value) for at, value in enumerate(column) if value]


def add_up(sums: dict[str, list[int]], more: dict[str, Sparse]) -> None:
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
        self.texts = Texts.of(plan.checked())

    def chunk(self, first: int, count: int, turns: bool) -> Chunk:
        tally = Tally(self.plan.players)
        games: list[Sequence[object]] = []
        players: list[Sequence[object]] = []
        samples: list[Sequence[object]] = []
        for k in range(first, first + count):
            seating = self.plan.seating(k)
            s = self.dealer.watched(k, self.book)
            tally.add(s, seating, self.plan.max_rounds)
            games.append(self.game_row(s, k))
            players += self.player_rows(s, k, seating)
            if turns:
                samples += self.turn_rows(k)
        rows = {"games": lines(games), "players": lines(players)}
        if turns:
            rows["turns"] = lines(samples)
        return Chunk(tally, {name: sparse(listed(getattr(self.book, name))) for name in SUMS}, rows)

    def game_row(self, s: State, k: int) -> Sequence[object]:
        ended = "limit" if not s.over else "last one left" if s.solvent == 1 else "count"
        winners = " ".join(str(p) for p in range(s.players) if s.winners >> p & 1)
        rounds = min(int(s.round), self.plan.max_rounds)
        hopeless = "true" if is_past_hope(s) else "false"
        return (k, self.plan.seed + k, int(s.first), rounds, int(s.turns), int(s.rolls), ended, winners, hopeless)

    def player_rows(self, s: State, k: int, seating: Sequence[str]) -> Iterable[Sequence[object]]:
        places = standing(s, self.book)
        winners = sum(s.winners >> p & 1 for p in range(s.players))
        for p in range(s.players):
            won = f"{1 / winners:g}" if s.winners >> p & 1 else 0
            order = (p - s.first) % s.players
            wealth = 0 if s.bankrupt[p] else int(worth(s, p))
            row = (k, p, int(order), seating[p], places[p], won, int(s.cash[p]), wealth, int(s.deeds_held[p]))
            yield (*row, *self.ruin(s, p))

    def ruin(self, s: State, p: int) -> tuple[object, ...]:
        """When a player went bankrupt, to whom, and what for."""
        if not s.bankrupt[p]:
            return ("", "", "", "", "")
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
        return (int(self.book.out_round[p]), creditor if creditor >= 0 else "bank", kind, name, group)

    def turn_rows(self, k: int) -> Iterable[Sequence[object]]:
        samples = listed(self.book.samples)
        width = int(SAMPLE)
        for at in range(0, len(samples), width):
            number = at // width
            seat = number % self.plan.players
            yield (k, number // self.plan.players + 1, seat, *samples[at : at + width])


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
