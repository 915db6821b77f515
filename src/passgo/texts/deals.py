"""Trades in words: the things in a bundle, and the two bundles on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from passgo.engine.game import Game
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.state import State
from passgo.texts.words import Words, counted


def item(t: Words, thing: int, s: State | None = None) -> str:
    """One thing of a bundle; a position tells whether a deed is mortgaged."""
    kind, number = item_kind(thing), int(item_number(thing))
    if kind == CASH_ITEM:
        return t.money(number)
    if kind == CARD_ITEM:
        return t.kept_card(number)
    if kind == IMMUNITY_ITEM:
        return t.say("immunity", deed=t.deed(number))
    if s is not None and s.mortgaged[number]:
        return t.say("deed-mortgaged", deed=t.deed(number))
    return t.deed(number)


def bundle(t: Words, things: Sequence[int], s: State) -> str:
    return t.listed(counted([item(t, thing, s) for thing in things]))


def bundles(t: Words, terms: Sequence[int], s: State) -> tuple[str, str]:
    """What the proposer gives, and what the partner gives."""
    middle = 1 + terms[0]
    return bundle(t, terms[1:middle], s), bundle(t, terms[middle:], s)


def on_the_table(t: Words, s: State) -> tuple[str, str]:
    return bundles(t, list(s.offer), s)


def offer(t: Words, game: Game) -> str:
    """The offer that waits for an answer, told to everybody; "" when there is none."""
    decision = game.decision
    if decision is None or decision.kind not in ("trade", "settlement"):
        return ""
    about = decision.about
    giver, partner = parties(about)
    gives, takes = on_the_table(t, game.state)
    return t.say(
        f"offer-{decision.kind}",
        giver=t.player(giver),
        partner=t.player(partner),
        gives=gives,
        takes=takes,
        amount=t.money(about.get("amount", 0)),
    )


def parties(about: Mapping[str, int]) -> tuple[int, int]:
    """Who made the offer that waits for an answer, and who must answer: a debtor asks his creditor."""
    return about.get("giver", about.get("debtor", -1)), about.get("partner", about.get("creditor", -1))
