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


async def come_back(session: OnlineSession, gone: Gone) -> None:
    """Connect again, and be told everything; or say why that cannot be, and that is the end."""
    if gone.why in FINAL:
        session.fail(session.texts.say(FINAL[gone.why]))
        return
    session.quiet_line(session.texts.say("join-reconnecting"))
    session.live.restore()
    why = await why_not(session)
    if why:
        session.fail(why)
    else:
        session.quiet_line(session.texts.say("join-again"))


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
                said = session.texts.say("join-other-version", address=client.address)
                return f"{said[0].upper()}{said[1:]}."
        except (OSError, WebSocketException):
            pass
        await asyncio.sleep(FIRST_WAIT * 2**attempt)
    return session.texts.say("join-lost")
