"""A motion to end a game that is past hope: who is asked, what it does, and that it is as lasting as every move."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from passgo.engine.rules.endless import is_past_hope
from passgo.server import protocol, table_events
from passgo.server.client import Client, Refused
from passgo.server.prompts import usual
from passgo.server.table import LiveTable
from tests.cli.terminals import Terminal
from tests.server.harness import House, served, until

SEATS = 8  # that bring so much money that a game in which nobody buys anything is soon past hope


async def hopeless(house: House, *names: str, **choices: Any) -> list[Client]:
    """A game in which nobody has bought anything until there was too much money; bots sit in the other seats."""
    people = await house.gathered(*names, players=SEATS, **{"pace": "slow", **choices})
    await people[0].send(protocol.Start())
    for client in people:
        await client.close()  # so much at once is too much to be told
    table = house.table(people[0])
    await table.do(lambda: play_on(table))
    return [await house.again(client) for client in people]


async def play_on(table: LiveTable) -> None:
    """All moves until it is past hope, in one entry of the store."""
    game = table.game
    assert game is not None
    played = []
    while not is_past_hope(game.state):
        assert game.decision is not None
        played.append(table_events.Played(usual(game), game.decision.player))
        game.play(played[-1].action)
    table.built = len(table.room.moves) + len(played)
    await table.commit(*played)


def last_round(client: Client) -> Any:
    assert client.table is not None and client.table.view is not None
    return client.table.view["last_round"]


def ballot(client: Client) -> protocol.Ballot | None:
    assert client.table is not None
    return client.table.room.ballot


@served
async def test_all_agree_and_the_richest_wins_after_the_last_round(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    table = house.table(anna)
    assert table.game is not None and last_round(anna) is None
    now, number = table.game.state.round, table.room.number
    await anna.send(protocol.Propose(motion="stop", rounds=2))
    await house.quiet()
    assert ballot(ben) == protocol.Ballot("stop", 0, None, [0], [1], 0, 2) and last_round(ben) is None
    await ben.send(protocol.Vote(yes=True))
    await house.quiet()
    assert ballot(ben) is None
    assert last_round(anna) == last_round(ben) == now + 2
    assert table.room.moves[-1] == "stop 2" and table.room.acts[-1] == (None, "person")
    assert table.room.number == number  # whoever is asked something is asked the same
    while (decision := table.game.decision) is not None:
        await table.do(partial(table.play, usual(table.game), decision.player, "clock"))
    players = table.game.view(None)["players"]
    assert isinstance(players, list)
    worth = [player["worth"] for player in players]
    assert table.game.state.round == now + 2
    assert table.room.winners == [seat for seat in range(SEATS) if worth[seat] == max(worth)]


@served
async def test_it_is_told_in_words(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    french = await house.watches(anna.key.code, "fr")
    heard: dict[str, list[str]] = {"en": [], "fr": []}
    await anna.send(protocol.Propose(motion="stop"))
    await ben.send(protocol.Vote(yes=True))
    for client in (ben, french):
        told = heard[client.language]

        async def listen(client: Client = client, told: list[str] = told) -> None:
            while not isinstance(message := await client.next(), protocol.Moved) or message.action != "stop 10":
                if isinstance(message, protocol.Changed):
                    told.append(message.text)
            told.extend(event["text"] for event in message.events)

        await listen()
    at = last_round(anna)
    assert heard["en"][-3:] == [
        "Anna asks to end the game 10 rounds after this one. Whoever is worth most then wins.",
        "Ben agrees.",
        f"It is agreed: the game ends after round {at}, and whoever is worth most then wins",
    ]
    assert heard["fr"][-3] == (
        "Anna demande que la partie finisse 10 tours après celui-ci. Gagne alors qui a la plus grande fortune."
    )


@served
async def test_one_who_refuses_is_enough(house: House) -> None:
    anna, ben, carla = await hopeless(house, "Anna", "Ben", "Carla")
    await anna.send(protocol.Propose(motion="stop"))
    await ben.send(protocol.Vote(yes=True))
    await carla.send(protocol.Vote(yes=False))
    await house.quiet()
    assert ballot(anna) is None and last_round(anna) is None
    assert not house.table(anna).room.moves[-1].startswith("stop")


@served
async def test_silence_is_no_consent(house: House) -> None:
    anna, _ = await hopeless(house, "Anna", "Ben")
    await anna.send(protocol.Propose(motion="stop"))
    await house.later(61)
    assert ballot(anna) is None and last_round(anna) is None


@served
async def test_bots_are_not_asked(house: House) -> None:
    (anna,) = await hopeless(house, "Anna")
    await anna.send(protocol.Propose(motion="stop", rounds=100))
    await house.quiet()
    assert ballot(anna) is None
    assert "stop 100" in house.table(anna).room.moves


@served
async def test_nothing_is_agreed_behind_the_back_of_who_has_just_lost_the_connection(house: House) -> None:
    anna, ben, carla = await hopeless(house, "Anna", "Ben", "Carla")
    await carla.close()
    await until(anna, lambda: anna.table is not None and not anna.table.room.people[2].online)
    await anna.send(protocol.Propose(motion="stop"))
    await ben.send(protocol.Vote(yes=True))
    await house.quiet()
    assert last_round(anna) is None and ballot(anna) is not None
    back = await house.again(carla)
    await back.send(protocol.Vote(yes=True))
    await house.quiet()
    assert last_round(anna) is not None


@served
async def test_who_has_been_away_too_long_is_not_waited_for(house: House) -> None:
    anna, ben, carla = await hopeless(house, "Anna", "Ben", "Carla")
    await carla.close()
    await until(anna, lambda: anna.table is not None and not anna.table.room.people[2].online)
    await house.later(121)
    await anna.send(protocol.Propose(motion="stop"))
    await ben.send(protocol.Vote(yes=True))
    await house.quiet()
    assert last_round(anna) is not None


@pytest.mark.parametrize(("language", "words"), [("en", "only when you all hold more"), ("fr", "On ne peut convenir")])
@served
async def test_there_is_no_end_to_agree_on_while_there_is_hope(
    house: House, language: protocol.Language, words: str
) -> None:
    anna = await house.host("Anna", language=language)
    await anna.send(protocol.Start())
    with pytest.raises(Refused) as refused:
        await anna.send(protocol.Propose(motion="stop"))
    assert refused.value.why == "not-past-hope" and words in refused.value.text


@served
async def test_the_last_round_is_near_enough_and_agreed_on_once(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    for rounds in (0, 101, -1, 10**18):
        with pytest.raises(Refused) as refused:
            await anna.send(protocol.Propose(motion="stop", rounds=rounds))
        assert refused.value.why in ("too-many-rounds", "not-a-number") and refused.value.text
    await anna.send(protocol.Propose(motion="stop", rounds=1))
    await ben.send(protocol.Vote(yes=True))
    with pytest.raises(Refused) as refused:
        await ben.send(protocol.Propose(motion="stop", rounds=1))
    assert refused.value.why == "end-is-set"


@served
async def test_what_has_become_impossible_meanwhile_is_refused_to_the_last_vote(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    table = house.table(anna)
    await anna.send(protocol.Propose(motion="stop", rounds=1))
    assert table.game is not None
    for seat in range(SEATS):
        table.game.state.cash[seat] = 0
    before = table.room.seq
    with pytest.raises(Refused) as refused:
        await ben.send(protocol.Vote(yes=True))
    assert refused.value.why == "not-past-hope" and table.room.seq == before
    await ben.send(protocol.Vote(yes=False))
    await house.quiet()
    assert ballot(ben) is None


@served
async def test_it_survives_a_server_that_falls_and_a_move_taken_back(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    table = house.table(anna)
    await anna.send(protocol.Wish())  # which can be taken back, and what follows with it
    await anna.send(protocol.Propose(id="offer", motion="stop", rounds=7))
    async with await house.strike_down() as other:
        anna, ben = [await other.again(client) for client in (anna, ben)]
        assert ballot(ben) is not None and ballot(ben) == table.room.ballot
        await ben.send(protocol.Vote(id="agreed", yes=True))
        await other.quiet()
        table = other.table(anna)
        assert table.game is not None
        digest, at = table.game.digest(), last_round(ben)
        async with await other.strike_down() as third:
            await third.read(anna)
            table = third.table(anna)
            assert table.game is not None and table.game.digest() == digest
            anna, ben = [await third.again(client) for client in (anna, ben)]
            await third.quiet()
            assert last_round(anna) == last_round(ben) == at
            seq = table.room.seq
            await ben.send(protocol.Vote(id="agreed", yes=True))  # said again, done once
            assert table.room.seq == seq
            await anna.send(protocol.Propose(motion="undo"))
            await ben.send(protocol.Vote(yes=True))
            await third.quiet()
            assert last_round(anna) is None and "stop 7" not in table.room.moves


@served
async def test_vote_and_move_are_written_together(house: House) -> None:
    anna, ben = await hopeless(house, "Anna", "Ben")
    written: list[list[str]] = []
    append = house.registry.writer.append

    async def noted(item: Any) -> None:
        written.append([type(entry.event).__name__ for entry in item.entries])
        await append(item)

    with patch.object(house.registry.writer, "append", noted):
        await anna.send(protocol.Propose(motion="stop"))
        await ben.send(protocol.Vote(yes=True))
    assert written[:2] == [["Proposed"], ["Voted", "Played"]]


@served
async def test_people_at_two_terminals_agree_on_it(house: House, tmp_path: Path) -> None:
    """`passgo join` at real terminals: it is told once, proposed and agreed on in words."""
    people = await hopeless(house, "Anna", "Ben")
    link = f"{house.address}/t/{people[0].key.code}"
    for client in people:
        await client.close()
    terminals = [Terminal(tmp_path, "join", link, "--token", client.key.token) for client in people]
    try:
        anna, ben = terminals
        for terminal in terminals:
            await asyncio.to_thread(terminal.wait_for, "You all hold more money than the Bank could")
        anna.type("stop soon\n")
        await asyncio.to_thread(anna.wait_for, "How many rounds? Type for example stop 10.")
        anna.type(f"stop {'9' * 30}\n")
        await asyncio.to_thread(anna.wait_for, "needs a whole number")
        anna.type("stop 101\n")
        await asyncio.to_thread(anna.wait_for, "The last round must be 1 to 100 rounds away")
        anna.type("stop\n")
        await asyncio.to_thread(ben.wait_for, "Anna asks to end the game 10 rounds after this one")
        ben.type("agree\n")
        for terminal in terminals:
            await asyncio.to_thread(terminal.wait_for, "It is agreed: the game ends after round")
        again = Terminal(tmp_path, "join", link, "--token", people[1].key.token, "--lang", "fr")
        terminals.append(again)
        await asyncio.to_thread(again.wait_for, "La partie finit après le tour")
        assert "ne jamais finir" not in again.printed
    finally:
        for terminal in terminals:
            terminal.close()
