"""`passgo bench`: how fast this build is."""

import json
from typing import Annotated, Any

import typer

from passgo.cli.options import AsJson, BadInput


def bench(
    seconds: Annotated[float, typer.Option(metavar="S", help="How long each workload is measured in all.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of this build beside a program in C."""
    from passgo.lab.bench import measured

    if not 0 < seconds <= 3600:
        raise BadInput(f"--seconds takes a number above 0 and up to 3600, not {seconds:g}")
    result = measured(seconds)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_result(result)


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
