"""Runs of one edition side by side: how they were played, and what each changes against the first."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from passgo.lab.report.answers import middle_round, spoken_of
from passgo.lab.report.run import LETTERS, Row, Run, held, returned
from passgo.lab.statistics import Estimate, difference, rate, rate_difference

MOST_CAUSES = 6
SURE = 4.0  # standard errors that the most changed of a hundred spaces hardly reaches by chance


@dataclass
class Change:
    """A figure of the first run and of another, and how far they are apart."""

    about: str  # the chart that shows it
    what: str
    first: Estimate
    second: Estimate
    apart: Estimate
    places: int = 2  # of the figures; -1 means percent
    run: str = "B"  # what the other run is called

    @property
    def clear(self) -> bool:
        """Whether it is more than chance."""
        return self.apart.low > 0 or self.apart.high < 0


def changes(first: Run, second: Run, letter: str = "B") -> list[Change]:
    """All figures that can be compared, the length of a game first."""
    return [replace(change, run=letter) for change in changed(first, second)]


def changed(first: Run, second: Run) -> list[Change]:
    say = first.speech.say
    a, b = first.mean_rounds(), second.mean_rounds()
    found = [Change("rounds", say("lab-what-rounds"), a, b, difference(b, a), 1)]
    found.append(rates("rounds", say("lab-what-winner"), first.finished_rate(), second.finished_rate()))
    if same_chances(first, second) and first.finished and second.finished:
        for at, (a, b) in enumerate(zip(first.order_rates(), second.order_rates(), strict=True), 1):
            found.append(rates("order", say("lab-what-order", order=at), a, b))
        for at, (a, b) in enumerate(zip(first.seat_rates(), second.seat_rates(), strict=True), 1):
            found.append(rates("seats", say("lab-what-seat", seat=at), a, b))
        ours, theirs = first.bot_rates(), second.bot_rates()
        if len(ours) > 1:
            common = [bot for bot in ours if bot in theirs]
            found += [rates("bots", say("lab-what-bot", bot=bot), ours[bot], theirs[bot]) for bot in common]
    paid = {row["group"]: returned(row) for row in second.owned_groups()}
    for row in first.owned_groups():
        if row["group"] in paid:
            a, b = returned(row), paid[row["group"]]
            found.append(Change("returns", say("lab-what-return", **spoken_of(row)), a, b, difference(b, a)))
    broke = second.ruin_rates()
    for cause, a in list(first.ruin_rates().items())[:MOST_CAUSES]:
        if cause in broke:
            found.append(rates("ruin", say("lab-what-ruin", cause=first.cause(cause)), a, broke[cause]))
    return found


def same_chances(first: Run, *others: Run) -> bool:
    """Whether wins can be compared: with more players at the table everybody wins less."""
    return all(first.players == other.players for other in others)


def rates(about: str, what: str, a: Estimate, b: Estimate) -> Change:
    return Change(about, what, a, b, rate_difference(b, a), -1)


def figure(run: Run, change: Change, value: float) -> str:
    return run.speech.percent(value) if change.places < 0 else run.speech.number(value, change.places)


def apart(run: Run, change: Change, value: float) -> str:
    """A difference, or an end of its interval."""
    return run.speech.signed(100 * value, 1) if change.places < 0 else run.speech.signed(value, change.places)


def apart_told(run: Run, change: Change) -> str:
    told = apart(run, change, change.apart.value)
    return run.speech.say("lab-points", value=told) if change.places < 0 else told


def length_change(run: Run, found: list[Change]) -> str:
    """What another run does to the length of a game."""
    rounds = found[0].apart
    if not found[0].clear:
        return run.speech.say("lab-as-long")
    ends = sorted((abs(rounds.low), abs(rounds.high)))
    low, high = (run.speech.number(end, 1) for end in ends)
    name = "lab-longer" if rounds.value > 0 else "lab-shorter"
    return run.speech.say(name, rounds=run.speech.number(abs(rounds.value), 1), low=low, high=high)


def told(run: Run, found: list[Change], about: str) -> str:
    """The clearest change that a chart shows."""
    clear = [change for change in found if change.about == about and change.clear]
    if not clear:
        return run.speech.say("lab-change-none")
    most = max(clear, key=lambda change: abs(change.apart.value) / (change.apart.error or 1.0))
    first, second = figure(run, most, most.first.value), figure(run, most, most.second.value)
    facts = {"first": first, "second": second, "apart": apart_told(run, most), "run": most.run}
    words = run.speech.say("lab-change", what=most.what, **facts)
    return words[0].upper() + words[1:]


def then_all(runs: Sequence[Run], what: str) -> str:
    """What the winners of each run have in the same round."""
    first = runs[0]
    if not all(run.finished for run in runs):
        return first.speech.say("lab-change-none")
    row = middle_round(first)
    told = []
    for letter, run in zip(LETTERS, runs, strict=False):
        found = run.rounds[min(len(run.rounds), int(row["round"])) - 1]
        told.append(first.speech.say("lab-in-run", value=first.speech.money(held(found, "winner", what)), run=letter))
    name = "lab-worth-all" if what == "worth" else "lab-cash-all"
    return first.speech.say(name, round=row["round"], told=", ".join(told))


def landings_told(first: Run, second: Run, letter: str = "B") -> str:
    """The space whose landings change most, if that is more than the most of so many spaces does by chance."""
    changed = [landed(a, b, first, second) for a, b in zip(first.spaces, second.spaces, strict=True)]
    most = max(changed, key=lambda change: abs(change.apart.value))
    if abs(most.apart.value) < SURE * most.apart.error:
        return first.speech.say("lab-landings-same")
    shares = [first.speech.percent(side.value, 2) for side in (most.first, most.second)]
    return first.speech.say("lab-landings-apart", space=most.what, first=shares[0], second=shares[1], run=letter)


def landed(a: Row, b: Row, first: Run, second: Run) -> Change:
    ours, theirs = (rate(int(row["landings"]), run.landings) for row, run in ((a, first), (b, second)))
    return rates("board", a["where"], ours, theirs)


def differing(*runs: Run) -> list[tuple[str, ...]]:
    """In what the runs were played differently: a word for it, and how each has it."""
    first = runs[0]
    say, number = first.speech.say, first.speech.number
    facts: list[tuple[str, ...]] = [
        (say("lab-is-variant"), *(run.variant for run in runs)),
        (say("lab-is-board"), *(run.board for run in runs)),
        (say("lab-is-players"), *(str(run.players) for run in runs)),
        (say("lab-is-bots"), *(run.bots() for run in runs)),
        (say("lab-is-games"), *(number(run.games) for run in runs)),
        (say("lab-is-seed"), *(str(run.plan.seed) for run in runs)),
        (say("lab-is-limit"), *(number(run.plan.max_rounds) for run in runs)),
    ]
    for key in sorted(first.header.settings):
        values = (run.texts.setting_value(key, run.header.settings[key]) for run in runs)
        facts.append((first.setting(key), *values))
    return [fact for fact in facts if len(set(fact[1:])) > 1]
