"""Which installed packages are looked into for editions: only where one says that it has some."""

import sys
from pathlib import Path

import pytest

from passgo.editions.outside import is_announced

STRANGERS = {
    "commands": b"[console_scripts]\nstranger = stranger:main\n",
    "no text": b"\xff\xfe[passgo.editions]",
    "nothing": b"",
}


def installed(folder: Path, name: str, entry_points: bytes | None) -> None:
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    if entry_points is not None:
        (about / "entry_points.txt").write_bytes(entry_points)


def test_a_package_that_has_an_edition_is_found_among_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path / "nowhere"), str(tmp_path)])
    installed(tmp_path, "plain", None)
    assert not is_announced()
    installed(tmp_path, "harbour", b"[passgo.editions]\nharbour = passgo_harbour:HARBOUR\n")
    assert is_announced()


@pytest.mark.parametrize("entry_points", STRANGERS.values(), ids=STRANGERS)
def test_for_other_packages_nothing_slow_is_imported(
    entry_points: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    installed(tmp_path, "stranger", entry_points)
    assert not is_announced()
