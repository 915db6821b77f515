"""What the store asks of a database, and how a database is brought to the newest version of its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable
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


def folder_of(database: Database) -> Traversable:
    return files("passgo.server.storage").joinpath("migrations", database.dialect)


def migrations(database: Database) -> list[str]:
    """The files that lead to the newest version, in order."""
    return sorted(file.name for file in folder_of(database).iterdir() if file.name.endswith(".sql"))


def refuse_newer(version: int, database: Database) -> None:
    """StoreError if tables of this version were made by a newer passgo."""
    known = len(migrations(database))
    if version > known:
        raise StoreError(
            f"the database was made by a newer passgo (its version is {version}, this passgo knows {known}): "
            "use that passgo, or another database"
        )


def migrate(database: Database) -> None:
    """Apply the migrations that the database has not seen. The caller sees to it that nobody else does so."""
    with transaction(database):
        database.run("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        version: int = database.run("SELECT coalesce(max(version), 0) FROM migrations")[0][0]
        refuse_newer(version, database)
        for number, name in enumerate(migrations(database)[version:], version + 1):
            # No migration has a semicolon inside of a statement.
            for statement in folder_of(database).joinpath(name).read_text(encoding="utf-8").split(";"):
                if statement.strip():
                    database.run(statement)
            database.run("INSERT INTO migrations VALUES (?, ?)", number, name)
