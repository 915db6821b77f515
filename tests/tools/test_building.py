"""What builds in the background: whole or not at all, and gone when nobody wants it any more."""

from __future__ import annotations

import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import building, install
from tools.building import Ended, build, build_and_show, is_built, lock_file, run

TOOLS = Path(building.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a source, and an environment without anything in it."""
    (tmp_path / "src" / "passgo" / "__pycache__").mkdir(parents=True)
    (tmp_path / "src" / "passgo" / "__init__.py").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for module in (building, install):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(building, "LOG", tmp_path / ".venv" / "building.log")
    return tmp_path


@pytest.fixture
def target(checkout: Path) -> Path:
    folder = checkout / ".venv" / "built-new"
    folder.mkdir()
    return folder


def built(failed: bool = False, works: bool = True) -> Callable[..., None]:
    """Stands for pip, and for the trial of what it made."""

    def step(command: list[str], folder: Path, look: Callable[[], None]) -> None:
        look()
        if "pip" not in command:
            assert command[-1] == str(folder / "site")
            if not works:
                raise subprocess.CalledProcessError(1, command)
            return
        assert (folder / "source" / "src" / "passgo" / "__init__.py").exists()
        assert (folder / "source" / "pyproject.toml").exists()
        assert not (folder / "source" / "src" / "passgo" / "__pycache__").exists()
        (folder / "site" / "passgo").mkdir(parents=True)
        (folder / "site" / "passgo" / "_build.json").write_text(json.dumps({"failed": failed}))

    return step


def nothing() -> None:
    pass


def is_good(outcome: dict[str, object]) -> bool:
    return not outcome["failed"]


def left(checkout: Path) -> list[str]:
    return sorted(file.name for file in (checkout / ".venv").glob("buil*"))


def test_a_build_that_works_is_put_in_place_alone(
    checkout: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / ".venv" / "building-1").mkdir()  # by somebody who was killed
    for name in ("built-old", "built-running"):
        (checkout / ".venv" / name / "passgo").mkdir(parents=True)
    monkeypatch.setattr(building, "run", built())
    with lock_file("built-running") as server:
        fcntl.flock(server, fcntl.LOCK_SH)  # as `make play` does for the server that it becomes
        build(target, nothing, is_good)
    assert is_built(target)
    assert left(checkout) == ["built-new", "built-running"]
    monkeypatch.setattr(building, "run", built(works=False))
    build(target, nothing, is_good)  # once is enough


def test_what_does_not_work_is_never_put_in_place(
    checkout: Path, target: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(building, "run", built(works=False))
    with pytest.raises(subprocess.CalledProcessError):
        build(target, nothing, is_good)
    building.LOG.write_text("What pip said.\n")
    with pytest.raises(SystemExit, match=r"What pip said\.\npassgo could not be built\."):
        build_and_show(target)
    assert capsys.readouterr().err == ""  # no terminal: no line that moves
    assert not is_built(target)
    assert left(checkout) == ["building.log", "built-new"]


def test_a_compiler_that_failed_is_tried_again_in_the_background_only(
    checkout: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "run", built(failed=True))
    build(target, nothing, is_good)
    assert not is_built(target)
    build_and_show(target)
    assert is_built(target)


def test_whoever_ends_it_leaves_nothing(checkout: Path, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def look() -> None:
        raise Ended

    monkeypatch.setattr(building, "run", built())
    with pytest.raises(Ended):
        build(target, look, is_good)
    assert left(checkout) == ["built-new"] and not is_built(target)


def test_all_that_a_command_started_ends_with_it(checkout: Path) -> None:
    """A pipe that both processes hold is at its end when they are."""
    (checkout / "source").mkdir()
    pipe = checkout / "pipe"
    os.mkfifo(pipe)
    readers: list[int] = []

    def look() -> None:
        readers.append(os.open(pipe, os.O_RDONLY))
        assert os.read(readers[0], 100) == b"running\n"
        raise Ended

    with pytest.raises(Ended):
        run(["sh", "-c", f"exec 3>{pipe}; sleep 1000 & echo running >&3; wait"], checkout, look)
    assert select.select(readers, [], [], 60)[0] and os.read(readers[0], 100) == b""
    os.close(readers[0])


@pytest.mark.once
def test_the_background_ends_when_the_server_does(tmp_path: Path) -> None:
    """As `make play` starts it: a process of its own that lives until the pipe is closed, and cleans up."""
    shutil.copytree(TOOLS, tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "src").mkdir()
    pipe, python = tmp_path / "pipe", tmp_path / ".venv" / "bin" / "python"
    os.mkfifo(pipe)
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\nexec 3>{pipe}\nsleep 1000 &\necho running >&3\nwait\n")
    python.chmod(0o755)
    watched, held = os.pipe()
    command = [sys.executable, "-m", "tools.building", str(tmp_path / ".venv" / "built-new")]
    with subprocess.Popen(command, cwd=tmp_path, stdin=watched, stdout=subprocess.PIPE) as starter:
        os.close(watched)
        assert starter.wait() == 0  # nobody's child
        with pipe.open() as running:
            assert running.readline() == "running\n"
            assert list((tmp_path / ".venv").glob("building-*"))
            os.close(held)
            assert running.read() == ""  # whoever ran is ended
        assert starter.stdout is not None
        assert starter.stdout.read() == b""  # and so is what started it
    assert not list((tmp_path / ".venv").glob("building-*"))
    assert not (tmp_path / ".venv" / "built-new").exists()


def test_a_build_is_named_after_all_that_it_depends_on(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "CONFIGURATION", (checkout / "pyproject.toml",))
    for switch in install.SWITCHES:
        monkeypatch.delenv(switch, raising=False)
    names = [install.built_folder()]
    (checkout / "src" / "passgo" / "__pycache__" / "x.pyc").write_text("not this")
    assert install.built_folder() == names[0]
    (checkout / "src" / "passgo" / "__init__.py").write_text("x = 1")
    names.append(install.built_folder())
    (checkout / "src" / "passgo" / "rules.csv").write_text("")
    names.append(install.built_folder())
    (checkout / "pyproject.toml").write_text("[project]")
    names.append(install.built_folder())
    monkeypatch.setenv("PASSGO_ONE_FILE", "1")
    names.append(install.built_folder())
    assert len(set(names)) == len(names)
    (checkout / "src" / "passgo" / "rules.csv").unlink()
    (checkout / "src" / "passgo" / "__init__.py").write_text("")
    (checkout / "pyproject.toml").write_text("")
    monkeypatch.delenv("PASSGO_ONE_FILE")
    assert install.built_folder() == names[0]


@pytest.mark.once
def test_a_build_comes_before_the_source_and_after_what_somebody_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an environment whose site-packages have the source, as an editable installation leaves it."""
    monkeypatch.setattr(install, "VENV", tmp_path / "venv")
    venv.create(tmp_path / "venv")
    (site,) = tmp_path.glob("venv/lib/python*/site-packages")
    (site / "__editable__.passgo.pth").write_text(f"{tmp_path / 'src'}\n")
    for folder in ("built", "src", "named"):
        (tmp_path / folder).mkdir()
    install.look_first_in(tmp_path / "built")

    def found(**environment: str) -> str:
        command = [str(tmp_path / "venv" / "bin" / "python"), "-c", "import passgo; print(passgo.__file__)"]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return Path(said.stdout).parent.name

    (tmp_path / "src" / "passgo.py").touch()
    assert found() == "src"
    (tmp_path / "built" / "passgo.py").touch()
    assert found() == "built"
    (tmp_path / "named" / "passgo.py").touch()
    assert found(PYTHONPATH=str(tmp_path / "named")) == "named"
