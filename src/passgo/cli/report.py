"""`passgo report`: what a run of games came to, as one page for a browser and as PNG files."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.options import told


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate --out wrote.", show_default=False)],
    compare: Annotated[
        Path | None, typer.Option(metavar="DIR2", help="Another run, side by side with the differences.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; DIR/report.html if not given.")] = None,
    png: Annotated[bool, typer.Option("--png/--no-png", help="Also the pictures as files beside the page.")] = True,
) -> None:
    """Draw what a run of games came to, as one page."""
    from passgo.lab.report.page import drawings, page
    from passgo.lab.report.run import Run

    with told():
        runs = [Run(path) for path in (folder, compare) if path is not None]
        pictures = drawings(runs)
        target = out or folder / ("compared.html" if compare else "report.html")
        target.write_text(page(runs, pictures), encoding="utf-8")
    print(f"page: {target}")
    if png and find_spec("matplotlib") is None:
        typer.echo("No PNG files, because matplotlib is not installed: pip install 'passgo[lab]'", err=True)
    elif png:
        from passgo.lab.report.png import save_png

        for name, (drawing, _) in pictures.items():
            save_png(drawing, target.with_name(f"{target.stem}-{name}.png"))
        print(f"pictures: {target.with_name(target.stem)}-*.png")
