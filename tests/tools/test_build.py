"""What setup.py does to the generated C, and what it says where that does not fit."""

import os
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
UNDOCUMENTED = r"""
    {"roll", (PyCFunction)CPyPy_game___roll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll(dice=\"2\")\n--\n\n")},
    {"over",
     (getter)game___Game_get_over,
     NULL, NULL, NULL},
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(header)\n--\n\n"),
};
    PyModuleDef_HEAD_INIT,
    "passgo.game",
    NULL, /* docstring */
"""
DOCUMENTED = r"""
    {"roll", (PyCFunction)CPyPy_game___roll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll(dice=\"2\")\n--\n\nR.")},
    {"over",
     (getter)game___Game_get_over,
     NULL, "O.", NULL},
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(header)\n--\n\nG."),
};
    PyModuleDef_HEAD_INIT,
    "passgo.game",
    "M.", /* docstring */
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
    source, lookups, changed = script["rewritten"](written(tmp_path, LOOKUP * 3), {})
    assert (lookups, changed) == (3, 3)
    expected = LOOKUP.replace("cpy_r_r27 = cpy_r_seat + cpy_r_r25;", "cpy_r_r27 = cpy_r_r25;")
    assert Path(source).read_text(encoding="utf-8") == expected * 3


def test_lookups_of_another_form_are_counted_and_left(script: dict[str, Any], tmp_path: Path) -> None:
    source = written(tmp_path, OTHERWISE * 2)
    assert script["rewritten"](source, {}) == (source, 2, 0)
    assert script["rewritten"](written(tmp_path, LOOKUP + OTHERWISE), {})[1:] == (2, 1)


def test_only_other_options_ask_for_compiling_anew(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = script["note_options"](["-w", "-flto=2"])
    os.utime(file, ns=(1, 1))
    script["note_options"](["-w", "-flto=2"])
    assert file.stat().st_mtime_ns == 1
    script["note_options"](["-w"])
    assert file.stat().st_mtime_ns > 1


@pytest.mark.parametrize(("platform", "hint"), [("linux", "PASSGO_RUNS_ONCE "), ("win32", "")])
def test_what_runs_once_is_not_optimised(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, hint: str
) -> None:
    """Where the compiler knows such hints; that of Windows has none."""
    monkeypatch.setattr(script["sys"], "platform", platform)
    once = "char CPyDef_game_____top_level__(void) {\n}\n"
    often = "char CPyDef_game___Game___play(PyObject *cpy_r_self) {\n}\n"
    source, _, _ = script["rewritten"](written(tmp_path, once + often), {})
    assert Path(source).read_text(encoding="utf-8") == f"{hint}{once}{often}"
    assert "PASSGO_RUNS_ONCE" in script["HINTS"]


def test_constants_are_not_asked_whether_they_are_set(script: dict[str, Any], tmp_path: Path) -> None:
    before = """\
    cpy_r_r3 = CPyStatic_actions___TIME;
    if (likely(cpy_r_r3 != -113)) goto CPyL4;
    cpy_r_r4 = CPyStatic_steps___TABLE;
    if (unlikely(cpy_r_r4 == NULL)) {
    goto CPyL5;
    cpy_r_r5 = CPyDef_machine___decider(cpy_r_s);
    if (unlikely(cpy_r_r5 == -113)) {
"""
    source, _, _ = script["rewritten"](written(tmp_path, before), {})
    after = before.replace("likely(cpy_r_r3 != -113)", "1").replace("unlikely(cpy_r_r4 == NULL)", "0")
    assert Path(source).read_text(encoding="utf-8") == after


def test_doors_from_python_are_translated_small_and_indentation_is_dropped(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mypyc indents further with every class, functions too."""
    monkeypatch.setattr(script["sys"], "platform", "linux")
    door = "PyObject *CPyPy_bots___bot(PyObject *self, PyObject *const *args) {\n"
    source, _, _ = script["rewritten"](written(tmp_path, f"{' ' * 80}{door}{' ' * 84}return NULL;\n"), {})
    assert Path(source).read_text(encoding="utf-8") == f"PASSGO_FROM_PYTHON {door}    return NULL;\n"
    assert "PASSGO_FROM_PYTHON" in script["HINTS"]


def test_docstrings_are_put_where_mypyc_left_room(script: dict[str, Any]) -> None:
    docs = {"CPyPy_game___roll": "R.", "CPyType_game___Game": "G.", "game___Game_get_over": "O.", "passgo.game": "M."}
    assert script["documented"](UNDOCUMENTED, docs) == DOCUMENTED
    assert script["documented"](UNDOCUMENTED, {}) == UNDOCUMENTED


def test_docstrings_are_found_by_their_names_in_c(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    docs: dict[str, str] = script["docstrings"]()
    assert "IllegalAction" in docs["CPyPy_game___Game___play"]
    assert docs["CPyType_game___Decision"]
    assert docs["game___Decision_get_about"]
    assert docs["passgo.engine.game"]
    assert docs["CPyPy_ultimate___habits___UltimateHabits___before_roll"] == ""  # there are several modules `habits`
    assert not any('"' in doc.replace('\\"', "") or "\n" in doc for doc in docs.values())


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
