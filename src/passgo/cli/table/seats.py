"""Who sits at the table: people at this keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count

from passgo.bots import BOTS

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
        if bot is not None and bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
        self.name = name
        self.bot = bot

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, {self.bot!r})"


def seated(people: Sequence[str], bots: Sequence[str], players: int | None) -> list[LocalSeat]:
    """People first, then bots. Seats nobody named go to more bots of the last kind."""
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
