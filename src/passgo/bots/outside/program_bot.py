"""A program as a bot: what it is told and what it may say, line by line. docs/bot-protocol.md is the whole story."""

from __future__ import annotations

import json
import os
import shlex
import shutil
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any, Final

from passgo.bots.outside.guests import DIED, ILLEGAL, LATE, Forfeit, OutsideBot
from passgo.bots.outside.programs import Gone, Program, Silent
from passgo.bots.outside.troubles import BadBot
from passgo.engine.edition import Edition
from passgo.engine.events import CAUSES, Event, cause_kind
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action
from passgo.engine.record import Header
from passgo.engine.state import State

VERSION: Final = 1
START: Final = 10.0  # seconds until a program is ready
IDLE: Final[dict[tuple[str, ...], list[Program]]] = {}  # programs that wait for another game, by command


def command_of(text: str) -> tuple[str, ...]:
    """The command of a specification, as a shell would part it, but without a shell."""
    try:
        command = shlex.split(text)
    except ValueError:
        raise BadBot("bad-bot-quote", command=f"exec:{text}") from None
    if not command:
        raise BadBot("bad-bot-command", form="exec:./program", command=repr(f"exec:{text}"))
    if not hasattr(os, "fork"):
        raise BadBot("bad-bot-system")
    if shutil.which(command[0]) is None:
        raise BadBot("bad-bot-program", program=command[0])
    return tuple(command)


class ProgramBot(OutsideBot):
    """Sits at one game at a time. The program goes on to the next game when this one is over."""

    def __init__(self, spec: str, command: Sequence[str], seed: int, seconds: float) -> None:
        super().__init__(spec, seed, seconds)
        self.listens = True
        self.command = tuple(command)
        self.program: Program | None = None
        self.heard: list[str] = []  # lines of events that it was not told yet
        self.refused = ""  # the line that tells why the last answer was not played

    # the game

    def sit(self, header: Header, seat: int) -> None:
        super().sit(header, seat)
        self.heard = [self.game_line()]

    def hear(self, events: list[Event]) -> None:
        """What happened since the last question, as far as the seat may know it."""
        for event in events:
            if event.visible_to(self.seat):
                values = {field: self.written(field, value) for field, value in event.values.items()}
                self.heard.append(line("event", {"name": event.name, **values}))

    def written(self, field: str, value: int) -> object:
        """A number of an event or a question as actions write it."""
        board = self.notation.edition.board
        if field == "deed" and value >= 0:
            return board.deed_place(value)
        if field in ("space", "origin") and value >= 0:
            return board.place(value)
        if field == "card" and value >= 0:
            return self.notation.edition.cards[value].name
        if field == "item":
            return self.notation.item(value)
        return CAUSES[cause_kind(value)] if field == "cause" and value >= 0 else value

    def answer(self, game: Game) -> str:
        deadline = monotonic() + self.seconds
        try:
            if self.program is None:
                self.program = self.started()
                deadline = monotonic() + self.seconds
            program = self.program
            program.forget()
            program.send("".join([self.refused, *self.heard, *self.question(game)]), deadline)
            self.refused, self.heard = "", []
            while True:
                word, _, rest = program.line(deadline).partition(" ")
                if word == "play":
                    program.useful()
                    return rest.strip()
        except Silent:
            self.strike(LATE)
            words = f"{self.seconds:g} seconds were allowed"
            raise Forfeit(LATE, words, complaint=self.ended()) from None
        except Gone:
            self.strike(DIED)
            raise Forfeit(DIED, "the program ended, or wrote too much", complaint=self.ended()) from None

    def note(self, forfeit: Forfeit, played: Action) -> None:
        super().note(forfeit, played)
        told = {"verdict": forfeit.verdict, "why": str(forfeit), "played": played.text}
        self.refused = line("refused", {**told, "said": forfeit.said} if forfeit.verdict == ILLEGAL else told)

    def leave(self, s: State) -> None:
        """Tell it how the game ended, and keep it for another one."""
        super().leave(s)
        program, self.program = self.program, None
        if program is None:
            return
        winners = [seat for seat in range(s.players) if s.winners >> seat & 1]
        over = line("over", {"over": bool(s.over), "winners": winners, "won": self.seat in winners})
        try:
            program.send("".join([self.refused, *self.heard, over]), monotonic() + self.seconds)
        except (Silent, Gone):
            program.close()
        else:
            self.program = program
            self.rest()
        self.refused, self.heard = "", []

    # the program

    def rest(self) -> None:
        """Let the program wait for another game, or for another question of this one that somebody else puts to it."""
        if self.program is not None:
            IDLE.setdefault(self.command, []).append(self.program)
            self.program = None

    def started(self) -> Program:
        """One that waits for a game, or a new one after its handshake."""
        waiting = IDLE.get(self.command, [])
        while waiting:
            program = waiting.pop()
            if not program.ended:
                return program
        program = self.program = Program(self.command)
        deadline = monotonic() + START
        program.send(f"passgo {VERSION}\n", deadline)
        while program.line(deadline).split()[:1] != ["ready"]:
            pass
        program.useful()
        return program

    def ended(self) -> str:
        """End it; its last words. The next one must be told the game from the beginning."""
        program, self.program = self.program, None
        self.heard = [self.game_line()]
        return "" if program is None else program.close()

    # the lines

    def game_line(self) -> str:
        header = self.header
        return line(
            "game",
            {
                "edition": header.edition.name,
                "variant": header.variant,
                "settings": header.settings,
                "players": header.names,
                "seat": self.seat,
                "seconds": self.seconds,
                "deeds": deeds_of(header.edition.printing(header.settings)),
            },
        )

    def asked(self, decision: Decision) -> dict[str, object]:
        about = {field: self.written(field, value) for field, value in decision.about.items()}
        asked: dict[str, object] = {"number": decision.number, "kind": decision.kind, "about": about}
        deed, offer = decision.deed, decision.offer
        if deed is not None:
            asked["deed"] = deed.place
        if offer is not None:
            asked["gives"], asked["takes"] = offer
        return asked

    def question(self, game: Game) -> Iterable[str]:
        decision = game.decision
        assert decision is not None
        view = game.view(self.seat)
        del view["decision"]
        yield line("view", view)
        yield line("ask", self.asked(decision))
        for option in decision.options:
            yield f"option {option.text}\n"
        for free in decision.free:
            yield f"free {free.verb} {int(free.low)} {int(free.high)}\n"
        yield f"default {decision.default_action.text}\n"
        yield f"go {self.seconds:g}\n"


def deeds_of(edition: Edition) -> list[dict[str, object]]:
    """What is printed on the deeds, in the order that numbers them."""
    deeds = (edition.board.deed(number) for number in range(edition.board.deeds))
    return [
        {"space": deed.place, "name": deed.name, "kind": deed.kind, "group": deed.group, "price": deed.price,
         "building": deed.building, "mortgage": deed.mortgage, "rents": deed.rents}
        for deed in deeds
    ]  # fmt: skip


def line(word: str, about: dict[str, Any]) -> str:
    return f"{word} {json.dumps(about, separators=(',', ':'))}\n"
