"""kill -9 in the middle of writing: what was acknowledged is there, once and in order."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from passgo.server.storage.database import transaction
from tests.server.places import Place
from tests.server.storage.appending import CODES
from tests.server.storage.tables import opening, said


def killed_after(place: Place, acknowledgements: int) -> dict[str, int]:
    """Let a process append and kill it after so many acknowledgements; the last number it told of, by table."""
    command = [sys.executable, "-m", "tests.server.storage.appending", place.database or str(place.data)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        told += process.stdout.readlines()
    return {code: int(seq) for code, seq in (line.split() for line in told)}


def check(place: Place, told: dict[str, int]) -> dict[str, int]:
    """Whether all that was told of is there; how many events that are."""
    found = {}
    store = place.open()
    with transaction(store.database):
        if place.database:  # the server may still be at the last thing that it was asked
            store.database.run("LOCK TABLE tables, entries IN EXCLUSIVE MODE")
        for code in CODES:
            entries, row = store.entries(code), store.row(code)
            found[code] = len(entries)
            # One more than told can be there: the one whose acknowledgement the process did not live to tell.
            assert len(entries) in (told[code], told[code] + 1)
            assert entries == [
                (opening(code) if seq == 1 else said(code, seq, f"id {seq}")).entries[0]
                for seq in range(1, len(entries) + 1)
            ]
            assert (row and row.due) == (len(entries) if len(entries) > 1 else None)
    store.close()
    return found


def kill_often(place: Place, kills: int, seed: int) -> None:
    chance, known = Random(seed), dict.fromkeys(CODES, 0)
    for _ in range(kills):
        known = check(place, known | killed_after(place, chance.randint(1, 60)))
    assert sum(known.values()) > kills


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(place: Place) -> None:
    kill_often(place, 10, 1)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(place: Place) -> None:
    kill_often(place, 200, 2)
