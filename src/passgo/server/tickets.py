"""Tokens say who somebody is at a table; tickets open one socket, once, soon. Only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
# Ten letters are 50 bits: at the rate at which all addresses together may guess, one of 10,000 tables is met in years.
# Tables of passgo 1.0 and before have six.
CODE_LENGTH, OLD_CODE_LENGTH = 10, 6
TICKET_SECONDS = 30
MOST_TICKETS = 20_000


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as it is kept, however it was written down: in groups, or in small letters."""
    return text.upper().replace("-", "").replace(" ", "")


def is_code(text: str) -> bool:
    """Whether this could be the code of a table; no other text goes to the store."""
    return len(text) in (CODE_LENGTH, OLD_CODE_LENGTH) and all(letter in LETTERS for letter in text)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Tickets:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.open: dict[str, tuple[str, int | None, str, int]] = {}  # to table and person, the token's hash, until when

    def issue(self, code: str, person: int | None, token: str = "") -> str:
        if len(self.open) >= MOST_TICKETS:
            self.sweep()
        ticket = secrets.token_urlsafe(18)
        self.open[ticket] = (code, person, token, self.now() + TICKET_SECONDS * 1000)
        return ticket

    def redeem(self, ticket: str) -> tuple[str, int | None, str] | None:
        """Table and person with the hash of the token, if the ticket is good; it is used up either way."""
        code, person, token, until = self.open.pop(ticket, ("", None, "", 0))
        return (code, person, token) if until >= self.now() else None

    def sweep(self) -> None:
        """Old tickets go; if that is not enough, the oldest do."""
        now = self.now()
        self.open = {ticket: known for ticket, known in self.open.items() if known[3] >= now}
        while len(self.open) >= MOST_TICKETS:
            del self.open[next(iter(self.open))]
