"""What the package says of itself: its version in one place, its licence, its types, what it needs."""

import importlib.metadata
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import passgo

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def needed(requirements: list[str]) -> set[str]:
    """The names of packages, without versions, extras and conditions."""
    return {re.split(r"[\[<>=; ]", requirement)[0] for requirement in requirements}


def test_the_version_is_written_once() -> None:
    assert PROJECT["dynamic"] == ["version"] and "version" not in PROJECT
    written = [
        file.relative_to(ROOT).as_posix()
        for file in [*ROOT.glob("*.toml"), *ROOT.glob("*.py"), *ROOT.glob("src/passgo/**/*.py")]
        if f'"{passgo.__version__}"' in file.read_text(encoding="utf-8")
    ]
    assert written == ["src/passgo/__init__.py"]


def test_the_changelog_begins_with_the_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == passgo.__version__


@pytest.mark.once
def test_the_version_is_that_of_the_installed_package() -> None:
    assert passgo.__version__ == importlib.metadata.version("passgo")


def test_licence_and_types_lie_where_installers_look() -> None:
    assert PROJECT["license"] == "MIT" and PROJECT["license-files"] == ["LICENSE"]
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert (ROOT / PROJECT["readme"]).exists()
    assert (Path(passgo.__file__).parent / "py.typed").exists()


def test_both_tables_come_with_the_package() -> None:
    tables = {
        "typer",
        "rich",
        "fluent.runtime",
        "platformdirs",
        "starlette",
        "uvicorn",
        "websockets",
        "msgspec",
        "segno",
    }
    assert tables < needed(PROJECT["dependencies"])
    extras = PROJECT["optional-dependencies"]
    assert needed(extras["lab"]) == {"polars", "matplotlib"}
    assert needed(extras["ray"]) == {"ray"} and needed(extras["redis"]) == {"redis"}
    assert needed(extras["postgres"]) == {"psycopg"}


def test_every_dependency_is_pinned() -> None:
    pins = {line.split("==")[0].lower() for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    extras = PROJECT["optional-dependencies"].values()
    everything = needed(PROJECT["dependencies"]).union(*(needed(extra) for extra in extras))
    assert {name.lower().replace("-", "_") for name in everything} <= {pin.replace("-", "_") for pin in pins}


def test_the_workflow_does_what_anybody_can_do_at_home() -> None:
    workflow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    commands = re.findall(r"- run: (.+)", workflow)
    assert ".ci/run" in commands and "python -m tools.distribution dist" in commands
    actions = re.findall(r"uses: (\S+)", workflow)
    assert actions and all(re.fullmatch(r"actions/[a-z-]+@v\d+", action) for action in actions)
    built = re.findall(r'"(3\.\d+)"', re.findall(r"python: \[.*\]", workflow)[0])
    told = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert built == told, "wheels are built for the Pythons that the package names"
