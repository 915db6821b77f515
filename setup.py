"""Builds passgo: the engine, the editions, the bots and the encoding for learners become C extension modules
wherever that is possible.

PASSGO_PURE=1 asks for plain Python. PASSGO_REQUIRE_COMPILED=1, for releases, makes any other plain build an error.
Otherwise whatever is missing or fails leads to plain Python: the same game, slower. All modules are compiled or none.
The C compiler works on parts of the program, on all cores, where it can (gcc's link-time optimisation); with
PASSGO_ONE_FILE=1 it takes the program as one file, on one core. The speed of the games is the same.
The build's passgo/_build.json tells which it is, why, and whether compiling was tried and failed.
"""

import ast
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

COMPILED_PACKAGES = ("engine", "editions", "bots", "encoding")
LIBRARY = "passgo__mypyc"  # as mypyc calls the one library that all compiled modules share

# Every lookup in a column can fail, and none does: told so, the compiler lays all that follows an error out of the way.
# What a module does when it is imported is a third of the C, and runs once: it is not worth a quarter of the time.
# Nor do the doors by which Python calls compiled functions, one for each, need more than a small translation: games go
# from one compiled function to the next. That saves a seventh of the compiler's time.
HINTS = """\
#include <Python.h>
#if defined(__clang__)
#define PASSGO_RUNS_ONCE __attribute__((cold, noinline, optnone))
#else
#define PASSGO_RUNS_ONCE __attribute__((cold, noinline, optimize("O0")))
#endif
#define PASSGO_FROM_PYTHON __attribute__((cold))
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
# Constants are set when their modules are imported, before any game. Whether they are is not asked again at each of
# some 1,200 uses: that takes a thirtieth of the time.
UNSET_CONSTANT = re.compile(
    r"^(    (cpy_r_\w+) = CPyStatic_\w+;\n    if \()(likely\(\2 != |unlikely\(\2 == )(?:-113|NULL)\)", re.MULTILINE
)
LOOKUP = "PyErr_SetNone(PyExc_IndexError);"  # what every lookup in a column has, in whatever form, and nothing else
INDENTATION = re.compile(r"^ {5,}", re.MULTILINE)  # grows with every class: five sixths of all that mypyc writes
ON_IMPORT = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
FROM_PYTHON = re.compile(r"^ *(?=PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE)

# mypyc writes signatures, but no docstrings. Where each belongs, after the name in C of what it describes:
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*(?="\))'
AFTER_SIGNATURE = re.compile(
    rf"\(PyCFunction\)(CPyPy_\w+),\s+METH_[\w |]+, {SIGNATURE}"
    rf"|(CPyType_\w+)_template_ = \{{[^}}]*?\.tp_doc = {SIGNATURE}"
)
INSTEAD_OF_NULL = re.compile(
    r"\(getter\)(\w+),\s+(?:\(setter\)\w+|NULL),\s+NULL(?=, NULL\})"
    r'|PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+NULL(?=, /\* docstring \*/)'
)

outcome: dict[str, object] = {"compiled": False, "failed": False, "why": "nothing was compiled yet"}


def plain(why: str, failed: bool = False) -> None:
    """Settle on plain Python, unless the caller insists on a compiled build."""
    if os.environ.get("PASSGO_REQUIRE_COMPILED") == "1":
        sys.exit(f"passgo: PASSGO_REQUIRE_COMPILED=1, but {why}")
    outcome.update(compiled=False, failed=failed, why=why)


def modules() -> list[str]:
    """The files to compile; an empty __init__.py gains nothing by it, nor do words, plain files or outside bots."""
    files = [file for package in COMPILED_PACKAGES for file in sorted(Path("src/passgo", package).rglob("*.py"))]
    worth = [file for file in files if file.name != "__init__.py" or file.read_text(encoding="utf-8").strip()]
    return [str(file) for file in worth if not {"wording", "plain", "outside"} & set(file.with_suffix("").parts)]


def parallel_options() -> list[str]:
    """What makes the C compiler work on parts, on all cores, and lose nothing by it; none where it cannot."""
    if os.environ.get("PASSGO_ONE_FILE") == "1" or sys.platform == "win32":
        return []
    option = f"-flto={len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count() or 1}"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))
    with tempfile.TemporaryDirectory() as folder:
        probe, library = Path(folder, "probe.c"), Path(folder, "probe.so")
        probe.write_text("int probe(void) { return 1; }\n")
        try:
            tried = subprocess.run(
                [*command, "-fPIC", "-shared", "-O3", option, str(probe), "-o", str(library)], capture_output=True
            )
        except OSError:
            return []
        return [option, "-O3"] if tried.returncode == 0 and library.exists() else []


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
                debug_level="0",
                group_name="passgo",
                target_dir="build/mypyc",
            )
    except (Exception, SystemExit) as error:
        print(said.getvalue())
        plain(f"mypyc refused the source: {(said.getvalue().strip() or repr(error)).splitlines()[0]}", failed=True)
        return []
    # Warnings about generated C help nobody, and looking for them takes gcc two minutes, even if it says nothing (-w).
    # What no other library calls may be inlined.
    options = ["-Wno-all", "-w", "-fvisibility=hidden"]
    if sys.platform != "win32":
        hints = Path("build/mypyc/hints.h").absolute()
        hints.write_text(HINTS, encoding="utf-8")
        options += ["-include", str(hints)]
    parallel, docs = parallel_options(), docstrings()
    noted = note_options([*options, *parallel])
    lookups, changed = 0, 0
    for extension in group:
        for k, source in enumerate(extension.sources):
            extension.sources[k], there, done = rewritten(source, docs)
            lookups, changed = lookups + there, changed + done
        extension.depends += ["setup.py", "pyproject.toml", str(noted)]  # other options or another mypyc: compile anew
        if extension.name == LIBRARY:  # the others only say where to find it
            extension.extra_compile_args = [*extension.extra_compile_args, *options, *parallel]
            extension.extra_link_args = [*extension.extra_link_args, *parallel]
    how = "in parts" if parallel else "in one file"
    outcome.update(compiled=True, one_file=not parallel, why=f"mypyc compiled engine, editions and bots {how}")
    note_lookups(lookups, changed)
    return group


def note_options(options: list[str]) -> Path:
    """A file that is newer than what was compiled with other options, as in one file instead of in parts."""
    file, text = Path("build/mypyc/options.txt"), " ".join(options)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return file


def docstrings() -> dict[str, str]:
    """The docstrings of all that is compiled, as C spells them, by the names in C."""
    from mypyc.namegen import make_module_translation_map

    docs: dict[str, str] = {}

    def note(name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        doc = ast.get_docstring(node) or ""
        docs[name] = doc.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

    files = {module_name(file): file for file in modules()}
    prefixes = make_module_translation_map(list(files))
    for name, file in files.items():
        prefix = prefixes[name].replace(".", "___")
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
        note(name, tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                note(f"CPyPy_{prefix}{node.name}", node)
            elif isinstance(node, ast.ClassDef):
                note(f"CPyType_{prefix}{node.name}", node)
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        note(f"CPyPy_{prefix}{node.name}___{method.name}", method)
                        note(f"{prefix}{node.name}_get_{method.name}", method)
    return docs


def module_name(file: str) -> str:
    parts = Path(file).relative_to("src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def documented(text: str, docs: dict[str, str]) -> str:
    """Generated C with the docstrings that mypyc left out."""

    def after_signature(found: re.Match[str]) -> str:
        return found[0] + docs.get(found[1] or found[2], "")

    def instead_of_null(found: re.Match[str]) -> str:
        doc = docs.get(found[1] or found[2])
        return f'{found[0].removesuffix("NULL")}"{doc}"' if doc else found[0]

    return INSTEAD_OF_NULL.sub(instead_of_null, AFTER_SIGNATURE.sub(after_signature, text))


def rewritten(source: str, docs: dict[str, str]) -> tuple[str, int, int]:
    """A copy of generated C that refuses negative indices, spends no time on what runs once, and has docstrings.

    With it come the lookups in columns that there are, and how many of them were changed. Where there is nothing to
    change the source itself is returned.
    """
    written = Path(source).read_text(encoding="utf-8")
    text, changed = NEGATIVE_INDEX.subn(r"    \1 = \2;\n", INDENTATION.sub("    ", written))
    text = UNSET_CONSTANT.sub(lambda found: found[1] + ("1" if found[3].startswith("likely") else "0"), text)
    text = documented(text, docs)
    if sys.platform != "win32":
        text = ON_IMPORT.sub("PASSGO_RUNS_ONCE char ", text)
        text = FROM_PYTHON.sub("PASSGO_FROM_PYTHON ", text)
    lookups = text.count(LOOKUP)
    if text == written:
        return source, lookups, changed
    copy = Path(source).with_suffix(".rewritten.c")
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

    def finalize_options(self) -> None:
        super().finalize_options()
        if not self.parallel and not outcome.get("one_file", True):
            self.parallel = 2  # the library, and beside it the many small files that only say where to find it

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
