"""Rents that the owner must ask for, where the table plays so (`rent.claim=manual`)."""

from dataclasses import dataclass

from tests.referee.classic_table import ClassicTable, Due
from tests.referee.watching import Names, Setup, Step, Told


@dataclass
class Claim:
    bill: dict[str, int]  # player, owner, deed, amount
    turn: int  # in which the visitor came
    rolled: int = 0  # how many players have rolled on their turns since


class Claims(ClassicTable):
    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.claims: list[Claim] = []
        self.rolled_in_turn = -1

    def rent_claimable(self, told: Told) -> None:
        """The owner is asked at once; what he overlooks he may still ask for."""
        self.take(told)
        self.claims.append(Claim(dict(told.values), self.turns))
        self.plan(Due("?rent", {"player": told["owner"]}))

    def claims_of(self, owner: int) -> list[Claim]:
        return [claim for claim in self.claims if claim.bill["owner"] == owner]

    def answer_claimable(self, step: Step) -> None:
        due = self.top("?rent")
        self.expect("who may claim", due.values["player"], step.player)
        if step.answer == "overlook" or step.answer.startswith("collect "):
            self.agenda.pop()

    def collect(self, step: Step) -> None:
        deed = self.deed_at[int(step.answer.removeprefix("collect "))]
        mine = [claim for claim in self.claims_of(step.player) if claim.bill["deed"] == deed]
        self.require(bool(mine), "there is no such rent to claim")
        # Whoever is asked for the rent of a visit answers for that one; at other times the older claim comes first.
        claimed = mine[-1] if step.asked == "rent" else mine[0]
        self.claims = [claim for claim in self.claims if claim is not claimed]
        bill = claimed.bill
        self.count("rents claimed")
        self.plan(Due("rent-due", {**bill}), *self.payment(bill["player"], step.player, bill["amount"], "rent"))

    def age_claims(self) -> None:
        """A player rolls for the first time in his turn: the second one after the visitor ends the claim (004-0100)."""
        if self.rolled_in_turn != self.turns:
            self.rolled_in_turn = self.turns
            for claim in self.claims:
                claim.rolled += claim.turn != self.turns
        late = [claim for claim in self.claims if claim.rolled >= 2]
        self.require(not late, f"too late to claim: {late}")

    def rent_lapsed(self, told: Told) -> None:
        self.require(any(event.name == "rolled" for event in self.coming), "a rent lapses when somebody rolls")
        bill = (told["owner"], told["player"], told["amount"])
        late = [claim for claim in self.claims if claim.rolled == 1 and claim.turn != self.turns]
        fitting = [c for c in late if (c.bill["owner"], c.bill["player"], c.bill["amount"]) == bill]
        self.require(bool(fitting), "that rent may still be claimed, or never was due")
        self.claims.remove(fitting[0])
        self.count("rents lapsed")
