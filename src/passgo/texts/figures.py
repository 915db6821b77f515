"""Figures that questions and options both tell, taken from the position by the rules themselves."""

from __future__ import annotations

from passgo.engine.board import UTILITY
from passgo.engine.rules.rent import rent
from passgo.engine.rules.selling import plan_group, sell, target
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.words import Words


def rent_then(t: Words, s: State, deed: int, owner: int, level: int) -> str:
    """The rent that the deed would bring this owner with so many buildings."""
    after = s.copy()
    if after.owner[deed] != owner:
        after.give_deed(deed, owner)
    if after.level[deed] != level:
        after.set_level(deed, level)
    if s.edition.board.family[deed] == UTILITY:
        return t.say("rent-dice", times=int(rent(after, deed, 1)))
    return t.money(int(rent(after, deed, 0)))


def sale(s: State, deed: int) -> tuple[int, int]:
    """What selling a building would leave on the deed, and what the Bank would pay."""
    after = s.copy()
    sell(after, deed)
    return int(after.level[deed]), int(after.cash[s.owner[deed]] - s.cash[s.owner[deed]])


def holdings(t: Words, s: State, deed: int, player: int) -> Args:
    """How much of the deed's group the player owns."""
    group = s.edition.board.group_of[deed]
    return {
        "deed": t.deed(deed),
        "price": t.money(s.edition.board.price[deed]),
        "group": t.group(group),
        "owned": int(s.holds(player, group)),
        "size": s.edition.board.group_size[group],
    }


def lots(t: Words, s: State, group: int) -> str:
    """What stands on every lot of a colour."""
    deeds = [int(s.lot(group, k)) for k in range(s.edition.board.group_size[group])]
    return t.lots({deed: int(s.level[deed]) for deed in deeds})


def arranged(t: Words, s: State, plan: int) -> tuple[str, int]:
    """The buildings of a colour as a plan arranges them, and how many levels that is more."""
    group = int(plan_group(plan))
    levels = {int(s.lot(group, k)): int(target(plan, k)) for k in range(s.edition.board.group_size[group])}
    return t.lots(levels), sum(level - s.level[deed] for deed, level in levels.items())
