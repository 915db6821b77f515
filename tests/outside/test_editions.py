"""Programs and classes from outside play every edition, with people's questions of all kinds around them."""

from __future__ import annotations

import sys

import pytest

from passgo import EDITIONS
from passgo.bots.outside.programs import close_all
from passgo.lab.runner import Dealer, Plan
from tests.outside.test_rascals import RASCAL


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("variant", ["normal", "timed"])
def test_a_program_among_others(edition: str, variant: str) -> None:
    variant = variant if variant in EDITIONS[edition].variants else "normal"
    program = f"exec:{sys.executable} -I -S {RASCAL} well"
    plan = Plan(edition, 3, (program, "random", "trader"), variant=variant, max_rounds=8, time_after=6, bot_time=60.0)
    dealer = Dealer(plan)
    try:
        assert all(dealer.played(k).decisions > 20 for k in range(2))
        assert dealer.forfeits.data() == {}
    finally:
        close_all()
