"""What a plain board says, as messages of the catalogue: what its author writes is text and never Fluent's syntax."""

import re
from collections.abc import Mapping

from passgo.editions.plain.cards import FIGURE


def catalogue(messages: Mapping[str, str]) -> str:
    """A Fluent source. Only the figures of cards, such as {amount}, are filled in."""
    return "".join(f"{name} = {pattern(text)}\n" for name, text in messages.items())


def pattern(text: str) -> str:
    """Texts as literals, figures as variables: `{ "Take " }{ $amount }`."""
    parts = re.split(FIGURE, text)
    if not text:
        return '{ "" }'  # what is said is nothing
    return "".join(literal(part) if k % 2 == 0 else f"{{ ${part} }}" for k, part in enumerate(parts))


def literal(text: str) -> str:
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}' if text else ""
