"""A debt falls due when nothing else is to happen first: whoever is out by then neither pays nor is paid."""

import pytest

from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.machine import advance
from passgo.engine.rules.debt import DEBT
from passgo.testing import table

A, B, C = range(3)


@pytest.mark.parametrize(("debtor", "creditor"), [(C, A), (A, C)])
def test_a_debt_of_or_to_somebody_who_is_out_lapses(debtor: int, creditor: int) -> None:
    t = table(players=3).has(A, 500).bankrupt(C)
    state = t.game.state
    state.push(DEBT, debtor, creditor, 100, cause(CARD_EFFECT))
    advance(state)
    assert (t.cash(A), t.cash(C)) == (500, 0)
    assert t.decision.kind == "turn"
