"""`help` tells the same in both builds: what the source says about each public name, although mypyc leaves it out."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import passgo
import passgo.bots
import passgo.lab
import passgo.learning
import passgo.testing
from passgo.engine import edition, game, machine, notation, state, steps

SOURCE = Path(__file__).parents[2] / "src"
FACES = (passgo, passgo.bots, passgo.lab, passgo.learning)  # what they name is public
WORKSHOP = (edition.Card, edition.Deck, edition.Kind, edition.TurnSteps, steps.Choice, steps.Step, passgo.testing.table)
PUBLIC = [getattr(face, name) for face in FACES for name in face.__all__]
CLASSES = [thing for thing in (*PUBLIC, *WORKSHOP) if inspect.isclass(thing)]
FUNCTIONS = [thing for thing in (*PUBLIC, *WORKSHOP) if inspect.isroutine(thing)]
MODULES = [*FACES, passgo.testing, edition, game, machine, notation, state, steps]


def written(module: str) -> ast.Module:
    path = SOURCE / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def node_of(thing: Any) -> ast.ClassDef | ast.FunctionDef:
    nodes = [node for node in written(thing.__module__).body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    return next(node for node in nodes if node.name == thing.__name__)


def told(thing: object) -> str:
    """The docstring of just this, not one that it inherits."""
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "")


def described(thing: type) -> Iterator[tuple[str, str, str]]:
    """A class and its own public methods and properties: name, docstring, and what the source says."""
    node = node_of(thing)
    yield thing.__name__, told(thing), ast.get_docstring(node) or ""
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}  # the last of overloads
    for name, part in methods.items():
        if not name.startswith("_"):
            yield f"{thing.__name__}.{name}", told(getattr(thing, name)), ast.get_docstring(part) or ""


@pytest.mark.parametrize("thing", CLASSES, ids=lambda thing: thing.__name__)
def test_classes_say_what_their_source_says(thing: type) -> None:
    for name, doc, source in described(thing):
        assert doc == source, name


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_functions_say_what_their_source_says(function: object) -> None:
    assert told(function) == ast.get_docstring(node_of(function))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_modules_say_what_their_source_says(module: ModuleType) -> None:
    assert told(module) == ast.get_docstring(written(module.__name__))


@pytest.mark.parametrize("name", passgo.__all__)
def test_all_that_passgo_names_is_described(name: str) -> None:
    thing = getattr(passgo, name)
    for part, doc, _ in described(thing) if inspect.isclass(thing) else ():
        assert doc, f"{part} has no docstring"


def test_signatures_survive_too() -> None:
    assert list(inspect.signature(passgo.Game.play).parameters) == ["self", "action"]
    assert inspect.signature(passgo.Game.start).parameters["players"].default == 4
    assert list(inspect.signature(passgo.replay).parameters) == ["text"]
