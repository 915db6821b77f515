"""What a visit costs."""

from tests.referee.classic_facts import RAILROAD_RENTS, Card
from tests.referee.classic_table import ClassicTable


class Rents(ClassicTable):
    utility_factors: tuple[int, ...] = (4, 10)  # 004-0110, 004-0111

    def rent(self, deed: int, visitor: int, total: int, card: Card | None = None) -> int:
        """0 where none is due: the Bank's, one's own, mortgaged (004-0105), or the owner is in Jail and may not."""
        owner = self.ledger.owner[deed]
        if owner in (-1, visitor) or self.ledger.mortgaged[deed] or visitor in self.ledger.immune[deed]:
            return 0
        if self.ledger.jailed[owner] and not self.on("jail.collect_rent"):
            return 0  # 004-0148 lets him collect
        kind = self.deeds[deed].kind
        if kind == "street":
            return self.street_rent(deed)
        if kind == "railroad":
            return self.railroad_rent(deed) * (card.amount if card else 1)
        return total * (card.amount if card else self.utility_factors[self.how_many(deed) - 1])

    def street_rent(self, deed: int) -> int:
        """The deed's figure for its buildings (004-0101); bare lots of a whole colour earn more (004-0102)."""
        level = self.ledger.level[deed]
        if level:
            return self.deeds[deed].rents[5 if level == self.hotel_level else level]
        return self.deeds[deed].rents[0] * self.bare_factor(deed)

    def bare_factor(self, deed: int) -> int:
        """Twice for the whole colour (004-0102), also if partly built (004-0160), if none is mortgaged (004-0103)."""
        group = self.groups[self.deeds[deed].group]
        mine = self.lots(self.ledger.owner[deed], self.deeds[deed].group)
        if self.settings["rent.mortgaged_siblings"] != "ignore":
            mine = [lot for lot in mine if not self.ledger.mortgaged[lot]]
        return 2 if len(mine) == len(group) else 1

    def railroad_rent(self, deed: int) -> int:
        """By how many railroads the owner has (004-0117)."""
        return RAILROAD_RENTS[self.how_many(deed) - 1]

    def how_many(self, deed: int) -> int:
        """How many of the kind the owner has; mortgaged ones are still his (004-0189, AMB-103)."""
        mine = self.lots(self.ledger.owner[deed], self.deeds[deed].group)
        if not self.on("rent.count_mortgaged_sets"):
            mine = [lot for lot in mine if not self.ledger.mortgaged[lot]]
        return len(mine)
