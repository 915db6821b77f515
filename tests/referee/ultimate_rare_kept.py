"""Kept cards that only the complete printed set has: against rent, in auctions, and those that take deeds."""

from tests.referee.script import BANK, Said, Script
from tests.referee.ultimate_facts import Card, card_named
from tests.referee.ultimate_rare import UltimateRare
from tests.referee.ultimate_spaces import Terms
from tests.referee.watching import Names, Setup


class UltimateRareKept(UltimateRare):
    """Played in one's turn, or used where they apply."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.rent_to_pool: set[int] = set()  # who sits in Jail and has his rents paid to the Pool

    def play_rare(self, said: Said, card: Card, number: int) -> Script[None]:
        player = said.player
        match card.effect:
            case "buyers-market":
                answer = yield from self.hears(player, "buyers-market")
                deed = self.deed_at[answer.about]
                fits = answer.about.startswith("outer") and self.ledger.owner[deed] == BANK
                self.require(fits, "an unowned property of the outer track")
                yield from self.moves(player, answer.about)
                yield from self.buying(player, deed, self.price(deed) // 2)
            case "whole-pool":
                self.whole_pool = True
                yield from self.advance(player, card.values[0])
                self.whole_pool = False
            case "swap":
                yield from self.swap(player, card)
            case "steal":
                answer = yield from self.hears(player, "take-deed")
                deed = self.deed_number[answer.about]
                owner = self.ledger.owner[deed]
                self.require(owner not in (BANK, player), "not another player's")
                self.require_loose(deed)
                if not (yield from self.threatened(owner, card, player)):
                    yield from self.deed_moves(deed, owner, player)
            case "free-house":
                deed = self.own((yield from self.hears(player, "free-house")))
                self.require(self.lots_of(player, deed) == self.group(deed), "a monopoly is needed")
                self.require(self.ledger.level[deed] + 1 < self.hotel, "a house, not a hotel")
                yield from self.built(player, deed, 0)
            case _:
                yield from super().play_rare(said, card, number)

    whole_pool = False

    def tax_refund(self, player: int) -> Script[None]:
        if self.whole_pool:
            yield from self.refunded(player, self.ledger.pool)
        else:
            yield from super().tax_refund(player)

    def swap(self, player: int, card: Card) -> Script[None]:
        got = self.deed_number[(yield from self.hears(player, "swap-get")).about]
        owner = self.ledger.owner[got]
        self.require(owner not in (BANK, player), "not another player's")
        self.require_loose(got)
        given = self.own((yield from self.hears(player, "swap-give")))
        self.require_loose(given)
        if (yield from self.threatened(owner, card, player)):
            return
        yield from self.deed_moves(given, player, owner)
        yield from self.deed_moves(got, owner, player)

    def require_loose(self, deed: int) -> None:
        """Not part of a monopoly, and nothing stands on it."""
        owner = self.ledger.owner[deed]
        whole = self.kind(deed) == "street" and self.lots_of(owner, deed) == self.group(deed)
        self.require(not whole, "part of a monopoly")
        self.require(self.ledger.level[deed] == 0, "a building stands on it")

    # ------------------------------------------------------------------ rents

    def rent_due(self, player: int, deed: int, terms: Terms) -> Script[None]:
        if comped := self.cards_of(player, "comped-room"):
            yield from self.used(player, comped[0])
            return
        self.visitor = player
        yield from super().rent_due(player, deed, terms)

    visitor = -1

    def rent_told(self, player: int, owner: int, deed: int, amount: int) -> Script[int]:
        """Half for the next railroad, $50 more from the next guest; both use themselves up."""
        halves = self.cards_of(player, "half-railroad-rent")
        if halves and self.kind(deed) == "railroad":
            yield from self.used(player, halves[0])
            amount = (amount + 1) // 2
        if more := self.cards_of(owner, "renovation"):
            yield from self.used(owner, more[0])
            amount += int(card_named(more[0]).values[0])
        return (yield from super().rent_told(player, owner, deed, amount))

    def rent_paid(self, player: int, owner: int, deed: int, amount: int) -> Script[None]:
        payee = self.pool() if owner in self.rent_to_pool else owner
        cards = self.cards_of(player, "reverse-rent") + (self.cards_of(player, "cheap-rent") if amount > 50 else [])
        if not cards:
            yield from self.pay(player, payee, amount, "rent", deed)
            return
        said = yield from self.hears(player, "rent-card")
        if said.verb == "pay":
            yield from self.pay(player, payee, amount, "rent", deed)
            return
        self.require(said.about in cards, f"{said.about} does not help against rent")
        yield from self.used(player, said.about)
        if said.about == "cheap-rent":
            yield from self.pay(player, payee, int(card_named(said.about).values[0]), "rent", deed)
        elif (yield from self.threatened(owner, card_named(said.about), player)):
            yield from self.pay(player, payee, amount, "rent", deed)
        else:
            yield from self.pay(owner, player, amount, "rent", deed)

    def freed(self, player: int) -> Script[None]:
        self.rent_to_pool.discard(player)
        yield from ()

    # ------------------------------------------------------------------ buying

    def purse(self, seat: int) -> int:
        return super().purse(seat) + (100 if self.cards_of(seat, "family-bank") else 0)

    def before_award(self, winner: int, bid: int) -> Script[None]:
        """The Bank adds $100 to the final bid of who keeps that card, and no more than the bid."""
        if cards := self.cards_of(winner, "family-bank"):
            yield from self.used(winner, cards[0])
            yield from self.paid(BANK, winner, min(100, bid), "card", self.card_number[cards[0]])

    def bargain(self, player: int, deed: int, said: Said) -> Script[None]:
        """An unowned property that one lands on, for $100."""
        self.expect("card that buys", "bargain", said.about)
        yield from self.used(player, said.about)
        yield from self.bought(player, deed, int(card_named(said.about).values[0]))
