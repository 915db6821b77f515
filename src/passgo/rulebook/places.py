"""Where the code carries a rule out: the functions, classes and constants whose docstring or comment names its id.

The list has files and names alone, so that it stays as it is when lines move; a line is looked up in the source.
"""

import ast
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

PACKAGE = "src/passgo/"  # how the files of the list begin


@dataclass(frozen=True)
class Named:
    """Something in a source file that has a name."""

    first: int  # its lines
    last: int
    name: str  # qualified, such as `State.shift`
    docstring: str


@cache
def places() -> dict[str, list[str]]:
    """By rule id `file::name` of every place; tools/rule_places.py collects them."""
    found: dict[str, list[str]] = json.loads(
        files("passgo.rulebook").joinpath("places.json").read_text(encoding="utf-8")
    )
    return found


def named(text: str) -> list[Named]:
    """Every function, class and constant of a source file, and the module itself, which has no name."""
    module = ast.parse(text)
    return [Named(0, 0, "", ast.get_docstring(module) or ""), *inside(module.body, "")]


def inside(body: list[ast.stmt], within: str) -> list[Named]:
    found: list[Named] = []
    for part in body:
        last = part.end_lineno or part.lineno
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = within + part.name
            found.append(Named(part.lineno, last, name, ast.get_docstring(part) or ""))
            if isinstance(part, ast.ClassDef):
                found += inside(part.body, f"{name}.")
        elif isinstance(part, ast.Assign | ast.AnnAssign):
            target = part.targets[0] if isinstance(part, ast.Assign) else part.target
            found.append(Named(part.lineno, last, within + ast.unparse(target), ""))
    return found


def line_of(place: str) -> int:
    """The line on which a place begins; 0 where its source is not at hand."""
    file, _, name = place.partition("::")
    return lines_of(file).get(name, 0)


@cache
def lines_of(file: str) -> dict[str, int]:
    source = files("passgo").joinpath(file.removeprefix(PACKAGE))
    if not source.is_file():
        return {}
    return {part.name: part.first for part in named(source.read_text(encoding="utf-8"))}
