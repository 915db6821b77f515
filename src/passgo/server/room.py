"""A table as its events make it: people, seats, consent, the moves of the game. No clock, no socket, no store."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Set
from copy import deepcopy

from msgspec.structs import replace

from passgo.engine.once import once
from passgo.engine.record import Header, checked_header
from passgo.engine.settings import SETTINGS, Value
from passgo.server import protocol, table_events
from passgo.server.clock import ANSWER, GAME_MINUTES
from passgo.server.names import earlier_names
from passgo.server.protocol import Ballot, By, Choices, HouseRule, Motion, Petition
from passgo.server.seating import BOT_NAMES, Person, RoomSeat, Seating
from passgo.server.sharing import Sharing
from passgo.server.table_events import AnyTableEvent, Entry

CHAT = 60  # lines that a newcomer is told
DICE = 1  # how the seed comes about: hashes first, then shares
IDS = 2000  # commands done that are remembered, in case one of them comes again
ACTS: dict[
    tuple[int | None, By], tuple[int | None, By]
] = {}  # the few that there are, once for all moves of all tables


class Room(Seating):
    def __init__(self, code: str, secret: bytes) -> None:
        super().__init__()
        self.code = code
        self.secret = secret
        self.seq = 0  # of the last event
        self.unseen = 0  # reports, which nobody at the table is told of
        self.choices = Choices()
        self.commitment = ""
        self.sharing = Sharing()
        self.created = 0
        self.version: int | None = None  # of the edition, once the game has started
        self.rules = ""  # the digest of the edition's data at the start, if it was noted
        self.settings: dict[str, Value] = {}  # all that the game is played with, if they were noted
        self.moves: list[str] = []
        self.acts: list[tuple[int | None, By]] = []  # for each move the seat and what played it
        self.fixed = 0  # moves that cannot be taken back: something was drawn or shown by the last of them
        self.digests: dict[int, str] = {}  # of the positions after so many moves, where they were noted
        self.number = 0  # of the prompt: grows with everything that changes the game
        self.asked_at = 0  # when the prompt was put, moved on by pauses and outages
        self.started_at = 0
        self.paused = False
        self.paused_at = 0
        self.ballot: Ballot | None = None
        self.proposed_at = 0
        self.proposed_seq = 0  # what told of the open motion
        self.winners: list[int] = []
        self.rematch: str | None = None
        self.chat: deque[protocol.Chatted] = deque(maxlen=CHAT)

    # telling it

    def apply(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.unseen += isinstance(entry.event, table_events.Reported)
        if entry.id is not None:
            self.ids[entry.id] = self.told
            if len(self.ids) > IDS:
                del self.ids[next(iter(self.ids))]
                self.has_forgotten = True
        self.apply_event(entry.event, entry.at)

    @property
    def told(self) -> int:
        """The number of the last thing that everybody was told. Reports have none: a gap would tell of them."""
        return self.seq - self.unseen

    def apply_event(self, event: AnyTableEvent, at: int) -> None:
        match event:
            case table_events.Opened(choices, commitment):
                self.created, self.commitment = at, commitment
                self.set_up(choices, at)
            case table_events.Arranged(choices):
                self.set_up(choices, at)
            case table_events.Joined(name, token, number):
                self.come_in(Person(name, token, self.told), number)
            case table_events.Seated(person, seat):
                self.sit_down(person, seat, at)
            case table_events.Stood(person, released):
                self.stand_up(person, at, released)
            case table_events.Petitioned(person, seat):
                self.petitions[person] = Petition(person, seat, [], [])
            case table_events.Answered(person, petitioner, yes):
                if yes:
                    self.petitions[petitioner].yes.append(person)
                else:
                    del self.petitions[petitioner]
            case table_events.Left(person) | table_events.Removed(person):
                self.go(person, at)
            case table_events.Locked(locked):
                self.locked = locked
            case table_events.Hosted(person, founder):
                self.host = person
                self.founder = person if founder else self.founder
            case table_events.Filled(seat, bot):
                self.seats[seat].bot = bot
            case table_events.Contributed(seat, share):
                self.sharing.earlier[seat] = share
            case table_events.Promised(seat, hashed):
                self.sharing.hashes[seat] = hashed
            case table_events.SharesAsked():
                self.sharing.ask(at)
            case table_events.Revealed(seat, share):
                self.sharing.shares[seat] = share
            case table_events.Voided(seats, why):
                self.sharing.void(seats, why, at)
            case table_events.Picked(person, token):
                self.people[person].piece = token
            case table_events.Started(bots, version, rules, settings, names, dice):
                self.sharing.fix(dice)
                self.version = version or 1  # all editions of passgo 0.1.0, which did not note it, were of version 1
                self.rules, self.settings = rules, settings
                self.begin(bots, names, at)
            case table_events.Played():
                self.move(event, at)
            case table_events.Finished(winners):
                self.phase, self.ballot = "over", None
                self.winners = winners
                self.petitions.clear()
            case table_events.Proposed(motion, person, voters, seat, moves, rounds):
                self.ballot = Ballot(motion, person, seat, [person], list(voters), moves, rounds)
                self.proposed_at, self.proposed_seq = at, self.told
                self.count(at)
            case table_events.Voted(person, yes):
                self.vote(person, yes, at)
            case table_events.Chatted(person, text):
                self.chat.append(protocol.Chatted(self.told, at, person, text, self.people[person].name))
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

    def set_up(self, choices: Choices, at: int) -> None:
        """New choices keep the people who sit, as far as there are seats."""
        self.choices = choices
        before = self.seats
        self.seats = [before[k] if k < len(before) else RoomSeat() for k in range(choices.players)]
        for number, seat in enumerate(before[choices.players :], choices.players):
            if seat.person is not None:
                self.people[seat.person].seat = None
            self.sharing.leave(number, at)
        for seat in self.seats:
            seat.bot = None
        bots = list(choices.bots)
        for seat in reversed(self.seats):
            if seat.person is None and bots:
                seat.bot = bots.pop()

    def stand_up(self, person: int, at: int, released: bool = False) -> None:
        seat = self.people[person].seat
        if seat is not None and self.ballot is not None and self.ballot.seat == seat:
            self.ballot = None  # it was about somebody who is not there any more
        if seat is not None and self.phase == "gathering":
            self.sharing.leave(seat, at)
        super().stand_up(person, at, released)

    def start(self, bots: dict[int, str]) -> table_events.Started:
        """What is to be noted when the game begins now, with these bots in free seats: by which rules, above all."""
        header = self.header()
        return table_events.Started(bots, header.version, header.rules_digest, header.settings, header.names, DICE)

    def begin(self, bots: dict[int, str], names: list[str], at: int) -> None:
        for seat, bot in bots.items():
            self.seats[seat].bot = bot
        seated = [None if seat.person is None else self.people[seat.person].name for seat in self.seats]
        self.names = names or earlier_names(seated, {person.name for person in self.people}, BOT_NAMES)
        self.phase = "playing"
        for person in self.people:
            person.played = person.seat
        self.started_at = at
        self.ask(at)

    def move(self, played: table_events.Played, at: int) -> None:
        self.moves.append(once(played.action))
        act = played.seat, played.by
        self.acts.append(ACTS.setdefault(act, act))
        if not played.plain:
            self.fixed = len(self.moves)
        if played.digest:
            self.digests[len(self.moves)] = played.digest
        if played.aside:
            return
        if played.seat is not None and played.by != "bot":
            seat = self.seats[played.seat]
            seat.unanswered = seat.unanswered + 1 if played.by == "clock" else 0
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
            self.fixed = min(self.fixed, ballot.moves)
            self.digests = {moves: digest for moves, digest in self.digests.items() if moves <= ballot.moves}
            self.ask(at)
        elif ballot.motion == "kick":
            assert ballot.seat is not None
            person = self.seats[ballot.seat].person
            if person is not None:
                self.stand_up(person, at)
                self.asked_at = at

    def voters(self, person: int, motion: Motion, seat: int | None, there: set[int]) -> list[int]:
        """Who is asked: the others who sit and are there, but not the one it is about."""
        others = [p for p in self.seated_people() if p != person and p in there]
        return [p for p in others if motion != "kick" or self.people[p].seat != seat]

    def lapses_without(self, person: int) -> list[table_events.Lapsed]:
        """The end of a motion when somebody gives the seat up who proposed it or is asked about it."""
        asked = () if self.ballot is None else (*self.ballot.yes, *self.ballot.open)
        return [table_events.Lapsed()] if person in asked else []

    def is_settled_by(self, played: table_events.Played) -> bool:
        """Whether a move makes the open motion pointless: it cannot be taken back, or who was idle is not any more."""
        ballot = self.ballot
        if ballot is None or played.aside:
            return False
        if ballot.motion == "kick":
            return played.by == "person" and played.seat == ballot.seat
        return ballot.motion == "undo" and not played.plain

    def last_act(self, seat: int) -> int | None:
        """How many moves there were before the seat's last one."""
        return next((k for k in range(len(self.acts) - 1, -1, -1) if self.acts[k] == (seat, "person")), None)

    # looking at it

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
        header.shares = self.sharing.added(len(self.seats))
        header.hashes = self.sharing.promised(len(self.seats))
        return header

    def shown(
        self,
        online: Set[int],
        stood_in: Set[int],
        away: Mapping[int, int] | None = None,
        asked: Mapping[int, Collection[int]] | None = None,
    ) -> protocol.Room:
        """The room as everybody may see it. Of the moment: who is connected, who is stood in for, who is waited for
        and until when, and who is asked about newcomers."""
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
            seats=[self.shown_seat(k, names[k], k in stood_in) for k in range(len(self.seats))],
            people=self.shown_people(online, away or {}),
            paused=self.paused,
            ballot=deepcopy(self.ballot),  # votes change it
            commitment=self.commitment,
            sharing=self.sharing.shown(len(self.seats)),
            rematch=self.rematch,
            petitions=[
                Petition(
                    each.person, each.seat, list(each.yes), sorted({*(asked or {}).get(each.person, ())} - {*each.yes})
                )
                for each in self.petitions.values()
            ],
            locked=self.locked,
        )

    def shown_seat(self, number: int, name: str, stood_in: bool) -> protocol.Seat:
        seat, promised = self.seats[number], number in self.sharing.hashes
        return protocol.Seat(name, seat.person, seat.bot, stood_in, seat.owner, promised, self.piece_of(number))

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


def timed(choices: Choices) -> Choices:
    """At a public table nobody can keep strangers waiting for days: it has a clock."""
    return replace(choices, clock="relaxed") if choices.listed and choices.clock == "none" else choices
