"""What else may be answered in Mega: tickets, triples, the new spaces; and what Mr. Monopoly forbids the others."""

from abc import abstractmethod

from tests.referee.classic_choices import Choices
from tests.referee.ledger import BANK
from tests.referee.mega_spaces import Spaces
from tests.referee.watching import Step


def alike(ticket: str) -> str:
    """Of tickets that are alike one is listed for all."""
    return "expiring" if ticket.startswith("expiring") else "plain"


class MegaChoices(Spaces, Choices):
    def judge_answers(self, kind: str, player: int, answers: list[str]) -> None:
        super().judge_answers(kind, player, answers)
        if kind == "turn":
            seen = {(alike(text.split()[1]), int(text.split()[2])) for text in answers if text.startswith("ticket ")}
            self.expect("rides by ticket", sorted(self.rides(player)), sorted(seen))
            self.expect("may roll", (True,), self.listed(answers, "roll"))
        elif kind == "triple":
            # Anywhere else on the board (002-0040).
            targets = {f"goto {at}" for at in self.ahead(player)}
            self.expect("where a triple leads", targets, set(answers))
        elif kind == "auction-space":
            # Any deed that nobody bought (002-0075).
            self.offers(answers, "auction", set(self.ledger.deeds_of(BANK)))
        elif kind == "mr-monopoly":
            self.expect("may stay or go on", {"stay", "move"}, set(answers))
        elif kind == "gift":
            self.expect("money or a ticket", {"cash", "take"}, set(answers))
        elif kind == "gift-from":
            giver = self.agenda[-1].values["giver"]
            has_ticket = bool(self.tickets.intersection(self.ledger.hands[giver]))
            self.expect("money or a ticket that he has", {"cash", *(["take"] * has_ticket)}, set(answers))

    def rides(self, player: int) -> set[tuple[str, int]]:
        if self.rode_enough():
            return set()
        mine = [name for name in self.ledger.hands[player] if name in self.tickets and not self.is_for_later(name)]
        return {(alike(name), space) for name in mine for space in self.reach(player)}

    @abstractmethod
    def barred(self) -> bool: ...

    def buildable(self, player: int) -> set[int]:
        return set() if player != self.turn and self.barred() else super().buildable(player)

    def liftable(self, player: int) -> set[int]:
        return set() if player != self.turn and self.barred() else super().liftable(player)

    def begins_to_build(self, step: Step) -> None:
        """Nobody else may build while Mr. Monopoly leads the player (002-0031), so there is no one to ask."""
        if not self.barred():
            super().begins_to_build(step)
