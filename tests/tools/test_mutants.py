"""The tool that breaks rules on purpose: where it can, what it does there, and that a broken rule is found."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutants.places import Mutant, drawn, mutants_of
from tools.mutants.reach import environment
from tools.mutants.sources import ROOT, Stretches, stretches
from tools.mutants.trial import KILLED, SURVIVED, patch

FILE = "engine/rules/toy.py"
SOURCE = '''
"""A rule, 7 times."""

FEE: Final[i64] = 40  # é before what comes


class Toll:
    """Owed by who passes (TOY-1)."""

    def run(self, s: State, player: i64, owner: i64 = 3) -> i64:
        """At least 1."""
        total: i64 = 0
        if not s.out[owner] and player != owner:
            total += FEE // 2
            s.pay(player, owner, total)
        for deed in range(s.deeds):
            if s.cash[player] < total:
                return 0
            s.open = True
        if total == 99:
            raise ValueError(f"more than {98 + 1}")
        return total
'''


def named(source: str = SOURCE) -> dict[str, Mutant]:
    return {mutant.name.removeprefix(FILE + ":"): mutant for mutant in mutants_of(FILE, source)}


def changed_line(mutant: Mutant) -> str:
    return mutant.diff.split("  =>  ")[1]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Toll.run:comparison:1", "if not s.out[owner] and (player == owner):"),
        ("Toll.run:comparison:2", "if (s.cash[player] <= total):"),
        ("Toll.run:and-or:1", "if (not s.out[owner] or player != owner):"),
        ("Toll.run:not:1", "if (s.out[owner]) and player != owner:"),
        ("Toll.run:arithmetic:1", "total -= FEE // 2"),
        ("Toll.run:arithmetic:2", "total += (FEE * 2)"),
        ("Toll.run:number:2", "total += FEE // 3"),
        ("Toll.run:truth:1", "s.open = False"),
        ("Toll.run:dropped:1", "pass"),
        ("Toll.run:swapped:1", "(s.pay(owner, player, total))"),
        ("Toll.run:other-owner:1", "if not s.out[player] and player != owner:"),
        ("Toll.run:return:1", "pass"),
        ("module:number:1", "FEE: Final[i64] = 41 # é before what comes"),
        ("module:number:2", "def run(self, s: State, player: i64, owner: i64 = 4) -> i64:"),
    ],
)
def test_each_kind_of_change(name: str, line: str) -> None:
    mutant = named()[name]
    assert changed_line(mutant) == line
    ast.parse(mutant.source)
    assert sum(a != b for a, b in zip(SOURCE.splitlines(), mutant.source.splitlines(), strict=True)) == 1


def test_words_annotations_and_errors_are_left_alone() -> None:
    for mutant in named().values():
        for words in ("A rule, 7 times", "TOY-1", "At least 1", "total: i64", "{98 + 1}"):
            assert words in mutant.source


def test_nobody_is_nobody_by_any_number() -> None:
    assert sorted(named("def f(s):\n    if s.over:\n        return -1\n    return 4\n")) == ["f:number:1", "f:return:1"]


def test_the_same_change_is_not_made_twice() -> None:
    """One more than the limit, and a comparison that leaves it out."""
    found = named("def may(s, n):\n    return n >= 4 and s.left > 2\n")
    assert sorted(found) == ["may:and-or:1", "may:comparison:1", "may:comparison:2", "may:number:1"]
    assert changed_line(found["may:number:1"]) == "return n >= 4 and s.left > 3"


@pytest.mark.parametrize(
    ("asked", "changed"),
    [
        ("board.twin[space] >= 0", "board.twin[space] < 0"),
        ("deed < 0", "deed >= 0"),
        ("creditor >= 0", "creditor > 0"),
        ("s.owner[deed] >= 0", "s.owner[deed] > 0"),
        ("s.level[deed] > 0", "s.level[deed] >= 0"),
    ],
)
def test_whether_there_is_any_is_denied_and_the_first_player_is_forgotten(asked: str, changed: str) -> None:
    assert changed_line(named(f"def f(s):\n    return {asked}\n")["f:comparison:1"]) == f"return ({changed})"


def test_names_outlive_changes_elsewhere() -> None:
    longer = SOURCE.replace(
        "class Toll", "LAST = 9\n\n\ndef other(s: State) -> bool:\n    return s.turn == 1\n\n\nclass Toll"
    )
    before, after = named(), named(longer)
    for name in before:
        if name.startswith("Toll"):
            assert after[name].diff == before[name].diff


def test_a_stretch_ends_where_some_of_it_may_not_happen() -> None:
    function = ast.parse("def f(s):\n    a()\n    if b():\n        return c()\n    d()\n    e()").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert [[part.lineno for part in stretch] for stretch in stretches(function)] == [[2, 3], [4], [5, 6]]


def test_a_draw_is_repeatable_and_spread_over_the_files() -> None:
    everything = mutants_of(FILE, SOURCE) + mutants_of("engine/rules/half.py", SOURCE.replace("FEE // 2", "FEE"))
    first = drawn(everything, 20, seed=3)
    assert [mutant.name for mutant in first] == [mutant.name for mutant in drawn(everything, 20, seed=3)]
    assert {mutant.name for mutant in first} != {mutant.name for mutant in drawn(everything, 20, seed=4)}
    assert len({mutant.name for mutant in first}) == 20
    assert 9 <= sum(mutant.file == FILE for mutant in first) <= 11


def test_a_live_function_gets_the_changed_code(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "class Tax:\n    def due(self, n):\n        return n * 2\n"
    module = ModuleType("toy")
    exec(compile(source, "toy.py", "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "passgo.engine.rules.toy", module)
    tax = module.Tax()
    assert tax.due(5) == 10
    patch(named(source)["Tax.due:arithmetic:1"])
    assert tax.due(5) == 7


@pytest.mark.parametrize(("tests", "status"), [("test_taxes.py", KILLED), ("test_railroads.py", SURVIVED)])
def test_a_broken_rule_is_found_by_its_tests_and_by_no_others(tests: str, status: int, tmp_path: Path) -> None:
    """That nobody pays taxes is noticed where taxes are due."""
    name = "engine/rules/taxes.py:PayTax.run:dropped:1"
    command = [
        sys.executable,
        "-m",
        "tools.mutants.trial",
        name,
        str(tmp_path / "notes"),
        "60",
        f"tests/scenarios/classic/{tests}",
    ]
    done = subprocess.run(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
    assert done.returncode == status, done.stdout
    assert tests in (tmp_path / "notes").read_text()


def test_it_is_found_out_which_test_reaches_what(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    command = [sys.executable, "-m", "tools.mutants.reach", str(found), "tests/scenarios/classic/test_hotels.py"]
    done = subprocess.run(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
    tests = json.loads(found.read_text())["tests"]
    numbers = Stretches().numbers
    reached = {name for name, number in numbers.items() for _, bits in tests.values() if int(bits, 16) >> number & 1}
    assert "engine/rules/building.py:build:0" in reached, done.stdout
    assert "engine/rules/taxes.py:tax:0" not in reached
