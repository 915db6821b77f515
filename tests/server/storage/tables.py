"""Tables to write: events, and what is appended with them."""

from __future__ import annotations

from passgo.server.protocol import Choices, Phase, TableCard
from passgo.server.storage import Append, Row
from passgo.server.table_events import AnyTableEvent, Chatted, Entry, Opened

SECRET = bytes(range(32))


def row(
    code: str,
    phase: Phase = "playing",
    listed: bool = False,
    created: int = 0,
    due: int | None = None,
    secret: bytes = SECRET,
) -> Row:
    card = TableCard(
        code=code, edition="classic", variant="normal", skin="us", phase=phase, listed=listed, seats=4, people=["Zoë"],
        bots=["simple"], free=2, house_rules=0, clock="none", created=created,
    )  # fmt: skip
    return Row(code, secret, card, due)


def opening(
    code: str,
    phase: Phase = "playing",
    listed: bool = False,
    created: int = 0,
    due: int | None = None,
    secret: bytes = SECRET,
) -> Append:
    """The table with its first event."""
    event = Opened(Choices(settings={"parking.jackpot": True}), "c0ffee")
    return Append([Entry(code, 1, 1000, event)], row(code, phase, listed, created, due, secret), new=True)


def said(
    code: str, seq: int, id: str | None = None, event: AnyTableEvent | None = None, due: int | None = None
) -> Append:
    """One more event."""
    return Append([Entry(code, seq, 1000 + seq, event or Chatted(0, f"line {seq}"), id)], row(code, due=due))
