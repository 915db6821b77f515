"""`passgo join` at real terminals: who is absent and for how long, who is let in, who is not heard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.served import new_table, serving
from tests.cli.terminals import Open

pytestmark = pytest.mark.once


def test_people_at_three_terminals(tmp_path: Path, terminal: Open) -> None:
    with serving(tmp_path / "tables") as server:
        table = new_table(server, players=3, pace="slow")
        ann, ben = terminal(tmp_path, *table.host), terminal(tmp_path, *table.guest("Ben"))
        ann.wait_for("You are the host")
        ben.wait_for("The host starts the game.")
        ben.type("sit 1\n")
        ann.wait_for("Ben sits down")
        ben.type("say you fools\n")
        ann.wait_for("Ben: you fools")
        ann.type("report Ben he shouts\n")
        ann.wait_for("Reported to whoever runs the server")
        ann.type("mute Ben\n")
        ann.wait_for("You do not hear Ben any more.")
        ben.type("say can you hear me\n")
        ben.wait_for("Ben: can you hear me")
        ann.type("start\n")
        ben.wait_for("The game begins.")

        cleo = terminal(tmp_path, *table.guest("ben"))
        cleo.wait_for("sit 2 asks for a seat that a bot plays.")
        cleo.type("sit 2\n")
        cleo.wait_for("You have asked; the host, or the table, decides.")
        ann.wait_for("let ben (2) lets them sit down")
        ann.type("let\n")
        cleo.wait_for("ben (2) sits down")

        ben.interrupt("To come back to your seat: passgo join ")
        ann.wait_for("Ben has lost the connection.")
        ann.wait_for("The table waits for Ben: ")
        left = re.fullmatch(r"(\d):(\d\d)", ann.wait_for("."))
        assert left and 100 < 60 * int(left[1]) + int(left[2]) <= 120
        assert "can you hear me" not in ann.printed
        reports = [line for line in server.said().splitlines() if "somebody is reported" in line]
        assert [json.loads(line)["why"] for line in reports] == ["he shouts"]


def test_who_is_sent_away_is_told_so(tmp_path: Path, terminal: Open) -> None:
    with serving(tmp_path / "tables") as server:
        table = new_table(server)
        ann, ben = terminal(tmp_path, *table.host), terminal(tmp_path, *table.guest("Ben"))
        ann.wait_for("You are the host")
        ben.wait_for("The host starts the game.")
        ann.type("remove Ben\n")
        ben.wait_for("The host has sent you away from this table.")
        assert ben.ended() != 0 and "Traceback" not in ben.printed
        ann.type("lock\n")
        ann.wait_for("The host lets nobody else come in.")
