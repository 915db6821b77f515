"""What was said of one thing never hits the next: numbers of people who are gone are given to others, and one motion
follows another."""

from __future__ import annotations

import pytest

from passgo.server import protocol
from passgo.server.client import Client, Refused
from tests.server.harness import House, served


def seen(client: Client) -> int:
    """What somebody at the table looks at."""
    assert client.table is not None
    return client.table.seq


async def changes_hands(house: House, anna: Client, ben: Client, newcomer: str = "Ben") -> Client:
    """Ben leaves, and somebody of the same name gets his number."""
    await house.http(f"/api/tables/{anna.key.code}/people/me", "DELETE", None, ben.key.token)
    other = await house.comes(anna.key.code, newcomer)
    assert other.key.person == ben.key.person
    return other


def people(house: House, anna: Client) -> list[str]:
    return [person.name for person in house.table(anna).room.people if person.here]


@served
async def test_who_came_after_the_host_looked_is_not_sent_away(house: House) -> None:
    anna = await house.host("Anna")
    ben = await house.comes(anna.key.code, "Ben")
    await house.quiet()
    looked = seen(anna)
    other = await changes_hands(house, anna, ben)
    await house.quiet()
    with pytest.raises(Refused) as error:
        await anna.send(protocol.Remove(person=other.key.person, seen=looked))
    assert error.value.why == "somebody-else" and people(house, anna) == ["Anna", "Ben"]
    await anna.send(protocol.Remove(person=other.key.person, seen=seen(anna)))
    assert people(house, anna) == ["Anna"]


@served
async def test_who_has_the_number_now_calls_commands_as_whoever_had_it_before(house: House) -> None:
    """Programs count from 1, as the protocol does where it is explained."""
    anna = await house.host("Anna")
    ben = await house.comes(anna.key.code, "Ben")
    await ben.send(protocol.Say(id="1", text="hello"))
    other = await changes_hands(house, anna, ben)
    await other.send(protocol.Say(id="1", text="hello, too"))
    await anna.send(protocol.Say(text="and nobody was hung up on"))
    said = [line.text for line in house.table(anna).room.chat]
    assert said == ["hello", "hello, too", "and nobody was hung up on"]
    async with await house.strike_down() as later:
        back = await later.again(other)
        await back.send(protocol.Say(id="1", text="sent again after an outage"))
        assert [line.text for line in later.table(back).room.chat] == said


@served
async def test_who_has_the_number_now_is_not_reported_for_what_another_said(house: House) -> None:
    anna = await house.host("Anna")
    ben = await house.comes(anna.key.code, "Ben")
    await ben.send(protocol.Say(text="rude words"))
    await anna.send(protocol.Report(person=1, text="the first of many, whom nobody at the table is told of"))
    await house.quiet()
    assert anna.table is not None
    line = anna.table.chat[-1]
    await anna.send(protocol.Report(person=line.person, text="while he is there", seen=line.seq))
    await changes_hands(house, anna, ben)
    with pytest.raises(Refused) as error:
        await anna.send(protocol.Report(person=line.person, text=line.text, seen=line.seq))
    assert error.value.why == "somebody-else"


@served
async def test_a_seat_is_not_given_to_who_came_after_it_was_asked_for(house: House) -> None:
    """The newcomer asks for the same seat under the same number, and the host's yes was for another."""
    anna = (await house.game("Anna", bots=["simple"], players=2))[0]
    ben = await house.comes(anna.key.code, "Ben")
    await ben.send(protocol.Sit(seat=1))
    await house.quiet()
    looked = seen(anna)
    other = await changes_hands(house, anna, ben)
    await other.send(protocol.Sit(seat=1))
    with pytest.raises(Refused) as error:
        await anna.send(protocol.Let(person=other.key.person, seen=looked))
    assert error.value.why == "somebody-else" and house.table(anna).room.seats[1].person is None
    await house.quiet()
    await anna.send(protocol.Let(person=other.key.person, seen=seen(anna)))
    assert house.table(anna).room.seats[1].person == other.key.person


@served
async def test_the_same_holds_after_the_server_fell(house: House) -> None:
    """When somebody came is told again by the events."""
    anna = await house.host("Anna")
    ben = await house.comes(anna.key.code, "Ben")
    await house.quiet()
    looked = seen(anna)
    other = await changes_hands(house, anna, ben)
    async with await house.strike_down() as after:
        again = await after.again(anna)
        with pytest.raises(Refused) as error:
            await again.send(protocol.Remove(person=other.key.person, seen=looked))
        assert error.value.why == "somebody-else"


@served
async def test_a_client_that_does_not_say_what_it_saw_is_understood(house: House) -> None:
    anna = await house.host("Anna")
    ben = await house.comes(anna.key.code, "Ben")
    await changes_hands(house, anna, ben)
    await anna.send(protocol.Remove(person=1))
    assert people(house, anna) == ["Anna"]


@served
async def test_a_yes_for_one_motion_does_not_carry_the_next(house: House) -> None:
    """Ben agrees to a pause; before it arrives Carla refuses, and Anna asks again: he has not seen that."""
    anna, ben, carla = await house.game("Anna", "Ben", "Carla", players=3)
    await anna.send(protocol.Propose(motion="pause"))
    await house.quiet()
    looked = seen(ben)
    await carla.send(protocol.Vote(yes=False, seen=seen(carla)))
    await anna.send(protocol.Propose(motion="pause"))
    with pytest.raises(Refused) as error:
        await ben.send(protocol.Vote(yes=True, seen=looked))
    ballot = house.table(anna).room.ballot
    assert error.value.why == "other-motion" and ballot is not None and ben.key.person in ballot.open
    async with await house.strike_down() as after:
        again = await after.again(ben)
        with pytest.raises(Refused) as error:
            await again.send(protocol.Vote(yes=True, seen=looked))
        assert error.value.why == "other-motion", "which motion was seen is told again by the events"
        await again.send(protocol.Vote(yes=True, seen=seen(again)))
        ballot = after.table(again).room.ballot
        assert ballot is not None and ben.key.person in ballot.yes
