"""No power cut takes away what was acknowledged. A failure names its seed: Run(files, seed).cuts(CUTS) repeats it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.storage.powercut import Files, Run

CUTS = 20  # on one disk, one after the other


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    files = Files()
    yield files
    files.unregister()


def test_nothing_acknowledged_is_lost(files: Files) -> None:
    runs = [Run(files, seed) for seed in range(20)]
    assert [wrong for run in runs if (wrong := run.cuts(CUTS))] == []
    assert sum(run.appended for run in runs) > 1000


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 1500, 50))
def test_nothing_acknowledged_is_lost_in_ten_thousand_cuts(files: Files, first: int) -> None:
    assert [wrong for seed in range(first, first + 50) if (wrong := Run(files, seed).cuts(CUTS))] == []


def test_without_syncing_at_every_commit_the_cuts_are_noticed(files: Files) -> None:
    """The control: were the harness blind, it would see nothing here either."""
    wrong = [Run(files, seed, "NORMAL").cuts(CUTS) for seed in range(20)]
    assert len([what for what in wrong if what and "events where" in what]) > 10
