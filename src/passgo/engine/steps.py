"""Steps and choices, the two kinds of thing that can be pending, and their table of numbers.

A step keeps nothing: what is pending is its number and up to four arguments on the state's stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from passgo.engine.actions import NOT_AN_OPTION, FreeVerb, Options
from passgo.engine.columns import Ints, append, empty, i64, pushed, vec

if TYPE_CHECKING:
    from passgo.engine.state import State


class Step:
    """One thing that happens, without a question."""

    def __init__(self) -> None:
        self.name: str = type(self).__name__
        self.number: i64 = -1
        self.step_argument: i64 = -1  # which argument is itself a step's number, if one is

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        raise NotImplementedError(self.name)


class Choice(Step):
    """A question to one player: who, among what, and what the answer does."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: str = kind
        self.manages: bool = False  # whether property may be managed at this question

    def player(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """Who must answer; by default whose turn it is."""
        return s.turn

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        """Whether there is anything to ask; a closed choice is skipped."""
        return True

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        """List the legal actions that need no open number. Changes nothing."""
        raise NotImplementedError(self.name)

    def price(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """What the deed costs that this question offers, its first argument; -1 where it offers none."""
        return -1

    def free(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        """The verbs with open numbers, such as a bid or an offer, with their limits."""
        return []

    def usual(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """What is said for somebody who says nothing: the option that gives least away (`actions.Verb.gives`).

        It never deals, buys, bids, sells, mortgages, builds, lifts or plays a kept card because it wants to. Where one
        of several losses is compulsory, a choice says itself which is the least.
        """
        out = Options()
        self.options(s, a, b, c, d, out)
        return out.harmless()

    def refuses(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        """0 when the action is legal, else the number of the refusal that says why not."""
        out = Options()
        self.options(s, a, b, c, d, out)
        return 0 if out.has(action) else NOT_AN_OPTION

    def answer(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        """Do what was chosen. The choice is off the stack already; push it again to ask again."""
        raise NotImplementedError(self.name)


ACTS: Final[i64] = 0  # a plain step
ASKS_IF_OPEN: Final[i64] = 1
ASKS: Final[i64] = 2  # a choice that is open whatever happened


class Table:
    """The steps by number as the machine reads them: what holds in every game is noted, so that it calls nothing."""

    def __init__(self) -> None:
        self.steps: vec[Step] = vec[Step]()
        self.choices: vec[Choice | None] = vec[Choice | None]()  # None for what asks nothing
        self.manner: Ints = empty()  # whether a step acts or asks
        self.asks_turn: Ints = empty()  # whether it is always put to the player whose turn it is

    def enter(self, step: Step) -> None:
        choice = step if isinstance(step, Choice) else None
        manner = ACTS
        if choice is not None:
            manner = ASKS if type(choice).open is Choice.open else ASKS_IF_OPEN
        self.steps = append(self.steps, step)
        self.choices = append(self.choices, choice)
        self.manner = pushed(self.manner, manner)
        self.asks_turn = pushed(self.asks_turn, i64(choice is not None and type(choice).player is Choice.player))

    def run(self, s: State, number: i64) -> None:
        """Do a step that takes no arguments at once, where nothing can come between."""
        self.steps[number].run(s, 0, 0, 0, 0)


STEPS: Final[list[Step]] = []
STEP_NUMBERS: Final[dict[str, int]] = {}
TABLE: Final = Table()


def numbered(step: Step) -> i64:
    """Enter a step into the table; its class name stands for it in saved games."""
    if step.name in STEP_NUMBERS:
        raise ValueError(f"two steps are called {step.name}")
    step.number = len(STEPS)
    STEP_NUMBERS[step.name] = len(STEPS)
    STEPS.append(step)
    TABLE.enter(step)
    return step.number
