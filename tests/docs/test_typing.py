"""`mypy --strict` accepts every Python block of the documents as it stands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import passgo
from tests.docs.pages import ROOT, blocks, pages

SOURCE = Path(passgo.__file__).parents[1]


@pytest.mark.once
def test_all_examples_are_typed(tmp_path: Path) -> None:
    """Without a configuration of ours: as a stranger's mypy finds passgo, by its py.typed."""
    files = []
    for page in pages():
        for number, block in enumerate(block for block in blocks(page) if block.language == "python"):
            file = tmp_path / f"{page.parent.name}_{page.stem}_{number}.py".replace("-", "_").lower()
            file.write_text(block.text, encoding="utf-8")
            files.append(str(file))
    assert len(files) > 10
    installed = SOURCE != ROOT / "src"
    found = [str(ROOT)] if installed else [str(SOURCE), str(ROOT)]  # mypy looks into packages by itself
    options = ["--strict", "--config-file=", "--explicit-package-bases", "--cache-dir", str(tmp_path / "cache")]
    options += [] if installed else ["--always-true", "COMPILED"]  # errors inside packages are not a stranger's concern
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *files],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": os.pathsep.join(found)},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
