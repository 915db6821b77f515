"""`passgo simulate`: many games between bots, summed up."""

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.options import AsJson, Edition, read_settings, spelt, told

if TYPE_CHECKING:
    from passgo.lab.runner import Plan

CHUNK = 50  # games between two looks at the bar


def simulate(
    edition: Edition,
    more: Annotated[
        list[str] | None, typer.Argument(metavar="KEY=VALUE", help="More settings.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    players: Annotated[int, typer.Option(metavar="P", help="Seats at the table.")] = 4,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who plays, seat after seat, in turn.")] = "simple",
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number; each next has the next.")] = 0,
    settings: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="Play a rule differently; may be repeated.")
    ] = None,
    variant: Annotated[str, typer.Option(metavar="NAME", help="normal, short or timed.")] = "normal",
    skin: Annotated[str | None, typer.Option(metavar="NAME", help="The names on the board, such as us.")] = None,
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 1000,
    time_after: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Timed game: when time is called.")] = 30,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    from passgo.lab.runner import Dealer, Plan

    names = tuple(name.strip() for name in bots.split(","))
    chosen = read_settings([*(settings or []), *(more or [])])
    plan = Plan(edition, players, names, seed, chosen, variant, skin, max_rounds, time_after)
    with told():
        Dealer(plan).dealt(0)
    result = run(plan, games)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_summary(result)


def run(plan: "Plan", games: int) -> dict[str, Any]:
    """Play in chunks, with a bar for whoever watches."""
    from rich.console import Console
    from rich.progress import track

    from passgo.lab.runner import run_chunk
    from passgo.lab.summary import summary
    from passgo.lab.tally import Tally

    tally = Tally(plan.players)
    begun = perf_counter()
    unwatched = not sys.stderr.isatty()
    starts = range(0, games, CHUNK)
    for first in track(starts, "Playing", console=Console(stderr=True), transient=True, disable=unwatched):
        tally += run_chunk(plan, first, min(CHUNK, games - first))
    return summary(plan, tally, perf_counter() - begun)


def print_summary(result: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    games, finished, rounds = result["games"], result["finished"], result["rounds"]
    print(f"{result['edition']}, {result['variant']} game, {result['players']} players, seed {result['seed']}")
    sheet = Table(box=box.SIMPLE_HEAD, show_header=False)
    sheet.add_row("games", f"{games:,} ({finished:,} with a winner, {result['capped']:.1%} stopped undecided)")
    sheet.add_row("rounds a game", f"mean {rounds['mean']:.1f}, median {rounds['median']}, 90% within {rounds['p90']}")
    for seat, wins in enumerate(result["wins_by_seat"]):
        sheet.add_row(f"wins of seat {seat}", f"{wins:,.1f} ({share(wins, finished)})")
    for name, wins in result["wins_by_bot"].items():
        sheet.add_row(f"wins of {name}", f"{wins:,.1f} ({share(wins, finished)})")
    for key, value in result["settings"].items():
        sheet.add_row("setting", f"{key}={spelt(value)}")
    how = "compiled" if result["compiled"] else "interpreted"
    speed = f"{result['rolls_per_second']:,.0f} rolls and {result['games_per_second']:,.1f} games a second"
    sheet.add_row("speed", f"{speed}, {how}, {result['seconds']:.1f} s")
    console().print(sheet)
    print(f"digest {result['digest']}")


def share(wins: float, finished: int) -> str:
    return f"{wins / finished:.1%}" if finished else "-"
