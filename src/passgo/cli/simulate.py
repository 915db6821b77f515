"""`passgo simulate`: many games between bots, on all cores, summed up; with --out also kept as tables."""

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.lab import Lang, Workers, spoken, told_in
from passgo.cli.options import AsJson, Edition, named_edition, read_settings, spelt

if TYPE_CHECKING:
    from passgo.lab.folder import Folder
    from passgo.lab.runner import Plan
    from passgo.lab.speech import Speech


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
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    from passgo.lab.runner import Dealer, Plan
    from passgo.lab.speech import Speech, Trouble

    language = spoken(lang)
    edition = named_edition(edition, language)
    names = tuple(name.strip() for name in bots.split(","))
    chosen = read_settings([*(settings or []), *(more or [])])
    plan = Plan(edition, players, names, seed, chosen, variant, skin, max_rounds, time_after)
    with told_in(language):
        Dealer(plan).dealt(0)
        if ray:
            needs("ray", "ray")
        if parquet:
            needs("polars", "parquet")
        if out is None and (turns or parquet):
            raise Trouble("lab-needs-out")
    speech = Speech(language)
    run = Run(plan, games, workers, ray, speech)
    result = run.summed_up() if out is None else kept(run, out, turns, parquet)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_summary(result, plan, speech)
        if out is not None:
            print(speech.say("lab-written", folder=str(out)))


def needs(module: str, extra: str) -> None:
    """Something that only an extra brings."""
    from importlib.util import find_spec

    from passgo.lab.speech import Trouble

    if find_spec(module) is None:
        raise Trouble("lab-needs", module=module, install=f"pip install 'passgo[{extra}]'")


class Run:
    """Plays a plan in chunks, with a bar for whoever watches."""

    def __init__(self, plan: "Plan", games: int, workers: int | None, ray: bool, speech: "Speech") -> None:
        from passgo.lab.on_ray import spread_on_ray
        from passgo.lab.workers import spread

        self.plan = plan
        self.games = games
        self.workers = workers
        self.speech = speech
        self.spread = spread_on_ray if ray else spread

    def summed_up(self) -> dict[str, Any]:
        from passgo.cli.bar import bar
        from passgo.lab.runner import run_chunk
        from passgo.lab.summary import pace, summary
        from passgo.lab.tally import Tally
        from passgo.lab.workers import CHUNK, PIECES, pieces

        tally = Tally(self.plan.players)
        size = max(CHUNK, self.games // PIECES)
        begun = perf_counter()
        with bar(self.speech, self.games) as played:
            for chunk in self.spread(run_chunk, self.plan, pieces(self.games, size), self.workers):
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
        with bar(self.speech, self.games, done=self.games - sum(count for _, count in missing)) as played:
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

    speech = run.speech
    with told_in(speech.language):
        folder = Folder(path, run.plan, run.games, turns)
    if folder.finished:
        return dict((read_json(path / MANIFEST) or {})["summary"])
    begun = perf_counter()
    try:
        games, rolls = run.into(folder)
    except KeyboardInterrupt:
        left = sum(count for _, count in folder.missing())
        done, wanted = speech.number(run.games - left), speech.number(run.games)
        typer.echo(speech.say("lab-stopped", kept=done, games=wanted), err=True)
        raise
    manifest = folder.finish(parquet)
    return {**manifest["summary"], **pace(games, rolls, perf_counter() - begun)}


def print_summary(result: dict[str, Any], plan: "Plan", speech: "Speech") -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console
    from passgo.lab.summary import unended
    from passgo.texts import Texts
    from passgo.texts.variants import variant_name

    texts = Texts.of(plan.checked(), speech.language)
    games, finished, rounds = result["games"], result["finished"], result["rounds"]
    edition = texts.say(f"edition-{result['edition']}")
    variant = variant_name(texts, texts.edition, result["variant"])
    seed = str(result["seed"])
    paper = console()
    paper.print(speech.say("lab-summary", edition=edition, variant=variant, players=result["players"], seed=seed))
    sheet = Table(box=box.SIMPLE_HEAD, show_header=False)
    capped = speech.percent(result["capped"])
    told = speech.say("lab-games-told", games=speech.number(games), finished=speech.number(finished), capped=capped)
    sheet.add_row(speech.say("lab-row-games"), told)
    mean, median, most = speech.number(rounds["mean"], 1), str(rounds["median"]), str(rounds["p90"])
    sheet.add_row(speech.say("lab-row-rounds"), speech.say("lab-rounds-told", mean=mean, median=median, most=most))
    for seat, wins in enumerate(result["wins_by_seat"]):
        sheet.add_row(speech.say("lab-row-seat", seat=seat + 1), share(wins, finished, speech))
    for name, wins in result["wins_by_bot"].items():
        sheet.add_row(speech.say("lab-row-bot", bot=name), share(wins, finished, speech))
    for key, value in result["settings"].items():
        sheet.add_row(speech.say("lab-row-setting"), f"{key}={spelt(value)}\n{texts.setting(key)}")
    if "seconds" in result:
        told = speech.say(
            "lab-speed-told",
            rolls=speech.number(result["rolls_per_second"]),
            games=speech.number(result["games_per_second"], 1),
            compiled="yes" if result["compiled"] else "no",
            seconds=speech.number(result["seconds"], 1),
        )
        sheet.add_row(speech.say("lab-row-speed"), told)
    paper.print(sheet)
    if unended(result, speech):
        paper.print(f"{unended(result, speech)}.")
    print(speech.say("lab-digest", digest=result["digest"]))


def share(wins: float, finished: int, speech: "Speech") -> str:
    """Wins with the rate and its 95 % interval."""
    from passgo.lab.statistics import rate

    figure = speech.number(wins, 1)
    return speech.say("lab-wins-told", wins=figure, sure=speech.sure_rate(rate(wins, finished))) if finished else figure
