"""Questions that only Millionaire asks, and what their answers mean: stars, rent with a pass, gifts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions.millionaire import ledger
from passgo.editions.millionaire.ledger import LEVEL, REVERSED, by_level, stars
from passgo.editions.millionaire.levels import UPGRADE_COST, salary_of
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.figures import holdings
from passgo.texts.travel_questions import About
from passgo.texts.words import Words

EDITION: Final = "millionaire"


def upgrade(t: Words, s: State, me: int, about: About) -> Args:
    after = s.copy()
    after.extra[LEVEL + me] += 1
    return {
        "stars": int(stars(s, me)),
        "next": int(stars(after, me)),
        "price": t.money(int(UPGRADE_COST)),
        "salary": t.money(int(salary_of(s, me))),
        "then": t.money(int(salary_of(after, me))),
    }


def rent_pass(t: Words, s: State, me: int, about: About) -> Args:
    _, owner, deed, amount = about
    return {"owner": t.player(owner), "deed": t.deed(deed), "amount": t.money(amount)}


def gift(s: State, me: int, about: About) -> int:
    one, three, five, _ = about
    return int(by_level(s, me, one, three, five))


def give_money(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(gift(s, me, about)), "deck": t.deck(s.edition.deck_of[about[3]])}


def hand_over(t: Words, s: State, me: int, about: About) -> Args:
    return {"deck": t.deck(s.edition.deck_of[about[3]])}


def hand_over_to(t: Words, s: State, me: int, about: About) -> Args:
    return {"deed": t.deed(about[0])}


def goes_backwards(s: State) -> bool:
    """Whether a card turned this turn's move round."""
    return s.edition.name == EDITION and s.extra[REVERSED] != 0


def has_fortune(s: State, deed: int) -> bool:
    """Whether a Fortune card lies on a property."""
    return s.edition.name == EDITION and bool(ledger.has_fortune(s, deed))


def move_up(t: Words, s: State, decision: Decision, action: Action) -> Args:
    facts = upgrade(t, s, decision.player, decision.about)
    return {**facts, "left": t.money(int(s.cash[decision.player] - UPGRADE_COST))}


def play_card(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """A kept Fortune card, by what it does here."""
    card = s.edition.cards[action.number]
    facts: Args = {"kept": t.kept_card(action.number)}
    if decision.kind == "rent-pass":
        return {**facts, **rent_pass(t, s, decision.player, decision.about)}
    return facts if decision.kind == "jail" else {**facts, "kind": card.kind}


def pay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Bail, or a rent."""
    if decision.kind == "jail":
        return {"amount": t.money(s.edition.figures.bail)}
    return rent_pass(t, s, decision.player, decision.about)


def pick(t: Words, s: State, decision: Decision, action: Action) -> Args:
    facts: Args = {"player": t.player(action.number)}
    if decision.kind == "give-money":
        return {**facts, **give_money(t, s, decision.player, decision.about)}
    return {**facts, **hand_over_to(t, s, decision.player, decision.about)}


def give_away(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {**holdings(t, s, action.number, decision.player), "piece": "gift"}


RACE_QUESTIONS: Final[dict[str, Callable[[Words, State, int, About], Args]]] = {
    "upgrade": upgrade,
    "rent-pass": rent_pass,
    "give-money": give_money,
    "hand-over": hand_over,
    "hand-over-to": hand_over_to,
}
RACE_OPTIONS: Final[dict[str, Callable[[Words, State, Decision, Action], Args]]] = {
    "upgrade": move_up,
    "card": play_card,
    "pay": pay,
    "pick": pick,
    "surrender": give_away,
}
