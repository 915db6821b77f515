"""What a card's text names, read from what the card does: one source for the figure and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from passgo.engine.edition import Card
from passgo.engine.steps import STEPS
from passgo.texts.catalogue import Args
from passgo.texts.wording import wording_of

if TYPE_CHECKING:
    from passgo.texts.words import Words

MONEY: Final = ("amount", "house", "hotel", "skyscraper", "gain", "loss", "one", "three", "five")


def card_facts(t: Words, card: Card) -> Args:
    """The amounts, spaces and numbers that a card's text may name."""
    own = wording_of(t.edition)
    facts: Args = {"space": "none", "skyscraper": "none", **own.kept_facts(t, card)}  # alike in several editions
    for step, *arguments in card.effects:
        for name, value in zip(STEPS[step].arguments, arguments, strict=False):
            if name and name != "card":
                facts[name] = written(t, name, value)
        facts |= own.effect_facts(t, step, arguments)
    return facts


def written(t: Words, name: str, value: int) -> str | int:
    if name in MONEY:
        return t.money(value)
    if name == "space":
        return t.space_name(value)
    if name == "deck":
        return t.deck(value)
    return abs(value)
