"""Answers to questions that change nothing: a hint, the rules behind a question, a deed, a deal, a way to pay a debt.

Who asks learns only what he may see: others' hidden cards and the dice to come are imagined anew, or not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from passgo.bots import bot
from passgo.bots.prospects import prospects_of
from passgo.bots.rollout import imagined
from passgo.bots.valuation import Scales
from passgo.engine.actions import BANKRUPT, REFUSALS
from passgo.engine.board import SHARE
from passgo.engine.columns import ints
from passgo.engine.game import Decision, Game
from passgo.engine.machine import illegal_reason
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.rules.debt import raise_by
from passgo.engine.rules.trade import dealing_refusal, offer_refusal
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.server.shapes import ChancesAnswer, DealAnswer, DeedAnswer, HintAnswer, PlanAnswer, PlanStep, WhyAnswer
from passgo.server.valuation import appraisal
from passgo.texts import Texts
from passgo.texts.deed_facts import facts, owner_words, rent_now, rent_rows
from passgo.texts.effects import after_deal, changes
from passgo.texts.why import rule_here, rules_behind

Answer = Mapping[str, Any]  # one of the shapes

ADVISER = "trader"
DEALS = ("offer", "counter", "settle")


def answer(game: Game, texts: Texts, seat: int | None, what: str, about: str) -> Answer:
    """Any answer but a hint, which takes its time; None asks for somebody who only watches.

    IllegalAction says what cannot be understood, or that a question is for players only.
    """
    if what == "why":
        return why(game, texts, seat, about)
    if what == "deed":
        return deed(game, texts, seat, about)
    if what == "chances":
        return chances(game, seat)
    if seat is None:
        raise IllegalAction(what, "no-such-seat", "CLS-TUR-3")
    return deal(game, texts, seat, about) if what == "deal" else plan(game, texts, seat)


def hint(data: Mapping[str, object], seat: int, language: str) -> HintAnswer:
    """What a bot would say in a seat whose decision it is, and why. From a saved game, so that another process can."""
    game = Game.load(data)
    decision = decision_of(game, seat)
    if decision is None:
        raise ValueError(f"nothing is asked of seat {seat}")
    game.state = imagined(game.state, seat, decision.number)
    action, reason = bot(ADVISER).advice(game, language)
    bids = [option for option in decision.options if option.verb == "bid"]
    if action.verb == "bid" and bids:
        action = bids[0]  # the least: how far to go is in the reason, and nobody need say it at once
    return {"action": action.text, "text": Texts.of(game.header, language).option(game, action), "why": reason}


def chances(game: Game, seat: int | None) -> ChancesAnswer:
    """How likely everybody wins, by what the asker may see."""
    return {"chances": game.chances(seat) or []}


def why(game: Game, texts: Texts, seat: int | None, about: str) -> WhyAnswer:
    """The rules of the open question, or of the refusal that the asker's own answer would meet."""
    decision = game.decision
    refused = refusal(game, about) if about and seat is not None and decision_of(game, seat) else None
    ids = rules_behind(game, decision.kind, refused.rule if refused else "") if decision else []
    return {
        "refusal": texts.refusal(refused) if refused else "",
        "rules": [{"id": id, "text": rule_here(game, texts, id)} for id in ids],
    }


def deed(game: Game, texts: Texts, seat: int | None, word: str) -> DeedAnswer:
    """A deed as it stands, and what it would mean to the asker; a word that names none raises IllegalAction."""
    s = game.state
    number = game.notation.read_deed(word, word)
    group = int(s.edition.board.group_of[number])
    is_share = s.edition.board.family[number] == SHARE
    rows = [] if is_share else rent_rows(game, texts, number)
    lots = [int(s.lot(group, k)) for k in range(s.edition.board.group_size[group])]
    return {
        "rows": [{"label": label, "amount": amount, "now": now} for label, amount, now in rows],
        "rent_now": "" if is_share or s.owner[number] < 0 else rent_now(game, texts, number),
        "owner": owner_of(s, number),
        "standing": owner_words(game, texts, number),
        "group": [{"deed": lot, "owner": owner_of(s, lot)} for lot in lots],
        "facts": facts(game, texts, number),
        "worth": [] if seat is None else appraisal(s, texts, seat, number),
    }


def deal(game: Game, texts: Texts, seat: int, about: str) -> DealAnswer:
    """What an offer, a counter-offer or a settlement would change: by figures, and (`estimate`) by a bot's judgement.

    `worth` is the change of what a side owns at printed prices. Who is not asked may try an offer for later.
    """
    try:
        action, partner = deal_read(game, seat, about)
    except IllegalAction as error:
        rule = rules_behind(game, "", error.rule)
        return {"refusal": texts.refusal(error), "rule": rule[0] if rule else "", "sides": []}
    s = game.state
    after = after_deal(s, seat, partner, action.terms)
    mine, his = estimates(s, seat, partner, action.terms)
    if action.verb == "settle" and game.decision is not None:  # the debt goes with it
        due = game.decision.about["amount"]
        mine, his = mine + due, his - due
    return {
        "refusal": "",
        "rule": "",
        "sides": [
            {
                "seat": side,
                "changes": changes(texts, s, after, side),
                "worth": int(worth(after, side) - worth(s, side)),
                "estimate": gain,
            }
            for side, gain in ((seat, mine), (partner, his))
        ],
    }


def plan(game: Game, texts: Texts, seat: int) -> PlanAnswer:
    """How a bot would raise the cash for a debt, step by step; `after` is the cash once the debt is paid."""
    decision = decision_of(game, seat)
    if decision is None or decision.kind != "debt":
        return {"steps": [], "enough": True, "after": int(game.state.cash[seat])}
    due = decision.about["amount"]
    steps = least_steps(game, seat, due)
    trial = game.copy()
    told: list[PlanStep] = []
    for step in steps:
        told.append({"action": step.text, "text": texts.option(trial, step)})
        raise_by(trial.state, step.code)
    left = int(trial.state.cash[seat]) - due
    return {"steps": told, "enough": left >= 0, "after": max(0, left)}


def decision_of(game: Game, seat: int) -> Decision | None:
    """The open decision if it is this seat's."""
    decision = game.decision
    return decision if decision is not None and decision.player == seat else None


def refusal(game: Game, text: str) -> IllegalAction | None:
    """Why the action cannot be played now; None if it can."""
    try:
        game.copy().play(text)
    except IllegalAction as error:
        return error
    return None


def owner_of(s: State, deed: int) -> int | None:
    return int(s.owner[deed]) if s.owner[deed] >= 0 else None


def deal_read(game: Game, seat: int, text: str) -> tuple[Action, int]:
    """A deal that could be proposed, and to whom; else IllegalAction says why not."""
    action = game.notation.read(text)
    decision = decision_of(game, seat)
    trial = game.state.copy()
    if action.verb not in DEALS or (decision is None and action.verb != "offer"):
        raise IllegalAction(action.text, "not-now", "CLS-TUR-3")
    trial.offer = ints(action.terms)
    if decision is not None:
        reason = illegal_reason(trial, action.code)
    else:
        reason = dealing_refusal(trial, seat) or offer_refusal(trial, seat, action.number)
    if reason:
        raise IllegalAction(action.text, REFUSALS[reason].name, REFUSALS[reason].rule)
    if decision is None or action.verb == "offer":
        return action, action.number
    return action, decision.about["giver" if action.verb == "counter" else "creditor"]


def estimates(s: State, giver: int, partner: int, terms: Sequence[int]) -> tuple[int, int]:
    """What a deal brings both sides by what deeds can be expected to earn; only what all can see counts."""
    trial = s.copy()
    trial.offer = ints(terms)
    scales = Scales()
    scales.read(trial, prospects_of(s.edition), giver, partner)
    return int(scales.mine), int(scales.his)


def least_steps(game: Game, seat: int, due: int) -> list[Action]:
    """Sales and mortgages in the order of least harm until the debt is covered or nothing is left; none in vain."""
    adviser = bot(ADVISER)
    trial = game.copy()
    steps: list[Action] = []
    while trial.state.cash[seat] < due:
        step = adviser.choose(trial)
        if step.code == BANKRUPT:
            return steps
        steps.append(step)
        raise_by(trial.state, step.code)
    for step in tuple(steps):
        fewer = [other for other in steps if other is not step]
        if covers(game.state, seat, due, fewer):
            steps = fewer
    return steps


def covers(s: State, seat: int, due: int, steps: Sequence[Action]) -> bool:
    """Whether these steps can be taken one after the other and bring enough."""
    trial = s.copy()
    for step in steps:
        if illegal_reason(trial, step.code):
            return False
        raise_by(trial, step.code)
    return bool(trial.cash[seat] >= due)
