"""Deals between players: offers, counter-offers, and what changes hands when one is accepted."""

from abc import abstractmethod
from dataclasses import dataclass

from tests.referee.script import Said, Script
from tests.referee.script_auctions import Auctions


@dataclass(frozen=True)
class Terms:
    """What one gives for what he gets."""

    giver: int
    partner: int
    gives: list[str]
    gets: list[str]


def items(words: str) -> list[str]:
    return [] if words == "nothing" else words.split(", ")


class Deals(Auctions):
    """CLS-TRD, AMB-43, -89: everything at once or nothing; no lot of a colour on which the giver has built."""

    @abstractmethod
    def tradeable(self, card: str) -> bool: ...

    @abstractmethod
    def mortgages_taken(self, taken: list[tuple[int, int]]) -> Script[None]:
        """What the takers of mortgaged deeds owe the Bank at once."""

    def offer(self, said: Said) -> Script[None]:
        """An offer and its answer, which may be another offer."""
        partner, _, words = said.about.partition(" ")
        gives, _, gets = words.partition(" for ")
        terms = Terms(said.player, int(partner), items(gives), items(gets))
        yield from self.take("trade-offered", player=terms.giver, partner=terms.partner)
        while True:
            yield from self.listed(terms)
            self.count("offers")
            answer = yield from self.hears(terms.partner, "trade")
            if answer.verb == "counter":
                gives, _, gets = answer.about.partition(" for ")
                terms = Terms(terms.partner, terms.giver, items(gives), items(gets))
                yield from self.take("trade-countered", player=terms.giver, partner=terms.partner)
                continue
            if answer.verb == "accept":
                yield from self.accepted(terms)
            else:
                self.expect("answer to an offer", "refuse", answer.verb)
                yield from self.take("trade-refused", player=terms.partner, partner=terms.giver)
            return

    def listed(self, terms: Terms) -> Script[None]:
        """The items, told one by one: what is offered must be the offerer's to give."""
        for giver, taker, given in (
            (terms.giver, terms.partner, terms.gives),
            (terms.partner, terms.giver, terms.gets),
        ):
            for item in given:
                yield from self.take("trade-item", player=giver, partner=taker)
                self.require_item(giver, item)

    def require_item(self, giver: int, item: str) -> None:
        if item.startswith("$"):
            self.require(self.ledger.cash[giver] >= int(item[1:]), f"seat {giver} has no {item}")
            self.expect("remainder of a sum in a deal", 0, int(item[1:]) % self.smallest_sum())
        elif item in self.deed_number:
            deed = self.deed_number[item]
            self.expect(f"owner of {item}", giver, self.ledger.owner[deed])
            self.require(not self.keeps_from_deals(giver, deed), f"{item} cannot be dealt: buildings")
        elif item in self.card_number:
            self.require(item in self.ledger.hands[giver], f"seat {giver} has no {item}")
            self.require(self.tradeable(item), f"{item} is not for deals")
        else:
            words = item.split(" ")
            self.require(words[0] == "immunity" and self.setting("trade.immunity"), f"nobody can give {item}")
            self.expect(f"owner of {words[1]}", giver, self.ledger.owner[self.deed_number[words[1]]])

    def keeps_from_deals(self, giver: int, deed: int) -> bool:
        """Buildings of the giver on the colour (CLS-TRD-2)."""
        lots = self.lots_of(giver, deed) if self.evenly(deed) else [deed]
        return any(self.ledger.level[lot] for lot in lots)

    def accepted(self, terms: Terms) -> Script[None]:
        yield from self.take("trade-accepted", player=terms.partner, partner=terms.giver)
        taken: list[tuple[int, int]] = []
        for giver, taker, given in (
            (terms.giver, terms.partner, terms.gives),
            (terms.partner, terms.giver, terms.gets),
        ):
            for item in given:
                yield from self.handed_over(giver, taker, item)
                if item in self.deed_number and self.ledger.mortgaged[self.deed_number[item]]:
                    taken.append((taker, self.deed_number[item]))
        self.count("deals")
        yield from self.mortgages_taken(sorted(reversed(taken), key=lambda each: each[0] != terms.giver))

    def handed_over(self, giver: int, taker: int, item: str) -> Script[None]:
        if item.startswith("$"):
            yield from self.paid(giver, taker, int(item[1:]), "deal")
        elif item in self.deed_number:
            yield from self.deed_moves(self.deed_number[item], giver, taker)
        elif item in self.card_number:
            yield from self.card_moves(item, giver, taker)
        else:
            deed = self.deed_number[item.split(" ")[1]]
            yield from self.take("immunity-given", owner=giver, player=taker, deed=deed)
            self.ledger.immune[deed].add(taker)
