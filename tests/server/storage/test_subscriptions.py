"""Who is called by push, as both stores keep it."""

from __future__ import annotations

from pathlib import Path

from tests.server.places import Place
from tests.server.storage.tables import opening
from tests.server.storage.test_salvage import damage, root

CODE, OTHER = "AAAAAA", "BBBBBB"
WHERE = ("https://push.example/ann", "https://play.example")


def test_a_key_is_the_first_that_was_given(place: Place) -> None:
    store = place.open()
    assert store.key("push", b"\x00first") == b"\x00first"
    assert store.key("push", b"second") == b"\x00first"
    store.close()
    again = place.open()
    assert again.key("push", b"third") == b"\x00first"
    again.close()


def test_somebody_is_called_once_until_they_are_back(place: Place) -> None:
    store = place.open()
    assert store.append([opening(CODE), opening(OTHER)]) == [None, None]
    assert store.call(CODE, 0, "ann") is None
    store.subscribe(CODE, 0, "ann", *WHERE)
    assert store.call(CODE, 0, "somebody who had the number before") is None and not store.is_called(CODE, 0)
    assert store.call(CODE, 0, "ann") == WHERE and store.is_called(CODE, 0)
    assert store.call(CODE, 0, "ann") is None
    store.uncall(CODE, 0)
    assert store.call(CODE, 0, "ann") == WHERE
    store.subscribe(CODE, 0, "ann", "https://push.example/new", "")
    assert store.call(CODE, 0, "ann") == ("https://push.example/new", "")
    store.unsubscribe(CODE, 0)
    assert store.call(CODE, 0, "ann") is None
    store.close()


def test_a_browser_that_is_gone_is_forgotten_at_all_tables_and_a_table_with_all_it_had(place: Place) -> None:
    store = place.open()
    assert store.append([opening(CODE), opening(OTHER)]) == [None, None]
    for code in (CODE, OTHER):
        store.subscribe(code, 0, "ann", *WHERE)
        store.subscribe(code, 1, "ben", "https://push.example/ben", "")
    store.forget(WHERE[0])
    assert store.call(CODE, 0, "ann") is None and store.call(OTHER, 0, "ann") is None
    assert store.pack(CODE, 1, 0, "")
    store.subscribe(CODE, 1, "ben", "https://push.example/ben", "")  # too late
    assert store.call(CODE, 1, "ben") is None and store.call(OTHER, 1, "ben") is not None
    store.close()


def test_a_damaged_file_costs_neither_the_key_nor_who_is_called(tmp_path: Path) -> None:
    store = Place(data=tmp_path).open()
    assert store.append([opening(CODE)]) == [None]
    store.key("push", b"key")
    store.subscribe(CODE, 0, "ann", *WHERE)
    store.close()
    damage(tmp_path, root(tmp_path, "sqlite_autoindex_tables_1"))
    mended = Place(data=tmp_path).open()
    assert mended.key("push", b"another") == b"key" and mended.call(CODE, 0, "ann") == WHERE
    mended.close()
