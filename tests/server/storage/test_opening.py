"""Which store is opened, and what is said when it cannot be."""

from __future__ import annotations

import builtins
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from passgo.server import main
from passgo.server.storage import StoreError
from passgo.server.storage.files import backed_up, restored
from passgo.server.storage.opening import open_store, own
from tests.server.places import Place
from tests.server.storage.tables import opening


def test_a_folder_holds_a_sqlite_file_that_is_safe_on_disk_at_every_commit(tmp_path: Path) -> None:
    store = Place(data=tmp_path / "new" / "folder").open()
    settings = {name: store.database.run(f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous")}
    assert settings == {"journal_mode": "wal", "synchronous": 2}  # 2 is FULL
    assert store.database.run("PRAGMA foreign_keys") == [(1,)]
    assert stat.S_IMODE((tmp_path / "new" / "folder").stat().st_mode) == 0o700  # the secrets of the dice are in there
    store.close()
    assert (tmp_path / "new" / "folder" / "tables.db").exists()


def test_without_a_choice_there_is_a_folder_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    open_store().close()
    assert (tmp_path / "passgo-data" / "tables.db").exists()


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="the folder for the tables cannot be made"):
        open_store(tmp_path / "file")
    (tmp_path / "tables.db").write_text("something else " * 100)
    with pytest.raises(StoreError, match="not a database"):
        open_store(tmp_path)
    (tmp_path / "odd" / "tables.db").mkdir(parents=True)
    with pytest.raises(StoreError, match="unable to open"):
        open_store(tmp_path / "odd")


def test_a_folder_in_which_nothing_can_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "server.lock").mkdir()
    with pytest.raises(StoreError, match="tables cannot be kept in"):
        own(tmp_path)


def test_a_server_that_cannot_write_its_tables_says_so_and_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Place(data=tmp_path).open()
    store.database.run("PRAGMA query_only = ON")  # as where the file is another user's
    monkeypatch.setattr(main, "open_store", lambda *where: store)
    with pytest.raises(StoreError, match="tables cannot be written: attempt to write a readonly database"):
        main.run(main.Options(data=tmp_path, port=0))
    store.close()


def test_nobody_else_reads_the_secrets_of_dice_and_keys(tmp_path: Path) -> None:
    """Whatever the folder lets others do: a backup lies where somebody wants it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    store = Place(data=folder).open()
    assert store.append([opening("AAAAAA")]) == [None]
    backed_up(folder, tmp_path / "monday.db")
    store.close()
    restored(folder, tmp_path / "monday.db")
    store = Place(data=folder).open()
    stores = [tmp_path / "monday.db", *folder.glob("tables.db*")]
    assert len(stores) >= 3
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in stores} == {file.name: 0o600 for file in stores}
    store.close()


def test_what_is_restored_belongs_to_whoever_has_the_folder(tmp_path: Path) -> None:
    """Root restores; the server runs as somebody else, and is to write there."""
    folder = tmp_path / "data"
    Place(data=folder).open().close()
    backed_up(folder, tmp_path / "monday.db")
    if os.geteuid() == 0:
        os.chown(folder, 65534, 65534)
    with own(folder):
        restored(folder, tmp_path / "monday.db")
    for name in ("tables.db", "server.lock"):
        assert (folder / name).stat().st_uid == folder.stat().st_uid


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://somewhere/tables", "begins with postgresql://"),
        ("postgresql://ann:hush@[::1/tables", "malformed"),
        ("postgresql://ann:hush@127.0.0.1:1/tables", "cannot be reached"),
    ],
)
def test_a_wrong_address_is_told_without_its_password(url: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as caught:
        open_store(database=url)
    assert "hush" not in str(caught.value)


def test_a_folder_and_a_database_are_too_much(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="not in both"):
        open_store(tmp_path, "postgresql://localhost/tables")


def test_without_psycopg_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("psycopg"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "passgo.server.storage.postgres", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(StoreError, match=r"pip install 'passgo\[postgres\]'"):
        open_store(database="postgresql://localhost/tables")


def test_a_backup_can_read_while_the_store_is_open(tmp_path: Path) -> None:
    import sqlite3

    store = Place(data=tmp_path).open()
    assert store.append([opening("AAAAAA")]) == [None]
    with sqlite3.connect(tmp_path / "copy.db") as copy, sqlite3.connect(tmp_path / "tables.db") as live:
        live.backup(copy)
        assert copy.execute("SELECT code FROM tables").fetchall() == [("AAAAAA",)]
    copy.close()
    live.close()
    store.close()
