"""What is made of a damaged file: everything that lies in sound pages, and nothing that was deleted."""

from __future__ import annotations

import contextlib
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from passgo.server.storage import Damaged, StoreError
from passgo.server.storage.files import backed_up, checked, restored
from passgo.server.storage.pages import PAGE
from passgo.server.storage.sql import SqlStore
from passgo.server.table_events import Chatted
from tests.server.places import Place
from tests.server.storage.lost_pages import fill, hit_by
from tests.server.storage.tables import SECRET, opening, said

CODES = [f"AAAA{a}{b}" for a in "ABCDEFGHJK" for b in "ABCDEFGHJK"]  # enough for a tree of pages


def damage(folder: Path, page: int) -> None:
    with (folder / "tables.db").open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xa5" * PAGE)


def pages_with(folder: Path, *texts: str) -> list[int]:
    """Where any of these texts lies."""
    data = (folder / "tables.db").read_bytes()
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    return [number for number, page in enumerate(pages, 1) if any(text.encode() in page for text in texts)]


def root(folder: Path, name: str) -> int:
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        return int(file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0])


def filled(folder: Path) -> SqlStore:
    store = Place(data=folder).open()
    assert store.append([opening(code) for code in CODES]) == [None] * len(CODES)
    for seq in (2, 3):
        assert store.append([said(code, seq, f"{code}-{seq}") for code in CODES]) == [None] * len(CODES)
    return store


@pytest.mark.parametrize("name", ["tables", "sqlite_autoindex_tables_1", "sqlite_autoindex_entries_2"])
def test_a_root_costs_nothing(tmp_path: Path, name: str) -> None:
    filled(tmp_path).close()
    damage(tmp_path, root(tmp_path, name))
    store = Place(data=tmp_path).open()
    for code in CODES:
        assert [entry.seq for entry in store.entries(code)] == [1, 2, 3]
        row = store.row(code)
        assert row is not None and row.secret == SECRET and row.aside == ""
    store.close()


def test_the_root_of_all_events_costs_those_that_lie_on_it(tmp_path: Path) -> None:
    filled(tmp_path).close()
    damage(tmp_path, root(tmp_path, "entries"))
    store = Place(data=tmp_path).open()
    with contextlib.suppress(Damaged):
        store.entries(CODES[0])  # whoever reads notices it
    aside = store.unreadable()
    assert 0 < len(aside) < 15
    assert all(len(store.entries(code)) == 3 for code in CODES if code not in aside)
    store.close()


def test_events_of_a_table_lie_together_so_that_a_lost_page_costs_few(tmp_path: Path) -> None:
    cost = {}
    for by_table in (True, False):
        file = tmp_path / f"{by_table}.db"
        fill(file, 40, 40, by_table)
        cost[by_table] = sum(hit_by(file)) / len(hit_by(file))
    assert cost[True] < 2 < 10 < cost[False], cost


def test_what_was_written_last_is_in_the_log_and_saved_without_a_first_page(tmp_path: Path) -> None:
    live = filled(tmp_path / "live")
    live.database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    assert live.append([opening("ZZZZZZ"), said("AAAAAA", 4)]) == [None, None]
    (tmp_path / "cut").mkdir()
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / "live" / f"tables.db{ending}", tmp_path / "cut" / f"tables.db{ending}")
    live.close()
    damage(tmp_path / "cut", 1)
    store = Place(data=tmp_path / "cut").open()
    assert len(store.entries("ZZZZZZ")) == 1 and len(store.entries("AAAAAA")) == 4
    assert store.count() == {"playing": len(CODES) + 1}
    store.close()


def test_long_events_go_on_over_several_pages(tmp_path: Path) -> None:
    store = filled(tmp_path)
    texts = [letter * length for letter, length in zip("abcd", (1000, 4060, 9000, 50_000), strict=True)]
    for seq, text in enumerate(texts, 4):
        assert store.append([said("AAAAAB", seq, event=Chatted(0, text))]) == [None]
    before = store.entries("AAAAAB")
    store.close()
    damage(tmp_path, 1)
    store = Place(data=tmp_path).open()
    assert store.entries("AAAAAB") == before
    store.close()


def test_a_table_of_which_a_part_is_lost_is_known_and_set_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    filled(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    secrets = [page for page in pages_with(tmp_path, SECRET.decode()) if page != root(tmp_path, "tables")]
    damage(tmp_path, secrets[0])
    store = Place(data=tmp_path).open()
    aside = store.unreadable()
    assert 0 < len(aside) < 30 and len(store.rows()) == len(CODES) - len(aside)
    assert f"{len(CODES)} tables are in a new one, {len(aside)} of them set aside" in caplog.text
    for code in aside:
        row = store.row(code)
        assert row is not None and row.secret == b"" and len(store.entries(code)) == 3
    store.close()


def test_a_table_whose_row_and_events_are_lost_is_still_known(tmp_path: Path) -> None:
    filled(tmp_path).close()
    index = root(tmp_path, "sqlite_autoindex_entries_2"), root(tmp_path, "sqlite_autoindex_tables_1")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        leaves = {page for (page,) in file.execute("SELECT pageno FROM dbstat WHERE name LIKE 'sqlite_autoindex%'")}
    for page in pages_with(tmp_path, "AAAAAA"):
        if page not in {*index, *leaves}:
            damage(tmp_path, page)
    store = Place(data=tmp_path).open()
    assert "AAAAAA" in store.unreadable()
    with pytest.raises(Damaged, match="event 1 is missing"):
        store.entries("AAAAAA")
    assert sum(store.count().values()) == len(CODES)
    store.close()


def test_what_was_packed_does_not_come_back(tmp_path: Path) -> None:
    store = filled(tmp_path)
    for code in CODES[:60]:
        assert store.pack(code, 3, 5, "" if code == CODES[7] else f"the record of {code}")
    store.close()
    damage(tmp_path, 1)
    store = Place(data=tmp_path).open()
    assert store.count() == {"playing": 40} and store.unreadable() == []
    assert store.record(CODES[0]) == f"the record of {CODES[0]}" and store.record(CODES[7]) is None
    store.close()


@pytest.mark.parametrize("newer", [True, False])
def test_what_is_no_store_of_ours_stays_where_it_is(tmp_path: Path, newer: bool) -> None:
    store = filled(tmp_path)
    if newer:
        store.database.run("INSERT INTO migrations VALUES (5, '0005_later.sql')")
    store.close()
    damage(tmp_path, 1)
    if not newer:
        (tmp_path / "tables.db").write_bytes(b"\xa5" * 9 * PAGE)
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(StoreError, match="made by a newer passgo" if newer else "not a database of passgo"):
        Place(data=tmp_path).open()
    assert (tmp_path / "tables.db").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


@contextlib.contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """What a full disk does: no file of this process may grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def one_page_lost(folder: Path) -> SqlStore:
    """A store that opens, and does not know yet that some events are lost."""
    filled(folder).close()
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        leaves = file.execute("SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'").fetchall()
    damage(folder, leaves[len(leaves) // 2][0])
    return Place(data=folder).open()


def lost_of(store: SqlStore) -> list[str]:
    """The tables of which events are lost; all of the others are there."""
    lost = []
    for code in CODES:
        try:
            assert len(store.entries(code)) == 3
        except Damaged:
            lost.append(code)
    return lost


def test_where_there_is_no_room_for_a_sound_file_the_damaged_one_serves_the_rest(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = one_page_lost(tmp_path)
    with no_file_beyond(64_000):
        lost = lost_of(store)
        assert 0 < len(lost) < 30
        assert store.append([opening("ZZZZZZ")]) == [None]
    assert caplog.text.count("goes on as it is") == 1, "it is not tried again and again"
    assert lost_of(store) == lost
    assert store.database.run("PRAGMA foreign_keys") == [(1,)]
    store.close()
    store = Place(data=tmp_path).open()  # another server, where there is room
    assert lost_of(store) == lost and {*store.unreadable()} == {*lost}
    assert len(store.entries("ZZZZZZ")) == 1
    store.close()


def test_where_there_is_no_room_at_all_the_rest_is_served_when_there_is_some(tmp_path: Path) -> None:
    store = one_page_lost(tmp_path)
    with no_file_beyond(0), pytest.raises(StoreError):
        for code in CODES:
            store.entries(code)
    assert 0 < len(lost_of(store)) < 30
    store.beat("alone", 5)
    assert store.last_beat("alone") == 5
    assert store.database.run("PRAGMA foreign_keys") == [(1,)]
    store.close()


def test_whoever_looks_without_room_for_a_copy_is_not_told_that_nothing_is_left(tmp_path: Path) -> None:
    filled(tmp_path).close()
    damage(tmp_path, 1)
    assert checked(tmp_path).tables == len(CODES)
    with no_file_beyond((tmp_path / "tables.db").stat().st_size), pytest.raises(StoreError, match="cannot be mended"):
        checked(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]


def test_a_log_that_was_left_behind_is_no_part_of_what_is_restored(tmp_path: Path) -> None:
    """As where somebody deleted the damaged file alone, or a restore was cut short."""
    live = filled(tmp_path / "live")
    backed_up(tmp_path / "live", tmp_path / "monday.db")
    assert live.append([said(code, 4) for code in CODES]) == [None] * len(CODES)
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("tables.db", "tables.db.restoring"):
        shutil.copy(tmp_path / "live" / "tables.db-wal", folder / f"{name}-wal")
    live.close()
    assert restored(folder, tmp_path / "monday.db") == (len(CODES), None)
    assert checked(folder).troubles == []
    store = Place(data=folder).open()
    assert all(len(store.entries(code)) == 3 for code in CODES)
    store.close()
    assert len(list(folder.glob("tables.db.2*-wal"))) == 1, "the log is kept"
