"""Questions of editions with a speed die and travel vouchers: bus, triples, gifts, the AUCTION space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.engine.board import SHARE
from passgo.engine.rules.birthday import GIFT
from passgo.engine.rules.vouchers import pack_left
from passgo.engine.state import BANK, State
from passgo.texts.catalogue import Args
from passgo.texts.spots import bus_stop, vouchers_of
from passgo.texts.wording import About, QuestionFacts
from passgo.texts.words import Words


def here(t: Words, s: State, me: int, about: About) -> Args:
    return {"space": t.space(s.place[me])}


def bus(t: Words, s: State, me: int, about: About) -> Args:
    return {**supply(t, s), "stop": bus_stop(t, s) or "none"}


def supply(t: Words, s: State) -> Args:
    """How many vouchers the pack has."""
    pack = [deck.name for deck in s.edition.decks].index(t.voucher_pack)
    return {"pack": t.voucher_pack, "left": t.vouchers(int(pack_left(s, pack)))}


def gift(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(GIFT), **supply(t, s)}


def gift_from(t: Words, s: State, me: int, about: About) -> Args:
    giver = about["giver"]
    count = vouchers_of(s, giver)
    return {"giver": t.player(giver), "amount": t.money(GIFT), "count": count, "vouchers": t.vouchers(count)}


def give_voucher(t: Words, s: State, me: int, about: About) -> Args:
    return {"pack": t.voucher_pack, "taker": t.player(about["taker"])}


def auction_space(t: Words, s: State, me: int, about: About) -> Args:
    board = s.edition.board
    free = sum(s.owner[deed] == BANK and board.family[deed] != SHARE for deed in range(board.deeds))
    return {"count": free}


def plain(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(GIFT), "pack": t.voucher_pack}


TRAVEL_QUESTIONS: Final[Mapping[str, QuestionFacts]] = {
    "bus": bus,
    "triple": here,
    "gift": gift,
    "giver": plain,
    "gift-from": gift_from,
    "give-voucher": give_voucher,
    "auction-space": auction_space,
}
