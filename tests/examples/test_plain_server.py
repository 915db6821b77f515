"""The example board at a real server: people and bots play it over sockets; other files set its table aside."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from passgo.server import protocol
from passgo.server.client import Refused, request
from tests.examples.plain_board import NAME, copied
from tests.server.places import Place
from tests.server.players import Party, Tally, leave
from tests.server.processes import Serving

pytestmark = pytest.mark.once
MOVES = 60


def test_people_and_bots_play_it_and_other_files_set_it_aside(tmp_path: Path) -> None:
    board = copied(tmp_path)
    with Serving(Place(data=tmp_path / "data"), "--edition", str(board), "--bots", "1") as server:
        server.await_listening()
        code = asyncio.run(played(server.address))
        server.stop()
        text = (board / "board.csv").read_text(encoding="utf-8")
        (board / "board.csv").write_text(text.replace("brown,60,40", "brown,70,40"), encoding="utf-8")
        server.start()
        server.await_listening()
        assert told(server.address, code, "en").startswith("This game was begun with Alpine Village version ")
        assert told(server.address, code, "fr").startswith("Cette partie a commencé avec Le village alpin version ")
        server.stop()
        server.command = [word for word in server.command if word not in ("--edition", str(board))]
        server.start()
        server.await_listening()
        assert told(server.address, code, "en").startswith(f"This is a game of “{NAME}”, an edition that this server")
        server.stop()
        (board / "board.csv").write_text(text, encoding="utf-8")
        server.command += ["--edition", str(board)]
        server.start()
        server.await_listening()
        assert request(server.address, f"/api/tables/{code}")["edition"] == NAME  # it goes on
        server.stop()
        assert server.leaves_nothing_running()
        assert server.complaints() == []


def told(address: str, code: str, language: protocol.Language) -> str:
    """Why the door of a table stays closed."""
    with pytest.raises(Refused) as refused:
        request(address, f"/api/tables/{code}", language=language)
    return refused.value.text


async def played(address: str) -> str:
    """Two people and a bot that thinks in a process of its own, for some moves; the table's code."""
    shelf = {card["name"]: card for card in request(address, "/api/editions")}
    assert list(shelf)[-1] == NAME and (shelf[NAME]["label"], shelf[NAME]["usual"]) == ("Alpine Village", 4)
    french = {card["name"]: card for card in request(address, "/api/editions", language="fr")}
    assert french[NAME]["label"] == "Le village alpin"
    party = Party([address], Random(3), Tally(), edition=NAME, players=4, bots=["strong", "trader"])
    people = await party.gather(2)
    async with asyncio.timeout(120):
        tasks = [asyncio.create_task(person.play()) for person in people]
        while sum(len(person.acked) for person in people) < MOVES and not all(task.done() for task in tasks):
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code = people[0].table.room.code
    await leave(people)
    printed = request(address, f"/api/tables/{code}/printed")
    names = [space["name"] for space in printed["spaces"]]
    assert names[0] == "Village Square" and names[-1] == "Summit Hut" and len(names) == 24
    titles = [group["label"] for group in printed["groups"]]
    assert titles == ["barns", "cable cars", "shops", "waters", "workshops", "heights"]
    assert printed["decks"] == {"chance": "Weather", "community-chest": "Post Bag"}
    rules = request(address, f"/api/tables/{code}/rules")
    assert rules["introduction"].startswith("Go round a small mountain village") and rules["chapters"]
    return code
