"""Majorities, skyscrapers, depots: what may be built, what it costs, and what it earns."""

from tests.referee.classic_rents import Rents
from tests.referee.classic_shortage import Shortage

DEPOT = 100  # 002-0058


class Lots(Rents, Shortage):
    utility_factors = (4, 10, 20)  # MEGA-UTL-1, AMB-130

    # ------------------------------------------------------------------ rents

    def bare_factor(self, deed: int) -> int:
        """Twice for all lots but one (002-0052), three times for all (002-0053); AMB-82 for mortgaged ones."""
        group = self.deeds[deed].group
        mine = self.lots(self.ledger.owner[deed], group)
        free = [lot for lot in mine if not self.ledger.mortgaged[lot]]
        rule = self.settings["rent.mortgaged_siblings"]
        if rule == "cancel" and len(free) < len(mine):
            return 1
        counted = mine if rule == "ignore" else free
        missing = len(self.groups[group]) - len(counted)
        return max(1, 3 - missing)

    def railroad_rent(self, deed: int) -> int:
        """A depot doubles it (002-0059)."""
        return super().railroad_rent(deed) * (2 if self.ledger.level[deed] else 1)

    def street_rent(self, deed: int) -> int:
        """Also the skyscraper's is on the deed (002-0051)."""
        return self.deeds[deed].rents[6] if self.ledger.level[deed] > self.hotel_level else super().street_rent(deed)

    # ------------------------------------------------------------------ pieces

    def pieces_on(self, deed: int, level: int) -> dict[str, int]:
        if level and not self.street(deed):
            return {"depot": 1}
        return {"skyscraper": 1} if level > self.hotel_level else super().pieces_on(deed, level)

    def price_of(self, deed: int, level: int) -> int:
        """A skyscraper costs the price on the deed, and the hotel (002-0049)."""
        if not self.street(deed):
            return DEPOT
        return self.deeds[deed].skyscraper if level > self.hotel_level else super().price_of(deed, level)

    # ------------------------------------------------------------------ building

    def highest(self, deed: int) -> int:
        kind = self.deeds[deed].kind
        return self.hotel_level + 1 if kind == "street" else int(kind == "railroad")

    def lots_needed(self, deed: int, level: int) -> int:
        """All but one for houses and hotels (002-0045), all for skyscrapers (002-0047)."""
        size = len(self.groups[self.deeds[deed].group])
        return size if level > self.hotel_level else size - 1

    def not_to_build(self, player: int, deed: int) -> str:
        """A depot stands on any railroad of one's own that is not mortgaged (002-0058, 002-0060, AMB-88)."""
        if not self.street(deed):
            if self.ledger.level[deed] == self.highest(deed):
                return "one depot, on railroads only"
            return "it is mortgaged" if self.ledger.mortgaged[deed] else ""
        if self.settings["skyscraper.per_group_limit"] == "1" and self.ledger.level[deed] == self.hotel_level:
            towers = [lot for lot in self.groups[self.deeds[deed].group] if self.ledger.level[lot] > self.hotel_level]
            if towers:
                return "one skyscraper a colour"
        return super().not_to_build(player, deed)

    # ------------------------------------------------------------------ what could be built

    def room_for(self, player: int, deed: int, piece: str) -> list[int]:
        if not self.street(deed):
            free = self.highest(deed) > self.ledger.level[deed] and not self.ledger.mortgaged[deed]
            return [DEPOT] if piece == "depot" and free else []
        limit = piece == "skyscraper" and self.settings["skyscraper.per_group_limit"] == "1"
        mine = self.lots(player, self.deeds[deed].group)
        if limit and (deed != mine[0] or any(self.ledger.level[lot] > self.hotel_level for lot in mine)):
            return []  # one for the whole colour
        return super().room_for(player, deed, piece)

    def can_place(self, player: int, deed: int, piece: str) -> bool:
        return super().can_place(player, deed, piece) if self.street(deed) else bool(self.room_for(player, deed, piece))
