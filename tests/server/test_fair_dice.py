"""Dice that anybody can check: promised before the start, shared by all seats, revealed at the end, and verified."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest
import typer

from passgo.cli.files import read_game
from passgo.cli.options import BadInput
from passgo.cli.verify import trouble_with, verify
from passgo.engine.game import replay
from passgo.engine.random import Fair, dice_seed
from passgo.server import protocol
from passgo.server.client import Refused, decoder
from tests.server.harness import House, Lots, served
from tests.server.listener import Listener, table_for

SECRET = Lots().token_bytes(32)


async def play_to_the_end(house: House) -> tuple[str, list[Listener]]:
    """A game of bots after the people have shared in the dice; its code, and those who heard it all."""
    table, people = await table_for(house, "Zoé", "Ben", edition="millionaire", started=False)
    watcher = await Listener(None).at(table)
    await people[0].send(table, protocol.Contribute(share="my own luck"))
    await people[1].send(table, protocol.Contribute(share="çà et là"))
    await people[0].send(table, protocol.Start())
    for person in people:
        await person.send(table, protocol.Stand())
    await house.quiet()
    assert table.room.phase == "over"
    return table.room.code, [*people, watcher]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The sealed record of a finished game."""

    async def scene() -> str:
        async with House(tmp_path_factory.mktemp("fair")) as house:
            code, _ = await play_to_the_end(house)
            return str(await house.http(f"/api/tables/{code}/record"))

    return asyncio.run(scene())


def secret_in(record: str) -> bytes:
    return bytes.fromhex(record.partition('[secret "')[2][:64])


@served
async def test_the_promise_is_public_before_the_start_and_kept_at_the_end(house: House) -> None:
    code, (zoe, _, watcher) = await play_to_the_end(house)
    promised = {
        message.room.commitment
        for message in map(decoder.decode, watcher.frames)
        if isinstance(message, protocol.Table | protocol.Changed)
    }
    record = str(await house.http(f"/api/tables/{code}/record"))
    assert promised == {hashlib.sha256(secret_in(record)).hexdigest()}
    first = decoder.decode(watcher.frames[0])
    assert isinstance(first, protocol.Table) and first.room.phase == "gathering" and first.room.commitment in promised
    assert zoe.table.room.commitment == first.room.commitment


@served
async def test_neither_the_secret_nor_a_share_is_told_before_the_end(house: House) -> None:
    code, listeners = await play_to_the_end(house)
    secret = house.table(code).room.secret.hex().encode()
    for guest in listeners:
        told = b"".join(guest.frames)
        assert secret not in told and b"my own luck" not in told and "çà et là".encode() not in told


@served
async def test_the_record_is_for_finished_games_only(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben")
    with pytest.raises(Refused) as refused:
        await anna.get("record")
    assert refused.value.why == "not-public"


@served
async def test_every_table_has_a_secret_of_its_own(house: House) -> None:
    house.lots.stop()
    tables = [(await table_for(house, "Anna"))[0] for _ in range(2)]
    assert tables[0].room.commitment != tables[1].room.commitment
    assert all(len(table.room.secret) == 32 for table in tables)
    house.lots.start()


@served
async def test_every_share_changes_the_dice(house: House) -> None:
    seeds = []
    for shares in (("", ""), ("mine", ""), ("", "mine"), ("min", "e")):
        table, people = await table_for(house, "Anna", "Ben", started=False)
        for person, share in zip(people, shares, strict=True):
            if share:
                await person.send(table, protocol.Contribute(share=share))
        await people[0].send(table, protocol.Start())
        assert table.game is not None and isinstance(table.game.state.chance, Fair)
        assert table.game.state.chance.secret == dice_seed(SECRET, shares)
        seeds.append(table.game.state.chance.secret)
    assert len(set(seeds)) == 4


def test_the_record_tells_the_game_again_and_verify_accepts_it(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.passgo"
    path.write_bytes(record.encode())
    verify(path)
    assert ": fits: millionaire" in capsys.readouterr().out
    game = replay(record)
    assert game.over and game.header.shares == ["my own luck", "çà et là"]
    assert game.header.names == ["Zoé", "Ben"]


def test_another_share_or_another_secret_does_not_fit(record: str, tmp_path: Path) -> None:
    unsealed = record[: record.rindex("seal ")]
    path = tmp_path / "game.passgo"
    path.write_bytes(unsealed.encode())
    assert trouble_with(read_game(path)) == ""
    for old, new in (("my own luck", "my own lucy"), (secret_in(record).hex(), "0" * 64)):
        path.write_bytes(unsealed.replace(old, new).encode())
        assert not accepted(path)


def accepted(path: Path) -> bool:
    """What `passgo verify` says of a file."""
    try:
        return trouble_with(read_game(path)) == ""
    except BadInput:
        return False


def test_flipping_a_bit_of_any_byte_does_not_fit(record: str, tmp_path: Path) -> None:
    data = record.encode()
    path = tmp_path / "game.passgo"
    path.write_bytes(data)
    assert accepted(path)
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= 1 << at % 8
        path.write_bytes(changed)
        assert not accepted(path), f"byte {at} of {len(data)}"


def test_verify_ends_with_an_error_for_a_changed_record(record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.passgo"
    path.write_bytes(record.replace("Ben", "Bob").encode())
    with pytest.raises(typer.Exit):
        verify(path)
