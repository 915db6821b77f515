"""Collecting which tests show which rules."""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "tools/rule_tests.py"
    spec = importlib.util.spec_from_file_location("rule_tests", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULE = """
@rule("CLS-GO-1", "CLS-GO-2")
def test_a(): ...

@pytest.mark.rule("CLS-GO-1")
@pytest.mark.parametrize("x", ["CLS-GO-9"])
async def test_b(): ...

@rule("CLS-GO-3")
class TestC:
    @rule("CLS-GO-4")
    def test_d(self): ...

def test_e(): ...
"""


def test_marks_on_tests_and_classes(tool: ModuleType) -> None:
    assert list(tool.marks(ast.parse(MODULE))) == [
        ("CLS-GO-1", "test_a"),
        ("CLS-GO-2", "test_a"),
        ("CLS-GO-1", "test_b"),
        ("CLS-GO-3", "TestC"),
        ("CLS-GO-4", "TestC::test_d"),
    ]


def test_by_rule_in_the_order_of_the_rulebook(tool: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text(MODULE, encoding="utf-8")
    assert tool.collected(tmp_path / "tests", tool.rule_files(tool.ROOT)) == {
        "CLS-GO-1": ["tests/test_x.py::test_a", "tests/test_x.py::test_b"],
        "CLS-GO-2": ["tests/test_x.py::test_a"],
        "CLS-GO-3": ["tests/test_x.py::TestC"],
        "CLS-GO-4": ["tests/test_x.py::TestC::test_d"],
    }


def test_a_rule_that_does_not_exist_is_an_error(tool: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@rule("CLS-NO-1")\ndef test_a(): ...', encoding="utf-8")
    with pytest.raises(ValueError, match="CLS-NO-1, but no edition has such a rule"):
        tool.collected(tmp_path, tool.rule_files(tool.ROOT))
