"""The data of every edition are those of its version: who changes them must say so by another version."""

import subprocess
import sys

import pytest

import passgo
from passgo import EDITIONS
from passgo.engine.steps import STEP_NUMBERS

PRINTINGS = [(name, printing) for name, edition in EDITIONS.items() for printing in edition.printings]


@pytest.mark.parametrize(("name", "printing"), PRINTINGS)
def test_the_data_are_those_of_the_version(name: str, printing: str) -> None:
    edition = EDITIONS[name]
    found = edition.printings[printing].rules_digest
    version = edition.version
    known = "are not those of" if version in edition.released else "are not written down for"
    assert found == edition.released_digest(version, printing), (
        f"The data of {name} ({printing}) {known} version {version}. If they were changed, stored games would become "
        f"others: give the edition another `version`, and say in `earlier` which settings play version {version} as it "
        f"was; without that its games are set aside (CONTRIBUTING, 'A rule that changes'). With a new version add "
        f"this to editions/{name}/released.py: {printing!r}: {found!r}"
    )


def test_every_version_that_is_still_played_has_its_digests() -> None:
    """A version that was released stays written down."""
    for edition in EDITIONS.values():
        assert set(edition.released) >= {edition.version, *edition.earlier}
        assert all(version < edition.version for version in edition.earlier)


OTHER_ORDER = """
import sys, types
package = types.ModuleType("passgo")
package.__path__ = sys.argv[1:]
sys.modules["passgo"] = package
import passgo.engine.rules.turn
from passgo.editions import EDITIONS
from passgo.engine.steps import STEP_NUMBERS
print(",".join(STEP_NUMBERS), *(p.rules_digest for e in EDITIONS.values() for p in e.printings.values()))
"""


def test_a_digest_is_the_same_in_another_process_where_steps_have_other_numbers() -> None:
    command = [sys.executable, "-c", OTHER_ORDER, *passgo.__path__]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.split()
    assert told[0].split(",") != list(STEP_NUMBERS) and set(told[0].split(",")) == set(STEP_NUMBERS)
    assert told[1:] == [EDITIONS[name].printings[printing].rules_digest for name, printing in PRINTINGS]
