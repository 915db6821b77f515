"""The mark under everything that a turn still has pending; whoever ends a turn at once cuts back to it."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered


class TurnEnd(Step):
    """Nothing is left to do in this turn."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        pass


TURN_END: Final[i64] = numbered(TurnEnd())
