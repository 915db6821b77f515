"""The garbage collector looks at new objects alone, and at everything when connections have been closed."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from passgo.server import memory
from tests.server.harness import House, served


class Ring:
    """Part of a cycle, which the collector alone can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def settled() -> Iterator[None]:
    """As a server is that has started."""
    before = gc.get_threshold()
    memory.settle()
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(memory.COLLECTOR.note)
    gc.unfreeze()


def dropped() -> weakref.ref[Ring]:
    """A cycle that has lived for a while and is garbage since."""
    ring = Ring()
    gc.collect(1)
    return weakref.ref(ring)


def test_only_new_objects_are_looked_at_by_themselves(settled: None) -> None:
    ring = dropped()
    kept = [[k] for k in range(20 * memory.YOUNG)]
    assert ring() is not None and len(kept) == 20 * memory.YOUNG


def test_everything_is_looked_at_when_a_part_of_the_connections_has_been_closed(settled: None) -> None:
    collector = memory.Collector()
    ring = dropped()
    collector.closed = memory.LEAST_CLOSED
    assert not collector.tidy_up(memory.CLOSED_PART * memory.LEAST_CLOSED + memory.CLOSED_PART)
    assert ring() is not None
    assert collector.tidy_up(memory.CLOSED_PART * memory.LEAST_CLOSED)
    assert ring() is None and collector.closed == 0


def test_from_time_to_time_everything_is_looked_at(settled: None) -> None:
    collector = memory.Collector()
    ring = dropped()
    assert not collector.tidy_up(0)
    collector.looked_at_all -= memory.LOOK_AT_ALL + 1
    assert collector.tidy_up(0)
    assert ring() is None


@served
async def test_what_closed_connections_leave_is_found(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben")
    [guest] = [each for each in house.table(anna).guests if each.person == anna.key.person]
    left = weakref.ref(guest)
    del guest
    closed = memory.COLLECTOR.closed
    await anna.close()
    while memory.COLLECTOR.closed == closed:
        await asyncio.sleep(0)
    while left() is not None:  # when the last line of its task is done
        memory.COLLECTOR.closed = memory.LEAST_CLOSED
        assert memory.COLLECTOR.tidy_up(house.registry.sockets())
        await asyncio.sleep(0)
