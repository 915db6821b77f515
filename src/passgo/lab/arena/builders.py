"""Those who put all their money, and borrowed money, into houses."""

from __future__ import annotations

from passgo import Action
from passgo.lab.arena.estate import GOOD_SHAPE, build, is_growing, pledge, pledge_to_build
from passgo.lab.arena.outsider import REFERENCE, Outsider
from passgo.lab.arena.seat import Seat


class Bold(Outsider):
    """Builds down to fifty dollars.

    The oldest advice of all: houses earn, cash does not. The traders of version 1 keep a reserve that grows with what
    the others have built.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, keep: int = 50) -> None:
        super().__init__(seed, like)
        self.keep = keep

    def finish(self, seat: Seat) -> Action | None:
        return build(seat, seat.dollars(self.keep))


class Mortgager(Bold):
    """Mortgages idle deeds until three houses stand on each lot of its colours, and pays nothing back before.

    From books on the game: the third house is the best investment on the board, a single lot the worst.
    """

    def finish(self, seat: Seat) -> Action | None:
        keep = seat.dollars(self.keep)
        said = build(seat, keep) or pledge_to_build(seat, keep)
        return said or (self.without(seat, "lift") if is_growing(seat) else None)


class Hoarder(Mortgager):
    """Builds four houses everywhere and never a hotel, so that the Bank runs out of houses for the others.

    The housing shortage that tournament players are known for.
    """

    def finish(self, seat: Seat) -> Action | None:
        highest = int(seat.s.hotel_level) - 1
        keep = seat.dollars(self.keep)
        said = build(seat, keep, highest) or pledge_to_build(seat, keep)
        if said is not None:
            return said
        usual = self.usual.choose(seat.game)
        if usual.verb == "build" and seat.s.level[usual.number] >= highest and self.is_street(seat, usual.number):
            return seat.default
        return seat.default if usual.verb == "lift" and is_growing(seat) else usual

    def is_street(self, seat: Seat, deed: int) -> bool:
        return seat.printed.deeds[deed].kind == "street"


class Keeper(Outsider):
    """Keeps a reserve for rents, but mortgages idle deeds to complete a colour and to build on it.

    A careful player of the kind that advice columns describe: cash for bad luck, credit for good chances.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, reserve: int = 250) -> None:
        super().__init__(seed, like)
        self.reserve = reserve

    def buy(self, seat: Seat) -> Action | None:
        price = seat.price
        if seat.deed is not None and seat.completes(seat.me, seat.deed):
            return seat.option("buy") or pledge(seat, price, seat.row(seat.deed))
        return seat.option("buy" if seat.mine - price >= seat.dollars(self.reserve) else "decline")

    def finish(self, seat: Seat) -> Action | None:
        reserve = seat.dollars(self.reserve)
        said = build(seat, reserve) or pledge_to_build(seat, reserve, GOOD_SHAPE)
        return said or (self.without(seat, "lift") if is_growing(seat) else None)
