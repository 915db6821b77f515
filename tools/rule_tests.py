"""Collect which tests show which rule, from the marks in tests/, into src/passgo/rulebook/tests.json.

`python tools/rule_tests.py` writes the file; with --check it only tells whether the file is up to date. For an edition
in a package of its own name the project's folder, such as examples/harbour: the file goes beside its rules.toml.
A mark is `@rule("CLS-AUC-4", ...)` or `@pytest.mark.rule(...)` on a test or a class of tests.
"""

import ast
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EDITIONS = ROOT / "src/passgo/editions"
FILE = ROOT / "src/passgo/rulebook/tests.json"
Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def main() -> None:
    projects = [Path(word).resolve() for word in sys.argv[1:] if word != "--check"]
    try:
        for root in projects or [ROOT]:
            rules = rule_files(root)
            keep(FILE if root == ROOT else rules[0].with_name("tests.json"), written(collected(root / "tests", rules)))
    except ValueError as error:
        sys.exit(str(error))


def rule_files(root: Path) -> list[Path]:
    found = sorted(EDITIONS.glob("*/rules.toml") if root == ROOT else root.glob("src/*/rules.toml"))
    if not found:
        raise ValueError(f"there is no src/*/rules.toml in {root}")
    return found


def keep(file: Path, wanted: str) -> None:
    if "--check" not in sys.argv:
        file.write_text(wanted, encoding="utf-8")
    elif not file.is_file() or file.read_text(encoding="utf-8") != wanted:
        raise ValueError(f"{file.relative_to(ROOT)} is out of date; write it anew with: make rules")


def written(tests: dict[str, list[str]]) -> str:
    return json.dumps(tests, indent=1) + "\n"


def collected(folder: Path, rules: Sequence[Path]) -> dict[str, list[str]]:
    """By rule, in the order of the rulebook, the tests that show it."""
    known = [id for file in rules for id in tomllib.loads(file.read_text(encoding="utf-8"))]
    tests: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for id, test in marks(ast.parse(file.read_text(encoding="utf-8"))):
            name = f"{file.relative_to(folder.parent).as_posix()}::{test}"
            if id not in known:
                raise ValueError(f"{name} shows rule {id}, but no edition has such a rule")
            if name not in tests.setdefault(id, []):
                tests[id].append(name)
    return {id: tests[id] for id in known if id in tests}


def marks(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Every rule that a test or a class of tests is marked with."""
    for outer in module.body:
        if isinstance(outer, Marked):
            yield from ((id, outer.name) for id in ids_of(outer))
        if isinstance(outer, ast.ClassDef):
            for inner in outer.body:
                if isinstance(inner, Marked):
                    yield from ((id, f"{outer.name}::{inner.name}") for id in ids_of(inner))


def ids_of(test: Marked) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and is_rule(mark.func):
            yield from (
                part.value for part in mark.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def is_rule(mark: ast.expr) -> bool:
    name = mark.id if isinstance(mark, ast.Name) else mark.attr if isinstance(mark, ast.Attribute) else ""
    return name == "rule"


if __name__ == "__main__":
    main()
