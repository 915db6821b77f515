"""Why an amount is what it is: the sum behind a rent, told only when it comes out the same."""

from __future__ import annotations

from passgo.editions.ultimate.tracks import led_total
from passgo.engine.board import RAILROAD, STREET, STRIDE, UTILITY
from passgo.engine.game import Game
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.rent import rent
from passgo.engine.state import State
from passgo.texts import Texts


def rent_reason(game: Game, texts: Texts, deed: int, amount: int) -> str:
    """What a rent is made of; "" when it is just the figure on the deed or another rule made it."""
    s = game.state
    board = s.edition.board
    owner, group, family = s.owner[deed], board.group_of[deed], board.family[deed]
    if owner < 0:
        return ""
    total = dice_behind(s)
    times = 2 if family == RAILROAD and amount == 2 * rent(s, deed, total) else 1
    if family == STREET:
        base = int(board.rents[deed * STRIDE])
        if s.level[deed] > 0:
            return texts.standing(int(s.level[deed])) if amount == rent(s, deed, total) else ""
        return texts.say("play-rent-double", base=texts.money(base)) if amount == 2 * base else ""
    if family == RAILROAD:
        count = int(s.holds(owner, group))
        if amount != times * rent(s, deed, total) or count == times == 1:
            return ""
        return texts.say(
            "play-rent-owned", count=count, size=int(board.group_size[group]), card="yes" if times > 1 else "no"
        )
    if family == UTILITY and total and amount == rent(s, deed, total):
        return texts.say("play-rent-dice", times=int(rent(s, deed, 1)), total=total)
    return ""


def dice_behind(s: State) -> int:
    """The roll that a utility is charged by; 0 where none made the visit (UM-UTL-2, UM-UTL-5)."""
    if s.edition.name == "ultimate":
        return int(led_total(s))
    return int(roll_total(s)) if s.rolled > 0 else 0
