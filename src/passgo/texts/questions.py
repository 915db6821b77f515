"""Decisions in words: what the player is asked, with the figures that matter. What the answers mean is in `options`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.engine.game import Game
from passgo.engine.rules.auction import AWARD_DEED, lowest_bid, pack_standing
from passgo.engine.rules.building import next_piece
from passgo.engine.rules.debt import can_raise
from passgo.engine.rules.jail import TRIES, bail_is_due
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.shortage import DEED_PRICE
from passgo.engine.rules.trade import fees_in, may_offer, may_settle
from passgo.engine.settings import PAY_NEXT_TURN, THIRD_MISS
from passgo.engine.state import PIECES, State
from passgo.texts.catalogue import Args
from passgo.texts.deals import on_the_table
from passgo.texts.figures import holdings, rent_then
from passgo.texts.spots import vouchers_of
from passgo.texts.travel_questions import TRAVEL_QUESTIONS
from passgo.texts.wording import About, QuestionFacts, wording_of
from passgo.texts.words import Words


def turn(t: Words, s: State, me: int, about: About) -> Args:
    return {"rolled": int(s.rolled), "space": t.space(s.place[me])}


def nothing_more(t: Words, s: State, me: int, about: About) -> Args:
    return {}


def manage(t: Words, s: State, me: int, about: About) -> Args:
    return {"selling": "no" if s.edition.figures.sales_in_debt_only else "yes"}


def jail(t: Words, s: State, me: int, about: About) -> Args:
    attempt = s.jail[me]
    last = "last-then-later" if s.settings[THIRD_MISS] == PAY_NEXT_TURN else "last"
    shown = sum(s.holder[card] == me and not s.edition.card_secret[card] for card in s.edition.jail_cards)
    hidden = sum(s.holder[card] == me and s.edition.card_secret[card] for card in range(len(s.holder)))
    cards = [t.say("jail-cards", count=shown)] if shown or not hidden else []
    cards += [t.say("fortune-cards", count=hidden)] if hidden else []
    return {
        "try": attempt,
        "tries": TRIES,
        "stage": "due" if bail_is_due(s) else last if attempt == TRIES else "try",
        "bail": t.money(s.edition.figures.bail),
        "cards": t.listed(cards),
    }


def buy(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    price = about.get("price") or s.edition.board.price[deed]  # a card may ask another one than the printed one
    missing = price - s.cash[me]
    return {
        **holdings(t, s, deed, me),
        "price": t.money(price),
        "rent": rent_then(t, s, deed, me, 0),
        "affordable": "yes" if missing <= 0 else "no",
        "missing": t.money(missing),
    }


def auction(t: Words, s: State, me: int, about: About) -> Args:
    award, lot, first = about["award"], about["lot"], about["leader"]
    if award == AWARD_DEED:
        what = t.say("auction-deed", **holdings(t, s, lot, me))
    else:
        what = wording_of(t.edition).auctioned(t, award, lot) or t.say("auction-building", piece=PIECES[lot])
    least = lowest_bid(s, award, lot, pack_standing(about["price"], first), me)
    return {
        "lot": what,
        "bids": "some" if first >= 0 else "none",
        "leader": t.player(first),
        "bid": t.money(about["price"]),
        "least": t.money(int(least)),
    }


def rent(t: Words, s: State, me: int, about: About) -> Args:
    return {"visitor": t.player(about["visitor"]), "deed": t.deed(about["deed"]), "amount": t.money(about["amount"])}


def debt(t: Words, s: State, me: int, about: About) -> Args:
    amount = about["amount"]
    reach = int(can_raise(s, me))
    return {
        "creditor": t.player(about["creditor"]),
        "amount": t.money(amount),
        "cause": t.cause(about["cause"], about["cause_about"]),
        "missing": t.money(amount - s.cash[me]),
        "reach": t.money(reach),
        "enough": "yes" if reach >= amount else "no" if may_deal(s, me, about["creditor"]) else "never",
    }


def may_deal(s: State, debtor: int, creditor: int) -> bool:
    """Whether anybody may still be asked for help: nobody while a Mr. Monopoly move is on, but for the creditor."""
    return may_offer(s, debtor) or (creditor >= 0 and may_settle(s, debtor))


def settlement(t: Words, s: State, me: int, about: About) -> Args:
    gives, _ = on_the_table(t, s)
    fee = int(fees_in(s, 1, len(s.offer))) if s.edition.on_mortgaged >= 0 else 0
    return {
        "debtor": t.player(about["debtor"]),
        "amount": t.money(about["amount"]),
        "cause": t.cause(about["cause"], about["cause_about"]),
        "gives": gives,
        "fee": fee,
        "interest": t.money(fee),
    }


def inherit(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    return {
        "deed": t.deed(deed),
        "now": t.money(s.edition.board.mortgage[deed]),
        "later": t.money(int(lift_cost(s, deed))),
    }


def tax(t: Words, s: State, me: int, about: About) -> Args:
    return {"space": t.space(s.place[me]), "amount": t.money(about["amount"]), "percent": about["percent"]}


def card(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(about["amount"]), "deck": t.deck(about["deck"])}


def claim(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    piece = int(next_piece(s, deed))
    return {
        "mine": "yes" if s.owner[deed] == me else "no",
        "builder": t.player(s.owner[deed]),
        "left": t.pieces(piece, s.pieces[piece]),
    }


def place(t: Words, s: State, me: int, about: About) -> Args:
    won = "no" if about["paid"] == DEED_PRICE else "yes"
    return {"piece": PIECES[about["piece"]], "won": won, "count": about["count"]}


def trade(t: Words, s: State, me: int, about: About) -> Args:
    gives, takes = on_the_table(t, s)
    fee = int(fees_in(s, 1, 1 + s.offer[0]))
    return {"giver": t.player(about["giver"]), "gives": gives, "takes": takes, "fee": fee, "interest": t.money(fee)}


def swap_give(t: Words, s: State, me: int, about: About) -> Args:
    theirs = about["theirs"]
    return {"deed": t.deed(theirs), "owner": t.player(s.owner[theirs])}


QUESTIONS: Final[Mapping[str, QuestionFacts]] = {
    "turn": turn,
    "end": nothing_more,
    "manage": manage,
    "jail": jail,
    "buy": buy,
    "auction": auction,
    "rent": rent,
    "debt": debt,
    "settlement": settlement,
    "inherit": inherit,
    "tax": tax,
    "card": card,
    "claim": claim,
    "place": place,
    "trade": trade,
    "take-deed": nothing_more,
    "swap-get": nothing_more,
    "swap-give": swap_give,
    "free-house": nothing_more,
    **TRAVEL_QUESTIONS,
}


def reminders(t: Words, s: State, me: int, kind: str) -> list[str]:
    """What a player may forget before moving or ending the turn, such as vouchers."""
    if kind not in ("turn", "end"):
        return []
    own = wording_of(t.edition)
    said = [*own.offers(t, s, kind), *own.reminders(t, s, kind)]
    count = vouchers_of(s, me)
    return [*said, t.say("reminder-vouchers", vouchers=t.vouchers(count))] if count > 0 else said


def question(t: Words, game: Game) -> str:
    """The open decision, told to the player who must decide; after the end, who won."""
    decision = game.decision
    if decision is None:
        winners = [t.player(seat) for seat in game.winners]
        return t.say("game-over", winners=t.listed(winners), count=len(winners))
    s, me = game.state, decision.player
    tell = wording_of(t.edition).questions.get(decision.kind) or QUESTIONS[decision.kind]
    facts = tell(t, s, me, decision.about)
    asked = t.say(f"question-{decision.kind}", **{"cash": t.money(s.cash[me]), **facts})
    return " ".join([asked, *reminders(t, s, me, decision.kind)])
