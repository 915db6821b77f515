"""`passgo review`: luck and skill of a written game, and the decisions that cost most."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.console import clean, console, json_text
from passgo.cli.files import astray, read_game, sound
from passgo.cli.lab import Lang, spoken
from passgo.cli.options import AsJson, BadInput, Boards, File, open_boards

if TYPE_CHECKING:
    from rich.console import Console

    from passgo.review.shapes import DearDecision, GameReview
    from passgo.texts import Texts

BLOCKS = "▁▂▃▄▅▆▇█"
CURVE = 56  # columns of a curve
HEADS = ("review-head-start", "review-head-luck", "review-head-own", "review-head-others", "review-head-result")
SHOWN = 5  # decisions that are told in all, or of one player


def review(
    file: File,
    player: Annotated[
        str | None, typer.Option(metavar="NAME", help="Tell the decisions of this player.", show_default=False)
    ] = None,
    boards: Boards = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Tell luck from skill in a recorded or saved game."""
    from passgo.review.analysis import analysed
    from passgo.review.judge import Unjudged
    from passgo.review.telling import told
    from passgo.texts import Texts

    language = spoken(lang)
    open_boards(boards, language)
    written = read_game(file)
    moves = written.moves[: written.made]
    texts = Texts.of(written.beginning.header, language)
    if player is not None and player not in texts.names:
        raise BadInput(texts.say("review-no-player", name=player, names=", ".join(texts.names)))
    again = written.beginning.copy()
    with sound(file), progress(texts.say("review-working"), len(moves)) as done:
        try:
            found = analysed(written.beginning, moves, done)
        except Unjudged as error:
            raise BadInput(texts.say("review-unjudged", edition=error.edition)) from error
    if written.digest and (trouble := astray(written, written.beginning)):
        raise BadInput(f"{file} does not fit: {trouble}")
    result = told(found, again, moves, language)
    if as_json:
        print(json_text(result))
    else:
        show(texts, result, player)


@contextmanager
def progress(title: str, moves: int) -> Iterator[Callable[[int], None]]:
    """A bar for who watches at a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=moves)
        yield lambda done: shown.update(task, completed=done)


def show(texts: "Texts", result: "GameReview", player: str | None) -> None:
    paper = console()
    say(paper, texts.say("review-title"), "bold")
    sums(paper, texts, result)
    say(paper, texts.say("review-sums"))
    if not result["over"]:
        say(paper, texts.say("review-unfinished"))
    say(paper, "\n" + texts.say("review-curve"), "bold")
    wide = max(map(len, texts.names))
    for each in result["players"]:
        say(paper, f"  {each['name']:<{wide}} {drawn([point['chances'][each['seat']] for point in result['curve']])}")
    if result["turning"]:
        say(paper, "\n" + texts.say("review-turning"), "bold")
    for point in result["turning"]:
        from passgo.review.telling import percent

        figures: dict[str, str | int] = {
            "before": percent(texts, point["before"]),
            "after": percent(texts, point["after"]),
        }
        cause = "luck" if point["luck"] else "said"
        place: dict[str, str | int] = {
            "move": point["move"],
            "round": point["round"],
            "name": texts.player(point["seat"]),
        }
        say(paper, "  " + texts.say("review-turned", **place, **figures, cause=cause))
        say(paper, f"    {point['text']}")
    say(paper, "\n" + texts.say("review-dearest"), "bold")
    wanted = [each for each in result["dearest"] if player is None or texts.player(each["seat"]) == player]
    for decision in wanted[:SHOWN]:
        tell(paper, texts, decision)
    if not wanted:
        say(paper, "  " + texts.say("review-none"))


def sums(paper: "Console", texts: "Texts", result: "GameReview") -> None:
    from rich import box
    from rich.table import Table

    from passgo.review.telling import number, points

    sheet = Table(box=box.SIMPLE_HEAD)
    sheet.add_column(texts.say("review-head-player"))
    for head in HEADS:
        sheet.add_column(texts.say(head), justify="right")
    sheet.add_column(texts.say("review-head-grade"))
    for each in sorted(result["players"], key=lambda each: (-each["result"], each["seat"])):
        moved = [points(texts, each["luck"]), points(texts, each["own"]), points(texts, each["others"])]
        ends = number(texts, each["start"]), number(texts, each["result"])
        sheet.add_row(clean(each["name"]), ends[0], *moved, ends[1], each["grade"])
    paper.print(sheet)
    for each in result["players"]:
        say(paper, "  " + texts.say("review-says", name=each["name"], verdict=each["verdict"]))
    say(paper, "")


def drawn(chances: list[int]) -> str:
    """A curve in one line of blocks."""
    width = min(CURVE, len(chances))
    picked = [chances[k * (len(chances) - 1) // max(1, width - 1)] for k in range(width)]
    return "".join(BLOCKS[min(7, each * 8 // 1_000_000)] for each in picked)


def tell(paper: "Console", texts: "Texts", decision: "DearDecision") -> None:
    from passgo.review.telling import number

    figures: dict[str, str | int] = {key: number(texts, decision[key]) for key in ("price", "low", "high")}
    place: dict[str, str | int] = {
        "move": decision["move"],
        "round": decision["round"],
        "name": texts.player(decision["seat"]),
    }
    say(paper, "  " + texts.say("review-dear", **place, **figures))
    say(paper, "    " + texts.say("review-said", said=decision["said"]))
    say(paper, "    " + texts.say("review-better", better=decision["better"]))
    say(paper, f"    {decision['why']}")


def say(paper: "Console", line: str, style: str = "") -> None:
    paper.print(clean(line), style=style, soft_wrap=True)
