"""People at a table as the table sees them: whom to tell things, in which language."""

from __future__ import annotations

from typing import Protocol

from passgo.server.protocol import Bye, Language


class Guest(Protocol):
    """A connection. A person may have several, a spectator has one and no number."""

    person: int | None
    language: Language
    positions: bool  # whether to be sent the position whenever the game changes
    address: str  # whose turn it is when bots think for the table

    def tell(self, frame: bytes) -> None:
        """Queue a frame; a reader who is too slow is hung up on."""
        ...

    def hang_up(self, why: Bye) -> None: ...


class Refusal(Exception):
    """A command that is not carried out: why, as a message of the catalogue, and the rule behind it."""

    def __init__(self, why: str, text: str = "", rule: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.text = text
        self.rule = rule


class Closed(Exception):
    """The table does not take jobs any more."""
