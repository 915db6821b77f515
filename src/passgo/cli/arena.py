"""`passgo arena`: our bots against players from outside, one seat against all others, both ways."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.completing import edition_names, level_names, outsider_names
from passgo.cli.lab import Lang, Settings, Workers, print_forfeits, spoken, told_in
from passgo.cli.options import AsJson, named_edition, read_settings

if TYPE_CHECKING:
    from passgo.lab.arena.book import Book
    from passgo.lab.speech import Speech
    from passgo.lab.statistics import Estimate


def arena(
    edition: Annotated[
        str | None,
        typer.Argument(
            metavar="[EDITION]",
            help="The game, such as classic, or a board's folder.",
            show_default=False,
            autocompletion=edition_names,
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games in each cell.")] = 400,
    levels: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="The bots that are tried; all levels but random if not given.",
            autocompletion=level_names,
        ),
    ] = None,
    outsiders: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Whom they meet, by name or as docs/bots.md tells; if not given, all and the frozen bots.",
            autocompletion=outsider_names,
        ),
    ] = None,
    players: Annotated[int, typer.Option(metavar="P", help="Seats at a table.")] = 4,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number, in all cells.")] = 5_000_000,
    settings: Settings = None,
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 300,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep what is played there, to go on with; a table, a picture.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet players from outside, one seat against all others.

    Every outsider has one seat against bots of every level, and each level one seat against each outsider. Frozen bots
    of earlier versions are met in the same way. Wins of the one seat are told with their 95 % intervals.
    """
    from passgo.bots.outside.specs import split
    from passgo.cli.bar import bar
    from passgo.editions import DEFAULT_EDITION
    from passgo.lab.arena.book import Book
    from passgo.lab.arena.matches import BOT_TIME, LEVELS, RIVALS, cells, told
    from passgo.lab.arguments import counted
    from passgo.lab.runner import Dealer, Plan
    from passgo.lab.running import Crew
    from passgo.lab.speech import Speech

    speech = Speech(spoken(lang))
    tried = LEVELS if levels is None else tuple(split(levels))
    met = RIVALS if outsiders is None else tuple(split(outsiders))
    with told_in(speech.language):
        chosen = cells(tried, met)
        everybody = tuple(dict.fromkeys(spec for cell in chosen for spec in (cell.one, cell.others)))
        plan = Plan(
            DEFAULT_EDITION if edition is None else named_edition(edition, speech.language),
            players,
            everybody,
            seed,
            read_settings(settings or []),
            max_rounds=max_rounds,
            bot_time=BOT_TIME,
        )
        Dealer(plan).dealt(0)
        counted(games)
        book = Book(plan, out)
    left = sum(count for _, count in book.missing(chosen, games))
    try:
        with bar(speech, games * len(chosen), games * len(chosen) - left) as played:
            book.play(chosen, games, Crew(workers), played)
    except KeyboardInterrupt:
        if out is not None:
            typer.echo(speech.say("arena-stopped"), err=True)
        raise
    result = told(plan, book.standings, book.forfeits)
    if out is not None:
        save(book, out, result, speech)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_standings(book, speech)
        if out is not None:
            print(speech.say("arena-written", folder=str(out)))
    print_forfeits(book.forfeits, speech, told=not as_json)


def save(book: "Book", out: Path, result: dict[str, Any], speech: "Speech") -> None:
    """The table of everything in the folder, for programs and as a picture."""
    from passgo.lab.arena.picture import drawn
    from passgo.lab.folder import write
    from passgo.lab.schema import ARENA
    from passgo.lab.sweeps import written
    from passgo.lab.table import from_rows

    rows = [[cell[name] for name in ARENA.names] for cell in result["cells"]]
    write(out / "arena.csv", written(from_rows(ARENA, rows)))
    write(out / "arena.json", json.dumps(result, indent=2) + "\n")
    picture = drawn(book.standings, book.plan.players, speech)
    write(out / "arena.svg", picture.file())
    if find_spec("matplotlib") is not None:
        from passgo.lab.report.png import save_png

        save_png(picture, out / "arena.png")


def print_standings(book: "Book", speech: "Speech") -> None:
    """A table for each level: who beats it, the most dangerous first."""
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console
    from passgo.lab.arena.picture import panels

    paper, players = console(), book.plan.players
    for level, rows in panels(book.standings).items():
        sheet = Table(box=box.SIMPLE_HEAD)
        sheet.add_column(level, overflow="fold")
        sheet.add_column(speech.say("arena-alone", bot=level, others=players - 1), justify="right")
        sheet.add_column(speech.say("arena-among", bot=level, others=players - 1), justify="right")
        for name, alone, among in rows:
            sheet.add_row(name, rate_told(alone, speech), rate_told(among, speech))
        paper.print(sheet)
    games = [each.games for each in book.standings]
    paper.print(
        speech.say(
            "arena-told",
            edition=speech.say(f"edition-{book.plan.edition}"),
            players=players,
            least=min(games),
            most=max(games),
            more=max(games) - min(games),
            fair=speech.percent(1 / players),
            undecided=speech.number(sum(each.undecided for each in book.standings)),
            games=speech.number(sum(games)),
            rounds=book.plan.max_rounds,
        )
    )


def rate_told(sure: "Estimate | None", speech: "Speech") -> str:
    return "–" if sure is None else speech.sure_rate(sure)
