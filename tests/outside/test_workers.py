"""Bots from outside go to every worker: ten workers are ten processes, and each makes its own."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from passgo.lab.runner import Plan
from passgo.lab.tournament import AT_ONCE, placed_chunk, tournament_plan
from passgo.lab.workers import pieces, spread

WORKERS = 10
MEETS = '''
import os
import socket

met = False

class Meets:
    """Says its process's number when it is first asked, and waits until as many others have."""

    def __init__(self, door):
        self.door = door

    def choose(self, game):
        global met
        if not met:
            met = True
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(200)
                line.connect(self.door)
                line.sendall(b"%d" % os.getpid())
                line.recv(1)
        return game.decision.options[0]
'''


def host(door: socket.socket, found: set[int]) -> None:
    """Nobody goes on before everybody is there: no process can do two pieces of work while another does none."""
    lines = []
    for _ in range(WORKERS):
        line, _ = door.accept()
        found.add(int(line.recv(20)))
        lines.append(line)
    for line in lines:
        line.sendall(b"!")
        line.close()


@pytest.mark.once
def test_ten_workers_are_ten_processes(tmp_path: Path) -> None:
    (tmp_path / "meets.py").write_text(MEETS)
    found: set[int] = set()
    with socket.socket(socket.AF_UNIX) as door:
        door.settimeout(200)
        door.bind(str(tmp_path / "door"))
        door.listen(WORKERS)
        hosting = threading.Thread(target=host, args=(door, found))
        hosting.start()
        bots = (f"{tmp_path}/meets.py:Meets:door={tmp_path}/door", "simple")
        plan = tournament_plan(Plan("classic", 2, bots, variant="short", max_rounds=3, bot_time=200.0))
        played = list(spread(placed_chunk, plan, pieces(3 * WORKERS * AT_ONCE, AT_ONCE), WORKERS))
        hosting.join()
    assert len(found) == WORKERS
    assert sum(len(placements) for placements, _ in played) == 3 * WORKERS * AT_ONCE
    assert not any(forfeits.data() for _, forfeits in played)
