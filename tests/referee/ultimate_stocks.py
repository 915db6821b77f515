"""Dividends, and the cards about shares."""

from abc import abstractmethod

from tests.referee.script import BANK, Script
from tests.referee.ultimate_facts import COMPANIES, Card
from tests.referee.ultimate_movement import advanced
from tests.referee.ultimate_spaces import Terms
from tests.referee.ultimate_storms import UltimateStorms


class UltimateStocks(UltimateStorms):
    """001-0288 to -0290."""

    @abstractmethod
    def follow_rare(self, player: int, card: Card, number: int) -> Script[None]:
        """The cards of the complete printed set that the equipment list does not name."""

    @abstractmethod
    def nearest(self, player: int, kind: str) -> str: ...

    @abstractmethod
    def used(self, player: int, card: str) -> Script[None]: ...

    def dividends(self) -> Script[None]:
        yield from self.pay_dividends(list(COMPANIES))

    def follow_stocks(self, player: int, card: Card, number: int) -> Script[None]:
        match card.effect:
            case "dividends":
                yield from self.pay_dividends(card.values)
            case "half-dividends":
                self.halved[card.values[0]] = 2
            case "electric-car-both":
                yield from self.electric_car(card.values, both=True)
            case "crash":
                yield from self.crash()
            case "fine":
                # Who holds shares when the card is drawn pays, whatever is dealt before his turn to pay comes.
                holders = [player, *self.seats_after(player)]
                fines = {seat: sum(self.dividend(seat, company) for company in card.values) for seat in holders}
                for holder, fine in fines.items():
                    if fine and not self.ledger.out[holder] and not (yield from self.threatened(holder, card, player)):
                        yield from self.pay(holder, self.pool(), fine, "card", number)
            case "caught":
                if any(self.holds(player, company) for company in COMPANIES):
                    if (yield from self.threatened(player, card, player)):
                        return
                    fine = sum(self.dividend(player, company) for company in COMPANIES)
                    yield from self.pay(player, self.pool(), fine, "card", number)
                    yield from self.to_jail(player)
            case "free-share":
                if any(self.ledger.owner[share] == BANK for share in self.shares):
                    said = yield from self.hears(player, "pick-share")
                    yield from self.share_bought(player, self.deed_number[said.about], 0)
            case "energy-crisis":
                # On to the next utility, the dividend, and only then the purchase, in the order of the card.
                if self.holds(player, card.values[0]):
                    path = advanced(self.ledger.places[player], self.nearest(player, "utility"))
                    yield from self.journey(player, path, "card")
                    yield from self.pay_dividends(card.values, [player])
                    yield from self.resolve(player, Terms("card", rent="none"))
            case _:
                yield from self.follow_rare(player, card, number)

    def electric_car(self, companies: list[str], both: bool) -> Script[None]:
        """Double for who holds both kinds, triple if the Electric Company is his too."""
        electric = self.deed_at["middle:12"]
        factors: dict[int, int] = {}
        for seat in range(self.setup.players):
            if both and not all(self.holds(seat, company) for company in companies):
                factors[seat] = 0
            else:
                factors[seat] = 3 if self.ledger.owner[electric] == seat else 2 if both else 1
        yield from self.pay_dividends(companies, factors=factors)

    def pay_dividends(
        self, companies: list[str], seats: list[int] | None = None, factors: dict[int, int] | None = None
    ) -> Script[None]:
        """001-0289: the Bank pays every holder."""
        owed = {seat: 0 for seat in range(self.setup.players)}
        for company in companies:
            for seat in seats or list(owed):
                dividend = self.dividend(seat, company)
                owed[seat] += (dividend + 1) // 2 if self.halved[company] else dividend
            self.halved[company] = max(0, self.halved[company] - 1)
        for seat, amount in owed.items():
            if factors:
                amount *= factors[seat]
            if amount:
                yield from self.take("dividend", player=seat, amount=amount)
                self.ledger.pay(BANK, seat, amount)
                self.count("dividends")

    def crash(self) -> Script[None]:
        """Every holder returns half of his shares in each company, rounded up."""
        owed: dict[tuple[int, str], int] = {}
        for share in self.shares:
            if self.ledger.owner[share] != BANK:
                key = (self.ledger.owner[share], self.company(share))
                owed[key] = owed.get(key, 0) + 1
        owed = {key: (count + 1) // 2 for key, count in owed.items()}
        while (yield from self.tells("deed-moved")):
            told = yield from self.take("deed-moved", owner=BANK)
            key = (told["player"], self.company(told["deed"]))
            self.expect("owner of a share that crashes", told["player"], self.ledger.owner[told["deed"]])
            self.require(owed.get(key, 0) > 0, f"too many shares of {key} crash")
            owed[key] -= 1
            self.returned(told["deed"])
        self.require(not any(owed.values()), f"shares that did not crash: {owed}")

    def returned(self, deed: int) -> None:
        """Back to the Bank, free of mortgage."""
        self.ledger.owner[deed] = BANK
        self.ledger.mortgaged[deed] = False
        self.deed_given(deed)

    def share_price(self, player: int, share: int) -> Script[int]:
        """A tip halves the price of the next share that is not auctioned."""
        tips = self.cards_of(player, "insider-tip")
        if not tips:
            return self.price(share)
        yield from self.used(player, tips[0])
        return (self.price(share) + 1) // 2
