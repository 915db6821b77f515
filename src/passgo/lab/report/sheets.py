"""The tables of the page: groups, deeds, and runs side by side. They scroll inside themselves."""

from collections.abc import Sequence
from html import escape

from passgo.lab.report import compare
from passgo.lab.report.answers import completed_told, deeds_told
from passgo.lab.report.run import LETTERS, Row, Run, returned
from passgo.lab.statistics import rate
from passgo.picture.colours import group_colour

FIGURES = (
    *("lab-column-return", "lab-head-sure", "lab-column-even-after", "lab-column-even", "lab-column-round"),
    *("lab-column-earned", "lab-column-price", "lab-column-built"),
)


def heading(topic: str, answer: str, note: str = "") -> str:
    below = f"<p>{escape(note)}</p>" if note else ""
    return f"<h2><small>{escape(topic)}</small>{escape(answer)}</h2>{below}"


def sheet(name: str, headings: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[bool] = ()) -> str:
    """A table; cells may hold markup already."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' if word else "<td></td>" for word in headings)
    lines = []
    for at, (first, *rest) in enumerate(rows):
        mark = ' class="clear"' if marks and marks[at] else ""
        cells = "".join(f"<td>{cell}</td>" for cell in rest)
        lines.append(f'<tr{mark}><th scope="row">{first}</th>{cells}</tr>')
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="scroll" role="region" aria-label="{escape(name, quote=True)}" tabindex="0">{table}</div>'


def groups(run: Run) -> str:
    say, rows = run.speech.say, []
    for row in sorted(run.groups, key=lambda row: -returned(row).value):
        completed = int(row["completed"])
        won = run.speech.sure_rate(rate(int(row["completer_won"]), completed)) if completed else "–"
        rows.append([named(row), *figures(run, row), run.speech.percent(completed / run.games, 0), won])
    heads = [say(name) for name in ("lab-column-group", *FIGURES, "lab-column-completed", "lab-column-won")]
    name = say("lab-groups")
    return heading(name, completed_told(run), say("lab-groups-note")) + sheet(name, heads, rows)


def deeds(run: Run) -> str:
    say, rows = run.speech.say, []
    for row in sorted(run.deeds, key=lambda row: -returned(row).value):
        landings = run.speech.number(int(row["landings"]) / run.games, 1)
        rows.append([named(row), *figures(run, row), landings])
    heads = [say(name) for name in ("lab-column-deed", *FIGURES, "lab-column-landings")]
    name = say("lab-deeds")
    summary = f"<summary>{heading(name, deeds_told(run))}</summary>"
    return f"<details>{summary}{sheet(name, heads, rows)}</details>"


def named(row: Row) -> str:
    return f'<i class="patch" style="background:{group_colour(row["group"])}"></i>{escape(row["name"])}'


def figures(run: Run, row: Row) -> list[str]:
    """What a group or a deed costs and earns, in the order of FIGURES."""
    number, percent, owned, pays = run.speech.number, run.speech.percent, max(1, int(row["owned"])), returned(row)
    return [
        f"<b>{number(pays.value, 2)}</b>",
        run.speech.between(number(pays.low, 2), number(pays.high, 2)),
        number(float(row["even_rounds"])) if row["even_rounds"] else "–",
        percent(float(row["even_share"] or 0), 0),
        percent(int(row["earned"]) / max(1, int(row["tied"])), 2),
        *(run.speech.money(int(row[key]) / owned) for key in ("earned", "price", "built")),
    ]


def kinds(runs: Sequence[Run]) -> str:
    """What the runs are."""
    say = runs[0].speech.say
    rows = [[escape(cell) for cell in row] for row in compare.differing(*runs)]
    if not rows:
        return heading(say("lab-differ"), say("lab-differ-not"))
    return heading(say("lab-differ"), say("lab-differ-in")) + sheet(
        say("lab-differ"), ("", *LETTERS[: len(runs)]), rows
    )


def comparison(run: Run, changes: Sequence[compare.Change]) -> str:
    """The differences with their intervals; those that chance does not explain stand out."""
    say, rows = run.speech.say, []
    for change in changes:
        sign = "" if not change.clear else "▲ " if change.apart.value > 0 else "▼ "
        low, high = (compare.apart(run, change, end) for end in (change.apart.low, change.apart.high))
        both = [compare.figure(run, change, side.value) for side in (change.first, change.second)]
        rows.append([escape(change.what), *both, sign + compare.apart_told(run, change), run.speech.between(low, high)])
    letter = changes[0].run
    heads = ("", "A", letter, say("lab-column-difference", run=letter), say("lab-head-sure"))
    others = [change for change in changes[1:] if change.clear]
    more = say("lab-changed", count=len(others), all=len(changes) - 1)
    name = say("lab-compare", run=letter)
    table = sheet(name, heads, rows, [change.clear for change in changes])
    note = f'<p class="note">{escape(say("lab-changed-note"))}</p>'
    return heading(name, compare.length_change(run, list(changes)), more) + table + note
