"""What a plain board says, as messages of the catalogue: what its author writes is text and never Fluent's syntax."""

import re
from collections.abc import Mapping

from passgo.editions.plain.cards import FIGURE


def catalogue(messages: Mapping[str, str], cards: Mapping[str, str]) -> str:
    """A Fluent source: messages as they stand, and the texts of cards, whose figures such as {amount} are filled in."""
    written = {name: literal(text) for name, text in messages.items()}
    written |= {f"card-{name}": card_pattern(text) for name, text in cards.items()}
    return "".join(f"{name} = {pattern}\n" for name, pattern in written.items())


def card_pattern(text: str) -> str:
    """Texts as literals, figures as variables: `{ "Take " }{ $amount }`."""
    parts = re.split(FIGURE, text)
    return "".join((literal(part) if part else "") if k % 2 == 0 else f"{{ ${part} }}" for k, part in enumerate(parts))


def literal(text: str) -> str:
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'
