"""The bar for long runs: how many games, how fast, how long still. Only for who watches at a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from passgo.lab.speech import Speech


@contextmanager
def bar(speech: "Speech", games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with the number of games just played."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn(speech.say("lab-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games, completed=done, speed="")

        def played(count: int) -> None:
            progress.advance(task, count)
            speed = progress.tasks[0].speed
            progress.update(task, speed=speech.say("lab-pace", games=speech.number(speed)) if speed else "")

        yield played
