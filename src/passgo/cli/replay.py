"""`passgo replay`: a written game told in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.console import clean, console
from passgo.cli.files import astray, misfit, read_game, sound
from passgo.cli.options import BadInput, Boards, File, Language, open_boards

if TYPE_CHECKING:
    from passgo.engine.events import Event
    from passgo.engine.game import Game
    from passgo.texts import Texts

INDENT = 6  # room for the number of a move


def replay(
    file: File,
    language: Language = "en",
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N moves.", show_default=False)] = None,
    boards: Boards = None,
) -> None:
    """Tell a recorded or saved game move by move."""
    from passgo.texts import Texts

    open_boards(boards, language)
    written = read_game(file)
    last = len(written.moves)
    if to is not None and to > last:
        raise BadInput(f"{file} has {last} moves, so --to takes a number from 0 to {last}, not {to}")
    game = written.beginning
    story = Story(Texts.of(game.header, language))
    story.begin(game)
    for number, move in enumerate(written.moves[:to], 1):
        asked = game.decision.player if game.decision else -1
        story.tell(str(number), played(game, move, number, file), story.answer(asked, move))
    if written.digest and len(game.moves) == written.made and (trouble := astray(written, game)):
        raise BadInput(f"{file} does not fit: {trouble}: this is not how the game went")
    story.end(game)


def played(game: "Game", move: str, number: int, file: Path) -> "list[Event]":
    """What a move made happen."""
    from passgo.engine.notation import IllegalAction

    with sound(file):
        try:
            return game.play(move)
        except IllegalAction as error:
            raise BadInput(f"{file} does not fit: {misfit(number, error)}") from error


class Story:
    """Tells events line by line; a new turn stands out."""

    def __init__(self, texts: "Texts") -> None:
        self.texts = texts
        self.console = console()

    def say(self, line: str, style: str = "") -> None:
        self.console.print(clean(line), style=style, soft_wrap=True)

    def begin(self, game: "Game") -> None:
        header = game.header
        kinds = {"edition": header.edition.name, "variant": header.variant, "skin": header.skin}
        what = ", ".join(self.texts.say(f"{kind}-{name}") for kind, name in kinds.items())
        self.say(f"{what} ({', '.join(self.texts.names)})", "bold")
        self.tell("", game.opening)

    def answer(self, asked: int, move: str) -> str:
        """Who says what."""
        said = self.texts.spoken(move)
        return self.texts.say("join-said", name=self.texts.player(asked), text=said) if asked >= 0 else said

    def tell(self, number: str, events: "Sequence[Event]", answer: str = "") -> None:
        """A move: its number beside the first thing that it made happen, or the answer if that was nothing."""
        public = [event for event in events if event.visible_to(None)]
        told = [(event.name, line) for event in public if (line := self.texts.event(event, events))]
        for name, line in told or [("", answer)]:
            if name == "turn-began":
                self.say(line, "bold")
            elif line:
                self.say(f"{number:>{INDENT - 2}}  {line}")
                number = ""

    def end(self, game: "Game") -> None:
        """Where everybody stands: the richest first, those who left last."""
        from rich import box
        from rich.table import Table

        french = self.texts.language == "fr"
        title = f"Après le coup {len(game.moves)}" if french else f"After move {len(game.moves)}"
        if game.over:
            title += ", fin de la partie" if french else ", the end of the game"
        self.say(title, "bold")
        sheet = Table(box=box.SIMPLE_HEAD)
        heads = ("joueur", "fortune", "argent", "titres") if french else ("player", "worth", "cash", "deeds")
        for k, head in enumerate(heads):
            sheet.add_column(head, justify="right" if k else "left")
        for row in standing(game, self.texts):
            sheet.add_row(*row)
        self.console.print(sheet)
        if game.over:
            winners = [self.texts.player(seat) for seat in game.winners]
            self.say(self.texts.say("game-over", winners=self.texts.listed(winners), count=len(winners)))


def standing(game: "Game", texts: "Texts") -> list[tuple[str, str, str, str]]:
    """By player: name, what everything is worth, cash, deeds."""
    from passgo.engine.rules.victory import worth

    s = game.state
    seats = sorted(range(s.players), key=lambda seat: (s.bankrupt[seat], -worth(s, seat)))
    return [
        (clean(texts.player(seat)), texts.money(worth(s, seat)), texts.money(s.cash[seat]), str(s.deeds_held[seat]))
        for seat in seats
    ]
