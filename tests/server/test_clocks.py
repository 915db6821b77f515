"""Time runs out, stops and goes on; what it does to a game is in the record."""

from __future__ import annotations

import asyncio

import pytest

from passgo.server import protocol, table_events
from passgo.server.clock import ANSWER, DAY
from passgo.server.protocol import ClockName
from passgo.server.table import LiveTable
from tests.server.harness import BEGINNING, House, served, settled
from tests.server.listener import Listener, deciding, known, table_for


async def written(house: House, table: LiveTable) -> list[table_events.AnyTableEvent]:
    return [entry.event for entry in await house.registry.writer.call(lambda store: store.entries(table.room.code))]


@pytest.mark.parametrize("clock", ["relaxed", "brisk", "blitz", "days"])
@served
async def test_who_does_not_answer_in_time_gives_the_usual_answer(house: House, clock: ClockName) -> None:
    seconds = ANSWER[clock]
    assert seconds is not None
    table, people = await table_for(house, "Anna", "Ben", clock=clock)
    asked, _ = deciding(table, people)
    prompt = asked.table.prompt
    assert prompt is not None
    assert asked.table.deadline == table.room.asked_at + seconds * 1000
    await house.later(seconds - 0.001)
    assert table.room.moves == []
    await house.later(0.001)
    assert table.room.moves == [prompt.usual]
    played = (await written(house, table))[-1]
    assert isinstance(played, table_events.Played)
    assert (played.by, played.seat, played.action) == ("clock", asked.table.you.seat, prompt.usual)
    assert asked.table.deadline == house.clock.at + seconds * 1000


def test_the_presets_grow_from_blitz_to_days() -> None:
    answers = [ANSWER[clock] for clock in ("blitz", "brisk", "relaxed", "days", "none")]
    assert answers == [20, 60, 180, 3 * DAY, 3 * DAY]


@served
async def test_where_no_clock_hurries_anybody_nobody_waits_for_ever(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    prompt = asked.table.prompt
    assert prompt is not None and asked.table.deadline == table.room.asked_at + 3 * DAY * 1000
    await house.later(3 * DAY - 1)
    assert table.room.moves == []
    await house.later(1)
    assert table.room.moves == [prompt.usual] and table.room.acts == [(asked.table.you.seat, "clock")]


@served
async def test_in_a_game_of_days_nobody_need_be_there_and_no_bot_comes(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="days")
    for person in people:
        await person.go(table)
    await house.later(2 * DAY)
    assert table.stood_in == set() and table.room.moves == []
    await house.later(DAY)
    back = await house.registry.table(table.room.code)  # it was put away meanwhile, twice
    assert back is not None and [by for _, by in back.room.acts] == ["clock"]


@served
async def test_the_deadline_is_told_with_the_start_and_is_that_of_whoever_comes_later(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="brisk")
    deadline = BEGINNING + 60_000
    assert [person.table.deadline for person in people] == [deadline] * 2
    assert (await Listener(None).at(table)).table.deadline == deadline
    row = await house.registry.writer.call(lambda store: store.row(table.room.code))
    assert row is not None and row.due is None, "where nobody is nothing happens"


@served
async def test_a_game_of_days_notes_when_it_is_to_be_read_again(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="days")
    row = await house.registry.writer.call(lambda store: store.row(table.room.code))
    assert row is not None and row.due == people[0].table.deadline == BEGINNING + 3 * DAY * 1000


@served
async def test_an_answer_starts_the_time_of_the_next_question(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="brisk")
    house.clock.at += 59_000
    asked, _ = deciding(table, people)
    await asked.play(table, "roll")
    assert table.scheduler.deadline() == house.clock.at + 60_000
    await house.later(59)
    assert len(table.room.moves) == 1


@served
async def test_a_wish_does_not_give_more_time(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="brisk")
    _, other = deciding(table, people)
    house.clock.at += 30_000
    await other.send(table, protocol.Wish())
    assert table.scheduler.deadline() == BEGINNING + 60_000


@pytest.mark.parametrize(("minutes", "lasts"), [(30, 30), (None, 90)])
@served
async def test_a_timed_game_ends_by_the_clock(house: House, minutes: int | None, lasts: int) -> None:
    table, people = await table_for(house, "Anna", "Ben", variant="timed", minutes=minutes)
    assert people[0].table.room.minutes == lasts
    await house.later(lasts * 60 - 0.001)
    assert table.room.moves == []
    await house.later(0.001)
    assert table.room.moves == ["time"] and table.room.acts == [(None, "clock")]
    assert people[0].table.view is not None and people[0].table.view["time_up"]
    for _ in range(100):
        if table.room.phase == "over":
            break
        asked, _ = deciding(table, people)
        assert asked.table.prompt is not None
        await asked.play(table, asked.table.prompt.usual or "")
    assert table.room.phase == "over"
    assert "time" in (await house.http(f"/api/tables/{table.room.code}/record")).splitlines()


# pauses and outages


@served
async def test_a_pause_stops_the_clock_of_the_question_and_of_the_game(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="brisk", variant="timed", minutes=10)
    anna, ben = people
    await house.later(20)
    await anna.send(table, protocol.Propose(motion="pause"))
    await ben.send(table, protocol.Vote(yes=True))
    assert anna.table.room.paused and anna.table.deadline is None
    await house.later(3600)
    assert table.room.moves == []
    await ben.send(table, protocol.Resume())
    assert not anna.table.room.paused
    assert anna.table.deadline == house.clock.at + 40_000
    await house.later(39)
    assert table.room.moves == []
    await house.later(1)
    assert len(table.room.moves) == 1 and table.room.acts[0][1] == "clock"
    assert table.scheduler.game_due() == house.clock.at + (600 - 60) * 1000


@served
async def test_a_motion_lapses_after_a_minute_and_in_a_game_of_days_after_a_day(house: House) -> None:
    for clock, seconds in (("none", 60), ("days", DAY)):
        table, (anna, _) = await table_for(house, "Anna", "Ben", clock=clock)
        await anna.send(table, protocol.Propose(motion="pause"))
        await house.later(seconds - 1)
        assert anna.table.room.ballot is not None
        await house.later(1)
        assert anna.table.room.ballot is None and not anna.table.room.paused
        assert isinstance((await written(house, table))[-1], table_events.Lapsed)


@served
async def test_an_outage_is_added_to_everybodys_time(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="brisk", variant="timed", minutes=10)
    await people[0].send(table, protocol.Propose(motion="pause"))
    await house.later(20)
    due = table.scheduler
    deadline, end, lapse = due.deadline(), due.game_due(), due.ballot_due()
    assert deadline is not None and end is not None and lapse is not None
    await house.registry.writer.call(lambda store: store.beat("alone", house.clock.at))
    other = await house.strike_down()
    house.clock.at += 5 * 3600_000
    async with other:
        back = await other.registry.table(table.room.code)
        assert back is not None
        away = 5 * 3600_000
        assert back.room.moves == []
        due = back.scheduler
        assert (due.deadline(), due.game_due(), due.ballot_due()) == (deadline + away, end + away, lapse + away)
        recovered = (await written(other, back))[-1]
        assert recovered == table_events.Recovered(away)
        guest = await Listener(0).at(back)
        assert known(guest.table)["deadline"] == deadline + away
        await other.later(39)
        assert back.room.moves == []
        await other.later(1)
        assert len(back.room.moves) == 1


@served
async def test_a_table_that_is_read_anew_while_the_server_lives_has_lost_no_time(house: House) -> None:
    table, _ = await table_for(house, "Anna", "Ben", clock="days")
    await house.later(2 * DAY)
    beating = asyncio.create_task(house.registry.beat())
    await settled(table)
    beating.cancel()
    table.close("closing")
    again = await house.registry.table(table.room.code)
    assert again is not None and again.scheduler.deadline() == BEGINNING + 3 * DAY * 1000


# bots


@pytest.mark.parametrize(("pace", "seconds"), [("fast", 0.25), ("normal", 0.8), ("slow", 1.8)])
@served
async def test_bots_move_at_the_pace_of_the_table(house: House, pace: str, seconds: float) -> None:
    table, (anna,) = await table_for(house, "Anna", players=2, pace=pace)
    while table.decision is not None and table.decision.player == 0:
        await anna.play(table, (anna.table.prompt and anna.table.prompt.usual) or "")
    moves = len(table.room.moves)
    await house.later(seconds - 0.001)
    assert len(table.room.moves) == moves
    await house.later(0.001)
    assert len(table.room.moves) == moves + 1
