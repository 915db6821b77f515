"""What people install: the wheel in an environment of its own, without a compiler and without any other package."""

import importlib.metadata
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import passgo
from tools.distribution import bare_python, ran, repacked, source_archive, tried, wheel_of

pytestmark = pytest.mark.once

HERE = ("--no-build-isolation", "--no-index")  # with the tools that are installed, from no network


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return source_archive(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def plain(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from the sdist, in plain Python, for speed."""
    return wheel_of(source, tmp_path_factory.mktemp("wheel"), *HERE, variables={"PASSGO_PURE": "1"})


def holds_what_was_asked(told: str) -> None:
    lines = told.splitlines()
    assert lines[0].startswith(f"passgo {passgo.__version__}, as source")
    assert [line.partition(":")[0] for line in lines[1:5]] == ["classic", "mega", "ultimate", "millionaire"]
    assert all("auction" in line for line in lines[1:5])
    assert lines[5] == "nothing but passgo and the standard library was needed"


def test_a_plain_wheel_needs_nothing_else(plain: Path, tmp_path: Path) -> None:
    bare = bare_python(plain, tmp_path / "bare")
    holds_what_was_asked(tried(bare))
    said = subprocess.run([bare, "-m", "passgo", "play"], capture_output=True, text=True, env={"PATH": ""}, timeout=60)
    assert said.returncode == 1 and said.stdout == ""
    assert said.stderr == "passgo: this command needs the package 'typer', which is not installed: pip install passgo\n"


def test_the_installed_build_needs_nothing_else_either(tmp_path: Path) -> None:
    """The wheel of the running environment, mostly a compiled one: without librt it is played from its source."""
    wheel = repacked(importlib.metadata.distribution("passgo"), tmp_path)
    holds_what_was_asked(tried(bare_python(wheel, tmp_path / "bare")))


def test_sdist_and_wheel_hold_what_they_should(source: Path, plain: Path) -> None:
    with tarfile.open(source) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "setup.py", "LICENSE", "README.md", "src/passgo/py.typed"} <= packed
    with zipfile.ZipFile(plain) as wheel:
        names = set(wheel.namelist())
        info = f"passgo-{passgo.__version__}.dist-info"
        metadata = wheel.read(f"{info}/METADATA").decode()
    tracked = ran("git", "ls-files", "src/passgo").splitlines()
    assert {name.removeprefix("src/") for name in tracked} <= names, "everything of the checkout is in the wheel"
    assert f"{info}/licenses/LICENSE" in names and not any("/tests/" in name for name in names)
    for line in (
        "License-Expression: MIT",
        f"Version: {passgo.__version__}",
        "Requires-Dist: uvicorn",
        ":: Typed",
    ):
        assert line in metadata
