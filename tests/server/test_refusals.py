"""Every reason for which a command is refused, and its words."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable

import pytest

from passgo.server import admission, commands, consent, preconditions, protocol, table_events
from passgo.server.client import Client, Refused
from passgo.server.clock import GRACE
from passgo.server.commands import advise
from passgo.server.guests import Refusal
from passgo.server.protocol import Choices
from passgo.server.table import LiveTable
from tests.server.harness import House, served
from tests.server.listener import Listener, deciding, table_for
from tests.server.shares import promised


async def over(table: LiveTable) -> None:
    await table.do(lambda: table.commit(table_events.Finished([0])))


async def watching(house: House) -> str:
    table, _ = await table_for(house, "Anna", "Ben")
    return await (await Listener(None).at(table)).refused(table, protocol.Say(text="hello"))


async def no_seat(house: House) -> str:
    table, _ = await table_for(house, "Anna", "Ben")
    carla = await Listener((await house.registry.join(table, "Carla")).person).at(table)
    for command in (protocol.Wish(), protocol.Quiet()):
        assert await carla.refused(table, command) == "no-seat"
    assert await carla.refused(table, protocol.Propose(motion="pause")) == "no-seat"
    return await carla.refused(table, protocol.Play(number=table.room.number, action="roll"))


async def started_already(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    for command in (protocol.Arrange(choices=Choices()), protocol.Fill(seat=1), protocol.Contribute(hash="0" * 64)):
        assert await anna.refused(table, command) == "started-already"
    return await anna.refused(table, protocol.Start())


async def starting(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben", started=False, players=3)
    await ben.send(table, promised(ben.table.room, 1, "mine"))
    await anna.send(table, protocol.Start())
    for command in (protocol.Arrange(choices=Choices()), protocol.Fill(seat=2), protocol.Contribute(hash="0" * 64)):
        assert await anna.refused(table, command) == "starting"
    assert await ben.refused(table, protocol.Sit(seat=2)) == await ben.refused(table, protocol.Stand()) == "starting"
    assert await anna.refused(table, protocol.Reveal(share="hers")) == "no-share-asked"
    return await anna.refused(table, protocol.Start())


async def not_started(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", started=False)
    for command in (protocol.Wish(), protocol.Quiet(), protocol.Propose(motion="pause")):
        assert await anna.refused(table, command) == "not-started"
    with pytest.raises(Refusal, match="not-started"):
        await advise(table, anna, protocol.Ask(what="why"))
    return await anna.refused(table, protocol.Play(number=0, action="roll"))


async def game_over(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    await over(table)
    assert await anna.refused(table, protocol.Sit(seat=1)) == "game-over"
    return await anna.refused(table, protocol.Play(number=table.room.number, action="roll"))


async def host_only(house: House) -> str:
    table, (_, ben) = await table_for(house, "Anna", "Ben", started=False)
    for command in (
        protocol.Arrange(choices=Choices()),
        protocol.Fill(seat=1, bot="simple"),
        protocol.Remove(person=0),
        protocol.Lock(),
    ):
        assert await ben.refused(table, command) == "host-only"
    return await ben.refused(table, protocol.Start())


async def paused(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", players=2)
    await anna.send(table, protocol.Propose(motion="pause"))
    for command in (protocol.Wish(), protocol.Quiet(), protocol.Propose(motion="pause")):
        assert await anna.refused(table, command) == "paused"
    return await anna.refused(table, protocol.Play(number=table.room.number, action="roll"))


async def stale(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    number = table.room.number
    await asked.play(table, "roll")
    asked, _ = deciding(table, people)
    assert await asked.refused(table, protocol.Play(number=table.room.number + 1, action="roll")) == "stale"
    return await asked.refused(table, protocol.Play(number=number, action="roll"))


async def not_your_decision(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben")
    _, other = deciding(table, people)
    with pytest.raises(Refusal, match="not-your-decision"):
        await advise(table, other, protocol.Ask(what="hint"))
    return await other.refused(table, protocol.Play(number=table.room.number, action="roll"))


async def from_outside(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben", variant="timed")
    asked, _ = deciding(table, people)
    for action in ("time", "Time", "\tTIME ", "interrupt 0", "Interrupt 1", "quiet 0", "hammer", "stop 5"):
        why = await asked.refused(table, protocol.Play(number=table.room.number, action=action))
        assert why == "from-outside", action
    assert table.room.moves == []
    return why


async def empty(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", started=False)
    return await anna.refused(table, protocol.Say(text=" \u202e\n"))


async def no_such_seat(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben", started=False)
    for seat in (-1, 2, 10**30):
        assert await anna.refused(table, protocol.Fill(seat=seat)) == "no-such-seat"
        assert await anna.refused(table, protocol.Sit(seat=seat)) == "no-such-seat"
    await anna.send(table, protocol.Start())
    assert await anna.refused(table, protocol.Propose(motion="kick")) == "no-such-seat"
    return await anna.refused(table, protocol.Propose(motion="kick", seat=-1))


async def no_such_bot(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", started=False)
    assert await anna.refused(table, protocol.Fill(seat=1, bot="mine")) == "no-such-bot"
    choices = protocol.Choices(players=2, bots=["mine"])
    assert await anna.refused(table, protocol.Arrange(choices=choices)) == "bad-choices"
    return await anna.refused(table, protocol.Fill(seat=1, bot="exec"))


async def seat_taken(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben", started=False)
    assert await anna.refused(table, protocol.Fill(seat=1, bot="simple")) == "seat-taken"
    return await anna.refused(table, protocol.Sit(seat=1))


async def token_taken(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben", started=False)
    await anna.send(table, protocol.Pick(token="snail"))
    return await ben.refused(table, protocol.Pick(token="snail"))


async def seated_already(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", players=2)
    return await anna.refused(table, protocol.Sit(seat=1))


async def nobody_sits(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", started=False)
    await anna.send(table, protocol.Stand())
    return await anna.refused(table, protocol.Start())


async def bad_choices(house: House) -> str:
    table, (anna,) = await table_for(house, "Anna", started=False)
    for wrong in (
        Choices(edition="chess"),
        Choices(variant="endless"),
        Choices(players=12),
        Choices(players=3, bots=["simple"] * 3),
        Choices(settings={"parking.jackpot": "perhaps"}),
        Choices(minutes=30),
    ):
        assert await anna.refused(table, protocol.Arrange(choices=wrong)) == "bad-choices"
    assert table.room.choices.edition == "classic"
    return "bad-choices"


async def ballot_open(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben")
    await anna.send(table, protocol.Propose(motion="pause"))
    return await ben.refused(table, protocol.Propose(motion="pause"))


async def no_ballot(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben")
    assert await ben.refused(table, protocol.Vote(yes=True)) == "no-ballot"
    await anna.send(table, protocol.Propose(motion="pause"))
    return await anna.refused(table, protocol.Vote(yes=True))


async def other_motion(house: House) -> str:
    """While Ben says yes somebody says no, and the same is asked for again."""
    table, (anna, ben, carla) = await table_for(house, "Anna", "Ben", "Carla")
    await anna.send(table, protocol.Propose(motion="pause"))
    looked = table.room.told
    await carla.send(table, protocol.Vote(yes=False))
    await anna.send(table, protocol.Propose(motion="pause"))
    return await ben.refused(table, protocol.Vote(yes=True, seen=looked))


async def nothing_to_undo(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Propose(motion="undo"))


async def not_absent(house: House) -> str:
    table, (anna, ben, carla) = await table_for(house, "Anna", "Ben", "Carla")
    assert await anna.refused(table, protocol.Propose(motion="kick", seat=1)) == "not-absent"
    await ben.go(table)
    assert await anna.refused(table, protocol.Propose(motion="kick", seat=1)) == "not-absent"
    await house.later(GRACE["none"] or 0)
    await anna.send(table, protocol.Propose(motion="kick", seat=1))
    await Listener(ben.person).at(table)
    return await carla.refused(table, protocol.Vote(yes=True))


async def chance_fallen(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    await asked.play(table, "roll")
    return await asked.refused(table, protocol.Propose(motion="undo"))


async def mover_absent(house: House) -> str:
    """A deal is not taken back behind the back of whoever agreed to it."""
    table, people = await table_for(house, "Anna", "Ben")
    asked, other = deciding(table, people)
    await asked.play(table, f"offer {other.table.you.seat} $5 for $1")
    await other.play(table, "accept")
    await other.go(table)
    await house.later((GRACE["none"] or 0) + 60)
    return await asked.refused(table, protocol.Propose(motion="undo"))


async def noted_already(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben")
    _, other = deciding(table, people)
    for command in (protocol.Wish, protocol.Quiet):
        await other.send(table, command())
        assert await other.refused(table, command()) == "noted-already"
    return "noted-already"


async def seat_kept(house: House) -> str:
    table, (_, ben) = await table_for(house, "Anna", "Ben")
    carla = await Listener((await house.registry.join(table, "Carla")).person).at(table)
    await ben.send(table, protocol.Stand())
    return await carla.refused(table, protocol.Sit(seat=1))


async def own_seat(house: House) -> str:
    table, (_, ben) = await table_for(house, "Anna", "Ben", players=3)
    await ben.send(table, protocol.Stand())
    return await ben.refused(table, protocol.Sit(seat=2))


async def no_petition(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Let(person=1))


async def no_such_person(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    for number in (-1, 2, 10**30):
        assert await anna.refused(table, protocol.Report(person=number)) == "no-such-person"
    return await anna.refused(table, protocol.Remove(person=7))


async def somebody_else(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Report(person=1, seen=table.room.people[1].since - 1))


async def not_removable(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Remove(person=0))


async def table_decides(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben")
    assert await anna.refused(table, protocol.Remove(person=1)) == "table-decides"
    await ben.send(table, protocol.Stand())
    return await anna.refused(table, protocol.Remove(person=1))


async def not_paused(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Resume())


async def not_over(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    return await anna.refused(table, protocol.Rematch())


async def rematch_made(house: House) -> str:
    table, (anna, ben) = await table_for(house, "Anna", "Ben")
    await over(table)
    await anna.send(table, protocol.Rematch())
    return await ben.refused(table, protocol.Rematch())


async def no_id(house: House) -> str:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    with pytest.raises(Refusal) as refused:
        await table.do(lambda: commands.dispatch(table, anna, protocol.Say(text="hello")))
    return refused.value.why


async def no_hints(house: House) -> str:
    table, people = await table_for(house, "Anna", "Ben", hints=False)
    asked, _ = deciding(table, people)
    with pytest.raises(Refusal) as refused:
        await advise(table, asked, protocol.Ask(what="hint"))
    return refused.value.why


async def malformed(house: House) -> str:
    """What would take the server minutes to read."""
    table, people = await table_for(house, "Anna", "Ben")
    asked, other = deciding(table, people)
    for action in ("offer 1 " + "," * 950 + " for 5", "offer 1 " + "$1," * 600 + " for 5", "selldown " + "1 " * 900):
        assert await asked.refused(table, protocol.Play(number=table.room.number, action=action)) == "malformed"
        with pytest.raises(Refusal, match="malformed"):
            await advise(table, other, protocol.Ask(what="deal", about=action))
    return "malformed"


REFUSALS: dict[str, Callable[[House], Awaitable[str]]] = {
    make.__name__.replace("_", "-"): make
    for make in (
        watching,
        no_seat,
        started_already,
        starting,
        not_started,
        game_over,
        host_only,
        paused,
        stale,
        not_your_decision,
        from_outside,
        empty,
        no_such_seat,
        seat_taken,
        token_taken,
        no_such_bot,
        seated_already,
        nobody_sits,
        bad_choices,
        ballot_open,
        no_ballot,
        other_motion,
        nothing_to_undo,
        not_absent,
        chance_fallen,
        mover_absent,
        noted_already,
        seat_kept,
        own_seat,
        no_petition,
        no_such_person,
        somebody_else,
        not_removable,
        table_decides,
        not_paused,
        not_over,
        rematch_made,
        no_id,
        no_hints,
        malformed,
    )
}


@pytest.mark.parametrize("why", REFUSALS)
@served
async def test_it_is_refused(house: House, why: str) -> None:
    assert await REFUSALS[why](house) == why


def test_every_refusal_of_a_command_is_tried() -> None:
    sources = "".join(map(inspect.getsource, (admission, commands, consent, preconditions)))
    assert set(re.findall(r'Refusal\("([a-z-]+)"', sources)) == set(REFUSALS)


@served
async def test_a_refusal_is_told_in_the_readers_language(house: House) -> None:
    anna = await house.host("Anna", language="fr")
    with pytest.raises(Refused) as refused:
        await anna.play("roll")
    assert refused.value.text == "La partie n’a pas encore commencé."


@pytest.mark.parametrize(
    ("language", "text", "rule"),
    [
        ("en", "“bid 20” cannot be done now. Choose one of the options listed.", "On your turn"),
        ("fr", "« enchérir 20 » est impossible maintenant. Choisissez une des possibilités proposées.", "votre tour"),
    ],
)
@served
async def test_an_illegal_action_is_refused_in_words_with_its_rule(
    house: House, language: protocol.Language, text: str, rule: str
) -> None:
    anna = await house.host("Anna", language=language)
    await anna.send(protocol.Start())
    await house.quiet()
    before = house.table(anna).room.seq
    said = await illegal_reason(anna, "bid 20")
    assert (said.why, said.text.replace("\xa0", " "), said.rule) == ("not-now", text, "CLS-TUR-3")
    assert rule in said.rule_text
    assert house.table(anna).room.seq == before


async def illegal_reason(client: Client, action: str) -> protocol.Refused:
    """The whole message that refuses an action."""
    with pytest.raises(Refused):
        await client.play(action)
    while not isinstance(message := await client.next(), protocol.Refused):
        pass
    return message
