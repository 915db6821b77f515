"""What a run says, in words: the answers that stand at the top of the page."""

from passgo.lab.report.run import CAUSES, Row, Run, returned
from passgo.lab.statistics import Estimate, difference, rate, rate_difference

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def answers(run: Run) -> list[tuple[str, str]]:
    """Headline and detail, most wanted first."""
    return [found for found in (pays(run), length(run), seats(run), bots(run), ruin(run), visited(run)) if found]


def plural(name: str) -> bool:
    return name.endswith("s")


def pays(run: Run) -> tuple[str, str] | None:
    ranked = sorted((row for row in run.groups if int(row["owned"])), key=lambda row: -float(row["return"]))
    if not ranked:
        return None
    best, worst = ranked[0], ranked[-1]
    money = run.currency
    sure = returned(best)
    verb = "pay" if plural(best["name"]) else "pays"
    head = f"{best['name'].capitalize()} {verb} best: {money}{sure.value:.2f} of rent for every {money}1 put in"
    detail = f"95% sure of {money}{sure.low:.2f} to {money}{sure.high:.2f}; {even(best)}."
    if worst is not best:
        pay = "pay" if plural(worst["name"]) else "pays"
        detail += f" {worst['name'].capitalize()} {pay} worst, with {money}{float(worst['return']):.2f}."
    return head, detail


def even(row: Row) -> str:
    """When a group has paid for itself."""
    share = float(row["even_share"])
    if row["even_rounds"]:
        return f"in half of all games it has paid for itself for good within {row['even_rounds']} rounds"
    return f"it pays for itself in {share:.0%} of all games"


def length(run: Run) -> tuple[str, str]:
    rounds, mean = run.summary["rounds"], run.mean_rounds()
    undecided = 1 - run.finished / run.games
    limit = run.plan.max_rounds
    nine = f"nine in ten within {rounds['p90']}; " if rounds["p90"] < limit else ""
    if rounds["median"] >= limit:
        head = f"Most games do not end: {undecided:.0%} go on after {limit:,} rounds"
    else:
        head = f"Half of all games are over within {rounds['median']} rounds"
    detail = f"{nine}on average {mean.value:.1f} (95% sure of {mean.low:.1f} to {mean.high:.1f})."
    if undecided:
        detail += f" {undecided:.1%} were stopped undecided at {limit:,} rounds; wins below are of the others."
    return head, detail[0].upper() + detail[1:]


def seats(run: Run) -> tuple[str, str] | None:
    rates = run.order_rates()
    if not run.finished:
        return None
    chance = 1 / run.players
    best = max(range(run.players), key=lambda order: rates[order].value)
    sure = rates[best]
    if sure.low <= chance:
        head = "Who rolls first has no clear advantage"
    else:
        head = f"It helps to roll {ORDER[best] if best < len(ORDER) else best + 1}: {sure.value:.1%} of the wins"
    first = rates[0]
    text = (
        f"Rolling first wins {first.value:.1%} ({first.low:.1%} to {first.high:.1%}); chance alone gives {chance:.1%}."
    )
    return head, text


def bots(run: Run) -> tuple[str, str] | None:
    rates = run.bot_rates()
    if len(rates) < 2 or not run.finished:
        return None
    ranked = sorted(rates.items(), key=lambda entry: -entry[1].value)
    (name, best), (second, next_best) = ranked[:2]
    apart = rate_difference(best, next_best)
    clear = "" if apart.low > 0 else ", but not clearly"
    text = f"{second} wins {next_best.value:.1%}; the difference is {apart.low:+.1%} to {apart.high:+.1%}."
    return f"{name} wins most often: {best.value:.1%} of its seats{clear}", text


def ruin(run: Run) -> tuple[str, str] | None:
    total = sum(run.ruins.values())
    if not total:
        return None
    kinds: dict[str, int] = {}
    for (kind, _, _), count in run.ruins.items():
        kinds[kind] = kinds.get(kind, 0) + count
    kind, most = max(kinds.items(), key=lambda entry: entry[1])
    (_, about, _), count = max(run.ruins.items(), key=lambda entry: entry[1])
    head = f"{CAUSES.get(kind, kind).capitalize()} breaks people: {most / total:.0%} of {total:,} bankruptcies"
    sure = rate(count, total)
    text = f"The deadliest single place is {about}: {sure.value:.1%} ({sure.low:.1%} to {sure.high:.1%})."
    return head, text


def visited(run: Run) -> tuple[str, str]:
    ranked = sorted(run.spaces, key=lambda row: -int(row["landings"]))
    deeds = [row for row in ranked if row["group"]]
    top = ranked[0]
    head = f"Most landings: {top['name']}, {float(top['share']):.1%} of all moves"
    text = (
        "Of what can be bought: " + ", ".join(f"{row['name']} ({float(row['share']):.1%})" for row in deeds[:3]) + "."
    )
    return head, text


def clear(apart: Estimate) -> bool:
    """Whether a difference is more than chance."""
    return apart.low > 0 or apart.high < 0


def change(first: Run, second: Run) -> tuple[str, str]:
    """What the second run's rules do to a game, in words."""
    apart = difference(second.mean_rounds(), first.mean_rounds())
    found = compared(first, second)
    others = [name for name, _, _, each, _ in found[1:] if clear(each)]
    if clear(apart):
        longer = "longer" if apart.value > 0 else "shorter"
        head = f"Games get {longer} by {abs(apart.value):.1f} rounds"
    else:
        head = "Games last as long, as far as these games can tell"
    text = f"95% sure of {apart.low:+.1f} to {apart.high:+.1f} rounds."
    text += f" Also changed: {', '.join(others)}." if others else " Nothing else changed clearly."
    return head, text


def compared(first: Run, second: Run) -> list[tuple[str, str, str, Estimate, bool]]:
    """Figures of two runs side by side: name, first, second, difference, and whether it is in percent."""
    a, b = first.mean_rounds(), second.mean_rounds()
    rows = [("rounds a game, mean", f"{a.value:.1f}", f"{b.value:.1f}", difference(b, a), False)]
    a, b = first.finished_rate(), second.finished_rate()
    rows.append(("games with a winner", f"{a.value:.1%}", f"{b.value:.1%}", rate_difference(b, a), True))
    for order, (a, b) in enumerate(zip(first.order_rates(), second.order_rates(), strict=False)):
        name = f"wins of who rolls {ORDER[order] if order < len(ORDER) else order + 1}"
        rows.append((name, f"{a.value:.1%}", f"{b.value:.1%}", rate_difference(b, a), True))
    theirs = second.bot_rates()
    for bot, a in first.bot_rates().items():
        if bot in theirs and len(theirs) > 1:
            b = theirs[bot]
            rows.append((f"wins of {bot}", f"{a.value:.1%}", f"{b.value:.1%}", rate_difference(b, a), True))
    returns, names = second.returns(), {row["group"]: row["name"] for row in first.groups}
    for group, a in first.returns().items():
        if group in returns:
            b = returns[group]
            rows.append((f"return on {names[group]}", f"{a.value:.2f}", f"{b.value:.2f}", difference(b, a), False))
    broke, theirs = first.ruin_rates(), second.ruin_rates()
    for cause, a in list(broke.items())[:6]:
        if cause in theirs:
            b = theirs[cause]
            rows.append((f"bankrupt by {cause}", f"{a.value:.1%}", f"{b.value:.1%}", rate_difference(b, a), True))
    return rows
