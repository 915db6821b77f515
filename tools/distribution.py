"""Builds what is published, and tries it: `python -m tools.distribution dist`.

An sdist, a wheel made from that sdist (not from the checkout), and two installations of the wheel in environments of
their own without a compiler: with no other package, and with what compiled modules import.
PASSGO_REQUIRE_COMPILED=1 makes a plain wheel an error.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from collections.abc import Mapping
from importlib.metadata import Distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
PUBLISHED = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "constraints.txt",
    "src",
)
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
RUNTIME = ("librt", "mypy_extensions")
NONE: Mapping[str, str] = {}
PINS = {"PIP_CONSTRAINT": str(ROOT / "constraints.txt"), "PIP_BUILD_CONSTRAINT": str(ROOT / "constraints.txt")}


def ran(*command: str, within: Path = ROOT, variables: Mapping[str, str] = NONE) -> str:
    """What a command printed, with these variables; one that fails ends everything, with its own words."""
    clean = {**os.environ, "PYTHONPATH": "", **variables}  # the checkout is no installation
    done = subprocess.run(command, cwd=within, env=clean, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def source_archive(folder: Path) -> Path:
    """The sdist, made by the build's own backend of a copy, so that nothing is left in the checkout."""
    script = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    with tempfile.TemporaryDirectory() as copy:
        for name in PUBLISHED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, Path(copy, name), ignore=LEFTOVERS)
            else:
                shutil.copy(ROOT / name, copy)
        ran(sys.executable, "-c", script, str(folder), within=Path(copy))
    return next(folder.glob("passgo-*.tar.gz"))


def wheel_of(source: Path, folder: Path, *options: str, variables: Mapping[str, str] = NONE) -> Path:
    """A wheel of an sdist or a checkout."""
    wheel = ["-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder)]
    ran(sys.executable, *wheel, *options, str(source), variables={**PINS, **variables})
    return next(folder.glob("passgo-*.whl"))


def repacked(installed: Distribution, folder: Path) -> Path:
    """The wheel that an installed passgo came from, made of its files again."""
    about = (installed.read_text("WHEEL") or "").splitlines()
    tag = next(line.removeprefix("Tag: ") for line in about if line.startswith("Tag: "))
    wheel = folder / f"passgo-{installed.version}-{tag}.whl"
    record = ""
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in installed.files or []:
            name = file.as_posix()
            if name.startswith("..") or name.endswith(("RECORD", ".pyc")):
                continue  # what an installer adds
            content = Path(str(file.locate())).read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(content)}\n"
            archive.writestr(name, content)
        name = f"passgo-{installed.version}.dist-info/RECORD"
        archive.writestr(name, f"{record}{name},,\n")
    return wheel


def bare_python(wheel: Path, folder: Path, *others: str) -> Path:
    """The Python of a new environment with the wheel, packages that are named, and nothing else, not even pip."""
    venv.create(folder, with_pip=False, symlinks=True)
    bare = folder / "bin/python"
    install = [sys.executable, "-m", "pip", "-q", "--python", str(bare), "install", "--no-deps"]
    ran(*install, "--no-index", str(wheel))
    if others:
        ran(*install, *others, variables=PINS)
    return bare


def tried(bare: Path, script: str = "tools/clean_room.py") -> str:
    """What the script prints there, with nothing on the path that could compile."""
    no_compiler = {"PATH": str(bare.parent), "PYTHONWARNINGS": "error"}
    return ran(str(bare), str(ROOT / script), variables=no_compiler)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    source = source_archive(folder)
    print(source.name)
    wheel = wheel_of(source, folder)
    print(wheel.name)
    with tempfile.TemporaryDirectory() as rooms:
        print(tried(bare_python(wheel, Path(rooms, "bare"))), end="")
        print(tried(bare_python(wheel, Path(rooms, "compiled"), *RUNTIME)), end="")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute())
