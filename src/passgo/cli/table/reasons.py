"""Why an amount is what it is: the sum behind a rent, told only when it comes out the same."""

from __future__ import annotations

from passgo.engine.board import RAILROAD, STREET, STRIDE, UTILITY
from passgo.engine.game import Game
from passgo.engine.rules.rent import rent
from passgo.texts import Texts


def rent_reason(game: Game, texts: Texts, deed: int, amount: int) -> str:
    """What a rent is made of; "" when it is just the figure on the deed or another rule made it."""
    s = game.state
    board = s.edition.board
    owner, group, family = s.owner[deed], board.group_of[deed], board.family[deed]
    if owner < 0:
        return ""
    total = int(s.die + s.other_die)
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
    if family == UTILITY and total and amount % total == 0:
        return texts.say("play-rent-dice", times=amount // total, total=total)
    return ""
