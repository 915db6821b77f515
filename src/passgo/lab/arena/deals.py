"""Making offers, as outsiders do it: ladders of prices, and lots thrown in that cost nothing much."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from passgo import Action
from passgo.lab.arena.seat import Seat

PATIENCE = 6  # rounds after which a ladder that was refused to its end is climbed again


class Ladder:
    """Prices said one after another, to the same player for the same things; each only once in a while."""

    def __init__(self, first: float, step: float, last: float) -> None:
        self.first = first
        self.step = step
        self.last = last
        self.climbed: dict[Hashable, tuple[int, int]] = {}  # steps said already, and the round of the last

    def rung(self, seat: Seat, key: Hashable) -> float | None:
        """The next price, in parts of the printed one; None above the last."""
        steps, since = self.climbed.get(key, (0, 0))
        if seat.s.round >= since + PATIENCE:
            steps = 0
        times = self.first + self.step * steps
        return times if (self.last - times) * self.step >= 0 else None

    def say(self, seat: Seat, key: Hashable) -> None:
        steps, since = self.climbed.get(key, (0, 0))
        self.climbed[key] = (1 if seat.s.round >= since + PATIENCE else steps + 1, int(seat.s.round))


def wanted_lots(seat: Seat, begun: int = 1) -> list[int]:
    """Lots of other players for colours that I have begun: one that completes, or all that are missing.

    As long as the Bank has one of several missing lots, the others are no use. The nearest colour comes first, then
    the one that earns most.
    """
    found: list[tuple[int, float, int]] = []
    for group, street in enumerate(seat.printed.street):
        held, needed = seat.held(seat.me, group), seat.printed.needed[group]
        if street and begun <= held < needed:
            missing = seat.missing(seat.me, group)
            sold = [lot for lot in missing if seat.s.owner[lot] >= 0]
            if held == needed - 1 or len(sold) == len(missing):
                found += [(needed - held, -seat.printed.income(group, 3), lot) for lot in sold]
    return [lot for _, _, lot in sorted(found)]


def spare_lots(seat: Seat, partner: int, wanted: int) -> list[int]:
    """My single lots of other colours than a wanted one's that give the partner no colour.

    Those of colours that he has begun first, then the cheapest.
    """
    group = seat.printed.group
    found = [
        deed
        for deed in seat.deeds_of(seat.me)
        if seat.printed.street[group[deed]]
        and not seat.s.mortgaged[deed]
        and group[deed] != group[wanted]
        and seat.held(seat.me, group[deed]) == 1
        and not seat.completes(partner, deed)
    ]
    return sorted(found, key=lambda deed: (-seat.held(partner, group[deed]), seat.printed.price[deed]))


def lacked_lots(seat: Seat) -> list[tuple[int, int]]:
    """My single lots that another lacks for a colour, and who lacks them."""
    group = seat.printed.group
    single = [deed for deed in seat.deeds_of(seat.me) if seat.held(seat.me, group[deed]) == 1]
    return [(deed, partner) for deed in single for partner in seat.others if seat.completes(partner, deed)]


def gives_colour(seat: Seat, partner: int, deeds: Iterable[int]) -> bool:
    """Whether a player with these deeds more could build on a colour that he cannot build on now."""
    more: dict[int, int] = {}
    for deed in deeds:
        group = seat.printed.group[deed]
        more[group] = more.get(group, 0) + 1
    return any(
        seat.printed.street[group]
        and not seat.is_ready(partner, group)
        and seat.held(partner, group) + count >= seat.printed.needed[group]
        for group, count in more.items()
    )


def offers_colour(seat: Seat, action: Action) -> bool:
    """Whether an offer of mine would give its partner a colour."""
    asked = seat.put(action)
    return gives_colour(asked, asked.me, asked.deal()[0])


def houses_left(seat: Seat, lot: int, price: float) -> float:
    """How many houses for each lot of its colour one could still pay, mortgages included, who buys it."""
    group = seat.printed.group[lot]
    left = seat.mine + seat.raisable(seat.row(lot)) - price
    return left / (seat.printed.needed[group] * max(1, seat.printed.house[group]))
