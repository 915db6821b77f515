"""Being sent to Jail. How one gets out again is told in `jail`."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import JAILED
from passgo.engine.state import State
from passgo.engine.steps import Step, effect


def go_to_jail(s: State, player: i64) -> None:
    """Straight to Jail, without salary; for the player whose turn it is the turn is over.

    Rules: CLS-GO-3, CLS-JAL-2, CLS-JAL-10, MIL-74, MIL-75.
    """
    s.put(player, s.edition.board.jail)
    s.jail[player] = 1
    s.emit(JAILED, player)
    if player == s.turn:
        s.drop_turn()


class GoToJail(Step):
    """The space or card that sends to Jail (CLS-JAL-1, MIL-73)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        go_to_jail(s, s.turn)


GO_TO_JAIL: Final[i64] = effect(GoToJail())
