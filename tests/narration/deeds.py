"""The figures of deeds as they are shown: rents, what a deed means to somebody, what a deal changes."""

from collections.abc import Sequence
from functools import cache

from passgo.editions.tables import read_rows
from passgo.engine.board import SHARE, STREET, UTILITY, Board
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.state import BANK
from tests.narration.position import Position, lots

ROUNDS = 10
THROW = 7
TURNS = 10_000  # in which landings are counted


def now_row(p: Position, deed: int) -> bool:
    """Whether some row of the deed is the one that counts."""
    return p.s.owner[deed] >= 0 and not p.s.mortgaged[deed]


def row_figures(p: Position, deed: int) -> list[tuple[list[int], bool]]:
    """By row of a deed: its figures, label first, and whether that is the rent now."""
    group, level = int(p.board.group_of[deed]), int(p.s.level[deed])
    printed = p.printed(deed)
    owner = int(p.s.owner[deed])
    now = p.rent(deed) if now_row(p, deed) else -1
    if p.board.family[deed] != STREET:
        held = p.counted(owner, deed) if now >= 0 else 0
        built = 2 if level and p.board.family[deed] != UTILITY else 1
        return [([k, printed[k - 1] * built], held == k) for k in range(1, p.size(group) + 1) if printed[k - 1]]
    times = [1, 2] if not p.majority else [1, 2, 3] if p.size(group) > 2 else [1, 3]
    rows = [([k * printed[0]], level == 0 and now == k * printed[0]) for k in times]
    for built in range(1, p.hotel + (1 if len([f for f in printed if f]) <= 6 else 2)):
        figure = printed[built if built < p.hotel else built + 5 - p.hotel]
        rows.append(([*p.standing(built, deed), figure], now >= 0 and level == built))
    return rows


def rent_now(p: Position, deed: int) -> list[int]:
    if p.board.family[deed] == SHARE or p.s.owner[deed] < 0 or p.s.mortgaged[deed]:
        return []
    return [p.rent(deed)]


def fact_figures(p: Position, deed: int) -> list[int]:
    """Building, mortgage and lifting; of a share its dividend."""
    if p.board.family[deed] == SHARE:
        owner = int(p.s.owner[deed])
        return [p.dividend(owner, int(p.board.group_of[deed])) if owner >= 0 else 0]
    build = int(p.board.build_cost[deed])
    return [*([build] if build else []), int(p.board.mortgage[deed]), p.lifting(deed)]


@cache
def landings(edition: str, board: Board) -> dict[int, int]:
    """By deed how many of so many turns end there."""
    found: dict[int, int] = {}
    for space, row in enumerate(read_rows(f"passgo.editions.{edition}", "landings.csv")):
        deed = int(board.deed_at[space])
        found[deed] = found.get(deed, 0) + int(row["visits"])
    return found


def appraisal_figures(p: Position, seat: int, deed: int) -> list[list[int]]:
    """What a deed for sale would mean to somebody, a list a sentence; the last is an estimate and has none here."""
    if p.s.owner[deed] != BANK or p.s.bankrupt[seat]:
        return []
    group = int(p.board.group_of[deed])
    held, size = len(p.owned(seat, group)) + 1, p.size(group)
    said = [[] if held == size else [held, size]]
    if any(len(p.owned(rival, group)) == size - 1 for rival in range(p.s.players) if rival != seat):
        said.append([])
    if p.board.family[deed] != SHARE:
        solvent = sum(not p.s.bankrupt[other] for other in range(p.s.players))
        visits = landings(p.edition, p.board)[deed] * ROUNDS * (solvent - 1)
        said.append([p.rent(deed, seat, 0, THROW) * visits // TURNS, ROUNDS])
    return said


def change_figures(p: Position, seat: int, gives: Sequence[int], takes: Sequence[int]) -> list[list[int]]:
    """What a deal changes for a side, a list a fact; a lot that must then be built up is not looked at here."""
    lost = [int(item_number(thing)) for thing in gives if item_kind(thing) == DEED_ITEM]
    won = [int(item_number(thing)) for thing in takes if item_kind(thing) == DEED_ITEM]
    cash = p.cash(seat) - money_in(gives) + money_in(takes) - p.fees(won)
    said = [[p.cash(seat), cash]] if cash != p.cash(seat) else []
    for group in range(len(p.board.groups)):
        old = len(p.owned(seat, group))
        new = old + sum((deed in won) - (deed in lost) for deed in lots(p.board, group))
        if old != new:
            said.append([old, new, p.size(group)])
    deeds = sum(p.value(deed) for deed in won) - sum(p.value(deed) for deed in lost)
    return [*said, [p.worth(seat), p.worth(seat) + deeds + cash - p.cash(seat)]]


def money_in(things: Sequence[int]) -> int:
    return sum(int(item_number(thing)) for thing in things if item_kind(thing) == CASH_ITEM)
