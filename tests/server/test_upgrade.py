"""A new version over an old store, at the door: what it can play goes on where it was, the rest is set aside alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from passgo import EDITIONS, replay
from passgo.server import protocol
from passgo.server.client import Refused, request
from passgo.server.reading import read, stored
from tests.server.places import Place
from tests.server.processes import Serving
from tests.server.sittings import again, new_table, play_on, start
from tests.server.storage.old import STORES, Told, is_played, lay_out, written_down

pytestmark = pytest.mark.once

PATIENCE = 60.0
STORE = "store-0.1.0"


@contextlib.contextmanager
def serving(place: Place, changed: str = "") -> Iterator[Serving]:
    """The server over a place, with the rules of some editions changed; among others where the place is for several."""
    server = Serving(place, node=place.database is not None)
    if changed:
        server.command[2:3] = ["tests.server.patched", changed]
    with server:
        server.await_listening()
        yield server
        server.stop()
        assert server.complaints() == []


def position(place: Place, code: str) -> tuple[int, str | None]:
    """How many moves a table has and the digest they lead to, as the store tells them."""
    store = place.open()
    found = stored(store, code)
    store.close()
    assert found is not None
    room, game, _ = read(code, found)
    return len(room.moves), game.digest() if game else None


def marked(place: Place) -> dict[str, str]:
    """The tables that are marked as set aside, and why."""
    store = place.open()
    found = {code: why for code, why in store.database.run("SELECT code, aside FROM tables") if why}
    store.close()
    return found


def await_marks(place: Place, codes: set[str]) -> None:
    """A server that can read what another could not takes those marks away by itself, soon after its start."""
    others = {told["code"] for told in written_down(STORE).values() if not is_played(told)}
    with serving(place):
        end = time.monotonic() + PATIENCE
        while set(marked(place)) - others != codes:
            assert time.monotonic() < end, marked(place)
            time.sleep(0.1)


def by_design() -> set[str]:
    """The tables of the store that no version of today plays."""
    return {told["code"] for told in written_down(STORE).values() if not is_played(told)}


def refusal(address: str, path: str, method: str = "GET", body: Any = None, language: protocol.Language = "en") -> str:
    """The words with which a request about a table that is set aside is refused."""
    with pytest.raises(Refused) as caught:
        request(address, path, method, body, language=language)
    assert caught.value.why == "set-aside"
    return caught.value.text


# the same rules


@pytest.mark.parametrize("store", STORES)
def test_every_table_of_an_old_store_goes_on_where_it_was(place: Place, store: str) -> None:
    tables = written_down(store)
    played = {name: told for name, told in tables.items() if is_played(told)}
    lay_out(store, place)
    with serving(place) as server:
        assert request(server.address, "/api/server")["tables"] == len(tables)
        for told in tables.values():
            if told not in played.values():
                assert "this server plays version" in refusal(server.address, f"/api/tables/{told['code']}")
        listed = {card["code"] for card in request(server.address, "/api/tables")}
        assert listed == {played[name]["code"] for name in ("gathering", "classic, long", "mega") if name in played}
    assert set(marked(place)) == {told["code"] for told in tables.values() if told not in played.values()}
    for told in played.values():
        assert position(place, told["code"]) == (told["moves"], told["digest"])
    with serving(place) as server:
        for name, told in played.items():
            if told["phase"] == "playing":
                assert asyncio.run(play_on(server.address, told, 12)) > 0, name
            elif told["phase"] == "over":
                game = replay(request(server.address, f"/api/tables/{told['code']}/record"))
                assert (game.digest(), list(game.winners)) == (told["digest"], told["winners"])
        asyncio.run(start(server.address, played["gathering with house rules"]))
    for told in played.values():  # with digests noted by now, and read once more
        assert position(place, told["code"])[0] >= told["moves"]


# other rules

CHANGED = {
    "mega": ("illegal", "Move ", " is not possible by the rules that this server plays."),
    "ultimate": ("figure", "The position that was noted after move 1 ", " is not where its moves lead on this server."),
    "millionaire": (
        "same",
        "This game was begun with Millionaire version ",
        "but with other rules than this server has",
    ),
}


def test_a_version_with_other_rules_sets_aside_what_it_would_change_and_plays_the_rest(tmp_path: Path) -> None:
    place = Place(data=tmp_path)
    lay_out(STORE, place)
    running = {name: told for name, told in written_down(STORE).items() if is_played(told)}
    running = {name: told for name, told in running.items() if told["phase"] == "playing"}
    with serving(place) as server:
        for edition in EDITIONS:
            running[f"new {edition}"] = asyncio.run(new_table(server.address, edition))
        affected = {name for name, told in running.items() if told["edition"] in CHANGED}
        for name in affected:
            asyncio.run(again(server.address, running[name], 12))  # so that digests are noted
    before = {name: position(place, told["code"]) for name, told in running.items()}
    changes = ",".join(f"{edition}={how}" for edition, (how, _, _) in CHANGED.items())
    with serving(place, changes) as server:
        for name, told in running.items():
            if name in affected:
                words = check_set_aside(server.address, told, before[name][0])
                _, begins, ends = CHANGED[told["edition"]]
                assert not name.startswith("new") or (words.startswith(begins) and ends in words), words
            else:
                assert asyncio.run(again(server.address, told)) > 0, name
        listed = {card["code"] for card in request(server.address, "/api/tables")}
        assert listed.isdisjoint(running[name]["code"] for name in affected)
        assert running["classic, long"]["code"] in listed
        assert request(server.address, "/healthz").startswith("well")
        newest = asyncio.run(new_table(server.address, "ultimate"))["code"]
    assert set(marked(place)) >= {running[name]["code"] for name in affected}
    with serving(place) as server:
        words = refusal(server.address, f"/api/tables/{newest}")
        plays = EDITIONS["ultimate"].version
        told_both = f"This game was begun with Ultimate version {plays + 1}; this server plays version {plays}."
        assert words.startswith(told_both)
    await_marks(place, {newest})
    for name in affected:  # nothing was touched
        assert position(place, running[name]["code"]) == before[name]
    with serving(place) as server:
        for name in affected:
            assert asyncio.run(again(server.address, running[name])) > 0, name


def check_set_aside(address: str, told: Told, moves: int) -> str:
    """Every door of the table says the same words, and gives the record as far as it can be told; the words."""
    code = told["code"]
    words = refusal(address, f"/api/tables/{code}")
    assert "Nothing is lost" in words
    french = refusal(address, f"/api/tables/{code}?language=fr")
    assert "mise de côté" in french and "Rien n’est perdu" in french
    for what in ("printed", "rules", "story"):
        assert refusal(address, f"/api/tables/{code}/{what}") == words
    assert refusal(address, f"/api/tables/{code}/tickets", "POST") == words
    assert refusal(address, f"/api/tables/{code}/people", "POST", protocol.Entrance("Eve")) == words
    record = request(address, f"/api/tables/{code}/record")
    lines = record.split("\n")
    assert f'[edition "{told["edition"]}"]' in lines
    assert len([line for line in lines[lines.index("") :] if line and not line.startswith(("digest", "seal"))]) == moves
    assert "[secret" not in record and "[commitment" in record
    with pytest.raises(ValueError, match="secret of the dice is not told before the end"):
        replay(record)
    return words


def test_a_version_that_is_not_listed_is_named_and_one_that_is_goes_on(tmp_path: Path) -> None:
    place = Place(data=tmp_path)
    tables = written_down(STORE)
    lay_out(STORE, place)
    classic = {name: told for name, told in tables.items() if told["edition"] == "classic" and is_played(told)}
    with serving(place, "classic=kind,mega=newer") as server:
        for name, told in classic.items():
            if told["phase"] == "playing":
                assert asyncio.run(play_on(server.address, told, 3)) > 0, name
        code, plays = tables["mega"]["code"], EDITIONS["mega"].version + 1
        words = refusal(server.address, f"/api/tables/{code}")
        assert words.startswith(f"This game was begun with Mega version 1; this server plays version {plays}.")
        french = refusal(server.address, f"/api/tables/{code}", language="fr")
        begins = f"Cette partie a commencé avec Mega version 1\u00a0; ce serveur joue la version {plays}."
        assert french.startswith(begins)
        where = f"{server.address}/api/tables/{code}/record"
        for arguments, said in (
            ([], f"{words} Its record: {where}"),
            (["--watch"], f"{words} Its record: {where}"),
            (["--token", tables["mega"]["tokens"][0], "--lang", "fr"], f"{french} Son enregistrement\u00a0: {where}"),
        ):
            told_all = joined(f"{server.address}/t/{code}", *arguments)
            assert told_all == f"passgo: {said}.\n".replace("\u00a0", " ")  # as the terminal writes it
    with serving(place) as server:  # and back: what went on under version 1 is still of version 1
        for name in ("classic", "classic, long"):
            assert asyncio.run(again(server.address, tables[name])) > 0, name


def joined(*arguments: str) -> str:
    """What `passgo join` says when it cannot."""
    command = [sys.executable, "-m", "passgo", "join", *arguments]
    environment = {**os.environ, "COLUMNS": "2000", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, env=environment)
    assert (done.returncode, done.stdout) == (2, b"")
    return done.stderr.decode()


# damage

HALF = '{"fact": "played", "acti'
DAMAGES = {
    "classic": (f"UPDATE entries SET fact = '{HALF}' WHERE code = ? AND seq = 20", "entry 20 on"),
    "classic, debt": (
        """UPDATE entries SET fact = '{"fact": "of tomorrow"}' WHERE code = ? AND seq = 9""",
        "entry 9 on",
    ),
    "classic, auction": (
        """UPDATE entries SET fact = '{"fact":"played","action":"bid 99999","seat":0}' WHERE code = ? AND seq = 12""",
        "is not possible by the rules",
    ),
    "mega": (
        """UPDATE entries SET fact = '{"fact":"seated","person":77,"seat":0}' WHERE code = ? AND seq = 3""",
        "entry 3 on",
    ),
    "ultimate": ("DELETE FROM entries WHERE code = ?", "cannot be read"),
    "millionaire": ("UPDATE tables SET card = '{' WHERE code = ?", "cannot be read: it is damaged"),
    "gathering": (
        "UPDATE entries SET fact = replace(fact, 'classic', 'chess') WHERE code = ? AND seq = 1",
        "“chess”, an edition that this server does not have",
    ),
    "gathering with house rules": (
        "UPDATE entries SET fact = replace(fact, 'um.text', 'um.font') WHERE code = ? AND seq = 1",
        "choices that this server’s Ultimate does not have",
    ),
}


def test_damage_sets_aside_what_it_hit_and_nothing_else(place: Place) -> None:
    tables = written_down(STORE)
    lay_out(STORE, place)
    store = place.open()
    for name, (sql, _) in DAMAGES.items():
        store.database.run(sql, tables[name]["code"])
    store.close()
    with serving(place) as server:
        for name, told in tables.items():
            code = told["code"]
            if code in by_design() and name not in DAMAGES:
                assert "this server plays version" in refusal(server.address, f"/api/tables/{code}"), name
            elif name in DAMAGES:
                assert DAMAGES[name][1] in refusal(server.address, f"/api/tables/{code}"), name
                assert request(server.address, f"/api/tables/{code}/record").startswith("[passgo 1]\n")
            elif told["phase"] == "playing":
                assert asyncio.run(play_on(server.address, told, 1)) == 1, name
    assert set(marked(place)) == {*(tables[name]["code"] for name in DAMAGES), *by_design()}


def test_a_damaged_file_still_lets_the_others_play(tmp_path: Path) -> None:
    """Facts whose bytes are no text at all, which SQLite itself refuses to read, set their table aside."""
    place = Place(data=tmp_path)
    tables = written_down(STORE)
    lay_out(STORE, place)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        sql = "UPDATE entries SET fact = CAST(x'ff00ff' AS TEXT) WHERE code = ? AND seq = 5"
        file.execute(sql, (tables["mega"]["code"],))
    with Serving(place) as server:
        server.await_listening()
        with pytest.raises(Refused) as caught:
            request(server.address, f"/api/tables/{tables['mega']['code']}")
        assert caught.value.why == "set-aside"
        assert asyncio.run(play_on(server.address, tables["classic"], 2)) == 2
        assert asyncio.run(play_on(server.address, tables["mega, timed"], 2)) == 2
        server.stop()
