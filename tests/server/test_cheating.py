"""A server that cheats is caught by whoever keeps what he saw: `passgo verify` names what is wrong."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import typer

from passgo.bots import bot
from passgo.cli.online.witness import Witness
from passgo.cli.options import BadInput
from passgo.cli.verify import verify
from passgo.engine.record import sealed
from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.protocol import FromServer
from passgo.server.starting import SECONDS
from tests.server.cheating import BY_VERIFY, cheating
from tests.server.harness import House, drained, served

MINUTES = 10
MOVES = 60  # before the time is up


class Watchful:
    """Somebody with a socket who keeps what he sees, and adds his share as a page does."""

    def __init__(self, client: Client, folder: Path | None = None) -> None:
        assert client.table is not None
        self.client = client
        self.witness = Witness(client.key.code, folder)
        for news in drained(client):
            self.witness.hear(news)
        honest = client.hear

        def hear(message: FromServer) -> None:
            honest(message)
            self.witness.hear(message)

        vars(client)["hear"] = hear

    async def take_part(self) -> None:
        table = self.table
        while (step := self.witness.step(table.room, table.you.seat)) is not None and table.you.seat is not None:
            await self.client.send(step)
            if isinstance(step, protocol.Contribute):
                self.witness.acknowledge(table.room, table.you.seat)
            table = self.table

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    async def saved(self, path: Path) -> Path:
        """What was seen with the record, as the page writes it."""
        self.witness.keep_record(await self.client.get("record"))
        path.write_text(json.dumps(self.witness.seen), encoding="utf-8")
        return path


async def played(house: House, name: str, edition: str = "classic") -> Watchful:
    """A game of a person with this name and a bot, in which both play by the same head; timed, if it can be."""
    variant = "normal" if edition == "millionaire" else "timed"
    ann = Watchful(await house.host(name, edition=edition, variant=variant, bots=["simple"], pace="slow"))
    with patch("passgo.cli.online.witness.token_hex", lambda size: "5a" * size):  # the same game every time
        await ann.take_part()
    await ann.client.send(protocol.Start())
    for _ in range(3):
        await ann.take_part()
        await house.later(SECONDS / 2)
    await play_on(house, ann.client.key.code)
    return ann


async def play_on(house: House, code: str) -> None:
    """To the end, or so many moves; then the time is up."""
    table, mind = house.table(code), bot("simple")

    async def move() -> None:
        if table.game is not None and table.game.decision is not None:
            timed = table.room.choices.variant == "timed" and len(table.room.moves) == MOVES
            action = "time" if timed else mind.choose(table.game).text
            await table.play(action, None if timed else table.game.decision.player, "bot")

    while table.room.phase == "playing":
        await table.do(move)
    await house.quiet()


@pytest.mark.parametrize("way", BY_VERIFY)
@served
async def test_a_cheat_is_caught(house: House, way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with cheating():
        ann = await played(house, way)
        file = await ann.saved(tmp_path / "seen.json")
    with pytest.raises(typer.Exit):
        verify(file)
    said = capsys.readouterr().out
    for sentence in BY_VERIFY[way]:
        assert sentence in said, said


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate", "millionaire"])
@served
async def test_an_honest_server_passes(
    house: House, edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with cheating():
        ann = await played(house, "Ann", edition)
        file = await ann.saved(tmp_path / "seen.json")
    verify(file)
    said = capsys.readouterr().out
    assert "Your share is in it." in said and "none is missing" in said and "?" not in said


# files that somebody changed afterwards


def of_record(change: Callable[[str], str]) -> Callable[[dict[str, Any]], None]:
    """The record changed and sealed again, by whoever can make a seal."""

    def doctor(seen: dict[str, Any]) -> None:
        body, _, _ = seen["record"].rpartition("seal ")
        seen["record"] = sealed(change(body))

    return doctor


def without_last_move(record: str) -> str:
    lines = record.splitlines()
    del lines[-2]
    return "\n".join(lines) + "\n"


def first_die(seen: dict[str, Any]) -> dict[str, Any]:
    """A number that a die gave."""
    return next(draw for move in seen["moves"] for draw in move["draws"] if draw["deck"] is None)


def unseal(seen: dict[str, Any]) -> None:
    seen["record"] = seen["record"].rpartition("seal ")[0]


def break_seal(seen: dict[str, Any]) -> None:
    seen["record"] = seen["record"].replace('[names ["Ann"', '[names ["Amy"')


def bare(seen: dict[str, Any]) -> None:
    """Nothing was seen, and all of it is said to have been missed."""
    seen.update(moves=[], gaps=[[0, seen["next"]]])


DOCTORED: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "last move": (of_record(without_last_move), "do NOT lead to the position"),
    "digest": (of_record(lambda text: re.sub(r"digest .*\n", "", text)), "does NOT say to which position"),
    "no seal": (unseal, "has NO seal"),
    "seal": (break_seal, "CHANGED after it was sealed"),
    "untold die": (lambda seen: first_die(seen).update(value=None), "NOTHING was shown for it"),
    "another pack": (lambda seen: first_die(seen).update(deck=0), "does NOT follow"),
}


@served
async def test_a_file_that_was_changed_afterwards(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = await played(house, "Ann")
    file = await ann.saved(tmp_path / "seen.json")
    honest = file.read_text(encoding="utf-8")

    def said(change: Callable[[dict[str, Any]], Any], fits: bool) -> str:
        seen = json.loads(honest)
        change(seen)
        file.write_text(json.dumps(seen), encoding="utf-8")
        with nullcontext() if fits else pytest.raises(typer.Exit):
            verify(file)
        return capsys.readouterr().out

    for name, (change, sentence) in DOCTORED.items():
        assert sentence in said(change, fits=False), name
    told = said(bare, fits=True)
    assert "were seen when they were drawn" not in told and "more were not seen when they were drawn" in told
    # what is no game at all is refused in a sentence
    for seen in (
        '{"passgo_seen": 1, "x": ' + "[" * 100_000,
        '{"passgo_seen": 1, "x": ' + "9" * 5000 + "}",
        '{"passgo_seen": 1}\n[1, 2]\n5\n"draws"',
        honest.replace('"moves": [', '"moves": NaN, "other": [', 1),
        honest.replace('"counter": 3,', f'"counter": {10**30},', 1),
        honest.replace('"names": [', '"names": 7, "other": [', 1),
    ):
        file.write_text(seen, encoding="utf-8")
        with pytest.raises((BadInput, typer.Exit)):
            verify(file)


@served
async def test_nothing_in_a_file_steers_the_terminal(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = await played(house, "Ann")
    file = await ann.saved(tmp_path / "seen.json")
    seen = json.loads(file.read_text(encoding="utf-8"))
    seen["names"][0] = "\x1b]0;x\x07\x1b[2J\x9b31m\u202eann\r\nFAKE\u2028LINE"
    seen["voided"] = [{"round": 9, "seats": [0], "why": "silent"}]
    file.write_text(json.dumps(seen), encoding="utf-8")
    verify(file)
    told = capsys.readouterr().out
    assert "the share of ]0;x[2J31mannFAKELINE did not come" in told
    assert not [letter for letter in told if unicodedata.category(letter) in ("Cc", "Cf", "Zl") and letter != "\n"]
