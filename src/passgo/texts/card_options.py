"""What the actions mean that Ultimate's shares and cards ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions.ultimate.court_cards import DAMAGES
from passgo.editions.ultimate.money_cards import ABOVE_PAR
from passgo.editions.ultimate.purchase_cards import BARGAIN_PRICE
from passgo.editions.ultimate.rent_cards import LOW_RENT
from passgo.editions.ultimate.roll_three import unpacked, winnings
from passgo.editions.ultimate.stocks import dividend, par
from passgo.editions.ultimate.storms import struck
from passgo.editions.ultimate.uses import CHEAP_RENT
from passgo.engine.board import STREET
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.rules.selling import target
from passgo.engine.state import BANK, State
from passgo.texts.catalogue import Args
from passgo.texts.figures import holdings, rent_then
from passgo.texts.spots import vouchers_of
from passgo.texts.words import Words


def use_card(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Leaving Jail, or whatever the card does at this question."""
    facts: Args = {"kept": t.kept_card(action.number)}
    about = decision.about
    if decision.kind == "buy":
        return {**facts, "deed": t.deed(about[0]), "amount": t.money(BARGAIN_PRICE)}
    if decision.kind == "bust-deal":
        return {**facts, "deed": t.deed(about[0]), "amount": t.money(about[1]), "buyer": t.player(about[2])}
    if decision.kind == "rent-card":
        cheap = s.edition.card_use[action.number] == CHEAP_RENT
        amount = t.money(LOW_RENT if cheap else about[2])
        kind = "cheap-rent" if cheap else "reverse-rent"
        return {**facts, "kind": kind, "amount": amount, "owner": t.player(s.owner[about[1]])}
    return facts


def share(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A share bought, named for the auction, or taken; with the dividend that the company would then pay."""
    me, deed = decision.player, action.number
    group = s.edition.board.group_of[deed]
    after = s.copy()
    after.give_deed(deed, me)
    return {
        "company": t.group(group),
        "amount": t.money(int(par(s, me, deed))),
        "dividend": t.money(int(dividend(after, me, group))),
    }


def sell_share(t: Words, s: State, decision: Decision, action: Action) -> Args:
    board = s.edition.board
    group = board.group_of[action.number]
    return {"company": t.group(group), "amount": t.money(board.price[action.number] + ABOVE_PAR)}


def pick(t: Words, s: State, decision: Decision, action: Action) -> Args:
    seat = action.number
    facts: Args = {
        "player": t.player(seat),
        "vouchers": t.vouchers(vouchers_of(s, seat)),
        "place": t.space(s.place[seat]),
    }
    if decision.kind == "share-fortune":
        won = int(winnings(s, seat, unpacked(decision.about[1])))
        return {**facts, "amount": t.money((won + 1) // 2)}
    if decision.kind == "game-night":
        return {**facts, "amount": t.money(decision.about[0])}
    return {**facts, "amount": t.money(DAMAGES)}


def claim(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A property taken from another player, or from the Bank where nobody else has one."""
    deed = action.number
    owner = s.owner[deed]
    value = s.edition.board.mortgage[deed] if decision.kind == "foreclosure" else s.edition.board.price[deed]
    facts: Args = {**holdings(t, s, deed, decision.player), "owner": t.player(owner), "amount": t.money(value)}
    return {**facts, "kind": "taxi-sale"} if decision.kind == "taxi-war" and owner == BANK else facts


def swap(t: Words, s: State, decision: Decision, action: Action) -> Args:
    theirs = decision.about[0]
    return {"deed": t.deed(action.number), "other_deed": t.deed(theirs), "owner": t.player(s.owner[theirs])}


def hit(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """The colour with all that would be left on it, or a single depot or stand."""
    deed = action.number
    board = s.edition.board
    group = board.group_of[deed]
    facts: Args = {"deed": t.deed(deed), "group": t.group(group), "owner": t.player(s.owner[deed])}
    if board.family[deed] != STREET:
        return {**facts, "piece": t.piece_at(1, deed), "target": "one"}
    plan = struck(s, group)
    lots = {int(s.lot(group, k)): int(target(plan, k)) for k in range(board.group_size[group])}
    hit_ones = {lot: level for lot, level in lots.items() if s.level[lot] > 0}
    return {**facts, "target": "colour", "lots": t.lots(hit_ones)}


def surrender(t: Words, s: State, decision: Decision, action: Action) -> Args:
    deed = action.number
    level = s.level[deed]
    if level == 0:
        return {"deed": t.deed(deed), "piece": "none"}
    rent = rent_then(t, s, deed, decision.player, level - 1)
    return {"deed": t.deed(deed), "piece": t.piece_at(level, deed), "rent": rent}


CARD_OPTIONS: Final[dict[str, Callable[[Words, State, Decision, Action], Args]]] = {
    "card": use_card,
    "share": share,
    "pick": pick,
    "swap": swap,
    "hit": hit,
    "surrender": surrender,
}
