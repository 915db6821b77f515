"""`passgo bench`: how fast this build is."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.lab import written_to
from passgo.cli.options import AsJson, BadInput, named_edition
from passgo.cli.report import write_whole

if TYPE_CHECKING:
    from passgo.lab.growth import Point

MOST_GAMES = 1_000_000


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", help="How long each workload is measured in all.")] = 5.0,
    growth: Annotated[
        bool, typer.Option("--growth", help="Instead: how the cost grows with players, rounds, games and the like.")
    ] = False,
    edition: Annotated[str | None, typer.Option(metavar="NAME", help="With --growth: the game.")] = None,
    bots: Annotated[str, typer.Option(metavar="NAME", help="With --growth: who plays.")] = "trader",
    games: Annotated[int, typer.Option(metavar="N", help="With --growth: the most games of a run.")] = 10_000,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="With --growth: draw it there, as SVG.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of this build beside a program in C."""
    if not 0 < seconds <= 3600:
        raise BadInput(f"--seconds takes a number above 0 and up to 3600, not {seconds:g}")
    if growth:
        grown(edition, bots, seconds, games, picture, as_json)
        return
    if picture is not None:
        raise BadInput("--picture is for --growth")
    from passgo.lab.bench import measured

    result = measured(seconds)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_result(result)


def grown(edition: str | None, bots: str, seconds: float, games: int, picture: Path | None, as_json: bool) -> None:
    """The table of growth, and its picture."""
    from passgo.bots.outside.specs import split
    from passgo.editions import DEFAULT_EDITION
    from passgo.lab.growth import FEWEST_GAMES, measured, verdicts
    from passgo.lab.growth_picture import drawn
    from passgo.lab.runner import Dealer, Plan

    if not FEWEST_GAMES <= games <= MOST_GAMES:
        raise BadInput(f"--games takes a number from {FEWEST_GAMES} to {MOST_GAMES}, not {games}")
    plan = Plan(named_edition(edition or DEFAULT_EDITION, "en"), bots=tuple(split(bots)))
    try:
        Dealer(plan)
    except ValueError as error:
        raise BadInput(str(error)) from None
    if picture is not None and not picture.parent.is_dir():
        raise BadInput(f"cannot write {picture}: there is no folder {picture.parent}")
    if picture is not None and picture.is_dir():
        raise BadInput(f"cannot write {picture}: it is a folder")
    points = measured(plan, seconds, games)
    if as_json:
        print(json.dumps({"points": [known(point) for point in points], "verdicts": verdicts(points)}, indent=2))
    else:
        print_growth(points)
        for sentence in verdicts(points):
            print(sentence)
    if picture is not None:  # last, as it took minutes to measure what a full disk would lose
        with written_to(picture, "en"):
            write_whole(picture, drawn(points, f"{plan.edition}, {bots}: what it costs").file())


def known(point: "Point") -> dict[str, object]:
    """A point for programs, without what was not asked there."""
    return {name: value for name, value in point._asdict().items() if value == value}


def print_growth(points: "list[Point]") -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    sheet = Table(box=box.SIMPLE_HEAD)
    for heading in ("", "at", "games", "decisions a game", "us a game", "us a decision", "s", "MB"):
        sheet.add_column(heading, justify="left" if heading in ("", "at") else "right")
    before = ""
    for point in points:
        counted = point.decisions == point.decisions
        sheet.add_row(
            point.axis if point.axis != before else "",
            point.at,
            f"{point.games:,}",
            f"{point.decisions:,.0f}" if counted else "",
            f"{point.microseconds:,.0f}",
            f"{point.cost:.3f}" if counted else "",
            f"{point.seconds:.2f}",
            f"{point.megabytes:.0f}" if point.megabytes == point.megabytes else "",
        )
        before = point.axis
    console().print(sheet)


def print_result(result: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    limit = result["limit"]["rolls_per_second"]
    sheet = Table(box=box.SIMPLE_HEAD)
    for heading in ("workload", "rolls/s", "games/s", "of the limit"):
        sheet.add_column(heading, justify="left" if heading == "workload" else "right")
    for name, figures in result.items():
        if isinstance(figures, dict) and "games_per_second" in figures:
            part = figures["of_limit"]
            sheet.add_row(
                name,
                f"{figures['rolls_per_second']:,.0f}",
                f"{figures['games_per_second']:,.1f}",
                "-" if part is None else f"{part:.3f}",
            )
    sheet.add_row("limit: the same game in C", "-" if limit is None else f"{limit:,.0f}", "", "")
    paper = console()
    paper.print(sheet)
    for name, figures in result.items():
        if name.startswith("steps "):
            paper.print(f"Learners take {figures['steps_per_second']:,.0f} steps a second: {name[6:]}.")
        if name.startswith("copy "):
            paper.print(f"Copying a state of {name[5:]} takes {figures['microseconds']:.2f} microseconds.")
        if name.startswith("memory "):
            paper.print(f"A game of {name[7:]} at a full table takes {figures['kilobytes']:.0f} kilobytes of memory.")
    paper.print(f"{'Compiled' if result['compiled'] else 'Interpreted'} build. {result['how']}")
