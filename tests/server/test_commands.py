"""What commands do at a table: each acts once, and everybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from passgo.engine.edition import AT_ONCE
from passgo.engine.game import Game
from passgo.server import protocol, table_events
from passgo.server.client import Client, Refused
from passgo.server.clock import GRACE
from passgo.server.protocol import Choices
from tests.server.harness import House, Quick, served
from tests.server.listener import Listener, deciding, known, table_for

# tokens


@served
async def test_everybody_hears_who_chose_which_token_and_nobody_gets_it_twice(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    await anna.send(protocol.Pick(id="1", token="snail"))
    assert [seat.token for seat in house.table(ben).room.shown(set(), set()).seats[:2]] == ["snail", ""]
    with pytest.raises(Refused, match="has this token"):
        await ben.send(protocol.Pick(id="1", token="snail"))
    await anna.send(protocol.Pick(id="2", token="hat"))
    await ben.send(protocol.Pick(id="2", token="snail"))
    tokens = [seat.token for seat in house.table(anna).room.shown(set(), set()).seats[:2]]
    assert tokens == ["hat", "snail"]


# at most once


@served
async def test_a_command_sent_again_is_acknowledged_again_and_acts_once(house: House) -> None:
    anna = await house.host("Anna")
    first = await anna.send(protocol.Say(id="hello", text="hello"))
    for _ in range(3):
        assert await anna.send(protocol.Say(id="hello", text="something else")) == first
    again = await house.again(anna)
    assert await again.send(protocol.Say(id="hello", text="hello")) == first
    assert house.table(anna).room.seq == first.seq


@served
async def test_a_command_sent_again_after_thousands_of_others_acts_once_and_nobody_suffers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.server.room.IDS", 3)
    anna, ben = await house.gathered("Anna", "Ben")
    await ben.send(protocol.Say(id="hello", text="hello"))
    for k in range(5):
        await anna.send(protocol.Say(text=f"line {k}"))
    before = house.table(anna).room.seq
    assert (await ben.send(protocol.Say(id="hello", text="hello"))).seq == before
    assert house.table(anna).room.seq == before
    async with await house.strike_down() as other:
        back = await other.again(ben)
        assert (await back.send(protocol.Say(id="hello", text="hello"))).seq == other.table(back).room.told


@served
async def test_an_answer_sent_again_is_no_answer_to_the_next_question(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    roll = protocol.Play(id="roll", number=table.room.number, action="roll")
    seq = await asked.send(table, roll)
    moves = list(table.room.moves)
    assert await asked.send(table, protocol.Play(id="roll", number=roll.number, action="roll")) == seq
    assert table.room.moves == moves


@served
async def test_nobody_can_use_up_the_ids_of_others(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    hers = await anna.send(protocol.Say(id="1", text="I am Anna"))
    his = await ben.send(protocol.Say(id="1", text="I am Ben"))
    assert his.seq == hers.seq + 1


@served
async def test_a_refused_command_can_be_sent_again(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    number = table.room.number
    assert await asked.refused(table, protocol.Play(id="x", number=number, action="bid 20")) == "not-now"
    assert await asked.send(table, protocol.Play(id="x", number=number, action="roll")) == table.room.seq


@served
async def test_two_clients_of_one_person_never_give_the_same_id(house: House) -> None:
    anna = await house.host("Anna")
    other = await house.again(anna)
    acks = [await client.send(protocol.Say(text="hello")) for client in (anna, other)]
    assert acks[1].seq == acks[0].seq + 1


# around the game


@served
async def test_what_people_do_before_the_start_is_told_to_all(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben", players=4)
    watcher = await house.watches(anna.key.code, "fr")
    await anna.send(protocol.Fill(seat=3, bot="random"))
    await ben.send(protocol.Sit(seat=2))
    await ben.send(protocol.Contribute(hash="0f" * 32))
    await house.quiet()
    for client in (anna, ben, watcher):
        assert client.table is not None
        seats = client.table.room.seats
        assert [seat.person for seat in seats] == [0, None, 1, None]
        assert [seat.bot for seat in seats] == [None, None, None, "random"]
        assert [seat.contributed for seat in seats] == [False, False, True, False]
    await anna.send(protocol.Arrange(choices=Choices(edition="mega", players=3)))
    await house.quiet()
    assert watcher.table is not None and watcher.table.room.edition == "mega" and len(watcher.table.room.seats) == 3


@served
async def test_the_free_seats_are_filled_at_the_start(house: House) -> None:
    anna = await house.host("Anna", players=4)
    await anna.send(protocol.Fill(seat=1, bot="simple"))
    await anna.send(protocol.Start())
    await house.quiet()
    assert anna.table is not None
    assert [seat.bot for seat in anna.table.room.seats] == [None, "simple", "trader", "trader"]


@served
async def test_a_wish_is_noted_and_the_question_stays(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    asked, other = deciding(table, people)
    prompt = asked.table.prompt
    await other.send(table, protocol.Wish())
    assert table.room.moves == [f"interrupt {table.seat_of(other)}"]
    assert asked.table.prompt == prompt
    await asked.play(table, "roll")


@served
async def test_what_is_said_is_cleaned_and_told_to_all(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    watcher = await house.watches(anna.key.code)
    await ben.send(protocol.Say(text="  good\u202e \n luck\u0007  "))
    for client in (anna, watcher):
        while not isinstance(message := await client.next(), protocol.Chatted):
            pass
        assert (message.person, message.text) == (1, "good luck")


@served
async def test_the_rematch_has_the_same_people_seats_bots_host_and_keys(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben", players=4, settings={"parking.jackpot": True})
    await ben.send(protocol.Sit(seat=3))
    await anna.send(protocol.Fill(seat=1, bot="random"))
    await anna.send(protocol.Fill(seat=2, bot="strong"))
    table = house.table(anna)
    await table.do(lambda: table.commit(table_events.Hosted(1)))
    await ben.send(protocol.Start())
    await table.do(lambda: table.commit(table_events.Finished([0])))
    await anna.send(protocol.Rematch())
    await house.quiet()
    assert ben.table is not None and ben.table.room.rematch is not None
    again = await house.connected(
        Client(house.address, protocol.Key(ben.table.room.rematch, ben.key.person, ben.key.token))
    )
    assert again.table is not None
    room = again.table.room
    assert again.table.you == protocol.You(1, 3)
    assert [seat.person for seat in room.seats] == [0, None, None, 1]
    assert [seat.bot for seat in room.seats] == [None, "random", "strong", None]
    assert room.host == 1 and room.phase == "gathering"
    assert [rule.key for rule in room.house_rules] == ["parking.jackpot"]


# consent


@served
async def test_a_move_is_taken_back_when_all_agree(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    asked, other = deciding(table, people)
    before, number = known(asked.table), table.room.number
    await asked.play(table, f"offer {other.table.you.seat} $5 for $1")
    await other.play(table, "refuse")
    await asked.send(table, protocol.Propose(motion="undo"))
    assert len(table.room.moves) == 2
    await other.send(table, protocol.Vote(yes=True))
    assert table.room.moves == [] and table.room.number > number
    after = known(asked.table)
    for state in (before, after):
        for changing in ("seq", "deadline", "room"):
            del state[changing]
        state["view"]["decision"].pop("number")
        state["prompt"].number = 0
    assert after == before
    assert await asked.refused(table, protocol.Play(number=number, action="roll")) == "stale"
    await asked.play(table, "roll")


@served
async def test_a_pause_stops_bots_too_until_somebody_goes_on(house: House) -> None:
    table, (anna,) = await table_for(house, "Anna", players=2)
    await anna.send(table, protocol.Propose(motion="pause"))
    await anna.send(table, protocol.Stand())  # so that a bot would be next
    moves = list(table.room.moves)
    await house.later(3600)
    assert table.room.moves == moves
    await anna.send(table, protocol.Sit(seat=0))
    await anna.send(table, protocol.Resume())
    await anna.send(table, protocol.Stand())
    await house.quiet()
    assert table.room.phase == "over"


@served
async def test_the_absent_are_replaced_by_vote_and_may_sit_down_again(house: House) -> None:
    table, (anna, ben, carla) = await table_for(house, "Anna", "Ben", "Carla")
    await carla.go(table)
    await house.later(GRACE["none"] or 0)
    await anna.send(table, protocol.Propose(motion="kick", seat=2))
    await ben.send(table, protocol.Vote(yes=True))
    assert table.room.seats[2].person is None and table.room.seats[2].bot == "trader"
    back = await Listener(carla.person).at(table)
    assert back.table.you.seat is None
    await back.send(table, protocol.Sit(seat=2))
    assert back.table.you.seat == 2 and table.scheduler.player_of(2) is None


@served
async def test_who_comes_back_to_a_seat_plays_it(house: House) -> None:
    """A bot stood in there; it does not any more."""
    table, (_, ben) = await table_for(house, "Anna", "Ben", variant="short")
    await ben.go(table)
    await house.later(600)
    assert table.stood_in == {1}
    await house.registry.leave(table, 1)
    back = await Listener(1).at(table)
    await back.send(table, protocol.Sit(seat=1))
    assert table.scheduler.player_of(1) is None
    assert not back.table.room.seats[1].standing_in


@served
async def test_who_takes_a_seat_sees_its_hidden_cards_and_who_leaves_it_does_not(house: House) -> None:
    table, (anna,) = await table_for(house, "Anna", players=2, edition="millionaire", pace="slow")
    assert table.game is not None
    s = table.game.state
    card = next(k for k, each in enumerate(s.edition.cards) if s.edition.card_secret[k] and each.use != AT_ONCE)
    s.holder[card] = 0
    carla = await Listener((await house.registry.join(table, "Carla")).person).at(table)
    await anna.send(table, protocol.Stand(released=True))
    assert anna.table.hand == [] and anna.table.prompt is None
    await carla.send(table, protocol.Sit(seat=0))
    assert carla.table.hand == [] and carla.table.you.seat is None, "she only asks for it"
    await anna.send(table, protocol.Let(person=1))
    assert [each.name for each in carla.table.hand] == [s.edition.cards[card].name]


# bots that answer late


class Slow(Quick):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        await self.may_answer.wait()
        return await super().choose(game, bot_name, seed, addresses)


async def slow_table(house: House) -> tuple[Slow, Listener]:
    """A bot has just begun to think."""
    slow = house.registry.bots = Slow()
    table, (anna,) = await table_for(house, "Anna", players=2, started=False, variant="short")
    await anna.send(table, protocol.Start())
    while not table.scheduler.thoughts:
        prompt = anna.table.prompt
        if prompt is not None and prompt.usual is not None:
            await anna.play(table, prompt.usual)
        await asyncio.sleep(0)
    return slow, anna


@served
async def test_a_bot_that_thinks_when_the_game_is_paused_says_nothing_until_it_goes_on(house: House) -> None:
    slow, anna = await slow_table(house)
    (table,) = house.registry.tables.values()
    moves = list(table.room.moves)
    await anna.send(table, protocol.Propose(motion="pause"))
    slow.may_answer.set()
    await house.quiet()
    assert table.room.moves == moves
    await anna.send(table, protocol.Resume())
    await house.quiet()
    assert len(table.room.moves) > len(moves)


@served
async def test_a_person_who_sits_down_answers_although_the_bot_there_has_begun_to_think(house: House) -> None:
    """And if he stands up again, the bot thinks again."""
    slow, anna = await slow_table(house)
    (table,) = house.registry.tables.values()
    moves = list(table.room.moves)
    ben = await Listener((await house.registry.join(table, "Ben")).person).at(table)
    await ben.send(table, protocol.Sit(seat=1))
    await anna.send(table, protocol.Let(person=1))
    slow.may_answer.set()
    await house.quiet()
    assert table.room.moves == moves and ben.table.prompt is not None
    await ben.send(table, protocol.Stand())
    await house.quiet()
    assert table.room.acts[len(moves)] == (1, "bot")


class Failing(Quick):
    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        raise ValueError("no idea")


@served
async def test_a_bot_that_fails_says_what_anybody_would(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.registry.bots = Failing()
    table, people = await table_for(house, "Anna", players=2)
    (anna,) = people
    for _ in range(20):
        assert anna.table.prompt is not None and anna.table.prompt.usual is not None
        await anna.play(table, anna.table.prompt.usual)
        await house.quiet()
    assert "bot" in {by for _, by in table.room.acts}
