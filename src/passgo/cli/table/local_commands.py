"""What the words do that are about the game itself, where it is played in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from passgo.cli.table import autosave, saving
from passgo.cli.table.commands import alone
from passgo.cli.table.matching import folded
from passgo.cli.table.menu import Menu
from passgo.cli.table.naming import Misread, find_player

if TYPE_CHECKING:
    from passgo.cli.table.local_session import LocalSession

ROUNDS: Final = 10  # to the end, where nobody says how many


def undo(session: LocalSession, menu: Menu, rest: str) -> None:
    alone(session, "undo", rest)
    if not session.undo.back:
        session.complain(session.texts.say(f"play-undo-{session.undo.reason}", action=session.undo.action))
        return
    session.game, lines = session.undo.back.pop()
    session.autosave.keep(session)
    session.story.cut(lines)
    session.say("play-undone")


def interrupt(session: LocalSession, menu: Menu, rest: str) -> None:
    """Somebody at this keyboard wants to manage between turns."""
    game, asked = session.game, menu.decision.player
    people = [seat for seat in session.people if not game.state.bankrupt[seat]]
    if folded(rest) in ("always", folded(session.texts.say("play-always"))):
        session.watcher = -1 if session.watcher >= 0 else asked
        session.say("play-watching" if session.watcher >= 0 else "play-not-watching")
        return
    if rest:
        seat = find_player(game, session.texts, rest, people)
    else:
        waiting = [seat for seat in people if seat != game.state.turn]
        if len(waiting) > 1:
            names = ", ".join(session.texts.player(seat) for seat in waiting)
            raise Misread(session.texts.say("play-who-interrupts", names=names))
        seat = waiting[0] if waiting else asked
    session.act(game.notation.read(f"interrupt {seat}"))
    if seat != asked:
        session.undo.forget("others")
    session.say("play-noted", player=session.texts.player(seat))


def enough(session: LocalSession, menu: Menu, rest: str) -> None:
    """The person asked wants no more offers in this turn, and refuses the one that may lie there."""
    session.act(session.game.notation.read(f"quiet {menu.decision.player}"))
    if menu.decision.kind == "trade":
        session.act(session.game.notation.read("refuse"))


def stop(session: LocalSession, menu: Menu, rest: str) -> None:
    """The people at this keyboard have agreed on a last round; bots never object."""
    if rest and not (rest.isascii() and rest.isdigit()):
        raise Misread(session.texts.say("play-how-many-rounds", word=session.vocabulary.names["stop"]))
    session.act(session.game.notation.read(f"stop {rest or ROUNDS}"))


def seed(session: LocalSession, menu: Menu, rest: str) -> None:
    number = session.game.header.seed
    if number is None:
        session.say("play-secret-seed")
    else:
        session.say("play-seed", seed=str(number))


def save(session: LocalSession, menu: Menu, rest: str) -> None:
    saving.save(session, rest)


def wants_to_watch(session: LocalSession) -> bool:
    """All people are out: the bots play on, seen or unseen."""
    texts = session.texts
    session.screen.gap()
    return session.read(texts.say("play-all-out") + " ").strip().lower() in ("w", texts.say("play-watch"))


LOCAL: Final[dict[str, Callable[[LocalSession, Menu, str], None]]] = {
    "undo": undo,
    "interrupt": interrupt,
    "enough": enough,
    "stop": stop,
    "seed": seed,
    "save": save,
    "load": lambda session, menu, rest: saving.load(session, rest),
    "record": lambda session, menu, rest: saving.record(session, rest),
    "quit": lambda session, menu, rest: autosave.leave(session),
}
