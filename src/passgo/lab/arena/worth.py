"""What a deal is worth, by an outsider's own judgement: rents that holdings can earn, from print and landings alone."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.lab.arena.seat import Seat

TURNS = 25  # of each opponent that rents are counted for
HOPE = 0.4  # of a colour's worth that all its lots but one are worth


def group_worth(seat: Seat, group: int, held: int, money: float) -> float:
    """What so many lots of a group bring a player who has so much money for houses."""
    printed = seat.printed
    lots = printed.lots[group]
    turns = TURNS * len(seat.others)
    worth = held * printed.deeds[lots[0]].mortgage
    if held == 0:
        return 0.0
    if not printed.street[group]:
        rent = printed.deeds[lots[0]].rents[min(held, 8) - 1]
        times = 7 if printed.deeds[lots[0]].kind == "utility" else 1
        return worth + sum(printed.visits[lot] for lot in lots) / len(lots) * held * rent * times * turns / 10_000
    size = len(lots)
    needed, cost = printed.needed[group], held * max(1, printed.house[group])
    houses = max(0, min(3, int(money // cost)))
    now = turns * printed.income(group, houses) * held / size - houses * cost
    whole = turns * printed.income(group, 3) * held / size - 3 * cost
    colour = max(now, (now + whole) / 2)
    if held >= needed:
        return worth + colour
    return worth + HOPE * max(0.0, colour) * (held / needed) ** 2


def gain(seat: Seat, partner: int, gives: Sequence[int], takes: Sequence[int], cash: float) -> float:
    """What a deal brings me, in dollars, less my part of what it brings the partner; cash is what I pay."""
    mine = change(seat, seat.me, takes, gives, -cash)
    his = change(seat, partner, gives, takes, cash)
    return mine - his / len(seat.others)


def change(seat: Seat, player: int, gets: Sequence[int], loses: Sequence[int], cash: float) -> float:
    """What a player gains by getting and losing deeds and cash."""
    moved: dict[int, int] = {}
    for deeds, sign in ((gets, 1), (loses, -1)):
        for deed in deeds:
            group = seat.printed.group[deed]
            moved[group] = moved.get(group, 0) + sign
    before, after = seat.cash(player), seat.cash(player) + cash
    total = cash
    for group, count in moved.items():
        held = seat.held(player, group)
        total += group_worth(seat, group, held + count, after) - group_worth(seat, group, held, before)
    return total
