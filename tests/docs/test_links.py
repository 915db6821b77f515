"""No link in a document leads nowhere, and the site builds from them without a warning."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.pages import ROOT

LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
DOCUMENTS = subprocess.run(
    ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them: small letters, hyphens for blanks, no other signs."""
    text = CODE.sub(lambda code: code[0] if code[0].startswith("`") and "\n" not in code[0] else "", page.read_text())
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_between_documents_hold(document: str) -> None:
    page = ROOT / document
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        parts = urlsplit(link)
        if parts.scheme:
            continue  # to the world outside, which is not here
        target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        assert target.exists(), f"{document}: {link}"
        if parts.fragment and target.suffix == ".md":
            assert parts.fragment in anchors(target), f"{document}: {link}"


class Hrefs(HTMLParser):
    """What a page of the site links to and loads, and the places in it that can be linked to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "id" and value:
                self.places.add(value)


@pytest.mark.once
def test_the_site_builds_and_its_links_hold(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    site = {page: Hrefs(page) for page in tmp_path.rglob("*.html") if page.name != "404.html"}
    assert len(site) > 10
    for page, found in site.items():
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme:
                assert not link.startswith("http") or "passgo" in link or "mkdocs" in link, f"{page.name} loads {link}"
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            assert target.exists(), f"{page.name}: {link}"
            if parts.fragment and target in site:
                assert unquote(parts.fragment) in site[target].places, f"{page.name}: {link}"
