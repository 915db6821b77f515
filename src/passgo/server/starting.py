"""From the host's word to the first throw: the shares of the dice are asked for, awaited for a while, or done without.

A round that somebody spoils is void, and he is left out of the next one; so there are at most as many rounds as people,
and nobody waits for ever. The rest of the protocol is in docs/fair-dice.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.engine.random import share_hash
from passgo.server import table_events
from passgo.server.guests import Refusal
from passgo.server.table_events import AnyTableEvent, Voided

if TYPE_CHECKING:
    from passgo.server.table import LiveTable

FILLER = "trader"  # the bot that takes a free seat when the host starts
SECONDS = 10  # that hashes and shares are waited for


async def start(table: LiveTable, id: str | None) -> int:
    """Ask for the shares of all who have published a hash; where nobody has, the dice come from the secret alone."""
    if table.room.sharing.hashes:
        return await table.commit(table_events.SharesAsked(), id=id)
    return await begin(table, id=id)


async def begin(table: LiveTable, *before: AnyTableEvent, id: str | None = None) -> int:
    seats = table.room.seats
    free = {k: FILLER for k, seat in enumerate(seats) if seat.person is None and seat.bot is None}
    return await table.commit(*before, table.room.start(free), id=id)


async def promise(table: LiveTable, seat: int, hashed: str, id: str) -> int:
    """A seat publishes the hash of its share; before the start as often as it likes, in a second round once."""
    sharing = table.room.sharing
    if sharing.stage == "again" and seat not in sharing.awaited:
        raise Refusal("starting")
    promised = table_events.Promised(seat, hashed)
    if sharing.awaited == {seat}:
        return await table.commit(promised, table_events.SharesAsked(), id=id)
    return await table.commit(promised, id=id)


async def reveal(table: LiveTable, seat: int, share: str, id: str) -> int:
    """A seat shows its share. The last one begins the game, and shows all of them."""
    room = table.room
    sharing = room.sharing
    if sharing.stage != "shares" or seat not in sharing.awaited:
        raise Refusal("no-share-asked")
    if share_hash(room.commitment, seat, share) != sharing.hashes[seat]:
        return await again(table, Voided([seat], "unfit"), id)
    shown = table_events.Revealed(seat, share)
    if sharing.awaited == {seat}:
        return await begin(table, shown, id=id)
    return await table.commit(shown, id=id)


async def again(table: LiveTable, voided: Voided, id: str | None = None) -> int:
    """The next round; where nobody is left for it the game begins without shares."""
    if set(table.room.sharing.hashes) <= set(voided.seats):
        return await begin(table, voided, id=id)
    return await table.commit(voided, id=id)


async def go_on(table: LiveTable) -> None:
    """Somebody has not answered in time."""
    sharing = table.room.sharing
    if sharing.stage == "shares":
        await again(table, Voided(sorted(sharing.awaited), "silent"))
    elif sharing.hashes:
        await table.commit(table_events.SharesAsked())
    else:
        await begin(table)
