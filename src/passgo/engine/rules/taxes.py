"""Tax spaces: a printed amount, or for Income Tax a choice between that and a tenth of one's worth."""

from typing import Final

from passgo.engine.actions import FLAT, PERCENT, Options
from passgo.engine.columns import i64
from passgo.engine.events import TAX, cause
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.rules.victory import worth
from passgo.engine.settings import INCOME_TAX, TAX_CHOICE
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered


def tax(s: State, amount: i64) -> None:
    s.push(DEBT, s.turn, fines_to(s), amount, cause(TAX, s.place[s.turn]))


class PayTax(Step):
    """The printed amount (CLS-TAX-1)."""

    def run(self, s: State, amount: i64, b: i64, c: i64, d: i64, /) -> None:
        tax(s, amount)


class PayIncomeTax(Step):
    """The printed amount; where both are printed, the payer chooses before counting (tax.income, CLS-TAX-1)."""

    def run(self, s: State, amount: i64, percent: i64, c: i64, d: i64, /) -> None:
        if s.settings[INCOME_TAX] == TAX_CHOICE:
            s.push(CHOOSE_TAX, amount, percent)
        else:
            tax(s, amount)


class ChooseTax(ManagingChoice):
    """The flat amount, or a percentage of everything you own, rounded up."""

    def own_options(self, s: State, amount: i64, percent: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(FLAT)
        out.add(PERCENT)

    def default_action(self, s: State, amount: i64, percent: i64, c: i64, d: i64, /) -> i64:
        """The lesser of the two."""
        return PERCENT if worth(s, s.turn) * percent < 100 * amount else FLAT

    def apply_own(self, s: State, amount: i64, percent: i64, c: i64, d: i64, action: i64, /) -> None:
        tax(s, amount if action == FLAT else (worth(s, s.turn) * percent + 99) // 100)


PAY_TAX: Final[i64] = numbered(PayTax(), "amount")
PAY_INCOME_TAX: Final[i64] = numbered(PayIncomeTax(), "amount", "percent")
CHOOSE_TAX: Final[i64] = numbered(ChooseTax("tax"), "amount", "percent")
