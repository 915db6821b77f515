"""`passgo sweep`: the same games under every choice of editions, variants, players, bots and settings, compared."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.completing import bot_names, edition_names, variant_names, varied_words
from passgo.cli.lab import Lang, Settings, Workers, spoken, told_in
from passgo.cli.options import AsJson, BadInput, named_edition, read_settings

if TYPE_CHECKING:
    from passgo.lab.paired import Compared
    from passgo.lab.speech import Speech
    from passgo.lab.sweeps import Sweep


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def numbers(text: str) -> list[int]:
    """Numbers of players with commas between them."""
    if not all(part.isdigit() for part in listed(text)):
        raise BadInput(f"--players takes whole numbers with commas between them, such as 2,3,4, not {text!r}")
    return [int(part) for part in listed(text)]


def sweep(
    editions: Annotated[
        list[str],
        typer.Argument(
            metavar="EDITION...",
            help="The games, or boards' folders.",
            show_default=False,
            autocompletion=edition_names,
        ),
    ],
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=V,V,...",
            help="A setting with its values, or KEY for all; may be repeated.",
            autocompletion=varied_words,
        ),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="A,B,...", help="Who plays; repeat it for other tables of bots.", autocompletion=bot_names
        ),
    ] = None,
    players: Annotated[str, typer.Option(metavar="P,P,...", help="Seats at the table.")] = "4",
    variant: Annotated[
        str, typer.Option(metavar="NAME,...", help="normal, short or timed.", autocompletion=variant_names)
    ] = "normal",
    settings: Settings = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games in each cell.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number, in all cells.")] = 0,
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 1000,
    time_after: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Timed game: when time is called.")] = 30,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep a run for each cell there, tables and a picture.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play the same dice under every choice of rules and bots.

    Everything that may have several values makes cells of all their combinations. Game k of every cell has the same
    seed, and the differences from the first cell are taken game by game, so that they need fewer games to be clear.
    """
    from passgo.cli.bar import bar
    from passgo.lab.arguments import counted, line_up
    from passgo.lab.running import Crew
    from passgo.lab.speech import Speech
    from passgo.lab.sweeps import cells, played, read_axes

    speech = Speech(spoken(lang))
    names = [named_edition(edition, speech.language) for edition in editions]
    tables = [line_up(names) for names in bots or ["simple"]]
    chosen = read_settings(settings or [])
    with told_in(speech.language):
        counted(games)
        axes = read_axes(vary or [], names[0])
        found = cells(names, listed(variant), numbers(players), tables, axes, chosen, seed, max_rounds, time_after)
        try:
            with bar(speech, games * len(found)) as told:
                result = played(found, games, Crew(workers), out, told)
        except KeyboardInterrupt:
            if out is not None:
                typer.echo(speech.say("lab-sweep-stopped"), err=True)
            raise
    if out is not None:
        save_pictures(result, out, speech)
    if as_json:
        print(json.dumps(result.data(), indent=2))
        return
    print_differences(result, speech)
    if out is not None:
        print(speech.say("lab-sweep-written", folder=str(out)))


def save_pictures(result: "Sweep", out: Path, speech: "Speech") -> None:
    from passgo.lab.folder import write
    from passgo.lab.report.sweep import drawn

    picture = drawn(result, speech)
    write(out / "sweep.svg", picture.file())
    if find_spec("matplotlib") is not None:
        from passgo.lab.report.png import save_png

        save_png(picture, out / "sweep.png")


def print_differences(result: "Sweep", speech: "Speech") -> None:
    """A table for each figure: what each cell has, and how far that is from the first."""
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console
    from passgo.lab.report.sweep import figure_name, value_told

    paper = console()
    first = result.chosen[0]
    games, seed = len(result.runs[0].games), first.plan.seed
    told = {"cells": str(len(result.chosen)), "games": speech.number(games), "base": first.name}
    paper.print(speech.say("lab-sweep-told", first=str(seed), last=str(seed + games - 1), **told))
    figures = list(dict.fromkeys(name for found in result.compared for name in found))
    for figure in figures:
        sheet = Table(box=box.SIMPLE_HEAD)
        sheet.add_column(figure_name(figure, speech), overflow="fold")
        for heading in ("lab-sweep-value", "lab-sweep-apart"):
            sheet.add_column(speech.say(heading), justify="right", no_wrap=True)
        for cell, found in zip(result.chosen, result.compared, strict=True):
            if figure in found:
                sure = found[figure]
                sheet.add_row(cell.name, value_told(figure, sure.value, speech), apart_of(figure, sure, speech))
        paper.print(sheet)
    paper.print(speech.say("lab-sweep-note"))


def apart_of(figure: str, sure: "Compared", speech: "Speech") -> str:
    """The difference, with a sign where it is more than chance."""
    from passgo.lab.report.sweep import apart_told

    if sure.difference.value != sure.difference.value:
        return "–"
    sign = "" if not sure.clear else "▲ " if sure.difference.value > 0 else "▼ "
    return sign + apart_told(figure, sure.difference, speech)
