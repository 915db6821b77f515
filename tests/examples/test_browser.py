"""An edition from another package at the web table, in a real browser: in a process where passgo has it."""

import pytest

from tests.examples.conftest import Shelf

pytestmark = pytest.mark.once


def test_the_web_table(harbour: Shelf) -> None:
    harbour.pytest("tests/browser/outside_edition.py")
