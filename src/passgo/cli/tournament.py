"""`passgo tournament`: bots against each other at mixed tables, with win rates and ratings."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from passgo.cli.completing import bot_names, variant_names
from passgo.cli.lab import SECONDS, BotTime, Lang, Settings, Workers, print_forfeits, spoken, told_in
from passgo.cli.options import AsJson, Edition, named_edition, read_settings

if TYPE_CHECKING:
    from passgo.lab.speech import Speech


def tournament(
    edition: Edition,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Who plays; two or more: names or what docs/bots.md tells.",
            autocompletion=bot_names,
        ),
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's number; each next has the next.")] = 0,
    players: Annotated[
        int | None, typer.Option(metavar="P", help="Seats at a table; one for each bot, up to four, if not given.")
    ] = None,
    settings: Settings = None,
    variant: Annotated[
        str, typer.Option(metavar="NAME", help="normal, short or timed.", autocompletion=variant_names)
    ] = "normal",
    max_rounds: Annotated[int, typer.Option(min=1, metavar="ROUNDS", help="Stop a game after so many.")] = 1000,
    bot_time: BotTime = SECONDS,
    workers: Workers = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other at mixed tables and rate them."""
    from passgo.bots.outside.specs import split
    from passgo.cli.bar import bar
    from passgo.cli.crews import crew_for, playing
    from passgo.lab.arguments import counted
    from passgo.lab.runner import Dealer, Plan
    from passgo.lab.running import contested
    from passgo.lab.speech import Speech, Trouble
    from passgo.lab.tournament import tournament_plan

    speech = Speech(spoken(lang))
    edition = named_edition(edition, speech.language)
    names = tuple(split(bots))
    seats = min(4, len(names)) if players is None else players
    plan = Plan(
        edition, seats, names, seed, read_settings(settings or []), variant, None, max_rounds, bot_time=bot_time
    )
    with told_in(speech.language):
        if len(set(names)) < 2 or len(set(names)) < len(names):
            raise Trouble("lab-two-bots", bots=repr(bots))
        Dealer(plan).dealt(0)
        counted(games)
    with playing(plan, speech.language), bar(speech, games) as played:
        score = contested(tournament_plan(plan), games, crew_for(plan, workers), played)
    result = {"edition": edition, "players": seats, "seed": seed, **score.data()}
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_standing(result, speech)
    print_forfeits(score.forfeits, speech, told=not as_json)


def print_standing(result: dict[str, Any], speech: "Speech") -> None:
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    sheet = Table(box=box.SIMPLE_HEAD)
    sheet.add_column(speech.say("lab-head-bot"), overflow="fold")
    for heading in ("lab-head-games", "lab-head-wins", "lab-head-rate", "lab-head-sure", "lab-head-rating"):
        sheet.add_column(speech.say(heading), justify="right")
    for name, bot in sorted(result["bots"].items(), key=lambda entry: -entry[1]["rating"]):
        half = (bot["rating_high"] - bot["rating_low"]) / 2
        sheet.add_row(
            name,
            speech.number(bot["games"]),
            speech.number(bot["wins"], 1),
            speech.percent(bot["rate"]),
            speech.between(speech.percent(bot["low"]), speech.percent(bot["high"])),
            f"{bot['rating']:.0f} ± {half:.0f}",
        )
    paper = console()
    paper.print(sheet)
    told = speech.say(
        "lab-tournament-told",
        games=result["games"],
        edition=speech.say(f"edition-{result['edition']}"),
        seats=result["players"],
        undecided=result["undecided"],
    )
    paper.print(told)
