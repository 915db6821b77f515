"""One table: the only place that changes it. Everything goes through its mailbox, one thing at a time.

What happens is appended to the store first, then acknowledged, then told to all. If the store fails, the table is
closed: whoever comes back finds it as the store has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from passgo.engine.events import EVERYBODY, Event
from passgo.engine.game import Decision, Game
from passgo.server import table_events
from passgo.server.absence import doorkeepers, waited_for
from passgo.server.draws import counter, taken
from passgo.server.guests import Closed, Guest
from passgo.server.limits import Allowance
from passgo.server.messages import event_texts
from passgo.server.narration import (
    NOBODY,
    Frame,
    Localizer,
    change_lines,
    encode,
    hand,
    hidden_cards,
    line,
    move_frame,
    opening_lines,
    patch,
    public_view,
    visible,
)
from passgo.server.notices import is_slow
from passgo.server.positions import position
from passgo.server.prompts import prompt
from passgo.server.protocol import LANGUAGES, Away, By, Bye, Changed, Hand, Language, Moved, Presence, Prompt, You
from passgo.server.protocol import Room as RoomMessage
from passgo.server.protocol import Table as TableMessage
from passgo.server.reading import LINES, replayed
from passgo.server.room import Room
from passgo.server.scheduler import Scheduler
from passgo.server.storage import Append, Row, Taken
from passgo.server.table_events import AnyTableEvent, Entry
from passgo.texts import NOISE

if TYPE_CHECKING:
    from passgo.server.registry import TableRegistry

FRAMES, FRAME_BYTES = 256, 500_000  # that are kept for those who come back; most of the memory of a table
DIGESTED = 10  # moves, of the last of which the position's digest is noted
SOCKETS = 4  # of one person

ASIDES = ("interrupt", "quiet", "time", "stop")  # actions that answer no question

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Why = Literal["moved", "closing"]
log = logging.getLogger("passgo.server")


class LiveTable:
    def __init__(
        self, registry: TableRegistry, room: Room, game: Game | None, story: Sequence[tuple[int, Event]] = ()
    ) -> None:
        self.registry = registry
        self.room = room
        self.game = game
        self.built = len(room.moves) if game else -1  # moves that the game has
        self.tongue = Localizer(game) if game else None
        self.kept_view = encode(public_view(game, room.number)) if game else b"null"
        self.card = room.card() if room.seats else None  # before the first event there is nothing to tell
        self.hidden = hidden_cards(game) if game else []
        self.draws = taken(game) if game else []  # of the last move
        self.story: deque[tuple[int, Event]] = deque(story, maxlen=LINES)
        self.frames: deque[Frame] = deque()
        self.frame_bytes = 0
        self.guests: list[Guest] = []
        self.empty_since = registry.now()  # as long as there are no guests
        self.languages: set[Language] = set()  # that somebody has read here
        self.away_since: dict[int, int] = {p: registry.now() for p, person in enumerate(room.people) if person.here}
        self.stood_in: set[int] = set()  # seats of the absent, for whom the defaults are played
        self.founder_back = False  # whether the host has come back whom somebody stands in for
        self.allowances: dict[int, Allowance] = {}  # what each person may still ask for
        self.mailbox: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.waiting: set[asyncio.Future[Any]] = set()
        self.scheduler = Scheduler(self)
        self.task = asyncio.create_task(self.run(), name=f"table {room.code}")

    # the mailbox

    async def run(self) -> None:
        """Jobs in the order they come; in between what is due."""
        while not self.closed:
            try:
                seconds = self.scheduler.seconds_left()
                async with asyncio.timeout(seconds):
                    job = await self.mailbox.get()
            except TimeoutError:
                job = self.scheduler.on_time
            try:
                await job()
            except Exception:
                log.exception("a table closes after an error", extra={"table": self.room.code})
                self.close("closing")
            del job  # and with it the guest whose it was, who may be gone

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

    async def do_for(self, guest: Guest, job: Callable[[], Awaitable[T]]) -> T:
        """The same for a guest, unless that one has left or was removed before the turn came."""

        async def unless_gone() -> T:
            self.hear(guest)
            return await job()

        return await self.do(unless_gone)

    def hear(self, guest: Guest) -> None:
        """Closed to whoever is no guest any more: the number may be another's by now."""
        if guest not in self.guests:
            raise Closed

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
        self.scheduler.stop_thinking()
        self.frames.clear()  # most of its memory, which nobody needs until the collector finds it
        self.registry.forget(self)
        self.task.cancel()

    # writing and telling

    async def commit(self, *told: AnyTableEvent, id: str | None = None, events: Sequence[Event] = ()) -> int:
        """Write events down, then tell everybody. The room has changed already when the store is asked; if that
        fails, the table closes, so nobody ever hears of it."""
        now, unseen = self.registry.now(), self.room.unseen
        entries = [
            Entry(self.room.code, self.room.seq + 1 + k, now, event, id if k == 0 else None)
            for k, event in enumerate(told)
        ]
        try:
            for entry in entries:
                self.room.apply(entry)
                self.note_presence(entry.event)
            another = not all(isinstance(event, table_events.Played | table_events.Chatted) for event in told)
            self.card = self.room.card() if another else self.card
            rebuilt = self.rebuilt()
            await self.registry.writer.append(Append(entries, self.row(), new=entries[0].seq == 1))
        except Exception as error:
            self.close("moved" if isinstance(error, Taken) else "closing")
            raise
        self.registry.metrics.events.inc(len(entries))
        if any(isinstance(event, table_events.Played) and event.by == "bot" for event in told):
            await self.registry.bot_turns.wait()
        if another and self.card and self.registry.lobby is not None:
            await self.registry.lobby.show(self.card)
        for entry in entries:
            self.part_with(entry.event)
            is_last = entry is entries[-1]  # what begins the game, after what led to it
            if not isinstance(entry.event, table_events.Reported):
                moves = events if isinstance(entry.event, table_events.Played) else ()
                self.announce(msgspec.structs.replace(entry, seq=entry.seq - unseen), moves, rebuilt and is_last)
        return min(entries[0].seq - unseen, self.room.told)

    def row(self) -> Row:
        assert self.card is not None
        seen = self.registry.now() if self.guests else 0
        return Row(self.room.code, self.room.secret, self.card, self.scheduler.alarm(), seen=seen)

    def note_presence(self, event: AnyTableEvent) -> None:
        """Who comes in is away until the first connection; who sits down plays."""
        if isinstance(event, table_events.Joined):
            number = len(self.room.people) - 1 if event.number is None else event.number
            self.away_since[number] = self.registry.now()
            self.allowances.pop(number, None)  # that of somebody else, who had the number before
        elif isinstance(event, table_events.Seated):
            self.stood_in.discard(event.seat)
        elif isinstance(event, table_events.Left | table_events.Removed):
            self.away_since.pop(event.person, None)

    def part_with(self, event: AnyTableEvent) -> None:
        """Hang up on somebody who has left: the number may be another's soon."""
        if isinstance(event, table_events.Left | table_events.Removed):
            why = Bye("left" if isinstance(event, table_events.Left) else "removed", "")
            self.registry.notices.forget(self.room.code, event.person)
            for guest in [each for each in self.guests if each.person == event.person]:
                self.guests.remove(guest)
                guest.hang_up(msgspec.structs.replace(why))

    def announce(self, entry: Entry, events: Sequence[Event], rebuilt: bool) -> None:
        event = entry.event
        if isinstance(event, table_events.Played):
            self.announce_move(entry, event, list(events))
        elif isinstance(event, table_events.Chatted):
            said = encode(self.room.chat[-1])
            self.broadcast(Frame(entry.seq, dict.fromkeys(LANGUAGES, said), NOBODY))
        else:
            self.announce_change(entry, rebuilt)

    def announce_move(self, entry: Entry, event: table_events.Played, events: list[Event]) -> None:
        assert self.game is not None and self.tongue is not None
        after = public_view(self.game, self.room.number)
        changed = patch(self.view or {}, after)
        self.kept_view = encode(after)
        self.scheduler.moved_at = entry.at
        self.story.extend((entry.seq, event) for event in events)
        deadline = self.scheduler.deadline()
        draws = self.draws or msgspec.UNSET
        move = Moved(entry.seq, entry.at, event.seat, event.by, event.action, [], changed, deadline, draws)
        self.broadcast(move_frame(move, events, self.tongue, self.languages))
        self.show_positions(with_header=False)
        before, self.hidden = self.hidden, hidden_cards(self.game)
        self.show_hands({seat for seat, cards in enumerate(self.hidden) if cards != before[seat]})
        self.show_prompt()

    def announce_change(self, entry: Entry, rebuilt: bool) -> None:
        """Something about the room. With a start or a step back comes the whole view."""
        room = self.shown()
        event, deadline = entry.event, self.scheduler.deadline()
        person = getattr(event, "person", None)
        message = Changed(entry.seq, entry.at, str(type(event).__struct_config__.tag), person, "", room, deadline)
        if rebuilt:
            message.view = self.view
        texts = event_texts(self.room, event)
        tongue, opening = (
            self.tongue,
            self.game.opening if self.game and isinstance(event, table_events.Started) else [],
        )

        def worded(language: Language) -> bytes:
            message.text = texts[language]
            if tongue and opening:
                message.story = opening_lines(tongue.texts(language), entry.seq, opening)
                message.opening, message.draws = visible(tongue.texts(language), opening, None), self.draws
            return encode(message)

        self.broadcast(Frame(entry.seq, {language: worded(language) for language in LANGUAGES}, NOBODY))
        if entry.seq == self.room.told:  # else what follows leads to the position
            self.show_positions(with_header=rebuilt)
        if rebuilt:
            self.show_hands(set(range(len(self.room.seats))))
        elif isinstance(event, table_events.Seated):
            self.show_hands({event.seat})
        if rebuilt or isinstance(event, table_events.Seated | table_events.Resumed):
            self.show_prompt()

    def rebuilt(self) -> bool:
        """Whether the game began or moves were taken back; then it is made anew from the moves."""
        if self.room.phase != "playing" or self.built == len(self.room.moves):
            return False
        self.game, story = replayed(self.room)
        self.built = len(self.room.moves)
        self.draws = taken(self.game)
        self.story = deque(story, maxlen=LINES)
        self.tongue = Localizer(self.game)
        self.kept_view = encode(public_view(self.game, self.room.number))
        self.hidden = hidden_cards(self.game)
        return True

    @property
    def view(self) -> dict[str, Any] | None:
        """The game as everybody was last told it. It is kept as bytes: else the garbage collector looks at each of its
        many small parts whenever a move has made it anew."""
        view: dict[str, Any] | None = msgspec.json.decode(self.kept_view)
        return view

    def shown(self) -> RoomMessage:
        """The room as it is at this moment."""
        asked = {person: doorkeepers(self, person) for person in self.room.petitions}
        return self.room.shown(self.online(), self.stood_in, waited_for(self), asked)

    def broadcast(self, frame: Frame) -> None:
        self.frames.append(frame)
        self.frame_bytes += frame.size
        while self.frames and (len(self.frames) > FRAMES or self.frame_bytes > FRAME_BYTES):
            self.frame_bytes -= self.frames.popleft().size
        for guest in list(self.guests):
            told = frame.told(guest.language, self.seat_of(guest))
            assert told is not None, "a guest's language is one that is read here"
            guest.tell(told)

    def show_prompt(self) -> None:
        """The open question, to whoever must answer it."""
        decision = self.decision
        for guest in list(self.guests):
            if decision is not None and self.seat_of(guest) == decision.player:
                guest.tell(encode(self.prompt_for(guest)))

    def show_positions(self, with_header: bool) -> None:
        for guest in list(self.guests):
            self.show_position(guest, with_header)

    def show_position(self, guest: Guest, with_header: bool) -> None:
        """The position as the guest may know it, if it is wanted."""
        if guest.positions and self.game is not None:
            guest.tell(encode(position(self.game, self.room, self.seat_of(guest), with_header)))

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
        away = [Away(person, until) for person, until in sorted(waited_for(self).items())]
        frame = encode(Presence(sorted(self.online()), watching, sorted(self.stood_in), away))
        for guest in list(self.guests):
            guest.tell(frame)

    def whole(self, guest: Guest) -> TableMessage:
        """Everything that the guest may know."""
        seat = self.seat_of(guest)
        texts = self.tongue.texts(guest.language) if self.tongue else None
        events = [event for _, event in self.story]
        story = [
            line(texts, seq, event, events)
            for seq, event in self.story
            if texts and event.visible_to(seat) and event.name not in NOISE
        ]
        changes = change_lines(texts, self.room.told, self.game.header) if self.game and texts else []
        return TableMessage(
            seq=self.room.told,
            now=self.registry.now(),
            you=You(guest.person, seat),
            room=self.shown(),
            view=self.view,
            hand=hand(self.game, texts, seat) if self.game and texts else [],
            prompt=self.prompt_for(guest),
            deadline=self.scheduler.deadline(),
            story=[*(told for told in story if told.text), *changes],
            chat=list(self.room.chat),
            drawn=counter(self.game) if self.game else 0,
        )

    # coming and going

    def welcome(self, guest: Guest, after: int | None) -> None:
        """A guest connects: told what was missed, if that is known, else everything."""
        if self.scheduler.wake():
            after = None  # there is another deadline, which no number tells
        if self.room.phase == "playing" and guest.person is not None and not self.online():
            # where nobody was, nobody was missed: absence begins anew
            self.away_since = dict.fromkeys(self.away_since, self.registry.now())
            self.stood_in.clear()
        if not self.guests:
            self.scheduler.met_at = self.registry.now()
        self.guests.append(guest)
        self.languages.add(guest.language)
        if guest.person is not None:
            self.away_since.pop(guest.person, None)
            if is_slow(self.room.choices.clock):
                self.registry.notices.back(self.room.code, guest.person)
            person = self.room.people[guest.person]
            self.founder_back |= person.here and guest.person == self.room.founder != self.room.host
            if person.seat is not None:
                self.stood_in.discard(person.seat)
            mine = [other for other in self.guests if other.person == guest.person]
            for other in mine[:-SOCKETS]:
                other.hang_up(Bye("replaced", ""))
        missed = None if after is None else self.missed_by(guest, after)
        if missed is not None:
            for frame in missed:
                guest.tell(frame)
            self.show_position(guest, with_header=True)
            if self.game and self.tongue:
                guest.tell(encode(Hand(hand(self.game, self.tongue.texts(guest.language), self.seat_of(guest)))))
            asked = self.prompt_for(guest)
            if asked:
                guest.tell(encode(asked))
        else:
            guest.tell(encode(self.whole(guest)))
            self.show_position(guest, with_header=True)
        self.show_presence()

    def missed_by(self, guest: Guest, after: int) -> list[bytes] | None:
        """What was told after a number; None if that is no longer known, or not in the guest's language."""
        told = [frame.told(guest.language, self.seat_of(guest)) for frame in self.frames if frame.seq > after]
        known = [frame for frame in told if frame is not None]
        return known if len(known) == self.room.told - after else None

    def speak(self, guest: Guest, language: Language) -> None:
        """A guest reads another language from now on, and is told everything in it."""
        guest.language = language
        self.languages.add(language)
        guest.tell(encode(self.whole(guest)))

    def depart(self, guest: Guest) -> None:
        """A connection is gone; the person may come back."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.empty_since = self.registry.now()
        if guest.person is not None and guest.person not in self.online() and self.room.people[guest.person].here:
            self.away_since[guest.person] = self.registry.now()
        self.show_presence()

    def online(self) -> set[int]:
        return {guest.person for guest in self.guests if guest.person is not None}

    def seat_of(self, guest: Guest) -> int | None:
        return None if guest.person is None else self.room.people[guest.person].seat

    @property
    def decision(self) -> Decision | None:
        return self.game.decision if self.game and self.room.phase == "playing" else None

    async def play(
        self, action: str, seat: int | None, by: By, id: str | None = None, before: Sequence[AnyTableEvent] = ()
    ) -> int:
        """Play an action that must be legal, together with what led to it; IllegalAction changes nothing."""
        assert self.game is not None
        trial = self.game.copy()
        events = trial.play(action)
        said = trial.moves[-1]
        self.draws = taken(trial)
        aside = said.startswith(ASIDES) and same_question(self.game.decision, trial.decision)
        was, self.game = self.game, trial
        self.built = len(self.room.moves) + 1
        digest = trial.digest() if trial.over or self.built % DIGESTED == 1 else ""
        played = table_events.Played(said, seat, by, aside, digest, is_plain(was, trial, events))
        after: list[AnyTableEvent] = [table_events.Finished(list(trial.winners))] if trial.over else []
        if not after and self.room.is_settled_by(played):
            after = [table_events.Lapsed()]
        return await self.commit(*before, played, *after, id=id, events=events)


def same_question(before: Decision | None, after: Decision | None) -> bool:
    """Whether the same is asked as before, as after somebody's wish to manage later."""
    if before is None or after is None:
        return False
    return (before.player, before.kind, before.about) == (after.player, after.kind, after.about)


def is_plain(before: Game, after: Game, events: Sequence[Event]) -> bool:
    """Whether nothing was drawn by a move and nothing hidden was shown to anybody."""
    shown = any(event.seen_by != EVERYBODY for event in events) or hidden_cards(before) != hidden_cards(after)
    return not shown and before.state.chance.save() == after.state.chance.save()
