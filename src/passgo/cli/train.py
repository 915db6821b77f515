"""`passgo train`: games of many kinds of players, and from them the learned judgement of an edition."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.lab import Lang, Workers, spoken, told_in
from passgo.cli.options import Edition, named_edition

if TYPE_CHECKING:
    from passgo.lab.speech import Speech
    from passgo.lab.training.evaluation import Judged

TITLES = {"outcome": "train-outcome", "blended": "train-blended"}  # by what a network was fitted to


def train(
    edition: Edition,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where positions are kept; goes on with what is there already.")
    ] = Path("training"),
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the weights there; in DIR if not given.")
    ] = None,
    games: Annotated[int, typer.Option(min=200, metavar="N", help="Games of the first league.")] = 16_000,
    learned_games: Annotated[
        int,
        typer.Option(
            "--learned-games",
            min=0,
            metavar="N",
            help="Games of each league with players who learned from those before.",
        ),
    ] = 2_000,
    seed: Annotated[int, typer.Option(min=0, max=1000, metavar="S", help="Another seed, other games.")] = 0,
    evaluate: Annotated[
        bool, typer.Option("--evaluate", help="Only judge the weights in use, by games kept for that in DIR.")
    ] = False,
    workers: Workers = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, at RAY_ADDRESS or here.")] = False,
    lang: Lang = None,
) -> None:
    """Learn to judge positions of an edition from many games."""
    from passgo.cli.bar import bar
    from passgo.lab.running import Crew
    from passgo.lab.speech import Speech, needs

    speech = Speech(spoken(lang))
    name = named_edition(edition, speech.language)
    with told_in(speech.language):
        needs("numpy", "learning")
        if ray:
            needs("ray", "ray")
    from passgo.lab.training.course import Course, evaluated, run

    course = Course(name, out / name, games, learned_games, seed)
    crew = Crew(workers, ray)
    if evaluate:
        with told_in(speech.language):
            print_judged(speech, speech.say("train-in-use"), evaluated(course, crew))
        return

    def watch(all_games: int, done: int) -> AbstractContextManager[Callable[[int], None]]:
        return bar(speech, all_games, done)

    def told(league: str, target: str, found: "Judged") -> None:
        print_judged(speech, speech.say(TITLES[target], league=league), found)

    net = run(course, crew, watch, told)
    file = weights or course.folder / "judgement.json"
    file.write_text(json.dumps(net.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    print(speech.say("train-written", file=str(file)))


def print_judged(speech: "Speech", title: str, found: "Judged") -> None:
    """Log-loss and calibration by the number of players still in, and the curve of chances said and come true."""
    from rich import box
    from rich.table import Table

    from passgo.cli.console import console

    sheet = Table(box=box.SIMPLE_HEAD, title=title)
    for heading in ("train-players", "train-positions", "train-log-loss", "train-calibration"):
        sheet.add_column(speech.say(heading), justify="right")
    rows = [*((str(count), score) for count, score in found.by_seats.items()), (speech.say("train-all"), found.whole)]
    for who, score in rows:
        figures = (
            speech.number(score.positions),
            speech.number(score.log_loss, 4),
            speech.number(score.calibration, 2),
        )
        sheet.add_row(who, *figures)
    paper = console()
    paper.print(sheet)
    said = ", ".join(f"{speech.number(100 * a, 0)}→{speech.number(100 * b, 0)}" for a, b, _ in found.curve)
    paper.print(speech.say("train-curve", curve=said), markup=False, highlight=False)
