"""Steps and choices, the two kinds of thing that can be pending, and their table of numbers.

A step keeps nothing: what is pending is its number and up to four arguments on the state's stack. What the arguments
are called is said once, where the step is numbered; questions, saves and digests follow from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from passgo.engine.actions import NOT_AN_OPTION, FreeVerb, Options
from passgo.engine.columns import Ints, append, empty, i64, mypyc_attr, pushed, vec

if TYPE_CHECKING:
    from passgo.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing that happens, without a question."""

    def __init__(self) -> None:
        self.name: str = type(self).__name__
        self.number: i64 = -1
        self.arguments: tuple[str, ...] = ()  # their names in order; "" for one that it does not take
        self.later: tuple[str, ...] = ()  # those of them that older saves lack, where they are 0
        self.step_argument: i64 = -1  # which argument is itself a step's number, if one is

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        raise NotImplementedError(self.name)

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        """What it is about, for programs and people: the arguments by name. Who packs two things in one parts them."""
        return {name: values[k] for k, name in enumerate(self.arguments) if name}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A question to one player: who, among what, and what the answer does.

    What is legal is said once: by `options`, and `illegal_reason` follows, or by `illegal_reason`, which knows better
    reasons; then `options` is a list of candidates with `put_if_legal`.
    """

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

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """What is said for somebody who says nothing: the option that gives least away (`actions.Verb.gives`).

        It never deals, buys, bids, sells, mortgages, builds, lifts or plays a kept card because it wants to. Where one
        of several losses is compulsory, a choice says itself which is the least.
        """
        return self.all_options(s, a, b, c, d).harmless()

    def illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        """0 when the action is legal, else the number of the refusal that says why not."""
        if self.all_options(s, a, b, c, d).has(action):
            return 0
        return NOT_AN_OPTION

    def all_options(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> Options:
        out = Options()
        self.options(s, a, b, c, d, out)
        return out

    def put_if_legal(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, out: Options, /) -> None:
        """List an action unless the rule itself refuses it."""
        if self.illegal_reason(s, a, b, c, d, action) == 0:
            out.put(action)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        """Do what was chosen. The choice is off the stack already; push it again to ask again."""
        raise NotImplementedError(self.name)


NO_CHOICE: Final = Choice("none")
ARGUMENTS: Final = 4  # that a step has at most

ACTS: Final[i64] = 0  # a plain step
ASKS_IF_OPEN: Final[i64] = 1
ASKS: Final[i64] = 2  # a choice that is open whatever happened


class StepTable:
    """The steps by number as the machine reads them: what holds in every game is noted, so that it calls nothing."""

    def __init__(self) -> None:
        self.steps: vec[Step] = vec[Step]()
        self.choices: vec[Choice] = vec[Choice]()  # NO_CHOICE for what asks nothing
        self.manner: Ints = empty()  # whether a step acts or asks
        self.asks_turn: Ints = empty()  # whether it is always put to the player whose turn it is

    def enter(self, step: Step) -> None:
        choice = step if isinstance(step, Choice) else NO_CHOICE
        manner = ACTS
        if choice is not NO_CHOICE:
            manner = ASKS if type(choice).open is Choice.open else ASKS_IF_OPEN
        self.steps = append(self.steps, step)
        self.choices = append(self.choices, choice)
        self.manner = pushed(self.manner, manner)
        self.asks_turn = pushed(self.asks_turn, i64(choice is not NO_CHOICE and type(choice).player is Choice.player))

    def run(self, s: State, number: i64) -> None:
        """Do a step that takes no arguments at once, where nothing can come between."""
        self.steps[number].run(s, 0, 0, 0, 0)


STEPS: Final[list[Step]] = []
STEP_NUMBERS: Final[dict[str, int]] = {}
TABLE: Final = StepTable()


def numbered(step: Step, *arguments: str) -> i64:
    """Enter a step into the table with the names of its arguments; its class name stands for it in saved games.

    Unnamed arguments are always 0. One of them may be a step's number itself: `"award:step"`. One that a later version
    gave it is 0 in saves that lack it: `"interest_paid:later"`.
    """
    if step.name in STEP_NUMBERS:
        raise ValueError(f"two steps are called {step.name}")
    names = [argument.removesuffix(":step").removesuffix(":later") for argument in arguments]
    if len(names) > ARGUMENTS or "step" in names or len(set(names) - {""}) + names.count("") < len(names):
        raise ValueError(f"{step.name} cannot have the arguments {arguments}")
    step.arguments = tuple(names)
    step.later = tuple([argument.removesuffix(":later") for argument in arguments if argument.endswith(":later")])
    for k, argument in enumerate(arguments):
        if argument.endswith(":step"):
            step.step_argument = k
    step.number = len(STEPS)
    STEP_NUMBERS[step.name] = len(STEPS)
    STEPS.append(step)
    TABLE.enter(step)
    return step.number


def effect(step: Step, *arguments: str) -> i64:
    """The same for what a card makes happen: its last argument is the card that was drawn."""
    return numbered(step, *arguments, *[""] * (ARGUMENTS - 1 - len(arguments)), "card")


def step_name(number: i64) -> str:
    """What stands for a step in data; nothing for -1."""
    return STEPS[number].name if number >= 0 else ""


def digest_spelling(step: Step, values: Sequence[int]) -> list[object]:
    """A step as digests spell it: [name, argument, argument, argument, argument], all four of them by position.

    Records and stores of every version hold digests made of this, so it never changes; saves have names instead.
    """
    spelled: list[object] = [step.name, *values]
    if step.step_argument >= 0:
        spelled[step.step_argument + 1] = step_name(values[step.step_argument])
    return spelled


def place_of(step: i64, name: str) -> i64:
    """Where on the stack an argument of a step lies: asked once, when a module is loaded."""
    return STEPS[step].arguments.index(name)
