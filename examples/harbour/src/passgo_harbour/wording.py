"""How Harbour puts into words what only it has: the ferry, the tide, the card of the harbour master."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.wording import About, Amount, OptionFacts, QuestionFacts, Wording
from passgo.texts.words import Words
from passgo_harbour.ferries import fare, other_side
from passgo_harbour.ledger import LOW, TIDE


def ferry(t: Words, s: State, me: int, about: About) -> Args:
    return {
        "space": t.space(s.place[me]),
        "other": t.space(int(other_side(s))),
        "fare": t.money(int(fare(s))),
        "tide": int(s.extra[TIDE]),
    }


def cross(t: Words, s: State, decision: Decision, action: Action) -> Args:
    me = decision.player
    return {**ferry(t, s, me, decision.about), "left": t.money(int(s.cash[me] - fare(s)))}


def stay(t: Words, s: State, decision: Decision, action: Action) -> Args:
    return {"space": t.space(s.place[decision.player])}


class HarbourWording(Wording):
    questions: Mapping[str, QuestionFacts] = {"ferry": ferry}
    options: Mapping[str, OptionFacts] = {"cross": cross, "stay": stay}
    rules: Mapping[str, tuple[str, ...]] = {"ferry": ("HRB-FER-1", "HRB-FER-2", "HRB-FER-4", "HRB-TID-2")}
    amounts: Mapping[str, Amount] = {"ferry": lambda s, me, about: int(fare(s))}

    def reminders(self, t: Words, s: State, kind: str) -> list[str]:
        """At low tide a crossing costs more."""
        low = kind == "turn" and s.extra[TIDE] == LOW
        return [t.say("reminder-low-tide", fare=t.money(int(fare(s))))] if low else []


WORDING: Final = HarbourWording()
