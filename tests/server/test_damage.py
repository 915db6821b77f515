"""One damaged page of the database, at the door: the server starts and serves the rest. Health, backup, restore."""

from __future__ import annotations

import asyncio
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from passgo.server.client import Refused, request
from passgo.server.reading import SetAside, read, stored
from tests.server.many import STORE
from tests.server.places import Place
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Serving
from tests.server.sittings import play_on
from tests.server.storage.old import Told, is_played, lay_out, written_down

PAGE = 4096


def sound_store(folder: Path) -> dict[str, Told]:
    """A store of this version; what is in it that can be played."""
    place = Place(data=folder)
    lay_out(STORE, place)
    place.open().close()
    return {told["code"]: told for told in written_down(STORE).values() if is_played(told)}


def damage(folder: Path, page: int) -> None:
    with (folder / "tables.db").open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(bytes((page * 37 + k * 101) % 251 for k in range(PAGE)))


def pages_of(folder: Path, name: str) -> list[int]:
    """The leaves of a table or an index, by what SQLite tells."""
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        try:
            rows = file.execute("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (name,))
            return [page for (page,) in rows]
        except sqlite3.OperationalError:  # this SQLite cannot tell
            return [file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]]


def root(folder: Path, name: str) -> int:
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        found: int = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
        return found


def kept(folder: Path, tables: dict[str, Told]) -> set[str]:
    """The tables that are there as they were, in a store that opens whatever was damaged; of all others it knows."""
    store = Place(data=folder).open()
    found = set()
    for code, told in tables.items():
        there = stored(store, code)
        assert there is not None, f"{code} is lost unnoticed"
        try:
            room, game, _ = read(code, there)
        except SetAside:
            continue
        assert (len(room.moves), game and game.digest()) == (told["moves"], told["digest"])
        found.add(code)
    store.beat("alone", 5)
    assert store.last_beat("alone") == 5 and store.rows() is not None and store.count()
    store.close()
    return found


def damage_pages(folder: Path, step: int) -> None:
    """Each page in turn, or some: the store opens, takes what is written, and loses no more than lay on that page."""
    tables = sound_store(folder / "sound")
    roots = {1, *(root(folder / "sound", name) for name in ("tables", "tables_newest"))}
    pages = (folder / "sound" / "tables.db").stat().st_size // PAGE
    assert pages > 20
    lost: dict[int, int] = {}
    for page in sorted({*roots, *range(1, pages + 1, step)}):
        hit = folder / f"page {page}"
        shutil.copytree(folder / "sound", hit)
        damage(hit, page)
        lost[page] = len(tables) - len(kept(hit, tables))
        shutil.rmtree(hit)
    print(f"{len(lost)} of {pages} pages damaged one at a time; tables lost: {lost}")
    assert sum(count > 7 for count in lost.values()) <= 2, "but for the root of all events, which holds some of many"
    assert {page: lost[page] for page in roots if page in lost} == dict.fromkeys(roots & lost.keys(), 0)


def test_whichever_page_is_damaged_the_store_opens_and_has_the_rest(tmp_path: Path) -> None:
    damage_pages(tmp_path, 6)


@pytest.mark.long
def test_every_page_damaged_in_turn(tmp_path: Path) -> None:
    damage_pages(tmp_path, 1)


@pytest.mark.once
@pytest.mark.parametrize("where", ["entries", "tables", "first", "root of tables", "root of entries"])
def test_a_server_over_a_damaged_page_serves_the_rest(tmp_path: Path, where: str) -> None:
    tables = sound_store(tmp_path)
    playing = {code: told for code, told in tables.items() if told["phase"] == "playing"}
    is_root = where.startswith("root of ")
    page = root(tmp_path, where.removeprefix("root of ")) if is_root else 1
    damage(tmp_path, page if is_root or where == "first" else pages_of(tmp_path, where)[-1])
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        aside = 0
        for code, told in playing.items():
            try:
                request(server.address, f"/api/tables/{code}")
            except Refused as refused:
                assert refused.why == "set-aside", "no table is lost unnoticed"
                aside += 1
                continue
            assert asyncio.run(play_on(server.address, told, 1)) == 1
        told_health = request(server.address, "/healthz")
        if where in ("tables", "root of entries"):  # which holds some of many tables, too
            assert 0 < aside < len(playing)
            assert int(told_health.removeprefix("well; ").split()[0]) >= aside and "set aside" in told_health
        elif where == "entries":
            assert aside <= len(playing) // 2
        else:
            assert (aside, told_health) == (0, "well"), "what lies elsewhere is found"
        server.stop()


# health


@pytest.mark.once
def test_health_tells_that_the_disk_is_full(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        assert request(server.address, "/healthz") == "well"
        assert server.process is not None
        # no file of this process may grow beyond a byte, which is what a full disk does to it
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert "cannot be written" in unwell(server)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        assert request(server.address, "/healthz") == "well"


@pytest.mark.once
def test_health_tells_that_postgresql_is_away_or_hangs(postgres: Postgres) -> None:
    with Serving(Place(database=postgres.new_database())) as server:
        server.await_listening()
        assert request(server.address, "/healthz") == "well"
        postgres.stop()
        try:
            assert "cannot be written" in unwell(server)
        finally:
            postgres.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                assert request(server.address, "/healthz") == "well"
                return
            except Refused:
                time.sleep(0.2)
        raise AssertionError("the server does not find PostgreSQL again")


def unwell(server: Serving) -> str:
    """What is said at once; a probe that is asked for when the store is gone takes two seconds at most."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        assert answer.status == 503
        return answer.read().decode()


# the commands


def passgo_store(*words: object) -> tuple[int, str]:
    command = [sys.executable, "-m", "passgo", "store", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.once
def test_a_backup_of_a_running_server_brings_back_what_was_damaged(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "backup.db"
    tables = sound_store(folder)
    assert passgo_store("check", "--data", folder)[0] == 0
    with Serving(Place(data=folder)) as server:
        server.await_listening()
        code, said = passgo_store("backup", copy, "--data", folder)
        assert (code, said) == (0, f"{len(written_down(STORE))} tables are in {copy}.\n")
        code, said = passgo_store("restore", copy, "--data", folder)
        assert code == 2 and "another server keeps its tables" in said
        server.signal(signal.SIGTERM)
        assert server.process is not None
        server.process.wait(PATIENCE)
    damage(folder, pages_of(folder, "entries")[0])
    code, said = passgo_store("check", "--data", folder)
    assert code == 1 and "damaged: " in said and "passgo store restore" in said
    code, said = passgo_store("restore", copy, "--data", folder)
    assert code == 0 and "Those before are in " in said
    code, said = passgo_store("check", "--data", folder)
    assert code == 0 and said.endswith(f"{len(written_down(STORE)) - len(tables)} of which cannot be played here.\n")
    assert kept(folder, tables) == set(tables)
    empty = tmp_path / "empty"
    empty.touch()
    for words, complaint in (
        (("backup", copy), "is there already"),
        (("backup",), "needs a file"),
        (("check", copy), "takes no file"),
        (("reports", copy), "takes no file"),
        (("burn",), "check, reports, backup, restore"),
        (("restore", tmp_path / "none"), "there is no store"),
        (("restore", empty), "is no store of passgo"),
        (("backup", tmp_path / "nowhere" / "copy.db"), "No such file or directory"),
    ):
        code, said = passgo_store(*words, "--data", folder)
        assert code == 2 and complaint in said, said
    assert kept(folder, tables) == set(tables), "nothing was touched"


@pytest.mark.once
def test_the_commands_tell_of_damage(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "backup.db"
    sound_store(folder)
    everything = len(written_down(STORE))
    damage(folder, root(folder, "tables"))
    code, said = passgo_store("backup", copy, "--data", folder)
    assert code == 1 and "damaged: " in said and f"so is its copy {copy}" in said and "tables are in" not in said
    code, said = passgo_store("check", "--data", folder)
    assert code == 1 and f"\n{everything} tables, " in said, "as many as a server saves"
    code, said = passgo_store("restore", copy, "--data", folder)
    assert code == 2 and "is damaged" in said
    damage(folder, 1)
    code, said = passgo_store("reports", "--data", folder)
    assert code == 2 and said.count("\n") == 1 and "not a database" in said
    assert sorted(path.name for path in folder.iterdir() if path.is_dir()) == []
