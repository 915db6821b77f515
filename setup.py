"""Builds passgo: the engine, the editions and the bots become C extension modules wherever that is possible.

PASSGO_PURE=1 asks for plain Python. PASSGO_REQUIRE_COMPILED=1, for releases, makes any other plain build an error.
Otherwise whatever is missing or fails leads to plain Python: the same game, slower. All modules are compiled or none.
The build's passgo/_build.json tells which it is, why, and whether compiling was tried and failed.
"""

import contextlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

COMPILED_PACKAGES = ("engine", "editions", "bots")

# Every lookup in a column can fail, and none does: told so, the compiler lays all that follows an error out of the way.
COLD = """\
#include <Python.h>
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) __attribute__((cold));
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
"""

# Columns are never read by negative indices: `column[-1]` is an error when compiled, like a number too large. That
# saves a second comparison at each of some 1,700 lookups, and with it a fifth of the time. A mypyc that writes other C
# than this leaves everything as Python has it, which is noted, and is an error where compiling is required: both builds
# must mean the same, and what refuses negative numbers in the tests of the source is tests/strict_columns.py.
NEGATIVE_INDEX = re.compile(
    r"^    (cpy_r_\w+) = \w+ \+ (cpy_r_\w+);\n"
    r"(?=    cpy_r_\w+ = \(uint64_t\)\1 < \(uint64_t\)\2;\n)",
    re.MULTILINE,
)
LOOKUP = "PyErr_SetNone(PyExc_IndexError);"  # what every lookup in a column has, in whatever form, and nothing else

outcome: dict[str, object] = {"compiled": False, "failed": False, "why": "nothing was compiled yet"}


def plain(why: str, failed: bool = False) -> None:
    """Settle on plain Python, unless the caller insists on a compiled build."""
    if os.environ.get("PASSGO_REQUIRE_COMPILED") == "1":
        sys.exit(f"passgo: PASSGO_REQUIRE_COMPILED=1, but {why}")
    outcome.update(compiled=False, failed=failed, why=why)


def modules() -> list[str]:
    """The files to compile; an empty __init__.py gains nothing from it, nor do words or the reading of plain files."""
    files = [file for package in COMPILED_PACKAGES for file in sorted(Path("src/passgo", package).rglob("*.py"))]
    worth = [file for file in files if file.name != "__init__.py" or file.read_text(encoding="utf-8").strip()]
    return [str(file) for file in worth if not {"wording", "plain"} & set(file.with_suffix("").parts)]


def compiler_trouble() -> str | None:
    """Why this machine cannot compile C for Python, or None when it can."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not configured:
        return None  # Windows, where setuptools looks for the compiler itself
    command = shlex.split(configured)
    if not shutil.which(command[0]) and "CC" not in os.environ and shutil.which("cc"):
        os.environ["CC"] = "cc"  # not the compiler that built Python, but one that will do
        command = ["cc"]
    headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    if not any(Path(folder, "Python.h").exists() for folder in headers):
        return "Python's C headers are not installed (on Debian: python3-dev)"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        arguments = [*(f"-I{folder}" for folder in headers), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            subprocess.run([*command, *arguments], check=True, capture_output=True)
        except OSError:
            return f"there is no C compiler ({command[0]}) on this machine"
        except subprocess.CalledProcessError:
            return f"the C compiler ({command[0]}) does not work"
    return None


def extensions() -> list[Extension]:
    """The extension modules of the one mypyc group; none where the build is to be plain Python."""
    if os.environ.get("PASSGO_PURE") == "1":
        plain("PASSGO_PURE=1 asked for plain Python")
        return []
    trouble = compiler_trouble()
    if trouble:
        plain(trouble)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        plain("mypy, which compiles, is not installed")
        return []

    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            group = mypycify(
                ["--always-true=COMPILED", *modules()],
                opt_level="3",
                group_name="passgo",
                target_dir="build/mypyc",
            )
    except (Exception, SystemExit) as error:
        print(said.getvalue())
        plain(f"mypyc refused the source: {(said.getvalue().strip() or repr(error)).splitlines()[0]}", failed=True)
        return []
    # A newer compiler's warning is no reason to fail; what no other library calls may be inlined.
    options = ["-Wno-error", "-fvisibility=hidden"]
    if sys.platform != "win32":
        cold = Path("build/mypyc/cold.h").absolute()
        cold.write_text(COLD, encoding="utf-8")
        options += ["-include", str(cold)]
    lookups, changed = 0, 0
    for extension in group:
        for k, source in enumerate(extension.sources):
            extension.sources[k], there, done = read_from_the_front(source)
            lookups, changed = lookups + there, changed + done
        extension.depends += ["setup.py", "pyproject.toml"]  # other options or another mypyc: compile anew
        extension.extra_compile_args = [*extension.extra_compile_args, *options]
    outcome.update(compiled=True, why="mypyc compiled the engine, the editions and the bots")
    note_lookups(lookups, changed)
    return group


def read_from_the_front(source: str) -> tuple[str, int, int]:
    """A copy of generated C in which no column is read by negative indices, or the source itself if nothing changes.

    With it come the lookups in columns that there are, and how many of them were changed.
    """
    written = Path(source).read_text(encoding="utf-8")
    text, changed = NEGATIVE_INDEX.subn(r"    \1 = \2;\n", written)
    lookups = written.count(LOOKUP)
    if not changed:
        return source, lookups, 0
    copy = Path(source).with_suffix(".front.c")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:  # a new date would compile it again
        copy.write_text(text, encoding="utf-8")
    return str(copy), lookups, changed


def note_lookups(lookups: int, changed: int) -> None:
    """Note how many lookups in columns refuse negative numbers; where compiling is required, all must."""
    outcome.update(lookups=lookups, from_the_front=changed)
    if os.environ.get("PASSGO_REQUIRE_COMPILED") == "1" and not lookups == changed > 0:
        sys.exit(
            f"passgo: PASSGO_REQUIRE_COMPILED=1, but only {changed} of {lookups} lookups in columns were found in the "
            "generated C: this mypyc writes them otherwise, so NEGATIVE_INDEX in setup.py must learn its form"
        )


class BuildExtensions(build_ext):
    """Compiles all extension modules or leaves none."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for file in self.get_outputs():
                Path(file).unlink(missing_ok=True)
            print(error)
            plain("the generated C did not compile (pip install --verbose . shows the compiler's words)", failed=True)


class Build(build):
    """Builds without leftovers of earlier builds, and notes what was built."""

    def run(self) -> None:
        current = set(self.get_finalized_command("build_ext").get_outputs() if self.has_ext_modules() else ())
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and str(file) not in current:
                file.unlink()
        super().run()
        Path(self.build_lib, "passgo", "_build.json").write_text(json.dumps(outcome) + "\n", encoding="utf-8")
        print(f"passgo: {'compiled' if outcome['compiled'] else 'plain Python'}, because {outcome['why']}")


# pip runs this file several times, mostly for the metadata alone; compile only when it builds.
building = not {"build", "bdist_wheel"}.isdisjoint(sys.argv)
setup(ext_modules=extensions() if building else [], cmdclass={"build": Build, "build_ext": BuildExtensions})
