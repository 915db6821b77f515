"""Where chance comes from: a fast generator, a fair one that anybody can check, and a script for tests.

A generator belongs to one state and is copied with it. No deck order and no coming roll exists before it is needed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from passgo.engine.columns import i64

NO_DECK: Final[i64] = -1


class Chance:
    """One source of dice and cards."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is below two to the 31st, so that both builds count alike."""
        raise NotImplementedError

    def die(self, sides: i64) -> i64:
        return self.below(sides) + 1

    def next_card(self) -> i64:
        """The card that must come next, or -1 when chance decides."""
        return -1

    def pick(self, left: i64, deck: i64) -> i64:
        """Which of the cards that are left in a pack comes."""
        return self.below(left)

    def copy(self) -> Chance:
        raise NotImplementedError

    def save(self) -> dict[str, object]:
        raise NotImplementedError


class Fast(Chance):
    """Multiply-with-carry: one small number of state, four operations a draw. For simulation."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        s = 1073740155 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = s
        return ((s ^ (s >> 32)) & 0xFFFFFFFF) * n >> 32

    def copy(self) -> Chance:
        return Fast(self.state)

    def save(self) -> dict[str, object]:
        return {"kind": "fast", "state": int(self.state)}


class Drawn:
    """One number that a fair generator gave: its place in the order, what it was below, and what it was for."""

    def __init__(self, counter: int, below: int, value: int, deck: int) -> None:
        self.counter = counter
        self.below = below
        self.value = value
        self.deck = deck  # whose card it chose; NO_DECK for dice and dealt deeds


class Fair(Chance):
    """HMAC-SHA-256 over a secret seed and a counter: publish the seed's hash first, the seed afterwards.

    It notes what it gave until somebody takes the notes, so that every number can be told with its counter.
    """

    def __init__(self, secret: bytes, counter: int = 0) -> None:
        self.secret = secret
        self.counter = counter
        self.drawn: list[Drawn] = []

    def below(self, n: i64) -> i64:
        return self.number(n, NO_DECK)

    def pick(self, left: i64, deck: i64) -> i64:
        return self.number(left, deck)

    def number(self, n: i64, deck: i64) -> i64:
        limit = (1 << 64) - (1 << 64) % int(n)  # beyond it the remainder would favour low numbers
        while True:
            digest = hmac.new(self.secret, self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.counter += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                self.drawn.append(Drawn(self.counter - 1, int(n), value % int(n), int(deck)))
                return value % int(n)

    def take(self) -> list[Drawn]:
        """What was drawn since the last time, or since the copy was made."""
        drawn, self.drawn = self.drawn, []
        return drawn

    def copy(self) -> Chance:
        return Fair(self.secret, self.counter)

    def save(self) -> dict[str, object]:
        return {"kind": "fair", "secret": self.secret.hex(), "counter": self.counter}


class Scripted(Chance):
    """Coming dice and cards laid down in advance, then another generator."""

    def __init__(self, dice: list[int], cards: list[int], rest: Chance) -> None:
        self.dice = dice
        self.cards = cards
        self.rest = rest

    def below(self, n: i64) -> i64:
        return self.rest.below(n)

    def die(self, sides: i64) -> i64:
        return self.dice.pop(0) if self.dice else self.rest.die(sides)

    def next_card(self) -> i64:
        if self.cards:
            return self.cards.pop(0)
        return -1

    def copy(self) -> Chance:
        return Scripted(list(self.dice), list(self.cards), self.rest.copy())

    def save(self) -> dict[str, object]:
        return {"kind": "scripted", "dice": list(self.dice), "cards": list(self.cards), "rest": self.rest.save()}


def seeded(seed: int) -> Chance:
    """The fast generator of a game number (splitmix64 spreads neighbouring numbers)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
    z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
    z ^= z >> 31
    return Fast((z >> 32) % 1073740155 << 32 | (z & 0xFFFFFFFF) or 1)


def commitment(secret: bytes) -> str:
    """What is published before the first roll of a fair game."""
    return hashlib.sha256(secret).hexdigest()


def share_hash(promise: str, seat: int, share: str) -> str:
    """What a player publishes before the share itself: it binds the share to the server's promise and to the seat."""
    return hashlib.sha256(f"{promise}:{seat}:{share}".encode()).hexdigest()


def dice_seed(secret: bytes, shares: Sequence[str]) -> bytes:
    """The seed of a game whose players each added something of their own to the committed secret; "" adds nothing."""
    parts = [f"{seat}:{len(share.encode())}:".encode() + share.encode() for seat, share in enumerate(shares)]
    return hmac.new(secret, b"".join(parts), hashlib.sha256).digest()


def restored(data: dict[str, object]) -> Chance:
    """The generator that `save` wrote."""
    kind = data.get("kind")
    if kind == "fast":
        return Fast(as_int(data.get("state")))
    if kind == "fair":
        return Fair(bytes.fromhex(str(data.get("secret"))), as_int(data.get("counter")))
    dice, cards, rest = data.get("dice"), data.get("cards"), data.get("rest")
    if kind == "scripted" and isinstance(dice, list) and isinstance(cards, list) and isinstance(rest, dict):
        return Scripted([as_int(n) for n in dice], [as_int(n) for n in cards], restored(rest))
    raise ValueError(f"unknown generator {kind!r}")


def as_int(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"a whole number was expected, not {value!r}")
    return value
