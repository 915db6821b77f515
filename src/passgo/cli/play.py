"""`passgo play`: a game in this terminal, for any mix of people at the keyboard and bots."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.options import BadInput, known_language, read_settings, told


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
        str | None, typer.Option("--bots", metavar="A,B,...", help="The kinds of bots, such as simple,random.")
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
    import passgo.editions  # noqa: F401  fills the shelf
    from passgo.cli.table.clock import Clock
    from passgo.cli.table.reader import Keyboard, Pipe, Reader
    from passgo.cli.table.screen import standard_screen
    from passgo.cli.table.session import Session
    from passgo.cli.table.start import MINUTES, Interview, Wishes, language_of, own_name
    from passgo.cli.table.storage import read
    from passgo.engine.edition import SHELF
    from passgo.texts import Texts

    language = lang or language_of(os.environ)
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    screen = standard_screen()
    reader: Reader = Keyboard() if at_terminal else Pipe()
    if load is not None:
        try:
            saved = read(load)
        except OSError as error:
            raise BadInput(f"{load} cannot be read: {error.strerror or error}") from error
        except ValueError as error:
            why = "it is no game of passgo" if str(error) == "not-ours" else str(error)
            raise BadInput(f"{load} cannot be read: {why}") from error
        game, seats = saved.game, saved.seats
        seconds = minutes * 60 if minutes is not None else saved.seconds
    else:
        asks_first = at_terminal and not any_given(context)
        with told():
            if asks_first:
                try:
                    wishes = Interview(screen, reader, language).wishes()
                except (EOFError, KeyboardInterrupt):
                    screen.gap()
                    return
            else:
                if edition not in SHELF:
                    raise ValueError(f"there is no edition {edition!r}; there are: {', '.join(SHELF)}")
                people = listed(humans) if humans is not None else [own_name(Texts(SHELF[edition], language))]
                wishes = Wishes(edition, variant or ("timed" if minutes is not None else "normal"), skin, people)
                wishes.bots, wishes.players = listed(bots), players
                wishes.settings, wishes.seed = read_settings(settings or []), seed
            game, seats = wishes.start()
        lasting = minutes or wishes.minutes or MINUTES
        seconds = lasting * 60 if game.header.variant == "timed" else None
    session = Session(game, seats, language, screen, reader, Clock(seconds), pace)
    session.welcome()
    session.run()


def any_given(context: typer.Context) -> bool:
    """Whether anything but the language was said on the command line."""
    given = [name for name in context.params if str(context.get_parameter_source(name)).endswith("COMMANDLINE")]
    return any(name not in ("lang", "pace") for name in given)
