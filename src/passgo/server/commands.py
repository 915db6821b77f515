"""What each command of a client does at its table, and when it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final

from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.server import protocol, starting, table_events
from passgo.server.admission import let, lock, remove, report, sit, stand
from passgo.server.advice import answer
from passgo.server.bot_pool import NoAnswer
from passgo.server.cleaning import cleaned
from passgo.server.consent import in_words, moves_left, propose, resume, vote
from passgo.server.guests import Guest, Refusal
from passgo.server.messages import refusal_text
from passgo.server.preconditions import gathering, host, person_of, playing, seat_of
from passgo.server.prompts import usual
from passgo.server.protocol import Ack, Answer, Choices
from passgo.server.room import playable, timed
from passgo.server.table import LiveTable
from passgo.texts import Texts

OUTSIDE = ("interrupt", "quiet", "time", "hammer", "stop")  # said by the table, not by players
MOST_COMMAS, MOST_WORDS = 100, 400  # in an action; no deal has so many things


def readable(text: str) -> None:
    """Reading a deal takes the longer, the more things are in it."""
    if text.count(",") > MOST_COMMAS or len(text.split()) > MOST_WORDS:
        raise Refusal("malformed")


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
    assert table.game is not None
    s = table.game.state
    if (s.interrupts if verb == "interrupt" else s.quiet) >> seat & 1:
        raise Refusal("noted-already")
    return await acted(table, guest, f"{verb} {seat}", seat, id)


async def acted(table: LiveTable, guest: Guest, action: str, seat: int, id: str) -> int:
    """Play for a person; the engine's refusal in his language, with its rule."""
    try:
        return await table.play(action, seat, "person", id)
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


async def say(table: LiveTable, guest: Guest, command: protocol.Say) -> int:
    text = cleaned(command.text, 300)
    if not text:
        raise Refusal("empty")
    return await table.commit(table_events.Chatted(person_of(guest), text), id=command.id)


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
    return await table.commit(table_events.Arranged(timed(command.choices)), id=command.id)


def check(choices: Choices, bots: Collection[str]) -> None:
    try:
        playable(choices, bots)
    except ValueError as error:
        raise Refusal("bad-choices", f"{error}.") from None


async def contribute(table: LiveTable, guest: Guest, command: protocol.Contribute) -> int:
    seat = seat_of(table, guest)
    if table.room.sharing.stage != "again":
        gathering(table)
    return await starting.promise(table, seat, command.hash, command.id)


async def reveal(table: LiveTable, guest: Guest, command: protocol.Reveal) -> int:
    return await starting.reveal(table, seat_of(table, guest), command.share, command.id)


async def pick(table: LiveTable, guest: Guest, command: protocol.Pick) -> int:
    """No two who sit, or keep a seat, have the same token, and nobody takes the one that another has unless he
    chooses."""
    seat_of(table, guest)
    room, person = table.room, person_of(guest)
    if command.token and command.token in room.tokens_of_others(person):
        raise Refusal("token-taken")
    return await table.commit(table_events.Picked(person, command.token), id=command.id)


async def start(table: LiveTable, guest: Guest, command: protocol.Start) -> int:
    host(table, guest)
    gathering(table)
    if not table.room.seated_people():
        raise Refusal("nobody-sits")
    return await starting.start(table, command.id)


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
    protocol.Reveal: reveal,
    protocol.Pick: pick,
    protocol.Start: start,
    protocol.Propose: propose,
    protocol.Vote: vote,
    protocol.Resume: resume,
    protocol.Rematch: rematch,
    protocol.Let: let,
    protocol.Remove: remove,
    protocol.Lock: lock,
    protocol.Report: report,
}


async def dispatch(table: LiveTable, guest: Guest, command: protocol.Command) -> Ack:
    """Carry a command out, once: one that was done already is acknowledged again."""
    if not command.id:
        raise Refusal("no-id")
    room = table.room
    # nobody can use up the ids of others, nor of whoever had the same number before
    command.id = ("-:" if guest.person is None else room.people[guest.person].mark) + command.id
    done = room.ids.get(command.id)
    if done is None and room.has_forgotten:
        is_known = await table.registry.writer.call(lambda store: store.knows(room.code, command.id))
        done = room.told if is_known else None
    if done is not None:
        return Ack(command.id.partition(":")[2], done)
    seq = await COMMANDS[type(command)](table, guest, command)
    return Ack(command.id.partition(":")[2], seq)


async def advice(table: LiveTable, guest: Guest, game: Game, seat: int, what: str) -> Mapping[str, Any]:
    """A hint or a plan for who had this seat when asking; if no worker can tell, what anybody would say."""
    try:
        return await table.registry.bots.advise(game, what, guest.language, guest.address)
    except NoAnswer:
        texts = Texts.of(game.header, guest.language)
        if what == "plan":
            return answer(game, texts, seat, what, "")
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
        return Answer(question.id, question.what, await advice(table, guest, game, decision.player, question.what))
    if question.what == "chances" and not table.room.choices.hints:
        raise Refusal("no-hints")
    if question.what == "undo":
        return Answer(question.id, question.what, undo_answer(table, guest))
    readable(question.about)
    texts = Texts.of(game.header, guest.language)
    try:
        return Answer(question.id, question.what, answer(game, texts, seat, question.what, question.about))
    except IllegalAction as error:
        raise Refusal(error.why, texts.refusal(error), error.rule) from None


def undo_answer(table: LiveTable, guest: Guest) -> Mapping[str, Any]:
    """Whether the last move may be taken back, and if not why not."""
    try:
        playing(table)
        moves_left(table, seat_of(table, guest))
    except Refusal as refusal:
        return {"refusal": refusal_text(guest.language, refusal.why)}
    return {"refusal": ""}
