"""Millionaire's deeds: prices in whole notes, rents, buildings, estates."""

from typing import Any

from tests.referee.millionaire_cards import MillionaireCards
from tests.referee.millionaire_facts import BOARD, CARDS, DEFAULTS
from tests.referee.script import BANK, Said, Script
from tests.referee.watching import Names, Setup


class MillionaireEstate(MillionaireCards):
    """003-0142 to -0205."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.settings = {**DEFAULTS, **setup.settings}
        self.space_of = [BOARD[place] for place in names.deeds]

    def setting(self, key: str) -> Any:
        return self.settings[key]

    # ------------------------------------------------------------------ money

    def rounded(self, amount: int) -> int:
        """The smallest note is M1,000: all sums are rounded up to it."""
        smallest = int(str(self.setting("money.smallest")))
        return -(-amount // smallest) * smallest

    def half(self, amount: int) -> int:
        return self.rounded((amount + 1) // 2)

    def price(self, deed: int) -> int:
        return self.space_of[deed].price

    def mortgage_value(self, deed: int) -> int:
        if self.setting("mortgage.values") == "printed":
            return self.space_of[deed].printed_mortgage
        return self.half(self.price(deed))

    def interest(self, deed: int) -> int:
        """003-0198: ten per cent of the price on the board."""
        return self.rounded(self.price(deed) // 10)

    def mortgages_taken(self, taken: list[tuple[int, int]]) -> Script[None]:
        """003-0197 to -0201: who takes a mortgaged deed pays the interest at once, and may lift it then."""
        yield from self.all_inherited(taken)

    def least_bid(self) -> int:
        return self.rounded(int(str(self.setting("auction.min_bid"))))

    def smallest_sum(self) -> int:
        return int(str(self.setting("money.smallest")))

    def tradeable(self, card: str) -> bool:
        """A17: of the cards only those that free from Jail."""
        return CARDS[card].effect == "jail-card"

    # ------------------------------------------------------------------ property

    def group(self, deed: int) -> list[int]:
        return [lot for lot, space in enumerate(self.space_of) if space.group == self.space_of[deed].group]

    def building_price(self, deed: int, level: int) -> int:
        return self.space_of[deed].hotel if level == 5 else self.space_of[deed].house

    def pieces_at(self, deed: int, level: int) -> dict[str, int]:
        return {"hotel": 1} if level == 5 else {"house": level}

    def why_not_build(self, player: int, deed: int) -> str:
        """003-0162 to -0169, A12, A28."""
        if self.lots_of(player, deed) != self.group(deed):
            return "the whole colour is needed"
        if any(self.ledger.mortgaged[lot] for lot in self.group(deed)):
            return "a lot of the colour is mortgaged"
        if self.ledger.level[deed] == 5:
            return "there is a hotel"
        return self.uneven_to_build(player, deed)

    def sell(self, said: Said) -> Script[None]:
        """003-0183: only with a debt that the cash does not cover."""
        self.expect("when buildings are sold", "debt", said.asked)
        yield from super().sell(said)

    def mortgage(self, said: Said) -> Script[None]:
        self.expect("when a deed is mortgaged", "debt", said.asked)
        yield from super().mortgage(said)

    def after_sale(self, said: Said, deed: int) -> int:
        """003-0187, A19: four houses come for a hotel, or as many as there are."""
        level = self.ledger.level[deed]
        return min(4, self.ledger.pieces["house"]) if level == 5 else level - 1

    def keeps_from_deals(self, giver: int, deed: int) -> bool:
        """003-0193, A20: only its own buildings."""
        return self.ledger.level[deed] > 0

    def rent(self, deed: int) -> int:
        """003-0150 to -0153."""
        level = self.ledger.level[deed]
        rents = self.space_of[deed].rents
        owner = self.ledger.owner[deed]
        if level or self.lots_of(owner, deed) != self.group(deed):
            return rents[level]
        siblings = self.setting("rent.mortgaged_siblings")
        mortgaged = any(self.ledger.mortgaged[lot] for lot in self.group(deed))
        return rents[0] if mortgaged and siblings != "ignore" else 2 * rents[0]

    def buildings_of_an_estate(self, player: int, payee: int) -> Script[None]:
        yield from self.sold_for_an_estate(player)

    def cards_of_an_estate(self, player: int, payee: int) -> Script[None]:
        """A21: Jail cards go to the creditor, other Fortune cards are discarded."""
        for card in sorted(self.ledger.hands[player], key=lambda card: self.card_number[card]):
            if payee >= 0 and CARDS[card].effect == "jail-card":
                yield from self.card_moves(card, player, payee)
            else:
                self.ledger.hands[player].remove(card)
                self.laid_down(card)

    def unsold(self, deed: int) -> Script[int]:
        """A4: without a bid the lander takes it at M1,000, else the next who has it; an estate has no lander."""
        if self.setting("auction.no_bid") == "lander" and not self.ledger.out[self.turn]:
            first = self.least_bid()
            for seat in [self.turn, *self.seats_after(self.turn)]:
                if self.ledger.cash[seat] >= first:
                    yield from self.take("auction-unsold", player=seat, deed=deed, amount=first)
                    self.ledger.pay(seat, BANK, first)
                    yield from self.deed_moves(deed, BANK, seat)
                    return seat
        return (yield from super().unsold(deed))
