"""The last lot of a colour that one has built on, when it comes with a mortgage: lift it at once and build it up
(002-0055, 002-0056, rulebook README on MEGA-MTG-4 to -6)."""

from collections.abc import Iterable

from tests.referee.classic_deals import tenth
from tests.referee.classic_ending import Ending
from tests.referee.classic_table import Due
from tests.referee.ledger import BANK
from tests.referee.mega_lots import Lots
from tests.referee.watching import Step, Told


class FinalLot(Lots, Ending):
    arranging: tuple[str, list[int]] | None = None  # which colour is shared out, and its levels before
    gained = 0  # by sharing it out

    def is_forced(self, player: int, deed: int) -> bool:
        """It completes a colour with buildings on it, and it is mortgaged when it comes."""
        if self.settings["build.final_lot"] != "rebalance" or not self.street(deed):
            return False
        lots = self.groups[self.deeds[deed].group]
        whole = all(self.ledger.owner[lot] == player for lot in lots)
        return whole and self.ledger.mortgaged[deed] and any(self.ledger.level[lot] for lot in lots)

    def acquired(self, player: int, deeds: Iterable[int]) -> None:
        for deed in deeds:
            if self.is_forced(player, deed):
                self.count("last lots")
                self.plan(Due("?lift", {"player": player, "deed": deed}), self.catching_up(player, deed))

    def catching_up(self, player: int, deed: int) -> Due:
        return Due("?arrange", {"player": player, "group": self.deeds[deed].group})

    def inherited(self, heir: int, deed: int) -> list[Due]:
        return [Due("!", {}, lambda _: self.free_at_once(heir, deed))]

    def free_at_once(self, heir: int, deed: int) -> None:
        """He cannot keep the mortgage of a last lot, and has paid its interest (002-0055, 004-0201)."""
        if self.is_forced(heir, deed):
            self.count("last lots")
            self.plan(Due("?lift", {"player": heir, "deed": deed, "paid": 1}), self.catching_up(heir, deed))

    def answer_lift(self, step: Step) -> None:
        due = self.top("?lift")
        deed = due.values["deed"]
        self.expect("who must lift it", due.values["player"], step.player)
        if step.answer == f"lift {self.deeds[deed].at}":
            self.agenda.pop()
            value = self.deeds[deed].mortgage
            amount = value if due.values.get("paid") else value + tenth(value)
            self.plan(Due("mortgage-lifted", {"player": step.player, "deed": deed, "amount": amount}))

    # ------------------------------------------------------------------ building it up

    def is_even(self, group: str) -> bool:
        levels = [self.ledger.level[lot] for lot in self.groups[group]]
        return max(levels) - min(levels) <= 1

    def advance(self) -> None:
        super().advance()
        while self.is_due("?arrange") and self.is_even(self.agenda[-1].values["group"]):
            self.agenda.pop()
            super().advance()

    def answer_arrange(self, step: Step) -> None:
        """Who has not the means, or finds no pieces, shares his buildings out anew over the colour."""
        due = self.top("?arrange")
        self.expect("who catches up", due.values["player"], step.player)
        if step.answer.startswith("arrange "):
            group = due.values["group"]
            levels = [self.ledger.level[lot] for lot in self.groups[group]]
            self.require(not self.can_build_up(step.player, group), "he has the means to build it up")
            self.arranging = (group, levels)
            self.gained = 0

    def can_build_up(self, player: int, group: str) -> bool:
        lots = self.groups[group]
        levels = [self.ledger.level[lot] for lot in lots]
        goal = max(levels) - 1
        low = [lot for lot in lots if self.ledger.level[lot] < goal]
        cost = sum(self.price_of(lot, level) for lot in low for level in range(self.ledger.level[lot] + 1, goal + 1))
        houses = sum(min(goal, self.houses_before_hotel) - min(self.ledger.level[lot], 4) for lot in low)
        pieces = houses <= self.ledger.pieces["house"]
        if goal >= self.hotel_level:
            pieces = pieces and len(low) <= self.ledger.pieces["hotel"]
        elsewhere = self.raisable(player) - sum(self.built_value(lot) // 2 + self.loan(lot) for lot in lots)
        return elsewhere >= cost and pieces

    def loan(self, deed: int) -> int:
        return 0 if self.ledger.mortgaged[deed] else self.deeds[deed].mortgage

    def built(self, told: Told) -> None:
        if self.arranging is None:
            super().built(told)
            self.advance()  # the colour may be even now: what waits is worked out before the next event is entered
        else:
            self.rearranged(told, -told["amount"])

    def sold(self, told: Told) -> None:
        if self.arranging is None:
            super().sold(told)
            self.advance()
        else:
            self.rearranged(told, told["amount"])

    def rearranged(self, told: Told, gain: int) -> None:
        self.expect("the colour that is shared out", self.arranged_group(), self.deeds[told["deed"]].group)
        self.set_level(told["deed"], told["level"])
        self.ledger.pay(BANK, told["player"], gain)
        self.gained += gain
        self.advance()

    def arranged_group(self) -> str:
        assert self.arranging is not None
        return self.arranging[0]

    def settled(self, step: Step) -> None:
        if self.arranging is not None:
            self.judge_arrangement()
        super().settled(step)

    def judge_arrangement(self) -> None:
        """Evenly; the full price for steps more in all, half of it for steps fewer (MEGA-MTG-4)."""
        assert self.arranging is not None
        group, before = self.arranging
        self.arranging = None
        self.count("rearrangements")
        lots = self.groups[group]
        steps = sum(self.ledger.level[lot] for lot in lots) - sum(before)
        price = self.deeds[lots[0]].house
        cost = steps * price if steps > 0 else steps * price // 2
        self.require(self.is_even(group), "not shared out evenly")
        self.expect("the price of sharing out", cost, -self.gained)
        self.require(min(self.ledger.pieces.values()) >= 0, "the Bank has no such building left")
