"""The tokens that stand for the players on the board, in the order of the seats that have them unless others chose."""

from __future__ import annotations

from typing import Final

TOKENS: Final = (
    "sailboat",
    "kettle",
    "lighthouse",
    "cactus",
    "balloon",
    "snail",
    "rocket",
    "acorn",
    "umbrella",
    "bicycle",
    "hat",
    "anchor",
)


def usual_token(seat: int) -> str:
    return TOKENS[seat % len(TOKENS)]
