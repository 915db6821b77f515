"""Programs of Debian's that the tests of deployment need: found, or installed where that is possible."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest


def program(name: str, package: str) -> str:
    """Where it is; the test is skipped where it is not and cannot be."""
    with (Path(tempfile.gettempdir()) / "passgo-tests-programs.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (found := shutil.which(name)) and os.getuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            options = ["-qq", "-y", "--no-install-recommends"]
            for command in (["apt-get", "-qq", "update"], ["apt-get", *options, "install", package]):
                subprocess.run(command, env=quiet, capture_output=True)
            found = shutil.which(name)
    if not found:
        pytest.skip(f"{name} is not installed, and cannot be: that takes apt-get, root and a mirror")
    return found
