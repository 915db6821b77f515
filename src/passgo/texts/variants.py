"""What the variants of an edition are called, and which of them no sheet knows."""

from __future__ import annotations

from passgo.engine.edition import Edition
from passgo.texts.words import Words


def variant_name(t: Words, edition: Edition, variant: str) -> str:
    """The name; a variant that is a house rule says so (UM-GEN-4)."""
    name = t.say(f"variant-{variant}")
    return t.say("variant-house", variant=name) if variant in edition.house_variants else name


def variant_about(t: Words, edition: Edition, variant: str) -> str:
    """What a variant is; a race for cash ends otherwise than the game it is a variant of."""
    goal = edition.figures.goal_cash
    if goal:
        return t.say("variant-race-about", amount=t.money(goal))
    about = t.say(f"variant-{variant}-about")
    return " ".join([about, t.say("variant-house-about")]) if variant in edition.house_variants else about
