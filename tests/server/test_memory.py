"""What lives long is not looked at again by the garbage collector, until it is time to look at everything."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from passgo.server import memory


class Ring:
    """Part of a cycle, which the collector alone can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def aside() -> Iterator[memory.Aside]:
    aside = memory.Aside()
    gc.callbacks.append(aside)
    yield aside
    gc.callbacks.remove(aside)
    gc.unfreeze()


def dropped() -> weakref.ref[Ring]:
    """A cycle that was there at a full collection and is garbage since."""
    ring = Ring()
    gc.collect()
    return weakref.ref(ring)


def test_a_full_collection_puts_aside_what_lives(aside: memory.Aside) -> None:
    ring = dropped()
    gc.collect()
    assert ring() is not None and gc.get_freeze_count() > 0


def test_from_time_to_time_everything_is_looked_at(aside: memory.Aside) -> None:
    ring = dropped()
    aside.looked_at_all -= memory.LOOK_AT_ALL + 1
    gc.collect()
    assert ring() is None
