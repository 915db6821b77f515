"""The web table that is served is built from the source beside it; one look at the source's hash tells."""

import re
from hashlib import sha256
from pathlib import Path

from passgo.server.app import STATIC

WEB = Path(__file__).parents[2] / "web"
PARTS = (
    "index.html", "package.json", "package-lock.json", "public", "src", "svelte.config.js", "tools", "tsconfig.json",
    "vite.config.ts",
)  # fmt: skip


def source_files() -> list[str]:
    found = [file for part in PARTS for file in [WEB / part, *(WEB / part).rglob("*")] if file.is_file()]
    return sorted(file.relative_to(WEB).as_posix() for file in found)


def test_the_built_files_belong_to_the_source() -> None:
    lines = [f"{sha256((WEB / name).read_bytes()).hexdigest()}  {name}\n" for name in source_files()]
    assert (STATIC / "source.sha256").read_text().strip() == sha256("".join(lines).encode()).hexdigest()


def test_the_page_names_files_that_are_there() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
    assert "app.js" in named and any(name.endswith(".css") for name in named)
    assert all((STATIC / name).is_file() for name in named)
