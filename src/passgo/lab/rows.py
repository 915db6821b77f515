"""Lines of the tables that have rows for every game, as text: written directly, because a run has millions of them."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from passgo.bots.game_stats import SAMPLE, GameStats
from passgo.engine.events import CAUSES, cause_about, cause_kind
from passgo.engine.rules.endless import is_past_hope
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.lab.runner import Dealer, Plan, run_name
from passgo.lab.schema import figure, truth
from passgo.texts import Texts

NOBODY = -1  # instead of a seat
NO_WIN = figure(0.0)
SURVIVED = f"0,,{NOBODY},,,"  # the columns of a bankruptcy, for who was spared one


def lines(rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


@dataclass(frozen=True)
class Names:
    """What deeds, shares among them, and packs of cards are called, in English."""

    deeds: Sequence[str]
    packs: Sequence[str]


class Rows:
    """Writes the lines of games that were played with a book open."""

    def __init__(self, dealer: Dealer, book: GameStats, names: Names) -> None:
        self.plan = dealer.plan
        self.book = book
        self.edition = dealer.printing
        self.spaces = self.edition.skins[dealer.header.skin].names["en"]
        self.names = names
        self.run = run_name(dealer.plan, dealer.header)
        seated = {*dealer.plan.bots}.union(*dealer.plan.tables)
        self.bots = {spec: lines([[spec]]).rstrip("\n") for spec in seated}  # as CSV spells them
        self.causes: dict[int, str] = {}  # those met so far, likewise
        self.shares = [NO_WIN, *(figure(1 / winners) for winners in range(1, dealer.plan.players + 1))]

    def game(self, s: State, k: int) -> str:
        ended = "limit" if not s.over else "last one left" if s.solvent == 1 else "count"
        winners = int(s.winners)
        alone = winners.bit_length() - 1 if winners.bit_count() == 1 else NOBODY
        rounds = min(int(s.round), self.plan.max_rounds)
        played = f"{s.first},{rounds},{s.turns},{s.rolls}"
        outcome = f"{ended},{winners.bit_count()},{alone},{truth(is_past_hope(s))}"
        return f"{self.run},{k},{self.plan.seed + k},{played},{outcome}\n"

    def players(self, s: State, k: int, seating: Sequence[str]) -> Iterator[str]:
        first, winners, players = int(s.first), int(s.winners), len(seating)
        cash, deeds, wealth = list(s.cash), list(s.deeds_held), wealths(s)
        places = standing(s, self.book, wealth)
        won = self.shares[winners.bit_count()]
        for p, spec in enumerate(seating):
            order, part = (p - first) % players, won if winners >> p & 1 else NO_WIN
            who = f"{self.run},{k},{p},{order},{self.bots[spec]},{places[p]},{part},{cash[p]}"
            held = wealth[p]
            yield f"{who},0,{deeds[p]},{self.ruin(p)}\n" if held is None else f"{who},{held},{deeds[p]},{SURVIVED}\n"

    def ruin(self, p: int) -> str:
        """When a player went bankrupt, to whom, and what for."""
        book = self.book
        why, creditor = int(book.why[p]), int(book.out_to[p])
        if why not in self.causes:
            self.causes[why] = lines([self.cause(why)]).rstrip("\n")
        whose = f"player,{creditor}" if creditor >= 0 else f"bank,{NOBODY}"
        return f"{book.out_round[p]},{whose},{self.causes[why]}"

    def cause(self, why: int) -> tuple[str, str, str]:
        """Of a debt: its kind, what it was about, and the group of that."""
        kind, about = CAUSES[cause_kind(why)], int(cause_about(why))
        board = self.edition.board
        name = group = ""
        if kind in ("rent", "taxi", "interest"):
            name, group = self.names.deeds[about], board.groups[board.group_of[about]]
        elif kind == "tax":
            name = self.spaces[about]
        elif kind == "card":
            name = self.names.packs[self.edition.deck_of[about]]
        return kind, name, group

    def turns(self, k: int) -> Iterator[str]:
        samples = list(self.book.samples)[: self.book.rounds * self.plan.players * int(SAMPLE)]
        start = f"{self.run},{k},"
        for number, at in enumerate(range(0, len(samples), int(SAMPLE))):
            before, seat = divmod(number, self.plan.players)
            cash, wealth, deeds, buildings = samples[at : at + int(SAMPLE)]
            yield f"{start}{before + 1},{seat},{cash},{wealth},{deeds},{buildings}\n"


def names_of(plan: Plan) -> Names:
    """Reading the catalogue takes longer than hundreds of games: whoever hands out work does it, not every worker."""
    texts = Texts.of(plan.checked())
    deeds = [texts.deed(number) for number in range(texts.edition.board.deeds)]
    return Names(deeds, [texts.deck(number) for number in range(len(texts.edition.decks))])


def wealths(s: State) -> list[int | None]:
    """What everybody is worth; None for the bankrupt."""
    return [None if out else int(worth(s, p)) for p, out in enumerate(list(s.bankrupt))]


def standing(s: State, book: GameStats, wealth: Sequence[int | None]) -> list[int]:
    """Everybody's place: winners, then those still in by wealth, then the bankrupt, the last to leave first."""
    order, winners = list(book.out_order), int(s.winners)
    keys = [
        (0, 0) if winners >> p & 1 else (2, -order[p]) if held is None else (1, -held) for p, held in enumerate(wealth)
    ]
    ranks = sorted(keys)
    return [1 + ranks.index(key) for key in keys]
