"""People who come, go, sit, stand, vote, kick and take back at random: whatever they do, what must hold holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from passgo.bots import bot
from passgo.server import protocol
from passgo.server.draws import counter
from passgo.server.guests import Refusal
from passgo.server.reading import read, stored
from passgo.server.table import LiveTable
from tests.server.harness import House, served
from tests.server.listener import Listener, table_for

SEATS = 4
STEPS = {"come": 6, "go": 2, "later": 2, "join": 1, "leave": 1, "play": 4, "command": 12}  # how often


class Walk:
    """One table and everybody who was ever there."""

    def __init__(self, house: House, table: LiveTable, people: list[Listener], chance: Random) -> None:
        self.house = house
        self.table = table
        self.people = people
        self.chance = chance
        self.drawn = 0
        self.players = {person: person for person in range(len(people))}  # by seat, who may look into it
        self.done: dict[str, int] = {}

    async def step(self) -> None:
        name = self.chance.choices(list(STEPS), list(STEPS.values()))[0]
        who = self.chance.choice([*self.people, *self.people[:3], *self.people[:3]])
        if name == "come" and who not in self.table.guests and self.is_known(who):
            self.people[self.people.index(who)] = again = Listener(who.person)
            again.token = who.token
            await again.at(self.table)
        elif name == "go":
            await who.go(self.table)
        elif name == "later":
            await self.house.later(self.chance.choice([0.1, 30, 61, 121, 301]))
        elif name == "join" and len(self.people) < 7:
            key = await self.house.registry.join(self.table, self.chance.choice(["Anna", "anna", "Ben", "Cleo"]))
            self.people = [each for each in self.people if each.person != key.person]
            self.people.append(await Listener(key.person).at(self.table))
        elif name == "leave" and self.chance.random() < 0.3 and who in self.table.guests and who.person is not None:
            await self.house.registry.leave(self.table, who.person)
        elif name == "play":
            await self.play()
        elif name == "command" and who in self.table.guests:
            await self.say(who, self.command(who))
        await self.house.quiet()
        self.check()

    def is_known(self, who: Listener) -> bool:
        return who.person is not None and not self.table.room.is_gone(who.person)

    async def play(self) -> None:
        decision, game = self.table.decision, self.table.game
        if decision is None or game is None:
            return
        for who in self.people:
            if who in self.table.guests and self.table.seat_of(who) == decision.player:
                await self.say(
                    who, protocol.Play(number=self.table.room.number, action=bot("simple").choose(game).text)
                )
                return

    def command(self, who: Listener) -> protocol.Command:
        """Often something that could be done, by somebody to whom it matters."""
        room = self.table.room
        number = self.chance.choice([*room.petitions, *range(len(room.people))])
        seat = self.chance.randrange(SEATS)
        own = [k for k, each in enumerate(room.seats) if each.owner == who.person]
        yes = self.chance.random() < 0.7
        motion: Any = self.chance.choice(["undo", "kick", "kick", "pause"])
        return self.chance.choice(
            [
                protocol.Sit(seat=own[0] if own else seat),
                protocol.Sit(seat=own[0] if own else seat),
                protocol.Sit(seat=seat),
                protocol.Stand(released=self.chance.random() < 0.3),
                protocol.Let(person=number, yes=yes),
                protocol.Remove(person=number),
                protocol.Propose(motion=motion, seat=seat),
                protocol.Propose(motion=motion, seat=seat),
                protocol.Vote(yes=yes),
                protocol.Vote(yes=yes),
                protocol.Resume(),
                protocol.Wish(),
                protocol.Say(text="hello"),
            ]
        )

    async def say(self, who: Listener, command: protocol.Command) -> None:
        name = type(command).__name__
        try:
            await who.send(self.table, command)
        except Refusal:
            return
        self.done[name] = self.done.get(name, 0) + 1

    def check(self) -> None:
        room, game = self.table.room, self.table.game
        assert game is not None
        drawn = counter(game)
        assert drawn >= self.drawn, "dice were taken back"
        self.drawn = drawn
        assert room.fixed <= len(room.moves) == len(room.acts)
        for number, seat in enumerate(room.seats):
            assert seat.person is None or (seat.owner is None and seat.bot is None)
            if seat.person is not None:
                assert room.people[seat.person].seat == number and room.people[seat.person].here
            assert seat.owner is None or room.people[seat.owner].token, "the owner has the key"
        sitting = [seat.person for seat in room.seats if seat.person is not None]
        keeping = [seat.owner for seat in room.seats if seat.owner is not None]
        assert len({*sitting, *keeping}) == len(sitting) + len(keeping), "nobody has two"
        names = [person.name for person in self.table.shown().people if person.name]
        assert len({name.lower() for name in names}) == len(names)
        for guest in self.table.guests:
            assert guest.person is None or not room.is_gone(guest.person), "nobody speaks under a number that is free"


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(6, 100))])
@served
async def test_whatever_people_do(house: House, seed: int) -> None:
    table, people = await table_for(house, "Anna", "Ben", "Cleo", players=SEATS, pace="slow", edition="millionaire")
    walk = Walk(house, table, people, Random(seed))
    for _ in range(400):
        if table.room.phase != "playing" or table.closed:
            break
        await walk.step()
    assert sum(walk.done.values()) > 15 and len(walk.done) >= 5, walk.done
    found = await house.registry.writer.call(lambda store: stored(store, table.room.code))
    assert found is not None
    again, game, _ = read(table.room.code, found)
    assert game is not None and table.game is not None and game.digest() == table.game.digest()
    assert again.shown(set(), set()) == table.room.shown(set(), set())
    assert (again.fixed, again.founder, again.ids) == (table.room.fixed, table.room.founder, table.room.ids)
