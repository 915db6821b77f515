"""A PostgreSQL server for the tests: Debian's own, in a temporary folder, on a free port of this machine."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from pathlib import Path

import psycopg

from tests.debian import debian
from tests.server.processes import quiet_port


class Postgres:
    """A server of its own that can be stopped and started again."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        self._made = 0
        self.port = quiet_port()  # also while it is stopped
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._binaries / program), "-D", str(self._folder / "data"), *options]
        user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, user=user, group=user)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder}"
        self._run("pg_ctl", "start", "--wait", "--log", str(self._folder / "log"), "--options", options)

    def stop(self) -> None:
        """At once and without tidying up, as in a crash."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def new_database(self) -> str:
        """The address of an empty place: a schema, which is made sooner than a database and serves as well."""
        self._made += 1
        address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA test{self._made}")
        return f"{address}?options=-csearch_path%3Dtest{self._made}"


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    # The programs are wanted, no cluster that starts with the machine.
    settings = Path("/etc/postgresql-common/createcluster.conf")
    if not installed() and os.getuid() == 0 and not settings.exists():
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("create_main_cluster = false\n")
    return debian("postgresql", installed)


def installed() -> Path | None:
    def version(folder: Path) -> int:
        return int(folder.parent.name)

    folders = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    ready = folders and (os.getuid() != 0 or has_user("postgres"))
    return max(folders, key=version) if ready else None


def has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
