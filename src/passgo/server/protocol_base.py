"""What all messages are made of: the plain values, and a command with its id."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(max_length=40, pattern=r"^[ -~]*\Z")]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id = ""
