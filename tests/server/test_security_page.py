"""What docs/security.md says was tried is tried: every test that it names is there, and in the run that it names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[1] / "docs" / "security.md"
TEST = re.compile(r"`([\w./]+\.py)::(\w+)`")


def rows() -> list[list[str]]:
    """The cells of the table, without its head."""
    lines = PAGE.read_text(encoding="utf-8").partition("## What was tried")[2].partition("\n## ")[0].splitlines()
    return [line.strip("|").split(" | ") for line in lines if line.startswith("|")][2:]


def is_long(file: str, name: str) -> bool:
    """Whether a test has the mark of those that `make test` leaves out; AssertionError if there is no such test."""
    tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
    found = [
        node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name
    ]
    assert len(found) == 1, f"{file} has no test {name}"
    return any(ast.unparse(mark) == "pytest.mark.long" for mark in found[0].decorator_list)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0].strip()[:40])
def test_what_is_said_to_be_tried_is(row: list[str]) -> None:
    _, short, long = row
    assert TEST.search(short), "make test has a form of everything"
    assert not any(is_long(*each) for each in TEST.findall(short))
    assert all(is_long(*each) for each in TEST.findall(long))
