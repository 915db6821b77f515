"""Addresses take turns, however many jobs each has."""

from __future__ import annotations

from passgo.server.fair_queue import FairQueue
from passgo.server.limits import household


def taken(queue: FairQueue[str]) -> list[str]:
    """All jobs in the order of their turns."""
    jobs = []
    while (turn := queue.pop()) is not None:
        jobs.append(turn.job)
    return jobs


def test_an_address_with_thirty_tables_gets_one_turn_in_a_round_like_everybody() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(30):
        queue.push(f"crowd {table}", ["crowd"])
    for address in ("a", "b", "c"):
        for table in range(2):
            queue.push(f"{address} {table}", [address])
    assert len(queue) == 36
    jobs = taken(queue)
    assert jobs[:8] == ["crowd 0", "a 0", "b 0", "c 0", "crowd 1", "a 1", "b 1", "c 1"]
    assert jobs[8:] == [f"crowd {table}" for table in range(2, 30)]
    assert len(queue) == 0


def test_who_has_had_a_turn_and_comes_again_is_behind_those_who_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a 0", "b 0", "c 0"):
        queue.push(job, [job[0]])
    turn = queue.pop()
    assert turn is not None and turn.job == "a 0"
    queue.push("a 1", ["a"])
    assert taken(queue) == ["b 0", "c 0", "a 1"]


def test_a_table_with_guests_of_several_addresses_stands_in_the_shortest_line() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(5):
        queue.push(f"crowd {table}", ["crowd"])
    queue.push("family", ["crowd", "family"])
    assert taken(queue)[1] == "family"


def test_all_addresses_have_the_same_part_of_the_time_whatever_they_have_going_on() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(30):
        queue.push(f"crowd {table}", ["crowd"])
    queue.push("family", ["family"])
    parts = [(turn.job, turn.sharers) for turn in (queue.pop(), queue.pop(), queue.pop()) if turn is not None]
    assert parts == [("crowd 0", 2 * 30), ("family", 2 * 1), ("crowd 1", 1 * 29)]


def test_a_job_whose_turn_came_to_nothing_is_first_and_one_that_is_taken_out_is_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a 0", "b 0", "b 1"):
        queue.push(job, [job[0]])
    queue.push_first("again", ["b"])
    assert queue.discard("b 0") and not queue.discard("b 0") and queue.discard("a 0")
    assert taken(queue) == ["again", "b 1"] and not queue.lines


def test_one_client_with_many_addresses_of_version_6_counts_as_one() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::7") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("192.0.2.7") != household("192.0.2.8") and household("testclient") == "testclient"
