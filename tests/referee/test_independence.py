"""A second opinion is one only if it is the referee's own."""

import ast
from pathlib import Path

HERE = Path(__file__).parent


def imported(source: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_only_the_watching_imports_passgo() -> None:
    who = {file.name for file in HERE.glob("*.py") if any(name.split(".")[0] == "passgo" for name in imported(file))}
    assert who == {"watching.py"}
