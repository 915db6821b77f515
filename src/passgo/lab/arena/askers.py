"""Those who know how another bot judges, and ask for as much as it just gives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from passgo import Action
from passgo.bots import bot
from passgo.lab.arena.deals import spare_lots, wanted_lots
from passgo.lab.arena.estate import build, is_growing, pledge_to_build
from passgo.lab.arena.outsider import REFERENCE, Outsider
from passgo.lab.arena.seat import Seat
from passgo.lab.arena.worth import gain

MOST_SPARED = 4  # lots that are tried as a makeweight

Deal = tuple[int, list[int], list[int]]  # the partner, what I give, what I take


def holdings(seat: Seat) -> Iterator[list[int]]:
    """Two or more lots that another has of a colour that I have begun."""
    for group, street in enumerate(seat.printed.street):
        if street and 0 < seat.held(seat.me, group) < seat.printed.needed[group]:
            for other in seat.others:
                lots = [lot for lot in seat.printed.lots[group] if seat.s.owner[lot] == other]
                if len(lots) > 1:
                    yield lots


class Asker(Outsider):
    """Asks the opponents' own bot, on a copy of the game, what it would accept, and offers what is best for itself.

    The white box: `knows` names the opponents' bot. The likeliest bundles are each tried with the sum at which that bot
    just agrees, found by halving; by a judgement of its own the asker takes the best. It looks again when a deed has
    moved or some rounds have passed.
    """

    def __init__(
        self,
        seed: int = 0,
        like: str = REFERENCE,
        knows: str = REFERENCE,
        bundles: int = 8,
        halvings: int = 6,
        rest: int = 3,
        keep: int = 0,
    ) -> None:
        super().__init__(seed, like)
        self.opponent = bot(knows, seed)
        self.bundles = bundles
        self.halvings = halvings
        self.rest = rest
        self.keep = keep
        self.looked = (-1, -1)  # the turn in which a deed had last moved, and the round, when nothing was found

    def finish(self, seat: Seat) -> Action | None:
        return self.best_deal(seat) or self.develop(seat)

    def develop(self, seat: Seat) -> Action | None:
        keep = seat.dollars(self.keep)
        said = build(seat, keep) or pledge_to_build(seat, keep)
        return said or (self.without(seat, "lift", "offer") if is_growing(seat) else self.without(seat, "offer"))

    def best_deal(self, seat: Seat) -> Action | None:
        """The deal that brings me most among those that would be accepted."""
        stirred, rounds = int(seat.s.stirred), int(seat.s.round)
        if not seat.may_offer or (stirred == self.looked[0] and rounds < self.looked[1] + self.rest):
            return None
        ranked = sorted(self.deals(seat), key=lambda deal: -gain(seat, deal[0], deal[1], deal[2], 0))
        best, most = None, 0.0
        for partner, gives, takes in ranked[: self.bundles]:
            found = self.dearest(seat, partner, gives, takes)
            if found is not None:
                action, cash = found
                value = gain(seat, partner, gives, takes, cash)
                if value > most:
                    best, most = action, value
        if best is None:
            self.looked = (stirred, rounds)
        return best

    def deals(self, seat: Seat) -> Iterator[Deal]:
        """What I want of somebody, a lot or all he has of a colour, for cash or for lots that I can spare."""
        for takes in chain(([lot] for lot in wanted_lots(seat)), holdings(seat)):
            partner = int(seat.s.owner[takes[0]])
            if seat.may_ask(partner):
                spare = spare_lots(seat, partner, takes[0])[:MOST_SPARED]
                yield partner, [], takes
                yield from ((partner, [lot], takes) for lot in spare)
                yield from ((partner, [own], takes) for own in self.lacked(seat, partner, takes[0]))
                if len(spare) > 1:
                    yield partner, spare[:2], takes

    def lacked(self, seat: Seat, partner: int, wanted: int) -> list[int]:
        """My lots of other colours that the partner lacks for his."""
        return [lot for lot in seat.deeds_of(seat.me) if seat.completes(partner, lot) and lot not in seat.row(wanted)]

    def dearest(self, seat: Seat, partner: int, gives: list[int], takes: list[int]) -> tuple[Action, int] | None:
        """The offer of these deeds with the sum that is best for me and still accepted; None if there is none."""
        low, high = -seat.cash(partner), seat.mine  # what I pay: the least is refused, the most accepted
        best = self.agreed(seat, partner, gives, takes, high)
        if best is None:
            return None
        paid = high
        for _ in range(self.halvings):
            middle = (low + paid) // 2
            found = self.agreed(seat, partner, gives, takes, middle)
            if found is None:
                low = middle
            else:
                best, paid = found, middle
        return best, paid

    def agreed(self, seat: Seat, partner: int, gives: list[int], takes: list[int], cash: int) -> Action | None:
        """The offer, if the partner's bot would accept it."""
        action = seat.offer(partner, gives, takes, cash)
        if action is None:
            return None
        game = seat.game.copy()
        game.play(action)
        return action if self.opponent.choose(game).verb == "accept" else None

    def consider(self, seat: Seat) -> Action | None:
        """Accept what is good by my own judgement."""
        got, given, cash = seat.deal()
        good = gain(seat, seat.decision.about["giver"], given, got, -cash) > 0
        return seat.option("accept" if good else "refuse")


class SurplusTaker(Asker):
    """Takes everybody for a trader of version 1, whose valuation it knows, and asks for all of the surplus of a deal.

    The traders split every surplus in half and accept any gain, however small. Against anybody else it is a black box:
    its offers are what a trader would just accept.
    """

    def __init__(self, seed: int = 0, like: str = REFERENCE, bundles: int = 8) -> None:
        super().__init__(seed, like, REFERENCE, bundles)
