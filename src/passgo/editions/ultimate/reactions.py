"""Actions against a player, and the cards that cancel them.

What is threatened is a step that gets the target and two more numbers: `s.then(effect, target, a, b)`. Cancelling ends
the matter: no card answers a card that says no.
"""

from collections.abc import Sequence
from typing import Final

from passgo.editions.ultimate.hand import held, list_held, spend
from passgo.editions.ultimate.uses import JUST_SAY_NO, LAWYER, STOCK_LAWYER
from passgo.engine.actions import ACCEPT, Options, about
from passgo.engine.columns import i64
from passgo.engine.state import State
from passgo.engine.steps import STEPS, Choice, Step, numbered


def pack_sum(deed: i64, amount: i64) -> i64:
    """A deed and what is paid for it, where one number must do for both."""
    return deed << 32 | amount


def sum_deed(packed: i64) -> i64:
    return packed >> 32


def sum_amount(packed: i64) -> i64:
    return packed & 0xFFFFFFFF


class SumEffect(Step):
    """What is threatened where it is about a deed and a sum: its second argument is both."""

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        target, packed, other, _ = values
        return {
            self.arguments[0]: target,
            "deed": int(sum_deed(packed)),
            "amount": int(sum_amount(packed)),
            self.arguments[2]: other,
        }


class Threat(Choice):
    """Another player acts against you: cancel it with a card that says no, or let it happen."""

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        """What is threatened is told by the names of its own arguments."""
        target, effect, first, second = values
        return {"target": target, "effect": effect, **STEPS[effect].by_name([target, first, second, 0])}

    def player(self, s: State, target: i64, effect: i64, first: i64, second: i64, /) -> i64:
        return target

    def open(self, s: State, target: i64, effect: i64, first: i64, second: i64, /) -> bool:
        return not s.bankrupt[target]

    def options(self, s: State, target: i64, effect: i64, first: i64, second: i64, out: Options, /) -> None:
        list_held(s, target, JUST_SAY_NO, out)
        out.add(ACCEPT)

    def default_action(self, s: State, target: i64, effect: i64, first: i64, second: i64, /) -> i64:
        """Let it happen: nobody's card is played for him."""
        return ACCEPT

    def apply(self, s: State, target: i64, effect: i64, first: i64, second: i64, action: i64, /) -> None:
        if action == ACCEPT:
            s.push(effect, target, first, second)
        else:
            spend(s, target, about(action))
            self.cancelled(s, target, first, second)

    def cancelled(self, s: State, target: i64, first: i64, second: i64, /) -> None:
        """What happens instead; mostly nothing."""


class Lawsuit(Threat):
    """A player takes you to court: saying no helps, and a lawyer who knows more than shares."""

    def options(self, s: State, target: i64, effect: i64, first: i64, second: i64, out: Options, /) -> None:
        list_held(s, target, LAWYER, out)
        list_held(s, target, JUST_SAY_NO, out)
        out.add(ACCEPT)


class Fine(Threat):
    """The law itself acts against you, such as a fine on shares: only a lawyer helps, there is nobody to say no to."""

    def options(self, s: State, target: i64, effect: i64, first: i64, second: i64, out: Options, /) -> None:
        list_held(s, target, LAWYER, out)
        list_held(s, target, STOCK_LAWYER, out)
        out.add(ACCEPT)


def ask_or_do(s: State, threat: i64, can_cancel: bool, target: i64, effect: i64, a: i64, b: i64) -> None:
    """Put the threat to its target if he has a card against it, else it happens."""
    if can_cancel:
        s.push(threat, target, effect, a, b)
    else:
        s.push(effect, target, a, b)


def threaten(s: State, target: i64, effect: i64, a: i64, b: i64) -> None:
    """A player acts against another one."""
    ask_or_do(s, THREAT, held(s, target, JUST_SAY_NO) >= 0, target, effect, a, b)


def sue(s: State, target: i64, effect: i64, a: i64, b: i64) -> None:
    """A player takes another one to court."""
    can_cancel = held(s, target, LAWYER) >= 0 or held(s, target, JUST_SAY_NO) >= 0
    ask_or_do(s, LAWSUIT, can_cancel, target, effect, a, b)


def threaten_legally(s: State, target: i64, effect: i64, a: i64, b: i64) -> None:
    """A fine on shares, or being caught at insider trading: nobody's action, so only a lawyer helps."""
    can_cancel = held(s, target, LAWYER) >= 0 or held(s, target, STOCK_LAWYER) >= 0
    ask_or_do(s, FINE, can_cancel, target, effect, a, b)


THREAT: Final[i64] = numbered(Threat("threat"), "target", "effect:step", "first", "second")
LAWSUIT: Final[i64] = numbered(Lawsuit("threat"), "target", "effect:step", "first", "second")
FINE: Final[i64] = numbered(Fine("threat"), "target", "effect:step", "first", "second")
