"""Dice that anybody can check: promised before the start, shared by people, revealed at the end, and verified."""

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
from passgo.engine.random import Fair, dice_seed, share_hash
from passgo.server import protocol
from passgo.server.client import Refused, decoder
from passgo.server.starting import SECONDS
from tests.server.harness import House, Lots, served
from tests.server.listener import Listener, table_for
from tests.server.shares import listeners_start, promised

SECRET = Lots().token_bytes(32)
SHARES = ["my own luck", "çà et là"]


async def play_to_the_end(house: House) -> tuple[str, list[Listener]]:
    """A game of bots after the people have shared in the dice; its code, and those who heard it all."""
    table, people = await table_for(house, "Zoé", "Ben", edition="millionaire", started=False)
    watcher = await Listener(None).at(table)
    await listeners_start(table, people, SHARES)
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


# the promise


@served
async def test_the_promise_is_public_before_the_start_and_kept_at_the_end(house: House) -> None:
    code, (zoe, _, watcher) = await play_to_the_end(house)
    promises = {
        message.room.commitment
        for message in map(decoder.decode, watcher.frames)
        if isinstance(message, protocol.Table | protocol.Changed)
    }
    record = str(await house.http(f"/api/tables/{code}/record"))
    assert promises == {hashlib.sha256(secret_in(record)).hexdigest()}
    first = decoder.decode(watcher.frames[0])
    assert isinstance(first, protocol.Table) and first.room.phase == "gathering" and first.room.commitment in promises
    assert zoe.table.room.commitment == first.room.commitment


@served
async def test_the_secret_is_not_told_before_the_end_nor_a_share_before_all_have_come(house: House) -> None:
    table, people = await table_for(house, "Zoé", "Ben", started=False)
    for person, share in zip(people, SHARES, strict=True):
        await person.send(table, promised(person.table.room, person.table.you.seat, share))
    await people[0].send(table, protocol.Start())
    await people[0].send(table, protocol.Reveal(share=SHARES[0]))
    assert people[1].table.room.sharing.awaited == [1]
    assert SHARES[0].encode() not in b"".join(people[1].frames)
    await people[1].send(table, protocol.Reveal(share=SHARES[1]))
    assert table.room.phase == "playing" and people[0].table.room.sharing.shares == SHARES
    assert all(table.room.secret.hex().encode() not in b"".join(person.frames) for person in people)


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
    for shares in (["", ""], ["mine", ""], ["", "mine"], ["min", "e"]):
        table, people = await table_for(house, "Anna", "Ben", started=False)
        await listeners_start(table, people, shares)
        assert table.game is not None and isinstance(table.game.state.chance, Fair)
        assert table.game.state.chance.secret == dice_seed(SECRET, shares)
        seeds.append(table.game.state.chance.secret)
    assert len(set(seeds)) == 4


# rounds


async def asked(house: House, *names: str) -> tuple[list[Listener], list[str]]:
    """People who have published hashes, after the host's word."""
    table, people = await table_for(house, *names, started=False, players=4)
    shares = [f"share of {name}" for name in names]
    for person, share in zip(people, shares, strict=True):
        await person.send(table, promised(person.table.room, person.table.you.seat, share))
    await people[0].send(table, protocol.Start())
    return people, shares


@served
async def test_a_share_that_does_not_come_voids_the_round_and_the_others_begin_again(house: House) -> None:
    (anna, ben, carla), shares = await asked(house, "Anna", "Ben", "Carla")
    (table,) = house.registry.tables.values()
    await anna.send(table, protocol.Reveal(share=shares[0]))
    await carla.send(table, protocol.Reveal(share=shares[2]))
    await house.later(SECONDS)
    sharing = ben.table.room.sharing
    assert (sharing.round, sharing.stage, sharing.awaited) == (2, "again", [0, 2])
    (void,) = sharing.voided
    assert (void.seats, void.why) == ([1], "silent")
    assert void.hashes[1] == share_hash(table.room.commitment, 1, shares[1])
    assert await ben.refused(table, promised(ben.table.room, 1, "late")) == "starting"
    for person, seat in ((anna, 0), (carla, 2)):
        await person.send(table, promised(person.table.room, seat, f"again {seat}"))
    for person, seat in ((anna, 0), (carla, 2)):
        await person.send(table, protocol.Reveal(share=f"again {seat}"))
    assert table.room.phase == "playing" and table.room.header().shares == ["again 0", "", "again 2", ""]


@served
async def test_a_share_that_does_not_fit_voids_the_round_at_once(house: House) -> None:
    (anna, ben), shares = await asked(house, "Anna", "Ben")
    (table,) = house.registry.tables.values()
    await anna.send(table, protocol.Reveal(share=shares[0]))
    await ben.send(table, protocol.Reveal(share="chosen after seeing the other"))
    sharing = anna.table.room.sharing
    assert sharing.stage == "again" and (sharing.voided[0].seats, sharing.voided[0].why) == ([1], "unfit")


@served
async def test_nobody_waits_for_ever_even_if_nobody_answers(house: House) -> None:
    (anna, _), shares = await asked(house, "Anna", "Ben")
    (table,) = house.registry.tables.values()
    await anna.send(table, protocol.Reveal(share=shares[0]))
    await house.later(SECONDS)
    assert anna.table.room.sharing.awaited == [0], "Anna may begin again"
    await house.later(SECONDS)
    assert table.room.phase == "playing" and table.room.header().shares == ["", "", "", ""]


@served
async def test_somebody_who_leaves_in_between_stops_the_start(house: House) -> None:
    (anna, ben), _ = await asked(house, "Anna", "Ben")
    (table,) = house.registry.tables.values()
    await house.registry.leave(table, 1)
    sharing = anna.table.room.sharing
    assert (sharing.stage, sharing.round, sharing.voided[0].why) == ("hashes", 2, "left")
    await anna.send(table, promised(anna.table.room, 0, "new"))
    await anna.send(table, protocol.Start())
    await anna.send(table, protocol.Reveal(share="new"))
    assert table.room.phase == "playing" and ben.bye == "left"


@served
async def test_starts_that_somebody_leaves_again_and_again_make_no_frame_long(house: House) -> None:
    (anna, _), _ = await asked(house, "Anna", "Ben")
    (table,) = house.registry.tables.values()
    await house.registry.leave(table, 1)
    for k in range(100):
        ben = await Listener((await house.registry.join(table, "Ben")).person).at(table)
        await ben.send(table, protocol.Sit(seat=1))
        for person in (anna, ben):
            await person.send(table, promised(person.table.room, person.table.you.seat, f"share {k}"))
        await anna.send(table, protocol.Start())
        await house.registry.leave(table, 1)
    sharing = anna.table.room.sharing
    assert sharing.round == 102 and [each.round for each in sharing.voided] == list(range(42, 102))
    assert max(len(frame) for frame in anna.frames) < 24_000


@served
async def test_a_server_that_falls_in_between_goes_on_where_it_was(house: House) -> None:
    anna = await house.host("Anna")
    assert anna.table is not None
    await anna.send(promised(anna.table.room, 0, "mine"))
    await anna.send(protocol.Start())
    house.clock.at += 60_000
    async with await house.strike_down() as after:
        again = await after.again(anna)
        assert again.table is not None and again.table.room.sharing.awaited == [0], "she has the whole time again"
        await again.send(protocol.Reveal(share="mine"))
        await after.quiet()
        assert again.table.room.phase == "playing" and again.table.room.sharing.shares == ["mine", ""]
        await after.stop_listening()


# numbers


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate", "millionaire"])
@served
async def test_every_number_is_told_once_and_in_order_to_everybody(house: House, edition: str) -> None:
    table, people = await table_for(house, "Anna", "Ben", edition=edition, started=False)
    watcher = await Listener(None).at(table)
    await people[0].send(table, protocol.Start())
    for person in people:
        await person.send(table, protocol.Stand())
    for _ in range(5):
        await house.quiet()
    assert table.game is not None and isinstance(table.game.state.chance, Fair)
    for guest in (*people, watcher):
        messages = [decoder.decode(frame) for frame in guest.frames]
        told = [m.draws for m in messages if isinstance(m, protocol.Changed | protocol.Moved)]
        draws = [draw for each in told if isinstance(each, list) for draw in each]
        assert [draw.counter for draw in draws] == list(range(table.game.state.chance.counter))
        secret = [deck.secret for deck in table.game.state.edition.decks]
        assert all((draw.value is None) == (draw.deck is not None and secret[draw.deck]) for draw in draws)
        assert guest.table.drawn == table.game.state.chance.counter


# the record


def test_the_record_tells_the_game_again_and_verify_accepts_it(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.passgo"
    path.write_bytes(record.encode())
    verify(path)
    assert ": fits: millionaire" in (said := capsys.readouterr().out) and "earlier kind" not in said
    game = replay(record)
    assert game.over and game.header.shares == SHARES
    assert game.header.hashes == [share_hash(hashlib.sha256(SECRET).hexdigest(), k, s) for k, s in enumerate(SHARES)]
    assert game.header.names == ["Zoé", "Ben"]


def test_another_share_hash_or_secret_does_not_fit(record: str, tmp_path: Path) -> None:
    unsealed = record[: record.rindex("seal ")]
    path = tmp_path / "game.passgo"
    path.write_bytes(unsealed.encode())
    assert trouble_with(read_game(path)) == ""
    hashes = share_hash(hashlib.sha256(SECRET).hexdigest(), 0, SHARES[0])
    for old, new in (("my own luck", "my own lucy"), (secret_in(record).hex(), "0" * 64), (hashes, "0" * 64)):
        path.write_bytes(unsealed.replace(old, new).encode())
        assert not accepted(path)


def test_a_record_of_the_earlier_kind_is_verified_as_such(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for line in record[: record.rindex("seal ")].split("\n") if not line.startswith("[hashes ")]
    path = tmp_path / "game.passgo"
    path.write_text("\n".join(lines), encoding="utf-8")
    verify(path)
    assert "dice are of the earlier kind" in capsys.readouterr().out


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
