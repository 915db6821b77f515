"""What each command of a client does at its table, and when it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final

from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.server import protocol, table_events
from passgo.server.advice import answer
from passgo.server.bot_pool import NoAnswer
from passgo.server.cleaning import cleaned
from passgo.server.guests import Guest, Refusal
from passgo.server.prompts import usual
from passgo.server.protocol import Ack, Answer, Choices
from passgo.server.room import playable
from passgo.server.table import LiveTable
from passgo.server.table_events import AnyTableEvent
from passgo.texts import Texts

FILLER = "trader"  # the bot that takes a free seat when the host starts
OUTSIDE = ("interrupt", "quiet", "time", "hammer", "stop")  # said by the table, not by players
MOST_COMMAS, MOST_WORDS = 100, 400  # in an action; no deal has so many things


def person_of(guest: Guest) -> int:
    if guest.person is None:
        raise Refusal("watching")
    return guest.person


def seat_of(table: LiveTable, guest: Guest) -> int:
    person_of(guest)
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal("no-seat")
    return seat


def gathering(table: LiveTable) -> None:
    if table.room.phase != "gathering":
        raise Refusal("started-already")


def playing(table: LiveTable) -> None:
    if table.room.phase == "gathering":
        raise Refusal("not-started")
    if table.room.phase == "over":
        raise Refusal("game-over")


def readable(text: str) -> None:
    """Reading a deal takes the longer, the more things are in it."""
    if text.count(",") > MOST_COMMAS or len(text.split()) > MOST_WORDS:
        raise Refusal("malformed")


def host(table: LiveTable, guest: Guest) -> int:
    if person_of(guest) != table.room.host:
        raise Refusal("host-only")
    return person_of(guest)


async def play(table: LiveTable, guest: Guest, command: protocol.Play) -> int:
    seat = seat_of(table, guest)
    playing(table)
    decision = table.decision
    assert decision is not None
    if table.room.paused:
        raise Refusal("paused")
    if command.number != table.room.number:
        raise Refusal("stale")
    if decision.player != seat:
        raise Refusal("not-your-decision")
    if command.action.lstrip().lower().startswith(OUTSIDE):
        raise Refusal("from-outside")
    readable(command.action)
    return await acted(table, guest, command.action, seat, command.id)


async def wish(table: LiveTable, guest: Guest, command: protocol.Wish) -> int:
    return await aside(table, guest, "interrupt", command.id)


async def quiet(table: LiveTable, guest: Guest, command: protocol.Quiet) -> int:
    return await aside(table, guest, "quiet", command.id)


async def aside(table: LiveTable, guest: Guest, verb: str, id: str) -> int:
    """Something that a person says of his own seat, whoever is asked."""
    seat = seat_of(table, guest)
    playing(table)
    if table.room.paused:
        raise Refusal("paused")
    return await acted(table, guest, f"{verb} {seat}", seat, id)


async def acted(table: LiveTable, guest: Guest, action: str, seat: int, id: str) -> int:
    """Play for a person; the engine's refusal in his language, with its rule."""
    try:
        return await table.play(action, seat, "person", id)
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


def in_words(table: LiveTable, guest: Guest, error: IllegalAction) -> Refusal:
    assert table.tongue is not None
    return Refusal(error.why, table.tongue.texts(guest.language).refusal(error), error.rule)


async def say(table: LiveTable, guest: Guest, command: protocol.Say) -> int:
    text = cleaned(command.text, 300)
    if not text:
        raise Refusal("empty")
    return await table.commit(table_events.Chatted(person_of(guest), text), id=command.id)


async def sit(table: LiveTable, guest: Guest, command: protocol.Sit) -> int:
    """Before the start any free seat; in a running game one that a bot plays."""
    person = person_of(guest)
    room = table.room
    if not 0 <= command.seat < len(room.seats):
        raise Refusal("no-such-seat")
    if room.phase == "over":
        raise Refusal("game-over")
    if room.seats[command.seat].person is not None:
        raise Refusal("seat-taken")
    if room.phase == "playing" and room.people[person].seat is not None:
        raise Refusal("seated-already")
    return await table.commit(table_events.Seated(person, command.seat), id=command.id)


async def stand(table: LiveTable, guest: Guest, command: protocol.Stand) -> int:
    seat_of(table, guest)
    return await table.commit(table_events.Stood(person_of(guest)), id=command.id)


async def fill(table: LiveTable, guest: Guest, command: protocol.Fill) -> int:
    host(table, guest)
    gathering(table)
    if not 0 <= command.seat < len(table.room.seats):
        raise Refusal("no-such-seat")
    if table.room.seats[command.seat].person is not None:
        raise Refusal("seat-taken")
    if command.bot is not None and command.bot not in table.registry.bots.names:
        raise Refusal("no-such-bot")
    return await table.commit(table_events.Filled(command.seat, command.bot), id=command.id)


async def arrange(table: LiveTable, guest: Guest, command: protocol.Arrange) -> int:
    host(table, guest)
    gathering(table)
    check(command.choices, table.registry.bots.names)
    return await table.commit(table_events.Arranged(command.choices), id=command.id)


def check(choices: Choices, bots: Collection[str]) -> None:
    try:
        playable(choices, bots)
    except ValueError as error:
        raise Refusal("bad-choices", f"{error}.") from None


async def contribute(table: LiveTable, guest: Guest, command: protocol.Contribute) -> int:
    seat = seat_of(table, guest)
    gathering(table)
    share = cleaned(command.share, 64)
    if not share:
        raise Refusal("empty")
    return await table.commit(table_events.Contributed(seat, share), id=command.id)


async def pick(table: LiveTable, guest: Guest, command: protocol.Pick) -> int:
    """No two at the table have the same token."""
    seat = seat_of(table, guest)
    taken = [table.room.piece_of(k) for k in range(len(table.room.seats)) if k != seat]
    if command.token and command.token in taken:
        raise Refusal("token-taken")
    return await table.commit(table_events.Picked(person_of(guest), command.token), id=command.id)


async def start(table: LiveTable, guest: Guest, command: protocol.Start) -> int:
    host(table, guest)
    gathering(table)
    if not table.room.seated_people():
        raise Refusal("nobody-sits")
    free = {k: FILLER for k, seat in enumerate(table.room.seats) if seat.person is None and seat.bot is None}
    return await table.commit(table.room.start(free), id=command.id)


async def propose(table: LiveTable, guest: Guest, command: protocol.Propose) -> int:
    room = table.room
    seat, person = seat_of(table, guest), person_of(guest)
    playing(table)
    if room.ballot is not None:
        raise Refusal("ballot-open")
    moves = rounds = 0
    there = table.online()
    if command.motion == "pause" and room.paused:
        raise Refusal("paused")
    if command.motion == "undo":
        last = room.last_act(seat)
        if last is None:
            raise Refusal("nothing-to-undo")
        moves = last
    if command.motion == "kick":
        if command.seat is None or not 0 <= command.seat < len(room.seats) or room.seats[command.seat].person is None:
            raise Refusal("no-such-seat")
        if room.seats[command.seat].person in there:
            raise Refusal("not-absent")
    if command.motion == "stop":
        rounds = command.rounds
        may_stop(table, guest, rounds)
        there = {p for p in room.seated_people() if room.people[p].seat not in table.stood_in}
    voters = room.voters(person, command.motion, command.seat, there)
    proposed = table_events.Proposed(
        command.motion, person, voters, command.seat if command.motion == "kick" else None, moves, rounds
    )
    if command.motion == "stop" and not voters:
        return await stop(table, guest, rounds, proposed, command.id)
    return await table.commit(proposed, id=command.id)


def may_stop(table: LiveTable, guest: Guest, rounds: int) -> None:
    """Whether the game may end so many rounds after this one; the engine's refusal in the reader's words, if not."""
    assert table.game is not None
    try:
        table.game.copy().play(f"stop {rounds}")
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


async def stop(table: LiveTable, guest: Guest, rounds: int, agreed: AnyTableEvent, id: str) -> int:
    """Set the last round, in one entry with what made it agreed: a server that falls loses both or none."""
    try:
        return await table.play(f"stop {rounds}", None, "person", id, before=[agreed])
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


async def vote(table: LiveTable, guest: Guest, command: protocol.Vote) -> int:
    person, ballot = person_of(guest), table.room.ballot
    if ballot is None or person not in ballot.open:
        raise Refusal("no-ballot")
    if ballot.seat is not None and table.room.seats[ballot.seat].person in table.online():
        raise Refusal("not-absent")
    voted = table_events.Voted(person, command.yes)
    if ballot.motion == "stop" and command.yes and ballot.open == [person]:
        return await stop(table, guest, ballot.rounds, voted, command.id)
    return await table.commit(voted, id=command.id)


async def resume(table: LiveTable, guest: Guest, command: protocol.Resume) -> int:
    seat_of(table, guest)
    if not table.room.paused:
        raise Refusal("not-paused")
    return await table.commit(table_events.Resumed(person_of(guest)), id=command.id)


async def rematch(table: LiveTable, guest: Guest, command: protocol.Rematch) -> int:
    seat_of(table, guest)
    if table.room.phase != "over":
        raise Refusal("not-over")
    if table.room.rematch is not None:
        raise Refusal("rematch-made")
    code = await table.registry.open_again(table.room)
    return await table.commit(table_events.Rematched(code, person_of(guest)), id=command.id)


COMMANDS: Final[dict[type, Callable[[LiveTable, Guest, Any], Awaitable[int]]]] = {
    protocol.Play: play,
    protocol.Wish: wish,
    protocol.Quiet: quiet,
    protocol.Say: say,
    protocol.Sit: sit,
    protocol.Stand: stand,
    protocol.Fill: fill,
    protocol.Arrange: arrange,
    protocol.Contribute: contribute,
    protocol.Pick: pick,
    protocol.Start: start,
    protocol.Propose: propose,
    protocol.Vote: vote,
    protocol.Resume: resume,
    protocol.Rematch: rematch,
}


async def dispatch(table: LiveTable, guest: Guest, command: protocol.Command) -> Ack:
    """Carry a command out, once: one that was done already is acknowledged again."""
    if not command.id:
        raise Refusal("no-id")
    person = guest.person if guest.person is not None else "-"
    command.id = f"{person}:{command.id}"  # nobody can use up the ids of others
    done = table.room.ids.get(command.id)
    if done is not None:
        return Ack(command.id.partition(":")[2], done)
    seq = await COMMANDS[type(command)](table, guest, command)
    return Ack(command.id.partition(":")[2], seq)


async def advice(table: LiveTable, guest: Guest, game: Game, what: str) -> Mapping[str, Any]:
    """A hint or a plan; if no worker can tell, what anybody would say."""
    try:
        return await table.registry.bots.advise(game, what, guest.language, guest.address)
    except NoAnswer:
        texts = Texts.of(game.header, guest.language)
        if what == "plan":
            return answer(game, texts, table.seat_of(guest), what, "")
        action = game.notation.read(usual(game))
        return {"action": action.text, "text": texts.option(game, action), "why": ""}


async def advise(table: LiveTable, guest: Guest, question: protocol.Ask) -> Answer:
    """Answer a question; thinking is done elsewhere, so that the table goes on."""
    game = table.game
    if game is None:
        raise Refusal("not-started")
    seat = table.seat_of(guest)
    decision = table.decision
    if question.what in ("hint", "plan"):
        if question.what == "hint" and not table.room.choices.hints:
            raise Refusal("no-hints")
        if decision is None or decision.player != seat:
            raise Refusal("not-your-decision")
        return Answer(question.id, question.what, await advice(table, guest, game, question.what))
    readable(question.about)
    texts = Texts.of(game.header, guest.language)
    try:
        return Answer(question.id, question.what, answer(game, texts, seat, question.what, question.about))
    except IllegalAction as error:
        raise Refusal(error.why, texts.refusal(error), error.rule) from None
