"""Cards that destroy buildings: Hurricane, Tornado, a condemned house."""

from abc import abstractmethod

from tests.referee.script import BANK, Script
from tests.referee.ultimate_facts import Card
from tests.referee.ultimate_games import UltimateGames


class UltimateStorms(UltimateGames):
    """001-0192 to -0204."""

    @abstractmethod
    def threatened(self, victim: int, cause: Card, by: int) -> Script[bool]:
        """Whether a kept card wards it off."""

    def storm(self, player: int, card: Card) -> Script[None]:
        """001-0193 to -0204: one level off every lot of a colour, or one depot or stand."""
        own = card.effect == "tornado"
        targets = [
            deed
            for deed in self.places
            if self.ledger.level[deed]
            and (self.ledger.owner[deed] == player) == own
            and self.ledger.owner[deed] != BANK
        ]
        if not targets:
            return
        said = yield from self.hears(player, "storm")
        hit = self.deed_number[said.about]
        victim = self.ledger.owner[hit]
        lots = [lot for lot in targets if self.ledger.owner[lot] == victim and lot in self.group(hit)]
        self.require(bool(lots), f"nothing to destroy on {said.about}")
        if not own and (yield from self.threatened(victim, card, player)):
            return
        if not self.evenly(hit):
            self.require(hit in lots, f"nothing stands on {said.about}")
            yield from self.destroyed(victim, hit, 0)
            return
        levels = {lot: self.ledger.level[lot] - 1 for lot in lots}
        if not self.can_supply(levels) and self.setting("hurricane.shortage") == "fall":
            yield from self.fallen(victim, lots, levels)
            return
        for lot in lots:
            yield from self.destroyed(victim, lot, levels[lot])

    def can_supply(self, levels: dict[int, int]) -> bool:
        left = dict(self.ledger.pieces)
        for lot, level in levels.items():
            for piece, count in self.pieces_at(lot, self.ledger.level[lot]).items():
                left[piece] += count
            for piece, count in self.pieces_at(lot, level).items():
                left[piece] -= count
        return min(left.values()) >= 0

    def fallen(self, victim: int, lots: list[int], levels: dict[int, int]) -> Script[None]:
        """UM-HUR-6: the highest even fall that the Bank can supply."""
        best = self.best_supply(lots, levels)
        if (yield from self.asks("fall")):
            yield from self.hears(victim, "fall")  # IX-93: the owner says which lot falls lowest
        while (yield from self.tells("building-lost")):
            told = yield from self.take("building-lost", player=victim)
            self.require(told["deed"] in lots, "a storm over another colour")
            self.set_level(told["deed"], told["level"])
        self.require(min(self.ledger.pieces.values()) >= 0, "the Bank has not these pieces")
        self.require(all(self.ledger.level[lot] <= levels[lot] for lot in lots), "too little was destroyed")
        self.expect("levels left", best, sum(self.ledger.level[lot] for lot in lots))
        self.count("storms")

    def best_supply(self, lots: list[int], levels: dict[int, int]) -> int:
        best = dict(levels)
        while not self.can_supply(best):
            lot = max(lots, key=lambda each: best[each])
            best[lot] -= 1
        return sum(best.values())

    def destroyed(self, victim: int, lot: int, level: int) -> Script[None]:
        yield from self.take("building-lost", player=victim, deed=lot, level=level)
        self.set_level(lot, level)
        self.count("storms")

    def condemned(self, player: int) -> Script[None]:
        """One of your houses goes to the Bank at half its cost; nothing without a house."""
        houses = [
            deed
            for deed in self.ledger.deeds_of(player)
            if self.evenly(deed)
            and 0 < self.ledger.level[deed] < self.hotel
            and self.ledger.level[deed] == max(self.levels_of(player, deed))
        ]
        if not houses:
            return
        said = yield from self.hears(player, "condemned")
        self.require(self.ledger.level[self.own(said)] < self.hotel, "a house, not a hotel")
        yield from self.sell(said)
