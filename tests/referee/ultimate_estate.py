"""Ultimate's deeds: prices, rents, majorities, buildings, shares and dividends."""

from typing import Any

from tests.referee.script import BANK, POOL, Script
from tests.referee.script_table import ScriptTable
from tests.referee.ultimate_facts import BOARD, COMPANIES, DEFAULTS, FRENCH, Space
from tests.referee.ultimate_movement import faces
from tests.referee.watching import Names, Setup


class UltimateEstate(ScriptTable):
    """What deeds cost, what they earn, and what may stand on them."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        french = FRENCH if setup.settings.get("um.text") == "fr" else {}
        self.settings = {**DEFAULTS, **french, **setup.settings}
        self.hotel = 4 if setup.variant == "short" else 5  # CLS-SHORT-3: three houses, then the hotel
        self.skyscraper = self.hotel + 1
        self.places = [deed for deed in range(len(names.deeds)) if names.deeds[deed] in BOARD]
        self.shares = [deed for deed in range(len(names.deeds)) if names.deeds[deed] not in BOARD]
        self.groups: dict[str, list[int]] = {}
        for deed in self.places:
            self.groups.setdefault(self.space(deed).group, []).append(deed)
        self.deed_at = {face: deed for deed in self.places for face in faces(names.deeds[deed])}
        self.halved = {company: 0 for company in COMPANIES}  # payouts that a card has cut in half

    def setting(self, key: str) -> Any:
        return self.settings[key]

    def pool(self) -> int:
        """001-0233: what cards, taxes and bail cost goes to the Pool."""
        return POOL if self.setting("pool.enabled") else BANK

    def space(self, deed: int) -> Space:
        return BOARD[self.names.deeds[deed]]

    def company(self, deed: int) -> str:
        return self.names.deeds[deed].rpartition("-")[0]

    def is_share(self, deed: int) -> bool:
        return self.names.deeds[deed] not in BOARD

    def kind(self, deed: int) -> str:
        return "share" if self.is_share(deed) else self.space(deed).kind

    # ------------------------------------------------------------------ prices

    def price(self, deed: int) -> int:
        return COMPANIES[self.company(deed)].par if self.is_share(deed) else self.space(deed).price

    def mortgage_value(self, deed: int) -> int:
        """Half the price everywhere; half of par for shares (001-0287)."""
        return self.price(deed) // 2

    def interest(self, deed: int) -> int:
        """CLS-MTG-3: ten per cent of the loan, rounded up."""
        return -(-self.mortgage_value(deed) // 10)

    def mortgages_taken(self, taken: list[tuple[int, int]]) -> Script[None]:
        """CLS-MTG-6: nothing in a private deal, unless the table agreed on the fee."""
        if self.setting("mortgage.transfer_fee") == "always":
            for payer in dict.fromkeys(taker for taker, _ in taken):
                fee = sum(self.interest(deed) for taker, deed in taken if taker == payer)
                yield from self.paid(payer, BANK, fee, "interest")
                self.require(self.ledger.cash[payer] >= 0, "a fee that cannot be paid")

    def mortgages_settled(self, taken: list[tuple[int, int]]) -> Script[None]:
        """AMB-117 speaks of sales and of bankruptcy: what settles a debt costs no fee."""
        yield from ()

    def least_bid(self) -> int:
        return int(self.setting("auction.min_bid"))

    # ------------------------------------------------------------------ groups

    def group(self, deed: int) -> list[int]:
        return [deed] if self.is_share(deed) else self.groups[self.space(deed).group]

    def evenly(self, deed: int) -> bool:
        """Depots and cab stands know no evenness (UM-SEL-5)."""
        return self.kind(deed) == "street"

    def standing(self, owner: int, deed: int, counting: list[int]) -> int:
        """1 alone, 2 with a majority, 3 with a monopoly (001-0118, -0119, UM-MAJ-1 to -3)."""
        size = len(self.group(deed))
        if len(counting) == size:
            return 3
        return 2 if size > 2 and len(counting) == size - 1 else 1

    # ------------------------------------------------------------------ rents

    def street_rent(self, deed: int) -> int:
        """001-0121 to -0123: the deed's figure; bare lots double with a majority, triple with a monopoly."""
        level = self.ledger.level[deed]
        rents = self.space(deed).rents
        if level:
            return rents[self.printed_level(level)]
        owner = self.ledger.owner[deed]
        lots = self.lots_of(owner, deed)
        free = [lot for lot in lots if not self.ledger.mortgaged[lot]]
        match self.setting("rent.mortgaged_siblings"):
            case "count_unmortgaged":
                return rents[0] * self.standing(owner, deed, free)
            case "cancel":
                return rents[0] * (self.standing(owner, deed, lots) if free == lots else 1)
        return rents[0] * self.standing(owner, deed, lots)

    def printed_level(self, level: int) -> int:
        """The deed's row: up to four houses, the hotel, the skyscraper."""
        return level if level < self.hotel else level - self.hotel + 5

    def held(self, deed: int) -> int:
        """How many of its kind the owner holds (AMB-103: mortgaged ones too)."""
        lots = self.lots_of(self.ledger.owner[deed], deed)
        if not self.setting("rent.count_mortgaged_sets"):
            lots = [lot for lot in lots if not self.ledger.mortgaged[lot]]
        return len(lots)

    def multiplier(self, deed: int) -> int:
        """001-0263 to -0270."""
        return self.space(deed).rents[self.held(deed) - 1]

    def rent(self, deed: int, dice: int) -> int:
        match self.kind(deed):
            case "street":
                return self.street_rent(deed)
            case "utility":
                return self.multiplier(deed) * dice
        return self.space(deed).rents[self.held(deed) - 1] * (1 + self.ledger.level[deed])

    def owes_rent(self, player: int, deed: int) -> bool:
        """V-9."""
        owner = self.ledger.owner[deed]
        if owner in (BANK, player) or self.ledger.mortgaged[deed] or player in self.ledger.immune[deed]:
            return False
        return bool(self.setting("jail.collect_rent")) or not self.ledger.jailed[owner]

    # ------------------------------------------------------------------ buildings

    def top_piece(self, deed: int) -> str:
        return {"railroad": "depot", "cab": "stand"}[self.kind(deed)]

    def building_price(self, deed: int, level: int) -> int:
        costs = self.space(deed).costs
        if self.kind(deed) != "street":
            return costs[0]
        return costs[max(0, self.printed_level(level) - 4)]

    def pieces_at(self, deed: int, level: int) -> dict[str, int]:
        if level == 0:
            return {}
        if self.kind(deed) != "street":
            return {self.top_piece(deed): 1}
        if level < self.hotel:
            return {"house": level}
        return {"hotel": 1} if level == self.hotel else {"skyscraper": 1}

    def why_not_build(self, player: int, deed: int) -> str:
        """001-0118 to -0120, -0133, -0135 to -0137, -0154."""
        if self.is_share(deed) or self.kind(deed) == "utility":
            return "nothing stands on it"
        if self.kind(deed) != "street":
            if self.ledger.mortgaged[deed]:
                return "it is mortgaged"
            return "one is there already" if self.ledger.level[deed] else ""
        lots = self.lots_of(player, deed)
        if self.standing(player, deed, lots) == 1:
            return "neither majority nor monopoly"
        if any(self.ledger.mortgaged[lot] for lot in lots):
            return "one of the lots is mortgaged"
        level = self.ledger.level[deed]
        if level == self.skyscraper:
            return "there is a skyscraper"
        if level == self.hotel:
            return self.why_no_skyscraper(player, deed)
        return self.uneven_to_build(player, deed)

    def why_no_skyscraper(self, player: int, deed: int) -> str:
        lots = self.lots_of(player, deed)
        if lots != self.group(deed):
            return "a skyscraper needs the monopoly"
        if any(self.ledger.level[lot] < self.hotel for lot in lots):
            return "a skyscraper needs hotels on all lots"
        towers = sum(self.ledger.level[lot] == self.skyscraper for lot in lots)
        return "one skyscraper a colour" if towers and self.setting("skyscraper.per_group_limit") == "1" else ""

    # ------------------------------------------------------------------ shares

    def dividend(self, holder: int, company: str) -> int:
        """001-0289, AMB-109: by the number of shares held and not mortgaged."""
        held = sum(
            self.ledger.owner[share] == holder and not self.ledger.mortgaged[share] and self.company(share) == company
            for share in self.shares
        )
        return COMPANIES[company].dividends[held - 1] if held else 0

    def holds(self, holder: int, company: str) -> bool:
        return any(self.ledger.owner[share] == holder and self.company(share) == company for share in self.shares)

    def worth(self, player: int) -> int:
        """UM-NW-1: cash, deeds at their price (mortgaged: half), buildings at cost, shares at par."""
        total = self.ledger.cash[player]
        for deed in self.ledger.deeds_of(player):
            if self.is_share(deed) and self.setting("networth.stocks") == "zero":
                continue
            total += self.mortgage_value(deed) if self.ledger.mortgaged[deed] else self.price(deed)
            total += sum(self.building_price(deed, level) for level in range(1, self.ledger.level[deed] + 1))
        return total
