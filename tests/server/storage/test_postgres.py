"""PostgreSQL gets lost: nothing is written twice, and nobody is told what is not so."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import Any

import psycopg
import pytest

from passgo.server.storage import CodeInUse, StoreError, Taken
from passgo.server.storage import postgres as module
from passgo.server.storage.postgres import PostgresConnection, PostgresStore
from tests.server.postgres import Postgres
from tests.server.storage.tables import opening, said


def commit(connection: psycopg.Connection[Any]) -> None:
    connection.execute("COMMIT")
    connection.close()


class Losing(PostgresConnection):
    """A connection that gets lost at the next COMMIT: before it, after it, or while it is under way."""

    moment = ""
    thread: Thread | None = None

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        moment = self.moment
        if sql != "COMMIT" or not moment:
            return super().run(sql, *values)
        self.moment = ""
        lost = self._connection
        if moment == "during":  # the server goes on with it by itself
            self._connection = self._connect()
            self.thread = Thread(target=commit, args=[lost])
            self.thread.start()
        else:
            if moment == "after":
                super().run(sql)
            lost.close()
        raise psycopg.OperationalError("the connection was lost")


@pytest.fixture
def losing(postgres: Postgres) -> Iterator[Losing]:
    connection = Losing(postgres.new_database())
    yield connection
    if connection.thread is not None:
        connection.thread.join()
    connection.close()


@pytest.mark.parametrize("moment", ["before", "during", "after"])
def test_a_commit_of_unknown_outcome_is_looked_up(losing: Losing, moment: str) -> None:
    store = PostgresStore(losing)
    assert store.append([opening("AAAAAA"), opening("BBBBBB")]) == [None, None]
    losing.moment = moment
    batch = [
        said("AAAAAA", 2, "x"),
        said("BBBBBB", 2),
        opening("CCCCCC"),
        opening("AAAAAA", secret=b""),
        said("AAAAAA", 1),
    ]
    outcomes = store.append(batch)
    assert losing.moment == ""
    assert outcomes[:3] == [None, None, None]
    assert [type(outcome) for outcome in outcomes[3:]] == [CodeInUse, Taken]
    for code, length in (("AAAAAA", 2), ("BBBBBB", 2), ("CCCCCC", 1)):
        assert [entry.seq for entry in store.entries(code)] == list(range(1, length + 1))


class Overtaken(Losing):
    """While it is lost, somebody else writes."""

    other: PostgresStore

    def ready(self) -> None:
        if self._connection.closed:
            written = self.other.append([said("AAAAAA", 2, "theirs"), opening("BBBBBB", secret=b"theirs")])
            assert written == [None, None]
        super().ready()


def test_what_another_wrote_meanwhile_is_not_taken_for_ones_own(postgres: Postgres) -> None:
    url = postgres.new_database()
    connection = Overtaken(url)
    store, connection.other = PostgresStore(connection), PostgresStore(PostgresConnection(url))
    assert store.append([opening("AAAAAA")]) == [None]
    connection.moment = "before"
    outcomes = store.append([said("AAAAAA", 2, "ours"), opening("BBBBBB")])
    assert [type(outcome) for outcome in outcomes] == [Taken, CodeInUse]
    connection.other.close()
    store.close()


def test_the_server_comes_back(postgres: Postgres) -> None:
    store = PostgresStore(PostgresConnection(postgres.new_database()))
    assert store.append([opening("AAAAAA")]) == [None]
    postgres.stop()
    starting = Thread(target=postgres.start)
    starting.start()
    try:
        assert store.append([said("AAAAAA", 2)]) == [None]
        assert len(store.entries("AAAAAA")) == 2
    finally:
        starting.join()
        store.close()


def test_a_server_that_stays_away_is_told(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    store = PostgresStore(PostgresConnection(postgres.new_database()))
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(StoreError, match="cannot be reached"):
                store.append([opening("AAAAAA")])
    finally:
        postgres.start()
    assert store.append([opening("AAAAAA")]) == [None]
    store.close()


def test_who_hangs_in_the_middle_does_not_stop_the_others(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SETTINGS", ("SET idle_in_transaction_session_timeout = '1s'",))
    url = postgres.new_database()
    hanging, store = PostgresConnection(url), PostgresStore(PostgresConnection(url))
    assert store.append([opening("AAAAAA")]) == [None]
    hanging.run("BEGIN")
    hanging.run("UPDATE tables SET seq = seq + 1")
    assert store.append([said("AAAAAA", 2)]) == [None]
    hanging.close()
    store.close()


def test_commits_wait_for_the_disk(postgres: Postgres) -> None:
    store = PostgresStore(PostgresConnection(postgres.new_database() + "%20-csynchronous_commit%3Doff"))
    assert store.database.run("SHOW synchronous_commit") == [("on",)]
    store.close()


def test_servers_that_start_together_make_the_tables_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    made: list[PostgresStore] = []
    threads = [Thread(target=lambda: made.append(PostgresStore(PostgresConnection(url)))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 6
    assert made[0].database.run("SELECT version FROM migrations ORDER BY version") == [(1,), (2,), (3,), (4,)]
    for store in made:
        store.close()
