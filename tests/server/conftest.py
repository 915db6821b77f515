"""What tests of the server share: a PostgreSQL server, and stores of both kinds."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.homes import home, namespaces
from tests.server.places import Place
from tests.server.postgres import Postgres, binaries

__all__ = ["home", "namespaces"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test needs it; no test may leave it stopped."""
    found = binaries()
    folder = Path(tempfile.mkdtemp(prefix="passgo-postgres-"))
    server = None
    try:
        server = Postgres(found, folder)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place for tables, once of each kind."""
    if request.param == "sqlite":
        return Place(data=tmp_path / "data")
    server: Postgres = request.getfixturevalue("postgres")
    return Place(database=server.new_database())
