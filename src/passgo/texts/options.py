"""Actions in words: what a choice means at the open decision, what it costs or brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action
from passgo.engine.rules.auction import BANK_HELPS, bid_card
from passgo.engine.rules.building import next_piece
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.rent import claim_of
from passgo.engine.rules.selling import plan_group, target
from passgo.engine.settings import AUCTION_MODE, TIMED_OPEN
from passgo.engine.state import PIECES, State
from passgo.texts.catalogue import Args
from passgo.texts.deals import bundles, on_the_table
from passgo.texts.figures import holdings, rent_then, sale
from passgo.texts.travel_options import TRAVEL_OPTIONS
from passgo.texts.wording import OptionFacts, wording_of
from passgo.texts.words import Words


def buy(t: Words, s: State, decision: Decision, action: Action) -> Args:
    deed = decision.about["deed"]
    price = decision.about.get("price") or s.edition.board.price[deed]  # a card may ask another than the printed one
    return {"deed": t.deed(deed), "price": t.money(price), "left": t.money(s.cash[decision.player] - price)}


def decline(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"deed": t.deed(decision.about["deed"])} if decision.kind == "buy" else {}


def bid(t: Words, s: State, decision: Decision, action: Action) -> Args:
    helped = min(int(BANK_HELPS), action.number) if bid_card(s, decision.player) >= 0 else 0
    return {"amount": t.money(action.number), "left": t.money(s.cash[decision.player] + helped - action.number)}


def pass_(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"final": "no" if s.settings[AUCTION_MODE] == TIMED_OPEN else "yes"}


def pay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Bail, or a fine."""
    return {"amount": t.money(s.edition.figures.bail if decision.kind == "jail" else decision.about["amount"])}


def draw(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"deck": t.deck(decision.about["deck"])}


def tax(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"amount": t.money(decision.about["amount"]), "percent": decision.about["percent"]}


def build(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Building, and wanting or placing a building."""
    deed = action.number
    return {
        "piece": PIECES[next_piece(s, deed)],
        "deed": t.deed(deed),
        "amount": t.money(s.edition.board.build_cost[deed]),
        "rent": rent_then(t, s, deed, decision.player, s.level[deed] + 1),
    }


def want(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """So many of the Bank's last buildings."""
    return {"pieces": t.pieces(int(next_piece(s, decision.about["deed"])), action.number)}


def sell(t: Words, s: State, decision: Decision, action: Action) -> Args:
    deed = action.number
    level = s.level[deed]
    left, brought = sale(s, deed)
    return {
        "piece": t.piece_at(level, deed),
        "deed": t.deed(deed),
        "left": int(left),
        "standing": t.standing(left, deed),
        "amount": t.money(brought),
        "rent": rent_then(t, s, deed, decision.player, left),
    }


def sell_down(t: Words, s: State, decision: Decision, action: Action) -> Args:
    board = s.edition.board
    plan = action.number
    group = int(plan_group(plan))
    lots: dict[int, int] = {}
    amount = 0
    for k in range(board.group_size[group]):
        deed, level = int(s.lot(group, k)), int(target(plan, k))
        if s.owner[deed] != decision.player:
            continue
        lots[deed] = level
        amount += board.resale[deed] * (s.level[deed] - level)
    return {"lots": t.lots(lots), "amount": t.money(amount)}


def mortgage(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"deed": t.deed(action.number), "amount": t.money(s.edition.board.mortgage[action.number])}


def lift(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """An heir has paid the interest already."""
    if decision.kind == "inherit" or decision.about.get("interest_paid"):
        return mortgage(t, s, decision, action)
    return keep(t, s, decision, action)


def keep(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"deed": t.deed(action.number), "amount": t.money(int(lift_cost(s, action.number)))}


def collect(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """The rent just due, or one overlooked before."""
    if decision.kind == "rent":
        visitor, amount = decision.about["visitor"], decision.about["amount"]
    else:
        at = int(claim_of(s, decision.player, action.number))
        visitor, amount = s.claims[at], s.claims[at + 3]
    return {"visitor": t.player(visitor), "deed": t.deed(action.number), "amount": t.money(amount)}


def propose(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """An offer, a counter-offer, or things for a debt."""
    gives, takes = bundles(t, action.terms, s)
    facts: Args = {"partner": t.player(action.number), "gives": gives, "takes": takes}
    return {**facts, **owed(t, s, decision, action)} if action.verb == "settle" else facts


def owed(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"creditor": t.player(decision.about["creditor"]), "amount": t.money(decision.about["amount"])}


def judge(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Taking or refusing what was offered."""
    gives, takes = on_the_table(t, s)
    return {"gives": gives, "takes": takes, "amount": t.money(decision.about.get("amount", 0))}


def claim(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A property taken from another player."""
    deed = action.number
    amount = t.money(s.edition.board.price[deed])
    return {**holdings(t, s, deed, decision.player), "owner": t.player(s.owner[deed]), "amount": amount}


def swap(t: Words, s: State, decision: Decision, action: Action) -> Args:
    theirs = decision.about["theirs"]
    return {"deed": t.deed(action.number), "other_deed": t.deed(theirs), "owner": t.player(s.owner[theirs])}


def use_card(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"kept": t.kept_card(action.number)}


def rounds(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"count": action.number}


def somebody(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"player": t.player(action.number)}


# verbs that are not here need no figures
OPTIONS: Final[Mapping[str, OptionFacts]] = {
    "buy": buy,
    "decline": decline,
    "bid": bid,
    "pass": pass_,
    "pay": pay,
    "draw": draw,
    "flat": tax,
    "percent": tax,
    "build": build,
    "claim": claim,
    "want": want,
    "place": build,
    "sell": sell,
    "selldown": sell_down,
    "mortgage": mortgage,
    "lift": lift,
    "keep": keep,
    "collect": collect,
    "offer": propose,
    "counter": propose,
    "settle": propose,
    "accept": judge,
    "refuse": judge,
    "bankrupt": owed,
    "interrupt": somebody,
    "quiet": somebody,
    "stop": rounds,
    "swap": swap,
    "card": use_card,
    **TRAVEL_OPTIONS,
}


def option(t: Words, game: Game, action: Action) -> str:
    """What an action means at the decision that is open."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    tell = wording_of(t.edition).options.get(action.verb) or OPTIONS.get(action.verb)
    facts = tell(t, game.state, decision, action) if tell else {}
    return t.say(f"option-{action.verb}", **{"kind": decision.kind, **facts})
