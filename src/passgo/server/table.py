"""One table: the only place that changes it. Everything goes through its mailbox, one thing at a time.

What happens is appended to the store first, then acknowledged, then told to all. If the store fails, the table is
closed: whoever comes back finds it as the store has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from passgo.engine.events import Event
from passgo.engine.game import Decision, Game
from passgo.server import facts
from passgo.server.clock import ANSWER, BEAT, GAME_MINUTES, GRACE, ballot_seconds
from passgo.server.facts import AnyFact, Entry
from passgo.server.guests import Guest
from passgo.server.narration import (
    FixedFrame,
    Frame,
    MoveFrame,
    Tongue,
    encode,
    hand,
    hidden_cards,
    line,
    patch,
    public_view,
)
from passgo.server.prompts import prompt, usual
from passgo.server.protocol import Bye, Changed, Hand, Language, Presence, Prompt, You
from passgo.server.protocol import Table as TableMessage
from passgo.server.room import SUBSTITUTE, Room
from passgo.server.storage import Append, Row, Taken
from passgo.server.words import fact_texts
from passgo.texts import NOISE

if TYPE_CHECKING:
    from passgo.server.hall import Hall

LINES = 80  # of the story that a newcomer is told
FRAMES = 512  # that are kept for those who come back
SNAPSHOT = 200  # moves between two of them
SOCKETS = 4  # of one person
MINUTE = 60_000

ASIDES = ("interrupt", "time")  # actions that answer no question

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Why = Literal["moved", "closing"]
log = logging.getLogger("passgo.server")


class Closed(Exception):
    """The table does not take jobs any more."""


class Table:
    def __init__(self, hall: Hall, room: Room, game: Game | None, story: Sequence[tuple[int, Event]] = ()) -> None:
        self.hall = hall
        self.room = room
        self.game = game
        self.built = len(room.moves) if game else -1  # moves that the game has
        self.tongue = Tongue(game) if game else None
        self.view = public_view(game, room.number) if game else None
        self.card = room.card() if room.seats else None  # before the first fact there is nothing to tell
        self.hidden = hidden_cards(game) if game else []
        self.story: deque[tuple[int, Event]] = deque(story, maxlen=LINES)
        self.frames: deque[Frame] = deque(maxlen=FRAMES)
        self.guests: list[Guest] = []
        self.away_since: dict[int, int] = {p: hall.now() for p, person in enumerate(room.people) if person.here}
        self.stood_in: set[int] = set()  # seats that a bot plays for the absent
        self.thinking = 0  # the number of the prompt that a bot is thinking about
        self.moved_at = 0
        self.mailbox: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.waiting: set[asyncio.Future[Any]] = set()
        self.thoughts: set[asyncio.Task[None]] = set()
        self.task = asyncio.create_task(self.run(), name=f"table {room.code}")

    # the mailbox

    async def run(self) -> None:
        """Jobs in the order they come; in between what is due."""
        while not self.closed:
            try:
                seconds = self.seconds_left()
                async with asyncio.timeout(seconds):
                    job = await self.mailbox.get()
            except TimeoutError:
                job = self.on_time
            try:
                await job()
            except Exception:
                log.exception("a table closes after an error", extra={"table": self.room.code})
                self.close("closing")

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job when its turn comes; what it raises, the caller gets."""
        if self.closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.add(done)

        async def step() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        try:
            self.mailbox.put_nowait(step)  # a guest waits for one job at a time, so there are never many
            return await done
        finally:
            self.waiting.discard(done)

    def close(self, why: Why) -> None:
        """No more jobs; those that wait are told so. The guests come back, here or elsewhere."""
        if self.closed:
            return
        self.closed = True
        for guest in list(self.guests):
            guest.hang_up(Bye(why, ""))
        for done in list(self.waiting):
            if not done.done():
                done.set_exception(Closed())
        self.hall.forget(self)
        self.task.cancel()

    # writing and telling

    async def commit(self, *told: AnyFact, id: str | None = None, events: Sequence[Event] = ()) -> int:
        """Write facts down, then tell everybody. The room has changed already when the store is asked; if that
        fails, the table closes, so nobody ever hears of it."""
        now = self.hall.now()
        entries = [
            Entry(self.room.code, self.room.seq + 1 + k, now, fact, id if k == 0 else None)
            for k, fact in enumerate(told)
        ]
        try:
            for entry in entries:
                self.room.apply(entry)
                self.note_presence(entry.fact)
            another = not all(isinstance(fact, facts.Played | facts.Chatted) for fact in told)
            self.card = self.room.card() if another else self.card
            rebuilt = self.rebuilt()
            await self.hall.writer.append(Append(entries, self.row(), new=entries[0].seq == 1))
        except Exception as error:
            self.close("moved" if isinstance(error, Taken) else "closing")
            raise
        self.hall.metrics.facts.inc(len(entries))
        if another and self.card and self.hall.lobby is not None:
            await self.hall.lobby.show(self.card)
        for entry in entries:
            self.announce(entry, events if isinstance(entry.fact, facts.Played) else (), rebuilt)
        if isinstance(told[0], facts.Played) and len(self.room.moves) % SNAPSHOT == 0:
            await self.hall.keep_snapshot(self)
        return entries[0].seq

    def row(self) -> Row:
        assert self.card is not None
        return Row(self.room.code, self.room.secret, self.card, self.deadline())

    def note_presence(self, fact: AnyFact) -> None:
        """Who comes in is away until the first connection; who sits down plays."""
        if isinstance(fact, facts.Joined):
            self.away_since[len(self.room.people) - 1] = self.hall.now()
        elif isinstance(fact, facts.Seated):
            self.stood_in.discard(fact.seat)

    def announce(self, entry: Entry, events: Sequence[Event], rebuilt: bool) -> None:
        fact = entry.fact
        if isinstance(fact, facts.Played):
            self.announce_move(entry, fact, list(events))
        elif isinstance(fact, facts.Chatted):
            said = self.room.chat[-1]
            self.broadcast(FixedFrame(entry.seq, lambda language: said))
        else:
            self.announce_change(entry, rebuilt)

    def announce_move(self, entry: Entry, fact: facts.Played, events: list[Event]) -> None:
        assert self.game is not None and self.tongue is not None and self.view is not None
        after = public_view(self.game, self.room.number)
        changed = patch(self.view, after)
        self.view = after
        self.moved_at = entry.at
        self.story.extend((entry.seq, event) for event in events)
        deadline = self.deadline()
        frame = MoveFrame(entry.seq, entry.at, fact.seat, fact.by, fact.action, events, changed, deadline, self.tongue)
        self.broadcast(frame)
        before, self.hidden = self.hidden, hidden_cards(self.game)
        self.show_hands({seat for seat, cards in enumerate(self.hidden) if cards != before[seat]})
        self.show_prompt()

    def announce_change(self, entry: Entry, rebuilt: bool) -> None:
        """Something about the room. With a start or a step back comes the whole view."""
        room = self.room.shown(self.online(), self.stood_in)
        fact, deadline = entry.fact, self.deadline()
        person = getattr(fact, "person", None)
        message = Changed(entry.seq, entry.at, str(type(fact).__struct_config__.tag), person, "", room, deadline)
        if rebuilt:
            message.view = self.view
        texts = fact_texts(self.room, fact)

        def worded(language: Language) -> Changed:
            message.text = texts[language]
            return message

        self.broadcast(FixedFrame(entry.seq, worded))
        if rebuilt:
            self.show_hands(set(range(len(self.room.seats))))
        elif isinstance(fact, facts.Seated):
            self.show_hands({fact.seat})
        if rebuilt or isinstance(fact, facts.Seated | facts.Resumed):
            self.show_prompt()

    def rebuilt(self) -> bool:
        """Whether the game began or moves were taken back; then it is made anew from the moves."""
        if self.room.phase != "playing" or self.built == len(self.room.moves):
            return False
        self.game = Game.begin(self.room.header())
        events = [(self.room.seq, event) for event in self.game.opening]
        for move in self.room.moves:
            events += [(self.room.seq, event) for event in self.game.play(move)]
        self.built = len(self.room.moves)
        self.story = deque(events, maxlen=LINES)
        self.tongue = Tongue(self.game)
        self.view = public_view(self.game, self.room.number)
        self.hidden = hidden_cards(self.game)
        return True

    def broadcast(self, frame: Frame) -> None:
        self.frames.append(frame)
        for guest in list(self.guests):
            guest.tell(frame.told(guest.language, self.seat_of(guest)))

    def show_prompt(self) -> None:
        """The open question, to whoever must answer it."""
        decision = self.decision
        for guest in list(self.guests):
            if decision is not None and self.seat_of(guest) == decision.player:
                guest.tell(encode(self.prompt_for(guest)))

    def show_hands(self, seats: set[int]) -> None:
        for guest in list(self.guests):
            seat = self.seat_of(guest)
            if seat in seats and self.game and self.tongue:
                guest.tell(encode(Hand(hand(self.game, self.tongue.texts(guest.language), seat))))

    def prompt_for(self, guest: Guest) -> Prompt | None:
        decision = self.decision
        if decision is None or self.seat_of(guest) != decision.player:
            return None
        assert self.game is not None and self.tongue is not None
        asked = prompt(self.game, self.tongue.texts(guest.language))
        asked.number = self.room.number
        return asked

    def show_presence(self) -> None:
        watching = sum(guest.person is None for guest in self.guests)
        frame = encode(Presence(sorted(self.online()), watching, sorted(self.stood_in)))
        for guest in list(self.guests):
            guest.tell(frame)

    def whole(self, guest: Guest) -> TableMessage:
        """Everything that the guest may know."""
        seat = self.seat_of(guest)
        texts = self.tongue.texts(guest.language) if self.tongue else None
        story = [
            line(texts, seq, event)
            for seq, event in self.story
            if texts and event.visible_to(seat) and event.name not in NOISE
        ]
        return TableMessage(
            seq=self.room.seq,
            now=self.hall.now(),
            you=You(guest.person, seat),
            room=self.room.shown(self.online(), self.stood_in),
            view=self.view,
            hand=hand(self.game, texts, seat) if self.game and texts else [],
            prompt=self.prompt_for(guest),
            deadline=self.deadline(),
            story=[told for told in story if told.text],
            chat=list(self.room.chat),
        )

    # coming and going

    def welcome(self, guest: Guest, after: int | None) -> None:
        """A guest connects: told what was missed, if that is known, else everything."""
        self.guests.append(guest)
        if guest.person is not None:
            self.away_since.pop(guest.person, None)
            seat = self.room.people[guest.person].seat
            if seat is not None:
                self.stood_in.discard(seat)
            mine = [other for other in self.guests if other.person == guest.person]
            for other in mine[:-SOCKETS]:
                other.hang_up(Bye("replaced", ""))
        missed = [frame for frame in self.frames if after is not None and frame.seq > after]
        if after is not None and self.room.seq - after == len(missed):
            for frame in missed:
                guest.tell(frame.told(guest.language, self.seat_of(guest)))
            if self.game and self.tongue:
                guest.tell(encode(Hand(hand(self.game, self.tongue.texts(guest.language), self.seat_of(guest)))))
            asked = self.prompt_for(guest)
            if asked:
                guest.tell(encode(asked))
        else:
            guest.tell(encode(self.whole(guest)))
        self.show_presence()

    def depart(self, guest: Guest) -> None:
        """A connection is gone; the person may come back."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if guest.person is not None and guest.person not in self.online():
            self.away_since[guest.person] = self.hall.now()
        self.show_presence()

    def online(self) -> set[int]:
        return {guest.person for guest in self.guests if guest.person is not None}

    def seat_of(self, guest: Guest) -> int | None:
        return None if guest.person is None else self.room.people[guest.person].seat

    # what is due

    @property
    def decision(self) -> Decision | None:
        return self.game.decision if self.game and self.room.phase == "playing" else None

    def seconds_left(self) -> float | None:
        """Until the next thing is due."""
        due = [at for at in (self.ballot_due(), self.game_due(), self.move_due(), self.absence_due()) if at is not None]
        return max(0.0, (min(due) - self.hall.now()) / 1000) if due else None

    async def on_time(self) -> None:
        now = self.hall.now()
        for due, act in (
            (self.ballot_due(), self.lapse),
            (self.absence_due(), self.stand_in),
            (self.game_due(), self.call_time),
            (self.move_due(), self.move_on),
        ):
            if due is not None and due <= now:
                await act()
                return

    def ballot_due(self) -> int | None:
        if self.room.ballot is None:
            return None
        return self.room.proposed_at + ballot_seconds(self.room.choices.clock) * 1000

    async def lapse(self) -> None:
        await self.commit(facts.Lapsed())

    def game_due(self) -> int | None:
        if self.room.choices.variant != "timed" or self.room.paused or self.decision is None:
            return None
        if self.game is None or self.game.state.time_up:
            return None
        return self.room.started_at + (self.room.choices.minutes or GAME_MINUTES) * MINUTE

    async def call_time(self) -> None:
        await self.play("time", None, "clock")

    def absence_due(self) -> int | None:
        """When somebody has been away too long: a player, or the host."""
        grace = GRACE[self.room.choices.clock]
        if grace is None:
            return None
        waited_for = [p for p in self.away_since if self.missed(p)]
        return min((self.away_since[p] + grace * 1000 for p in waited_for), default=None)

    def missed(self, person: int) -> bool:
        seat = self.room.people[person].seat
        playing = self.room.phase == "playing" and seat is not None and seat not in self.stood_in
        return playing or (person == self.room.host and bool(self.online()))

    async def stand_in(self) -> None:
        """Bots for the absent; the host's rights for somebody who is there."""
        grace = GRACE[self.room.choices.clock]
        assert grace is not None
        limit = self.hall.now() - grace * 1000
        for person, since in list(self.away_since.items()):
            seat = self.room.people[person].seat
            if since <= limit and self.missed(person):
                if self.room.phase == "playing" and seat is not None:
                    self.stood_in.add(seat)
                if person == self.room.host and self.online():
                    seated = [p for p in self.room.seated_people() if p in self.online()]
                    await self.commit(facts.Hosted(min(seated or self.online())))
        self.show_presence()

    def player_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, or None when its person does."""
        if self.room.seats[seat].person is None:
            return self.room.seats[seat].bot or SUBSTITUTE
        return SUBSTITUTE if seat in self.stood_in else None

    def move_due(self) -> int | None:
        """When the open question is answered without a person: by a bot, or because the time is up."""
        decision = self.decision
        if decision is None or self.room.paused:
            return None
        if self.player_of(decision.player) is not None:
            if self.thinking == self.room.number:
                return None
            return self.moved_at + int(BEAT[self.room.choices.pace] * 1000)
        return self.deadline()

    def deadline(self) -> int | None:
        """When the time of whoever is asked runs out."""
        seconds = ANSWER[self.room.choices.clock]
        if seconds is None or self.decision is None or self.room.paused:
            return None
        return self.room.asked_at + seconds * 1000

    async def move_on(self) -> None:
        decision = self.decision
        assert decision is not None and self.game is not None
        bot = self.player_of(decision.player)
        if bot is None:
            await self.play(usual(self.game), decision.player, "clock")
            return
        self.thinking = self.room.number
        thought = asyncio.create_task(self.think(self.room.number, bot, decision.player))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)

    async def think(self, number: int, bot: str, seat: int) -> None:
        """Let a worker find the bot's answer, then play it if the question is still open."""
        assert self.game is not None
        try:
            action = await self.hall.thinkers.choose(self.game, bot, number)
        except Exception:
            log.exception("a bot could not answer", extra={"table": self.room.code})
            action = usual(self.game)

        async def answer() -> None:
            if self.thinking == number:
                self.thinking = 0
            is_asked = self.room.number == number and self.decision is not None and not self.room.paused
            if is_asked and self.player_of(seat) is not None:
                await self.play(action, seat, "bot")

        with contextlib.suppress(Closed):
            await self.do(answer)

    async def play(self, action: str, seat: int | None, by: str, id: str | None = None) -> int:
        """Play an action that must be legal; IllegalAction changes nothing."""
        assert self.game is not None
        trial = self.game.copy()
        events = trial.play(action)
        said = trial.moves[-1]
        aside = said.startswith(ASIDES) and same_question(self.game.decision, trial.decision)
        played = facts.Played(said, seat, by, aside)
        self.game = trial
        self.built = len(self.room.moves) + 1
        over = [facts.Finished(list(trial.winners))] if trial.over else []
        return await self.commit(played, *over, id=id, events=events)


def same_question(before: Decision | None, after: Decision | None) -> bool:
    """Whether the same is asked as before, as after somebody's wish to manage later."""
    if before is None or after is None:
        return False
    return (before.player, before.kind, before.about) == (after.player, after.kind, after.about)
