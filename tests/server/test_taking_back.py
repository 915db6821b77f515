"""Undo goes back to the last chance at most: nobody knows the dice or a card and then chooses anew."""

from __future__ import annotations

import pytest

from passgo.bots import bot
from passgo.engine.edition import EDITIONS
from passgo.server import protocol
from passgo.server.client import Client, Refused
from passgo.server.commands import advise
from passgo.server.draws import counter
from passgo.server.narration import hidden_cards
from tests.server.harness import House, served
from tests.server.listener import deciding, table_for


async def words(client: Client) -> str:
    """What the button says: why the last move cannot be taken back, if it cannot."""
    answer = await client.send(protocol.Ask(what="undo"))
    return str(answer.answer["refusal"])


@served
async def test_roll_undo_roll(house: House) -> None:
    people = await house.game("Anna", "Ben")
    table = house.table(people[0])
    assert table.decision is not None and table.game is not None
    asked, other = people[table.decision.player], people[1 - table.decision.player]
    assert "no move" in await words(asked)
    await asked.play("roll")
    await house.quiet()
    dice = table.game.view(None)["dice"]
    with pytest.raises(Refused) as refused:
        await asked.send(protocol.Propose(motion="undo"))
    assert refused.value.why == "chance-fallen" and "cannot be taken back" in refused.value.text
    assert await words(asked) == refused.value.text
    with pytest.raises(Refused):
        await other.send(protocol.Vote(yes=True))
    assert table.room.moves == ["roll"] and table.game.view(None)["dice"] == dice


@served
async def test_what_is_proposed_before_the_dice_fall_is_not_agreed_to_after(house: House) -> None:
    people = await house.game("Anna", "Ben")
    table = house.table(people[0])
    assert table.decision is not None
    asked, other = people[table.decision.player], people[1 - table.decision.player]
    await other.send(protocol.Wish())
    await other.send(protocol.Propose(motion="undo"))
    await asked.play("roll")
    await house.quiet()
    assert table.room.ballot is None
    with pytest.raises(Refused) as refused:
        await asked.send(protocol.Vote(yes=True))
    assert refused.value.why == "no-ballot" and table.room.moves[-1] == "roll"


@pytest.mark.parametrize("edition", EDITIONS)
@served
async def test_no_draw_and_nothing_hidden_is_ever_taken_back(house: House, edition: str) -> None:
    """After every move of a game: what may be taken back leaves the generator and the hidden cards as they are."""
    table, people = await table_for(house, "Anna", "Ben", edition=edition)
    free = fixed = 0
    for k in range(150):
        if table.decision is None:
            break
        asked, _ = deciding(table, people)
        assert table.game is not None
        before = (counter(table.game), hidden_cards(table.game))
        await asked.play(table, bot("trader", k).choose(table.game).text)
        same = before == (counter(table.game), hidden_cards(table.game))
        answer = await advise(table, asked, protocol.Ask(what="undo"))
        if same:
            free += answer.answer["refusal"] == ""
        elif table.decision is not None:
            assert "cannot be taken back" in answer.answer["refusal"]
            fixed += 1
    assert free > 5 and fixed > 20


@served
async def test_it_is_known_after_the_server_fell(house: House) -> None:
    people = await house.game("Anna", "Ben")
    table = house.table(people[0])
    assert table.decision is not None
    asked = table.decision.player
    await people[asked].send(protocol.Wish())
    async with await house.strike_down() as other:
        again = [await other.again(client) for client in people]
        assert await words(again[asked]) == ""
        await again[asked].play("roll")
        async with await other.strike_down() as third:
            last = await third.again(people[asked])
            assert "cannot be taken back" in await words(last)
