"""A session at the terminal: who is asked, what is shown, what is done with the answer."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from passgo.bots import bot
from passgo.bots.base import Bot
from passgo.cli.table import commands
from passgo.cli.table.answers import AnswerParser
from passgo.cli.table.asking import list_alone, on_screen, show_question, show_reminder, show_status
from passgo.cli.table.autosave import Autosave, Left, interrupted, leave
from passgo.cli.table.clock import Clock
from passgo.cli.table.colours import ALARM, HEADING, QUIET, player_style
from passgo.cli.table.ending import show_end
from passgo.cli.table.log import Line, painted, retold
from passgo.cli.table.menu import Menu
from passgo.cli.table.properties import NO_LOT, is_open
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.signals import blocked
from passgo.cli.table.trade import Dialogue
from passgo.cli.table.undo import Undo
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.state import TIMED
from passgo.texts import Texts
from passgo.texts.variants import variant_about, variant_name

LONGEST_PROMPT = 50  # letters of a prompt that leave room for the answer in its line
MANY = 8  # players before it may get confusing (UM-GEN-2)
MOST_ROUNDS = 1000  # for a game that only bots play on


class Session:
    """Owns the game, the seats, the words and the screen; `run` plays until the end or until somebody leaves."""

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
        self.language = language
        self.screen = screen
        self.reader = reader
        self.autosave = autosave
        self.pace = pace
        self.folder = folder or Path()
        self.sleep = sleep
        self.sit(game, seats, clock or Clock(None))

    def sit(self, game: Game, seats: list[LocalSeat], clock: Clock) -> None:
        """Begin with a game, new or loaded."""
        self.game = game
        self.seats = seats
        self.clock = clock
        self.texts = Texts.of(game.header, self.language)
        self.vocabulary = Vocabulary(self.texts)
        self.people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.bots: dict[int, Bot] = {
            seat: bot(who.bot, seat + int(game.state.decisions)) for seat, who in enumerate(seats) if who.bot
        }
        self.undo = Undo("interrupted" if game.moves else "nothing")
        self.kept = None if self.autosave.journal else game.moves  # as far as they are in a file of the person's own
        self.refused: IllegalAction | None = None
        self.managing = ""  # what the list by property shows while it is open: all, or one verb
        self.kind = ""  # the kind of question that was asked last
        self.lot = NO_LOT  # the property that was chosen from that list
        self.opened = ""  # the verb whose list of spaces is on the screen
        self.alone = False  # whether all people are out of the game
        self.quiet = False  # whether nobody wants to see what the bots do
        self.looked = False  # whether the person only looked something up, with the question still in mind
        self.watcher = -1  # who wants to be asked between all turns of others
        self.watched = -1  # the last turn that this was done for
        self.warned = False  # whether it was told that the game may never end
        self.status_of = (-1, -1)  # the turn and the player whose status table was shown last
        self.story = retold(game, self.texts, self.people)
        if not game.moves:
            self.story.shown = 0

    # the course of the game

    def welcome(self) -> None:
        """What is played, and by whom."""
        header = self.game.header
        players = ", ".join(self.described(number) for number in range(len(self.seats)))
        self.screen.say(
            self.texts.say(
                "play-starting",
                edition=self.texts.say(f"edition-{header.edition.name}"),
                variant=variant_name(self.texts, header.edition, header.variant),
                players=players,
            )
        )
        if not self.game.moves:
            if header.variant == header.edition.variants[0]:
                self.say(f"edition-{header.edition.name}-about")
            else:
                self.screen.say(variant_about(self.texts, header.edition, header.variant))
        if self.clock.left is not None and not self.game.moves:
            self.say("play-minutes", minutes=round(self.clock.left / 60))
        if len(self.seats) > MANY:
            self.say("play-many-players", count=len(self.seats))
        if self.game.moves:
            self.say("play-resumed", round=int(self.game.state.round))

    def described(self, number: int) -> str:
        name, kind = self.texts.player(number), self.seats[number].bot
        return name if kind is None else self.texts.say("play-bot", name=name, bot=kind)

    def run(self) -> bool:
        """Play. True when the game came to its end, False when somebody left before."""
        try:
            return self.played()
        finally:
            self.autosave.close()

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
            self.quiet = not commands.wants_to_watch(self)
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

    # one question

    def ask(self, decision: Decision) -> None:
        """Ask until the decision is another one."""
        if decision.kind != self.kind or not self.menu(decision).managing:
            self.managing = ""
        self.kind = decision.kind
        self.lot, self.opened = NO_LOT, ""
        self.autosave.keep(self)
        show_status(self, decision)
        game, number = self.game, decision.number
        while self.game is game and not game.over and game.state.decisions == number:
            now = game.decision
            assert now is not None
            menu = self.menu(now)
            if self.looked and not is_open(menu, self.managing):
                show_reminder(self, menu)
            else:
                show_question(self, menu)
            self.looked = False
            line = self.read(self.texts.say("play-prompt", player=self.texts.player(now.player)))
            self.check_clock()
            if not game.over and self.same_question(now):
                number = int(game.state.decisions)  # another one if time was called meanwhile
                self.answered(line, self.menu(game.decision or now))

    def menu(self, decision: Decision) -> Menu:
        return Menu(self.game, decision, self.sharing)

    @property
    def sharing(self) -> bool:
        """Whether several people look at this screen, who should not see each other's secrets."""
        return len(self.people) > 1

    def same_question(self, asked: Decision) -> bool:
        now = self.game.decision
        return now is not None and (now.player, now.kind, now.about) == (asked.player, asked.kind, asked.about)

    def time_left(self) -> str:
        if self.clock.left is None or self.game.state.time_up:
            return ""
        return self.texts.say("play-time-left", time=self.clock.face)

    def answered(self, line: str, menu: Menu) -> None:
        shown, back = on_screen(self, menu), list_alone(self, menu)
        ear = AnswerParser(self.game, self.texts, self.vocabulary, menu, shown, self.opened, back)
        try:
            answer = ear.understand(line)
            if answer.trouble:
                self.complain(answer.trouble)
            elif answer.word == "spaces":
                self.opened = answer.rest
            elif answer.word == "property":
                self.lot = int(answer.rest)
            elif answer.word == "back":
                self.managing = self.managing if self.lot != NO_LOT else ""
                self.lot = NO_LOT
            elif answer.word:
                self.looked = answer.word in commands.LOOKING
                commands.dispatch(self, menu, answer.word, answer.rest)
            elif answer.action is not None:
                self.chosen(answer.action, menu)
        except IllegalAction as error:
            self.refuse(error, line.strip())

    def chosen(self, action: Action, menu: Menu) -> None:
        if action.verb == "bankrupt" and not commands.sure_of_bankruptcy(self, menu):
            return
        if action not in menu.managing:
            self.managing = ""
        self.act(action)

    def bargain(self, verb: str) -> None:
        """A deal built step by step, and played if it was sent."""
        action = Dialogue(self, verb).run()
        if action is not None:
            self.act(action)

    # speaking and hearing

    def read(self, prompt: str) -> str:
        """One line from the person at the keyboard. A long prompt gets its own lines."""
        if len(prompt) > LONGEST_PROMPT:
            self.screen.say(prompt.strip())
            prompt = "> "
        shown = self.screen.spelled(prompt)
        line = self.reader.line(shown)
        if self.reader.echoes:
            self.screen.say(shown + line)
        return line

    def say(self, message: str, **args: str | int) -> None:
        self.screen.say(self.texts.say(message, **args))

    def heading(self, message: str, **args: str | int) -> None:
        self.screen.gap()
        self.screen.say(self.texts.say(message, **args), style=HEADING)

    def complain(self, sentence: str) -> None:
        """What was wrong, in one sentence."""
        self.screen.say(sentence, style=ALARM)

    def refuse(self, error: IllegalAction, typed: str = "") -> None:
        self.refused = error
        self.complain(self.texts.refusal(error, typed))

    def tell(self, final: bool = True) -> None:
        """Show what happened since the last time."""
        if self.quiet:
            return
        for line in self.story.fresh(final):
            self.show_line(line)
            if self.pace and line.seat not in self.people:
                self.sleep(self.pace)

    def show_line(self, line: Line) -> None:
        if not line.heading:
            self.screen.say(painted(line, self.texts.names), indent=2, hang=2)
            return
        self.screen.gap()
        bar = "── "
        title = Text.assemble((bar, QUIET), (line.text, f"bold {player_style(line.seat)}"), " ")
        title.append("─" * max(0, min(self.screen.width, 78) - title.cell_len), style=QUIET)
        self.screen.block([title])
