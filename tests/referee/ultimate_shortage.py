"""Too few buildings: the round in which players say what they want, and the auction piece by piece (CLS-CRI-3, -4)."""

from tests.referee.script import BANK, Said, Script
from tests.referee.ultimate_estate import UltimateEstate
from tests.referee.watching import Names, Setup


class UltimateShortage(UltimateEstate):
    """Whoever builds opens the round when fewer pieces are left than players could use."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.wants_none: set[tuple[int, str]] = set()  # who has said so in this turn is not asked again
        self.mr_monopoly_moves = False  # 001-0079: meanwhile no opponent builds

    def piece_for(self, deed: int) -> str:
        """The piece that the next level of a deed needs."""
        return next(iter(self.pieces_at(deed, self.ledger.level[deed] + 1)))

    def places_for(self, seat: int, piece: str) -> list[int]:
        return [
            deed
            for deed in self.places
            if self.ledger.owner[deed] == seat
            and self.kind(deed) != "utility"
            and not self.why_not_build(seat, deed)
            and self.piece_for(deed) == piece
        ]

    def least_prices(self, seats: list[int], piece: str) -> dict[int, int]:
        """Nobody gets a contested piece below the price on his own deed."""
        prices: dict[int, int] = {}
        for seat in seats:
            lots = self.places_for(seat, piece)
            if lots:
                prices[seat] = min(self.building_price(lot, self.ledger.level[lot] + 1) for lot in lots)
        return prices

    def build(self, said: Said) -> Script[None]:
        deed = self.own(said)
        why = self.why_not_build(said.player, deed)
        self.require(not why, f"seat {said.player} may not build on {said.about}: {why}")
        if not (yield from self.asks("claim")):
            others = self.contested(said.player, deed)
            self.require(not others, f"seats {others} could use the last piece too, and nobody asked them")
            yield from super().build(said)
        else:
            yield from self.shared_out(said.player, deed)

    def contested(self, player: int, deed: int) -> list[int]:
        """One piece left, and others who could pay for it and place it now."""
        piece = self.piece_for(deed)
        prices = self.least_prices(self.seats_after(player), piece)
        if self.ledger.pieces[piece] > 1 or self.mr_monopoly_moves:
            return []
        able = [seat for seat, low in prices.items() if self.ledger.cash[seat] >= low]
        return [seat for seat in able if (seat, piece) not in self.wants_none]

    def shared_out(self, player: int, deed: int) -> Script[None]:
        """All say what they want; if that is more than there is, every piece left is auctioned."""
        piece = self.piece_for(deed)
        stock = self.ledger.pieces[piece]
        number = self.names.pieces.index(piece)
        wishes = {player: 1}
        asking = [player, *self.seats_after(player)] if stock > 1 else self.seats_after(player)
        for seat in asking:
            line = yield from self.look()
            if not isinstance(line, Said) or line.asked != "claim" or line.player != seat:
                continue
            said = yield from self.hears(seat, "claim")
            self.require(bool(self.places_for(seat, piece)), f"seat {seat} could not build")
            if said.verb == "want":
                wishes[seat] = int(said.about)
                self.require(1 <= wishes[seat] <= stock, "a wish beyond the stock")
                yield from self.take("buildings-wanted", player=seat, piece=number, count=wishes[seat])
            else:
                self.expect("answer", "no", said.verb)
                self.wants_none.add((seat, piece))
        self.count("shortage rounds")
        if sum(wishes.values()) <= stock:
            yield from self.all_build(player, deed, piece, wishes)
            return
        standing = (player, self.building_price(deed, self.ledger.level[deed] + 1))
        while self.ledger.pieces[piece] and any(wishes.values()):
            prices = self.least_prices([seat for seat in self.bidders() if wishes.get(seat)], piece)
            least = {seat: price for seat, price in prices.items() if self.ledger.cash[seat] >= price}
            if not least or not (yield from self.one_piece(piece, least, standing, wishes)):
                break
            standing = (BANK, 0)

    def all_build(self, player: int, deed: int, piece: str, wishes: dict[int, int]) -> Script[None]:
        """Enough for all wishes: each puts up what he wanted, at the price on his deeds."""
        yield from self.built(player, deed, self.building_price(deed, self.ledger.level[deed] + 1))
        wishes[player] -= 1
        for seat in [player, *self.seats_after(player)]:
            for _ in range(wishes.get(seat, 0)):
                lots = self.places_for(seat, piece)
                lots = [
                    lot
                    for lot in lots
                    if self.building_price(lot, self.ledger.level[lot] + 1) <= self.ledger.cash[seat]
                ]
                line = yield from self.look()
                if not isinstance(line, Said) or line.asked != "place" or line.player != seat:
                    self.require(len(lots) < 2, f"nobody asked where the piece shall stand: {lots}")
                    if not lots or not (yield from self.tells("built")):
                        break
                    lot = lots[0]
                else:
                    lot = self.own((yield from self.hears(seat, "place")))
                    self.require(lot in lots, "that piece does not go there")
                yield from self.built(seat, lot, self.building_price(lot, self.ledger.level[lot] + 1))

    def one_piece(
        self, piece: str, least: dict[int, int], standing: tuple[int, int], wishes: dict[int, int]
    ) -> Script[bool]:
        """Whether somebody took it."""
        number = self.names.pieces.index(piece)
        yield from self.take("building-auction-opened", piece=number, amount=min(least.values()))
        winner, bid = yield from self.bidding(list(least), least, standing)
        if winner == BANK:
            return False
        yield from self.take("building-won", player=winner, piece=number, amount=bid)
        self.ledger.pay(winner, BANK, bid)
        wishes[winner] -= 1
        said = yield from self.hears(winner, "place")
        deed = self.own(said)
        self.require(deed in self.places_for(winner, piece), f"that piece does not go on {said.about}")
        self.require(
            self.building_price(deed, self.ledger.level[deed] + 1) <= bid, "a piece below the price on its deed"
        )
        yield from self.built(winner, deed, 0)
        return True
