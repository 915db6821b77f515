"""Building and mortgaging, as outsiders do it: down to the last dollars, and with borrowed money."""

from __future__ import annotations

from collections.abc import Iterable

from passgo import Action
from passgo.lab.arena.seat import Seat

GOOD_SHAPE = 3  # houses on each lot: from there on rents grow by less


def build(seat: Seat, keep: int, highest: int = 99) -> Action | None:
    """The house that earns most for its price, if it leaves so much cash and is no higher than this."""
    best, most = None, 0.0
    for action in seat.decision.options:
        if action.verb == "build":
            deed = seat.printed.deeds[action.number]
            level = int(seat.s.level[action.number])
            if deed.kind == "street" and level < highest and seat.mine - deed.building >= keep:
                gain = seat.printed.visits[deed.number] * (deed.rents[level + 1] - deed.rents[level]) / deed.building
                if gain > most:
                    best, most = action, gain
    return best


def pledge(seat: Seat, wanted: int, spared: Iterable[int] = ()) -> Action | None:
    """A mortgage on the way to so much cash; None if that is there already, or out of reach."""
    if seat.mine >= wanted or seat.mine + seat.raisable(spared) < wanted:
        return None
    for deed in seat.idle(spared):
        action = seat.option("mortgage", deed)
        if action is not None:
            return action
    return None


def pledge_to_build(seat: Seat, keep: int, houses: int = GOOD_SHAPE) -> Action | None:
    """A mortgage on idle deeds for the next house, until so many stand on each lot of the colours."""
    poor = [group for group in seat.colours() if seat.houses(group) < houses]
    for group in sorted(poor, key=lambda group: seat.printed.house[group]):
        freed = free(seat, group)
        if freed is not None:
            return freed
        if not any(seat.s.mortgaged[lot] for lot in seat.printed.lots[group]):
            return pledge(seat, keep + seat.printed.house[group])
    return None


def free(seat: Seat, group: int) -> Action | None:
    """Lift a mortgage that keeps me from building on a colour."""
    for lot in seat.printed.lots[group]:
        if seat.s.mortgaged[lot]:
            action = seat.option("lift", lot)
            if action is not None:
                return action
    return None


def is_growing(seat: Seat, houses: int = GOOD_SHAPE) -> bool:
    """Whether a colour has fewer houses than that: no time to pay mortgages back."""
    return any(seat.houses(group) < houses for group in seat.colours())
