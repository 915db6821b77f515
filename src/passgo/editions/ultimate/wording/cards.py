"""What the texts of Ultimate's cards name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from passgo.editions.ultimate.card_money import (
    LAP_INCOMES,
    REPAIRS_ON_TRACKS,
    SMALL_REPAIR,
    WIN_MARATHON,
)
from passgo.editions.ultimate.card_stocks import FINE_HOLDERS, PAY_COMPANIES
from passgo.editions.ultimate.court_cards import DAMAGES
from passgo.editions.ultimate.money_cards import ABOVE_PAR
from passgo.editions.ultimate.purchase_cards import BARGAIN_PRICE
from passgo.editions.ultimate.rent_cards import LOW_RENT, RENOVATED
from passgo.editions.ultimate.stocks import COMPANIES
from passgo.editions.ultimate.uses import BARGAIN, CHEAP_RENT, FAMILY_BANK, MORE_RENT, SEE_YOU_IN_COURT, SELL_SHARE
from passgo.engine.edition import Card
from passgo.engine.rules.auction import BANK_HELPS
from passgo.texts.catalogue import Args
from passgo.texts.words import Words

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


def effect_facts(t: Words, step: int, arguments: Sequence[int]) -> Args:
    """Amounts that an effect has of itself, and the companies that it is about."""
    if step == REPAIRS_ON_TRACKS:
        return {"small": t.money(SMALL_REPAIR)}
    if step == WIN_MARATHON:
        outer, middle, inner = LAP_INCOMES
        return {"outer": t.money(outer), "middle": t.money(middle), "inner": t.money(inner)}
    if step in (PAY_COMPANIES, FINE_HOLDERS):
        named = [t.say(f"group-{company}") for k, (company, _) in enumerate(COMPANIES) if arguments[0] >> k & 1]
        return {"companies": t.listed(named)}
    return {}


def card_stem(card: Card) -> str:
    numbered = NUMBERED.fullmatch(card.kind)
    return numbered[1] if numbered else card.kind


def kept_facts(t: Words, card: Card) -> Args:
    """The numbers that tell some kinds of kept cards apart, and the amount that a card is about."""
    numbered = NUMBERED.fullmatch(card.kind)
    if numbered:
        return {"numbers": t.listed(list(numbered[2])), "steps": int(numbered[2])}
    return {"amount": t.money(KEPT_AMOUNTS[card.use])} if card.use in KEPT_AMOUNTS else {}
