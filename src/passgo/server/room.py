"""A table as its events make it: people, seats, consent, the moves of the game. No clock, no socket, no store."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from copy import deepcopy
from itertools import chain, count, cycle

from passgo.engine.record import Header, checked_header
from passgo.engine.settings import SETTINGS, Value
from passgo.server import protocol, table_events
from passgo.server.clock import ANSWER, GAME_MINUTES
from passgo.server.protocol import Ballot, By, Choices, HouseRule, Motion, Phase
from passgo.server.table_events import AnyTableEvent, Entry

CHAT = 60  # lines that a newcomer is told
SUBSTITUTE = "trader"  # plays on for people who have left their seat
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jules", "Kira", "Leon")


class RoomSeat:
    def __init__(self) -> None:
        self.person: int | None = None
        self.bot: str | None = None
        self.share = ""  # of the seed of the dice


class Person:
    def __init__(self, name: str, token: str) -> None:
        self.name = name
        self.token = token  # its hash
        self.seat: int | None = None
        self.piece = ""  # the token on the board that was chosen
        self.here = True  # False once the person has left for good


class Room:
    def __init__(self, code: str, secret: bytes) -> None:
        self.code = code
        self.secret = secret
        self.seq = 0
        self.phase: Phase = "gathering"
        self.choices = Choices()
        self.commitment = ""
        self.seats: list[RoomSeat] = []
        self.people: list[Person] = []
        self.host: int | None = None
        self.created = 0
        self.names: list[str] = []  # of the seats, once the game has started
        self.version: int | None = None  # of the edition, once the game has started
        self.rules = ""  # the digest of the edition's data at the start, if it was noted
        self.settings: dict[str, Value] = {}  # all that the game is played with, if they were noted
        self.moves: list[str] = []
        self.acts: list[tuple[int | None, By]] = []  # for each move the seat and what played it
        self.digests: dict[int, str] = {}  # of the positions after so many moves, where they were noted
        self.number = 0  # of the prompt: grows with everything that changes the game
        self.asked_at = 0  # when the prompt was put, moved on by pauses and outages
        self.started_at = 0
        self.paused = False
        self.paused_at = 0
        self.ballot: Ballot | None = None
        self.proposed_at = 0
        self.winners: list[int] = []
        self.rematch: str | None = None
        self.chat: deque[protocol.Chatted] = deque(maxlen=CHAT)
        self.ids: dict[str, int] = {}  # commands done, with their numbers

    # telling it

    def apply(self, entry: Entry) -> None:
        self.seq = entry.seq
        if entry.id is not None:
            self.ids[entry.id] = entry.seq
        self.apply_event(entry.event, entry.at)

    def apply_event(self, event: AnyTableEvent, at: int) -> None:
        match event:
            case table_events.Opened(choices, commitment):
                self.created, self.commitment = at, commitment
                self.set_up(choices)
            case table_events.Arranged(choices):
                self.set_up(choices)
            case table_events.Joined(name, token):
                self.people.append(Person(name, token))
                self.host = len(self.people) - 1 if self.host is None else self.host
            case table_events.Seated(person, seat):
                self.stand_up(person)
                self.people[person].seat, self.people[person].here = seat, True
                self.seats[seat].person, self.seats[seat].bot = person, None
            case table_events.Stood(person):
                self.stand_up(person)
            case table_events.Left(person):
                self.stand_up(person)
                self.people[person].here = False
                if self.host == person:
                    self.host = self.heir()
            case table_events.Hosted(person):
                self.host = person
            case table_events.Filled(seat, bot):
                self.seats[seat].bot = bot
            case table_events.Contributed(seat, share):
                self.seats[seat].share = share
            case table_events.Picked(person, token):
                self.people[person].piece = token
            case table_events.Started(bots, version, rules, settings):
                self.version = version or 1  # all editions of passgo 0.1.0, which did not note it, were of version 1
                self.rules, self.settings = rules, settings
                self.begin(bots, at)
            case table_events.Played(action, seat, by, aside, digest):
                self.moves.append(action)
                self.acts.append((seat, by))
                if digest:
                    self.digests[len(self.moves)] = digest
                if not aside:
                    self.ask(at)
            case table_events.Finished(winners):
                self.phase, self.ballot = "over", None
                self.winners = winners
            case table_events.Proposed(motion, person, voters, seat, moves, rounds):
                self.ballot = Ballot(motion, person, seat, [person], list(voters), moves, rounds)
                self.proposed_at = at
                self.count(at)
            case table_events.Voted(person, yes):
                self.vote(person, yes, at)
            case table_events.Chatted(person, text):
                self.chat.append(protocol.Chatted(self.seq, at, person, text))
            case table_events.Lapsed():
                self.ballot = None
            case table_events.Resumed():
                self.paused = False
                self.started_at += at - self.paused_at
                self.asked_at += at - max(self.paused_at, self.asked_at)
            case table_events.Rematched(code):
                self.rematch = code
            case table_events.Recovered(away):
                self.started_at += away
                self.asked_at += away
                self.proposed_at += away
                self.paused_at += away

    def set_up(self, choices: Choices) -> None:
        """New choices keep the people who sit, as far as there are seats."""
        self.choices = choices
        before = self.seats
        self.seats = [before[k] if k < len(before) else RoomSeat() for k in range(choices.players)]
        for seat in before[choices.players :]:
            if seat.person is not None:
                self.people[seat.person].seat = None
        for seat in self.seats:
            seat.bot = None
        bots = list(choices.bots)
        for seat in reversed(self.seats):
            if seat.person is None and bots:
                seat.bot = bots.pop()

    def stand_up(self, person: int) -> None:
        at = self.people[person].seat
        if at is not None:
            if self.ballot is not None and self.ballot.seat == at:
                self.ballot = None  # it was about somebody who is not there any more
            self.seats[at].person = None
            self.seats[at].bot = SUBSTITUTE if self.phase != "gathering" else None
            if self.phase == "gathering":
                self.seats[at].share = ""
            self.people[person].seat = None

    def heir(self) -> int | None:
        """Who is host when the host leaves: somebody who sits, else anybody who is still there."""
        there = [number for number, person in enumerate(self.people) if person.here]
        seated = [number for number in there if self.people[number].seat is not None]
        return next(iter(seated or there), None)

    def start(self, bots: dict[int, str]) -> table_events.Started:
        """What is to be noted when the game begins now, with these bots in free seats: by which rules, above all."""
        header = self.header()
        return table_events.Started(bots, header.version, header.rules_digest, header.settings)

    def begin(self, bots: dict[int, str], at: int) -> None:
        for seat, bot in bots.items():
            self.seats[seat].bot = bot
        self.names = self.seat_names()
        self.phase = "playing"
        self.started_at = at
        self.ask(at)

    def ask(self, at: int) -> None:
        self.number += 1
        self.asked_at = at

    # consent

    def vote(self, person: int, yes: bool, at: int) -> None:
        ballot = self.ballot
        assert ballot is not None
        ballot.open.remove(person)
        if yes:
            ballot.yes.append(person)
        elif ballot.motion != "kick":
            self.ballot = None
            return
        self.count(at)

    def count(self, at: int) -> None:
        """A bot for somebody absent needs more than half; everything else needs everybody."""
        ballot = self.ballot
        assert ballot is not None
        if ballot.motion == "kick":
            voters = len(self.seated_people()) - 1
            carried, lost = 2 * len(ballot.yes) > voters, not ballot.open
        else:
            carried, lost = not ballot.open, False
        if carried:
            self.ballot = None
            self.carry(ballot, at)
        elif lost:
            self.ballot = None

    def carry(self, ballot: Ballot, at: int) -> None:
        if ballot.motion == "pause":
            self.paused, self.paused_at = True, at
        elif ballot.motion == "undo":
            del self.moves[ballot.moves :], self.acts[ballot.moves :]
            self.digests = {moves: digest for moves, digest in self.digests.items() if moves <= ballot.moves}
            self.ask(at)
        elif ballot.motion == "kick":
            assert ballot.seat is not None
            person = self.seats[ballot.seat].person
            if person is not None:
                self.stand_up(person)
                self.asked_at = at

    def voters(self, person: int, motion: Motion, seat: int | None, there: set[int]) -> list[int]:
        """Who is asked: the others who sit and are there, but not the one it is about."""
        others = [p for p in self.seated_people() if p != person and p in there]
        return [p for p in others if motion != "kick" or self.people[p].seat != seat]

    def last_act(self, seat: int) -> int | None:
        """How many moves there were before the seat's last one."""
        return next((k for k in range(len(self.acts) - 1, -1, -1) if self.acts[k] == (seat, "person")), None)

    # looking at it

    def seated_people(self) -> list[int]:
        return [seat.person for seat in self.seats if seat.person is not None]

    def seat_names(self) -> list[str]:
        """What the players are called: people by name, bots by names of their own, nobody twice."""
        taken: list[str] = []
        people = {person.name for person in self.people}
        fresh = cycle([name for name in BOT_NAMES if name not in people] or BOT_NAMES)
        for seat in self.seats:
            name = self.people[seat.person].name if seat.person is not None else next(fresh)
            numbered = (f"{name} ({k})" for k in count(2))
            taken.append(next(each for each in chain([name], numbered) if each not in taken))
        return taken

    def piece_of(self, seat: int) -> str:
        """The token that the person there chose."""
        person = self.seats[seat].person
        return "" if person is None else self.people[person].piece

    def header(self) -> Header:
        """What the game began with; before the start, what it would begin with."""
        c = self.choices
        names = self.names or self.seat_names()
        settings = self.settings or c.settings
        header = checked_header(
            c.edition, len(self.seats), self.secret, settings, c.variant, c.skin, names, self.version
        )
        header.shares = [seat.share for seat in self.seats]
        return header

    def shown(self, online: set[int], stood_in: set[int]) -> protocol.Room:
        """The room as everybody may see it; who is connected and who is stood in for is of the moment."""
        c, header = self.choices, self.header()
        names = self.seat_names()
        return protocol.Room(
            code=self.code,
            phase=self.phase,
            edition=header.edition.name,
            variant=header.variant,
            skin=header.skin,
            settings=header.settings,
            house_rules=self.house_rules(header),
            clock=c.clock,
            prompt_seconds=ANSWER[c.clock],
            minutes=(c.minutes or GAME_MINUTES) if c.variant == "timed" else None,
            pace=c.pace,
            listed=c.listed,
            hints=c.hints,
            host=self.host,
            seats=[
                protocol.Seat(names[k], seat.person, seat.bot, k in stood_in, seat.share != "", self.piece_of(k))
                for k, seat in enumerate(self.seats)
            ],
            people=[
                protocol.Person(person.name, person.seat, number in online) for number, person in enumerate(self.people)
            ],
            paused=self.paused,
            ballot=deepcopy(self.ballot),  # votes change it
            commitment=self.commitment,
            rematch=self.rematch,
        )

    def card(self) -> protocol.TableCard:
        """The table as a lobby lists it."""
        c = self.choices
        header = self.header()
        names = self.seat_names()
        return protocol.TableCard(
            code=self.code,
            edition=header.edition.name,
            variant=header.variant,
            skin=header.skin,
            phase=self.phase,
            listed=c.listed,
            seats=len(self.seats),
            people=[self.people[p].name for p in self.seated_people()],
            bots=[seat.bot for seat in self.seats if seat.bot is not None],
            free=sum(seat.person is None and seat.bot is None for seat in self.seats),
            house_rules=len(self.house_rules(header)),
            clock=c.clock,
            created=self.created,
            winners=[names[seat] for seat in self.winners],
        )

    def house_rules(self, header: Header) -> list[HouseRule]:
        """The settings that differ from the edition as printed."""
        rules = {setting.key: setting.rule for setting in SETTINGS}
        usual = checked_header(
            header.edition, header.edition.figures.least_players, 0, {}, header.variant, header.skin, None
        )
        return [
            HouseRule(key, value, rules[key])
            for key, value in header.settings.items()
            if value != usual.settings[key] and key != "players.max"
        ]


def playable(choices: Choices, bots: Collection[str]) -> None:
    """Raise a ValueError that says what is wrong with the choices, if anything is; `bots`: those that there are."""
    checked_header(choices.edition, choices.players, 0, choices.settings, choices.variant, choices.skin, None)
    if len(choices.bots) >= choices.players:
        raise ValueError(f"{choices.players} seats have room for at most {choices.players - 1} bots beside the host")
    for bot in choices.bots:
        if bot not in bots:
            raise ValueError(f"there is no bot {bot!r}; there are: {', '.join(bots)}")
    if choices.minutes is not None and choices.variant != "timed":
        raise ValueError("minutes are for the timed game only")
