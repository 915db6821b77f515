"""`passgo simulate`: many games between bots, on all cores, summed up; with --out also kept as tables."""

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.completing import setting_words, skin_names, variant_names
from passgo.cli.lab import SECONDS, Bots, BotTime, Lang, Settings, Workers, print_forfeits, spoken, told_in, written_to
from passgo.cli.options import AsJson, Edition, named_edition, read_settings, spelt

if TYPE_CHECKING:
    from passgo.lab.folder import Folder
    from passgo.lab.forfeits import Forfeits
    from passgo.lab.runner import Plan
    from passgo.lab.running import Crew
    from passgo.lab.speech import Speech


Told = tuple[dict[str, Any], "Forfeits"]  # a summary, and what bots from outside forfeited


def simulate(
    edition: Edition,
    more: Annotated[
        list[str] | None,
        typer.Argument(metavar="KEY=VALUE", help="More settings.", show_default=False, autocompletion=setting_words),
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    players: Annotated[int, typer.Option(metavar="P", help="Seats at the table.")] = 4,
    bots: Bots = "simple",
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number; each next has the next.")] = 0,
    settings: Settings = None,
    variant: Annotated[
        str, typer.Option(metavar="NAME", help="normal, short or timed.", autocompletion=variant_names)
    ] = "normal",
    skin: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The names on the board, such as us.", autocompletion=skin_names),
    ] = None,
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 1000,
    time_after: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Timed game: when time is called.")] = 30,
    bot_time: BotTime = SECONDS,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep tables there; goes on with what is there already.")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="With --out: also how everybody stood, by round.")] = False,
    parquet: Annotated[bool, typer.Option("--parquet", help="With --out: also as Parquet files.")] = False,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, at RAY_ADDRESS or here.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    from passgo.bots.outside.specs import split
    from passgo.cli.crews import crew_for, playing
    from passgo.lab.arguments import counted
    from passgo.lab.runner import Dealer, Plan
    from passgo.lab.speech import Speech, Trouble, needs

    language = spoken(lang)
    edition = named_edition(edition, language)
    names = tuple(split(bots))
    chosen = read_settings([*(settings or []), *(more or [])])
    plan = Plan(edition, players, names, seed, chosen, variant, skin, max_rounds, time_after, bot_time=bot_time)
    with told_in(language):
        Dealer(plan).dealt(0)
        counted(games)
        if ray:
            needs("ray", "ray")
        if parquet:
            needs("polars", "lab")
        if out is None and (turns or parquet):
            raise Trouble("lab-needs-out")
    speech = Speech(language)
    crew = crew_for(plan, workers, ray)
    with playing(plan, language):
        if out is None:
            result, forfeits = summed_up(plan, games, crew, speech)
        else:
            with written_to(out, language):
                result, forfeits = kept(plan, games, crew, speech, out, turns, parquet)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_summary(result, plan, speech)
        if out is not None:
            print(speech.say("lab-written", folder=str(out)))
    print_forfeits(forfeits, speech, told=not as_json)


def summed_up(plan: "Plan", games: int, crew: "Crew", speech: "Speech") -> Told:
    """What the games come to; nothing else is kept of them."""
    from passgo.cli.bar import bar
    from passgo.lab.running import tallied
    from passgo.lab.summary import pace, summary

    begun = perf_counter()
    with bar(speech, games) as played:
        tally = tallied(plan, games, crew, played)
    return {**summary(plan, tally), **pace(tally.games, tally.rolls, perf_counter() - begun)}, tally.forfeits


def kept(plan: "Plan", games: int, crew: "Crew", speech: "Speech", path: Path, turns: bool, parquet: bool) -> Told:
    """The same with tables in a folder, where an earlier run of this plan may have begun, or ended with fewer games."""
    from passgo.cli.bar import bar
    from passgo.lab.folder import Folder
    from passgo.lab.forfeits import Forfeits
    from passgo.lab.running import played_into
    from passgo.lab.summary import pace

    folder = Folder(path, plan, games, turns)
    if folder.finished(parquet):
        return dict(folder.manifest["summary"]), Forfeits(folder.manifest["summary"]["forfeits"])
    begun = perf_counter()
    try:
        with bar(speech, games, done=games - left(folder)) as played:
            now = played_into(folder, crew, played)
    except KeyboardInterrupt:
        tell_kept(folder, speech)
        raise
    except OSError:
        if folder.chunks.exists():
            tell_kept(folder, speech)
        raise
    summary = folder.finish(parquet)["summary"]
    forfeits = Forfeits(summary["forfeits"])
    forfeits.complaints = now.forfeits.complaints
    return {**summary, **pace(now.games, now.rolls, perf_counter() - begun)}, forfeits


def tell_kept(folder: "Folder", speech: "Speech") -> None:
    """That the same command goes on."""
    done, wanted = speech.number(folder.games - left(folder)), speech.number(folder.games)
    typer.echo(speech.say("lab-stopped", kept=done, games=wanted), err=True)


def left(folder: "Folder") -> int:
    """Games still to be played."""
    return sum(count for _, count in folder.missing())


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
    for order, wins in enumerate(result["wins_by_order"]):
        sheet.add_row(speech.say("lab-row-order", order=order + 1), share(wins, finished, speech))
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
