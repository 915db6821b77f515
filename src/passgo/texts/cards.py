"""What a card's text names, read from what the card does: one source for the figure and its words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from passgo.editions.millionaire.effects import (
    COLLECT_BY_LEVEL,
    COLLECT_BY_THEIR_LEVEL,
    COLLECT_EACH_BY_LEVEL,
    GIVE_MONEY,
    PAY_BY_LEVEL,
    PAY_EACH_BY_LEVEL,
    PRIZE,
    ROLL_TIMES,
    ROLL_TO_WIN,
    STEP_AHEAD,
)
from passgo.editions.millionaire.levels import EARLY_PAY_DAY, FIVE_STARS, MOVE_UP, ONE_STAR, THREE_STARS
from passgo.editions.ultimate.card_money import (
    COLLECT_FROM_EACH,
    INSIDERS_EDGE,
    LAP_INCOMES,
    PROPERTY_TAX,
    REPAIRS_ON_TRACKS,
    SMALL_REPAIR,
    TIP_DRIVERS,
    TRAIN_IS_LATE,
    WIN_MARATHON,
)
from passgo.editions.ultimate.card_moves import VISIT_BY_CARD
from passgo.editions.ultimate.card_people import GAME_NIGHT, PARADE
from passgo.editions.ultimate.card_stocks import ELECTRIC_CAR, FINE_HOLDERS, PAY_COMPANIES
from passgo.editions.ultimate.court_cards import DAMAGES
from passgo.editions.ultimate.money_cards import ABOVE_PAR
from passgo.editions.ultimate.purchase_cards import BARGAIN_PRICE
from passgo.editions.ultimate.rent_cards import LOW_RENT, RENOVATED
from passgo.editions.ultimate.stocks import COMPANIES
from passgo.editions.ultimate.tracks import ADVANCE_ON_TRACKS, GO_DIRECTLY, STEP_ALONG
from passgo.editions.ultimate.uses import BARGAIN, CHEAP_RENT, FAMILY_BANK, MORE_RENT, SEE_YOU_IN_COURT, SELL_SHARE
from passgo.engine.edition import Card
from passgo.engine.rules.auction import BANK_HELPS
from passgo.engine.rules.cards import COLLECT_CASH, COLLECT_EACH, PAY_EACH, PAY_FINE, PAY_OR_DRAW, PAY_REPAIRS
from passgo.engine.rules.movement import ADVANCE_TO, GO_BACK, GO_BACK_TO
from passgo.engine.rules.property import VISIT_PROPERTY
from passgo.texts.catalogue import Args

if TYPE_CHECKING:
    from passgo.texts.words import Words

MONEY: Final = ("amount", "house", "hotel", "skyscraper", "gain", "loss", "one", "three", "five")
BY_STARS: Final = ("one", "three", "five")

# what the arguments of an effect are called in the messages
FACTS: Final[dict[int, tuple[str, ...]]] = {
    COLLECT_CASH: ("amount",),
    COLLECT_EACH: ("amount",),
    PAY_FINE: ("amount",),
    PAY_EACH: ("amount",),
    PAY_REPAIRS: ("house", "hotel"),
    PAY_OR_DRAW: ("amount", "deck"),
    ADVANCE_TO: ("space",),
    GO_BACK_TO: ("space",),
    GO_BACK: ("steps",),
    VISIT_PROPERTY: ("times", "factor"),
    ADVANCE_ON_TRACKS: ("space",),
    GO_DIRECTLY: ("space",),
    STEP_ALONG: ("steps",),
    VISIT_BY_CARD: ("times", "factor"),
    COLLECT_FROM_EACH: ("amount",),
    REPAIRS_ON_TRACKS: ("house", "hotel", "skyscraper"),
    PROPERTY_TAX: ("amount",),
    TRAIN_IS_LATE: ("amount",),
    TIP_DRIVERS: ("amount",),
    INSIDERS_EDGE: ("gain", "loss"),
    GAME_NIGHT: ("amount",),
    PARADE: ("space",),
    ELECTRIC_CAR: ("times",),
    PAY_COMPANIES: ("companies",),
    FINE_HOLDERS: ("companies",),
    COLLECT_BY_LEVEL: BY_STARS,
    PAY_BY_LEVEL: BY_STARS,
    PAY_EACH_BY_LEVEL: BY_STARS,
    COLLECT_EACH_BY_LEVEL: BY_STARS,
    COLLECT_BY_THEIR_LEVEL: BY_STARS,
    ROLL_TIMES: BY_STARS,
    GIVE_MONEY: BY_STARS,
    MOVE_UP: ("amount",),
    STEP_AHEAD: ("steps",),
}

# amounts that an effect has of itself
FIXED: Final[dict[int, dict[str, int]]] = {
    REPAIRS_ON_TRACKS: {"small": SMALL_REPAIR},
    WIN_MARATHON: dict(zip(("outer", "middle", "inner"), LAP_INCOMES, strict=True)),
    EARLY_PAY_DAY: {"one": ONE_STAR, "three": THREE_STARS, "five": FIVE_STARS},
}

# the figure that a kept card is about, by its use
KEPT_AMOUNTS: Final[dict[int, int]] = {
    BARGAIN: BARGAIN_PRICE,
    CHEAP_RENT: LOW_RENT,
    MORE_RENT: RENOVATED,
    SEE_YOU_IN_COURT: DAMAGES,
    SELL_SHARE: ABOVE_PAR,
    FAMILY_BANK: BANK_HELPS,
}

NUMBERED: Final = re.compile(r"(roll-three|cab-back|cab-ahead)-(\d+)")  # kinds that differ in a number only


def stem(card: Card) -> str:
    """The part of a card's kind that its messages are named after."""
    numbered = NUMBERED.fullmatch(card.kind)
    return numbered[1] if numbered else card.kind


def kept_facts(t: Words, card: Card) -> Args:
    """The numbers that tell some kinds of kept cards apart, and the amount that a card is about."""
    numbered = NUMBERED.fullmatch(card.kind)
    if numbered:
        return {"numbers": t.listed(list(numbered[2])), "steps": int(numbered[2])}
    return {"amount": t.money(KEPT_AMOUNTS[card.use])} if card.use in KEPT_AMOUNTS else {}


def card_facts(t: Words, card: Card) -> Args:
    """The amounts, spaces and numbers that a card's text may name."""
    facts: Args = {"space": "none", "skyscraper": "none", **kept_facts(t, card)}  # alike in several editions
    for step, *arguments in card.effects:
        for name, amount in FIXED.get(step, {}).items():
            facts[name] = t.money(amount)
        if step == ROLL_TO_WIN:  # the least totals, not amounts
            facts |= {"amount": t.money(int(PRIZE)), **dict(zip(BY_STARS, arguments, strict=False))}
        for name, value in zip(FACTS.get(step, ()), arguments, strict=False):
            facts[name] = written(t, name, value)
    return facts


def written(t: Words, name: str, value: int) -> str | int:
    if name in MONEY:
        return t.money(value)
    if name == "space":
        return t.space_name(value)
    if name == "deck":
        return t.deck(value)
    if name == "companies":
        return t.listed([t.say(f"group-{company}") for k, (company, _) in enumerate(COMPANIES) if value >> k & 1])
    return abs(value)
