"""A table as the store has it: its events told again, its moves played again, and held against what was noted then.

Whatever does not fit sets that table aside, so that no game becomes another one. That is found out anew by every
server that looks at it: one that can read the table goes on with it.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec

from passgo.engine.edition import EDITIONS
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game
from passgo.engine.notation import IllegalAction
from passgo.engine.random import commitment
from passgo.engine.record import Header, OtherVersion, record_text, sealed
from passgo.server.room import Room
from passgo.server.storage import Damaged, EventStore, Snapshot
from passgo.server.table_events import Entry

LINES = 80  # of the story that a newcomer is told

Why = Literal["version", "rules", "edition", "choices", "move", "position", "damaged"]
Story = list[tuple[int, Event]]
log = logging.getLogger("passgo.server")


class Aside(NamedTuple):
    """Why a table cannot go on here, with what the words for it need, and as much of the table as can be told."""

    why: Why
    room: Room
    about: dict[str, str | int]


class SetAside(Exception):
    """The table cannot go on here."""

    def __init__(self, aside: Aside) -> None:
        super().__init__(aside.why, aside.about)
        self.aside = aside


def unfit(why: Why, room: Room, **about: str | int) -> SetAside:
    return SetAside(Aside(why, room, about))


class Stored(NamedTuple):
    """What the store has of a table."""

    secret: bytes
    aside: bool  # whether the last server that looked at it could not read it
    entries: list[Entry]
    snapshot: Snapshot | None
    damaged: int | None  # the number of the first event that cannot be read; 0 is what is kept beside the events


def is_there(store: EventStore, code: str) -> bool:
    try:
        return store.row(code) is not None
    except Damaged:
        return True


def stored(store: EventStore, code: str) -> Stored | None:
    """The table, as far as it can be read; None if there is none."""
    damaged: int | None = None
    secret, aside = b"", True
    try:
        row = store.row(code)
        if row is None:
            return None
        secret, aside = row.secret, row.aside != ""
    except Damaged:
        damaged = 0
    try:
        entries = store.entries(code)
    except Damaged as damage:
        entries, damaged = damage.entries, damage.seq
    try:
        snapshot = store.snapshot(code)
    except Damaged:  # it is not needed
        snapshot = None
    return Stored(secret, aside, entries, snapshot, damaged)


def read(code: str, found: Stored) -> tuple[Room, Game | None, Story]:
    """The table with its game, if that has begun; SetAside if anything of it does not fit."""
    room = Room(code, found.secret)
    number = 1
    try:
        for entry in found.entries:
            number = entry.seq
            room.apply(entry)
    except Exception as error:
        raise unfit("damaged", room, number=number) from error
    if found.damaged is not None or not found.entries:
        raise unfit("damaged", room, number=found.damaged or 0)
    if commitment(room.secret) != room.commitment:  # without its secret no die can be thrown as was promised
        raise unfit("damaged", room, number=0)
    header_of(room)
    if room.phase == "gathering":
        return room, None, []
    try:
        return room, *replayed(room, found.snapshot)
    except SetAside:
        raise
    except Exception as error:
        raise unfit("damaged", room, number=0) from error


def header_of(room: Room) -> Header:
    """What the game began with, if it is one that can be played here."""
    edition = room.choices.edition
    try:
        return room.header()
    except OtherVersion as other:
        began = str(other.began)
        raise unfit("version", room, edition=edition, began=began, plays=other.plays) from other
    except ValueError as error:
        log.warning("what was chosen cannot be played: %s", error, extra={"table": room.code})
        raise unfit("choices" if edition in EDITIONS else "edition", room, edition=edition) from error


def replayed(room: Room, snapshot: Snapshot | None = None) -> tuple[Game, Story]:
    """The game at the room's last move and the end of its story; SetAside where it does not go as it went."""
    header = header_of(room)
    check_rules(room, header)
    digests = room.digests or snapshot_digest(room, snapshot)
    game = Game.begin(header)
    story = [(room.told, event) for event in game.opening]
    for number, (move, (seat, _)) in enumerate(zip(room.moves, room.acts, strict=True), 1):
        decision = game.decision
        try:
            if not answers(seat, move, decision):
                raise unfit("move", room, number=number, action=move)
            story += [(room.told, event) for event in game.play(move)]
        except IllegalAction as error:
            raise unfit("move", room, number=number, action=move) from error
        if number in digests and game.digest() != digests[number]:
            raise unfit("position", room, number=number)
    if game.over != (room.phase == "over") or (game.over and list(game.winners) != room.winners):
        raise unfit("position", room, number=len(room.moves))
    return game, story[-LINES:]


def answers(seat: int | None, move: str, decision: Decision | None) -> bool:
    """Whether who made a move was asked; a wish comes from somebody who is not, the end of the time from nobody."""
    return seat is None or move.startswith(("interrupt", "quiet")) or (decision is not None and decision.player == seat)


def check_rules(room: Room, header: Header) -> None:
    """A game goes on by the rules it began with, or not at all.

    An earlier version is played by settings of its own, which the digests of its positions show. Nor does it matter
    for a game that is over, if the position at its end was noted.
    """
    edition = header.edition
    printing = edition.printing_name(header.settings)
    began = room.rules or edition.released_digest(header.version, printing)
    finished = room.phase == "over" and len(room.moves) in room.digests
    if header.version == edition.version and began not in ("", header.rules_digest) and not finished:
        raise unfit("rules", room, edition=edition.name, began=header.version)


class Saved(msgspec.Struct):
    """What passgo 0.1.0 kept of a long game from time to time, which did not note digests."""

    game: dict[str, object]


def snapshot_digest(room: Room, snapshot: Snapshot | None) -> dict[int, str]:
    """The digest of the position that was kept, if it is on the way to the present one."""
    if snapshot is None:
        return {}
    try:
        game = Game.load(msgspec.json.decode(snapshot.data, type=Saved).game)
    except Exception:  # whatever is wrong with it: it is not needed
        log.warning("a snapshot cannot be read", extra={"table": room.code})
        return {}
    on_the_way = game.moves == room.moves[: len(game.moves)]
    return {len(game.moves): game.digest()} if on_the_way else {}


def record_as_told(room: Room, why: str) -> str:
    """The record of a table that is set aside: what is known of it, unplayed. The secret stays one until the end."""
    choices = room.choices
    data: dict[str, object] = {
        "edition": choices.edition,
        "version": room.version,
        "variant": choices.variant,
        "skin": choices.skin,
        "names": room.names or room.seat_names(),
        "settings": room.settings or choices.settings,
        "commitment": room.commitment,
        "shares": room.sharing.added(len(room.seats)),
        "hashes": room.sharing.promised(len(room.seats)),
        "aside": why,
    }
    with suppress(ValueError):  # more of it is known if it is a game of ours
        header = room.header()
        data |= {"skin": header.skin, "settings": header.settings}
    if room.phase == "over" and commitment(room.secret) == room.commitment:
        data["secret"] = room.secret.hex()
    known = {key: value for key, value in data.items() if value is not None}
    return sealed(record_text(known, room.moves, room.digests.get(len(room.moves), "")))
