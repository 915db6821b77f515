"""What an environment is about: an edition at a number of seats, with its rules, and who sits where."""

from collections.abc import Mapping, Sequence

import numpy as np

from passgo.bots import StateBot, bot
from passgo.bots.outside.specs import check
from passgo.encoding.games import Table
from passgo.encoding.layout import Layout
from passgo.engine.columns import Ints
from passgo.engine.edition import EDITIONS, Edition
from passgo.engine.record import Header, checked_header
from passgo.engine.settings import as_column

MOST_SEED = 2**31  # rows, games and bots are numbered above it
MAX_ROUNDS = 200  # a game is cut off after so many, if nobody says otherwise
TIME_AFTER = 30  # rounds after which time is called in a timed game


class Setup:
    """A checked choice of edition, players and rules. What does not fit is a ValueError that says what is allowed."""

    def __init__(
        self,
        edition: str | Edition,
        players: int = 4,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        max_rounds: int = MAX_ROUNDS,
        time_after: int = TIME_AFTER,
    ) -> None:
        if max_rounds < 1 or time_after < 1:
            raise ValueError(f"max_rounds and time_after are above 0, not {max_rounds} and {time_after}")
        self.header = checked_header(edition, players, 0, settings or {}, variant, None, None)
        self.players = players
        self.layout = layout_of(self.header)
        self.table = Table(self.header, max_rounds, time_after)


def layout_of(header: Header) -> Layout:
    """Where everything lies in the games that a header describes."""
    edition = header.edition
    packages = [edition.package, *(EDITIONS[name].package for name in edition.based_on if name in EDITIONS)]
    rules: Ints = as_column(header.settings)
    return Layout(
        edition.printing(header.settings),
        len(header.names),
        header.settings,
        rules,
        [package for package in packages if package],
    )


def opponents_of(opponents: str | Sequence[str], players: int) -> list[str]:
    """Who sits to the learner's left, in order: one specification for all, or one for each of the other seats."""
    named = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(named)}")
    for spec in named:
        check(spec)
    return named


def seated(setup: Setup, opponents: Sequence[str], learner: int, seed: int) -> list[StateBot | None]:
    """The bots of one table, None where the learner sits."""
    bots: list[StateBot | None] = [None] * setup.players
    for k, spec in enumerate(opponents):
        seat = (learner + 1 + k) % setup.players
        player = bot(spec, -1 - seed * 16 - seat)
        player.sit(setup.header, seat)
        bots[seat] = player
    return bots


def seeds_from(seed: int | None, rows: int) -> list[int]:
    """A seed for each row; without one, any."""
    if seed is None:
        return [int(drawn) for drawn in np.random.default_rng().integers(MOST_SEED, size=rows)]
    if not 0 <= seed < MOST_SEED:
        raise ValueError(f"a seed is from 0 to {MOST_SEED - 1}, not {seed}")
    return [seed + row for row in range(rows)]
