"""The messages about what people add to the dice; part of protocol.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Stage = Literal["hashes", "shares", "again", "fixed", "earlier"]  # of the shares of the dice
VoidedBecause = Literal["silent", "unfit", "left"]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class VoidedRound(Struct):
    """Hashes that came to nothing, and the seats whose share did not come or did not fit."""

    round: int
    seats: list[int]
    why: VoidedBecause
    hashes: list[str]  # by seat


class Sharing(Struct):
    """What people add to the dice: hashes first, the shares when no hash can change any more (docs/fair-dice.md).

    While the stage is `hashes` or `again` hashes are taken, during `shares` those `awaited` show their shares; from
    `fixed` on nothing changes. `earlier`: the game began before there were hashes.
    """

    round: int
    stage: Stage
    hashes: list[str]  # by seat, "" for who adds nothing
    shares: list[str]  # by seat, once all have come
    awaited: list[int]
    voided: list[VoidedRound]
