"""Programs of Debian's that tests need: found, or installed where that is possible."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")


def debian(package: str, find: Callable[[], T | None], recommends: bool = False) -> T:
    """What `find` tells; if that is nothing, the package is installed first, with what it recommends or without.

    Tests run in several processes, which all wait here for the first to have installed the whole of it: half of a
    package is there before the rest.
    """
    with (Path(tempfile.gettempdir()) / "passgo-tests-debian.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = find()
        if found is None and os.getuid() == 0 and shutil.which("apt-get"):
            install(package, recommends)
            found = find()
    if found is None:
        pytest.skip(f"{package} is not installed, and cannot be: that takes apt-get, root and a mirror")
    return found


def install(package: str, recommends: bool) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["-qq", "-y", "-o", "Dpkg::Options::=--force-confold", "-o", "DPkg::Lock::Timeout=300"]
    if not recommends:
        options.append("--no-install-recommends")
    for command in (["apt-get", "-qq", "update"], ["apt-get", *options, "install", package]):
        subprocess.run(command, env=quiet, capture_output=True)


def program(name: str, package: str) -> str:
    """Where a program is."""
    return debian(package, lambda: shutil.which(name))
