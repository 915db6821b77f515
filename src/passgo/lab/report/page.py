"""The page itself: answers in words first, then pictures, then tables, then how to have the same run again."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from passgo.lab.report import compare, sheets
from passgo.lab.report.answers import key_figures
from passgo.lab.report.board import BESIDE, cells
from passgo.lab.report.drawing import THEMES
from passgo.lab.report.pictures import Picture
from passgo.lab.report.run import LETTERS, Run
from passgo.lab.summary import unended
from passgo.texts.catalogue import Args

BESIDE_CHARTS = 2  # are as high as a board that leaves room for them
COLUMNS = 3
AROUND = 140.0  # what a figure takes beside its drawing, about


def page(runs: Sequence[Run], pictures: dict[str, Picture]) -> str:
    """One self-contained page about a run, or about several side by side."""
    first = runs[0]
    parts = [header(runs)]
    if len(runs) == 1:
        parts.append(tiles(first))
    else:
        parts.append(f'<section class="slim">{sheets.kinds(runs)}</section>')
        for letter, other in zip(LETTERS[1:], runs[1:], strict=False):
            changes = compare.changes(first, other, letter)
            parts.append(f'<section class="slim">{sheets.comparison(first, changes)}</section>')
    landings, *more = (picture for picture in pictures.values() if picture.drawing.name.startswith("board"))
    charts = [picture for picture in pictures.values() if not picture.drawing.name.startswith("board")]
    if cells(first) <= BESIDE:
        beside = "".join(figure(picture) for picture in charts[:BESIDE_CHARTS])
        charts = charts[BESIDE_CHARTS:]
        parts.append(f'<section class="beside">{figure(landings, "board")}<div>{beside}</div></section>')
    else:
        parts.append(f"<section>{figure(landings, 'board')}</section>")
    if more:
        parts.append(f'<section class="boards">{"".join(figure(picture, "board") for picture in more)}</section>')
    parts.append(f'<section class="grid">{"".join(f"<div>{column}</div>" for column in columns(charts))}</section>')
    if len(runs) == 1:
        parts.append(f"<section>{sheets.groups(first)}{sheets.deeds(first)}</section>")
    parts.append(origin(runs))
    body = "\n".join(parts)
    return HTML.format(language=first.speech.language, title=escape(title(runs)), style=style(), body=body)


HTML = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body><main>
{body}
</main></body>
</html>
"""


def style() -> str:
    """The sheet, with the colours of both themes."""
    light = " ".join(f"--{name}: {colours[0]};" for name, colours in THEMES.items())
    dark = " ".join(f"--{name}: {colours[1]};" for name, colours in THEMES.items())
    sheet = files("passgo.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n{sheet}"


def title(runs: Sequence[Run]) -> str:
    """The edition, and who plays where that is the same in all runs."""
    first = runs[0]
    return first.title() if all(run.title() == first.title() for run in runs) else first.edition


def header(runs: Sequence[Run]) -> str:
    told = []
    for number, run in enumerate(runs):
        facts: Args = {"games": run.games, "players": run.players, "variant": run.variant, "board": run.board}
        facts["rolls"] = run.speech.number(run.summary["rolls"])
        whose = sign(number) if len(runs) > 1 else ""
        left = unended(run.summary, run.speech)
        lines = [run.speech.say("lab-subtitle", **facts), *([f"{left}."] if left else [])]
        told.append(whose + "<br>".join(escape(line) for line in lines))
    told.append(escape(runs[0].speech.say("lab-intervals")))
    paragraphs = "".join(f"<p>{line}</p>" for line in told)
    return f"<header><h1>{escape(title(runs))}</h1>{paragraphs}</header>"


def sign(number: int) -> str:
    """The letter of a run, in its colour."""
    return f'<i class="{LETTERS[number].lower()}">{LETTERS[number]}</i>'


def tiles(run: Run) -> str:
    """The key figures."""
    cards = "".join(
        f"<div><b>{escape(number)}</b><span>{escape(words)}</span></div>" for number, words in key_figures(run)
    )
    return f'<section class="tiles">{cards}</section>'


def figure(picture: Picture, kind: str = "", order: int = 0) -> str:
    drawing = picture.drawing
    caption = f"<figcaption><small>{escape(picture.topic)}</small>{escape(drawing.title)}</figcaption>"
    look = f' class="{kind}"' if kind else f' style="order:{order}"'
    return f'<figure id="{drawing.name}"{look}>{caption}{drawing.svg()}<p>{escape(picture.note)}</p></figure>'


def columns(pictures: Sequence[Picture]) -> list[str]:
    """The figures in three columns that end at about the same height; a narrow page has them in their order."""
    found: list[list[int]] = [[] for _ in range(COLUMNS)]
    heights = [picture.drawing.height + AROUND for picture in pictures]
    for at in sorted(range(len(pictures)), key=lambda at: -heights[at]):
        min(found, key=lambda column: sum(heights[k] for k in column)).append(at)
    return ["".join(figure(pictures[at], order=at) for at in sorted(column)) for column in sorted(found)]


def origin(runs: Sequence[Run]) -> str:
    """How to have the same run again."""
    say = runs[0].speech.say
    parts = [sheets.heading(say("lab-origin"), say("lab-origin-again"))]
    for number, run in enumerate(runs):
        chosen = "<br>".join(escape(setting) for setting in run.settings()) or escape(say("lab-origin-own"))
        version, board = run.summary["version"], run.board
        facts = {
            "lab-origin-command": f"<code>{escape(run.command())}</code>",
            "lab-origin-settings": chosen,
            "lab-origin-edition": escape(say("lab-origin-told", edition=run.edition, version=version, board=board)),
            "lab-origin-digest": f"<code>{run.summary['digest']}</code>",
        }
        lines = "".join(f"<dt>{escape(say(name))}</dt><dd>{value}</dd>" for name, value in facts.items())
        lines += f"<dt>passgo</dt><dd>{escape(run.manifest['passgo'])}, Python {escape(run.manifest['python'])}</dd>"
        whose = f"<dt>{sign(number)}</dt><dd></dd>" if len(runs) > 1 else ""
        parts.append(f"<dl>{whose}{lines}</dl>")
    return f"<section>{''.join(parts)}</section>"
