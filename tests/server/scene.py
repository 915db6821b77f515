"""What somebody at a table knows of it, held against itself, and what would make sense to say there."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import UNSET

from passgo.engine.random import share_hash
from passgo.server import protocol
from passgo.server.client import check_room, patched
from passgo.server.protocol import FromServer

SHARE = "x"  # what every rascal adds to the dice


class Scene:
    """One connection's view of its table. Whatever is told anew must be what the changes before have led to."""

    def __init__(self, person: int | None, after: int) -> None:
        self.welcomed = False
        self.seq = after
        self.number = 0  # of the open question, for answers out of turn
        self.you = protocol.You(person, None)
        self.room: protocol.Room | None = None
        self.prompt: protocol.Prompt | None = None
        self.whole = False  # whether the view was ever told, and not only what changed
        self.view: dict[str, Any] | None = None
        self.patches: list[protocol.Patch] = []  # since that view

    def hear(self, message: FromServer) -> None:
        if isinstance(message, protocol.Table):
            self.compare(message)
            self.seq, self.you, self.room, self.prompt = message.seq, message.you, message.room, message.prompt
            self.see(message.view)
        elif isinstance(message, protocol.Moved):
            self.count(message.seq)
            self.patches.append(message.patch)
            self.prompt = None
            self.note(message.patch)
        elif isinstance(message, protocol.Changed):
            self.count(message.seq)
            self.room = message.room
            if message.view is not UNSET:
                self.see(message.view)
                self.prompt = None
            person = self.you.person
            there = person is not None and person < len(message.room.people)
            self.you.seat = message.room.people[person].seat if there and person is not None else None
        elif isinstance(message, protocol.Chatted):
            self.count(message.seq)
        elif isinstance(message, protocol.Prompt):
            self.prompt = message
        elif isinstance(message, protocol.Presence):
            self.welcomed = True

    def count(self, seq: int) -> None:
        """Numbers have no gaps."""
        assert seq == self.seq + 1, f"after {self.seq} came {seq}"
        self.seq = seq

    def see(self, view: dict[str, Any] | None) -> None:
        self.whole, self.view, self.patches = True, view, []
        self.note(view or {})

    def note(self, changed: dict[str, Any]) -> None:
        decision = changed.get("decision")
        if decision:
            self.number = decision["number"]

    def compare(self, table: protocol.Table) -> None:
        """Nothing changed that was not told, whatever was refused meanwhile."""
        check_room(table.room)
        assert table.seq == self.seq or not self.welcomed, f"{table.seq} is told after {self.seq}"
        if not self.whole:
            return
        view = self.view
        for patch in self.patches:
            assert view is not None
            view = patched(view, patch)
        assert view == table.view, "a position is not what was told"

    # what would make sense

    def sensible(self, chance: Random) -> dict[str, Any] | None:
        """A command that fits the moment, if one does."""
        room, seat, person = self.room, self.you.seat, self.you.person
        if room is None or person is None:
            return None
        if room.phase == "over":
            return {"type": "rematch"} if chance.random() < 0.02 else None
        if room.sharing.stage in ("shares", "again"):
            return self.shared(room, seat)
        if room.phase == "gathering":
            return self.gathered(room, seat, person)
        if room.ballot is not None and person in room.ballot.open:
            return {"type": "vote", "yes": chance.random() < 0.8, "seen": self.seq}
        for petition in room.petitions:
            if person in petition.open:
                return {"type": "let", "person": petition.person, "yes": True}
        if room.paused and seat is not None:
            return {"type": "resume"}
        if self.prompt is not None:
            return {"type": "play", "number": self.prompt.number, "action": self.answer(chance, self.prompt)}
        if seat is None:
            kept = [k for k, each in enumerate(room.seats) if each.kept_for == person]
            free = kept or [k for k, each in enumerate(room.seats) if each.person is None and each.kept_for is None]
            return {"type": "sit", "seat": chance.choice(free)} if free else None
        return None

    def gathered(self, room: protocol.Room, seat: int | None, person: int) -> dict[str, Any] | None:
        free = [k for k, each in enumerate(room.seats) if each.person is None]
        if seat is None:
            return {"type": "sit", "seat": free[0]} if free else None
        if not room.seats[seat].contributed:
            return {"type": "contribute", "hash": share_hash(room.commitment, seat, SHARE)}
        return {"type": "start"} if person == room.host else None

    def shared(self, room: protocol.Room, seat: int | None) -> dict[str, Any] | None:
        if seat is None or seat not in room.sharing.awaited:
            return None
        if room.sharing.stage == "shares":
            return {"type": "reveal", "share": SHARE}
        return {"type": "contribute", "hash": share_hash(room.commitment, seat, SHARE)}

    def answer(self, chance: Random, prompt: protocol.Prompt) -> str:
        """One that is offered, or an amount or a deal within what is allowed."""
        if prompt.free and (not prompt.options or chance.random() < 0.25):
            free = chance.choice(prompt.free)
            if free.verb not in ("offer", "counter", "settle"):
                return f"{free.verb} {chance.randint(free.low, max(free.low, min(free.high, free.low + 200)))}"
            return self.deal(chance, free.verb)
        return chance.choice(prompt.options).action if prompt.options else prompt.usual or "roll"

    def deal(self, chance: Random, verb: str) -> str:
        view = self.view or {"deeds": [], "players": []}
        others = [k for k in range(len(view["players"])) if k != self.you.seat] or [0]
        partner = chance.choice(others)

        def side(of: int | None) -> str:
            deeds = [str(deed["space"]) for deed in view["deeds"] if deed["owner"] == of]
            things = chance.sample(deeds, min(len(deeds), chance.randrange(3)))
            return ", ".join(
                [*things, f"${chance.randrange(1, 200)}"] if chance.random() < 0.6 or not things else things
            )

        return f"{verb} {partner} {side(self.you.seat)} for {side(partner)}"
