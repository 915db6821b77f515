"""The page itself: answers in words first, then pictures, then tables, then how to have the same run again."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from passgo.lab.report.answers import ORDER, answers, change, clear, compared
from passgo.lab.report.board import board
from passgo.lab.report.charts import SERIES, Bar, bar_chart, curves, lengths
from passgo.lab.report.drawing import THEMES, Drawing, group_colour
from passgo.lab.report.run import Run, returned
from passgo.lab.statistics import Estimate

MOST_CAUSES = 12


def drawings(runs: Sequence[Run]) -> dict[str, tuple[Drawing, str]]:
    """All pictures by name, each with a line about how to read it."""
    first = runs[0]
    chance = 1 / first.players
    found = [
        (returns(runs), "Rent earned over money put in (price, buildings, interest, less buildings sold). "
         "Dashed: money back. Beside it: rounds until half of the games have it paid for good."),
        (lengths(runs), f"Games still undecided at {first.plan.max_rounds:,} rounds are left out."),
        (orders(runs, chance), "Of games with a winner. Dashed: what chance alone gives."),
        (seats_and_bots(runs, chance), "Wins a seat played. Dashed: what chance alone gives."),
        (ruins(runs), "What the debt was for that could not be paid."),
    ]  # fmt: skip
    for number, run in enumerate(runs):
        told = "" if len(runs) == 1 else f" ({'AB'[number]})"
        worth = curves(run, "worth", f"Net worth over time{told}")
        cash = curves(run, "cash", f"Cash over time{told}")
        for drawing in (worth, cash):
            drawing.name += f"-{'ab'[number]}" if len(runs) > 1 else ""
            found.append((drawing, "Means of the games that found a winner; who is bankrupt counts as 0."))
    if len(runs) == 1:
        found.append((board(first), ""))
    return {drawing.name: (drawing, note) for drawing, note in found}


def returns(runs: Sequence[Run]) -> Drawing:
    ours = sorted((row for row in runs[0].groups if int(row["owned"])), key=lambda row: -float(row["return"]))
    theirs = [run.returns() for run in runs[1:]]
    bars = [
        Bar(
            row["name"],
            [returned(row), *(figures.get(row["group"]) for figures in theirs)],
            f"{row['even_rounds']} rounds" if row["even_rounds"] else f"even in {float(row['even_share']):.0%}",
            row["group"],
        )
        for row in ours
    ]
    return bar_chart("returns", "What each group pays", bars or [Bar("nothing was bought", [None])], False, even=1.0)


def orders(runs: Sequence[Run], chance: float) -> Drawing:
    rates = [run.order_rates() for run in runs]
    names = [f"rolls {ORDER[k] if k < len(ORDER) else k + 1}" for k in range(runs[0].players)]
    bars = [Bar(name, [found[k] if k < len(found) else None for found in rates]) for k, name in enumerate(names)]
    return bar_chart("order", "Who wins, by the order of play", bars, True, even=chance)


def seats_and_bots(runs: Sequence[Run], chance: float) -> Drawing:
    bars = []
    rates = [run.bot_rates() for run in runs]
    if len(rates[0]) > 1:
        bars = [Bar(bot, [found.get(bot) for found in rates]) for bot in rates[0]]
    places = [run.seat_rates() for run in runs]
    for seat in range(runs[0].players):
        bars.append(Bar(f"seat {seat}", [found[seat] if seat < len(found) else None for found in places]))
    title = "Who wins, by bot and seat" if len(rates[0]) > 1 else "Who wins, by seat"
    return bar_chart("seats", title, bars, True, even=chance)


def ruins(runs: Sequence[Run]) -> Drawing:
    rates = [run.ruin_rates() for run in runs]
    groups = {f"rent: {row['name']}": row["group"] for row in runs[0].groups}
    bars = [
        Bar(cause, [found.get(cause) for found in rates], colour=groups.get(cause, ""))
        for cause in list(rates[0])[:MOST_CAUSES]
    ]
    return bar_chart("ruin", "What bankrupts people", bars or [Bar("nobody", [None])], True, label=142.0)


def page(runs: Sequence[Run], pictures: dict[str, tuple[Drawing, str]]) -> str:
    """One self-contained page about a run, or about two side by side."""
    first = runs[0]
    body = [f"<header><h1>{heading(runs)}</h1><p>{subtitle(runs)}</p></header>"]
    told = [change(first, runs[1])] if len(runs) > 1 else answers(first)
    cards = "".join(f"<div><strong>{escape(head)}</strong><span>{escape(text)}</span></div>" for head, text in told)
    body.append(f'<section class="answers">{cards}</section>')
    if len(runs) > 1:
        body.append(comparison(first, runs[1]))
    if "board" in pictures:
        body.append(
            "<h2>Where tokens land</h2><p>Every move's end, also of those sent to Jail. Warmer is more often.</p>"
        )
        body.append(f'<figure class="board">{pictures["board"][0].svg()}</figure>')
    body.append("<h2>In pictures</h2><p>Thin lines are 95% intervals.</p>")
    shown = "".join(figure(drawing, note) for name, (drawing, note) in pictures.items() if name != "board")
    body.append(f'<div class="grid">{shown}</div>')
    if len(runs) == 1:
        body += tables(first)
    body.append(origin(runs))
    return HTML.format(title=escape(heading(runs)), style=style(), body="\n".join(body))


HTML = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
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


def heading(runs: Sequence[Run]) -> str:
    if len(runs) == 1:
        return runs[0].title()
    return f"{runs[0].title()}: {difference_of(runs[0], runs[1])}"


def difference_of(first: Run, second: Run) -> str:
    """What the two runs were played differently in."""
    a, b = first.manifest["plan"], second.manifest["plan"]
    found = [
        f"{key} {a[key]} or {b[key]}" for key in ("edition", "variant", "skin", "players", "bots") if a[key] != b[key]
    ]
    a, b = first.header.settings, second.header.settings
    found += [f"{key} {a.get(key)} or {b.get(key)}" for key in sorted({*a, *b}) if a.get(key) != b.get(key)]
    return ", ".join(found) or "the same rules twice"


def subtitle(runs: Sequence[Run]) -> str:
    told = [
        f"{run.games:,} games, {run.players} players, {run.header.variant} game, {run.summary['rolls']:,} rolls"
        for run in runs
    ]
    if len(runs) == 1:
        return escape(told[0])
    return escape(f"A: {told[0]}. B: {told[1]}.")


def figure(drawing: Drawing, note: str) -> str:
    small = f"<small>{escape(note)}</small>" if note else ""
    return f"<figure><figcaption>{escape(drawing.title)}{small}</figcaption>{drawing.svg()}</figure>"


def sheet(headings: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[bool] = ()) -> str:
    """A table; cells may hold markup already."""
    head = "".join(f"<th>{escape(word)}</th>" for word in headings)
    lines = []
    for at, row in enumerate(rows):
        mark = ' class="clear"' if marks and marks[at] else ""
        lines.append(f"<tr{mark}>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>")
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def comparison(first: Run, second: Run) -> str:
    """The differences with their intervals; those that chance does not explain stand out."""
    rows, marks = [], []
    for name, a, b, apart, percent in compared(first, second):
        marks.append(clear(apart))
        sign = "▲ " if apart.low > 0 else "▼ " if apart.high < 0 else ""
        rows.append([escape(name), a, b, f"{sign}{spelled(apart.value, percent)}", between(apart, percent)])
    table = sheet(("", "A", "B", "difference", "95% sure of"), rows, marks)
    patches = "".join(
        f'<span><i style="background:var(--{colour})"></i>{name}</span>'
        for name, colour in zip("AB", SERIES, strict=True)
    )
    words = (
        "Differences marked ▲ or ▼ are more than chance explains; of twenty figures that are equal, "
        "one looks different by accident."
    )
    return f'<h2>What it changes</h2><p>{words}</p>{table}<p class="key">{patches}</p>'


def spelled(value: float, percent: bool) -> str:
    return f"{signed(100 * value, 1)} points" if percent else signed(value, 2)


def signed(value: float, places: int) -> str:
    """With its sign, and never a minus before nothing."""
    return f"{round(value, places) + 0.0:+.{places}f}"


def between(apart: Estimate, percent: bool) -> str:
    low, high = (100 * apart.low, 100 * apart.high) if percent else (apart.low, apart.high)
    places = 1 if percent else 2
    return f"{signed(low, places)} to {signed(high, places)}"


def tables(run: Run) -> list[str]:
    money = run.currency
    names = {row["group"]: row["name"] for row in run.groups}
    groups = [
        [
            patch(row["group"]) + escape(row["name"]),
            f"{float(row['return']):.2f}",
            f"{float(row['return_low']):.2f} to {float(row['return_high']):.2f}",
            row["even_rounds"] or "–",
            f"{float(row['even_share']):.0%}",
            f"{int(row['earned']) / max(1, int(row['tied'])):.2%}",
            *(per_game(row[key], row["owned"], money) for key in ("earned", "price", "built")),
            f"{int(row['completed']) / run.games:.0%}",
            f"{float(row['won_rate']):.0%}" if int(row["completed"]) else "–",
        ]
        for row in sorted(run.groups, key=lambda row: -float(row["return"]))
    ]
    deeds = [
        [
            patch(row["group"]) + escape(row["name"]),
            escape(names[row["group"]]),
            f"{float(row['return']):.2f}",
            f"{float(row['return_low']):.2f} to {float(row['return_high']):.2f}",
            row["even_rounds"] or "–",
            f"{float(row['even_share']):.0%}",
            f"{int(row['earned']) / max(1, int(row['tied'])):.2%}",
            *(per_game(row[key], row["owned"], money) for key in ("earned", "price", "built")),
            f"{int(row['landings']) / run.games:.1f}",
        ]
        for row in sorted(run.deeds, key=lambda row: -float(row["return"]))
    ]
    columns = ("return", "95% sure of", "even after", "ever even", "a round", "rent a game", "price", "buildings")
    return [
        "<h2>Group by group</h2><p>Even after: rounds from the first purchase until half of the games have it paid for "
        "good. A round: rent as a part of the money that was in it. Completed: games in which one player had the whole "
        "group while all were in; and how often he won.</p>",
        sheet(("group", *columns, "completed", "then wins"), groups),
        "<details><summary>Deed by deed</summary>"
        + sheet(("deed", "group", *columns, "landings a game"), deeds)
        + "</details>",
    ]


def per_game(amount: str, games: str, money: str) -> str:
    return f"{money}{int(amount) / max(1, int(games)):,.0f}"


def patch(group: str) -> str:
    return f'<span class="patch" style="background:{group_colour(group)}"></span>'


def origin(runs: Sequence[Run]) -> str:
    """How to have the same run again."""
    parts = ["<h2>Where this comes from</h2><p>The same command gives the same games, on any number of cores.</p>"]
    for number, run in enumerate(runs):
        name = f"{'AB'[number]}: " if len(runs) > 1 else ""
        facts = {
            f"{name}command": f"<code>{escape(run.command())}</code>",
            "settings": escape(run.settings()),
            "edition": f"{run.header.edition.name} {run.summary['version']}, {escape(run.header.skin)} board",
            "passgo": escape(f"{run.manifest['passgo']}, Python {run.manifest['python']}"),
            "digest": f"<code>{run.summary['digest']}</code>",
        }
        parts.append("<dl>" + "".join(f"<dt>{key}</dt><dd>{value}</dd>" for key, value in facts.items()) + "</dl>")
    return "".join(parts)
