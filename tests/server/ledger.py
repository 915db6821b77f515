"""What players were told, held against what the store has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from passgo.engine.game import Game
from passgo.server import table_events
from passgo.server.narration import public_view
from passgo.server.reading import replayed
from passgo.server.room import Room
from passgo.server.storage.sql import SqlStore
from passgo.server.table_events import Entry
from tests.server.players import Player


def check_game(store: SqlStore, code: str, players: list[Player]) -> list[Entry]:
    """Nothing acknowledged is lost or doubled, and what comes back is what was played; all that happened."""
    entries, row = store.entries(code), store.row(code)
    assert row is not None
    assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
    for player in players:
        check_journal(player, entries)
        check_view(player, entries, row.secret)
    room = told_again(code, row.secret, entries)
    if room.phase != "gathering":
        assert replayed(room)[0].digest() == played_out(room).digest()
        assert row.card == room.card()
    return entries


def check_journal(player: Player, entries: list[Entry]) -> None:
    mine = f"{player.client.key.person}:"
    written = {entry.id: entry.seq for entry in entries if entry.id is not None and entry.id.startswith(mine)}
    assert max(Counter(entry.id for entry in entries if entry.id is not None).values(), default=1) == 1
    acked = {mine + id: seq for id, seq in player.acked.items()}
    assert acked.items() <= written.items(), "something acknowledged is lost"
    unanswered = {mine + player.unanswered.id} if player.unanswered else set()
    assert written.keys() - acked.keys() <= unanswered, "something is written that nobody sent or that was refused"
    for seq, heard in player.heard.items():
        assert heard == noted(entries[seq - 1]), "something was told that is not so"


def done_before(player: Player, entries: list[Entry]) -> int:
    """How many commands were carried out before they were sent again."""
    return sum(
        entries[player.acked[id] - 1].at < sent_again for id, sent_again in player.resent.items() if id in player.acked
    )


def noted(entry: Entry) -> tuple[str, ...]:
    """An event as a player hears of it."""
    match entry.event:
        case table_events.Played(action, seat, by):
            return ("played", action, str(seat), by)
        case table_events.Chatted(person, text):
            return ("chatted", str(person), text)
    return (str(type(entry.event).__struct_config__.tag),)


def check_view(player: Player, entries: list[Entry], secret: bytes) -> None:
    """What the player sees is what a replay up to the same number shows."""
    if player.last is None or player.client.table is None or player.client.table.view is None:
        return
    room = told_again(player.client.key.code, secret, entries[: player.last])
    game = played_out(room)
    assert player.table.seq == player.last
    assert player.table.view == public_view(game, room.number)


def check_told(code: str, secret: bytes, entries: list[Entry], told: int, view: dict[str, Any] | None) -> None:
    """What somebody was shown under a number is what a replay up to it shows: what was refused before left no trace."""
    room = Room(code, secret)
    for entry in entries:
        if room.told == told:
            break
        room.apply(entry)
    expected = None if room.phase == "gathering" else public_view(played_out(room), room.number)
    assert view == expected, f"{code} at {told}: {differences(view or {}, expected or {})}"


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {key: (one.get(key), other.get(key)) for key in {*one, *other} if one.get(key) != other.get(key)}


def told_again(code: str, secret: bytes, entries: list[Entry]) -> Room:
    room = Room(code, secret)
    for entry in entries:
        room.apply(entry)
    return room


def played_out(room: Room) -> Game:
    game = Game.begin(room.header())
    for move in room.moves:
        game.play(move)
    return game
