"""kill -9 while people and bots play: nothing acknowledged is lost or doubled, and the game goes on where it was."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.ledger import check_game, done_before
from tests.server.places import Place
from tests.server.players import Party, Tally, leave
from tests.server.processes import Serving

pytestmark = pytest.mark.once

TABLES = 3
EDITIONS = ("classic", "ultimate", "mega", "millionaire")


async def kill_often(place: Place, kills: int, seed: int) -> None:
    print(f"{kills} kills with seed {seed}")
    chance, tally = Random(seed), Tally()
    with Serving(place) as server:
        parties = [
            Party(
                [server.address], Random(f"{seed} {k}"), tally, edition=EDITIONS[k % 4], players=4, bots=["simple"] * k
            )
            for k in range(TABLES)
        ]
        try:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(party.play(4 - k)) for k, party in enumerate(parties)]
                for _ in range(kills):
                    if chance.random() < 0.2:  # at any moment, while it comes up too
                        await asyncio.sleep(chance.uniform(0, 1.0))
                    else:
                        await tally.more(chance.randint(1, 40))
                        await asyncio.sleep(chance.uniform(0, 0.03))
                    server.kill()
                    await asyncio.to_thread(server.start)
                await tally.more(20)
                for task in playing:
                    task.cancel()
        except BaseException:
            print(*(player for party in parties for players in party.games for player in players), sep="\n")
            raise
        games = [players for party in parties for players in party.games]
        for players in games:
            for player in players:
                await player.come_back()
                while player.client.table is None or player.last is None:
                    player.hear(await player.client.next())
            await leave(players)
        server.stop()
        assert server.leaves_nothing_running()
        assert server.complaints() == []
    store = place.open()
    acks = events = resent = repeated = 0
    for players in games:
        entries = check_game(store, players[0].client.key.code, players)
        events += len(entries)
        acks += sum(len(player.acked) for player in players)
        resent += sum(len(player.resent) for player in players)
        repeated += sum(done_before(player, entries) for player in players)
    store.close()
    print(f"{kills} kills, {len(games)} games, {acks} acknowledged commands, {events} facts")
    print(f"{resent} commands sent again, {repeated} of which had been carried out")
    assert acks > kills


def test_a_server_killed_in_the_middle_of_play_loses_nothing(place: Place) -> None:
    asyncio.run(kill_often(place, 12 if place.data else 6, 1))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_server_killed_a_thousand_times_loses_nothing(place: Place, seed: int) -> None:
    """Fifty kills with each of ten seeds in either store."""
    asyncio.run(kill_often(place, 50, 100 + seed))
