"""The files that carry rules, their stretches of code, and how a test run gets another text of one of them.

A stretch is a run of statements that happen together: all of it or nothing, exceptions aside.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src/passgo"
FOLDERS: Final = ("engine", "editions")
# Modules and packages that hold no rules of any game: what a build is made of, what was once released, what bots say,
# and how things are put into words.
NO_RULES: Final = frozenset({"columns", "released", "habits", "wording"})
HITS: Final = "__hits__"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def rule_files() -> list[str]:
    """Paths below the package, in order."""
    found = [path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    names = sorted(path.relative_to(PACKAGE).as_posix() for path in found)
    return [name for name in names if NO_RULES.isdisjoint(name.removesuffix(".py").split("/"))]


def source_of(file: str) -> str:
    return (PACKAGE / file).read_text(encoding="utf-8")


def module_name(file: str) -> str:
    return "passgo." + file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def sources_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".py", ".csv", ".toml", ".ftl"):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def stretches(function: Function) -> Iterator[list[ast.stmt]]:
    """The stretches of a function, functions inside it included."""
    yield from stretches_of(function.body)


def stretches_of(body: Sequence[ast.stmt]) -> Iterator[list[ast.stmt]]:
    stretch: list[ast.stmt] = []
    for statement in body:
        stretch.append(statement)
        inner = list(bodies_of(statement))
        if inner:
            yield stretch
            stretch = []
            for part in inner:
                yield from stretches_of(part)
    if stretch:
        yield stretch


def bodies_of(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for field in ("body", "orelse", "finalbody"):
        part = getattr(statement, field, None)
        if part:
            yield part
    for handler in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        yield handler.body


def functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Functions of the module and methods of its classes by their qualified names, not those inside of functions."""
    for outer in tree.body:
        if isinstance(outer, Function):
            yield outer.name, outer
        elif isinstance(outer, ast.ClassDef):
            for inner in outer.body:
                if isinstance(inner, Function):
                    yield f"{outer.name}.{inner.name}", inner


def stretch_name(file: str, function: str, number: int) -> str:
    return f"{file}:{function}:{number}"


class Stretches:
    """All stretches of all rule files, numbered."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        for file in rule_files():
            for function, node in functions(ast.parse(source_of(file))):
                for k, _ in enumerate(stretches(node)):
                    self.numbers[stretch_name(file, function, k)] = len(self.numbers)

    def marked(self, file: str) -> ast.Module:
        """The file with a note at the beginning of each stretch that it was reached."""
        tree = ast.parse(source_of(file))
        for function, node in functions(tree):
            heads = [stretch[0] for stretch in stretches(node)]
            notes = {id(head): self.numbers[stretch_name(file, function, k)] for k, head in enumerate(heads)}
            Marker(notes).visit(node)
        return ast.fix_missing_locations(tree)


class Marker(ast.NodeTransformer):
    def __init__(self, notes: dict[int, int]) -> None:
        self.notes = notes

    def visit(self, node: ast.AST) -> Any:
        self.generic_visit(node)
        if id(node) not in self.notes:
            return node
        note = ast.parse(f"{HITS}[{self.notes[id(node)]}] = 1").body[0]
        return [note, node]


class Loader(SourceFileLoader):
    """Compiles what it is given instead of the file, and neither reads nor writes a cache."""

    def __init__(self, name: str, path: str, text: str | ast.Module, names: dict[str, object]) -> None:
        super().__init__(name, path)
        self.text = text
        self.names = names

    def get_code(self, fullname: str) -> Any:
        return compile(self.text, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(self.names)
        super().exec_module(module)


class Finder(MetaPathFinder):
    """Gives some modules another text."""

    def __init__(self, files: Sequence[str], text: Callable[[str], str | ast.Module], names: dict[str, object]) -> None:
        self.files = {module_name(file): file for file in files}
        self.text = text
        self.names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.files:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = Loader(fullname, spec.origin, self.text(self.files[fullname]), self.names)
        return spec

    def install(self) -> None:
        sys.meta_path.insert(0, self)
