"""A page of the documents as a session: files that it shows, programs and commands, in the order of the page."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?[^\n]*\n(.*?)^```$', re.MULTILINE | re.DOTALL)
DATA = {"toml", "csv", "json", "ftl", "diff", "text", ""}  # shown, not run, unless a title says where it lies


@dataclass(frozen=True)
class Block:
    language: str
    title: str  # of a file: where it lies, from the folder in which the page is tried
    text: str

    def commands(self) -> list[tuple[str, list[str]]]:
        """The command lines of a console, each with the lines that it should print."""
        found: list[tuple[str, list[str]]] = []
        for line in self.text.splitlines():
            if line.startswith("$ "):
                found.append((line[2:].split("  #")[0].strip(), []))
            elif line.strip() and found:
                found[-1][1].append(line)
        return found


def pages() -> list[Path]:
    """All that a reader is given, but for what commands write: the handbook and the tables of a run show no code."""
    docs = sorted(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "rules")
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *docs]


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))
