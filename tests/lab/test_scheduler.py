"""The simulated schedule of a run: as fast as its workers, until who takes in their results has no time left."""

import pytest

from passgo.lab.runner import Plan
from passgo.lab.running import Crew, book_keeping
from tools.scheduler import Cost, measured, scheduled

PIECES = 20_000


@pytest.mark.parametrize("workers", [1, 10, 100])
def test_workers_share_the_work_where_taking_it_in_costs_nothing(workers: int) -> None:
    went = scheduled(workers, PIECES, Cost(play=1.0, take=0.0, sent=0, returned=0), starting=0.0)
    assert 0.95 * workers < PIECES / went.seconds < 1.01 * workers
    assert went.busy == 0.0


def test_nobody_is_faster_than_results_are_taken_in() -> None:
    went = scheduled(1000, PIECES, Cost(play=1.0, take=0.01, sent=0, returned=0), starting=0.0)
    assert went.seconds >= PIECES * 0.01
    assert PIECES / went.seconds == pytest.approx(100, rel=0.02)
    assert went.busy > 0.98


def test_workers_who_start_late_are_missed_once() -> None:
    cost = Cost(play=1.0, take=0.0, sent=0, returned=0)
    late, early = scheduled(10, 100, cost, starting=5.0), scheduled(10, 100, cost, starting=0.0)
    assert late.seconds - early.seconds == pytest.approx(5.0)


def test_what_is_measured_is_what_workers_send() -> None:
    plan = Plan("classic", max_rounds=20)
    cost = measured(plan, 5)
    assert cost.play > cost.take > 0
    (chunk,) = Crew(1).spread(book_keeping(plan, turns=False), plan, [(0, 5)])
    content = len(chunk.sums) + sum(map(len, chunk.rows.values()))
    assert content < cost.returned < content + 2000
    assert 100 < cost.sent < 2000
