"""Buying from the Bank, and auctions: a refused deed goes to the highest bid, which its bidder pays."""

from abc import abstractmethod

from tests.referee.script import BANK, Script
from tests.referee.script_estate import Estate


class Auctions(Estate):
    """Offers and bids."""

    @abstractmethod
    def least_bid(self) -> int:
        """What opens the bidding, and what each bid raises the one before at least."""

    def smallest_sum(self) -> int:
        """What every sum is a multiple of."""
        return 1

    def bidding(
        self, seats: list[int], least: dict[int, int] | None = None, standing: tuple[int, int] = (BANK, 0)
    ) -> Script[tuple[int, int]]:
        """CLS-AUC-4: round the table each raises or passes for good; who cannot raise is passed over.

        Gives the winner and the bid, or the Bank and 0.
        """
        waiting = list(seats)
        leader, bid = standing
        while waiting:
            seat = waiting.pop(0)
            own_least = least[seat] if least else self.least_bid()
            needed = max(own_least, bid + self.least_bid()) if bid else own_least
            if seat == leader:
                break
            if self.purse(seat) < needed:
                continue
            said = yield from self.hears(seat, "auction")
            if said.verb == "pass":
                yield from self.take("passed", player=seat)
                continue
            self.expect("answer to an auction", "bid", said.verb)
            amount = int(said.about.lstrip("$"))
            self.require(amount >= needed, f"a bid of {amount} where {needed} is needed")
            self.require(amount <= self.purse(seat), f"a bid of {amount} beyond seat {seat}'s cash")
            self.expect("remainder of a bid", 0, amount % self.smallest_sum())
            yield from self.take("bid", player=seat, amount=amount)
            leader, bid = seat, amount
            waiting.append(seat)
        self.count("auctions")
        return leader, bid

    def purse(self, seat: int) -> int:
        """What somebody can bid."""
        return self.ledger.cash[seat]

    def bidders(self) -> list[int]:
        """From the left of the player whose turn it is."""
        turn = self.on_turn()
        return [*self.seats_after(turn), *([] if self.ledger.out[turn] else [turn])]

    @abstractmethod
    def on_turn(self) -> int: ...

    def auction(self, deed: int) -> Script[int]:
        """A deed of the Bank goes to the highest bid; gives the new owner."""
        yield from self.take("auction-opened", deed=deed)
        self.expect(f"owner of deed {deed} in an auction", BANK, self.ledger.owner[deed])
        winner, bid = yield from self.bidding(self.bidders())
        if winner == BANK:
            return (yield from self.unsold(deed))
        yield from self.before_award(winner, bid)
        yield from self.take("auction-won", player=winner, deed=deed, amount=bid)
        self.ledger.pay(winner, BANK, bid)
        yield from self.deed_moves(deed, BANK, winner)
        return winner

    def before_award(self, winner: int, bid: int) -> Script[None]:
        """What helps a winner to pay."""
        yield from ()

    def unsold(self, deed: int) -> Script[int]:
        """CLS-AUC-5: it stays with the Bank."""
        yield from self.take("auction-failed", deed=deed)
        return BANK

    def bought(self, player: int, deed: int, price: int) -> Script[None]:
        yield from self.take("bought", player=player, deed=deed, amount=price)
        self.require(self.ledger.cash[player] >= price, "bought on credit")
        self.ledger.pay(player, BANK, price)
        yield from self.deed_moves(deed, BANK, player)
        self.count("purchases")
