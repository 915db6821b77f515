"""Bots at a running server do not pester: nothing twice without a reason, two offers a turn, none to who wants none."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from passgo import EDITIONS, Game
from passgo.engine.columns import listed
from passgo.engine.rules.past_offers import is_quiet
from passgo.server import protocol
from passgo.server.bot_pool import BotPool
from passgo.server.client import Refused
from passgo.server.clock import BEAT
from passgo.server.prompts import usual
from passgo.server.protocol import Pace
from passgo.server.table import LiveTable
from tests.server.harness import House, Quick, served
from tests.server.listener import Listener, table_for
from tests.server.offers import Offer, Refuser, answer_to
from tests.server.shares import listeners_start, started_with

TURNS = 30
AT_MOST = 2  # offers to anybody in a turn
SHARE = "1"  # of the seed: always the same game, in which bots like to deal
SHORT = 0.05  # seconds for a thought of whoever looks ahead


def refused_by(folder: Path, pool: BotPool, turns: int, tires: bool = False, **choices: Any) -> Refuser:
    """A person with a socket who refuses everything, and three bots who think in a process of their own."""

    async def scene() -> Refuser:
        async with House(folder, bots=pool) as house:
            anna = await house.host("Anna", players=4, **choices)
            await started_with(anna, SHARE)
            refuser = Refuser(anna, tires)
            await refuser.play(turns)
            return refuser

    return asyncio.run(scene())


def to_person(refuser: Refuser) -> list[Offer]:
    return [offer for offer in refuser.offers if offer.partner == refuser.seat]


def repeated(refuser: Refuser) -> list[Offer]:
    """Offers that were made before and turned down, to whomever, without a reason to make them again."""
    classic = EDITIONS["classic"]
    board = classic.board
    group = {board.deed_place(deed): int(board.group_of[deed]) for deed in range(int(board.deeds))}
    past = [(offer, refuser.offers[:k]) for k, offer in enumerate(refuser.offers)]
    return [offer for offer, old in past if any(offer.repeats(other, group, classic.figures.salary) for other in old)]


def most_in_a_turn(refuser: Refuser) -> int:
    return max(Counter((offer.turn, offer.partner) for offer in refuser.offers).values(), default=0)


@pytest.mark.parametrize(("bot", "turns", "least"), [("trader", TURNS, 0), ("strong", 24, 0), ("champion", 24, 1)])
def test_a_person_who_refuses_everything_is_left_in_peace(tmp_path: Path, bot: str, turns: int, least: int) -> None:
    """However many offers somebody gets, none of them is a repeat."""
    refuser = refused_by(tmp_path, BotPool(seconds=SHORT), turns, bots=[bot] * 3)
    assert refuser.turns > turns and len(to_person(refuser)) >= least
    assert repeated(refuser) == []
    assert most_in_a_turn(refuser) <= AT_MOST and refuser.most_open == min(1, len(refuser.offers))


def test_who_wants_no_more_offers_gets_none_until_the_turn_is_over(tmp_path: Path) -> None:
    refuser = refused_by(tmp_path, Quick("trader-1"), TURNS, tires=True, bots=["trader"] * 3)
    turns = Counter(offer.turn for offer in to_person(refuser))
    assert len(turns) >= 3 and set(turns.values()) == {1}


# all paces


async def refused_at(house: House, pace: Pace) -> LiveTable:
    """Thirty turns of somebody who refuses everything, with the clock in the test's hand."""
    table, (anna,) = await table_for(house, "Anna", started=False, players=4, bots=["trader"] * 3, pace=pace)
    await listeners_start(table, [anna], [SHARE])
    await house.quiet()
    while table.game is not None and table.game.state.round <= TURNS and table.decision is not None:
        if table.decision.player != 0:
            await house.later(BEAT[pace])
            continue
        assert anna.table.prompt is not None
        await anna.play(table, answer_to(anna.table.prompt))
        await house.quiet()
    return table


def test_bots_offer_the_same_at_every_pace_and_after_the_server_was_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        played: dict[Pace, list[str]] = {}
        for pace in BEAT:
            house = House(tmp_path / pace, bots=Quick("trader-1"))
            async with house:
                table = await refused_at(house, pace)
                assert table.game is not None
                played[pace] = table.room.moves
                remembered = listed(table.game.state.past_offers)
                other = await house.strike_down()
            async with other:
                back = await other.registry.table(table.room.code)
                assert back is not None and back.game is not None
                assert listed(back.game.state.past_offers) == remembered and remembered
        assert [pace for pace in BEAT if played[pace] != played["instant"]] == []
        assert sum(move.startswith("offer 0 ") for move in played["instant"]) >= 3

    asyncio.run(scene())


# no more offers this turn


@served
async def test_a_person_says_for_himself_that_he_wants_no_more_offers(house: House) -> None:
    anna, ben, carla = await house.game("Anna", "Ben", "Carla")
    people = {0: anna, 1: ben, 2: carla}
    table = house.table(anna)
    assert table.decision is not None and table.game is not None
    asked = table.decision.player
    partner = (asked + 1) % 3
    number = table.room.number
    await people[partner].send(protocol.Quiet())
    await house.quiet()
    assert table.room.moves == [f"quiet {partner}"] and table.room.number == number
    for person in people.values():
        assert person.table is not None and person.table.view is not None
        assert [player["quiet"] for player in person.table.view["players"]] == [k == partner for k in range(3)]
    with pytest.raises(Refused) as refused:
        await people[asked].play(f"offer {partner} $1 for $2")
    assert refused.value.why == "wants-no-offers" and "no more offers" in refused.value.text
    with pytest.raises(Refused) as refused:
        await people[asked].play(f"quiet {asked}")
    assert refused.value.why == "from-outside"
    assert not is_quiet(table.game.state, asked)


class Scripted(Quick):
    """Bots that say something prepared at their first questions, once they may, and then what anybody would say."""

    def __init__(self, *first: str) -> None:
        super().__init__()
        self.first = list(first)
        self.questions: list[int] = []
        self.thinking = asyncio.Event()
        self.may_speak = asyncio.Event()

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        self.questions.append(seed)  # which is the number of the prompt
        self.thinking.set()
        await self.may_speak.wait()
        return self.first.pop(0) if self.first else usual(game)


async def bots_turn(house: House, *first: str) -> tuple[Scripted, LiveTable, Listener]:
    """A bot thinks about its first question, beside one person."""
    bots = Scripted(*first)
    house.registry.bots = bots
    table, (anna,) = await table_for(house, "Anna", started=False, players=2)
    await anna.send(table, protocol.Start())
    while not bots.thinking.is_set():
        if table.decision is not None and table.decision.player == 0:
            assert anna.table.prompt is not None
            await anna.play(table, anna.table.prompt.options[0].action)
        await asyncio.sleep(0)
    return bots, table, anna


@served
async def test_a_bot_that_was_about_to_offer_thinks_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The person wants no more offers while it thinks; its offer is not made, and the table goes on."""
    bots, table, anna = await bots_turn(house, "offer 0 $1 for $2")
    before = len(table.room.moves)
    await anna.send(table, protocol.Quiet())
    bots.may_speak.set()
    await house.quiet()
    after = table.room.moves[before:]
    assert after[0] == "quiet 0" and len(after) > 1
    assert bots.questions[0] == bots.questions[1], "the same question, put again"
    assert not any(move.startswith("offer") for move in after)
    gc.collect()  # an error that nobody looked at is told now
    assert caplog.messages == []


@served
async def test_a_bot_that_talks_nonsense_says_what_anybody_would(house: House) -> None:
    bots, table, _ = await bots_turn(house, "bid 5", "fly")
    before = len(table.room.moves)
    bots.may_speak.set()
    await house.quiet()
    assert len(table.room.moves) > before and table.room.acts[before] == (1, "bot")
    assert len(set(bots.questions)) == len(bots.questions), "it is not asked until it makes sense"
