"""The end of a game, and who wins: the last one left, the second bankruptcy, the clock."""

from tests.referee.classic_ruin import Ruin
from tests.referee.classic_table import Due
from tests.referee.watching import Told


class Ending(Ruin):
    time_up = False

    def worth(self, player: int) -> int:
        """Cash, deeds at their price or half if mortgaged, buildings at theirs (004-0224 to 004-0228, CLS-TIME-5)."""
        total = self.ledger.cash[player]
        for deed in self.ledger.deeds_of(player):
            price = self.deeds[deed].price
            total += (price // 2 if self.ledger.mortgaged[deed] else price) + self.built_value(deed)
        return total

    def ends_by_ruin(self) -> bool:
        """When one is left (004-0209); in the Short game with the second bankruptcy (004-0221)."""
        return len(self.solvent()) == 1 or (self.setup.variant == "short" and self.bankruptcies == 2)

    def finish(self) -> None:
        """The only one left wins uncounted (CLS-SHORT-14); else the richest, several if equal (CLS-SHORT-13)."""
        self.over = True
        left = self.solvent()
        if len(left) == 1:
            self.plan(Due("won", {"player": left[0]}))
            self.winners = left
            return
        worth = {seat: self.worth(seat) for seat in left}
        self.winners = [seat for seat in left if worth[seat] == max(worth.values())]
        self.plan(
            *(Due("counted", {"player": seat, "amount": worth[seat]}) for seat in left),
            *(Due("won", {"player": seat}) for seat in self.winners),
        )

    def time_called(self, told: Told) -> None:
        self.require(self.setup.variant == "timed", "time is called in the Timed game only")
        self.time_up = True
        if self.settings["timed.stop"] == "immediately":
            self.agenda.clear()
            self.finish()

    def counted(self, told: Told) -> None:
        if not self.over:
            # The turn, or the round, that was going on when time was called is over (AMB-121).
            self.require(self.time_up, "nobody called time")
            self.nothing_due()
            self.require(not self.roll_due or self.ledger.out[self.turn], "the turn is finished first")
            self.require(self.stops_before(self.left_of(self.turn)[0]), "the round is finished first")
            self.finish()
        self.count("counts")
        self.take(told)

    def stops_before(self, player: int) -> bool:
        """Whether time ends the game before this player's turn (AMB-121)."""
        return self.time_up and (self.settings["timed.stop"] != "end_of_round" or self.begins_round(player))

    def won(self, told: Told) -> None:
        self.count("games won")
        self.take(told)
