"""Instruction counts: what callgrind writes is read rightly, and what changed is named."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.instructions import ALL, FIGURES, Count, changed_most, compared, own_costs, readable, written

ROOT = Path(__file__).parents[2]
PROFILE = """\
version: 1
events: Ir

fl=/tmp/build/__native.c
fn=CPyDef_machine___perform
12 30
cfi=/tmp/build/other.c
cfn=CPyDef_machine___advance.constprop.0
calls=4 7
14 400
15 6

fn=CPyDef_machine___advance.constprop.0
7 380
fn=CPyDef_machine___perform'2
12 9
totals: 425
"""


def test_what_a_function_calls_is_not_its_own() -> None:
    costs = list(own_costs(iter(PROFILE.splitlines())))
    assert costs == [("machine.perform", 30), ("machine.perform", 6), ("machine.advance", 380), ("machine.perform", 9)]


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("CPyDef_state___State___push.constprop.2", "state.State.push"),
        ("CPyDef_simple___develop.part.0.lto_priv.0", "simple.develop"),
        ("_PyObject_Malloc'2", "_PyObject_Malloc"),
    ],
)
def test_functions_are_called_as_in_the_source(symbol: str, name: str) -> None:
    assert readable(symbol) == name


def test_a_change_is_named_with_the_functions_that_did_it() -> None:
    before = Count(100, {ALL: 1000.0, "rent.rent": 40.0, "state.State.push": 60.0, "gone": 5.0})
    now = Count(100, {ALL: 1025.0, "rent.rent": 70.0, "state.State.push": 60.0})
    assert changed_most(now, before)[:2] == [("rent.rent", 30.0), ("gone", -5.0)]
    line, much = compared("classic simple", now, before)
    assert much
    assert re.search(r"1,025\.0 +1,000\.0 +\+2\.50%\n +\+30\.0  rent\.rent\n", line)


def test_a_small_change_is_a_line_and_no_more() -> None:
    before = Count(100, {ALL: 1000.0, "rent.rent": 40.0})
    line, much = compared("classic simple", Count(90, {ALL: 1015.0, "rent.rent": 55.0}), before)
    assert (much, "\n" in line, "other games" in line) == (False, False, True)


def test_the_figures_are_of_every_workload_with_its_functions() -> None:
    machine, counts = written()
    assert "Python" in machine
    assert len(counts) > 8
    assert all(count.decisions > 10_000 and 500 < count.whole < 10_000 for count in counts.values())
    assert all(count.functions["machine.perform"] > 10 for count in counts.values())
    assert FIGURES.stat().st_size < 40_000


@pytest.mark.long
def test_no_workload_has_become_slower() -> None:
    """Whatever it costs, faster or slower, by more than 2 %: name it, and if it must be, write the figures anew."""
    told = subprocess.run([sys.executable, "-m", "tools.instructions"], cwd=ROOT, capture_output=True, text=True)
    print(told.stdout)
    assert told.returncode == 0, told.stdout + told.stderr
