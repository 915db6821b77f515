"""Who sits at the table: people at this keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from typing import TYPE_CHECKING

from passgo.bots import StateBot, bot
from passgo.bots.outside.contract import SECONDS
from passgo.bots.outside.specs import check, check_form
from passgo.engine.game import Game
from passgo.lab.forfeits import Forfeits
from passgo.lab.speech import Speech

if TYPE_CHECKING:
    from passgo.cli.table.local_session import LocalSession

BOT_NAMES = (
    "Alma",
    "Bella",
    "Carlo",
    "Dora",
    "Emil",
    "Flora",
    "Gus",
    "Hanna",
    "Igor",
    "Jana",
    "Karl",
    "Lena",
    "Milo",
    "Nora",
)
DEFAULT_BOT = "trader"
DEFAULT_SEATS = 4


class LocalSeat:
    """A name, and the bot that plays it; a person has none."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        if bot is not None:
            check_form(bot)
        self.name = name
        self.bot = bot
        self.seconds = SECONDS  # for a decision of a bot from outside

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, {self.bot!r})"


def seated(people: Sequence[str], bots: Sequence[str], players: int | None) -> list[LocalSeat]:
    """People first, then bots. Seats nobody named go to more bots of the last kind."""
    for spec in bots:
        check(spec)
    wanted = players
    if wanted is None:
        wanted = len(people) + len(bots) if bots or len(people) > 1 else DEFAULT_SEATS
    kinds = list(bots)
    while len(people) + len(kinds) < wanted:
        kinds.append(kinds[-1] if kinds else DEFAULT_BOT)
    if len(people) + len(kinds) > wanted:
        raise ValueError(f"{len(people)} people and {len(kinds)} bots are more than {wanted} players")
    initials = {name[:1].upper() for name in people}
    free = [name for name in BOT_NAMES if name not in people]
    free.sort(key=lambda name: name[0] in initials)  # the board marks players by a letter
    names = chain(free, (f"{name} {number}" for number in count(2) for name in BOT_NAMES))
    return [LocalSeat(name) for name in people] + [
        LocalSeat(name, kind) for kind, name in zip(kinds, names, strict=False)
    ]


def bots_of(game: Game, seats: Sequence[LocalSeat]) -> dict[int, StateBot]:
    """The bots at the table, by seat."""
    found: dict[int, StateBot] = {}
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            found[number] = bot(seat.bot, number + int(game.state.decisions), seat.seconds)
            found[number].sit(game.header, number)
    return found


def tell_forfeits(session: LocalSession) -> None:
    """The bots leave the table; what those from outside forfeited is said, and what their authors should see."""
    forfeits = Forfeits()
    for each in session.bots.values():
        each.leave(session.game.state)
    forfeits.add(session.bots.values())
    speech = Speech(session.language)
    for words in [*forfeits.complained(speech), *forfeits.told(speech)]:
        session.screen.say(words)
