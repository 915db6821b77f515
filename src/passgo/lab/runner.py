"""Plays many games between bots. A game is addressed by its number, so how a run is cut into chunks changes nothing."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from passgo import __version__
from passgo.bots import BOTS, StateBot, bot
from passgo.bots.game_stats import GameStats
from passgo.bots.outside.contract import SECONDS
from passgo.bots.outside.hosting import play
from passgo.bots.outside.specs import check
from passgo.engine.actions import TIME
from passgo.engine.columns import empty
from passgo.engine.machine import advance, perform
from passgo.engine.random import seeded
from passgo.engine.record import Header, checked_header
from passgo.engine.rules.preparation import prepared
from passgo.engine.settings import as_column, whole
from passgo.engine.state import TIMED, VARIANTS, State
from passgo.lab.forfeits import Forfeits
from passgo.lab.speech import Trouble
from passgo.lab.tally import Tally

MOST_ROUNDS = 1_000_000  # of a game; one of people has some hundred at most
MOST_SEED = 2**53  # so that every game's seed is exact in tables and JSON, whoever reads them
SEATS = 16  # more than any edition has; spreads the seeds of bots


@dataclass(frozen=True)
class Plan:
    """What is played, in plain values that any process understands. Game k has the seed `seed + k`."""

    edition: str
    players: int = 4
    bots: tuple[str, ...] = ("simple",)
    seed: int = 0
    settings: Mapping[str, object] = field(default_factory=dict)
    variant: str = "normal"
    skin: str | None = None
    max_rounds: int = 1000
    time_after: int = 30  # rounds after which time is called in a timed game
    tables: tuple[tuple[str, ...], ...] = ()  # who sits where, game after game; else the bots in turn
    bot_time: float = SECONDS  # that a bot from outside has for a decision

    def __post_init__(self) -> None:
        """Numbers of any make, such as numpy's, become plain ones, as tables and files hold them."""
        for name in ("players", "seed", "max_rounds", "time_after"):
            number = whole(getattr(self, name))
            if number is not None:
                object.__setattr__(self, name, number)

    def checked(self) -> Header:
        """What each of the games begins with; something wrong is a ValueError that names what is allowed."""
        if whole(self.seed) is None or not 0 <= self.seed <= MOST_SEED:
            raise Trouble("lab-seed", seed=repr(self.seed), most=str(MOST_SEED))
        for name, rounds in (("max_rounds", self.max_rounds), ("time_after", self.time_after)):
            if whole(rounds) is None or not 1 <= rounds <= MOST_ROUNDS:
                raise Trouble("lab-most-rounds", what=name, rounds=repr(rounds), most=str(MOST_ROUNDS))
        return checked_header(self.edition, self.players, self.seed, self.settings, self.variant, self.skin, None)

    def seating(self, k: int) -> list[str]:
        """Who plays which seat in game k: the bots in turn, moved on by one each game so that seats are fair."""
        if self.tables:
            return list(self.tables[k % len(self.tables)])
        return [self.bots[(seat + k) % len(self.bots)] for seat in range(self.players)]


def run_name(plan: Plan, header: Header) -> str:
    """What is played as a short name, the same for any number of games of it."""
    said = (
        *(__version__, header.edition.name, header.rules_digest, header.variant, header.skin, plan.players),
        *(sorted(header.settings.items()), plan.bots, plan.tables, plan.seed, plan.max_rounds, plan.time_after),
    )
    return "r" + hashlib.sha256(repr(said).encode()).hexdigest()[:10]


class Dealer:
    """Sets up games of a plan; what all of them share is worked out once."""

    def __init__(self, plan: Plan) -> None:
        header = plan.checked()
        for spec in plan.bots:
            check(spec)
        self.plan = plan
        self.header = header
        self.forfeits = Forfeits()  # of all games so far
        self.guests = any(spec not in BOTS for spec in plan.bots)  # who want to know where they sit
        self.settings = header.settings
        self.rules = as_column(header.settings)
        self.printing = header.edition.printing(header.settings)
        self.variant = VARIANTS.index(header.variant)

    def dealt(self, k: int) -> State:
        """Game k before its first decision, with nobody listening."""
        chance = seeded(self.plan.seed + k)
        s = prepared(self.printing, self.settings, self.rules, chance, self.plan.players, self.variant)
        advance(s)
        s.recording = False
        s.events = empty()
        return s

    def seated(self, k: int) -> list[StateBot]:
        """The bots of game k. Their coins come from below zero, so that no game's dice fall like them."""
        first = (self.plan.seed + k) * SEATS
        seconds = self.plan.bot_time
        bots = [bot(spec, -1 - first - seat, seconds) for seat, spec in enumerate(self.plan.seating(k))]
        if self.guests:
            for seat, each in enumerate(bots):
                each.sit(self.header, seat)
        return bots

    def rise(self, s: State, bots: list[StateBot]) -> None:
        """All leave the table."""
        if self.guests:
            for each in bots:
                each.leave(s)
            self.forfeits.add(bots)

    def played(self, k: int) -> State:
        """Game k at its end, or at the limit of rounds."""
        s = self.dealt(k)
        bots = self.seated(k)
        if s.variant == TIMED:
            play(s, bots, min(self.plan.time_after, self.plan.max_rounds))
            if not s.over:
                perform(s, TIME)
        play(s, bots, self.plan.max_rounds)
        self.rise(s, bots)
        return s

    def watched(self, k: int, book: GameStats) -> State:
        """The same game, with somebody who keeps the books."""
        s = self.dealt(k)
        bots = self.seated(k)
        book.begin(s)
        if s.variant == TIMED:
            play(s, bots, min(self.plan.time_after, self.plan.max_rounds), book)
            if not s.over:
                perform(s, TIME)
        play(s, bots, self.plan.max_rounds, book)
        book.finish(s)
        self.rise(s, bots)
        return s


def run_chunk(plan: Plan, first: int, count: int) -> Tally:
    """Play the games numbered from `first` on."""
    dealer = Dealer(plan)
    tally = Tally(plan.players)
    for k in range(first, first + count):
        tally.add(dealer.played(k), plan.seating(k), plan.max_rounds, plan.seed + k)
    tally.forfeits = dealer.forfeits
    return tally
