"""What the store asks of a database, and how a database is brought to the newest version of its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Protocol

from passgo.server.storage import StoreError


class Database(Protocol):
    """One connection, outside of a transaction unless `BEGIN` was run."""

    dialect: str  # the folder of its migrations
    begin: str  # the statement that begins a transaction which will write
    failures: type[Exception]
    attempts: int  # how often something is tried that fails

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run a statement with a ? for each value; the rows of its answer."""
        ...

    def change(self, sql: str, *values: Any) -> int:
        """The same; how many rows it changed."""
        ...

    def is_damage(self, error: Exception) -> bool:
        """Whether a failure means that what is stored cannot be read, now or later."""
        ...

    def ready(self) -> None:
        """Connect anew if the connection is lost."""
        ...

    def roll_back(self) -> None:
        """End a transaction that failed, if there still is one."""
        ...

    def close(self) -> None: ...


@contextmanager
def transaction(database: Database) -> Iterator[None]:
    """All of it is written for good at the end, or nothing of it."""
    try:
        database.run(database.begin)
        yield
        database.run("COMMIT")
    except BaseException:
        database.roll_back()
        raise


def migrate(database: Database) -> None:
    """Apply the migrations that the database has not seen. The caller sees to it that nobody else does so."""
    folder = files("passgo.server.storage").joinpath("migrations", database.dialect)
    known = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    with transaction(database):
        database.run("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        version: int = database.run("SELECT coalesce(max(version), 0) FROM migrations")[0][0]
        if version > len(known):
            raise StoreError(
                f"the database was made by a newer passgo (its version is {version}, this passgo knows {len(known)}): "
                "use that passgo, or another database"
            )
        for number, name in enumerate(known[version:], version + 1):
            # No migration has a semicolon inside of a statement.
            for statement in folder.joinpath(name).read_text(encoding="utf-8").split(";"):
                if statement.strip():
                    database.run(statement)
            database.run("INSERT INTO migrations VALUES (?, ?)", number, name)
