"""Frames of all kinds on live sockets: the server answers or hangs up, and other tables do not notice."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.ledger import check_game, check_told
from tests.server.places import Place
from tests.server.players import Party, Player, Tally
from tests.server.processes import Serving
from tests.server.rascals import BATCH, Rascals, pretty

pytestmark = pytest.mark.once

# Frames of each rascal that may be answered before an honest command is, which a slow disk holds up and refusals not
OVERTAKEN = 3 * BATCH


async def fuzz(place: Place, frames: int, sockets: int, seed: int) -> dict[str, int]:
    """So many frames; how many were answered, and how."""
    print(f"{frames} frames with seed {seed}")
    tally = Tally()
    with Serving(place) as server:
        server.await_listening()
        honest = Party([server.address], Random(seed), tally, players=3, bots=["simple"])
        rascals = Rascals(server.address, server.port, seed, tally)
        async with asyncio.TaskGroup() as group:
            playing = group.create_task(honest.play())
            await tally.more(5)
            await rascals.rampage(frames, sockets)
            await tally.more(5)
            playing.cancel()
        assert server.process is not None and server.process.poll() is None
        server.stop()
        assert server.complaints() == []
    store = place.open()
    players: list[Player] = []
    for game in honest.games:
        check_game(store, game[0].client.key.code, game)
        players += game
    for code, told in rascals.told.items():
        entries, row = check_game(store, code, []), store.row(code)
        assert row is not None
        check_told(code, row.secret, entries, *told)
    store.close()
    acks = sum(len(player.acked) for player in players)
    print(f"{tally.frames} frames answered at {len(rascals.told)} tables")
    print(f"answers: {pretty(rascals.answers)}")
    print(f"ends of sockets: {pretty(rascals.ends)}")
    print(f"{acks} honest commands, at most {tally.overtaken} answers to others before one")
    assert {player.connections for player in players} == {1}
    assert tally.overtaken <= OVERTAKEN * sockets
    return rascals.answers


def test_no_frame_disturbs_the_server_or_another_table(place: Place) -> None:
    asyncio.run(fuzz(place, 1500, 12, 1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_a_million_frames_disturb_nobody(place: Place, seed: int) -> None:
    """A hundred thousand with each of five seeds over either store."""
    asyncio.run(fuzz(place, 100_000, 40, 100 + seed))
