"""The messages about who is at a table: coming to a seat, letting in, removing, reporting; part of protocol.py."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from passgo.server.protocol_base import Command

# The `seq` of what the sender looked at: neither a motion made after that is meant, nor whoever got the number of
# somebody who is gone.
Seen = int | UnsetType


class Sit(Command, tag="sit"):
    """Takes a free seat, or one's own again. In a running game another's is asked for: see Petition."""

    seat: int


class Stand(Command, tag="stand"):
    """Gives the seat up; in a running game a bot goes on, and the seat is kept unless it is `released` to others."""

    released: bool = False


class Let(Command, tag="let"):
    """Answers somebody who asks for a seat in a running game: the host does, or all who sit when the host is away."""

    person: int
    yes: bool = True
    seen: Seen = UNSET


class Remove(Command, tag="remove"):
    """The host sends somebody away who has no part in a running game."""

    person: int
    seen: Seen = UNSET


class Lock(Command, tag="lock"):
    """The host lets nobody else come in, or opens the table again."""

    locked: bool = True


class Report(Command, tag="report"):
    """Tells whoever runs the server about somebody; nobody at the table hears of it."""

    person: int
    text: Annotated[str, Meta(max_length=300)] = ""
    seen: Seen = UNSET


class Pick(Command, tag="pick"):
    """Chooses the token that stands for oneself, at any time; "" gives it back. Clients draw them by their names."""

    token: Annotated[str, Meta(pattern=r"^[a-z]{0,16}\Z")]


class Person(Struct):
    name: str
    seat: int | None
    online: bool
    here: bool  # False: has left; if a seat is still kept the person may come back to it
    back_by: int | None  # by when somebody absent must be back before the table goes on, ms since 1970


class Petition(Struct):
    """Somebody asks for a seat in a running game; `yes` are those of `open` and before who have agreed."""

    person: int
    seat: int
    yes: list[int]
    open: list[int]  # whose word is still needed


class Away(Struct):
    """Somebody absent for whom the table still waits, and until when."""

    person: int
    until: int
