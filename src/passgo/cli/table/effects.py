"""What a deal would change for both sides: cash, groups, worth. Tried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.cli.table.words import in_a_row
from passgo.engine.columns import i64, ints
from passgo.engine.game import Game
from passgo.engine.rules.trade import fees_in, hand_over
from passgo.engine.rules.victory import worth
from passgo.engine.state import State
from passgo.texts import Texts


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


def changes(game: Game, texts: Texts, giver: int, partner: int, terms: Sequence[int]) -> list[str]:
    """A line for each side that says what is different afterwards."""
    before = game.state
    after = after_deal(before, giver, partner, terms)
    return [
        texts.say("play-effect", player=texts.player(seat), changes=in_a_row(texts, side(texts, before, after, seat)))
        for seat in (giver, partner)
    ]


def side(texts: Texts, before: State, after: State, seat: int) -> list[str]:
    money = texts.money
    said: list[str] = []
    if before.cash[seat] != after.cash[seat]:
        said.append(texts.say("play-cash-change", old=money(before.cash[seat]), new=money(after.cash[seat])))
    board = before.edition.board
    for group in range(len(board.groups)):
        old, new, size = int(before.holds(seat, group)), int(after.holds(seat, group)), int(board.group_size[group])
        if old != new:
            said.append(
                texts.say(
                    "play-group-change",
                    group=texts.group(group),
                    old=old,
                    new=new,
                    size=size,
                    whole="yes" if new == size else "no",
                )
            )
    old_worth, new_worth = int(worth(before, seat)), int(worth(after, seat))
    said.append(texts.say("play-worth-change", old=money(old_worth), new=money(new_worth)))
    return said
