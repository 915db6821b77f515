"""Questions about ways to move and what new spaces bring: bus, triples, taxis, vouchers, gifts, a colour completed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions.mega.catching_up import building_up, can_build_up
from passgo.editions.mega.spaces import TICKETS
from passgo.editions.ultimate.cabs import fare
from passgo.engine.board import SHARE
from passgo.engine.rules.birthday import GIFT
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import can_raise
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.speed_die import BUS
from passgo.engine.rules.vouchers import pack_left
from passgo.engine.settings import OWN_FARE_TO, TO_POOL
from passgo.engine.state import BANK, State
from passgo.texts.catalogue import Args
from passgo.texts.spots import bus_stop, vouchers_of
from passgo.texts.words import Words

About = tuple[int, ...]  # the arguments of the pending choice


def here(t: Words, s: State, me: int, about: About) -> Args:
    return {"space": t.space(s.place[me])}


def bus(t: Words, s: State, me: int, about: About) -> Args:
    return {**supply(t, s), "stop": bus_stop(t, s) or "none"}


def supply(t: Words, s: State) -> Args:
    """How many vouchers the pack has: the third one in both editions."""
    return {"pack": t.voucher_pack, "left": t.vouchers(int(pack_left(s, TICKETS)))}


def before_bonus(t: Words, s: State, me: int, about: About) -> Args:
    return {"face": "bus" if s.speed == BUS else "mr-monopoly", **here(t, s, me, about)}


def mr_monopoly(t: Words, s: State, me: int, about: About) -> Args:
    return {"deed": t.deed(about[0]), "owner": t.player(s.owner[about[0]]), **here(t, s, me, about)}


def gift(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(GIFT), **supply(t, s)}


def gift_from(t: Words, s: State, me: int, about: About) -> Args:
    giver = about[0]
    count = vouchers_of(s, giver)
    return {"giver": t.player(giver), "amount": t.money(GIFT), "count": count, "vouchers": t.vouchers(count)}


def give_voucher(t: Words, s: State, me: int, about: About) -> Args:
    return {"pack": t.voucher_pack, "taker": t.player(about[1])}


def own_vouchers(t: Words, s: State, me: int, about: About) -> Args:
    return {"pack": t.voucher_pack, "vouchers": t.vouchers(vouchers_of(s, me))}


def auction_space(t: Words, s: State, me: int, about: About) -> Args:
    board = s.edition.board
    free = sum(s.owner[deed] == BANK and board.family[deed] != SHARE for deed in range(board.deeds))
    return {"count": free}


def lift(t: Words, s: State, me: int, about: About) -> Args:
    deed = about[1]
    cost = int(lift_cost(s, deed))
    return {
        "deed": t.deed(deed),
        "group": t.group(s.edition.board.group_of[deed]),
        "amount": t.money(cost),
        "enough": "yes" if s.cash[me] >= cost else "no" if can_raise(s, me) >= cost else "never",
        "missing": t.money(cost - s.cash[me]),
    }


def lots(t: Words, s: State, group: int) -> str:
    """What stands on every lot of a colour."""
    deeds = [int(s.lot(group, k)) for k in range(s.edition.board.group_size[group])]
    return t.lots({deed: int(s.level[deed]) for deed in deeds})


def arrange(t: Words, s: State, me: int, about: About) -> Args:
    deed = about[1]
    group = s.edition.board.group_of[deed]
    cost = s.edition.board.build_cost[deed]
    due = int(building_up(s, deed))
    paid_for = "build" if s.cash[me] >= cost else "raise"
    return {
        "group": t.group(group),
        "deed": t.deed(deed),
        "lots": lots(t, s, group),
        "full": t.money(cost),
        "half": t.money(cost // 2),
        "way": paid_for if can_build_up(s, me, deed) else "share",
        "due": t.money(due),
        "missing": t.money(due - s.cash[me]),
    }


def taxi(t: Words, s: State, me: int, about: About) -> Args:
    deed = about[0]
    owner = s.owner[deed]
    payee = owner if owner != me else fines_to(s) if s.rules[OWN_FARE_TO] == TO_POOL else BANK
    return {
        "deed": t.deed(deed),
        "owner": t.player(owner),
        "own": "yes" if owner == me else "no",
        "fare": t.money(int(fare(s, deed))),
        "payee": t.player(int(payee)),
        "enough": "yes" if s.cash[me] >= fare(s, deed) else "no",
    }


def plain(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(GIFT), "pack": t.voucher_pack}


TRAVEL_QUESTIONS: Final[dict[str, Callable[[Words, State, int, About], Args]]] = {
    "bus": bus,
    "before-bonus": before_bonus,
    "mr-monopoly": mr_monopoly,
    "triple": here,
    "gift": gift,
    "giver": plain,
    "gift-from": gift_from,
    "give-voucher": give_voucher,
    "missed-bus": own_vouchers,
    "return-voucher": own_vouchers,
    "auction-space": auction_space,
    "lift": lift,
    "arrange": arrange,
    "taxi": taxi,
    "ride": here,
}
