"""People go and come back at any moment: the game goes on, and their seat is theirs."""

from __future__ import annotations

import itertools

import pytest

from passgo.bots import bot
from passgo.server import protocol, table_events
from passgo.server.clock import ANSWER, DAY, GRACE
from passgo.server.protocol import ClockName
from passgo.server.scheduler import IDLE, OVER
from passgo.server.table import LiveTable
from tests.server.harness import House, Quick, served, until
from tests.server.listener import Listener, known, table_for

SUBSETS = [set(gone) for size in (1, 2) for gone in itertools.combinations(range(3), size)]
AWAY = 120  # seconds until the table goes on without somebody


async def play_on(house: House, table: LiveTable, people: list[Listener], moves: int) -> None:
    """Those who are there answer; for those who are not the defaults do, once they have been away long enough."""
    for k in range(moves):
        await house.quiet()
        decision, game = table.decision, table.game
        if decision is None or game is None:
            return
        asked = people[decision.player]
        if asked not in table.guests:
            return
        await asked.play(table, bot("trader", k).choose(game).text)


@pytest.mark.parametrize("gone", SUBSETS, ids=str)
@served
async def test_whoever_is_cut_off_the_game_reaches_its_end(house: House, gone: set[int]) -> None:
    house.registry.bots = Quick("trader")
    table, people = await table_for(house, "Anna", "Ben", "Carla", edition="millionaire")
    await Listener(None).at(table)  # somebody looks on
    await play_on(house, table, people, 5 * sum(gone))
    for seat in gone:
        await people[seat].go(table)
    await house.later(AWAY - 1)
    await play_on(house, table, people, 1000)
    assert table.stood_in == set() and not table.room.winners
    await house.later(1)
    assert table.stood_in == gone
    await play_on(house, table, people, 1000)
    assert table.room.phase == "over" and table.room.winners
    by = {seat: {by for acted, by in table.room.acts if acted == seat} for seat in range(3)}
    assert all("bot" in by[seat] for seat in gone if by[seat])
    assert all(by[seat] <= {"person"} for seat in {0, 1, 2} - gone)


@served
async def test_at_every_question_who_is_asked_may_go_and_gives_nothing_away(house: House) -> None:
    house.registry.bots = Quick("trader")
    table, people = await table_for(house, "Anna", "Ben", edition="millionaire", pace="slow")
    await Listener(None).at(table)
    kinds: set[str] = set()
    while table.decision is not None:
        asked, usual = table.decision.player, table.decision.default_action.text
        kinds.add(table.decision.kind)
        moves = len(table.room.moves)
        await people[asked].go(table)
        await house.later(AWAY)
        people[asked] = await Listener(asked).at(table)
        assert table.room.moves[moves:] == [usual] and table.room.acts[moves:] == [(asked, "bot")]
        assert table.stood_in == set()
    assert table.room.phase == "over" and len(kinds) >= 4


@served
async def test_who_comes_back_has_the_seat_and_the_question_again(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", edition="millionaire", pace="slow")
    table = house.table(anna)
    await ben.close()
    await until(anna, lambda: anna.online == [0])
    await house.later(AWAY)
    await until(anna, lambda: anna.table is not None and anna.table.room.seats[1].standing_in)
    assert table.stood_in == {1} and table.scheduler.player_of(1) is None, "nobody deals in Ben's name"
    back = await house.again(ben)
    await until(anna, lambda: anna.online == [0, 1])
    assert back.table is not None and back.table.you.seat == 1
    assert anna.table is not None and not anna.table.room.seats[1].standing_in
    assert table.stood_in == set()
    await house.quiet()
    fresh = await house.again(ben)
    assert known(fresh.table) == known(back.table)


@served
async def test_who_is_back_in_time_was_never_replaced(house: House) -> None:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    await anna.go(table)
    await house.later(AWAY - 1)
    back = await Listener(0).at(table)
    await house.later(AWAY)
    assert table.stood_in == set() and table.room.host == 0
    await back.go(table)
    await house.later(AWAY - 1)
    assert table.stood_in == set()


@served
async def test_who_never_connects_is_absent_too(house: House) -> None:
    table, (anna,) = await table_for(house, "Anna", started=False, players=2)
    await house.registry.join(table, "Ben")
    await table.do(lambda: table.commit(table_events.Seated(1, 1)))
    await anna.send(table, protocol.Start())
    await house.later(AWAY)
    assert table.stood_in == {1}


# the host


@pytest.mark.parametrize("started", [False, True])
@served
async def test_the_rights_of_a_host_who_is_away_go_to_somebody_who_is_there(house: House, started: bool) -> None:
    table, (anna, ben, carla) = await table_for(house, "Anna", "Ben", "Carla", started=started)
    watcher = await Listener((await house.registry.join(table, "Dora")).person).at(table)
    await anna.go(table)
    await ben.go(table)
    await house.later(AWAY - 1)
    assert table.room.host == 0
    await house.later(1)
    assert table.room.host == 2
    if not started:
        await carla.send(table, protocol.Start())
    assert watcher.table.room.host == 2
    await Listener(0).at(table)
    await house.quiet()
    assert watcher.table.room.host == 0, "they come back with whoever opened the table"


@served
async def test_a_host_who_is_away_with_everybody_stays_host_until_somebody_comes(house: House) -> None:
    table, (anna, ben) = await table_for(house, "Anna", "Ben", started=False)
    await anna.go(table)
    await ben.go(table)
    await house.later(5 * AWAY)
    assert table.room.host == 0
    await Listener(1).at(table)
    await house.quiet()
    assert table.room.host == 1


@served
async def test_the_host_who_leaves_for_good_is_followed_and_a_bot_plays_on(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", pace="slow")
    await house.http(f"/api/tables/{anna.key.code}/people/me", "DELETE", None, anna.key.token)
    await anna.close()
    assert anna.why == "left"
    await house.quiet()
    assert ben.table is not None
    assert ben.table.room.host == 1 and ben.table.room.seats[0].bot == "trader"


def test_grace_is_shorter_where_the_clock_is_faster() -> None:
    grace = [GRACE[clock] for clock in ("none", "relaxed", "brisk", "blitz")]
    assert grace == sorted(grace, key=lambda seconds: -(seconds or 0)) and GRACE["days"] is None


@served
async def test_a_table_where_nobody_is_goes_back_to_the_store(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", started=False)
    await people[0].go(table)
    await house.later(IDLE / 1000)
    assert house.registry.tables[table.room.code] is table, "Ben is still there"
    await people[1].go(table)
    await house.later(IDLE / 1000 - 1)
    assert table.room.code in house.registry.tables
    await house.later(1)
    assert table.room.code not in house.registry.tables
    back = await house.registry.table(table.room.code)
    assert back is not None and back.room.shown(set(), set()) == table.room.shown(set(), set())


@served
async def test_a_finished_game_that_everybody_has_left_goes_back_to_the_store_soon(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", edition="millionaire")
    for person in people:
        await person.go(table)
    while decision := table.decision:
        await table.play(str(decision.default_action), decision.player, "clock")
    assert table.room.phase == "over"
    await house.later(OVER / 1000 - 1)
    assert table.room.code in house.registry.tables, "who reloads the page finds it"
    await house.later(1)
    assert table.room.code not in house.registry.tables
    back = await house.registry.table(table.room.code)
    assert back is not None and back.room.winners == table.room.winners


# where nobody is


@served
async def test_where_nobody_is_nobody_waits_and_nothing_is_answered(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", clock="blitz")
    for person in people:
        await person.go(table)
    await house.later(IDLE / 1000)
    assert table.closed and table.room.phase == "playing" and table.room.moves == []
    back = await house.registry.table(table.room.code)
    assert back is not None and back.decision is not None
    asked = back.decision.player
    other = await Listener(1 - asked).at(back)
    await house.later(AWAY)
    assert back.room.acts[0] == (asked, "bot") and other.table.room.seats[asked].standing_in


@served
async def test_a_bot_whose_turn_it_is_waits_for_somebody_to_be_there(house: House) -> None:
    bots = house.registry.bots = Quick("trader")
    table, (anna,) = await table_for(house, "Anna", players=4, pace="slow")
    while table.decision is not None and table.decision.player == 0:
        await anna.play(table, anna.table.prompt.usual if anna.table.prompt and anna.table.prompt.usual else "")
    await anna.go(table)
    moves, asked = len(table.room.moves), bots.asked
    await house.later(60)
    assert (len(table.room.moves), bots.asked) == (moves, asked)
    await Listener(0).at(table)
    await house.quiet()
    assert (len(table.room.moves), bots.asked) == (moves + 1, asked + 1)


@pytest.mark.parametrize("clock", ["relaxed", "brisk", "blitz"])
@served
async def test_the_time_of_a_question_begins_anew_for_the_first_who_comes(house: House, clock: ClockName) -> None:
    """It would have run out while nobody was there, and be up at the moment somebody comes."""
    seconds = ANSWER[clock]
    assert seconds is not None
    table, people = await table_for(house, "Anna", "Ben", clock=clock)
    for person in people:
        await person.go(table)
    await house.later(600)
    assert table.room.moves == []
    back = [await Listener(seat).at(table, after=table.room.seq) for seat in range(2)]
    await house.later(seconds - 1)
    assert table.room.moves == [] and back[0].table.deadline == house.clock.at + 1000
    again = await Listener(0).at(table)
    await back[0].go(table)
    assert again.table.deadline == house.clock.at + 1000, "only where nobody was"
    await house.later(1)
    assert [by for _, by in table.room.acts] == ["clock"]


@served
async def test_a_game_of_days_goes_on_where_nobody_is_without_a_thought(house: House) -> None:
    bots = house.registry.bots = Quick("trader")
    table, (anna,) = await table_for(house, "Anna", players=3, clock="days", bots=["strong", "strong"])
    await anna.go(table)
    asked = bots.asked
    for _ in range(30):
        await house.later(3 * DAY)
    assert table.closed, "in between it lies in the store"
    back = await house.registry.table(table.room.code)
    assert back is not None
    assert {seat for seat, by in back.room.acts if by == "clock"} == {0}
    assert {seat for seat, by in back.room.acts if by == "bot"} == {1, 2}
    assert bots.asked == asked


@served
async def test_a_game_of_days_stands_still_where_only_bots_are_left(house: House) -> None:
    table, (anna,) = await table_for(house, "Anna", players=3, clock="days")
    await house.registry.leave(table, 0)
    await anna.go(table)
    await house.later(DAY)
    moves = len(table.room.moves)
    await house.later(30 * DAY)
    assert len(table.room.moves) == moves and table.closed
