"""A game in this process: who is asked, what the bots say, what is written down, when the time is up."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from passgo.cli.table.autosave import Autosave, Left, interrupted, leave
from passgo.cli.table.clock import Clock
from passgo.cli.table.commands import COMMON
from passgo.cli.table.ending import show_end
from passgo.cli.table.local_commands import LOCAL, wants_to_watch
from passgo.cli.table.log import retold
from passgo.cli.table.menu import Menu
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import LocalSeat, bots_of, tell_forfeits
from passgo.cli.table.session import Session
from passgo.cli.table.signals import blocked
from passgo.cli.table.undo import Undo
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.state import TIMED

MOST_ROUNDS: Final = 1000  # for a game that only bots play on


class LocalSession(Session):
    """Owns the game and the seats; `run` plays until the end or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        seats: list[LocalSeat],
        language: str,
        screen: Screen,
        reader: Reader,
        autosave: Autosave,
        clock: Clock | None = None,
        pace: float = 0.0,
        folder: Path | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(language, screen, reader, folder)
        self.autosave = autosave
        self.pace = pace
        self.sleep = sleep
        self.sit(game, seats, clock or Clock(None))

    def sit(self, game: Game, seats: list[LocalSeat], clock: Clock) -> None:
        """Begin with a game, new or loaded."""
        self.seats = seats
        self.clock = clock
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.look_at(game, people, [seat.bot for seat in seats])
        self.bots = bots_of(game, seats)
        self.undo = Undo("interrupted" if game.moves else "nothing")
        self.kept = None if self.autosave.journal else game.moves  # as far as they are in a file of the person's own
        self.alone = False  # whether all people are out of the game
        self.quiet = False  # whether nobody wants to see what the bots do
        self.watcher = -1  # who wants to be asked between all turns of others
        self.watched = -1  # the last turn that this was done for
        self.story = retold(game, self.texts, self.people)
        if not game.moves:
            self.story.shown = 0

    def spoken(self) -> Vocabulary:
        return Vocabulary(self.texts)

    @property
    def viewer(self) -> int:
        """Whoever is asked sits at the keyboard."""
        return self.game.decision.player if self.game.decision else -1

    # the course of the game

    def welcome(self) -> None:
        """What is played, and by whom."""
        minutes = None if self.clock.left is None else round(self.clock.left / 60)
        self.introduce(not self.game.moves, minutes)

    def run(self) -> bool:
        """Play. True when the game came to its end, False when somebody left before."""
        try:
            return self.played()
        finally:
            self.autosave.close()
            tell_forfeits(self)

    def played(self) -> bool:
        while True:
            try:
                while not self.game.over and not self.endless():
                    self.step()
                self.tell()
                show_end(self)
                self.autosave.drop()
                return True
            except Left:
                return False
            except EOFError:
                if not self.reader.echoes:
                    self.screen.gap()
                interrupted(self, "play-end-of-input")
                return False
            except KeyboardInterrupt:
                self.screen.gap()
                try:
                    leave(self)
                except Left:
                    return False
                except (EOFError, KeyboardInterrupt):
                    self.screen.gap()
                    interrupted(self, "play-kept")
                    return False

    def endless(self) -> bool:
        """Whether only bots are left and they do not come to an end."""
        state = self.game.state
        if any(not state.bankrupt[seat] for seat in self.people):
            return False
        if self.people and not self.alone:
            self.alone = True
            self.tell()
            self.quiet = not wants_to_watch(self)
        return state.round > MOST_ROUNDS

    def step(self) -> None:
        self.check_clock()
        self.watch()
        decision = self.game.decision
        if decision is None:
            return
        if decision.player in self.bots:
            self.play(self.bots[decision.player].choose(self.game))
            self.undo.forget("others")
        elif decision.kind == "rent-pass" and len(decision.options) == 1 and not self.sharing:
            self.act(decision.options[0])  # asked only to betray nothing to others at this screen
        else:
            self.tell()
            self.ask(decision)

    def check_clock(self) -> None:
        """When the minutes have passed, time is called; the engine knows what that means."""
        state = self.game.state
        if self.clock.rings and state.variant == TIMED and not state.time_up and not state.over:
            self.play(self.game.notation.read("time"))
            self.undo.forget("others")

    def watch(self) -> None:
        """In every turn of another, ask for the watcher to manage afterwards."""
        state = self.game.state
        if self.watcher < 0 or state.over or state.turns == self.watched or state.turn == self.watcher:
            return
        self.watched = int(state.turns)
        with contextlib.suppress(IllegalAction):
            self.perform(f"interrupt {self.watcher}")

    def perform(self, action: Action | str) -> list[Event]:
        """Every move of the game is made and written down here, and never by halves."""
        with blocked("SIGINT"):
            events = self.game.play(action)
            self.autosave.follow(self)
        for listener in self.bots.values():
            listener.hear(events)
        return events

    def play(self, action: Action) -> None:
        """Do it and hear what follows."""
        events = self.perform(action)
        self.story.hear(self.game, events)
        self.tell(final=False)

    def act(self, action: Action) -> None:
        """The same for a person, who may want to take it back."""
        before, lines = self.game.copy(), len(self.story.lines)
        events = self.perform(action)
        self.autosave.keep(self)
        self.refused = None
        self.undo.note(before, lines, self.game, events, self.vocabulary.verb_names[action.verb])
        self.story.hear(self.game, events)
        self.tell(final=False)

    def ask(self, decision: Decision) -> None:
        """Ask until the decision is another one."""
        self.autosave.keep(self)
        self.open_question(decision)
        game, number = self.game, decision.number
        while self.game is game and not game.over and game.state.decisions == number:
            now = game.decision
            assert now is not None
            self.put_question(self.menu(now))
            line = self.read(self.texts.say("play-prompt", player=self.texts.player(now.player)))
            self.check_clock()
            if not game.over and self.same_question(now):
                number = int(game.state.decisions)  # another one if time was called meanwhile
                self.answered(line, self.menu(game.decision or now))

    def same_question(self, asked: Decision) -> bool:
        now = self.game.decision
        return now is not None and (now.player, now.kind, now.about) == (asked.player, asked.kind, asked.about)

    def do(self, word: str, menu: Menu | None, rest: str) -> None:
        if word in LOCAL and menu is not None:
            LOCAL[word](self, menu, rest)
        else:
            COMMON[word](self, menu, rest)

    def time_left(self) -> str:
        if self.clock.left is None or self.game.state.time_up:
            return ""
        return self.texts.say("play-time-left", time=self.clock.face)

    def tell(self, final: bool = True) -> None:
        """Show what happened since the last time, at the pace that was asked for."""
        if self.quiet:
            return
        for line in self.story.fresh(final):
            self.show_line(line)
            if self.pace and line.seat not in self.people:
                self.sleep(self.pace)
