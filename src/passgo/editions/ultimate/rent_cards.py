"""Who pays which rent to whom in Ultimate, with the cards that change it.

Some cards apply by themselves; about the others the visitor is asked. Mostly it is his turn, but a card may make others
visit too.
"""

from typing import Final

from passgo.editions.ultimate.hand import held, list_held, spend, spend_if_held
from passgo.editions.ultimate.ledger import JAIL_MARKS, RENT_TO_POOL
from passgo.editions.ultimate.reactions import SumEffect, Threat, ask_or_do, pack_sum, sum_amount, sum_deed
from passgo.editions.ultimate.uses import (
    CHEAP_RENT,
    HALF_RAILROAD_RENT,
    JUST_SAY_NO,
    MORE_RENT,
    NO_RENT,
    REVERSE_RENT,
)
from passgo.engine.actions import PAY, Options, about
from passgo.engine.board import RAILROAD
from passgo.engine.columns import i64
from passgo.engine.events import RENT, RENT_DUE, cause
from passgo.engine.rules.debt import DEBT
from passgo.engine.state import POOL, State
from passgo.engine.steps import Choice, numbered

RENOVATED: Final[i64] = 50  # more for the owner who renovated
LOW_RENT: Final[i64] = 50


def demand_rent(s: State, visitor: i64, deed: i64, amount: i64) -> None:
    """The visitor owes this much for a property, before anybody's cards.

    A comped room spares him everything, and then the owner's renovation waits for the next visitor. Half the rent of a
    railroad is rounded up, and halved before the renovation adds to it.
    """
    if spend_if_held(s, visitor, NO_RENT):
        return
    if s.edition.board.family[deed] == RAILROAD and spend_if_held(s, visitor, HALF_RAILROAD_RENT):
        amount = (amount + 1) // 2
    if spend_if_held(s, s.owner[deed], MORE_RENT):
        amount += RENOVATED
    s.emit(RENT_DUE, visitor, s.owner[deed], deed, amount)
    if held(s, visitor, REVERSE_RENT) >= 0 or (amount > LOW_RENT and held(s, visitor, CHEAP_RENT) >= 0):
        s.push(ANSWER_RENT, visitor, deed, amount)
    else:
        pay_rent(s, visitor, deed, amount)


def rent_goes_to(s: State, deed: i64) -> i64:
    """The owner; the Pool while he sits in Jail for a card that says so."""
    owner = s.owner[deed]
    return POOL if s.jail[owner] > 0 and s.extra[JAIL_MARKS + owner] & RENT_TO_POOL else owner


def pay_rent(s: State, visitor: i64, deed: i64, amount: i64) -> None:
    s.push(DEBT, visitor, rent_goes_to(s, deed), amount, cause(RENT, deed))


class AnswerRent(Choice):
    """Pay in full, or play a card: pay only fifty, or collect the rent instead of paying it."""

    def player(self, s: State, visitor: i64, deed: i64, amount: i64, d: i64, /) -> i64:
        return visitor

    def options(self, s: State, visitor: i64, deed: i64, amount: i64, d: i64, out: Options, /) -> None:
        list_held(s, visitor, REVERSE_RENT, out)
        if amount > LOW_RENT:
            list_held(s, visitor, CHEAP_RENT, out)
        out.add(PAY)

    def apply(self, s: State, visitor: i64, deed: i64, amount: i64, d: i64, action: i64, /) -> None:
        if action == PAY:
            pay_rent(s, visitor, deed, amount)
            return
        spend(s, visitor, about(action))
        if s.edition.card_use[about(action)] == CHEAP_RENT:
            pay_rent(s, visitor, deed, LOW_RENT)
        else:
            owner = s.owner[deed]
            can_cancel = held(s, owner, JUST_SAY_NO) >= 0
            ask_or_do(s, REVERSAL, can_cancel, owner, COLLECT_REVERSED, pack_sum(deed, amount), visitor)


class Reversal(Threat):
    """The visitor turns the rent round; if the owner says no, it is paid as usual."""

    def cancelled(self, s: State, owner: i64, due: i64, visitor: i64, /) -> None:
        pay_rent(s, visitor, sum_deed(due), sum_amount(due))


class CollectReversed(SumEffect):
    """The owner pays the visitor, also when the Pool would have got the rent."""

    def run(self, s: State, owner: i64, due: i64, visitor: i64, d: i64, /) -> None:
        s.push(DEBT, owner, visitor, sum_amount(due), cause(RENT, sum_deed(due)))


ANSWER_RENT: Final[i64] = numbered(AnswerRent("rent-card"), "visitor", "deed", "amount")
REVERSAL: Final[i64] = numbered(Reversal("threat"), "target", "effect:step", "first", "second")
COLLECT_REVERSED: Final[i64] = numbered(CollectReversed(), "owner", "due", "visitor")
