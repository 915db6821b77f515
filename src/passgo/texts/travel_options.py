"""What answers mean in editions with a speed die and travel vouchers: moves, tickets, gifts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.engine.actions import ride_card, ride_space
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.rules.birthday import GIFT
from passgo.engine.settings import REPLACES_ROLL
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.figures import holdings
from passgo.texts.spots import bus_stop, spot, vouchers_of
from passgo.texts.wording import OptionFacts
from passgo.texts.words import Words


def ticket_asks(s: State) -> str:
    """What a ticket or voucher costs beside itself (MEGA-TKT-1, UM-VCH-4)."""
    return "roll" if s.settings[REPLACES_ROLL] else "nothing"


def go_to(t: Words, s: State, decision: Decision, action: Action) -> Args:
    space = action.number
    return {"spot": spot(t, s, space), "space": t.space(space), "player": t.player(s.turn)}


def ticket(t: Words, s: State, decision: Decision, action: Action) -> Args:
    card, space = int(ride_card(action.number)), int(ride_space(action.number))
    return {"kept": t.kept_card(card), "spot": spot(t, s, space), "asks": ticket_asks(s)}


def take(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A voucher, from the pack or from another player; or money instead."""
    giver = decision.about.get("giver", -1)
    return {"pack": t.voucher_pack, "giver": t.player(giver), "amount": t.money(GIFT)}


def move_on(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """On with the bus."""
    return {"stop": bus_stop(t, s) or "none"}


def pick(t: Words, s: State, decision: Decision, action: Action) -> Args:
    seat = action.number
    return {"player": t.player(seat), "vouchers": t.vouchers(vouchers_of(s, seat)), "place": t.space(s.place[seat])}


def stay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"space": t.space(s.place[s.turn])}


def give(t: Words, s: State, decision: Decision, action: Action) -> Args:
    taker = decision.about.get("taker", -1)
    return {"kept": t.kept_card(action.number), "taker": t.player(taker)}


def auction(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return holdings(t, s, action.number, decision.player)


TRAVEL_OPTIONS: Final[Mapping[str, OptionFacts]] = {
    "goto": go_to,
    "ticket": ticket,
    "take": take,
    "cash": take,
    "move": move_on,
    "stay": stay,
    "pick": pick,
    "give": give,
    "auction": auction,
}
