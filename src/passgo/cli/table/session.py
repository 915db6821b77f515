"""A person at a terminal table: what is shown, what is asked, how the answer is understood.

Where the game is does not matter here: `local_session` plays one in this process, `online_session` one on a server.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from passgo.cli.table import commands
from passgo.cli.table.answers import AnswerParser
from passgo.cli.table.asking import list_alone, on_screen, show_question, show_reminder, show_status
from passgo.cli.table.colours import ALARM, HEADING, QUIET, player_style
from passgo.cli.table.completion import completions
from passgo.cli.table.log import Line, Story, painted
from passgo.cli.table.menu import Menu
from passgo.cli.table.odds import show_chances
from passgo.cli.table.properties import NO_LOT, is_open
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.table.trade import Dialogue
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action, IllegalAction
from passgo.texts import Texts
from passgo.texts.variants import variant_about, variant_name

LONGEST_PROMPT: Final = 50  # letters of a prompt that leave room for the answer in its line
MANY: Final = 8  # players before it may get confusing (UM-GEN-2)


class Session(ABC):
    """Owns the words, the screen and what is open on it. `game` may be another object after every move."""

    game: Game
    vocabulary: Vocabulary
    story: Story
    looking: Sequence[str] = commands.LOOKING  # words after which a short reminder of the question is enough

    def __init__(self, language: str, screen: Screen, reader: Reader, folder: Path | None = None) -> None:
        self.language = language
        self.screen = screen
        self.reader = reader
        self.folder = folder or Path()

    def look_at(self, game: Game, people: Sequence[int], bots: Sequence[str | None]) -> None:
        """Begin with a game: these seats are people's at this screen, these kinds of bots play the others."""
        self.game = game
        self.people = list(people)
        self.kinds = list(bots)
        self.texts = Texts.of(game.header, self.language)
        self.vocabulary = self.spoken()
        self.refused: IllegalAction | None = None
        self.managing = ""  # what the list by property shows while it is open: all, or one verb
        self.kind = ""  # the kind of question that was asked last
        self.lot = NO_LOT  # the property that was chosen from that list
        self.opened = ""  # the verb whose list of spaces is on the screen
        self.looked = False  # whether the person only looked something up, with the question still in mind
        self.odds_shown = False  # whether everybody's chances are told with every question
        self.warned = False  # whether it was told that the game may never end
        self.status_of = (-1, -1)  # the turn and the player whose status table was shown last
        self.at_hand: list[str] = []  # what can be named in a dialogue, for the Tab key

    # what is different where the game is elsewhere

    @abstractmethod
    def spoken(self) -> Vocabulary:
        """What can be typed here."""

    @abstractmethod
    def act(self, action: Action) -> None:
        """Do what a person decided, and tell what follows; IllegalAction when that cannot be."""

    @abstractmethod
    def do(self, word: str, menu: Menu | None, rest: str) -> None:
        """What a word of the table asks for; without a menu nothing is asked of the person now."""

    @property
    @abstractmethod
    def viewer(self) -> int:
        """Whose eyes look at the screen: the seat of the person who types, -1 of somebody who only watches."""

    @abstractmethod
    def time_left(self) -> str:
        """The time on the clock, in words; "" without one."""

    # what is played

    def introduce(self, begins: bool, minutes: int | None = None) -> None:
        """What is played, and by whom."""
        header = self.game.header
        players = ", ".join(self.described(number) for number in range(len(self.kinds)))
        self.screen.say(
            self.texts.say(
                "play-starting",
                edition=self.texts.say(f"edition-{header.edition.name}"),
                variant=variant_name(self.texts, header.edition, header.variant),
                players=players,
            )
        )
        if begins:
            if header.variant == header.edition.variants[0]:
                self.say(f"edition-{header.edition.name}-about")
            else:
                self.screen.say(variant_about(self.texts, header.edition, header.variant))
        if minutes is not None and begins:
            self.say("play-minutes", minutes=minutes)
        if len(self.kinds) > MANY:
            self.say("play-many-players", count=len(self.kinds))
        if not begins:
            self.say("play-resumed", round=int(self.game.state.round))

    def described(self, number: int) -> str:
        name, kind = self.texts.player(number), self.kinds[number]
        return name if kind is None else self.texts.say("play-bot", name=name, bot=kind)

    # one question

    def open_question(self, decision: Decision) -> None:
        """A question that was not asked yet: nothing is open on the screen, and first comes how everybody stands."""
        if decision.kind != self.kind or not self.menu(decision).managing:
            self.managing = ""
        self.kind = decision.kind
        self.lot, self.opened = NO_LOT, ""
        show_status(self, decision)
        if self.odds_shown:
            show_chances(self)

    def put_question(self, menu: Menu) -> None:
        if self.looked and not is_open(menu, self.managing):
            show_reminder(self, menu)
        else:
            show_question(self, menu)
        self.looked = False

    def menu(self, decision: Decision) -> Menu:
        return Menu(self.game, decision, self.sharing)

    @property
    def sharing(self) -> bool:
        """Whether several people look at this screen, who should not see each other's secrets."""
        return len(self.people) > 1

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
                self.looked = answer.word in self.looking
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
        try:
            action = Dialogue(self, verb).run()
        finally:
            self.at_hand = []
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

    def completions(self, typed: str) -> list[str]:
        """What a line that was begun can become: the Tab key."""
        return completions(self, typed)

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
        for line in self.story.fresh(final):
            self.show_line(line)

    def show_line(self, line: Line) -> None:
        if not line.heading:
            self.screen.say(painted(line, self.texts.names), indent=2, hang=2)
            return
        self.screen.gap()
        bar = "── "
        title = Text.assemble((bar, QUIET), (line.text, f"bold {player_style(line.seat)}"), " ")
        title.append("─" * max(0, min(self.screen.width, 78) - title.cell_len), style=QUIET)
        self.screen.block([title])
