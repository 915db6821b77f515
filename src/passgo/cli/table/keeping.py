"""Keeping a game: save, record, load, and what happens to it when somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.cli.table import storage
from passgo.cli.table.clock import Clock
from passgo.engine.record import OtherVersion

if TYPE_CHECKING:
    from pathlib import Path

    from passgo.cli.table.session import Session


class Left(Exception):
    """The person wants to leave the table."""


def save(session: Session, name: str) -> bool:
    """Write a save that `load` and `--load` take up again; whether it worked."""
    if not name:
        session.complain(session.texts.say("play-which-file", word=session.vocabulary.names["save"]))
        return False
    path = file_at(session, name, ".json")
    try:
        storage.write_save(path, session.game, session.seats, session.clock.left)
    except OSError as error:
        session.complain(
            session.texts.say("play-cannot-write", file=shown(session, path), why=error.strerror or str(error))
        )
        return False
    session.kept = session.game.moves
    session.say("play-saved", file=shown(session, path))
    return True


def record(session: Session, name: str) -> None:
    """Write the record: what was played, move by move, for `passgo replay`."""
    if not name:
        session.complain(session.texts.say("play-which-file", word=session.vocabulary.names["record"]))
        return
    path = file_at(session, name, ".passgo")
    try:
        storage.write_record(path, session.game)
    except OSError as error:
        session.complain(
            session.texts.say("play-cannot-write", file=shown(session, path), why=error.strerror or str(error))
        )
        return
    session.say("play-recorded", file=shown(session, path))


def load(session: Session, name: str) -> None:
    """Take up another game."""
    if not name:
        session.complain(session.texts.say("play-which-file", word=session.vocabulary.names["load"]))
        return
    path = file_at(session, name, ".json")
    try:
        saved = storage.read(path)
    except (OSError, ValueError) as error:
        session.complain(session.texts.say("play-cannot-read", file=shown(session, path), why=why_not(session, error)))
        return
    if session.game.moves != session.kept:
        keep(session)
    session.sit(saved.game, saved.seats, Clock(saved.seconds, session.clock.now))
    session.say("play-loaded", file=shown(session, path))


def keep(session: Session) -> None:
    """Nothing is lost: a game that is left for another one is kept too."""
    path = storage.free_name(session.folder)
    try:
        storage.write_save(path, session.game, session.seats, session.clock.left)
    except OSError:
        return
    session.say("play-kept", file=shown(session, path))


def why_not(session: Session, error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, OtherVersion):
        edition = session.texts.say(f"edition-{error.edition}")
        return session.texts.say("play-other-version", edition=edition, began=str(error.began), plays=error.plays)
    return session.texts.say("play-not-ours" if str(error) == "not-ours" else "play-damaged")


def leave(session: Session) -> None:
    """Ask whether to save, then leave the table. Whoever changes his mind stays."""
    suggestion = storage.free_name(session.folder).name
    answer = session.read(session.texts.say("play-save-first", file=suggestion) + " ").strip()
    low = answer.lower()
    if low in ("c", "s", session.texts.say("play-stay")):
        return
    if low in ("n", "no", session.texts.say("no")):
        session.say("play-bye")
        raise Left
    yes = ("", "y", "yes", "o", session.texts.say("yes"))
    name = suggestion if low in yes else answer
    if save(session, name):
        resume(session, file_at(session, name, ".json"))
        raise Left


def autosave(session: Session, message: str) -> None:
    """Nobody is there to ask: keep the game in a new file and say how to go on."""
    if session.game.over:
        return
    path = storage.free_name(session.folder)
    try:
        storage.write_save(path, session.game, session.seats, session.clock.left)
    except OSError as error:
        session.complain(
            session.texts.say("play-cannot-write", file=shown(session, path), why=error.strerror or str(error))
        )
        return
    session.say(message, file=shown(session, path))
    resume(session, path)


def resume(session: Session, path: Path) -> None:
    language = "" if session.language == "en" else f" --lang {session.language}"
    session.say("play-resume", command=f"passgo play --load {quoted(shown(session, path))}{language}")


def file_at(session: Session, name: str, ending: str) -> Path:
    path = storage.named(name, ending)
    return path if path.is_absolute() else session.folder / path


def shown(session: Session, path: Path) -> str:
    """The path as the person would type it."""
    return str(path.relative_to(session.folder)) if path.is_relative_to(session.folder) else str(path)


def quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name
