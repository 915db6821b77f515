"""The example edition, installed into a folder of its own, and commands that find it there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MINUTES = 10.0  # that a command may take, on a busy machine


class Shelf:
    """A folder of packages beside passgo; what runs with it finds their editions."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home

    @property
    def path(self) -> str:
        return os.pathsep.join([str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])])

    @property
    def environment(self) -> Mapping[str, str]:
        return {**os.environ, "PYTHONPATH": self.path, "XDG_STATE_HOME": str(self.home), "COLUMNS": "100"}

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            cwd=ROOT,
            env=self.environment,
            timeout=MINUTES * 60,
        )

    def passgo(self, *arguments: str, typed: str = "") -> str:
        """What the command prints; it must end well and complain about nothing."""
        ran = self.python("-m", "passgo", *arguments, typed=typed)
        assert ran.returncode == 0 and ran.stderr == "", ran.stderr
        return ran.stdout

    def pytest(self, *arguments: str) -> str:
        """Tests that run in a process of their own, where passgo has the edition."""
        ran = self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
        assert ran.returncode == 0, ran.stdout[-20_000:] + ran.stderr
        return ran.stdout


def installed(source: Path, into: Path) -> Path:
    """A package as `pip install` leaves it, in a folder; without network."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", into, source], check=True, cwd=ROOT)
    return into


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """With Harbour on it."""
    folder = tmp_path_factory.mktemp("harbour")
    source = folder / "source"
    shutil.copytree(ROOT / "examples/harbour", source)  # a build leaves files behind
    return Shelf(installed(source, folder / "installed"), folder / "home")
