"""The requests and answers about notices for who has closed the page; part of protocol.py."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NoticeKey(Struct):
    """What a browser subscribes with: the server's public key, an uncompressed point in base64url."""

    key: str | None  # null where the server sends no pushes


class Subscription(Struct, forbid_unknown_fields=True):
    """Where the browser of somebody at a table is woken."""

    endpoint: Annotated[str, Meta(pattern="^https://", max_length=1000)]


class Called(Struct):
    """Whether you were called to a table since you were last there."""

    called: bool
