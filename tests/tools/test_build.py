"""What setup.py does to the generated C, and what it says where that does not fit."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools.build_outcome import trouble

LOOKUP = """\
    cpy_r_r25 = (int64_t)cpy_r_r24.len;
    cpy_r_r26 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r25;
    if (cpy_r_r26) goto CPyL19;
    cpy_r_r27 = cpy_r_seat + cpy_r_r25;
    cpy_r_r28 = (uint64_t)cpy_r_r27 < (uint64_t)cpy_r_r25;
    if (cpy_r_r28) goto CPyL18;
    PyErr_SetNone(PyExc_IndexError);
"""
OTHERWISE = LOOKUP.replace("cpy_r_seat + cpy_r_r25", "CPy_Add(cpy_r_seat, cpy_r_r25)")


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, without building anything."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    return runpy.run_path(str(Path(__file__).parents[2] / "setup.py"))


@pytest.fixture
def note(script: dict[str, Any]) -> Callable[[int, int], None]:
    function: Callable[[int, int], None] = script["note_lookups"]
    return function


def written(folder: Path, text: str) -> str:
    file = folder / "generated.c"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_lookups_are_read_from_the_front_and_counted(script: dict[str, Any], tmp_path: Path) -> None:
    source, lookups, changed = script["read_from_the_front"](written(tmp_path, LOOKUP * 3))
    assert (lookups, changed) == (3, 3)
    expected = LOOKUP.replace("cpy_r_r27 = cpy_r_seat + cpy_r_r25;", "cpy_r_r27 = cpy_r_r25;")
    assert Path(source).read_text(encoding="utf-8") == expected * 3


def test_lookups_of_another_form_are_counted_and_left(script: dict[str, Any], tmp_path: Path) -> None:
    source = written(tmp_path, OTHERWISE * 2)
    assert script["read_from_the_front"](source) == (source, 2, 0)
    assert script["read_from_the_front"](written(tmp_path, LOOKUP + OTHERWISE))[1:] == (2, 1)


@pytest.mark.parametrize(("lookups", "changed"), [(0, 0), (1700, 0), (1700, 1699)])
def test_a_build_that_must_be_compiled_is_refused_if_it_misses_lookups(
    note: Callable[[int, int], None], monkeypatch: pytest.MonkeyPatch, lookups: int, changed: int
) -> None:
    monkeypatch.setenv("PASSGO_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match=f"only {changed} of {lookups} lookups in columns"):
        note(lookups, changed)
    note(1700, 1700)


def test_any_other_build_notes_what_it_missed(
    script: dict[str, Any], note: Callable[[int, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PASSGO_REQUIRE_COMPILED", raising=False)
    note(1700, 0)
    assert script["outcome"]["lookups"] == 1700 and script["outcome"]["from_the_front"] == 0


def test_the_outcome_of_a_build_is_judged() -> None:
    compiled: dict[str, object] = {"compiled": True, "failed": False}
    assert "Only 0 of 0 lookups" in trouble(compiled)  # a build that did not even count
    assert "Only 0 of 1700 lookups" in trouble({**compiled, "lookups": 1700, "from_the_front": 0})
    assert "Only 1699 of 1700" in trouble({**compiled, "lookups": 1700, "from_the_front": 1699})
    assert not trouble({**compiled, "lookups": 1700, "from_the_front": 1700})
    assert not trouble({"compiled": False, "failed": False})
    assert trouble({"compiled": False, "failed": True}) == "Compiling was tried and failed."
