"""The example of a board of plain files, and copies of it that somebody has changed."""

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "plain-board"
NAME = "alpine-village"


def copied(folder: Path) -> Path:
    """A copy of the example to write in."""
    target = folder / "board"
    shutil.copytree(EXAMPLE, target)
    return target


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy in which one text, the first like it, is another."""
    target = copied(folder)
    text = (target / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (target / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return target
