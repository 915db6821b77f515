"""The answers over HTTP that are not about a game: keys, tickets, the state of the server; part of protocol.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from passgo.review.shapes import GameReview


class Key(Struct):
    """Who somebody is at a table. The token is told once and stored nowhere in clear."""

    code: str
    person: int
    token: str


class Ticket(Struct):
    """Opens one socket, once, within a short time."""

    ticket: str
    socket: str  # the address to open
    seconds: int


class ServerState(Struct):
    version: str
    protocol: int
    tables: int
    playing: int
    sockets: int
    now: int
    bots: list[str]  # who can be put into a seat


class Network(Struct):
    """Who can reach the server."""

    reach: Literal["machine", "network", "open"]  # its machine alone, the network around it too, as it was started for
    address: str | None  # by which others find it, if it is known
    others: list[str]  # further addresses of the machine that the host can choose
    yours: bool  # whether who asks is the host, and may let the network in and shut it out


class LetIn(Struct, forbid_unknown_fields=True):
    """Lets the network in, by this address or by that of the default route; or shuts it out."""

    open: bool
    address: Annotated[str, Meta(max_length=15)] | None = None


class Reviewed(Struct):
    """The review of a game; while it is made, how many of the moves have been gone through."""

    done: int
    moves: int
    review: GameReview | None = None


class Problem(Struct):
    """Why a request was refused, for programs and for people."""

    problem: str
    text: str
