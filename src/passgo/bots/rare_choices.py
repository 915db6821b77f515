"""The decisions that come up now and then: each option weighed by what its verb means."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import FLAT_TAX, HEIR, INHERITED, TAX_PERCENT, WISHER
from passgo.bots.assets import building_worth, pieces_to_want
from passgo.bots.base import answers
from passgo.bots.prospects import Prospects
from passgo.bots.valuation import deed_gain, deed_limit, reserve
from passgo.engine.actions import (
    AUCTION,
    CASH,
    CLAIM,
    FLAT,
    GO_TO,
    KEEP,
    LIFT,
    PERCENT,
    PICK,
    PLACE,
    REFUSE,
    SURRENDER,
    SWAP,
    TICKET,
    about,
    act,
    ride_space,
    verb_of,
)
from passgo.engine.columns import i64
from passgo.engine.machine import argument, decider
from passgo.engine.rules.birthday import ASK_FOR_GIFT
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT, KEEP_OR_LIFT
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.shortage import WISH
from passgo.engine.rules.taxes import CHOOSE_TAX
from passgo.engine.rules.victory import worth
from passgo.engine.state import BANK, State

AVERAGE_ROLL: Final[i64] = 7


def best_option(s: State, p: Prospects, asks: i64) -> i64:
    """What to say where no plan is needed: the best option by its verb, or the first that is listed."""
    answer = p.habits.answer(s, asks)
    if answer < 0:
        answer = p.habits.trader_answer(s, p, asks)
    if answer >= 0:
        return answer
    if asks == ASK_FOR_GIFT:
        return CASH
    if asks == CHOOSE_TAX:
        return PERCENT if worth(s, s.turn) * argument(s, TAX_PERCENT) < 100 * argument(s, FLAT_TAX) else FLAT
    if asks == KEEP_OR_LIFT:
        heir, deed = argument(s, HEIR), argument(s, INHERITED)
        spare = s.cash[heir] - s.edition.board.mortgage[deed]
        return act(LIFT if spare >= 2 * reserve(s, p, heir) else KEEP, deed)
    if asks == CONSIDER_SETTLEMENT:
        return REFUSE
    if asks == WISH:
        return pieces_to_want(s, reserve(s, p, argument(s, WISHER)))
    me = decider(s)
    out = answers(s)
    best = out.codes[0]
    most = option_worth(s, p, me, best)
    for k in range(1, i64(len(out.codes))):
        value = option_worth(s, p, me, out.codes[k])
        if value > most:
            most = value
            best = out.codes[k]
    return best


def careful_option(s: State, p: Prospects, asks: i64) -> i64:
    """The same, with the habits of one that looks closer."""
    answer = p.habits.careful_answer(s, p, asks)
    return answer if answer >= 0 else best_option(s, p, asks)


def option_worth(s: State, p: Prospects, me: i64, action: i64) -> i64:
    """What saying this is worth to a player, as far as its verb tells."""
    verb = verb_of(action)
    number = about(action)
    if verb == GO_TO:
        return space_worth(s, p, me, number)
    if verb == TICKET:
        return space_worth(s, p, me, ride_space(number)) - 25 * p.unit
    if verb == PLACE and s.owner[number] == me:
        return building_worth(s, p, number)
    if verb == AUCTION or verb == CLAIM:
        return deed_gain(s, p, me, number)
    if verb == SWAP:
        return deed_gain(s, p, me, number) if s.owner[number] != me else -deed_gain(s, p, me, number)
    if verb == SURRENDER:
        return -deed_gain(s, p, me, number)
    if verb == PICK:
        return s.cash[number] + 100 * p.unit * s.buildings[number]
    return p.habits.option_worth(s, p, me, action)


def space_worth(s: State, p: Prospects, me: i64, space: i64) -> i64:
    """What standing on a space brings: a deed to buy, or a rent to pay."""
    deed = s.edition.board.deed_at[space]
    if deed < 0:
        return 0
    if s.owner[deed] == BANK:
        price = s.edition.board.price[deed]
        if price <= s.cash[me]:
            return deed_limit(s, p, me, deed) - price
        return 0
    if charges(s, deed, me):
        return -rent(s, deed, AVERAGE_ROLL)
    return 0
