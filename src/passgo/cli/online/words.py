"""What the words do that are about the table, where it is on a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from passgo.cli.online.room_view import show_room
from passgo.cli.table import storage
from passgo.cli.table.commands import COMMON, list_words
from passgo.cli.table.matching import closest, folded
from passgo.cli.table.menu import Menu
from passgo.cli.table.naming import Misread, find_player, one_of
from passgo.cli.table.saving import file_at, shown
from passgo.cli.table.vocabulary import WORDS
from passgo.engine.notation import IllegalAction
from passgo.server import protocol
from passgo.server.client import Refused

if TYPE_CHECKING:
    from passgo.cli.online.session import OnlineSession

ROUNDS: Final = 10  # to the end, where nobody says how many
BOT: Final = "trader"  # of which somebody names no kind
OWN_WORDS: Final = (
    *("say", "sit", "stand", "bot", "start", "pause", "resume", "kick", "agree", "disagree", "rematch"),
    *("let", "deny", "remove", "lock", "unlock", "mute", "report"),
)
ONLINE_WORDS: Final = (*WORDS, *OWN_WORDS)
LISTED: Final = tuple(word for word in ONLINE_WORDS if word not in ("save", "load"))


def room_of(session: OnlineSession) -> protocol.Room:
    assert session.room is not None
    return session.room


def show_help(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """Before the start only what can be done then."""
    if session.following is not None:
        COMMON["help"](session, menu, rest)
        return
    session.heading("play-help-title")
    list_words(
        session,
        (
            "help",
            "players",
            "say",
            "sit",
            "stand",
            "bot",
            "start",
            "remove",
            "lock",
            "unlock",
            "mute",
            "report",
            "quit",
        ),
    )


def players(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    if session.following is None:
        show_room(session, room_of(session))
    else:
        COMMON["players"](session, menu, rest)


def advice(session: OnlineSession, menu: Menu | None, word: str) -> None:
    """Hints and odds are worked out here, unless the host wants none."""
    if session.following is None:
        raise Misread(session.texts.say("join-not-started"))
    if not room_of(session).hints:
        raise Misread(session.texts.say("table-refused-no-hints"))
    COMMON[word](session, menu, "")


def seat_named(session: OnlineSession, rest: str) -> int:
    """A seat by its number or by who sits there."""
    seats = room_of(session).seats
    if rest.isascii() and rest.isdigit():
        return int(rest)
    names = {number: seat.name for number, seat in enumerate(seats)}
    found = one_of(closest(rest, names), names, rest, session.texts)
    if found is None:
        raise Misread(session.texts.say("join-which-seat", last=len(seats) - 1))
    return found


def sit(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    session.send(protocol.Sit(seat=seat_named(session, rest)))


def bot(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """A bot for a free seat; which there are, the server knows."""
    seat, _, kind = rest.partition(" ")
    session.send(protocol.Fill(seat=seat_named(session, seat), bot=kind.strip().lower() or BOT))


def say(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    if not rest:
        raise Misread(session.texts.say("join-say-what", word=session.vocabulary.names["say"]))
    session.send(protocol.Say(text=rest[:300]))


def interrupt(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """The person here wants to manage between turns."""
    if session.following is None:
        raise Misread(session.texts.say("join-not-started"))
    if folded(rest) in ("always", folded(session.texts.say("play-always"))):
        session.watching = not session.watching
        session.say("play-watching" if session.watching else "play-not-watching")
        return
    if rest:
        find_player(session.game, session.texts, rest, session.people)
    if session.send(protocol.Wish()):
        session.say("play-noted", player=session.texts.player(session.viewer))


def enough(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """No more offers in this turn; the one that may lie there is refused."""
    number = session.open
    if session.send(protocol.Quiet()) and menu is not None and menu.decision.kind == "trade":
        session.send(protocol.Play(number=number, action="refuse"))


def stop(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    if rest and not (rest.isascii() and rest.isdigit()):
        raise Misread(session.texts.say("play-how-many-rounds", word=session.vocabulary.names["stop"]))
    if session.following is None:
        raise Misread(session.texts.say("join-not-started"))
    try:
        session.game.copy().play(f"stop {rest or ROUNDS}")
    except IllegalAction as error:
        session.refuse(error, f"{session.vocabulary.names['stop']} {rest}".strip())
    else:
        session.send(protocol.Propose(motion="stop", rounds=int(rest or ROUNDS)))


def kick(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    session.send(protocol.Propose(motion="kick", seat=seat_named(session, rest)))


def person_named(session: OnlineSession, rest: str) -> int:
    """Somebody at the table by name, or by number."""
    people = {number: person.name for number, person in enumerate(room_of(session).people) if person.name}
    if rest.isascii() and rest.isdigit() and int(rest) in people:
        return int(rest)
    found = one_of(closest(rest, people), people, rest, session.texts) if rest else None
    if found is None:
        listed = ", ".join(f"{number} {name}" for number, name in people.items())
        raise Misread(session.texts.say("join-which-person", people=listed))
    return found


def let(session: OnlineSession, menu: Menu | None, rest: str, yes: bool = True) -> None:
    """The answer to somebody who asks for a seat; without a name, to whoever does if it is one."""
    petitions = room_of(session).petitions
    person = petitions[0].person if len(petitions) == 1 and not rest else person_named(session, rest)
    session.send(protocol.Let(person=person, yes=yes, seen=session.seen))


def remove(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    session.send(protocol.Remove(person=person_named(session, rest), seen=session.seen))


def mute(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """Not to hear somebody any more, or to hear them again."""
    person = person_named(session, rest)
    who = (person, room_of(session).people[person].name)
    session.muted ^= {who}
    session.say("join-muted", name=who[1], on=str(who in session.muted).lower())


def report(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    name, _, why = rest.partition(" ")
    about = person_named(session, name)
    if session.send(protocol.Report(person=about, text=why[:300], seen=session.seen)):
        session.say("join-reported")


def record(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """The server's record, with the secret of the dice in it; so not before the end."""
    if not rest:
        raise Misread(session.texts.say("play-which-file", word=session.vocabulary.names["record"]))
    path = file_at(session, rest, ".passgo")
    try:
        storage.write(path, session.network.do(session.client.get("record")).rstrip("\n"))
    except Refused as refused:
        session.complain(refused.text)
    except OSError as error:
        why = error.strerror or str(error)
        session.complain(session.texts.say("play-cannot-write", file=shown(session, path), why=why))
    else:
        session.say("play-recorded", file=shown(session, path))


def kept_there(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    session.say("join-kept", quit=session.vocabulary.names["quit"])


def rematch(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    """A new table for the same people; once there is one, this goes there."""
    code = room_of(session).rematch
    if code is None:
        if not session.send(protocol.Rematch()):
            return
        code = room_of(session).rematch
    if code is not None:
        session.move_to(code)


def quit_table(session: OnlineSession, menu: Menu | None, rest: str) -> None:
    session.leaving = True


def vote(session: OnlineSession, yes: bool) -> None:
    session.send(protocol.Vote(yes=yes, seen=session.seen))


def sends(make: Callable[[], protocol.Command]) -> Callable[[OnlineSession, Menu | None, str], None]:
    """A word that is a command and nothing else."""

    def run(session: OnlineSession, menu: Menu | None, rest: str) -> None:
        session.send(make())

    return run


ONLINE: Final[dict[str, Callable[[OnlineSession, Menu | None, str], None]]] = {
    "help": show_help,
    "players": players,
    "hint": lambda session, menu, rest: advice(session, menu, "hint"),
    "odds": lambda session, menu, rest: advice(session, menu, "odds"),
    "undo": sends(lambda: protocol.Propose(motion="undo")),
    "interrupt": interrupt,
    "enough": enough,
    "stop": stop,
    "seed": lambda session, menu, rest: session.say("play-secret-seed"),
    "save": kept_there,
    "load": kept_there,
    "record": record,
    "quit": quit_table,
    "say": say,
    "sit": sit,
    "stand": sends(protocol.Stand),
    "bot": bot,
    "start": sends(protocol.Start),
    "pause": sends(lambda: protocol.Propose(motion="pause")),
    "resume": sends(protocol.Resume),
    "kick": kick,
    "agree": lambda session, menu, rest: vote(session, yes=True),
    "disagree": lambda session, menu, rest: vote(session, yes=False),
    "rematch": rematch,
    "let": let,
    "deny": lambda session, menu, rest: let(session, menu, rest, yes=False),
    "remove": remove,
    "lock": sends(lambda: protocol.Lock(locked=True)),
    "unlock": sends(lambda: protocol.Lock(locked=False)),
    "mute": mute,
    "report": report,
}
