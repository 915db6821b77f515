"""The referee's chair: he hears every event of a game in order, judges it, and holds his books against the table.

An edition's referee has a method for each event it knows (`rent-due` is `rent_due`); an event without one is a
disagreement, so nothing passes unseen. What a method says with `expect` is a judgement; what it enters in the ledger is
compared with the table after the step.
"""

import importlib
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tests.referee.ledger import Ledger
from tests.referee.watching import Names, Setup, Step, Told, names_of, watch

REMEMBERED = 12  # events that a disagreement tells again


class Referee:
    """One game's judge. Subclasses set `self.ledger` up and judge."""

    ledger: Ledger

    def __init__(self, setup: Setup, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.judged: Counter[str] = Counter()
        self.step_number = -1
        self.step: Step | None = None
        self.recent: deque[object] = deque(maxlen=REMEMBERED)
        self.coming: Sequence[Told] = ()  # what the same step tells after the event that is judged

    # ------------------------------------------------------------------ what happens

    def hear(self, step: Step) -> None:
        """A step: the answer, every event in order, then the table."""
        self.step_number += 1
        self.step = step
        self.recent.append(step)
        self.answered(step)
        for at, told in enumerate(step.told):
            self.recent.append(told)
            self.coming = step.told[at + 1 :]
            method = getattr(self, told.name.replace("-", "_"), None)
            if method is None:
                self.disagree(f"nobody judges {told}")
            else:
                method(told)
        self.settled(step)
        for difference in self.ledger.differences(step):
            self.disagree(difference)

    def answered(self, step: Step) -> None:
        """Before the events: was this to be asked and answered?"""

    def settled(self, step: Step) -> None:
        """After the events, before the books are compared."""

    def finished(self) -> None:
        """After the last step that was watched."""

    # ------------------------------------------------------------------ what he says

    def expect(self, what: str, expected: object, seen: object) -> None:
        if expected != seen:
            self.disagree(f"{what}: expected {expected}, seen {seen}")

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            self.disagree(what)

    def disagree(self, what: str) -> None:
        past = "\n    ".join(map(str, self.recent))
        raise AssertionError(f"{what}\n  in {self.setup}\n  step {self.step_number}, after\n    {past}")

    def count(self, kind: str) -> None:
        self.judged[kind] += 1


@dataclass(frozen=True)
class Sheet:
    """What the referee of an edition watches: `tests/referee/EDITION.py` has one, named SHEET."""

    edition: str
    referee: type[Referee]
    players: tuple[int, int]  # the fewest, the most
    rounds: int  # watched at most
    settings: Sequence[Mapping[str, object]]  # the first set is the default, {}
    variants: Sequence[str] = ("normal", "short", "timed")
    skins: Sequence[str] = ("",)
    interrupts: bool = False  # whether players ask now and then to manage out of turn, or give up before selling all
    kinds: Sequence[str] = ()  # what must have been judged at least once in a sample
    not_judged: Mapping[str, str] = field(default_factory=dict)  # settings or values that he does not model, and why


def sheet_of(edition: str) -> Sheet:
    sheet = importlib.import_module(f"tests.referee.{edition}").SHEET
    assert isinstance(sheet, Sheet)
    return sheet


def setups(sheet: Sheet, games: int, seed: int, bots: Sequence[str]) -> Iterator[Setup]:
    """A spread of games: settings, bots, variants, boards and numbers of players turn at rates of their own."""
    fewest, most = sheet.players
    for game in range(games):
        lap = game // len(sheet.settings)
        yield Setup(
            sheet.edition,
            fewest + (game + game // 7) % (most - fewest + 1),
            bots[(game + lap) % len(bots)],
            sheet.settings[game % len(sheet.settings)],
            sheet.variants[(game // 2 + lap) % len(sheet.variants)],
            seed + game,
            sheet.rounds,
            sheet.skins[(game // 3 + lap) % len(sheet.skins)],
            sheet.interrupts,
        )


def judge(setup: Setup) -> Counter[str]:
    """Watch one game and say what was judged; a disagreement is raised as AssertionError."""
    referee = sheet_of(setup.edition).referee(setup, names_of(setup))
    for step in watch(setup):
        referee.hear(step)
    referee.finished()
    referee.judged["games"] += 1
    return referee.judged


def judge_all(games: Iterator[Setup]) -> Counter[str]:
    judged: Counter[str] = Counter()
    for setup in games:
        judged += judge(setup)
    return judged
