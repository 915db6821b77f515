"""The rule-based agent that papers on learning the game use as their fixed opponent."""

from __future__ import annotations

from passgo import Action
from passgo.lab.arena.deals import Ladder, gives_colour, spare_lots, wanted_lots
from passgo.lab.arena.estate import build, pledge, pledge_to_build
from passgo.lab.arena.outsider import Outsider
from passgo.lab.arena.seat import Seat


class Scholar(Outsider):
    """Plays by fixed rules, as the papers describe their strongest scripted agent.

    Keeps a salary in reserve; buys what leaves it, and always what completes a colour, with mortgages if it must;
    swaps deeds early and offers a tenth above list price; sells to nobody who would complete a colour; mortgages to buy
    and to build; frees mortgages with what is left over.
    """

    def __init__(self, seed: int = 0, like: str = "simple", reserve: int = 200, premium: float = 1.1) -> None:
        super().__init__(seed, like)
        self.reserve = reserve
        self.swaps = Ladder(0.0, 0.2, 0.2)
        self.asks = Ladder(premium, 0.4, premium + 0.4)

    def buy(self, seat: Seat) -> Action | None:
        if seat.deed is not None and (seat.completes(seat.me, seat.deed) or seat.blocks(seat.deed)):
            return seat.option("buy") or pledge(seat, seat.price, seat.row(seat.deed)) or seat.option("decline")
        return seat.option("buy" if seat.mine - seat.price >= seat.dollars(self.reserve) else "decline")

    def bid(self, seat: Seat) -> Action | None:
        if seat.deed is None:
            return None
        price = seat.printed.price[seat.deed]
        if seat.completes(seat.me, seat.deed) or seat.blocks(seat.deed):
            return seat.raise_to(2 * price)
        return seat.raise_to(min(price, seat.mine - seat.dollars(self.reserve)))

    def finish(self, seat: Seat) -> Action | None:
        reserve = seat.dollars(self.reserve)
        said = self.deal(seat) or build(seat, reserve) or pledge_to_build(seat, reserve)
        return said or (self.without(seat, "lift") if seat.mine < 2 * reserve else None)

    def deal(self, seat: Seat) -> Action | None:
        """A swap for a lot of a begun colour, else cash for it."""
        if not seat.may_offer:
            return None
        price = seat.printed.price
        for lot in wanted_lots(seat):
            owner = int(seat.s.owner[lot])
            if not seat.may_ask(owner):
                continue
            for given in spare_lots(seat, owner, lot)[:2]:
                times = self.swaps.rung(seat, (lot, owner, given))
                if times is not None:
                    cash = price[lot] * (1 + times) - price[given]
                    said = seat.offer(owner, [given], [lot], cash) if cash <= self.spare(seat) else None
                    if said is not None:
                        self.swaps.say(seat, (lot, owner, given))
                        return said
            times = self.asks.rung(seat, (lot, owner))
            if times is not None and price[lot] * times <= self.spare(seat):
                said = seat.offer(owner, [], [lot], price[lot] * times)
                if said is not None:
                    self.asks.say(seat, (lot, owner))
                    return said
        return None

    def spare(self, seat: Seat) -> int:
        return seat.mine - seat.dollars(self.reserve) // 2

    def consider(self, seat: Seat) -> Action | None:
        """What completes a colour of mine for no more than double, else what is worth more by list price."""
        got, given, cash = seat.deal()
        price = seat.printed.price
        value = sum(price[deed] for deed in got) - sum(price[deed] for deed in given) + cash
        if gives_colour(seat, seat.decision.about["giver"], given):
            return seat.option("refuse")
        if gives_colour(seat, seat.me, got):
            return seat.option("accept" if value >= -sum(price[deed] for deed in got) else "refuse")
        return seat.option("accept" if value > 0 else "refuse")
