"""`passgo play`: a game in this terminal, for any mix of people at the keyboard and bots."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.options import BadInput, known_language, read_settings, told

if TYPE_CHECKING:
    from passgo.cli.table.storage import Saved


def listed(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def checked(language: str | None) -> str | None:
    return language if language is None else known_language(language)


def play(
    context: typer.Context,
    edition: Annotated[
        str, typer.Argument(metavar="[EDITION]", help="The game: classic if you name none.")
    ] = "classic",
    players: Annotated[int | None, typer.Option("--players", min=2, help="How many play, bots included.")] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B,...", help="The kinds of bots, such as trader,simple.")
    ] = None,
    humans: Annotated[
        str | None, typer.Option("--humans", metavar="NAMES", help="The people at this keyboard, such as Ann,Ben.")
    ] = None,
    variant: Annotated[str | None, typer.Option("--variant", help="normal, short or timed.")] = None,
    skin: Annotated[str | None, typer.Option("--skin", help="The board's names, such as london.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--settings", metavar="K=V", help="House rules, such as parking.jackpot=true.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The dice of an earlier game again.")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", min=1, help="How long a timed game lasts.")] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGUAGE", callback=checked, help="The language: en or fr.")
    ] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds to wait after each line of a bot.")] = 0.0,
) -> None:
    """Play a game in this terminal, with people and bots."""
    from passgo.cli.table.clock import Clock
    from passgo.cli.table.reader import Keyboard, Pipe, Reader
    from passgo.cli.table.screen import standard_screen
    from passgo.cli.table.session import Session
    from passgo.cli.table.start import MINUTES, Interview, Wishes, language_of, own_name

    language = lang or language_of(os.environ)
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    screen = standard_screen()
    reader: Reader = Keyboard() if at_terminal else Pipe()
    seconds = None if minutes is None else minutes * 60
    if load is not None:
        saved = opened(load)
        game, seats = saved.game, saved.seats
        seconds = saved.seconds if seconds is None else seconds
    else:
        with told():
            if at_terminal and not any_given(context):
                try:
                    wishes = Interview(screen, reader, language).wishes()
                except (EOFError, KeyboardInterrupt):
                    screen.gap()
                    return
            else:
                people = [own_name(language)] if humans is None else listed(humans)
                wishes = Wishes(edition, variant or ("normal" if minutes is None else "timed"), skin, people)
                wishes.bots, wishes.players = listed(bots), players
                wishes.settings, wishes.seed = read_settings(settings or []), seed
                wishes.minutes = minutes
            game, seats = wishes.start()
        seconds = (wishes.minutes or MINUTES) * 60
    if seconds is None:
        seconds = MINUTES * 60
    clock = Clock(seconds if game.header.variant == "timed" else None)
    session = Session(game, seats, language, screen, reader, clock, pace)
    session.welcome()
    session.run()


def opened(path: Path) -> "Saved":
    """The game in a file; what is wrong with it is said in one sentence."""
    from passgo.cli.table.storage import read

    try:
        return read(path)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        why = "it is no game of passgo" if str(error) == "not-ours" else str(error)
        raise BadInput(f"{path} cannot be read: {why}") from error


def any_given(context: typer.Context) -> bool:
    """Whether anything but the language and the pace was said on the command line."""
    given = [name for name in context.params if str(context.get_parameter_source(name)).endswith("COMMANDLINE")]
    return any(name not in ("lang", "pace") for name in given)
