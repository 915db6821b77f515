"""The files of a run stay the same, byte for byte, in every edition and variant."""

from pathlib import Path

import pytest

from tests.lab.files import known, left_by, plans

KNOWN = known()


def test_every_run_is_known() -> None:
    assert list(KNOWN) == list(plans())


@pytest.mark.parametrize("run", KNOWN)
def test_a_run_leaves_the_files_that_it_always_left(run: str, tmp_path: Path) -> None:
    assert left_by(plans()[run], tmp_path / "run") == KNOWN[run], "see tests/lab/files.py"
