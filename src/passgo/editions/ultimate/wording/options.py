"""What the answers to Ultimate's own questions mean: rides, vouchers, shares, cards, storms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.editions.ultimate.cabs import fare
from passgo.editions.ultimate.court_cards import DAMAGES
from passgo.editions.ultimate.deed_cards import half_price
from passgo.editions.ultimate.money_cards import ABOVE_PAR
from passgo.editions.ultimate.packs import TRANSIT_TOKEN
from passgo.editions.ultimate.purchase_cards import BARGAIN_PRICE
from passgo.editions.ultimate.rent_cards import LOW_RENT, rent_goes_to
from passgo.editions.ultimate.roll_three import winnings
from passgo.editions.ultimate.stocks import dividend, par
from passgo.editions.ultimate.storms import struck
from passgo.editions.ultimate.subway import (
    AFTER_MOVES,
    BEFORE_BONUS,
    BEFORE_ROLL,
    promises_voucher,
    replaces_roll,
    ride_refusal,
)
from passgo.editions.ultimate.uses import CHEAP_RENT
from passgo.engine.actions import ride_card, ride_space
from passgo.engine.board import STREET
from passgo.engine.columns import ints
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.rules.selling import target
from passgo.engine.rules.speed_die import BUS
from passgo.engine.state import BANK, State
from passgo.texts import options as common
from passgo.texts import travel_options as travel
from passgo.texts.catalogue import Args
from passgo.texts.figures import arranged, rent_then
from passgo.texts.spots import spot
from passgo.texts.wording import OptionFacts
from passgo.texts.words import Words

WINDOWS: Final = {"turn": int(BEFORE_ROLL), "before-bonus": int(BEFORE_BONUS), "end": int(AFTER_MOVES)}


def subway_asks(s: State, kind: str) -> str:
    """What a Subway ride costs at a question: the roll, a voucher played after it, or nothing (UM-SUB-2, UM-SUB-7)."""
    window = WINDOWS.get(kind)
    if window is None:
        return "nothing"
    if window == BEFORE_ROLL and replaces_roll(s):
        return "roll"
    return "voucher" if promises_voucher(s, window) else "nothing"


def may_ride(s: State, kind: str) -> bool:
    """Whether the Subway can be taken at a question: some space, such as GO, is not refused."""
    return ride_refusal(s, WINDOWS[kind], s.edition.board.kinds.index("go")) == 0


def go_to(t: Words, s: State, decision: Decision, action: Action) -> Args:
    board = s.edition.board
    facts = travel.go_to(t, s, decision, action)
    if decision.kind == "buyers-market":
        facts["price"] = t.money(int(half_price(s, board.deed_at[action.number])))
    if decision.kind == "tax-or-jail":
        facts["kind"] = "to-jail" if action.number == board.jail else "to-tax"
    return facts


def ride(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A taxi for its fare, without rent where it leads; or the Subway."""
    if decision.kind == "taxi":
        fee = t.money(int(fare(s, decision.about["deed"])))
        return {"spot": spot(t, s, action.number, rent_free=True), "fare": fee, "asks": "nothing"}
    return {"spot": spot(t, s, action.number), "asks": subway_asks(s, decision.kind)}


def ticket(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A token of the station network brings the player where he owes no rent."""
    facts = travel.ticket(t, s, decision, action)
    if s.edition.card_use[ride_card(action.number)] == TRANSIT_TOKEN:
        facts["spot"] = spot(t, s, int(ride_space(action.number)), rent_free=True)
    return facts


def go_on(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"face": "bus" if s.speed == BUS else "mr-monopoly"}


def arrange(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """What a storm leaves of a colour; it costs nothing more."""
    said, _ = arranged(t, s, action.number)
    return {"lots": said, "amount": t.money(0), "way": "free"}


def decline(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Also not using a card to snatch a deed away."""
    if decision.kind != "bust-deal":
        return common.decline(t, s, decision, action)
    return {"deed": t.deed(decision.about["deed"]), "buyer": t.player(decision.about["buyer"])}


def pay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Also a rent in full, where a card could make it less."""
    if decision.kind != "rent-card":
        return common.pay(t, s, decision, action)
    return {
        "amount": t.money(decision.about["amount"]),
        "owner": t.player(int(rent_goes_to(s, decision.about["deed"]))),
    }


def sell(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Also a share, to the Bank."""
    if decision.kind != "sell-share":
        return common.sell(t, s, decision, action)
    board = s.edition.board
    group = board.group_of[action.number]
    return {"company": t.group(group), "amount": t.money(board.price[action.number] + ABOVE_PAR)}


def judge(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A threat is accepted without figures."""
    return {} if decision.kind == "threat" else common.judge(t, s, decision, action)


def use_card(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Leaving Jail, or whatever the card does at this question."""
    facts = common.use_card(t, s, decision, action)
    about = decision.about
    if decision.kind == "buy":
        return {**facts, "deed": t.deed(about["deed"]), "amount": t.money(BARGAIN_PRICE)}
    if decision.kind == "bust-deal":
        price, buyer = t.money(about["price"]), t.player(about["buyer"])
        return {**facts, "deed": t.deed(about["deed"]), "amount": price, "buyer": buyer}
    if decision.kind == "rent-card":
        cheap = s.edition.card_use[action.number] == CHEAP_RENT
        amount = t.money(LOW_RENT if cheap else about["amount"])
        kind = "cheap-rent" if cheap else "reverse-rent"
        owner = rent_goes_to(s, about["deed"]) if cheap else s.owner[about["deed"]]
        return {**facts, "kind": kind, "amount": amount, "owner": t.player(int(owner))}
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


def pick(t: Words, s: State, decision: Decision, action: Action) -> Args:
    facts = travel.pick(t, s, decision, action)
    if decision.kind == "share-fortune":
        dice = ints(decision.about[die] for die in ("die", "other_die", "third_die"))
        won = int(winnings(s, action.number, dice))
        return {**facts, "amount": t.money((won + 1) // 2)}
    if decision.kind == "game-night":
        return {**facts, "amount": t.money(decision.about["amount"])}
    return {**facts, "amount": t.money(DAMAGES)}


def claim(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A property taken from another player, or from the Bank where nobody else has one."""
    facts = common.claim(t, s, decision, action)
    if decision.kind == "foreclosure":
        facts["amount"] = t.money(s.edition.board.mortgage[action.number])
    if decision.kind == "taxi-war" and s.owner[action.number] == BANK:
        facts["kind"] = "taxi-sale"
    return facts


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


OPTIONS: Final[Mapping[str, OptionFacts]] = {
    "goto": go_to,
    "ride": ride,
    "ticket": ticket,
    "continue": go_on,
    "arrange": arrange,
    "decline": decline,
    "pay": pay,
    "sell": sell,
    "accept": judge,
    "refuse": judge,
    "card": use_card,
    "share": share,
    "pick": pick,
    "claim": claim,
    "hit": hit,
    "surrender": surrender,
}
