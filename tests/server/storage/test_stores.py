"""What every store must do; each test runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from passgo.server.protocol import Choices
from passgo.server.storage import Append, CodeInUse, Damaged, Misnumbered, Repeated, Snapshot, StoreError, Taken
from passgo.server.storage.sql import SqlStore
from passgo.server.table_events import (
    Answered,
    AnyTableEvent,
    Arranged,
    Chatted,
    Contributed,
    Entry,
    Filled,
    Finished,
    Hosted,
    Joined,
    Lapsed,
    Left,
    Locked,
    Opened,
    Petitioned,
    Picked,
    Played,
    Promised,
    Proposed,
    Recovered,
    Rematched,
    Removed,
    Reported,
    Resumed,
    Revealed,
    Seated,
    SharesAsked,
    Started,
    Stood,
    Voided,
    Voted,
)
from tests.server.places import Place
from tests.server.storage.tables import opening, row, said

FACTS: list[AnyTableEvent] = [
    Opened(Choices(settings={"a": True, "b": 3, "c": "x"}, bots=["simple"], minutes=60), "5e6f"),
    Joined("Zoë \U0001f3b2 'O\"; --", "hash"),
    Seated(0, 3),
    Stood(0),
    Left(2),
    Filled(1, "trader"),
    Filled(1, None),
    Arranged(Choices(edition="ultimate")),
    Contributed(0, "mine"),
    Promised(0, "0f" * 32),
    SharesAsked(),
    Revealed(0, "mine"),
    Voided([0, 2], "silent"),
    Picked(0, "snail"),
    Started({1: "simple", 11: "strong"}),
    Played("roll", 0),
    Played("time is up", None, "clock"),
    Chatted(0, "zero \x00, line\nend, 100 % ? %s"),
    Proposed("kick", 0, [1], 2),
    Proposed("stop", 0, [1], rounds=10),
    Voted(1, True),
    Lapsed(),
    Hosted(1),
    Finished([0, 2]),
    Resumed(0),
    Rematched("ABC234", 0),
    Recovered(123_456_789_012),
    Joined("Ben", "hash", 1),
    Stood(0, released=True),
    Petitioned(1, 2),
    Answered(0, 1, yes=True),
    Removed(1),
    Locked(True),
    Reported(0, 1, "Ben", "rude", ["you fools"]),
    Played("buy", 0, plain=True),
]


@pytest.fixture
def store(place: Place) -> Iterator[SqlStore]:
    store = place.open()
    yield store
    store.close()


def kinds(outcomes: list[Exception | None]) -> list[type[Exception] | None]:
    return [outcome if outcome is None else type(outcome) for outcome in outcomes]


def write(store: SqlStore, *batch: Append) -> None:
    assert store.append(batch) == [None] * len(batch)


def test_every_fact_is_read_back_as_it_was_written(store: SqlStore, place: Place) -> None:
    assert {type(fact) for fact in FACTS} == set(get_args(AnyTableEvent))
    entries = [
        Entry("AAAAAA", seq, 10**12 + seq, fact, f"id-{seq}" if seq % 2 else None) for seq, fact in enumerate(FACTS, 1)
    ]
    write(store, Append(entries, row("AAAAAA"), new=True))
    other = place.open()  # what another process sees
    assert other.entries("AAAAAA") == entries
    assert other.entries("AAAAAA", after=5) == entries[5:]
    assert other.entries("AAAAAA", after=len(entries)) == []
    other.close()


def test_a_table_stays_when_the_store_is_closed(place: Place) -> None:
    store = place.open()
    write(store, opening("AAAAAA", due=5, created=7))
    store.close()
    store = place.open()
    assert store.row("AAAAAA") == row("AAAAAA", due=5, created=7)
    assert store.entries("AAAAAA") == opening("AAAAAA").entries
    store.close()


def test_what_is_not_there(store: SqlStore) -> None:
    assert store.row("AAAAAA") is None
    assert store.entries("AAAAAA") == []
    assert store.snapshot("AAAAAA") is None
    assert store.last_beat("here") is None
    assert store.rows() == []
    assert store.count() == {}
    assert store.append([]) == []


def test_the_row_is_as_of_the_last_fact(store: SqlStore) -> None:
    write(store, opening("AAAAAA", phase="gathering"))
    write(store, said("AAAAAA", 2, due=99))
    assert store.row("AAAAAA") == row("AAAAAA", "playing", due=99)
    assert store.count() == {"playing": 1}


def test_another_owner_has_written_this_number(store: SqlStore, place: Place) -> None:
    other = place.open()
    write(store, opening("AAAAAA"))
    write(other, said("AAAAAA", 2, "theirs"))
    for late in (said("AAAAAA", 2, "ours"), said("AAAAAA", 2, "theirs"), said("AAAAAA", 1)):
        assert kinds(store.append([late])) == [Taken]
    assert [entry.id for entry in store.entries("AAAAAA")] == [None, "theirs"]
    other.close()


def test_a_command_acts_once(store: SqlStore) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"), said("AAAAAA", 2, "x"))
    assert kinds(store.append([said("AAAAAA", 3, "x")])) == [Repeated]
    twice = Append([*said("AAAAAA", 3, "y").entries, *said("AAAAAA", 4, "y").entries], row("AAAAAA", due=1))
    assert kinds(store.append([twice])) == [Repeated]
    assert len(store.entries("AAAAAA")) == 2
    assert store.row("AAAAAA") == row("AAAAAA")
    assert [store.knows(code, id) for code, id in (("AAAAAA", "x"), ("AAAAAA", "y"), ("BBBBBB", "x"))] == [
        True,
        False,
        False,
    ]
    write(store, said("BBBBBB", 2, "x"), said("AAAAAA", 3), said("AAAAAA", 4))  # ids are the table's own, or none


def test_a_code_is_given_once(store: SqlStore) -> None:
    write(store, opening("AAAAAA", created=1))
    assert kinds(store.append([opening("AAAAAA", created=2), opening("BBBBBB")])) == [CodeInUse, None]
    assert store.row("AAAAAA") == row("AAAAAA", created=1)


@pytest.mark.parametrize(
    "wrong",
    [
        said("AAAAAA", 3),  # a gap
        said("BBBBBB", 2),  # no such table
        Append([*said("AAAAAA", 2).entries, *said("AAAAAA", 4).entries], row("AAAAAA")),
        Append([*said("AAAAAA", 2).entries, *said("BBBBBB", 3).entries], row("AAAAAA")),
        Append(said("BBBBBB", 2).entries, row("BBBBBB"), new=True),
    ],
)
def test_histories_have_no_gaps(store: SqlStore, wrong: Append) -> None:
    write(store, opening("AAAAAA"))
    assert kinds(store.append([wrong])) == [Misnumbered]
    assert store.count() == {"playing": 1}
    assert len(store.entries("AAAAAA")) == 1


def test_each_of_a_batch_is_written_whole_or_not(store: SqlStore) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"), opening("CCCCCC"))
    halfway = Append([*said("BBBBBB", 2).entries, *said("BBBBBB", 3, "x").entries, *said("BBBBBB", 4, "x").entries],
                     row("BBBBBB", "over"))  # fmt: skip
    batch = [said("AAAAAA", 2, "a"), halfway, opening("CCCCCC"), said("CCCCCC", 2), said("AAAAAA", 3, "b")]
    assert kinds(store.append(batch)) == [None, Repeated, CodeInUse, None, None]
    assert [len(store.entries(code)) for code in ("AAAAAA", "BBBBBB", "CCCCCC")] == [3, 1, 2]
    assert store.count() == {"playing": 3}


def test_what_cannot_be_stored_harms_nobody_else(store: SqlStore) -> None:
    """PostgreSQL has no text with a zero in it; SQLite has."""
    write(store, opening("AAAAAA"), opening("BBBBBB"), opening("CCCCCC"))
    first, odd, last = store.append([said("AAAAAA", 2, "x"), said("BBBBBB", 2, "\x00"), said("CCCCCC", 2, "x")])
    assert first is None
    assert odd is None or isinstance(odd, StoreError)
    assert last is None
    assert len(store.entries("CCCCCC")) == 2
    assert len(store.entries("BBBBBB")) == (2 if odd is None else 1)


def test_tables_are_listed_newest_first(store: SqlStore) -> None:
    write(
        store,
        opening("AAAAAA", created=1, listed=True),
        opening("BBBBBB", created=3, listed=True, phase="gathering"),
        opening("CCCCCC", created=2, listed=False),
        opening("DDDDDD", created=3, listed=False, phase="over"),
    )

    def codes(phases: tuple[str, ...] = (), listed: bool | None = None, limit: int = 200) -> str:
        return "".join(row.code[0] for row in store.rows(phases, listed, limit))

    assert codes() == "BDCA"
    assert codes(limit=2) == "BD"
    assert codes(listed=True) == "BA"
    assert codes(listed=False) == "DC"
    assert codes(("playing",)) == "CA"
    assert codes(("playing", "gathering"), listed=True) == "BA"
    assert store.count() == {"playing": 2, "gathering": 1, "over": 1}


def test_a_snapshot_of_an_earlier_passgo_is_read(store: SqlStore) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"))
    store.database.run("INSERT INTO snapshots (code, seq, data) VALUES (?, ?, ?)", "AAAAAA", 7, b"\x00seven")
    assert store.snapshot("AAAAAA") == Snapshot(7, b"\x00seven")
    assert store.snapshot("BBBBBB") is None


def test_a_table_set_aside_is_not_listed_but_known(store: SqlStore, place: Place) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"), opening("CCCCCC", phase="over"))
    store.set_aside("AAAAAA", "of another version")
    store.set_aside("CCCCCC", "damaged")
    other = place.open()
    found = other.row("AAAAAA")
    assert found is not None and found.aside == "of another version"
    assert [each.code for each in other.rows()] == ["BBBBBB"]
    assert other.unreadable() == ["AAAAAA", "CCCCCC"]
    assert other.count() == {"playing": 1, "aside": 2}
    write(other, said("AAAAAA", 2))
    found = other.row("AAAAAA")
    assert found is not None and found.aside  # nothing but this takes the mark away
    for code in ("AAAAAA", "CCCCCC"):
        other.set_aside(code, "")
    assert {each.code for each in other.rows()} == {"AAAAAA", "BBBBBB", "CCCCCC"}
    assert other.unreadable() == []
    other.close()


def test_beats(store: SqlStore) -> None:
    store.beat("north", 5)
    store.beat("north", 10**13)
    store.beat("south", 7)
    assert (store.last_beat("north"), store.last_beat("south")) == (10**13, 7)


def test_a_lease_is_held_by_one_until_it_runs_out(store: SqlStore, place: Place) -> None:
    other = place.open()
    write(store, opening("AAAAAA"))
    assert store.claim("AAAAAA", "north", "n:1", now=0, until=10) == ("north", "n:1")
    assert other.claim("AAAAAA", "south", "s:1", now=9, until=20) == ("north", "n:1")
    assert store.claim("AAAAAA", "north", "n:2", now=9, until=15) == ("north", "n:2")  # renewed
    assert other.claim("AAAAAA", "south", "s:1", now=14, until=30) == ("north", "n:2")
    assert other.claim("AAAAAA", "south", "s:1", now=15, until=30) == ("south", "s:1")
    assert store.claim("AAAAAA", "north", "n:2", now=16, until=30) == ("south", "s:1")
    other.release("south")
    assert store.claim("AAAAAA", "north", "n:2", now=16, until=30) == ("north", "n:2")
    other.close()


def test_tables_at_which_something_is_due(store: SqlStore) -> None:
    """Those that another server looks after are none of ours."""
    write(
        store,
        opening("AAAAAA"),
        opening("BBBBBB", due=9),
        opening("CCCCCC", due=8),
        opening("DDDDDD", due=7),
        opening("EEEEEE", due=11),
        opening("FFFFFF", due=6),
    )
    store.set_aside("FFFFFF", "damaged")
    store.claim("CCCCCC", "north", "n:1", now=0, until=10)
    store.claim("DDDDDD", "south", "s:1", now=0, until=20)
    assert store.due(9, "north") == ["CCCCCC", "BBBBBB"]
    assert store.due(9, "south") == ["DDDDDD", "BBBBBB"]
    assert store.due(10, "west") == ["CCCCCC", "BBBBBB"]
    assert store.due(10, "west", limit=1) == ["CCCCCC"]
    store.let_go("DDDDDD", "north")  # not its own
    assert store.due(10, "west") == ["CCCCCC", "BBBBBB"]
    store.let_go("DDDDDD", "south")
    store.set_due("BBBBBB", None)
    store.set_due("AAAAAA", 5)
    assert store.due(11, "west") == ["AAAAAA", "DDDDDD", "CCCCCC", "EEEEEE"]


def test_while_no_server_is_there_nothing_becomes_due(store: SqlStore) -> None:
    write(store, opening("AAAAAA", due=100), opening("BBBBBB"))
    assert store.outages() == []
    store.went_down(40, 90)
    store.went_down(95, 96)
    assert store.outages() == [(40, 90), (95, 96)]
    assert store.due(150, "here") == [] and store.due(151, "here") == ["AAAAAA"]


def test_of_a_table_that_was_left_the_record_is_kept(store: SqlStore) -> None:
    write(store, opening("AAAAAA", created=10), opening("BBBBBB", created=20), opening("CCCCCC", created=30))
    store.claim("AAAAAA", "north", "n:1", now=0, until=10)
    seen = said("AAAAAA", 2)
    seen.row.seen = 25
    write(store, seen, said("BBBBBB", 2), said("AAAAAA", 3))
    assert store.stale(26) == ["BBBBBB", "AAAAAA"]
    assert store.stale(25) == ["BBBBBB"]
    store.set_aside("BBBBBB", "damaged")
    assert store.stale(26) == ["AAAAAA"]
    assert not store.pack("AAAAAA", 2, 99, "its record"), "somebody has been there since"
    assert store.record("AAAAAA") is None and len(store.entries("AAAAAA")) == 3
    assert store.pack("AAAAAA", 3, 99, "its record")
    assert store.record("AAAAAA") == "its record"
    assert (store.row("AAAAAA"), store.entries("AAAAAA"), store.stale(26)) == (None, [], [])
    assert store.pack("CCCCCC", 1, 99, "")
    assert (store.row("CCCCCC"), store.record("CCCCCC")) == (None, None)


def test_events_that_are_missing_are_told(store: SqlStore) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"))
    for seq in (2, 3, 4):
        write(store, said("AAAAAA", seq), said("BBBBBB", seq))
    store.database.run("DELETE FROM entries WHERE code = 'AAAAAA' AND seq = 3")
    store.database.run("DELETE FROM entries WHERE code = 'BBBBBB' AND seq = 4")
    for code, missing in (("AAAAAA", 3), ("BBBBBB", 4)):
        with pytest.raises(Damaged, match=f"event {missing} is missing") as caught:
            store.entries(code)
        assert caught.value.seq == missing and len(caught.value.entries) == missing - 1


def test_a_newer_database_is_refused(place: Place) -> None:
    store = place.open()
    store.database.run("INSERT INTO migrations VALUES (999, 'later')")
    store.close()
    with pytest.raises(StoreError, match=r"made by a newer passgo \(its version is 999, this passgo knows 4\)"):
        place.open()


@pytest.mark.parametrize("fact", ['{"fact": "unheard of"}', '{"fact": "stood", "pers'])
def test_a_fact_that_cannot_be_understood_is_told(store: SqlStore, fact: str) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"))
    write(store, said("AAAAAA", 2), said("AAAAAA", 3))
    store.database.run("UPDATE entries SET fact = ? WHERE code = 'AAAAAA' AND seq = 2", fact)
    with pytest.raises(Damaged, match="damaged, or of a newer passgo") as caught:
        store.entries("AAAAAA")
    assert caught.value.seq == 2 and caught.value.entries == opening("AAAAAA").entries
    assert len(store.entries("BBBBBB")) == 1


def test_a_row_that_cannot_be_understood_is_told_and_hides_no_other(store: SqlStore) -> None:
    write(store, opening("AAAAAA"), opening("BBBBBB"))
    store.database.run("UPDATE tables SET card = ? WHERE code = 'AAAAAA'", '{"code": 7')
    with pytest.raises(Damaged):
        store.row("AAAAAA")
    assert [each.code for each in store.rows()] == ["BBBBBB"]
