"""What is known of a table of a server, kept up to date by the news: the room, the game, the question.

The game is the position that the server sends, so every screen, question and check is that of `Session`.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import abstractmethod
from pathlib import Path
from typing import Final

from msgspec import UNSET

from passgo.cli.online.live_screen import LiveScreen
from passgo.cli.online.room_view import (
    clock_face,
    show_change,
    show_fairness,
    show_presence,
    show_room,
    show_wait,
    tell_answers,
)
from passgo.cli.online.witness import Witness
from passgo.cli.online.words import LISTED, ONLINE_WORDS, OWN_WORDS
from passgo.cli.table.asking import show_end_in_sight
from passgo.cli.table.colours import QUIET
from passgo.cli.table.commands import LOOKING
from passgo.cli.table.ending import show_end
from passgo.cli.table.log import Story
from passgo.cli.table.session import Session
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.edition import EDITIONS
from passgo.engine.game import replay
from passgo.engine.notation import IllegalAction
from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused, now
from passgo.server.following import Following, events_of
from passgo.server.protocol import FromServer
from passgo.texts import Texts
from passgo.texts.catalogue import edition_name

UNHURRIED: Final = 3600  # seconds that nobody needs to be told of, where no clock hurries anybody
MARKS: Final = (60, 30, 10)  # seconds before the table goes on without somebody, when that is told again
NOBODY: Final = "> "  # the prompt of somebody without a seat
UNSENT: Final = (Refused, Gone, TimeoutError)  # why something that is sent by itself was not done


class OnlineTable(Session):
    """Handles the news one after the other."""

    client: Client
    live: LiveScreen
    seen_folder: Path | None  # where it is written what was seen of the dice
    looking = (*LOOKING, *OWN_WORDS)

    def take_place(self) -> None:
        """At a table of which nothing is known yet."""
        self.witness = Witness(self.client.key.code, self.seen_folder, self.client.key.token)
        self.room: protocol.Room | None = None
        self.seen = 0  # the number of what led to it
        self.person: int | None = None
        self.following: Following | None = None  # once there is a game
        self.move: protocol.Moved | None = None  # the one whose position is to come
        self.moves: int | None = None  # that have been told, once there is a game
        self.number = 0  # of the open prompt, whoever is asked
        self.open = 0  # the number of the question on the screen; 0 if nothing is asked here
        self.deadline: int | None = None
        self.begun_at = 0  # the question that was open when the line on the screen was begun
        self.ended = False  # whether the end was shown
        self.muted: set[tuple[int, str]] = set()  # whom the person here does not want to hear
        self.sending: asyncio.Task[None] | None = None  # of one's share in the dice
        self.watching = False  # whether to ask for a word between all turns of others
        self.watched = -1  # the last turn that this was done for

    @abstractmethod
    def fail(self, why: str) -> None:
        """The table is lost."""

    def quiet_line(self, text: str) -> None:
        self.screen.say(text, hang=2, style=QUIET)

    # who is here

    @property
    def seat(self) -> int | None:
        if self.room is None or self.person is None:
            return None
        return self.room.people[self.person].seat if self.person < len(self.room.people) else None

    @property
    def viewer(self) -> int:
        return -1 if self.seat is None else self.seat

    @property
    def hosting(self) -> bool:
        return self.room is not None and self.person is not None and self.person == self.room.host

    def spoken(self) -> Vocabulary:
        return Vocabulary(self.texts, ONLINE_WORDS, LISTED, "join")

    def prompt(self) -> str:
        if self.room is None or self.seat is None:
            return NOBODY
        name = self.texts.player(self.seat) if self.following else self.room.seats[self.seat].name
        return self.texts.say("play-prompt", player=name)

    def time_left(self) -> str:
        seconds = self.seconds_to(self.deadline)
        unhurried = self.room is not None and self.room.clock == "none" and (seconds or 0) > UNHURRIED
        if seconds is None or not self.open or unhurried:
            return ""
        return self.texts.say("play-time-left", time=clock_face(seconds))

    def seconds_to(self, moment: int | None) -> int | None:
        """Until a moment of the server's clock."""
        return None if moment is None else max(0, moment - self.client.ahead - now()) // 1000

    # whom the table waits for

    def waited_for(self) -> list[tuple[int, protocol.Person]]:
        """Those who are away, the first whose time is up in front, with the seconds that they have."""
        people = [] if self.room is None else self.room.people
        known = [(self.seconds_to(person.back_by), person) for person in people if person.seat is not None]
        return sorted(((left, each) for left, each in known if left), key=lambda pair: pair[0])

    def next_mark(self) -> float | None:
        """Seconds until somebody's time is to be told again."""
        marks = [left - mark for left, _ in self.waited_for() for mark in MARKS if mark < left]
        return min(marks, default=None)

    def tell_waits(self) -> None:
        for left, person in self.waited_for():
            if left in MARKS:
                show_wait(self, person)

    # news

    async def handle(self, news: FromServer) -> None:
        self.witness.hear(news)
        await self.show(news)
        if isinstance(news, protocol.Table | protocol.Changed):
            self.take_part()

    def take_part(self) -> None:
        """Send what the table waits for before the dice can roll: the hash of a share, or the share.

        Beside everything else: a server that does not answer keeps nobody from leaving.
        """
        due = self.witness.step(self.room, self.seat) if self.room is not None else None
        if self.room is not None and self.seat is not None and due is not None:
            self.sending = asyncio.create_task(self.send_share(due, self.room, self.seat))

    async def send_share(self, due: protocol.Contribute | protocol.Reveal, room: protocol.Room, seat: int) -> None:
        with contextlib.suppress(*UNSENT):
            await self.client.send(due)
            if isinstance(due, protocol.Contribute):
                self.witness.acknowledge(room, seat)

    async def show(self, news: FromServer) -> None:
        match news:
            case protocol.Table():
                self.enter(news)
            case protocol.Changed():
                await self.changed(news)
            case protocol.Moved():
                self.moved(news)
            case protocol.Position():
                await self.arrived(news)
            case protocol.Presence() if self.room is not None:
                show_presence(self, self.room, news)
            case protocol.Chatted() if self.room is not None:
                if (news.person, news.name) not in self.muted:
                    self.screen.say(self.texts.say("join-said", name=news.name, text=news.text))

    def enter(self, table: protocol.Table) -> None:
        """Everything anew; of a game the position follows."""
        first, seat, self.move = self.room is None, self.seat, None
        self.room, self.person = table.room, table.you.person
        self.seen = table.seq
        self.deadline = table.deadline
        if table.view is None or first:
            edition = EDITIONS.get(table.room.edition)
            if edition is None:
                self.fail(self.unplayable(table.room.edition))
                return
            self.texts = Texts(edition, self.language)
            self.vocabulary = self.spoken()
            show_room(self, table.room)
        elif seat is not None and self.seat is None:
            self.quiet_line(self.texts.say("join-kicked", sit=self.vocabulary.names["sit"], seat=seat))

    async def changed(self, news: protocol.Changed) -> None:
        before, seat = self.room, self.seat
        self.room, self.seen, self.deadline = news.room, news.seq, news.deadline
        if before is not None:
            show_change(self, before, seat, news)
        if self.following is not None:
            self.people[:] = [] if self.seat is None else [self.seat]
            if news.room.phase == "over":
                await self.finish()
            else:
                await self.look_for_question()

    def moved(self, news: protocol.Moved) -> None:
        self.move, self.deadline = news, news.deadline
        if news.by == "clock" and news.seat is not None and self.following is not None:
            mine = "you" if news.seat == self.seat else "other"
            with contextlib.suppress(IllegalAction):
                said = self.texts.option(self.game, self.game.notation.read(news.action))
                player = self.texts.player(news.seat)
                self.say("join-clock", whose=mine, player=player, action=said)

    async def arrived(self, news: protocol.Position) -> None:
        """The game is at another position; with its header at the beginning of what we know of it."""
        if news.header is not UNSET:
            try:
                self.following = Following(news.header)
            except ValueError:
                self.fail(self.unplayable(str(news.header.get("edition"))))
                return
            await self.retell(news)
        else:
            assert self.following is not None
            self.game = self.following.game(news.state)
            if self.move is not None:
                self.story.hear(self.game, events_of(self.move.events, self.seat))
        self.moves, self.move = news.moves, None
        self.tell(final=False)
        if self.room is not None and self.room.phase == "over":
            await self.finish()
            return
        await self.look_for_question(news.number)
        if not self.open and self.seat is not None and (news.header is not UNSET or not self.game.state.last_round):
            show_end_in_sight(self)  # which a question shows by itself
        await self.watch()

    async def retell(self, news: protocol.Position) -> None:
        """The game so far, for the log. What happened while the connection was lost is told."""
        assert self.following is not None and self.room is not None
        known = self.moves
        people = [] if self.seat is None else [self.seat]
        self.look_at(self.following.game(news.state), people, [seat.bot for seat in self.room.seats])
        self.story = Story(self.texts, self.people)
        if known is None:
            self.introduce(not news.moves, self.room.minutes)
        elif news.moves < known:
            self.say("play-undone")
        self.open = 0
        try:
            story = await self.client.get("story?positions=true")
        except (Refused, OSError):
            return
        for number, (game, events) in enumerate(self.following.retold(story, news.moves, self.seat)):
            self.story.hear(game, events)
            if news.moves and number == (news.moves if known is None else min(known, news.moves)):
                self.story.shown = len(self.story.lines)
        tell_answers(self, [] if known is None else story["frames"][known : news.moves])

    async def look_for_question(self, number: int | None = None) -> None:
        """Ask what is not asked yet; what is not open any more is forgotten."""
        self.number = self.number if number is None else number
        decision = self.game.decision
        mine = decision is not None and decision.player == self.seat and self.room is not None and not self.room.paused
        now_open = self.number if mine else 0
        if now_open == self.open:
            return
        self.open = now_open
        if self.live.typing and not self.live.begun:
            self.begun_at = now_open
        if not mine or decision is None:
            return
        if decision.kind == "rent-pass" and len(decision.options) == 1:  # asked only to betray nothing to others
            with contextlib.suppress(*UNSENT):
                await self.client.send(protocol.Play(number=self.open, action=decision.options[0].text))
            return
        self.tell()
        self.open_question(decision)
        self.put_question(self.menu(decision))

    async def watch(self) -> None:
        """In every turn of another, ask for a word afterwards, if that is wanted."""
        s = self.game.state
        if self.watching and not s.over and s.turns != self.watched and s.turn != self.seat:
            self.watched = int(s.turns)
            with contextlib.suppress(*UNSENT):
                await self.client.send(protocol.Wish())

    async def finish(self) -> None:
        """The end, once. The record is public now, and with it every move and throw."""
        if self.ended or self.following is None:
            return
        self.ended, self.open = True, 0
        self.tell()
        with contextlib.suppress(Refused, OSError, ValueError):
            record = await self.client.get("record")
            self.witness.keep_record(record)
            self.game = replay(record)
        show_end(self)
        show_fairness(self, self.witness)
        names = self.vocabulary.names
        self.say("join-over", rematch=names["rematch"], quit=names["quit"])

    def unplayable(self, edition: str) -> str:
        named = edition_name(self.language, edition) if edition in EDITIONS else edition
        what = "rules" if edition in EDITIONS else "edition"
        return Texts(next(iter(EDITIONS.values())), self.language).say("join-unplayable", what=what, edition=named)
