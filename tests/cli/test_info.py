import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import EDITIONS, __version__
from passgo.bots import BOTS
from passgo.bots.builtin import FROZEN
from passgo.engine.columns import COMPILED

Run = Callable[..., Result]


def test_one_short_line(passgo: Run) -> None:
    out = passgo("info").stdout
    assert out.startswith(f"passgo {__version__}, {'compiled' if COMPILED else 'interpreted'}: ")
    assert out.endswith(".\n")
    assert out.count("\n") == 1
    assert len(out) <= 81


def test_compiled_modules_without_librt_are_told(passgo: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "_build.json").write_text('{"compiled": true, "why": "mypyc compiled it"}')
    monkeypatch.setattr("passgo.cli.info.files", lambda _package: tmp_path)
    monkeypatch.setattr("passgo.engine.columns.COMPILED", False)
    told = f"passgo {__version__}, interpreted: its compiled modules need the package librt.\n"
    assert passgo("info").stdout == told and len(told) <= 81


def test_verbose_tells_more(passgo: Run) -> None:
    first, python, editions, bots = passgo("info", "--verbose").stdout.splitlines()
    assert first + "\n" == passgo("info").stdout
    assert "Python" in python
    assert "classic (version 2)" in editions
    assert all(name in bots for name in BOTS)


def test_json(passgo: Run) -> None:
    data = json.loads(passgo("info", "--json").stdout)
    assert data["compiled"] is COMPILED
    assert data["why"]
    if COMPILED:
        assert data["why"].endswith((" in parts", " in one file", " in place"))
    assert data["version"] == __version__
    assert data["editions"] == {name: edition.version for name, edition in EDITIONS.items()}
    assert data["bots"] == [*BOTS, *FROZEN]
