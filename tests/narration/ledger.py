"""Money by the events alone: what they tell must be what changed hands."""

from collections.abc import Mapping, Sequence

from passgo.engine.events import Event
from passgo.engine.state import BANK, POOL, State

TO_BANK = ("dealt", "bought", "auction-won", "auction-unsold", "building-won", "share-bought", "built",
           "mortgage-lifted", "token-raised")  # fmt: skip
FROM_BANK = ("salary-paid", "dividend", "roll-three-prize", "sold", "mortgaged")
FROM_POOL = ("jackpot-won", "tax-refunded")


def moved(event: Event) -> tuple[int, int, int]:
    """Who pays whom how much by an event; nobody nothing by most."""
    values: Mapping[str, int] = event.values
    if event.name == "paid":
        return values["payer"], values["payee"], values["amount"]
    if event.name in TO_BANK:
        return values["player"], BANK, values["amount"]
    if event.name in FROM_BANK:
        return BANK, values["player"], values["amount"]
    return (POOL, values["player"], values["amount"]) if event.name in FROM_POOL else (BANK, BANK, 0)


class Ledger:
    """Everybody's cash and the Pool, kept by what is told."""

    def __init__(self, s: State) -> None:
        self.cash = {seat: int(s.cash[seat]) for seat in range(s.players)} | {int(POOL): int(s.pool), int(BANK): 0}

    def enter(self, events: Sequence[Event]) -> None:
        for event in events:
            payer, payee, amount = moved(event)
            self.cash[payer] -= amount
            self.cash[payee] += amount

    def agrees(self, s: State) -> bool:
        return all(self.cash[p] == s.cash[p] for p in range(s.players)) and self.cash[int(POOL)] == s.pool
