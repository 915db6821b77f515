"""An edition from another package does what every edition must, and its own tests pass."""

import pytest

from tests.examples.conftest import ROOT, Shelf

pytestmark = pytest.mark.once


def test_all_that_every_edition_must_do(harbour: Shelf) -> None:
    """The tests of conformance name no edition: they take those that they find."""
    tests = ["tests/conformance/test_editions.py", "tests/conformance/test_settings_matter.py"]
    assert "harbour" not in "".join((ROOT / test).read_text(encoding="utf-8") for test in tests)
    found = harbour.pytest(*tests, "--collect-only", "-k", "harbour")
    assert found.count("harbour") >= 50
    harbour.pytest("tests/conformance")


def test_a_classic_game_is_the_same_beside_it(harbour: Shelf) -> None:
    """What another edition adds to verbs, events and settings moves nothing in the others."""
    digest = "import passgo; from passgo.bots import bot; from passgo.bots.base import play_out; " + (
        "g = passgo.Game.start('classic', 4, 3); play_out(g.state, [bot('trader', k) for k in range(4)], 30); "
        "print(g.digest(), passgo.EDITIONS['classic'].rules_digest)"
    )
    alone = Shelf(harbour.home, harbour.home)  # a folder without packages
    assert harbour.python("-c", digest).stdout == alone.python("-c", digest).stdout != ""


def test_its_own_tests(harbour: Shelf) -> None:
    harbour.pytest("examples/harbour/tests")


def test_the_list_of_its_tests_by_rule_is_up_to_date(harbour: Shelf) -> None:
    ran = harbour.python("tools/rule_tests.py", "--check", "examples/harbour")
    assert ran.returncode == 0, ran.stderr
