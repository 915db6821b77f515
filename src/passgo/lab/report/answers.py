"""What a run says, in words: the key figures at the top of the page, and the sentence over each picture."""

from passgo.lab.report.charts import known_rounds
from passgo.lab.report.run import Row, Run, held, returned
from passgo.lab.statistics import Estimate, rate

ENOUGH = 30  # games in which a group was completed, before its completer's wins say anything


def key_figures(run: Run) -> list[tuple[str, str]]:
    """A figure and what it is, most wanted first."""
    return [found for found in (pays(run), length(run), order(run), bot(run), ruin(run), visited(run)) if found]


def pays(run: Run) -> tuple[str, str] | None:
    ranked = run.owned_groups()
    if not ranked:
        return None
    speech, best = run.speech, ranked[0]
    words = speech.say("lab-tile-pays", unit=speech.money(1), **spoken_of(best))
    return speech.money(returned(best).value, 2), words


def length(run: Run) -> tuple[str, str]:
    speech, limit, median = run.speech, run.plan.max_rounds, run.summary["rounds"]["median"]
    if median >= limit:
        return speech.percent(undecided(run), 0), speech.say("lab-tile-endless", limit=limit)
    return str(median), speech.say("lab-tile-length")


def order(run: Run) -> tuple[str, str] | None:
    if not run.finished:
        return None
    at, sure = best_of(run.order_rates())
    chance = run.speech.percent(1 / run.players)
    return run.speech.percent(sure.value), run.speech.say("lab-tile-order", order=at + 1, chance=chance)


def bot(run: Run) -> tuple[str, str] | None:
    rates = run.bot_rates()
    if len(rates) < 2 or not run.finished:
        return None
    name, sure = max(rates.items(), key=lambda entry: entry[1].value)
    return run.speech.percent(sure.value), run.speech.say("lab-tile-bot", bot=name)


def ruin(run: Run) -> tuple[str, str] | None:
    total = sum(run.ruins.values())
    if not total:
        return None
    kinds: dict[str, int] = {}
    for (kind, _), count in run.ruins.items():
        kinds[kind] = kinds.get(kind, 0) + count
    kind, most = max(kinds.items(), key=lambda entry: entry[1])
    words = run.speech.say("lab-tile-ruin", cause=run.speech.say("lab-cause", kind=kind))
    return run.speech.percent(most / total, 0), words


def visited(run: Run) -> tuple[str, str]:
    top = max(run.spaces, key=lambda row: int(row["landings"]))
    return run.speech.percent(float(top["share"])), run.speech.say("lab-tile-visited", space=top["where"])


def spoken_of(row: Row) -> dict[str, str]:
    """A group as messages take it."""
    return {"group": row["name"], "kind": row["kind"]}


def best_of(rates: list[Estimate]) -> tuple[int, Estimate]:
    at = max(range(len(rates)), key=lambda k: rates[k].value)
    return at, rates[at]


def undecided(run: Run) -> float:
    return 1 - run.finished / run.games


def returns_told(run: Run) -> str:
    ranked = run.owned_groups()
    if not ranked:
        return run.speech.say("lab-returns-none")
    sure, unit = run.speech.sure_money(returned(ranked[0])), run.speech.money(1)
    return run.speech.say("lab-returns-best", sure=sure, unit=unit, **spoken_of(ranked[0]))


def even_told(run: Run, row: Row) -> str:
    """When a group or a deed has paid for itself."""
    if row["even_rounds"]:
        return run.speech.say("lab-even-after", rounds=int(float(row["even_rounds"])))
    return run.speech.say("lab-even-in", share=run.speech.percent(float(row["even_share"] or 0), 0))


def length_told(run: Run) -> str:
    speech, limit, median = run.speech, run.plan.max_rounds, run.summary["rounds"]["median"]
    if median >= limit:
        return speech.say("lab-lengths-endless", share=speech.percent(undecided(run), 0), limit=limit)
    return speech.say("lab-lengths-half", rounds=median, sure=speech.sure_number(run.mean_rounds(), 1))


def order_told(run: Run) -> str:
    if not run.finished:
        return run.speech.say("lab-nobody-won")
    at, sure = best_of(run.order_rates())
    name = "lab-order-best" if sure.low > 1 / run.players else "lab-order-equal"
    return run.speech.say(name, order=at + 1, sure=run.speech.sure_rate(sure))


def seats_told(run: Run) -> str:
    if not run.finished:
        return run.speech.say("lab-nobody-won")
    at, sure = best_of(run.seat_rates())
    name = "lab-seats-best" if sure.low > 1 / run.players else "lab-seats-equal"
    return run.speech.say(name, seat=at + 1, sure=run.speech.sure_rate(sure))


def bots_told(run: Run) -> str:
    if not run.finished:
        return run.speech.say("lab-nobody-won")
    name, sure = max(run.bot_rates().items(), key=lambda entry: entry[1].value)
    told = "lab-bots-best" if sure.low > 1 / run.players else "lab-bots-equal"
    return run.speech.say(told, bot=name, sure=run.speech.sure_rate(sure))


def ruin_told(run: Run) -> str:
    total = sum(run.ruins.values())
    if not total:
        return run.speech.say("lab-ruin-none")
    (cause, most), *_ = run.ruin_rates().items()
    facts = {"sure": run.speech.sure_rate(most), "count": run.speech.number(total)}
    if cause[0] == "rent":
        return run.speech.say("lab-ruin-rent", **facts, **spoken_of(run.group(cause[1])))
    return run.speech.say("lab-ruin-other", cause=run.cause(cause), **facts)


def visited_told(run: Run) -> str:
    top = max(run.spaces, key=lambda row: int(row["landings"]))
    share = run.speech.percent(float(top["share"]))
    return run.speech.say("lab-landings-most", space=top["where"], share=share)


def middle_round(run: Run) -> Row:
    """The round in which half of the games are over, or the last that enough games came to."""
    rows, median = known_rounds(run), int(run.summary["rounds"]["median"])
    return rows[min(len(rows), median) - 1]


def then_told(run: Run, what: str) -> str:
    """What winners and losers have when half of the games are over."""
    if not run.finished:
        return run.speech.say("lab-nobody-won")
    row = middle_round(run)
    winner, loser = (run.speech.money(held(row, who, what)) for who in ("winner", "loser"))
    name = "lab-worth-then" if what == "worth" else "lab-cash-then"
    return run.speech.say(name, round=row["round"], winner=winner, loser=loser)


def completed_told(run: Run) -> str:
    """What it is worth to have a whole group."""
    rows = [row for row in run.groups if int(row["completed"]) >= ENOUGH]
    if not rows:
        return run.speech.say("lab-completed-none")
    best = max(rows, key=lambda row: float(row["won_rate"]))
    sure = run.speech.sure_rate(rate(int(best["completer_won"]), int(best["completed"])))
    return run.speech.say("lab-completed-best", sure=sure, **spoken_of(best))


def deeds_told(run: Run) -> str:
    rows = [row for row in run.deeds if int(row["owned"])]
    if not rows:
        return run.speech.say("lab-returns-none")
    best = max(rows, key=lambda row: returned(row).value)
    sure, unit = run.speech.sure_money(returned(best)), run.speech.money(1)
    return run.speech.say("lab-deeds-best", deed=best["name"], sure=sure, unit=unit)
