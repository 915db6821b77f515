"""Coming back to a table after the connection was lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from websockets.exceptions import WebSocketException

from passgo.cli.online.door import ASIDE, record_place
from passgo.server.client import UNREADABLE, Gone, Refused

if TYPE_CHECKING:
    from passgo.cli.online.session import OnlineSession

TRIES: Final = 6  # to connect again, each after twice the time
FINAL: Final = {"replaced": "join-gone", "removed": "table-bye-removed", "left": "table-bye-left"}
FIRST_WAIT: Final = 0.5  # seconds
UNREAD: Final = 4  # connections in a row on which something came that cannot be read, before that is the end
CALM: Final = 60  # seconds that a connection has lasted if its loss is not one more of those before


async def come_back(session: OnlineSession, gone: Gone) -> None:
    """Connect again, and be told everything; or say why that cannot be, and that is the end."""
    if gone.why in FINAL:
        session.fail(session.texts.say(FINAL[gone.why]))
        return
    clock = asyncio.get_running_loop().time
    soon = session.returned_at is not None and clock() - session.returned_at < CALM
    session.returns = session.returns + 1 if soon else 0
    if gone.why == UNREADABLE and session.returns >= UNREAD:
        session.fail(other_version(session))
        return
    session.quiet_line(session.texts.say("join-reconnecting"))
    session.live.restore()
    if session.returns:
        await asyncio.sleep(FIRST_WAIT * 2 ** (min(session.returns, TRIES) - 1))
    why = await why_not(session)
    session.returned_at = clock()
    if why:
        session.fail(why)
    else:
        session.quiet_line(session.texts.say("join-again"))


def other_version(session: OnlineSession) -> str:
    """What is said of a server that says what cannot be read."""
    said = session.texts.say("join-other-version", address=session.client.address)
    return f"{said[0].upper()}{said[1:]}."


async def why_not(session: OnlineSession) -> str:
    """Connect; why that cannot be, if it cannot."""
    client = session.client
    for attempt in range(TRIES):
        try:
            await client.connect()
            return ""
        except Refused as refused:
            if refused.why == ASIDE:
                return f"{refused.text} {record_place(client.address, client.key.code, client.language)}"
            if refused.why in ("no-table", "no-token"):
                return refused.text
        except Gone as ended:
            if ended.why == UNREADABLE:
                return other_version(session)
        except (OSError, WebSocketException):
            pass
        await asyncio.sleep(FIRST_WAIT * 2**attempt)
    return session.texts.say("join-lost")
