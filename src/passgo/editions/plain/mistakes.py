"""What is wrong with a board of plain files: one sentence, with file and line."""

from pathlib import Path

from passgo.texts.catalogue import message


class Mistake(ValueError):
    """Names a message of the catalogue; in English until somebody asks for another language."""

    def __init__(self, file: Path, line: int, why: str, **facts: str | int) -> None:
        super().__init__(file, line, why, facts)
        self.file = file
        self.line = line  # 0 where it is about the whole file
        self.why = why
        self.facts = facts

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        what = message(language, f"board-{self.why}", self.facts)
        return message(
            language, "board-mistake", {"file": str(self.file), "line": str(self.line or "none"), "what": what}
        )


def listed(things: object) -> str:
    """What is allowed, in a row."""
    return ", ".join(str(thing) for thing in things) if isinstance(things, (list, tuple, dict)) else str(things)
