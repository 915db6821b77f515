"""`passgo simulate`: many games between bots, on all cores, summed up; with --out also kept as tables."""

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.options import AsJson, BadInput, Edition, read_settings, spelt, told

if TYPE_CHECKING:
    from passgo.lab.folder import Folder
    from passgo.lab.runner import Plan

Workers = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes that play; all cores if not given.")]


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
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep tables there; goes on if interrupted before.")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="With --out: also how everybody stood, by round.")] = False,
    parquet: Annotated[bool, typer.Option("--parquet", help="With --out: also as Parquet files.")] = False,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, at RAY_ADDRESS or here.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    from passgo.lab.runner import Dealer, Plan

    names = tuple(name.strip() for name in bots.split(","))
    chosen = read_settings([*(settings or []), *(more or [])])
    plan = Plan(edition, players, names, seed, chosen, variant, skin, max_rounds, time_after)
    with told():
        Dealer(plan).dealt(0)
    if ray:
        needs("ray", "ray")
    if parquet:
        needs("polars", "parquet")
    if out is None and (turns or parquet):
        raise BadInput("--turns and --parquet say what to keep, so they need --out DIR")
    run = Run(plan, games, workers, ray)
    result = run.summed_up() if out is None else kept(run, out, turns, parquet)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_summary(result)
        if out is not None:
            print(f"tables in {out}; passgo report {out} draws them")


def needs(module: str, extra: str) -> None:
    """Something that only an extra brings."""
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise BadInput(f"this needs {module}, which is not installed: pip install 'passgo[{extra}]'")


class Run:
    """Plays a plan in chunks, with a bar for whoever watches."""

    def __init__(self, plan: "Plan", games: int, workers: int | None, ray: bool) -> None:
        from passgo.lab.on_ray import spread_on_ray
        from passgo.lab.workers import spread

        self.plan = plan
        self.games = games
        self.workers = workers
        self.spread = spread_on_ray if ray else spread

    def summed_up(self) -> dict[str, Any]:
        from passgo.cli.bar import bar
        from passgo.lab.runner import run_chunk
        from passgo.lab.summary import pace, summary
        from passgo.lab.tally import Tally
        from passgo.lab.workers import pieces

        tally = Tally(self.plan.players)
        begun = perf_counter()
        with bar(self.games) as played:
            for chunk in self.spread(run_chunk, self.plan, pieces(self.games), self.workers):
                tally += chunk
                played(chunk.games)
        return {**summary(self.plan, tally), **pace(tally.games, tally.rolls, perf_counter() - begun)}

    def into(self, folder: "Folder") -> tuple[int, int]:
        """Play what the folder still misses; gives the games and rolls played now."""
        from passgo.cli.bar import bar
        from passgo.lab.chunks import kept_chunk, kept_chunk_with_turns

        folder.begin()
        missing = folder.missing()
        work = kept_chunk_with_turns if folder.turns else kept_chunk
        games = rolls = 0
        with bar(self.games, done=self.games - sum(count for _, count in missing)) as played:
            for piece, chunk in zip(missing, self.spread(work, self.plan, missing, self.workers), strict=True):
                folder.keep(piece, chunk)
                played(chunk.tally.games)
                games += chunk.tally.games
                rolls += chunk.tally.rolls
        return games, rolls


def kept(run: Run, path: Path, turns: bool, parquet: bool) -> dict[str, Any]:
    """The same with tables in a folder, where an earlier run of this plan may have begun."""
    from passgo.lab.folder import MANIFEST, Folder, read_json
    from passgo.lab.summary import pace

    with told():
        folder = Folder(path, run.plan, run.games, turns)
    if folder.finished:
        return dict((read_json(path / MANIFEST) or {})["summary"])
    begun = perf_counter()
    try:
        games, rolls = run.into(folder)
    except KeyboardInterrupt:
        left = sum(count for _, count in folder.missing())
        typer.echo(
            f"{run.games - left:,} of {run.games:,} games are kept; the same command goes on with them.", err=True
        )
        raise
    manifest = folder.finish(parquet)
    return {**manifest["summary"], **pace(games, rolls, perf_counter() - begun)}


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
        sheet.add_row(f"wins of seat {seat}", share(wins, finished))
    for name, wins in result["wins_by_bot"].items():
        sheet.add_row(f"wins of {name}", share(wins, finished))
    for key, value in result["settings"].items():
        sheet.add_row("setting", f"{key}={spelt(value)}")
    if "seconds" in result:
        how = "compiled" if result["compiled"] else "interpreted"
        speed = f"{result['rolls_per_second']:,.0f} rolls and {result['games_per_second']:,.1f} games a second"
        sheet.add_row("speed", f"{speed}, {how}, {result['seconds']:.1f} s")
    console().print(sheet)
    print(f"digest {result['digest']}")


def share(wins: float, finished: int) -> str:
    """Wins with the rate and its 95 % interval."""
    from passgo.lab.statistics import rate

    if not finished:
        return f"{wins:,.1f}"
    sure = rate(wins, finished)
    return f"{wins:,.1f} ({sure.value:.1%}, 95% sure of {sure.low:.1%} to {sure.high:.1%})"
