"""The words save, record and load: games in files that a person names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.cli.table import storage
from passgo.cli.table.clock import Clock
from passgo.engine.record import OtherVersion, UnknownEdition
from passgo.texts.catalogue import edition_name

if TYPE_CHECKING:
    from pathlib import Path

    from passgo.cli.table.local_session import LocalSession
    from passgo.cli.table.session import Session


def save(session: LocalSession, name: str) -> bool:
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


def record(session: LocalSession, name: str) -> None:
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


def load(session: LocalSession, name: str) -> None:
    """Take up another game. The one that is left is kept, unless a file of the person's own has it."""
    if not name:
        session.complain(session.texts.say("play-which-file", word=session.vocabulary.names["load"]))
        return
    path = file_at(session, name, ".json")
    try:
        saved = storage.read(path, [seat.bot for seat in session.seats if seat.bot is not None])
    except (OSError, ValueError) as error:
        session.complain(session.texts.say("play-cannot-read", file=shown(session, path), why=why_not(session, error)))
        return
    if session.game.moves == session.kept:
        session.autosave.drop()
    elif session.autosave.stop(session):
        session.say("play-left")
    else:
        session.complain(session.texts.say("play-not-left", why=session.autosave.trouble))
        return
    session.sit(saved.game, saved.seats, Clock(saved.seconds, session.clock.now))
    session.say("play-loaded", file=shown(session, path))


def why_not(session: LocalSession, error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, OtherVersion):
        edition = edition_name(session.texts.language, error.edition)
        return session.texts.say("play-other-version", edition=edition, began=str(error.began), plays=error.plays)
    if isinstance(error, UnknownEdition):
        return session.texts.say("play-other-edition", edition=error.edition)
    if isinstance(error, storage.OtherBot):
        return session.texts.say("play-other-bot", bot=error.bot)
    return session.texts.say("play-not-ours" if str(error) == "not-ours" else "play-damaged")


def file_at(session: Session, name: str, ending: str) -> Path:
    path = storage.named(name, ending)
    return path if path.is_absolute() else session.folder / path


def shown(session: Session, path: Path) -> str:
    """The path as the person would type it."""
    return str(path.relative_to(session.folder)) if path.is_relative_to(session.folder) else str(path)
