"""`passgo tournament`: bots against each other at mixed tables, with win rates and ratings."""

import json
from typing import Annotated, Any

import typer

from passgo.cli.options import AsJson, BadInput, Edition, read_settings, told
from passgo.cli.simulate import Workers


def tournament(
    edition: Edition,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who plays; two or more.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number; each next has the next.")] = 0,
    players: Annotated[
        int | None, typer.Option(metavar="P", help="Seats at a table; one for each bot, up to four, if not given.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="Play a rule differently; may be repeated.")
    ] = None,
    variant: Annotated[str, typer.Option(metavar="NAME", help="normal, short or timed.")] = "normal",
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 1000,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other at mixed tables and rate them."""
    from passgo.cli.bar import bar
    from passgo.lab.runner import Dealer, Plan
    from passgo.lab.tournament import Score, placed_chunk, tournament_plan
    from passgo.lab.workers import pieces, spread

    names = tuple(name.strip() for name in bots.split(","))
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise BadInput(f"a tournament is between two or more different bots, not {bots!r}")
    seats = min(4, len(names)) if players is None else players
    plan = Plan(edition, seats, names, seed, read_settings(settings or []), variant, None, max_rounds)
    with told():
        Dealer(plan).dealt(0)
    score = Score(names)
    with bar(games) as played:
        for chunk in spread(placed_chunk, tournament_plan(plan), pieces(games), workers):
            for placement in chunk:
                score.add(*placement)
            played(len(chunk))
    result = {"edition": edition, "players": seats, "seed": seed, **score.data()}
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_standing(result)


def print_standing(result: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    sheet = Table(box=box.SIMPLE_HEAD)
    for heading in ("bot", "games", "wins", "rate", "95% sure of", "rating"):
        sheet.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, bot in sorted(result["bots"].items(), key=lambda entry: -entry[1]["rating"]):
        sheet.add_row(
            name,
            f"{bot['games']:,}",
            f"{bot['wins']:,.1f}",
            f"{bot['rate']:.1%}",
            f"{bot['low']:.1%} to {bot['high']:.1%}",
            f"{bot['rating']:.0f} ± {(bot['rating_high'] - bot['rating_low']) / 2:.0f}",
        )
    paper = console()
    paper.print(sheet)
    undecided = f"; {result['undecided']:,} without a winner" if result["undecided"] else ""
    paper.print(
        f"{result['games']:,} games of {result['edition']} with {result['players']} seats{undecided}. "
        "Rating: 1500 on average, 400 points are odds of ten to one to finish before the other."
    )
