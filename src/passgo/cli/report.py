"""`passgo report`: what a run of games came to, as one page for a browser and as PNG files."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.lab import Lang, spoken, told_in, written_to
from passgo.cli.options import Boards, open_boards


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate --out wrote.", show_default=False)],
    compare: Annotated[
        list[Path] | None,
        typer.Option(metavar="DIR2", help="Another run, side by side with the differences; may be repeated."),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; DIR/report.html if not given.")] = None,
    png: Annotated[bool, typer.Option("--png/--no-png", help="Also the pictures as files beside the page.")] = True,
    boards: Boards = None,
    lang: Lang = None,
) -> None:
    """Draw what a run of games came to, as one page."""
    from passgo.lab.report.page import page
    from passgo.lab.report.pictures import pictures
    from passgo.lab.report.run import compared
    from passgo.lab.speech import Speech

    speech = Speech(spoken(lang))
    open_boards(boards, speech.language)
    target = out or folder / ("compared.html" if compare else "report.html")
    with told_in(speech.language):
        runs = compared([folder, *(compare or [])], speech.language)
        drawn = pictures(runs)
        with written_to(target, speech.language):
            write_whole(target, page(runs, drawn))
    print(speech.say("lab-page", file=str(target)))
    if png and find_spec("matplotlib") is None:
        typer.echo(speech.say("lab-no-pictures", install="pip install 'passgo[lab]'"), err=True)
    elif png:
        from passgo.lab.report.png import save_png

        for name, picture in drawn.items():
            save_png(picture.drawing, target.with_name(f"{target.stem}-{name}.png"))
        print(speech.say("lab-pictures", files=f"{target.with_name(target.stem)}-*.png"))


def write_whole(target: Path, text: str) -> None:
    """The page as a whole, or what was there before."""
    if target.exists() and not target.is_file():  # a pipe, /dev/stdout
        target.write_text(text, encoding="utf-8")
        return
    part = target.with_name(f"{target.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise
