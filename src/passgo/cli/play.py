"""`passgo play`: a game in this terminal, for any mix of people at the keyboard and bots."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from passgo.cli.completing import bot_names, edition_names, setting_words, skin_names, variant_names
from passgo.cli.lab import SECONDS, BotTime, told_in
from passgo.cli.options import BadInput, known_language, named_edition, read_settings, spelt
from passgo.editions import DEFAULT_EDITION

if TYPE_CHECKING:
    from passgo.cli.table.start import Wishes
    from passgo.cli.table.storage import Saved
    from passgo.cli.table.unfinished import Fits


def listed(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def checked(language: str | None) -> str | None:
    return language if language is None else known_language(language)


def play(
    context: typer.Context,
    edition: Annotated[
        str,
        typer.Argument(
            metavar="[EDITION]",
            help="The game, or a board's folder: classic if you name none.",
            autocompletion=edition_names,
        ),
    ] = DEFAULT_EDITION,
    players: Annotated[int | None, typer.Option("--players", min=2, help="How many play, bots included.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B,...",
            help="The bots, such as trader,simple; docs/bots.md has more.",
            autocompletion=bot_names,
        ),
    ] = None,
    humans: Annotated[
        str | None, typer.Option("--humans", metavar="NAMES", help="The people at this keyboard, such as Ann,Ben.")
    ] = None,
    variant: Annotated[
        str | None, typer.Option("--variant", help="normal, short or timed.", autocompletion=variant_names)
    ] = None,
    skin: Annotated[
        str | None, typer.Option("--skin", help="The board's names, such as london.", autocompletion=skin_names)
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--settings",
            metavar="K=V",
            help="House rules, such as parking.jackpot=true.",
            autocompletion=setting_words,
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The dice of an earlier game again.")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", min=1, help="How long a timed game lasts.")] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGUAGE", callback=checked, help="The language: en or fr.")
    ] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game that was interrupted.")] = False,
    bot_time: BotTime = SECONDS,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds to wait after each line of a bot.")] = 0.0,
) -> None:
    """Play a game in this terminal, with people and bots.

    A game that is interrupted is kept, whatever ended it. At a terminal you are asked whether to go on with one that
    fits what you name here; a pipe is asked nothing, and goes on with --resume.
    """
    from passgo.bots.outside.specs import split
    from passgo.cli.table.autosave import Autosave, games_folder
    from passgo.cli.table.clock import Clock
    from passgo.cli.table.local_session import LocalSession
    from passgo.cli.table.reader import Keyboard, Pipe, Reader
    from passgo.cli.table.screen import standard_screen
    from passgo.cli.table.start import MINUTES, Interview, Wishes, language_of, own_name
    from passgo.cli.table.storage import Saved
    from passgo.cli.table.unfinished import Offer

    language = lang or language_of(os.environ)
    edition = named_edition(edition, language)
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    screen = standard_screen()
    reader: Reader = Keyboard() if at_terminal else Pipe()
    offer = Offer(screen, reader, language)
    folder = games_folder()
    given = said(context)
    wishes = Wishes(edition, variant or ("normal" if minutes is None else "timed"), skin)
    wishes.people = [own_name(language)] if humans is None else listed(humans)
    wishes.bots, wishes.players = [spec for spec in split(bots or "") if spec], players
    wishes.settings, wishes.seed, wishes.minutes = read_settings(settings or []), seed, minutes
    journal, saved = None, None
    try:
        if load is not None and resume:
            raise BadInput("--load goes on with a file, --resume with the last game that was interrupted: not both")
        if load is not None:
            saved = opened(load, wishes.bots)
            check_fits(load, saved, wishes, given)
        elif resume:
            journal, saved = offer.newest(folder, fitting(wishes, given)) or nothing_to_resume(given)
        elif at_terminal:
            journal, saved = offer.choose(folder, fitting(wishes, given)) or (None, None)
        if saved is None:
            with told_in(language):
                if at_terminal and not given:
                    wishes = Interview(screen, reader, language).wishes()
                game, seats = wishes.start()
            saved = Saved(game, seats, (wishes.minutes or MINUTES) * 60, None)
    except (EOFError, KeyboardInterrupt):
        screen.gap()
        return
    seconds = saved.seconds if minutes is None else minutes * 60
    clock = Clock((MINUTES * 60 if seconds is None else seconds) if saved.game.header.variant == "timed" else None)
    language = lang or saved.language or language
    for seat in saved.seats:
        seat.seconds = bot_time
    session = LocalSession(saved.game, saved.seats, language, screen, reader, Autosave(folder, journal), clock, pace)
    if isinstance(reader, Keyboard):
        reader.completions = session.completions
    session.welcome()
    session.run()


def opened(path: Path, trusted: list[str]) -> "Saved":
    """The game in a file; what is wrong with it is said in one sentence."""
    from passgo.cli.table.storage import read

    try:
        return read(path, trusted)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        why = "it is no game of passgo" if str(error) == "not-ours" else str(error)
        raise BadInput(f"{path} cannot be read: {why}") from error


def check_fits(path: Path, saved: "Saved", wishes: "Wishes", given: set[str]) -> None:
    """A saved game has all that makes it; what is named beside it must be so."""
    wrong = sorted(given - {"load", "minutes"} - fitting_names(saved, wishes))
    if not wrong:
        return
    theirs = saved.game.header.edition.name
    if "edition" in wrong:
        why = f"{path} is a game of {theirs}, not of {wishes.edition}"
    else:
        why = f"the game in {path} has its own {' and '.join(wrong)}, which cannot be chosen any more"
    raise BadInput(f"{why}; passgo play --load {path} goes on with it")


def nothing_to_resume(given: set[str]) -> NoReturn:
    which = " that is as you say" if given else ""
    raise BadInput(f"there is no interrupted game{which} to go on with")


def said(context: typer.Context) -> set[str]:
    """What the command line says of the game itself."""
    given = {name for name in context.params if str(context.get_parameter_source(name)).endswith("COMMANDLINE")}
    return given - {"lang", "pace", "resume", "bot_time"}


def fitting(wishes: "Wishes", given: set[str]) -> "Fits":
    """Whether an unfinished game is one that the command line asks for: whatever it names must be so."""

    def fits(saved: "Saved") -> bool:
        return given <= fitting_names(saved, wishes)

    return fits


def fitting_names(saved: "Saved", wishes: "Wishes") -> set[str]:
    """What of a game is as the command line has it, by the names of its options."""
    header, seats = saved.game.header, saved.seats
    kinds = [seat.bot for seat in seats if seat.bot]
    same = {
        "edition": header.edition.name == wishes.edition,
        "variant": header.variant == wishes.variant,
        "minutes": header.variant == wishes.variant,
        "skin": header.skin == wishes.skin,
        "players": len(seats) == wishes.players,
        "humans": [seat.name for seat in seats if not seat.bot] == wishes.people,
        "bots": kinds[: len(wishes.bots)] == wishes.bots,
        "settings": all(spelt(header.settings.get(k)) == str(v).lower() for k, v in wishes.settings.items()),
        "seed": header.seed == wishes.seed,
    }
    return {name for name, fits in same.items() if fits}
