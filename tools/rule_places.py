"""Collect where the code carries out which rule, from docstrings and comments, into src/passgo/rulebook/places.json.

`python tools/rule_places.py` writes the file; with --check it only tells whether the file is up to date.
A place is the function, class or constant whose docstring or comment names the whole id of a rule: `CLS-AUC-4`. What a
module says of itself is no place, and neither is a string: a refusal or a setting only quotes the rule.
"""

import io
import json
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from passgo.rulebook import all_rules
from passgo.rulebook.places import Named, named

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
FILE = SOURCE / "passgo/rulebook/places.json"
# where rules are carried out; the terminal table reads what people write, and warns them
FOLDERS = ("passgo/engine/", "passgo/editions/", "passgo/cli/table/")
KNOWN = [rule.id for rule in all_rules()]
ID = rf"\b(?:{'|'.join(sorted({id.partition('-')[0] for id in KNOWN}))})(?:-[A-Z0-9]+)*-[A-Z]*\d+[a-z]?\b"
WHOLE = re.compile(ID)
CUT_SHORT = re.compile(rf"{ID}\s*(?:(?:,|and|or|to|/)\s*-[A-Z]*\d+|(?:to|\.\.|–)\s*[A-Z]*\d+)\b")


def main() -> None:
    try:
        wanted = written(collected(SOURCE))
    except ValueError as error:
        sys.exit(str(error))
    if "--check" not in sys.argv:
        FILE.write_text(wanted, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != wanted:
        sys.exit(f"{FILE.relative_to(ROOT)} is out of date; write it anew with: make rules")


def written(places: dict[str, list[str]]) -> str:
    return json.dumps(places, indent=1) + "\n"


def collected(source: Path) -> dict[str, list[str]]:
    """By rule, in the order of the rulebook, the places that carry it out."""
    places: dict[str, list[str]] = {}
    for path in sorted((source / "passgo").rglob("*.py")):
        file = path.relative_to(source).as_posix()
        text = path.read_text(encoding="utf-8")
        for line, trouble in wrong_ids(text):
            raise ValueError(f"{source.name}/{file}:{line} {trouble}")
        for name, id in ids_in(text) if file.startswith(FOLDERS) else ():
            place = f"{source.name}/{file}::{name}"
            if place not in places.setdefault(id, []):
                places[id].append(place)
    return {id: places[id] for id in KNOWN if id in places}


def wrong_ids(text: str) -> Iterator[tuple[int, str]]:
    """What is wrong with the ids in a source file, with the line."""
    for found in WHOLE.finditer(text):
        if found[0] not in KNOWN:
            yield line_at(text, found.start()), f"names {found[0]}, but no edition has such a rule"
    for found in CUT_SHORT.finditer(text):
        yield line_at(text, found.start()), f"cuts ids short, so that nobody finds them: {' '.join(found[0].split())}"


def line_at(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def ids_in(text: str) -> Iterator[tuple[str, str]]:
    """Every id in a docstring or comment, with the name of what it is said about."""
    parts = named(text)
    for part in parts:
        yield from ((part.name, id) for id in WHOLE.findall(part.docstring) if part.name)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            name = about(parts, token.start[0], token.line.lstrip().startswith("#"))
            yield from ((name, id) for id in WHOLE.findall(token.string) if name)


def about(parts: list[Named], line: int, alone: bool) -> str:
    """What a comment is about: the innermost part around it; one that stands alone between two, the next."""
    around = [part for part in parts if part.first <= line <= part.last]
    if around:
        return max(around, key=lambda part: part.first).name
    after = [part for part in parts if part.first > line]
    return after[0].name if alone and after else ""


if __name__ == "__main__":
    main()
