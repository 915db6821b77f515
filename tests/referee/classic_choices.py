"""What a player may answer: no more and no less than the sheet lets him."""

from tests.referee.classic_claims import Claims
from tests.referee.classic_deals import Deals
from tests.referee.classic_ending import Ending
from tests.referee.classic_facts import BAIL
from tests.referee.watching import Step

LOOKED_AT_EVERY = 3  # questions
MANAGING = ("turn", "end", "jail", "buy", "tax", "card", "manage")  # property may be managed before they are answered


class Choices(Claims, Deals, Ending):
    def judge_choices(self, step: Step) -> None:
        if self.step_number % LOOKED_AT_EVERY == 0:
            decision = step.table["decision"]
            self.judge_answers(decision["kind"], decision["player"], step.choices())
            self.count("choices looked at")

    def judge_answers(self, kind: str, player: int, answers: list[str]) -> None:
        if kind in MANAGING:
            self.offers(answers, "build", self.buildable(player))
            self.offers(answers, "lift", self.liftable(player))
            self.offers(answers, "collect", {claim.bill["deed"] for claim in self.claims_of(player)})
        if kind in (*MANAGING, "debt"):
            self.offers(answers, "sell", self.sellable(player))
            self.offers(answers, "mortgage", self.mortgageable(player))
        due = self.agenda[-1].values if self.agenda else {}
        if kind == "debt":
            # Who could raise the sum must (004-0196); who could not may give up.
            self.expect("may go bankrupt", self.raisable(player) < due["amount"], "bankrupt" in answers)
        elif kind == "buy":
            price = self.deeds[due["deed"]].price
            self.expect(
                "may buy or decline", (self.can_pay(player, price), True), self.listed(answers, "buy", "decline")
            )
        elif kind == "jail":
            self.expect("may roll or pay", (True, self.can_pay(player, BAIL)), self.listed(answers, "roll", "pay"))
            cards = {name for name in self.ledger.hands[player] if name.endswith("leave-jail")}
            self.expect("cards that free", cards, {text.split()[1] for text in answers if text.startswith("card ")})
        elif kind == "inherit":
            # The heir keeps the mortgage or lifts it for its value (004-0201).
            mine = {due["deed"]}
            self.offers(answers, "keep", mine)
            self.offers(answers, "lift", {deed for deed in mine if self.can_pay(player, self.deeds[deed].mortgage)})

    def offers(self, answers: list[str], verb: str, deeds: set[int]) -> None:
        listed = {int(text.split()[1]) for text in answers if text.startswith(f"{verb} ")}
        self.expect(f"where to {verb}", sorted(self.deeds[deed].at for deed in deeds), sorted(listed))

    def listed(self, answers: list[str], *wanted: str) -> tuple[bool, ...]:
        return tuple(text in answers for text in wanted)

    def can_pay(self, player: int, amount: int) -> bool:
        return self.ledger.cash[player] >= amount

    def buildable(self, player: int) -> set[int]:
        """Where he may build, with the cash for it, and the Bank has the piece."""
        return {
            deed
            for deed in self.ledger.deeds_of(player)
            if not self.not_to_build(player, deed)
            and self.can_pay(player, self.price_of(deed, self.ledger.level[deed] + 1))
            and self.ledger.pieces[self.piece_for(deed, self.ledger.level[deed] + 1)] > 0
        }

    def sellable(self, player: int) -> set[int]:
        """The top building of his highest lots (004-0175), if the Bank has what takes its place (004-0168)."""
        found: set[int] = set()
        for deed in self.ledger.deeds_of(player):
            level = self.ledger.level[deed]
            mine = self.lots(player, self.deeds[deed].group)
            even = not self.street(deed) or level == max(self.ledger.level[lot] for lot in mine)
            if level and even:
                back, left = self.pieces_on(deed, level), self.pieces_on(deed, level - 1)
                if all(self.ledger.pieces[piece] + back.get(piece, 0) >= number for piece, number in left.items()):
                    found.add(deed)
        return found

    def mortgageable(self, player: int) -> set[int]:
        return {deed for deed in self.ledger.deeds_of(player) if not self.not_to_mortgage(player, deed)}

    def liftable(self, player: int) -> set[int]:
        mine = [deed for deed in self.ledger.deeds_of(player) if self.ledger.mortgaged[deed]]
        return {deed for deed in mine if self.can_pay(player, self.price_of_lifting(deed))}
