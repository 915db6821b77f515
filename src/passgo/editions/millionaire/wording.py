"""How Millionaire puts into words what only it has: stars, rent with a pass, gifts, kept Fortune cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from passgo.editions.millionaire import ledger
from passgo.editions.millionaire.effects import (
    PRIZE,
    ROLL_TO_WIN,
)
from passgo.editions.millionaire.ledger import LEVEL, REVERSED, by_level, stars
from passgo.editions.millionaire.levels import (
    EARLY_PAY_DAY,
    FIVE_STARS,
    ONE_STAR,
    THREE_STARS,
    UPGRADE_COST,
    salary_of,
)
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.figures import holdings
from passgo.texts.wording import About, Amount, OptionFacts, QuestionFacts, Wording
from passgo.texts.words import Words

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("MIL-18", "MIL-21", "MIL-22", "MIL-67", "MIL-86", "MIL-A27"),
    "end": ("MIL-25", "MIL-66", "MIL-67", "MIL-69", "MIL-86", "MIL-A27"),
    "manage": ("MIL-67", "MIL-A11", "MIL-86", "MIL-91"),
    "jail": ("MIL-77", "MIL-78", "MIL-80", "MIL-81", "MIL-A15"),
    "upgrade": ("MIL-28", "MIL-29", "MIL-30", "MIL-31", "MIL-37", "MIL-A5"),
    "buy": ("MIL-52", "MIL-57", "MIL-60", "MIL-48"),
    "auction": ("MIL-60", "MIL-61", "MIL-63", "MIL-A10", "MIL-A4"),
    "rent-pass": ("MIL-55", "MIL-46", "MIL-A27"),
    "debt": ("MIL-90", "MIL-91", "MIL-92", "MIL-96", "MIL-98", "MIL-A21"),
    "settlement": ("MIL-98", "MIL-99"),
    "inherit": ("MIL-101", "MIL-102", "MIL-103", "MIL-104"),
    "trade": ("MIL-86", "MIL-87", "MIL-88", "MIL-A16", "MIL-A17", "MIL-A20"),
    "give-money": ("MIL-40", "MIL-42", "MIL-A29"),
    "hand-over": ("MIL-48",),
    "hand-over-to": ("MIL-48",),
    "take-deed": ("MIL-A27",),
    "swap-get": ("MIL-A27",),
    "swap-give": ("MIL-A27",),
    "free-house": ("MIL-A27", "MIL-66", "MIL-69"),
}
STANDS_FOR: Final[Mapping[str, str]] = {  # where Classic's do not hold
    "CLS-TUR-3": "MIL-A11",
    "CLS-AUC-4": "MIL-A10",
    "CLS-BUY-2": "MIL-54",
    "CLS-BUY-4": "MIL-60",
    "CLS-BLD-1": "MIL-66",
    "CLS-BLD-2": "MIL-68",
    "CLS-BLD-4": "MIL-69",
    "CLS-BLD-5": "MIL-93",
    "CLS-BLD-6": "MIL-A28",
    "CLS-HTL-1": "MIL-A12",
    "CLS-HTL-3": "MIL-71",
    "CLS-CRI-1": "MIL-A13",
    "CLS-CRI-2": "MIL-A19",
    "CLS-MTG-1": "MIL-95",
    "CLS-MTG-2": "MIL-97",
    "CLS-MTG-3": "MIL-105",
    "CLS-TRD-2": "MIL-A20",
    "CLS-TRD-3": "MIL-92",
    "CLS-TRD-5": "MIL-94",
    "CLS-TRD-8": "MIL-A17",
    "CLS-TRD-9": "MIL-87",
    "CLS-BKR-1": "MIL-A18",
    "CLS-BKR-6": "MIL-99",
    "CLS-JAL-3": "MIL-80",
}


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
    return {"owner": t.player(about["owner"]), "deed": t.deed(about["deed"]), "amount": t.money(about["amount"])}


def gift(s: State, me: int, about: About) -> int:
    return int(by_level(s, me, about["one"], about["three"], about["five"]))


def give_money(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(gift(s, me, about)), "deck": t.deck(s.edition.deck_of[about["card"]])}


def hand_over(t: Words, s: State, me: int, about: About) -> Args:
    return {"deck": t.deck(s.edition.deck_of[about["card"]])}


def hand_over_to(t: Words, s: State, me: int, about: About) -> Args:
    return {"deed": t.deed(about["deed"])}


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


BY_STARS: Final = ("one", "three", "five")


class MillionaireWording(Wording):
    questions: Mapping[str, QuestionFacts] = {
        "upgrade": upgrade,
        "rent-pass": rent_pass,
        "give-money": give_money,
        "hand-over": hand_over,
        "hand-over-to": hand_over_to,
    }
    options: Mapping[str, OptionFacts] = {
        "upgrade": move_up,
        "card": play_card,
        "pay": pay,
        "pick": pick,
        "surrender": give_away,
    }
    rules = RULES
    stands_for = STANDS_FOR
    amounts: Mapping[str, Amount] = {"upgrade": lambda s, me, about: int(UPGRADE_COST), "give-money": gift}

    def reminders(self, t: Words, s: State, kind: str) -> list[str]:
        """A card turned this turn's move round."""
        return [t.say("reminder-backwards")] if kind == "turn" and s.extra[REVERSED] else []

    def effect_facts(self, t: Words, step: int, arguments: Sequence[int]) -> Args:
        """The salaries by stars, or the least totals that win a prize."""
        if step == EARLY_PAY_DAY:
            salaries = (ONE_STAR, THREE_STARS, FIVE_STARS)
            return {name: t.money(int(salary)) for name, salary in zip(BY_STARS, salaries, strict=True)}
        if step == ROLL_TO_WIN:
            return {"amount": t.money(int(PRIZE)), **dict(zip(BY_STARS, arguments, strict=False))}
        return {}

    def has_card_on(self, s: State, deed: int) -> bool:
        return bool(ledger.has_fortune(s, deed))

    def stars(self, s: State, seat: int) -> int:
        return int(stars(s, seat))


WORDING: Final = MillionaireWording()
