"""What is written about a table, in order and for good. The table is these events told again, nothing else."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from passgo.server.protocol import By, Choices, Motion, VoidedBecause


class TableEvent(Struct, tag_field="fact", omit_defaults=True):
    """One numbered event of a table's history."""


class Opened(TableEvent, tag="opened"):
    """The table was set up; the hash of the server's secret is public from here on."""

    choices: Choices
    commitment: str


class Joined(TableEvent, tag="joined"):
    """Somebody came in; of the token only the hash is kept. People are numbered in the order of coming, but for those
    who take the number of somebody who is gone."""

    name: str
    token: str
    number: int | None = None


class Seated(TableEvent, tag="seated"):
    person: int
    seat: int


class Stood(TableEvent, tag="stood"):
    person: int
    released: bool = False  # whether the seat of a running game is for others now


class Petitioned(TableEvent, tag="petitioned"):
    """Somebody asks for a seat in the running game."""

    person: int
    seat: int


class Answered(TableEvent, tag="answered"):
    """What somebody said to a petition. One no ends it; when nobody's yes is missing, the person sits down."""

    person: int
    petitioner: int
    yes: bool


class Left(TableEvent, tag="left"):
    person: int


class Removed(TableEvent, tag="removed"):
    """The host sent somebody away, whose token is worth nothing any more."""

    person: int


class Locked(TableEvent, tag="locked"):
    """The host lets nobody else come in, or does so again."""

    locked: bool


class Reported(TableEvent, tag="reported"):
    """Somebody complains of another, to whoever runs the server; with what that one said last."""

    by: int
    about: int
    name: str
    text: str = ""
    said: list[str] = []


class Filled(TableEvent, tag="filled"):
    seat: int
    bot: str | None


class Arranged(TableEvent, tag="arranged"):
    choices: Choices


class Contributed(TableEvent, tag="contributed"):
    """A share without a hash before it, as passgo 0.1.0 took them; no others are added to games that began with it."""

    seat: int
    share: str


class Picked(TableEvent, tag="picked"):
    """Somebody chose the token that stands for him; "" gives it back."""

    person: int
    token: str


class Promised(TableEvent, tag="promised"):
    """The hash of what a seat will add to the dice; another one takes the place of the one before."""

    seat: int
    hash: str


class SharesAsked(TableEvent, tag="shares-asked"):
    """The host has started: no hash changes any more, and whoever gave one is to show the share."""


class Revealed(TableEvent, tag="revealed"):
    """A share that fits its hash. All are told together, when the last one has come."""

    seat: int
    share: str


class Voided(TableEvent, tag="voided"):
    """A share did not come or did not fit: the others begin again with new ones."""

    seats: list[int]
    why: VoidedBecause


class Started(TableEvent, tag="started"):
    """The game began, with these bots in the seats that were free, and by these rules whatever others come later.

    passgo 0.1.0 noted the bots alone.
    """

    bots: dict[int, str]
    version: int = 0  # of the edition
    rules: str = ""  # the digest of the edition's data
    settings: dict[str, bool | int | str] = {}  # all of them, so that no default matters any more
    names: list[str] = []  # of the players; where they are not noted they follow from who sits there
    dice: int = 0  # how the seed came about: 1 is hashes first, then shares; 0 as before there were hashes


class Played(TableEvent, tag="played"):
    """An action of the game's record; `seat` is None for what comes from outside, such as the end of the time."""

    action: str
    seat: int | None = None
    by: By = "person"
    aside: bool = False  # whether the question is the same as before, as after a wish
    digest: str = ""  # of the position after it; noted now and then, and at the end
    plain: bool = False  # whether nothing was drawn or shown by it, so that it can be taken back


class Finished(TableEvent, tag="finished"):
    """The game is over; its record and the secret of its dice are public from here on."""

    winners: list[int]


class Chatted(TableEvent, tag="chatted"):
    person: int
    text: str


class Proposed(TableEvent, tag="proposed"):
    """Somebody asks the voters for consent: to a pause, to go back to so many moves, to a bot for an absent player, to
    an end of the game after so many rounds.

    When the last one is agreed on, the move that sets it is written together with the vote.
    """

    motion: Motion
    person: int
    voters: list[int]
    seat: int | None = None
    moves: int = 0
    rounds: int = 0


class Lapsed(TableEvent, tag="lapsed"):
    """The motion found no consent in time."""


class Hosted(TableEvent, tag="hosted"):
    """The host was away too long; somebody else has the host's rights, or at a rematch who has them for good."""

    person: int
    founder: bool = False


class Voted(TableEvent, tag="voted"):
    person: int
    yes: bool


class Resumed(TableEvent, tag="resumed"):
    person: int


class Rematched(TableEvent, tag="rematched"):
    """The people go on at another table."""

    code: str
    person: int


class Recovered(TableEvent, tag="recovered"):
    """The table was away for so many milliseconds; deadlines move by that."""

    away: int


AnyTableEvent = (
    Opened | Joined | Seated | Stood | Left | Filled | Arranged | Contributed | Picked | Promised | SharesAsked
    | Revealed | Voided | Started | Played | Finished | Chatted | Proposed | Voted | Lapsed | Hosted | Resumed
    | Rematched | Recovered | Petitioned | Answered | Removed | Locked | Reported
)  # fmt: skip


class Entry(Struct):
    """An event in its place: the table's code, its number, the command it came from, and when (ms since 1970)."""

    table: str
    seq: int
    at: int
    event: AnyTableEvent
    id: str | None = None


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[AnyTableEvent] = msgspec.json.Decoder(AnyTableEvent)
