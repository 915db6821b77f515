"""What a deal would change for both sides: cash, groups, worth. Tried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.engine.columns import i64, ints
from passgo.engine.rules.trade import fees_in, hand_over
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.texts.wording import wording_of
from passgo.texts.words import Words


def after_deal(s: State, giver: int, partner: int, terms: Sequence[int]) -> State:
    """The position once everything has changed hands and the mortgage interest is paid."""
    after = s.copy()
    after.offer = ints(terms)
    middle, end = i64(1 + terms[0]), i64(len(terms))
    hand_over(after, giver, partner, 1, middle)
    hand_over(after, partner, giver, middle, end)
    after.cash[giver] -= fees_in(after, middle, end)
    after.cash[partner] -= fees_in(after, 1, middle)
    return after


def changes(t: Words, before: State, after: State, seat: int) -> list[str]:
    """What is different for one side afterwards, a fact each."""
    money = t.money
    said: list[str] = []
    if before.cash[seat] != after.cash[seat]:
        said.append(t.say("change-cash", old=money(before.cash[seat]), new=money(after.cash[seat])))
    board = before.edition.board
    for group in range(len(board.groups)):
        old, new, size = int(before.holds(seat, group)), int(after.holds(seat, group)), int(board.group_size[group])
        if old != new:
            said.append(
                t.say(
                    "change-group",
                    group=t.group(group),
                    old=old,
                    new=new,
                    size=size,
                    whole="yes" if new == size else "no",
                )
            )
    old_worth, new_worth = int(worth(before, seat)), int(worth(after, seat))
    said.append(t.say("change-worth", old=money(old_worth), new=money(new_worth)))
    for deed in range(board.deeds):
        came_mortgaged = before.owner[deed] != seat == after.owner[deed] and after.mortgaged[deed]
        if came_mortgaged and (forced := wording_of(t.edition).forced(t, after, seat, deed)):
            said.append(forced)
    return said
