"""Victory and net worth (rulebook 3.30)."""

import pytest

from passgo.engine.rules.victory import worth
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C
from tests.scenarios.ultimate.money import bare


def rich(stocks: str = "par") -> Table:
    """The example of the rulebook."""
    t = bare(networth_stocks=stocks).has(A, 500).owns(A, "Park Place", "Boardwalk", "Reading Railroad", "Ute Cab Co.")
    t.owns(A, "motion-pictures-1", "motion-pictures-2").mortgaged("Reading Railroad").built(1, "Ute Cab Co.")
    return t


@rule("UM-WIN-1", "UM-GEN-1")
def test_the_last_solvent_player_wins_immediately() -> None:
    t = bare().bankrupt(C).has(A, 0).dice(1, 2, 1).play("roll", "flat", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (B,))


@rule("UM-WIN-1")
def test_with_two_left_the_game_goes_on() -> None:
    t = bare().has(A, 0).dice(1, 2, 1).play("roll", "flat", "bankrupt")
    assert (t.game.over, t.decision.player) == (False, B)


@rule("UM-NW-1")
def test_the_example_of_net_worth() -> None:
    assert worth(rich().game.state, A) == 2000


@rule("UM-NW-1")
@pytest.mark.parametrize(("stocks", "value"), [("par", 2000), ("zero", 1800)])
def test_networth_stocks(stocks: str, value: int) -> None:
    t = rich(stocks)
    assert worth(t.game.state, A) == value
    t.mortgaged("motion-pictures-1")
    assert worth(t.game.state, A) == value - (50 if stocks == "par" else 0)


@rule("UM-NW-1")
def test_buildings_count_at_what_they_cost() -> None:
    t = bare().owns_group(A, "dark blue").built(6, "Boardwalk").built(5, "Park Place")
    t.owns(A, "Short Line").built(1, "Short Line")
    assert worth(t.game.state, A) == 1500 + 750 + 11 * 200 + 200 + 100


@rule("UM-NW-1")
def test_cards_count_nothing() -> None:
    t = bare().holds(A, "bus-ticket-1", "roll-three-123", "chance-leave-jail")
    assert worth(t.game.state, A) == 1500
