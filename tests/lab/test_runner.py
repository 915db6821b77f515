"""Many games: addressed by number, played the same however the run is cut."""

import pytest

from passgo import Game
from passgo.engine.save import digest
from passgo.lab.runner import Dealer, Plan, run_chunk
from passgo.lab.tally import Tally

PLAN = Plan("classic", bots=("simple", "random"), seed=11, max_rounds=25)


def everything(tally: Tally) -> dict[str, object]:
    return vars(tally)


def test_how_a_run_is_cut_changes_nothing() -> None:
    whole = run_chunk(PLAN, 0, 10)
    parts = Tally(4)
    for first, count in ((0, 5), (5, 1), (6, 4)):
        parts += run_chunk(PLAN, first, count)
    assert everything(parts) == everything(whole)
    assert parts.digest == whole.digest


def test_a_run_repeats_itself() -> None:
    assert everything(run_chunk(PLAN, 3, 4)) == everything(run_chunk(PLAN, 3, 4))


def test_a_game_depends_on_its_seed_alone() -> None:
    later = Plan("classic", seed=13, max_rounds=25)
    earlier = Plan("classic", seed=11, max_rounds=25)
    assert run_chunk(later, 0, 2).digest == run_chunk(earlier, 2, 2).digest


def test_a_dealt_game_is_the_one_that_game_start_gives() -> None:
    for variant in ("normal", "short", "timed"):
        dealt = Dealer(Plan("classic", players=3, seed=5, variant=variant)).dealt(2)
        assert digest(dealt) == Game.start("classic", 3, seed=7, variant=variant).digest()
        assert not dealt.recording


def test_bots_take_the_seats_in_turn() -> None:
    assert PLAN.seating(0) == ["simple", "random", "simple", "random"]
    assert PLAN.seating(1) == ["random", "simple", "random", "simple"]
    assert Plan("classic", players=3, bots=("simple",)).seating(7) == ["simple"] * 3


def test_wins_add_up_to_finished_games() -> None:
    tally = run_chunk(Plan("classic", players=3, bots=("simple", "random"), variant="short", max_rounds=150), 0, 12)
    assert tally.finished > 0
    assert sum(tally.wins_by_seat) == pytest.approx(tally.finished)
    assert sum(tally.wins_by_bot.values()) == pytest.approx(tally.finished)
    assert sum(tally.rounds.values()) == tally.games == 12


def test_time_is_called_in_a_timed_game() -> None:
    tally = run_chunk(Plan("classic", variant="timed", time_after=4), 0, 5)
    assert tally.finished == 5
    assert max(tally.rounds) <= 5


def test_a_game_stops_at_the_limit_of_rounds() -> None:
    tally = run_chunk(Plan("classic", max_rounds=6), 0, 3)
    assert tally.finished == 0
    assert tally.rounds == {6: 3}


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("chess"), "there is no edition 'chess'"),
        (Plan("classic", bots=("simple", "genius")), "there is no bot 'genius'"),
        (Plan("classic", players=9), "2 to 8 players"),
    ],
)
def test_a_plan_that_cannot_be_played(plan: Plan, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        run_chunk(plan, 0, 1)
