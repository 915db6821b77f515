"""Those who haggle with cash for the lots that complete their colours."""

from __future__ import annotations

from passgo import Action
from passgo.lab.arena.deals import Ladder, gives_colour, houses_left, lacked_lots, spare_lots, wanted_lots
from passgo.lab.arena.estate import build, is_growing, pledge_to_build
from passgo.lab.arena.outsider import REFERENCE, Outsider
from passgo.lab.arena.seat import Seat


class Haggler(Outsider):
    """Offers list price for the lots that complete its colours, then half as much again, then double ...

    From the first rounds on, whoever holds them; with a lot thrown in that is of no use to it, it begins lower. Lots
    that others lack for a colour it sells, dearest first. What is built comes before what is kept. The first exploit
    that was found in the traders of version 1: each deal brings their wealth a gain, and the haggler's chances a
    greater one.
    """

    def __init__(
        self,
        seed: int = 0,
        like: str = REFERENCE,
        first: float = 1.0,
        step: float = 0.5,
        most: float = 4.0,
        dearest: float = 3.5,
        cheapest: float = 2.0,
        swaps: bool = True,
        keep: int = 0,
    ) -> None:
        super().__init__(seed, like)
        self.asks = Ladder(first, step, most)
        self.sells = Ladder(dearest, -step, cheapest)
        self.swaps = Ladder(first - 2.0, step, 1.0) if swaps else None  # cash beside the lot thrown in
        self.keep = keep

    def finish(self, seat: Seat) -> Action | None:
        return self.haggle(seat) or self.develop(seat)

    def develop(self, seat: Seat) -> Action | None:
        """Houses with all there is, mortgages for the first three of each lot."""
        keep = seat.dollars(self.keep)
        said = build(seat, keep) or pledge_to_build(seat, keep)
        return said or (self.without(seat, "lift") if is_growing(seat) else None)

    def haggle(self, seat: Seat) -> Action | None:
        """The next step of one of the ladders; None when all have been said."""
        if not seat.may_offer:
            return None
        for lot in wanted_lots(seat):
            said = self.ask(seat, lot)
            if said is not None:
                return said
        for lot, partner in lacked_lots(seat):
            said = self.sell(seat, lot, partner)
            if said is not None:
                return said
        return None

    def ask(self, seat: Seat, lot: int) -> Action | None:
        owner = int(seat.s.owner[lot])
        if not seat.may_ask(owner):
            return None
        thrown_in = spare_lots(seat, owner, lot)[:1] if self.swaps else []
        if self.swaps and thrown_in:
            said = self.step(seat, self.swaps, owner, thrown_in, lot)
            if said is not None:
                return said
        return self.step(seat, self.asks, owner, [], lot)

    def step(self, seat: Seat, ladder: Ladder, owner: int, gives: list[int], lot: int) -> Action | None:
        key = (owner, lot, *gives)
        times = ladder.rung(seat, key)
        if times is None:
            return None
        price = seat.printed.price[lot] * times
        if price > seat.mine or -price > seat.cash(owner) or houses_left(seat, lot, price) < 1:
            return None
        said = seat.offer(owner, gives, [lot], price)
        if said is not None:
            ladder.say(seat, key)
        return said

    def sell(self, seat: Seat, lot: int, partner: int) -> Action | None:
        times = self.sells.rung(seat, (partner, lot))
        if times is None or not seat.may_ask(partner) or seat.printed.price[lot] * times > seat.cash(partner):
            return None
        said = seat.offer(partner, [lot], [], -seat.printed.price[lot] * times)
        if said is not None:
            self.sells.say(seat, (partner, lot))
        return said

    def consider(self, seat: Seat) -> Action | None:
        """Whoever names a price for a lot I want is heard; a colour costs as much as I ask for it."""
        got, given, cash = seat.deal()
        price = seat.printed.price
        if gives_colour(seat, seat.me, got):
            if given:
                return None
            fair = -cash <= self.asks.last * sum(price[deed] for deed in got)
            return seat.option("accept" if fair and houses_left(seat, got[0], -cash) >= 1 else "refuse")
        if gives_colour(seat, seat.decision.about["giver"], given):
            dear = cash >= self.sells.last * sum(price[deed] for deed in given)
            return None if dear else seat.option("refuse")
        return None


class NeverSeller(Haggler):
    """Buys what it can get for cash and never gives a deed away, whatever is offered for it.

    As beginners play who were told that every deed is worth keeping.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, most: float = 2.0, keep: int = 100) -> None:
        super().__init__(seed, like, most=most, dearest=0.0, cheapest=1.0, swaps=False, keep=keep)

    def develop(self, seat: Seat) -> Action | None:
        return build(seat, seat.dollars(self.keep)) or self.without(seat, "offer")

    def consider(self, seat: Seat) -> Action | None:
        return seat.option("refuse") if seat.deal()[1] else super().consider(seat)
