"""What this terminal sees of a table's dice, written down as it happens, and its own share in them.

The file in the state folder is one that `passgo verify` reads; the web table keeps the same (web/src/net/seen.ts).
"""

from __future__ import annotations

import hashlib
import json
from copy import deepcopy
from pathlib import Path
from secrets import token_hex
from typing import Any

from msgspec import UNSET, UnsetType, to_builtins

from passgo.cli.seen import SEEN, is_chance, parsed
from passgo.engine.random import share_hash
from passgo.server import protocol
from passgo.server.protocol import FromServer

BLANK: dict[str, Any] = {
    "names": [],  # by seat
    "commitments": [],  # one, if the server stands by it
    "early": False,  # whether the commitment was seen before the start
    "earlier": False,  # whether the game began when there were no hashes yet
    "asked": [],  # by round the hashes, when nobody could change one any more
    "shares": [],  # lists by seat; one, if the server stands by it
    "voided": [],
    "own": [],
    "next": 0,  # the counter after the last one seen
    "from": None,  # the first counter seen
    "gaps": [],  # counters that were drawn while nobody looked here
    "full": False,  # whether something could not be written
}


class Witness:
    """Of one table. `step` says what to send so that the dice can be prepared; `keep_record` ends it."""

    def __init__(self, code: str, folder: Path | None, token: str = "") -> None:
        who = hashlib.sha256(token.encode()).hexdigest()[:8]  # several people may sit at one computer
        self.path = folder / f"{code}-{who}.seen" if folder else None
        kept = self.path.read_text(encoding="utf-8") if self.path and self.path.exists() else ""
        blank = {SEEN: 1, "table": code, **deepcopy(BLANK), "moves": []}
        self.seen: dict[str, Any] = parsed(kept) or blank
        self.written = ""  # all but the moves, as it was last written

    def hear(self, message: FromServer) -> None:
        seen = self.seen
        match message:
            case protocol.Table():
                self.look(message.room, live=False)
                if message.view is not None:
                    if message.drawn > seen["next"]:
                        seen["gaps"].append([seen["next"], message.drawn])
                    seen["next"] = max(seen["next"], message.drawn)
            case protocol.Changed():
                self.look(message.room, live=True)
                if message.what == "started" and message.opening is not UNSET:
                    self.keep(message.seq, message.opening, message.draws)
            case protocol.Moved():
                if (message.draws is not UNSET and message.draws) or any(map(is_chance, message.events)):
                    self.keep(message.seq, message.events, message.draws)
                return
            case _:
                return
        self.write_head()

    def look(self, room: protocol.Room, live: bool) -> None:
        seen, sharing = self.seen, room.sharing
        if room.commitment not in seen["commitments"]:
            seen["commitments"].append(room.commitment)
        seen["early"] = seen["early"] or room.phase == "gathering"
        seen["earlier"] = sharing.stage == "earlier"
        seen["names"] = [seat.name for seat in room.seats]
        seen["voided"] = to_builtins(sharing.voided)
        if sharing.stage in ("shares", "fixed"):
            before = [each for each in seen["asked"] if each["round"] == sharing.round]
            if not before or before[-1]["hashes"] != sharing.hashes:
                absent = sharing.stage == "fixed" and not live and not before
                people = before[-1]["people"] if before else [absent or seat.person is not None for seat in room.seats]
                asked = {"round": sharing.round, "hashes": sharing.hashes, "people": people, "absent": absent}
                seen["asked"].append(asked)
        if sharing.stage == "fixed" and sharing.shares not in seen["shares"]:
            seen["shares"].append(sharing.shares)

    def keep(self, seq: int, events: list[dict[str, Any]], draws: list[protocol.Draw] | UnsetType) -> None:
        seen = self.seen
        if seen["moves"] and seq <= seen["moves"][-1]["seq"]:
            return
        drawn = [] if draws is UNSET else to_builtins(draws)
        bare = [{key: event[key] for key in event if key != "text"} for event in events]
        seen["moves"].append({"seq": seq, "events": bare, "draws": drawn})
        for draw in drawn:
            seen["from"] = draw["counter"] if seen["from"] is None else seen["from"]
            seen["next"] = max(seen["next"], draw["counter"] + 1)
        self.write_head()
        self.write(seen["moves"][-1])

    # your own share

    def own(self, round: int, seat: int) -> dict[str, Any] | None:
        mine = [share for share in self.seen["own"] if share["round"] == round and share["seat"] == seat]
        return mine[-1] if mine else None

    def step(self, room: protocol.Room, seat: int | None) -> protocol.Contribute | protocol.Reveal | None:
        """What the table waits for from this seat: a hash, or the share."""
        if seat is None or room.phase != "gathering":
            return None
        sharing = room.sharing
        mine = self.own(sharing.round, seat)
        is_open = sharing.stage == "hashes" or (sharing.stage == "again" and seat in sharing.awaited)
        if is_open and (not sharing.hashes[seat] or mine is None):
            share = token_hex(16)
            hashed = share_hash(self.seen["commitments"][0], seat, share)
            mine = {"round": sharing.round, "seat": seat, "share": share, "hash": hashed, "taken": False, "sent": False}
            self.seen["own"].append(mine)
            self.write_head()
            return protocol.Contribute(hash=hashed)
        if sharing.stage == "shares" and seat in sharing.awaited and mine is not None and self.may_send(room, mine):
            mine["sent"] = True
            self.write_head()
            return protocol.Reveal(share=mine["share"])
        return None

    def acknowledge(self, room: protocol.Room, seat: int) -> None:
        """The server has taken the hash."""
        mine = self.own(room.sharing.round, seat)
        if mine is not None:
            mine["taken"] = True
            self.write_head()

    def may_send(self, room: protocol.Room, mine: dict[str, Any]) -> bool:
        """Whether the server could choose nothing any more after seeing the share."""
        hashes = room.sharing.hashes
        of_people = all(not hashed or room.seats[seat].person is not None for seat, hashed in enumerate(hashes))
        frozen = [each for each in self.seen["asked"] if each["round"] == room.sharing.round]
        is_own = hashes[mine["seat"]] == mine["hash"]
        return len(self.seen["commitments"]) == 1 and is_own and of_people and len(frozen) <= 1

    # the file

    def keep_record(self, record: str) -> None:
        self.seen["record"] = record
        self.write_head()

    def write_head(self) -> None:
        head = {key: value for key, value in self.seen.items() if key != "moves"}
        text = json.dumps(head)
        if text != self.written:
            self.written = text
            self.write(head)

    def write(self, part: dict[str, Any]) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(part) + "\n")
        except OSError:
            self.seen["full"] = True
