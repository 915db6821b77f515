"""Every page does what it shows: its files, programs and commands are tried in order, in an empty folder."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from importlib.metadata import metadata
from pathlib import Path

import pytest

from tests.docs.pages import DATA, ROOT, Block, blocks, name, pages

pytestmark = pytest.mark.once  # with the installed build, as whoever copies them would
LIMIT = 300  # seconds, for what hangs
LEAVES = "quit\nquit\nquit\n"  # whoever is asked at a table leaves it
MANY, FEWER = 400, 100  # of more games than so many, one in a hundred is played here
PROPS = {"examples": "examples", "my-board": "examples/plain-board"}  # what pages suppose that the reader has
PROGRAM = "examples/bots/first_option.py"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A home and commands of its own."""
    commands = tmp_path / "bin"
    commands.mkdir()
    for command, words in {"passgo": "-m passgo", "python": "", "python3": ""}.items():
        (commands / command).write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n')
        (commands / command).chmod(0o755)
    home = {"HOME": str(tmp_path / "home"), "XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8"}
    found = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))  # `tests` in CONTRIBUTING
    return {**os.environ, **home, "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": found}


@pytest.mark.parametrize("page", pages(), ids=name)
def test_the_page_does_what_it_shows(page: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for prop, place in PROPS.items():
        (folder / prop).symlink_to(ROOT / place)
    shutil.copy(ROOT / PROGRAM, folder / "my-bot")
    (folder / "my-bot").chmod(0o755)
    for block in blocks(page):
        if block.title:
            (folder / block.title).parent.mkdir(parents=True, exist_ok=True)
            (folder / block.title).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            run_python(block, folder, environment)
        elif block.language == "console":
            for command, expected in block.commands():
                run(command, expected, folder, environment)
        else:
            assert block.language in DATA, f"a block of {block.language}: nobody tries it"


def test_commands_are_in_consoles() -> None:
    """A block without a language is a drawing or a list; what can be typed is a console, so that it is tried."""
    for page in pages():
        for block in blocks(page):
            if not block.language:
                assert not re.search(r"^(\$ |passgo |make |pip )", block.text, re.MULTILINE), (name(page), block.text)


def run_python(block: Block, folder: Path, environment: dict[str, str]) -> None:
    file = folder / "example.py"
    file.write_text(block.text, encoding="utf-8")
    told = re.match(r'"""python \S+ (.*)"""', block.text)  # its first line may say how it is called
    line = [sys.executable, str(file), *(told[1].split() if told else ())]
    if "\ndef test_" in block.text:
        line = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            f"{ROOT}/pyproject.toml",
            str(file),
        ]
    done = subprocess.run(line, cwd=folder, env=environment, input="", capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stdout + done.stderr


def run(command: str, expected: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Try a command line. What it should print may be cut short by dots."""
    words = shlex.split(command)
    if words[:2] == ["pip", "install"]:
        assert_installable(words[-1])
        return
    if words[0] == "make":
        subprocess.run(["make", "-n", *words[1:]], check=True, capture_output=True, cwd=ROOT)
        return
    if words[:2] == ["passgo", "serve"]:
        assert_serves(words, folder, environment)
        return
    answers = LEAVES if words[:2] == ["passgo", "play"] else ""
    command = re.sub(r"(?<=--games )\d+", lambda games: str(fewer(int(games[0]))), command)
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    for line in expected:
        assert re.search(".*".join(map(re.escape, line.split("…"))), done.stdout), (
            f"{command}: no {line!r} in\n{done.stdout}"
        )


def fewer(games: int) -> int:
    return games // FEWER if games > MANY else games


def assert_installable(requirement: str) -> None:
    """There is nobody here to install from: what is named must be passgo with extras that it has."""
    wanted = re.fullmatch(r"passgo(?:\[(\w+)\])?|\.", requirement)
    assert wanted, requirement
    assert wanted[1] is None or wanted[1] in (metadata("passgo").get_all("Provides-Extra") or [])


def assert_serves(words: list[str], folder: Path, environment: dict[str, str]) -> None:
    """A server comes up at some free port and goes when it is told to."""
    line = [word for word in words if word not in ("--open", "--lan")]
    if "--port" in line:
        del line[line.index("--port") : line.index("--port") + 2]
    command = [*line, "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert any("http://" in said for said in server.stdout), f"{words}: no address"
        finally:
            server.send_signal(signal.SIGINT)
            server.stdout.read()
