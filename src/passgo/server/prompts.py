"""The open question as the deciding seat reads it, and the deal on the table as all may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from passgo.engine.events import CAUSES
from passgo.engine.game import Decision, Game
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM, item_kind
from passgo.engine.state import State
from passgo.server.protocol import Deal, Free, Item, Option, Prompt
from passgo.texts import Texts
from passgo.texts.deals import item, parties
from passgo.texts.wording import About, wording_of

Kind = Literal["cash", "deed", "card", "immunity"]

ITEM_KINDS: Final[dict[int, Kind]] = {
    int(CASH_ITEM): "cash",
    int(DEED_ITEM): "deed",
    int(CARD_ITEM): "card",
    int(IMMUNITY_ITEM): "immunity",
}

# amounts that the position tells
WORKED_OUT: Final[dict[str, Callable[[State, int, About], int]]] = {
    "buy": lambda s, me, about: about.get("price") or s.edition.board.price[about["deed"]],  # a card may ask another
    "inherit": lambda s, me, about: s.edition.board.mortgage[about["deed"]],
    "jail": lambda s, me, about: s.edition.figures.bail,
}


def prompt(game: Game, texts: Texts) -> Prompt:
    """What the player is asked who must decide; a game that is over asks nothing and raises ValueError."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to ask")
    return Prompt(
        number=decision.number,
        kind=decision.kind,
        question=texts.question(game),
        options=[Option(action.text, action.verb, texts.option(game, action)) for action in decision.options],
        free=[Free(verb.verb, int(verb.low), int(verb.high)) for verb in decision.free],
        usual=decision.default_action.text,
        deed=deed_of(decision),
        amount=amount_of(game.state, decision),
        deal=deal_on_table(game, texts),
    )


def usual(game: Game) -> str:
    """What is played for somebody who does not answer, as an action's text."""
    decision = game.decision
    assert decision is not None
    return decision.default_action.text


def deed_of(decision: Decision) -> int | None:
    """The deed that a question is about, if it is about one: also the one that a debt comes from."""
    about = decision.about
    if any(option.verb == "arrange" for option in decision.options):
        return None  # its answers show every lot of the colour
    if "cause" in about:
        return about["cause_about"] if CAUSES[about["cause"]] in ("rent", "taxi") else None
    deed = about.get("deed", about.get("theirs", about.get("lot", -1)))
    return deed if deed >= 0 else None


def amount_of(s: State, decision: Decision) -> int | None:
    """The amount of money that a question is about."""
    about = decision.about
    worked_out = wording_of(s.edition).amounts.get(decision.kind) or WORKED_OUT.get(decision.kind)
    if worked_out:
        return int(worked_out(s, decision.player, about))
    return about.get("amount", about.get("price"))


def deal_on_table(game: Game, texts: Texts | None = None) -> Deal | None:
    """The deal that waits for an answer, if one does; without texts its items have their words alone."""
    decision = game.decision
    if decision is None or decision.kind not in ("trade", "settlement"):
        return None
    giver, partner = parties(decision.about)
    return deal(game, giver, partner, list(game.state.offer), texts)


def deal(game: Game, giver: int, partner: int, terms: Sequence[int], texts: Texts | None = None) -> Deal:
    """The terms of a deal as two lists of things."""
    middle = 1 + terms[0]
    gives = [item_told(game, thing, texts) for thing in terms[1:middle]]
    takes = [item_told(game, thing, texts) for thing in terms[middle:]]
    return Deal(giver, partner, gives, takes)


def item_told(game: Game, thing: int, texts: Texts | None) -> Item:
    words = item(texts, thing, game.state) if texts else ""
    return Item(ITEM_KINDS[int(item_kind(thing))], game.notation.item(thing), words)
