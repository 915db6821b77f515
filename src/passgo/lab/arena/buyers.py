"""Those who differ by what they buy, and for how much."""

from __future__ import annotations

from passgo import Action
from passgo.lab.arena.estate import build, pledge
from passgo.lab.arena.outsider import REFERENCE, Outsider
from passgo.lab.arena.seat import Printed, Seat

FAVOURITES = ("orange", "red")


def favourites(printed: Printed) -> set[int]:
    """Orange, red and the railroads; where colours have other names, the two that are landed on most for their size."""
    railroads = {group for group, railroad in enumerate(printed.railroad) if railroad}
    named = {group for group, lots in enumerate(printed.lots) if printed.deeds[lots[0]].group in FAVOURITES}
    if len(named) < len(FAVOURITES):
        streets = [group for group, street in enumerate(printed.street) if street]
        named = set(sorted(streets, key=lambda group: -sum(printed.visits[lot] for lot in printed.lots[group]))[:2])
    return named | railroads


class Picky(Outsider):
    """Buys orange, red and the railroads, and nothing else; for these it bids twice the price.

    Tokens come to rest there most often after Jail, as every analysis of the board has found.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, eager: float = 2.0) -> None:
        super().__init__(seed, like)
        self.eager = eager

    def buy(self, seat: Seat) -> Action | None:
        if seat.deed is None:
            return None
        if seat.printed.group[seat.deed] not in favourites(seat.printed):
            return seat.option("decline")
        return seat.option("buy") or pledge(seat, seat.price, seat.row(seat.deed)) or seat.option("decline")

    def bid(self, seat: Seat) -> Action | None:
        if seat.deed is None:
            return None
        if seat.printed.group[seat.deed] not in favourites(seat.printed):
            return seat.option("pass")
        return seat.raise_to(self.eager * seat.printed.price[seat.deed])


class Buyer(Outsider):
    """Buys whatever leaves a threshold in cash, bids up to the price, builds down to the threshold, and never deals.

    What most simulators of the game ship as their standard player.
    """

    def __init__(self, seed: int = 0, like: str = "simple", threshold: int = 150) -> None:
        super().__init__(seed, like)
        self.threshold = threshold

    def buy(self, seat: Seat) -> Action | None:
        return seat.option("buy" if seat.mine - seat.price >= seat.dollars(self.threshold) else "decline")

    def bid(self, seat: Seat) -> Action | None:
        if seat.deed is None:
            return None
        return seat.raise_to(min(seat.printed.price[seat.deed], seat.mine - seat.dollars(self.threshold)))

    def finish(self, seat: Seat) -> Action | None:
        return build(seat, seat.dollars(self.threshold))


class Patient(Buyer):
    """The cautious brother of the buyer: a cushion of cash, and no house before nearly all deeds are sold.

    Simulators ship it to show that waiting loses.
    """

    def __init__(self, seed: int = 0, like: str = "simple", threshold: int = 500) -> None:
        super().__init__(seed, like, threshold)

    def finish(self, seat: Seat) -> Action | None:
        return self.without(seat, "build") if seat.s.unsold > 3 else super().finish(seat)


class Pusher(Outsider):
    """Declines what others need more, and drives the price up at auctions of deeds that it does not want.

    It raises as long as somebody with a lot of the group is still in and the price is below the printed one, so that
    others pay nearly all they would have paid the Bank, or more.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, push: float = 1.2) -> None:
        super().__init__(seed, like)
        self.push = push

    def buy(self, seat: Seat) -> Action | None:
        if seat.deed is None or seat.completes(seat.me, seat.deed) or seat.blocks(seat.deed):
            return None
        keen = any(seat.held(other, seat.printed.group[seat.deed]) for other in seat.others)
        return seat.option("decline") if keen and not seat.held(seat.me, seat.printed.group[seat.deed]) else None

    def bid(self, seat: Seat) -> Action | None:
        usual = self.usual.choose(seat.game)
        if usual.verb == "bid" or seat.deed is None:
            return usual
        group, still_in = seat.printed.group[seat.deed], seat.decision.about["still_in"]
        keen = any(seat.held(other, group) and still_in >> other & 1 for other in seat.others)
        return seat.raise_to(self.push * seat.printed.price[seat.deed], 1) if keen else usual
