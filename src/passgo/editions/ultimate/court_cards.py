"""Kept cards of the law: taking a player to court, and sending one to Jail, also out of turn."""

from typing import Final

from passgo.editions.ultimate.reactions import sue, threaten
from passgo.engine.actions import PICK, Options, about
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.debt import DEBT
from passgo.engine.state import State
from passgo.engine.steps import Choice, Step, numbered

DAMAGES: Final[i64] = 250


def list_others(s: State, player: i64, out: Options) -> None:
    """Everybody else still in the game, from the left."""
    for k in range(1, s.players):
        other = (player + k) % s.players
        if not s.bankrupt[other]:
            out.add(PICK, other)


class SeeInCourt(Choice):
    """Whom you take to court, for 250."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        list_others(s, s.turn, out)

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        sue(s, about(action), PAY_DAMAGES, card, 0)


class PayDamages(Step):
    """The loser pays, and raises the money if he must."""

    def run(self, s: State, target: i64, card: i64, c: i64, d: i64, /) -> None:
        s.push(DEBT, target, s.turn, DAMAGES, cause(CARD_EFFECT, card))


class ChoosePrisoner(Choice):
    """Whom the district attorney sends to Jail; a prisoner's three tries begin anew (IX-58)."""

    def player(self, s: State, card: i64, holder: i64, c: i64, d: i64, /) -> i64:
        return holder

    def options(self, s: State, card: i64, holder: i64, c: i64, d: i64, out: Options, /) -> None:
        list_others(s, holder, out)

    def apply(self, s: State, card: i64, holder: i64, c: i64, d: i64, action: i64, /) -> None:
        threaten(s, about(action), SEND_TO_JAIL, card, 0)


class SendToJail(Step):
    """Directly to Jail; whose turn it is loses the rest of it (UM-ORD-3, IX-16)."""

    def run(self, s: State, target: i64, card: i64, c: i64, d: i64, /) -> None:
        go_to_jail(s, target)


SEE_IN_COURT: Final[i64] = numbered(SeeInCourt("court"), "card", "holder")
PAY_DAMAGES: Final[i64] = numbered(PayDamages(), "target", "card")
CHOOSE_PRISONER: Final[i64] = numbered(ChoosePrisoner("prisoner"), "card", "holder")
SEND_TO_JAIL: Final[i64] = numbered(SendToJail(), "target", "card")
