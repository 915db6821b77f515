"""What everybody has, as the referee's own books say, held against the table after every step."""

from typing import Any

from tests.referee.watching import Step

BANK = -1
POOL = -2  # money that waits on the board


class Ledger:
    """Cash, deeds with what stands on them, pieces left, tokens, kept cards and packs."""

    def __init__(
        self, players: int, deeds: int, cash: int, pieces: dict[str, int], packs: dict[str, int], place: str
    ) -> None:
        self.cash = [cash] * players
        self.pool = 0
        self.owner = [BANK] * deeds
        self.level = [0] * deeds
        self.mortgaged = [False] * deeds
        self.immune: list[set[int]] = [set() for _ in range(deeds)]
        self.pieces = dict(pieces)
        self.places = [place] * players
        self.jailed = [False] * players
        self.out = [False] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.packs = dict(packs)  # how many cards of each lie on the board
        self.more: dict[str, list[int]] = {}  # what only one edition's table shows, by player, under its name there

    def pay(self, payer: int, payee: int, amount: int) -> None:
        if payer == POOL:
            self.pool -= amount
        elif payer != BANK:
            self.cash[payer] -= amount
        if payee == POOL:
            self.pool += amount
        elif payee != BANK:
            self.cash[payee] += amount

    def deeds_of(self, player: int) -> list[int]:
        return [deed for deed, owner in enumerate(self.owner) if owner == player]

    def differences(self, step: Step) -> list[str]:
        """What the table shows otherwise than these books: a sentence for each."""
        found: list[str] = []

        def hold(what: str, expected: object, seen: object, seat: int | None = None) -> None:
            if expected != seen:
                whose = "" if seat is None else f" of seat {seat}"
                found.append(f"{what}{whose}: expected {expected}, seen {seen}")

        table = step.table
        hold("the Pool", self.pool, table["pool"])
        hold("pieces", self.pieces, table["pieces"])
        hold("packs", self.packs, table["packs"])
        players: list[dict[str, Any]] = table["players"]
        for seat, player in enumerate(players):
            hold("cash", self.cash[seat], player["cash"], seat)
            hold("place", self.places[seat], player["space"], seat)
            hold("being in Jail", self.jailed[seat], player["in_jail"], seat)
            hold("being out", self.out[seat], player["out"], seat)
            hold("hand", sorted(self.hands[seat]), sorted(step.hands[seat]), seat)
            for name, values in self.more.items():
                hold(name, values[seat], player[name], seat)
        mine = [
            (None if owner == BANK else owner, level, mortgaged)
            for owner, level, mortgaged in zip(self.owner, self.level, self.mortgaged, strict=True)
        ]
        seen = [(deed["owner"], deed["level"], deed["mortgaged"]) for deed in table["deeds"]]
        if mine != seen or any(self.immune) or any(deed["immune"] for deed in table["deeds"]):
            for number, deed in enumerate(table["deeds"]):
                at = f"of deed {number} ({deed['space']})"
                hold(f"owner, buildings, mortgage {at}", mine[number], seen[number])
                hold(f"immunity {at}", self.immune[number], set(deed["immune"]))
        return found
