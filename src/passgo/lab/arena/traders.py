"""Those who differ by which deals they make: swaps, blocks, none at all."""

from __future__ import annotations

from passgo import Action
from passgo.lab.arena.deals import Ladder, gives_colour, offers_colour, spare_lots, wanted_lots
from passgo.lab.arena.estate import build, pledge
from passgo.lab.arena.outsider import REFERENCE, Outsider
from passgo.lab.arena.seat import Seat


class Swapper(Outsider):
    """Swaps single lots for lots of colours that it has begun, from the first rounds on, with little cash beside.

    Of two lots both sides like better what they get: the advice of the books, taken long before all deeds are sold.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, keep: int = 50) -> None:
        super().__init__(seed, like)
        self.ladder = Ladder(0.0, 0.25, 0.5)  # of the wanted lot's price, on top of the difference
        self.keep = keep

    def finish(self, seat: Seat) -> Action | None:
        return self.swap(seat) or build(seat, seat.dollars(self.keep))

    def swap(self, seat: Seat) -> Action | None:
        """Any lot of a begun colour, missing ones of the Bank's or not, for a lot that gives him no colour."""
        if not seat.may_offer:
            return None
        for lot in self.liked(seat):
            owner = int(seat.s.owner[lot])
            for given in spare_lots(seat, owner, lot)[:3] if seat.may_ask(owner) else ():
                times = self.ladder.rung(seat, (owner, lot, given))
                if times is not None:
                    price = seat.printed.price
                    cash = price[lot] - price[given] + times * price[lot]
                    said = seat.offer(owner, [given], [lot], min(cash, seat.mine))
                    if said is not None:
                        self.ladder.say(seat, (owner, lot, given))
                        return said
        return None

    def liked(self, seat: Seat) -> list[int]:
        """What completes first, then whatever adds to the longest row."""
        first = wanted_lots(seat)
        rows = [group for group, street in enumerate(seat.printed.street) if street and seat.held(seat.me, group)]
        rest = [
            lot
            for group in sorted(rows, key=lambda group: -seat.held(seat.me, group))
            if not seat.is_ready(seat.me, group)
            for lot in seat.missing(seat.me, group)
            if seat.s.owner[lot] >= 0 and lot not in first
        ]
        return first + rest

    def consider(self, seat: Seat) -> Action | None:
        """No colour for somebody without one for me."""
        got, given, _ = seat.deal()
        if gives_colour(seat, seat.decision.about["giver"], given) and not gives_colour(seat, seat.me, got):
            return seat.option("refuse")
        return None


class Blocker(Outsider):
    """Takes every lot that another lacks for a colour, at any auction, and never lets go of one.

    Nobody wins without houses: whoever keeps all colours apart has time.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, eager: float = 2.0, keep: int = 100) -> None:
        super().__init__(seed, like)
        self.eager = eager
        self.keep = keep

    def buy(self, seat: Seat) -> Action | None:
        if seat.deed is None or not seat.blocks(seat.deed):
            return None
        return seat.option("buy") or pledge(seat, seat.price, seat.row(seat.deed))

    def bid(self, seat: Seat) -> Action | None:
        if seat.deed is None or not seat.blocks(seat.deed):
            return None
        return seat.raise_to(self.eager * seat.printed.price[seat.deed])

    def finish(self, seat: Seat) -> Action | None:
        usual = self.usual.choose(seat.game)
        if usual.verb == "offer" and offers_colour(seat, usual):
            return build(seat, seat.dollars(self.keep)) or seat.default
        return usual

    def consider(self, seat: Seat) -> Action | None:
        return seat.option("refuse") if any(seat.blocks(deed) for deed in seat.deal()[1]) else None


class Refuser(Outsider):
    """Refuses every deal and proposes none; all else is a trader's play.

    As some people play. At a table of such players luck decides nearly everything.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, keep: int = 100) -> None:
        super().__init__(seed, like)
        self.keep = keep

    def finish(self, seat: Seat) -> Action | None:
        usual = self.usual.choose(seat.game)
        return (build(seat, seat.dollars(self.keep)) or seat.default) if usual.verb == "offer" else usual

    def consider(self, seat: Seat) -> Action | None:
        return seat.option("refuse")
