"""What the actions of Mega and Ultimate mean that move a token, take vouchers, or even out a colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions.mega.catching_up import price_of
from passgo.editions.ultimate.cabs import fare
from passgo.editions.ultimate.deed_cards import half_price
from passgo.editions.ultimate.packs import TRANSIT_TOKEN
from passgo.editions.ultimate.subway import (
    AFTER_MOVES,
    BEFORE_BONUS,
    BEFORE_ROLL,
    promises_voucher,
    replaces_roll,
    ride_refusal,
)
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.rules.birthday import GIFT
from passgo.engine.rules.selling import target
from passgo.engine.rules.speed_die import BUS
from passgo.engine.settings import REPLACES_ROLL
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.figures import holdings
from passgo.texts.spots import bus_stop, spot
from passgo.texts.words import Words

WINDOWS: Final = {"turn": int(BEFORE_ROLL), "before-bonus": int(BEFORE_BONUS), "end": int(AFTER_MOVES)}


def subway_asks(s: State, kind: str) -> str:
    """What a Subway ride costs at a question: the roll, a voucher to be played after it, or nothing (UM-SUB-2, -7)."""
    window = WINDOWS[kind]
    if window == BEFORE_ROLL and replaces_roll(s):
        return "roll"
    return "voucher" if promises_voucher(s, window) else "nothing"


def may_ride(s: State, kind: str) -> bool:
    """Whether the Subway can be taken at a question: some space, such as GO, is not refused."""
    return ride_refusal(s, WINDOWS[kind], s.edition.board.kinds.index("go")) == 0


def ticket_asks(s: State) -> str:
    """What a ticket or voucher costs beside itself (MEGA-TKT-1, UM-VCH-4)."""
    return "roll" if s.rules[REPLACES_ROLL] else "nothing"


def go_to(t: Words, s: State, decision: Decision, action: Action) -> Args:
    board = s.edition.board
    space = action.number
    facts: Args = {"spot": spot(t, s, space), "space": t.space(space), "player": t.player(s.turn)}
    if decision.kind == "buyers-market":
        facts["price"] = t.money(int(half_price(s, board.deed_at[space])))
    if decision.kind == "tax-or-jail":
        facts["kind"] = "to-jail" if space == board.jail else "to-tax"
    return facts


def ride(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A taxi for its fare, without rent where it leads; or the Subway."""
    if decision.kind == "taxi":
        fee = t.money(int(fare(s, decision.about[0])))
        return {"spot": spot(t, s, action.number, rent_free=True), "fare": fee, "asks": "nothing"}
    return {"spot": spot(t, s, action.number), "asks": subway_asks(s, decision.kind)}


def stay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"space": t.space(s.place[s.turn])}


def ticket(t: Words, s: State, decision: Decision, action: Action) -> Args:
    card, space = action.number & 255, action.number >> 8
    is_token = s.edition.card_use[card] == TRANSIT_TOKEN
    return {"kept": t.kept_card(card), "spot": spot(t, s, space, rent_free=is_token), "asks": ticket_asks(s)}


def take(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A voucher, from the pack or from another player; or money instead."""
    giver = decision.about[0] if decision.kind == "gift-from" else -1
    return {"pack": t.voucher_pack, "giver": t.player(giver), "amount": t.money(GIFT)}


def move_on(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """On with the bus, or with Mr. Monopoly to a mortgaged property."""
    if decision.kind == "mr-monopoly":
        return {"stop": decision.kind, "deed": t.deed(decision.about[0])}
    return {"stop": bus_stop(t, s) or "none"}


def go_on(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"face": "bus" if s.speed == BUS else "mr-monopoly"}


def give(t: Words, s: State, decision: Decision, action: Action) -> Args:
    taker = decision.about[1] if decision.kind == "give-voucher" else -1
    return {"kept": t.kept_card(action.number), "taker": t.player(taker)}


def auction(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return holdings(t, s, action.number, decision.player)


def arrange(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """The buildings of a colour as they would stand, and what that costs or brings."""
    plan = action.number
    group = plan & 255
    lots: dict[int, int] = {}
    more = 0
    for k in range(s.edition.board.group_size[group]):
        deed, level = int(s.lot(group, k)), int(target(plan, k))
        lots[deed] = level
        more += level - s.level[deed]
    cost = int(price_of(s, group, more))
    way = "free" if cost == 0 or decision.kind == "fall" else "cost" if cost > 0 else "gain"
    return {"lots": t.lots(lots), "amount": t.money(abs(cost)), "way": way}


TRAVEL_OPTIONS: Final[dict[str, Callable[[Words, State, Decision, Action], Args]]] = {
    "goto": go_to,
    "ride": ride,
    "stay": stay,
    "ticket": ticket,
    "take": take,
    "cash": take,
    "move": move_on,
    "continue": go_on,
    "give": give,
    "auction": auction,
    "arrange": arrange,
}
