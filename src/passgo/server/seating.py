"""Who is at a table and who sits where, as the events tell it: coming, going, seats that are kept, the host."""

from __future__ import annotations

from collections.abc import Mapping, Set
from itertools import cycle

from passgo.server import protocol
from passgo.server.names import readings, told_apart
from passgo.server.protocol import Petition, Phase
from passgo.server.tokens import usual_token

SUBSTITUTE = "trader"  # plays on for people who have left their seat
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jules", "Kira", "Leon")


class RoomSeat:
    def __init__(self) -> None:
        self.person: int | None = None
        self.bot: str | None = None
        self.owner: int | None = None  # who gave it up in the running game and may come back
        self.unanswered = 0  # questions in a row that the clock had to answer


class Person:
    def __init__(self, name: str, token: str, since: int) -> None:
        self.name = name
        self.mark = ""  # in front of the ids of commands; nobody else at the table ever has the same
        self.token = token  # its hash
        self.since = since  # the number under which everybody was told of the coming
        self.seat: int | None = None
        self.piece = ""  # the token on the board that was chosen
        self.played: int | None = None  # the seat that is the person's in this game, with or without the person
        self.here = True  # False once the person has left


class Seating:
    def __init__(self) -> None:
        self.phase: Phase = "gathering"
        self.seats: list[RoomSeat] = []
        self.people: list[Person] = []
        self.names: list[str] = []  # of the seats, once the game has started
        self.host: int | None = None
        self.founder: int | None = None  # the host as long as present; while away somebody else may be
        self.locked = False
        self.petitions: dict[int, Petition] = {}  # by who asks for a seat
        self.ids: dict[str, int] = {}  # commands done, with their numbers; the latest of them
        self.has_forgotten = False  # commands done, which only the store knows any more

    def come_in(self, person: Person, number: int | None) -> None:
        """Somebody new, under a number of their own or under that of somebody who is gone."""
        if number is None:
            self.people.append(person)
            number = len(self.people) - 1
            person.mark = f"{number}:"
        else:
            person.mark = f"{number}.{person.since}:"
            self.people[number], former = person, self.people[number]
            for petition in self.petitions.values():  # what was said under that number was somebody else's word
                petition.yes = [voter for voter in petition.yes if voter != number]
            self.ids = {id: seq for id, seq in self.ids.items() if not id.startswith(former.mark)}
        if self.host is None and not self.is_kept():
            self.host = number
        self.founder = number if self.founder is None else self.founder

    def go(self, person: int, at: int) -> None:
        """Somebody leaves. A seat of the running game stays theirs; without one they are forgotten."""
        self.stand_up(person, at)
        self.people[person].here = False
        if not self.keeps_seat(person):
            self.people[person].token = ""
        self.petitions.pop(person, None)
        if self.host == person:
            self.host = self.heir()
        if self.founder == person and not self.keeps_seat(person):
            self.founder = self.host

    def keeps_seat(self, person: int) -> bool:
        return any(seat.owner == person for seat in self.seats)

    def is_kept(self) -> bool:
        """Whether the game is that of people who left and may come back: no stranger decides over it meanwhile."""
        return self.phase == "playing" and any(seat.owner is not None for seat in self.seats)

    def is_gone(self, person: int) -> bool:
        """Whether nothing is left of the person but the number."""
        return not self.people[person].here and not self.keeps_seat(person)

    def free_number(self) -> int | None:
        """That of somebody who is gone, for the next who comes in."""
        return next((number for number in range(len(self.people)) if self.is_gone(number)), None)

    def name_for(self, wanted: str) -> str:
        """What a newcomer is called, so that nobody here is taken for somebody else."""
        others = [person.name for number, person in enumerate(self.people) if not self.is_gone(number)]
        return told_apart(wanted, [*others, *self.seat_names()])

    def sit_down(self, person: int, place: int, at: int) -> None:
        self.stand_up(person, at)
        seat = self.seats[place]
        self.people[person].seat, self.people[person].here = place, True
        seat.person, seat.bot, seat.owner, seat.unanswered = person, None, None, 0
        if self.phase != "gathering":
            self.people[person].played = place
        self.petitions.pop(person, None)
        if self.host is None or person == self.founder:  # who comes back where nobody was, or whose table it is
            self.host = person
        if any(
            self.people[other].piece == self.people[person].piece for other in self.seated_people() if other != person
        ):
            self.people[person].piece = ""  # somebody took it meanwhile

    def stand_up(self, person: int, at: int, released: bool = False) -> None:
        place = self.people[person].seat
        if place is not None:
            seat = self.seats[place]
            seat.person = None
            if self.phase != "gathering":
                seat.bot = SUBSTITUTE
            if self.phase == "playing":
                seat.owner = None if released else person
            self.people[person].seat = None

    def heir(self) -> int | None:
        """Who is host when the host leaves: somebody who sits, else, if no seat is kept, anybody who is there."""
        there = [number for number, person in enumerate(self.people) if person.here]
        seated = [number for number in there if self.people[number].seat is not None]
        return next(iter(seated or ([] if self.is_kept() else there)), None)

    def tokens_of_others(self, person: int) -> set[str]:
        """Of all other people who sit, or keep a seat: what each chose, else what the seat has."""
        whose = [seat.owner if seat.person is None else seat.person for seat in self.seats]
        return {
            self.people[other].piece or usual_token(number)
            for number, other in enumerate(whose)
            if other is not None and other != person
        }

    def seated_people(self) -> list[int]:
        return [seat.person for seat in self.seats if seat.person is not None]

    def seat_names(self) -> list[str]:
        """What the players are called: people by name, bots by names of their own, nobody like another.

        In a game a seat without a person is called as it was at the start.
        """
        taken: list[str] = []
        people = {reading for person in self.people if person.here for reading in readings(person.name)}
        fresh = cycle([name for name in BOT_NAMES if not readings(name) & people] or BOT_NAMES)
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                name = self.people[seat.person].name
            else:
                name = self.names[number] if self.names else next(fresh)
            taken.append(told_apart(name, taken))
        return taken

    def shown_people(self, online: Set[int], away: Mapping[int, int]) -> list[protocol.Person]:
        """By their numbers, up to the last who is there; of those who are gone nothing."""
        last = max((number for number in range(len(self.people)) if not self.is_gone(number)), default=-1)
        return [
            protocol.Person("", None, False, False, None)
            if self.is_gone(number)
            else protocol.Person(person.name, person.seat, number in online, person.here, away.get(number))
            for number, person in enumerate(self.people[: last + 1])
        ]
