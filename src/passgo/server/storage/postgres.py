"""The store in PostgreSQL, for several servers that share their tables."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import DataCorrupted, IndexCorrupted
from psycopg.pq import TransactionStatus

from passgo.server.storage import StoreError
from passgo.server.storage.database import migrate
from passgo.server.storage.sql import SqlStore

MIGRATING = 0x70617373676F  # the lock that one server at a time holds while it changes the tables
PATIENCE = 15.0  # seconds that a lost server has to come back
SETTINGS = (
    "SET synchronous_commit = on",  # a transaction is on disk when its COMMIT returns
    "SET lock_timeout = '5s'",
    # What a server that hangs or is cut off was in the middle of must not stop the others for long.
    "SET idle_in_transaction_session_timeout = '5s'",
)
NETWORK: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def connected(url: str) -> psycopg.Connection[Any]:
    connection = psycopg.connect(url, autocommit=True, **NETWORK)
    try:
        for setting in SETTINGS:
            connection.execute(setting)
    except psycopg.Error:
        connection.close()
        raise
    return connection


class PostgresConnection:
    """A connection that is made anew when it gets lost."""

    dialect = "postgres"
    begin = "BEGIN"
    failures: type[Exception] = psycopg.Error
    attempts = 3

    def __init__(self, url: str) -> None:
        try:
            conninfo_to_dict(url)
        except psycopg.Error:  # which quotes all of it, the password too
            raise StoreError("the address of the database is malformed") from None
        self._url = url
        self._patience = 0.0  # a wrong address shows at once
        self._connection = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        end = time.monotonic() + self._patience
        self._patience = 0.0  # who comes next while the server stays away does not wait as long again
        while True:
            try:
                connection = connected(self._url)
            except psycopg.Error as error:
                if time.monotonic() >= end:
                    raise StoreError(f"PostgreSQL cannot be reached: {error}") from error
                time.sleep(0.1)
            else:
                self._patience = PATIENCE
                return connection

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        cursor = self._connection.execute(sql.replace("?", "%s"), values or None)
        return cursor.fetchall() if cursor.description else []

    def change(self, sql: str, *values: Any) -> int:
        return self._connection.execute(sql.replace("?", "%s"), values).rowcount

    def is_damage(self, error: Exception) -> bool:
        return isinstance(error, DataCorrupted | IndexCorrupted)

    def ready(self) -> None:
        if self._connection.closed:
            self._connection = self._connect()

    def roll_back(self) -> None:
        if self._connection.info.transaction_status != TransactionStatus.IDLE:
            with suppress(psycopg.Error):  # a lost connection needs none
                self._connection.execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()


class PostgresStore(SqlStore):
    """Takes a connection of its own."""

    def __init__(self, database: PostgresConnection) -> None:
        super().__init__(database)
        try:
            database.run("SELECT pg_advisory_lock(?)", MIGRATING)
            migrate(database)
            database.run("SELECT pg_advisory_unlock(?)", MIGRATING)
        except psycopg.Error as error:
            database.close()
            raise StoreError(str(error)) from error
        except StoreError:
            database.close()
            raise
