"""Packs of cards: what lies in them, what can be on top, what goes under them."""

from collections import deque
from collections.abc import Iterable


class Pack:
    """Shuffled once. A card that was drawn comes again only after all the others (CLS-CRD-2, 003-0095)."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.unseen = set(cards)
        self.under: deque[str] = deque()

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)

    def why_not_on_top(self, card: str) -> str:
        if self.unseen:
            return "" if card in self.unseen else f"{card} comes again before the pack is through"
        if not self.under:
            return f"{card} comes from an empty pack"
        return "" if self.under[0] == card else f"{self.under[0]} is on top, not {card}"

    def draw(self, card: str) -> None:
        if self.unseen:
            self.unseen.remove(card)
        else:
            self.under.popleft()

    def put_under(self, card: str) -> None:
        self.under.append(card)
