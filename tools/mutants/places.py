"""Where a rule file can be changed a little, and what the change is.

A mutant is named by its file, function, kind and place among those of its kind in the function, so its name outlives
changes elsewhere. Left alone are docstrings, annotations, errors and their words, printed forms, and event numbers.
"""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tools.mutants.changes import changes
from tools.mutants.sources import Function, functions, rule_files, source_of, stretch_name, stretches

AT_IMPORT: Final = "module"  # the function that stands for all that happens when the file is imported
EVENT_NUMBERS: Final = "engine/events.py"
FOR_PEOPLE: Final = ("__repr__", "__str__")


@dataclass(frozen=True)
class Mutant:
    name: str
    file: str
    function: str
    stretch: str  # reached where it matters; empty for what happens at import
    original: bytes  # the whole file
    span: tuple[int, int]  # what of it is replaced
    change: str
    diff: str

    @property
    def source(self) -> str:
        """The whole file, changed."""
        start, end = self.span
        return (self.original[:start] + self.change.encode() + self.original[end:]).decode()


def mutants() -> list[Mutant]:
    """Every mutant of every rule file."""
    return [mutant for file in rule_files() for mutant in mutants_of(file, source_of(file))]


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every mutant of a file."""
    text = Text(source)
    tree = ast.parse(source)
    counts: Counter[tuple[str, str]] = Counter()
    found = []
    for place in places(file, tree):
        for change in changes(place.node, place.function):
            counts[place.name, change.kind] += 1
            name = f"{file}:{place.name}:{change.kind}:{counts[place.name, change.kind]}"
            span, diff = text.span(change.node), text.diff(change.node, change.text)
            found.append(Mutant(name, file, place.name, place.stretch, text.source, span, change.text, diff))
    return found


@dataclass(frozen=True)
class Place:
    node: ast.AST
    name: str
    function: Function | None
    stretch: str


def places(file: str, tree: ast.Module) -> Iterator[Place]:
    """All nodes that may be changed, in the order of the text, with the function and stretch that they are in."""
    for name, function in functions(tree):
        if name.split(".")[-1] in FOR_PEOPLE:
            continue
        for k, stretch in enumerate(stretches(function)):
            for statement in stretch:
                for node in reachable(statement, whole=False):
                    yield Place(node, name, function, stretch_name(file, name, k))
    if file != EVENT_NUMBERS:
        for node in at_import(tree):
            yield Place(node, AT_IMPORT, None, "")


def at_import(tree: ast.Module) -> Iterator[ast.AST]:
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            for part in statement.body:
                if isinstance(part, Function):
                    yield from defaults(part)
                else:
                    yield from reachable(part, whole=True)
        elif isinstance(statement, Function):
            yield from defaults(statement)
        elif not isinstance(statement, ast.If):  # only a check of types or of the build
            yield from reachable(statement, whole=True)


def defaults(function: Function) -> Iterator[ast.AST]:
    for value in [*function.args.defaults, *function.args.kw_defaults]:
        if value is not None:
            yield from reachable(value, whole=True)


def reachable(node: ast.AST, whole: bool) -> Iterator[ast.AST]:
    """The node and what is inside of it that is no word, annotation or error; other statements only where whole."""
    if isinstance(node, ast.Raise | ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.UnaryOp) and ast.unparse(node) == "-1":
        return  # nobody and nothing, as -2 would be
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "type_comment", "decorator_list"):
            continue
        if field in ("body", "orelse", "finalbody", "handlers", "cases") and isinstance(node, ast.stmt) and not whole:
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not (isinstance(node, ast.Compare) and is_limit(node, part)):
                yield from reachable(part, whole)


def is_limit(node: ast.Compare, part: ast.AST) -> bool:
    """Whether one more than this number is the same as the comparison changed: `x >= 3` to `x >= 4` or `x > 3`."""
    if not isinstance(part, ast.Constant):
        return False
    if part is node.left:
        return isinstance(node.ops[0], ast.LtE | ast.Gt)
    return any(
        isinstance(sign, ast.GtE | ast.Lt) and other is part
        for sign, other in zip(node.ops, node.comparators, strict=True)
    )


class Text:
    """A source whose nodes can be found by their offsets."""

    def __init__(self, source: str) -> None:
        self.source = source.encode()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def diff(self, node: ast.stmt | ast.expr, text: str) -> str:
        """The line before and after."""
        start, end = self.span(node)
        begin, stop = self.starts[node.lineno - 1], self.starts[node.end_lineno or node.lineno]
        before = self.source[begin:stop].decode()
        after = (self.source[begin:start] + text.encode() + self.source[end:stop]).decode()
        return f"{' '.join(before.split())}  =>  {' '.join(after.split())}"


def drawn(everything: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, each file with its share, in an order that is as random as the draw."""
    chance = random.Random(seed)
    by_file: dict[str, list[Mutant]] = {}
    for mutant in everything:
        by_file.setdefault(mutant.file, []).append(mutant)
    count = min(count, len(everything))
    exact = {file: count * len(all_of) / len(everything) for file, all_of in by_file.items()}
    share = {file: int(part) for file, part in exact.items()}
    for file in sorted(exact, key=lambda file: share[file] - exact[file])[: count - sum(share.values())]:
        share[file] += 1
    chosen = [mutant for file, all_of in by_file.items() for mutant in chance.sample(all_of, share[file])]
    chance.shuffle(chosen)
    return chosen
