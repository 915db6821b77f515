"""How Mega puts into words what only it has: Mr. Monopoly at a mortgaged lot, a colour to be built up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.editions.mega.catching_up import building_up, can_build_up, lift_price, must_catch_up, price_of
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.rules.debt import can_raise
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.selling import plan_group
from passgo.engine.state import State
from passgo.texts import travel_options as travel
from passgo.texts.catalogue import Args
from passgo.texts.figures import arranged, lots
from passgo.texts.travel_questions import here
from passgo.texts.wording import About, Amount, OptionFacts, QuestionFacts, Wording
from passgo.texts.words import Words

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("MEGA-DIE-1", "MEGA-DIE-2", "MEGA-DIE-4", "MEGA-DBL-1", "MEGA-TKT-1", "MEGA-TKT-2", "CLS-TUR-3"),
    "end": ("CLS-TUR-3", "MEGA-BLD-1", "MEGA-SKY-1", "MEGA-RRD-1", "CLS-BLD-4", "CLS-GEN-2"),
    "manage": ("CLS-TUR-3", "MEGA-BLD-1", "MEGA-BLD-3", "CLS-BLD-3"),
    "jail": ("CLS-JAL-3", "CLS-JAL-5", "CLS-JAL-6", "CLS-JAL-7", "MEGA-JAL-1", "MEGA-JAL-2"),
    "bus": ("MEGA-BUS-1", "MEGA-BUS-2"),
    "mr-monopoly": ("MEGA-MRM-3", "MEGA-MRM-4"),
    "triple": ("MEGA-TRP-1", "MEGA-TRP-3", "MEGA-TRP-5"),
    "auction-space": ("MEGA-AUC-1",),
    "gift": ("MEGA-GFT-1", "MEGA-GFT-2"),
    "giver": ("MEGA-GFT-1",),
    "gift-from": ("MEGA-GFT-1", "MEGA-GFT-2"),
    "give-voucher": ("MEGA-GFT-1",),
    "lift": ("MEGA-MTG-2", "MEGA-MTG-6"),
    "arrange": ("MEGA-MTG-3", "MEGA-MTG-4", "MEGA-MTG-5"),
}


def mr_monopoly(t: Words, s: State, me: int, about: About) -> Args:
    return {"deed": t.deed(about["deed"]), "owner": t.player(s.owner[about["deed"]]), **here(t, s, me, about)}


def lift(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    cost = price_now(s, about)
    return {
        "deed": t.deed(deed),
        "group": t.group(s.edition.board.group_of[deed]),
        "amount": t.money(cost),
        "enough": "yes" if s.cash[me] >= cost else "no" if can_raise(s, me) >= cost else "never",
        "missing": t.money(cost - s.cash[me]),
        "building": t.money(int(building_up(s, deed))),
        "then": after_lifting(s, me, deed, cost),
    }


def after_lifting(s: State, player: int, deed: int, price: int) -> str:
    """What its colour demands once the mortgage is lifted for that price: to build, to share out, or nothing.

    Who could not lift it by any means sells all that stands there (MEGA-MTG-6).
    """
    if can_raise(s, player) < price:
        return "sell"
    if building_up(s, deed) == 0:
        return "nothing"
    return "build" if can_build_up(s, player, deed, price) else "share"


def price_now(s: State, about: About) -> int:
    """What the lot that must be freed costs; an heir has paid the interest."""
    return int(lift_price(s, about["deed"], about["interest_paid"]))


def even_out(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    group = s.edition.board.group_of[deed]
    cost = s.edition.board.build_cost[deed]
    due = int(building_up(s, deed))
    paid_for = "build" if s.cash[me] >= cost else "raise"
    return {
        "group": t.group(group),
        "deed": t.deed(deed),
        "lots": lots(t, s, group),
        "full": t.money(cost),
        "half": t.money(cost // 2),
        "way": paid_for if can_build_up(s, me, deed) else "share",
        "due": t.money(due),
        "missing": t.money(due - s.cash[me]),
    }


def move_on(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """Also on with Mr. Monopoly to a mortgaged property."""
    if decision.kind != "mr-monopoly":
        return travel.move_on(t, s, decision, action)
    return {"stop": decision.kind, "deed": t.deed(decision.about["deed"])}


def arrange(t: Words, s: State, decision: Decision, action: Action) -> Args:
    """The buildings of a colour as they would stand, and what that costs or brings."""
    said, more = arranged(t, s, action.number)
    cost = int(price_of(s, plan_group(action.number), more))
    way = "free" if cost == 0 else "cost" if cost > 0 else "gain"
    return {"lots": said, "amount": t.money(abs(cost)), "way": way}


class MegaWording(Wording):
    questions: Mapping[str, QuestionFacts] = {"mr-monopoly": mr_monopoly, "lift": lift, "arrange": even_out}
    options: Mapping[str, OptionFacts] = {"move": move_on, "arrange": arrange}
    rules = RULES
    amounts: Mapping[str, Amount] = {"lift": lambda s, me, about: price_now(s, about)}

    def forced(self, t: Words, s: State, player: int, deed: int) -> str:
        if not must_catch_up(s, player, deed):
            return ""
        price = int(lift_cost(s, deed))
        costs = {"amount": t.money(price), "building": t.money(int(building_up(s, deed)))}
        return t.say("change-forced", deed=t.deed(deed), then=after_lifting(s, player, deed, price), **costs)


WORDING: Final = MegaWording()
