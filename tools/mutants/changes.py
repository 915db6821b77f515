"""The kinds of small changes: what each does to a node of the source."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tools.mutants.sources import Function

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {ast.GtE: ast.Lt, ast.Lt: ast.GtE}
OWNERS: Final = {"s.owner", "s.keeper", "self.owner", "self.keeper"}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
PEOPLE: Final = {
    "player",
    "owner",
    "visitor",
    "debtor",
    "creditor",
    "payer",
    "payee",
    "giver",
    "taker",
    "partner",
    "other",
    "target",
    "winner",
    "buyer",
    "seller",
    "builder",
    "bidder",
    "holder",
    "heir",
    "seat",
    "buster",
    "theirs",
    "leader",
    "first",
    "asker",
    "BANK",
    "POOL",
}


@dataclass(frozen=True)
class Change:
    kind: str
    node: ast.stmt | ast.expr  # what is replaced
    text: str  # by this


def changes(node: ast.AST, function: Function | None) -> Iterator[Change]:
    """Everything that can be done to a node; what is inside of it has its own turn."""
    if isinstance(node, ast.Compare):
        yield from comparisons(node)
    elif isinstance(node, ast.BinOp):
        if type(node.op) in ARITHMETIC and not is_words(node.left) and not is_words(node.right):
            yield expression("arithmetic", node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    elif isinstance(node, ast.AugAssign):
        if type(node.op) in ARITHMETIC:
            other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
            yield Change("arithmetic", node, ast.unparse(other))
        yield dropped(node)
    elif isinstance(node, ast.BoolOp):
        yield expression(
            "and-or", node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        )
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.Not):
            yield expression("not", node, node.operand)
    elif isinstance(node, ast.Constant):
        if node.value is True or node.value is False:
            yield Change("truth", node, repr(not node.value))
        elif type(node.value) is int:
            yield Change("number", node, str(node.value + 1))
    elif isinstance(node, ast.Subscript):
        yield from other_owner(node, function)
    elif isinstance(node, ast.Call):
        yield from swapped(node)
    elif isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Call):
            yield dropped(node)
    elif isinstance(node, ast.Assign):
        if function is not None and not is_first(node, function):
            yield dropped(node)
    elif isinstance(node, ast.Return):
        if function is not None and node is not function.body[-1]:
            yield Change("return", node, "pass")
    elif isinstance(node, ast.Break | ast.Continue):
        yield Change("loop-exit", node, "pass")


def expression(kind: str, node: ast.expr, new: ast.expr) -> Change:
    """The parentheses keep what stands around it out."""
    return Change(kind, node, f"({ast.unparse(new)})")


def dropped(node: ast.stmt) -> Change:
    return Change("dropped", node, "pass")


def is_words(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def comparisons(node: ast.Compare) -> Iterator[Change]:
    for k, sign in enumerate(node.ops):
        other = copy.copy(node)
        new = OPPOSITES[type(sign)] if asks_for_any(node) else COMPARISONS[type(sign)]
        other.ops = [*node.ops[:k], new(), *node.ops[k + 1 :]]
        yield expression("comparison", node, other)


def asks_for_any(node: ast.Compare) -> bool:
    """`x >= 0` and `x < 0` ask whether there is a deed, card or space at all, which is -1 where there is none.

    That the first of them is one is true of players, but seldom of the others: number 0 is mostly something else.
    """
    is_zero = isinstance(node.comparators[0], ast.Constant) and node.comparators[0].value == 0
    owned = isinstance(node.left, ast.Subscript) and ast.unparse(node.left.value) in OWNERS
    return len(node.ops) == 1 and type(node.ops[0]) in OPPOSITES and is_zero and not owned and not is_person(node.left)


def is_person(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "turn" and isinstance(node.value, ast.Name)
    return isinstance(node, ast.Name) and node.id in PEOPLE


def swapped(node: ast.Call) -> Iterator[Change]:
    """Two persons side by side, such as who pays and who is paid, change places."""
    for k in range(len(node.args) - 1):
        one, two = node.args[k], node.args[k + 1]
        if is_person(one) and is_person(two) and ast.dump(one) != ast.dump(two):
            other = copy.copy(node)
            other.args = [*node.args[:k], two, one, *node.args[k + 2 :]]
            yield expression("swapped", node, other)


def other_owner(node: ast.Subscript, function: Function | None) -> Iterator[Change]:
    """What is looked up for one person is looked up for another whom the function knows, or whose turn it is."""
    if function is None or not is_person(node.slice):
        return
    arguments = [part.arg for part in [*function.args.posonlyargs, *function.args.args]]
    others: list[str] = [name for name in arguments if name in PEOPLE and name != ast.unparse(node.slice)]
    if not others and "s" in arguments and ast.unparse(node.slice) != "s.turn":
        others = ["s.turn"]
    for name in others[:1]:
        yield Change("other-owner", node.slice, name)


def is_first(node: ast.Assign, function: Function) -> bool:
    """Whether a name is bound here for the first time: without it nothing would run, which any test sees."""
    names = {part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    names -= {
        part.id for target in node.targets for part in ast.walk(target) if is_read(part) and isinstance(part, ast.Name)
    }
    arguments = function.args
    known = {part.arg for part in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]}
    for part in ast.walk(function):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.lineno < node.lineno:
            known.add(part.id)
    return not names <= known


def is_read(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
