"""Write web/src/wire.ts, the types of all that goes over the wire, from those of the server: python tools/wire_types.py

Only the classes and aliases of a few files are read, as source, so that their docstrings and comments come along.
"""

from __future__ import annotations

import ast
import io
import json
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "passgo" / "server"
PARTS = (
    "protocol_base",
    "protocol_http",
    "protocol_notices",
    "protocol_people",
    "protocol_sharing",
    "protocol",
    "board_schema",
    "shapes",
)
SOURCES = [*(SERVER / f"{name}.py" for name in PARTS), ROOT / "src" / "passgo" / "review" / "shapes.py"]
TARGET = ROOT / "web" / "src" / "wire.ts"
HEAD = "// What goes over the wire: written by tools/wire_types.py from the server's types, not by hand.\n"
WORDS = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
OPTIONAL = "UnsetType"  # a field that may be missing


def typescript(node: ast.expr) -> str:
    """A Python type in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return WORDS.get(name, name)
        case ast.BinOp(op=ast.BitOr()):
            return " | ".join(typescript(part) for part in parts(node) if not is_optional(part))
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = typescript(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {typescript(value)}>"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, ast.Constant(value=str(name))])):
            return name  # a dictionary of this shape
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kind, *_])):
            return typescript(kind)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in values)
    raise ValueError(f"wire_types.py knows no TypeScript for {ast.unparse(node)}")


def parts(node: ast.expr) -> list[ast.expr]:
    """The members of a union."""
    if isinstance(node, ast.BinOp):
        return [*parts(node.left), *parts(node.right)]
    return [node]


def is_optional(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == OPTIONAL


def interface(node: ast.ClassDef, comments: dict[int, str]) -> str:
    """A struct or a typed dictionary. What a client may leave out is optional; the server sends all that it can."""
    base = node.bases[0]
    extends, lines = "", []
    if isinstance(base, ast.Name) and base.id not in ("Struct", "TypedDict"):
        extends = f" extends {base.id}"
    for keyword in node.keywords:
        if keyword.arg == "tag":
            lines.append(f"type: {json.dumps(ast.literal_eval(keyword.value))};")
    is_command = "Command" in (node.name, base.id if isinstance(base, ast.Name) else "")
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            left_out = (is_command and field.value) or any(is_optional(part) for part in parts(field.annotation))
            comment = comments.get(field.end_lineno or 0, "")
            told = f" // {comment}" if comment else ""
            lines.append(f"{field.target.id}{'?' if left_out else ''}: {typescript(field.annotation)};{told}")
    if isinstance(base, ast.Subscript):  # Open[...]
        lines.append(f"[more: string]: {typescript(base.slice)};")
    body = "".join(f"  {line}\n" for line in lines)
    return "\n" + documented(node) + f"export interface {node.name}{extends} {{\n{body}}}\n"


def documented(node: ast.ClassDef) -> str:
    told = ast.get_docstring(node)
    if not told:
        return ""
    lines = told.splitlines()
    if len(lines) == 1:
        return f"/** {told} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def is_alias(node: ast.stmt) -> bool:
    """Whether a statement gives a type a name."""
    return isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp)


def translated(source: str) -> str:
    """One file of types, in its order."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    told = [token for token in tokens if token.type == tokenize.COMMENT and "fmt:" not in token.string]
    comments = {token.start[0]: token.string.removeprefix("#").strip() for token in told}
    headings = [(token.start[0], comments[token.start[0]]) for token in told if token.start[1] == 0]
    written: list[str] = []
    for node in ast.parse(source).body:
        while headings and headings[0][0] < node.lineno:
            written.append(f"\n// {headings.pop(0)[1]}\n")
        if isinstance(node, ast.ClassDef) and node.name != "Open":
            written.append(interface(node, comments))
        elif isinstance(node, ast.Assign) and is_alias(node) and isinstance(node.targets[0], ast.Name):
            comment = comments.get(node.end_lineno or 0, "")
            written.append(
                f"export type {node.targets[0].id} = {typescript(node.value)};{f' // {comment}' if comment else ''}\n"
            )
    return "".join(written)


def wire() -> str:
    return HEAD + "\n" + "".join(translated(file.read_text(encoding="utf-8")) for file in SOURCES)


if __name__ == "__main__":
    TARGET.write_text(wire(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} is written.", file=sys.stderr)
