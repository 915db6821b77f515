"""Every rule is named, whole, where the code carries it out."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from passgo.rulebook import all_rules
from passgo.rulebook.places import line_of

ROOT = Path(__file__).resolve().parents[2]
CARRIED_OUT = ("src/passgo/engine/", "src/passgo/editions/")

MODULE = '''"""A module that says nothing for others (CLS-GO-1)."""

RENTS = {  # CLS-RNT-2
    "first": 2,
    "second": 4,  # CLS-RNT-3
}

# what comes next (CLS-RNT-4)
LAST = 5
REFUSED = refusal("no", "CLS-RNT-5")


def pay(sum):
    """Paid (CLS-GO-2).

    Rules: CLS-GO-3,
    CLS-GO-4.
    """
    return sum  # CLS-GO-2, IX-62b


class Salary:
    """Each time (CLS-GO-1)."""

    def run(self):
        # at once (CLS-GO-3)
        pay(2)
'''


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_places", ROOT / "tools/rule_places.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_of_places_by_rule_is_up_to_date(tool: ModuleType) -> None:
    hint = "write it anew with: make rules"
    assert tool.FILE.read_text(encoding="utf-8") == tool.written(tool.collected(ROOT / "src")), hint


def test_every_rule_has_a_place_or_says_why_it_can_have_none() -> None:
    lost = [
        rule.id
        for rule in all_rules()
        if not rule.untestable and not any(place.startswith(CARRIED_OUT) for place in rule.places)
    ]
    assert lost == [], "name each where it is carried out, in the docstring or a comment, then: make rules"


def test_every_place_has_a_line() -> None:
    assert [place for rule in all_rules() for place in rule.places if line_of(place) == 0] == []
    assert line_of("src/passgo/engine/rules/rent.py::rend") == line_of("src/passgo/nowhere.py::rent") == 0


def test_docstrings_and_comments_name_places_and_strings_do_not(tool: ModuleType) -> None:
    assert sorted(tool.ids_in(MODULE)) == [
        ("LAST", "CLS-RNT-4"),
        ("RENTS", "CLS-RNT-2"),
        ("RENTS", "CLS-RNT-3"),
        ("Salary", "CLS-GO-1"),
        ("Salary.run", "CLS-GO-3"),
        ("pay", "CLS-GO-2"),
        ("pay", "CLS-GO-2"),
        ("pay", "CLS-GO-3"),
        ("pay", "CLS-GO-4"),
        ("pay", "IX-62b"),
    ]


def test_places_by_rule_in_the_order_of_the_rulebook(tool: ModuleType, tmp_path: Path) -> None:
    for folder in ("engine", "bots"):
        (tmp_path / "src/passgo" / folder).mkdir(parents=True)
        (tmp_path / "src/passgo" / folder / "go.py").write_text(MODULE, encoding="utf-8")
    places = tool.collected(tmp_path / "src")
    assert list(places) == [*(f"CLS-GO-{k}" for k in range(1, 5)), "CLS-RNT-2", "CLS-RNT-3", "CLS-RNT-4", "IX-62b"]
    assert places["CLS-GO-3"] == ["src/passgo/engine/go.py::pay", "src/passgo/engine/go.py::Salary.run"]


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("as printed (CLS-GO-5)", "go.py:2 names CLS-GO-5, but no edition has such a rule"),
        ("CLS-GO-1, -2", "cuts ids short"),
        ("CLS-GO-1 to -3", "cuts ids short"),
        ("CLS-GO-1 to 3", "cuts ids short"),
        ("MIL-A3 and -A4", "cuts ids short"),
        ("CLS-GO-1,\n    -2", "cuts ids short"),
    ],
)
def test_an_id_that_is_wrong_or_cut_short_is_an_error(
    tool: ModuleType, tmp_path: Path, said: str, complaint: str
) -> None:
    (tmp_path / "passgo/texts").mkdir(parents=True)
    (tmp_path / "passgo/texts/go.py").write_text(f'def pay():\n    """Paid: {said}"""\n', encoding="utf-8")
    with pytest.raises(ValueError, match=complaint):
        tool.collected(tmp_path)


@pytest.mark.parametrize("said", ["CLS-GO-1, 200 dollars", "-1 if none is left (MEGA-TKS-1), -1", "UM-VCH-5 W1 and W3"])
def test_what_only_looks_like_it_is_none(tool: ModuleType, said: str) -> None:
    assert list(tool.wrong_ids(said)) == []
