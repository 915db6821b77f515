"""The autosave: a game is written down as it is played; and what becomes of it when somebody leaves."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_state_path

from passgo.cli.table.journal import Journal
from passgo.cli.table.saving import file_at, save, shown

if TYPE_CHECKING:
    from passgo.cli.table.local_session import LocalSession


def games_folder() -> Path:
    """Where the games that are not over yet lie, whatever folder the program is started in."""
    return user_state_path("passgo", appauthor=False) / "games"


class Left(Exception):
    """The person wants to leave the table."""


class Autosave:
    """Keeps the journal of a session's game. What cannot be written is said once, and the game goes on."""

    def __init__(self, folder: Path, journal: Journal | None = None) -> None:
        self.folder = folder
        self.journal = journal  # from the first question to a person on
        self.trouble = ""  # why the last attempt to write failed
        self.told = False

    def follow(self, session: LocalSession) -> None:
        """A move was made or taken back: it is in the file at once, though the disk may take a moment."""
        if self.journal is not None:
            try:
                self.journal.follow(session.game, session.clock.left)
            except OSError as error:
                self.failed(session, error)

    def keep(self, session: LocalSession) -> bool:
        """Everything played is on the disk; False if that cannot be."""
        try:
            if self.journal is None:
                game, seats, seconds = session.game, session.seats, session.clock.left
                self.journal = Journal.create(self.folder, game, seats, session.language, seconds)
            self.journal.follow(session.game, session.clock.left)
            self.journal.sync()
        except OSError as error:
            self.failed(session, error)
            return False
        self.trouble = ""
        return True

    def failed(self, session: LocalSession, error: OSError) -> None:
        self.trouble = error.strerror or str(error)
        if not self.told:
            self.told = True
            word = session.vocabulary.names["save"]
            session.complain(session.texts.say("play-cannot-keep", why=self.trouble, word=word))

    def stop(self, session: LocalSession) -> bool:
        """The person leaves, and the game stays for another time; False if it cannot."""
        if not self.keep(session) or self.journal is None:
            return False
        try:
            self.journal.stop(session.game, session.clock.left)
        except OSError as error:
            self.failed(session, error)
            return False
        self.journal = None
        return True

    def close(self) -> None:
        """Let the file go, as it is."""
        if self.journal is not None:
            with suppress(OSError):
                self.journal.close()
            self.journal = None

    def drop(self) -> None:
        """The game is over, is in a file of the person's own, or is not wanted any more."""
        if self.journal is not None:
            with suppress(OSError):  # then it is offered once more
                self.journal.remove()
            self.journal = None


def leave(session: LocalSession) -> None:
    """Ask what shall become of the game, then leave the table. Whoever changes his mind stays."""
    texts, autosave = session.texts, session.autosave
    kept = autosave.keep(session)
    question = texts.say("play-keep") if kept else texts.say("play-keep-where", why=autosave.trouble)
    answer = session.read(question + " ").strip()
    low = answer.lower()
    if low in ("c", "s", texts.say("play-stay")):
        return
    if low in ("n", "no", texts.say("no")):
        autosave.drop()
        session.say("play-bye")
        raise Left
    if low in ("", "y", "yes", "o", texts.say("yes")):
        if not kept:
            return
        interrupted(session, "play-kept")
        raise Left
    if save(session, answer):
        autosave.drop()
        path = shown(session, file_at(session, answer, ".json"))
        go_on(session, f"{command(session)} --load {quoted(path)}{spoken(session)}")
        raise Left


def interrupted(session: LocalSession, message: str) -> None:
    """Nobody is there to ask: say that the game is kept, and how to go on."""
    if session.game.over:
        return
    if session.autosave.stop(session):
        session.say(message)
        go_on(session, f"{command(session)}{' --resume' * session.reader.echoes}")
    else:
        session.complain(session.texts.say("play-not-kept", why=session.autosave.trouble))


def go_on(session: LocalSession, command: str) -> None:
    session.say("play-resume", command=command)


def command(session: LocalSession) -> str:
    """What starts the terminal table; a board of plain files is not found without its folder."""
    edition = session.game.header.edition
    return "passgo play" if edition.called == edition.name else f"passgo play {quoted(edition.called)}"


def spoken(session: LocalSession) -> str:
    return "" if session.language == "en" else f" --lang {session.language}"


def quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name
