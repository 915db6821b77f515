"""Sets passgo up in .venv, with nothing but python3, as `make` does.

    python -m tools.install play [OPTIONS]   opens the table at once, with the source as it is, and builds meanwhile
    python -m tools.install build            builds, compiled if that can be, and waits for it
    python -m tools.install tools            the same, and all that development needs

The environment has all that passgo needs, and two folders where Python looks for passgo itself: built-CHECKSUM, which
is empty until there is a build of just this source, and src, by an editable installation. Whatever is started takes the
first that has it.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from tools.building import PYTHON, ROOT, VENV, build_and_show, is_built, lock_file, locked

CONFIGURATION = (ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "constraints.txt")
SWITCHES = ("PASSGO_PURE", "PASSGO_REQUIRE_COMPILED", "PASSGO_ONE_FILE", "CC")
LEFT_OUT = ("__pycache__", ".egg-info")


def checksum(files: Iterable[Path], *words: str) -> str:
    """Names what files and switches lead to, so a change, a removed file or another branch asks for another one."""
    digest = hashlib.sha256(repr((sys.version, words)).encode())
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def built_folder() -> Path:
    """Where the build of this source belongs."""
    sources = (file for file in (ROOT / "src").rglob("*") if file.is_file())
    files = [file for file in sources if not any(part.endswith(LEFT_OUT) for part in file.parts)]
    compiler = shutil.which((os.environ.get("CC") or "cc").split()[0]) or ""
    return VENV / f"built-{checksum([*files, *CONFIGURATION], compiler, *(os.environ.get(s, '') for s in SWITCHES))}"


def ready() -> Path:
    """The environment, with its dependencies and with the source; the folder where a build of it is, or will be."""
    with locked("installing"):
        done = VENV / f"ready-{checksum(CONFIGURATION)}"
        if not done.exists():
            print("Installing what passgo needs into .venv.", flush=True)
            if not (VENV / "made").exists():
                subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
                (VENV / "made").touch()
            for other in VENV.glob("ready-*"):
                other.unlink()
            pip("setuptools", *dependencies("server"))
            pip("--no-build-isolation", "--no-deps", "--editable", ".", PASSGO_PURE="1")
            done.touch()
        target = built_folder()
        target.mkdir(exist_ok=True)
        look_first_in(target)
    return target


def look_first_in(folder: Path) -> None:
    """Whatever starts in the environment looks there before it looks in site-packages, which knows the source."""
    (site,) = VENV.glob("lib/python*/site-packages")
    place = f"next(k for k, path in enumerate(sys.path) if path.endswith({site.name!r}))"
    line = f"import sys; sys.path.insert({place}, {str(folder)!r})\n"
    file = site / "passgo-built.pth"
    if not file.exists() or file.read_text() != line:
        fresh = file.with_suffix(".new")
        fresh.write_text(line)
        fresh.replace(file)


def pip(*arguments: str, **environment: str) -> None:
    command = [PYTHON, "-m", "pip", "--quiet", "install", *arguments]
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode:
        sys.exit("pip could not install what passgo needs.")


def dependencies(extra: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"].get(extra, ())]


def play(options: list[str]) -> None:
    """The server takes the place of this process; what builds beside it ends when the server does."""
    target = ready()
    used = lock_file(target.name)
    fcntl.flock(used, fcntl.LOCK_SH)  # until the server ends
    os.set_inheritable(used.fileno(), True)
    if not is_built(target) and os.environ.get("PASSGO_PURE") != "1":
        watched, held = os.pipe()
        subprocess.run([PYTHON, "-m", "tools.building", str(target)], cwd=ROOT, stdin=watched, check=False)
        os.set_inheritable(held, True)
    program = str(VENV / "bin" / "passgo")
    os.execv(program, [program, "serve", *options])


def main(what: str, options: list[str]) -> None:
    if what == "play":
        play(options)
        return
    build_and_show(ready())
    if what == "tools":
        done = VENV / f"tools-{checksum(CONFIGURATION)}"
        if not done.exists():
            for other in VENV.glob("tools-*"):
                other.unlink()
            pip(*dependencies("dev"))
            done.touch()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
