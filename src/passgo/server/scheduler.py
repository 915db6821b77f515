"""What is due at a table: the answers of bots, time that runs out, votes that lapse, answers for the absent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from passgo.bots import BOTS
from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.server import starting, table_events
from passgo.server.bot_answers import quick_answer
from passgo.server.clock import ANSWER, BEAT, GAME_MINUTES, GRACE, ballot_seconds
from passgo.server.guests import Closed
from passgo.server.notices import AFTER, Call, is_slow
from passgo.server.prompts import usual
from passgo.server.seating import SUBSTITUTE

if TYPE_CHECKING:
    from passgo.server.table import LiveTable

MINUTE = 60_000
IDLE = 15 * MINUTE  # until a table where nobody is goes back to the store
OVER = MINUTE  # the same where the game is over: somebody may reload the page, nobody plays on
LONGEST_THOUGHT = 4_000  # ms after which a bot's question is answered at once, whatever became of the thought

Act = Callable[[], Awaitable[None]]
log = logging.getLogger("passgo.server")


class Scheduler:
    """Of one table, whose mailbox asks it when to wake up and what to do then."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.room = table.room
        self.thinking = 0  # the number of the prompt that a bot is thinking about
        self.thinking_since = 0
        self.moved_at = 0
        self.met_at = 0  # when the first guest came where nobody was
        self.woken_at = 0  # when somebody came where the time had run out and nobody had been
        self.began = table.registry.now()
        self.called = 0  # the number of the prompt for which it was seen whether somebody must be called
        self.thoughts: set[asyncio.Task[None]] = set()

    def agenda(self) -> list[tuple[int, Act]]:
        """What is to be done and when; of several that are due at once the first comes first."""
        wanted: list[tuple[int | None, Act]] = [
            (self.shares_due(), self.start_without),
            (self.ballot_due(), self.lapse),
            (0 if self.table.founder_back else None, self.give_back),
            (self.absence_due(), self.stand_in),
            (self.game_due(), self.call_time),
            (self.move_due(), self.move_on),
            (self.call_due(), self.call),
        ]
        agenda = [(due, act) for due, act in wanted if due is not None]
        if not self.thoughts and not self.table.guests:
            agenda.append((self.table.empty_since + (OVER if self.room.phase == "over" else IDLE), self.put_away))
        return agenda

    def alarm(self) -> int | None:
        """When something happens here though nobody comes: then a table that was put away is read again."""
        decision = self.table.decision
        answer = None
        if decision is not None and not self.room.paused and self.goes_on_alone():
            is_bot = self.player_of(decision.player) is not None
            answer = self.room.asked_at + LONGEST_THOUGHT if is_bot else self.deadline()
        return min((due for due in (answer, self.game_due()) if due is not None), default=None)

    def seconds_left(self) -> float | None:
        """Until the next thing is due."""
        due = min((due for due, _ in self.agenda()), default=None)
        return None if due is None else max(0.0, (due - self.table.registry.now()) / 1000)

    async def on_time(self) -> None:
        now = self.table.registry.now()
        act = next((act for due, act in self.agenda() if due <= now), None)
        if act is not None:
            await act()

    async def put_away(self) -> None:
        """Nobody has been here for long."""
        await self.table.registry.put_away(self.table)

    def shares_due(self) -> int | None:
        """When the dice wait no longer for what somebody adds to them. Whoever just came back has the whole time."""
        sharing = self.room.sharing
        if not sharing.under_way or not self.table.guests:
            return None
        return max(sharing.since, self.met_at) + starting.SECONDS * 1000

    async def start_without(self) -> None:
        await starting.go_on(self.table)

    def ballot_due(self) -> int | None:
        if self.room.ballot is None:
            return None
        return self.room.proposed_at + ballot_seconds(self.room.choices.clock) * 1000

    async def lapse(self) -> None:
        await self.table.commit(table_events.Lapsed())

    async def give_back(self) -> None:
        """The host is back whose rights somebody else had meanwhile."""
        self.table.founder_back = False
        founder = self.room.founder
        if founder is not None and founder != self.room.host and founder in self.table.online():
            await self.table.commit(table_events.Hosted(founder))

    def game_due(self) -> int | None:
        if self.room.choices.variant != "timed" or self.room.paused or self.table.decision is None:
            return None
        if self.table.game is None or self.table.game.state.time_up:
            return None
        return self.room.started_at + (self.room.choices.minutes or GAME_MINUTES) * MINUTE

    async def call_time(self) -> None:
        await self.table.play("time", None, "clock")

    def absence_due(self) -> int | None:
        """When somebody has been away too long: a player, or the host."""
        grace = GRACE[self.room.choices.clock]
        if grace is None:
            return None
        waited_for = [p for p in self.table.away_since if self.missed(p)]
        return min((self.table.away_since[p] + grace * 1000 for p in waited_for), default=None)

    def missed(self, person: int) -> bool:
        seat = self.room.people[person].seat
        playing = self.room.phase == "playing" and seat is not None and seat not in self.table.stood_in
        return playing or (person == self.room.host and bool(self.heirs()))

    def heirs(self) -> set[int]:
        """Who of those who are there may have the host's rights: whoever sits; before the start else anybody."""
        online = self.table.online()
        seated = online & set(self.room.seated_people())
        return seated if seated or self.room.phase == "playing" else online

    async def stand_in(self) -> None:
        """The defaults for the absent; the host's rights for somebody who is there."""
        grace = GRACE[self.room.choices.clock]
        assert grace is not None
        limit = self.table.registry.now() - grace * 1000
        for person, since in list(self.table.away_since.items()):
            seat = self.room.people[person].seat
            if since <= limit and self.missed(person):
                if self.room.phase == "playing" and seat is not None:
                    self.table.stood_in.add(seat)
                if person == self.room.host and self.heirs():
                    await self.table.commit(table_events.Hosted(min(self.heirs())))
        self.table.show_presence()

    def player_of(self, seat: int) -> str | None:
        """The bot that plays a seat, or None when it is a person's, absent or not."""
        return self.room.seats[seat].bot or SUBSTITUTE if self.room.seats[seat].person is None else None

    def stands_still(self) -> bool:
        """Where nobody is connected nobody moves, but in a game that goes on alone."""
        return not self.table.guests and not self.goes_on_alone()

    def goes_on_alone(self) -> bool:
        """A game of days does, for those who are still in it."""
        if self.room.choices.clock != "days" or self.table.game is None:
            return False
        out = self.table.game.state.bankrupt
        return not all(seat.person is None or out[k] for k, seat in enumerate(self.room.seats))

    def wake(self) -> bool:
        """Before the first guest is there: a time that ran out meanwhile begins anew; whether one did."""
        due, now = self.deadline(), self.table.registry.now()
        if due is None or due > now or not self.stands_still():
            return False
        self.woken_at = now
        return True

    def move_due(self) -> int | None:
        """When the open question is answered without a person: by a bot, for somebody absent, or because time is up.

        Where nobody is, nobody waits, and nothing is answered for the absent.
        """
        decision = self.table.decision
        if decision is None or self.room.paused or self.stands_still():
            return None
        beat = self.moved_at + int(BEAT[self.room.choices.pace] * 1000)
        if self.player_of(decision.player) is not None:
            return self.thinking_since + LONGEST_THOUGHT if self.thinking == self.room.number else beat
        if decision.player in self.table.stood_in:
            return beat if self.table.online() else None
        return self.deadline()

    def deadline(self) -> int | None:
        """When the time of whoever is asked runs out."""
        seconds = ANSWER[self.room.choices.clock]
        if self.table.decision is None or self.room.paused:
            return None
        return max(self.room.asked_at, self.woken_at) + seconds * 1000

    def call_due(self) -> int | None:
        """When it is time to see whether who is asked is there."""
        decision, slow = self.table.decision, is_slow(self.room.choices.clock)
        if decision is None or self.room.paused or self.called == self.room.number or not slow:
            return None
        if self.table.registry.notices.signer is None or self.room.seats[decision.player].person is None:
            return None
        return max(self.room.asked_at, self.began) + AFTER

    async def call(self) -> None:
        """A notice for who is asked and has closed the page."""
        self.called = self.room.number
        person = self.room.seats[self.table.decision.player].person if self.table.decision else None
        if person is not None and person not in self.table.online():
            self.table.registry.notices.call(Call(self.room.code, person, self.room.people[person].token))

    async def move_on(self) -> None:
        decision, game = self.table.decision, self.table.game
        assert decision is not None and game is not None
        number, seat = self.room.number, decision.player
        bot = self.player_of(seat)
        if bot is None:
            await self.table.play(usual(game), seat, "bot" if seat in self.table.stood_in else "clock")
        elif self.thinking == number or (not self.table.guests and bot in BOTS):
            if self.thinking == number:
                log.warning("a bot did not answer in time", extra={"table": self.room.code})
                self.table.registry.bots.fallbacks.inc()
            await self.answer(game, number, seat, self.quick(game, bot))
        else:
            self.stop_thinking()
            self.thinking, self.thinking_since = number, self.table.registry.now()
            thought = asyncio.create_task(self.think(game, bot, number, seat))
            self.thoughts.add(thought)
            thought.add_done_callback(self.thoughts.discard)

    def stop_thinking(self) -> None:
        """Nobody needs the answer any more."""
        for thought in self.thoughts:
            thought.cancel()

    async def think(self, game: Game, bot: str, number: int, seat: int) -> None:
        """Let the bot find its answer, then play it if the question is still open."""
        people = {guest.address for guest in self.table.guests}
        try:
            await self.table.registry.bot_turns.wait()
            action = await self.table.registry.bots.choose(game, bot, number, people)
        except Exception:
            log.exception("a bot could not answer", extra={"table": self.room.code})
            action = usual(game)
        with contextlib.suppress(Closed):
            await self.table.do(partial(self.answer, game, number, seat, action))

    def quick(self, game: Game, bot: str) -> str:
        """An answer without a thought; what anybody would say if there is none."""
        try:
            return quick_answer(game, bot, self.room.number).action
        except Exception:
            log.exception("a bot could not answer", extra={"table": self.room.code})
            return usual(game)

    async def answer(self, game: Game, number: int, seat: int, action: str) -> None:
        """Play a bot's answer, unless the question was settled otherwise meanwhile."""
        if self.thinking == number:
            self.thinking = 0
        is_asked = self.room.number == number and self.table.decision is not None and not self.room.paused
        if not is_asked or self.player_of(seat) is None:
            return
        try:
            await self.table.play(action, seat, "bot")
        except IllegalAction:
            if self.table.game is game:  # else somebody has said that he wants no offers: then it thinks again
                log.exception("a bot's answer is illegal", extra={"table": self.room.code})
                await self.table.play(usual(game), seat, "bot")
