"""A game followed as a script: the rules are read aloud in their order, and every question and event must fit.

Each rule is a generator that takes the next line of the game where the sheet says that something happens now. What the
sheet does not foresee at that point, or what it foresees and does not come, is a disagreement.
"""

import contextlib
from abc import abstractmethod
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.referee.judging import Referee
from tests.referee.ledger import BANK, POOL, Ledger
from tests.referee.watching import Names, Setup, Step, Told

T = TypeVar("T")
Script = Generator[None, None, T]

CAUSES = ("rent", "tax", "card", "bail", "interest", "estate", "taxi", "deal")


@dataclass(frozen=True)
class Said:
    """A question and its answer, in words."""

    player: int
    asked: str
    answer: str

    @property
    def verb(self) -> str:
        return self.answer.partition(" ")[0]

    @property
    def about(self) -> str:
        return self.answer.partition(" ")[2]

    def __str__(self) -> str:
        return f"-- {self.asked}, seat {self.player}: {self.answer!r}"


class GameOver(Exception):
    """Somebody has won."""


class TurnOver(Exception):
    """Nothing of this turn is left: Jail, or its player is out."""


class QuickLedger(Ledger):
    """The same books; a table that agrees is recognised at a glance."""

    def differences(self, step: Step) -> list[str]:
        return [] if self.agrees(step.table, step.hands) else super().differences(step)

    def agrees(self, table: dict[str, Any], hands: list[list[str]]) -> bool:
        deeds = table["deeds"]
        if [deed["owner"] for deed in deeds] != [None if owner == BANK else owner for owner in self.owner]:
            return False
        if [deed["level"] for deed in deeds] != self.level or [deed["mortgaged"] for deed in deeds] != self.mortgaged:
            return False
        if [deed["immune"] for deed in deeds] != [sorted(immune) for immune in self.immune]:
            return False
        players = table["players"]
        return bool(
            self.pool == table["pool"]
            and self.pieces == table["pieces"]
            and self.packs == table["packs"]
            and self.cash == [player["cash"] for player in players]
            and self.places == [player["space"] for player in players]
            and self.jailed == [player["in_jail"] for player in players]
            and self.out == [player["out"] for player in players]
            and all(sorted(mine) == sorted(hand) for mine, hand in zip(self.hands, hands, strict=True))
            and all(values == [player[name] for player in players] for name, values in self.more.items())
        )


class ScriptReferee(Referee):
    """Follows one game. An edition's referee tells in `game` what happens from the first throw to the last."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.lines: deque[Said | Told] = deque()
        self.over = False
        self.place_number = {place: number for number, place in enumerate(names.spaces)}
        self.deed_number = {place: number for number, place in enumerate(names.deeds)}
        self.card_number = {card: number for number, card in enumerate(names.cards)}
        self.first: Step | None = None
        self.reading = self.read()

    @abstractmethod
    def game(self) -> Script[None]: ...

    def read(self) -> Script[None]:
        with contextlib.suppress(GameOver):
            yield from self.game()
        self.over = True
        while True:
            if self.lines:
                self.disagree(f"the game is over, but there follows {self.lines[0]}")
            yield

    def hear(self, step: Step) -> None:
        """A step: its lines are followed as far as they go, then the books are held against the table."""
        self.step_number += 1
        self.step = step
        if self.first is None:
            self.first = step
        if step.asked:
            self.lines.append(Said(step.player, step.asked, step.answer))
        self.lines.extend(step.told)
        next(self.reading)
        for difference in self.ledger.differences(step):
            self.disagree(difference)
        if self.over != bool(step.table["over"]):
            self.disagree(f"the game is {'' if self.over else 'not '}over")

    # ------------------------------------------------------------------ the next line

    def look(self) -> Script[Said | Told]:
        """The next line, which stays."""
        while not self.lines:
            yield
        return self.lines[0]

    def drop(self) -> None:
        self.recent.append(self.lines.popleft())

    def tells(self, *names: str) -> Script[bool]:
        line = yield from self.look()
        return isinstance(line, Told) and line.name in names

    def asks(self, *kinds: str) -> Script[bool]:
        line = yield from self.look()
        return isinstance(line, Said) and line.asked in kinds

    def take(self, name: str, **values: int) -> Script[Told]:
        """The event that must come now, with these values."""
        line = yield from self.look()
        self.drop()
        if not isinstance(line, Told) or line.name != name:
            self.disagree(f"expected {name} {values}, seen {line}")
        assert isinstance(line, Told)
        for key, value in values.items():
            if line[key] != value:
                self.disagree(f"{key} of {name}: expected {value}, seen {line[key]}; all of it: {line}")
        return line

    def hears(self, player: int, *kinds: str) -> Script[Said]:
        """The question that must come now, and its answer; time may be called at any question."""
        line = yield from self.look()
        self.drop()
        if isinstance(line, Said) and line.verb == "time":
            yield from self.take("time-called")
            yield from self.time_called()
            return (yield from self.hears(player, *kinds))
        if not isinstance(line, Said) or line.asked not in kinds or line.player != player:
            self.disagree(f"expected seat {player} to be asked {' or '.join(kinds)}, seen {line}")
        assert isinstance(line, Said)
        self.before_answer(line)
        return line

    def time_called(self) -> Script[None]:
        self.disagree("nobody calls time in this game")
        yield

    def before_answer(self, said: Said) -> None:
        """A moment between two things that happen."""

    # ------------------------------------------------------------------ small words

    @abstractmethod
    def setting(self, key: str) -> Any: ...

    def seats_after(self, player: int) -> list[int]:
        """The others who are still in, from the left of a player round the table."""
        seats = self.setup.players
        round_table = [(player + step) % seats for step in range(1, seats)]
        return [seat for seat in round_table if not self.ledger.out[seat]]

    def cards_of(self, player: int, *prefixes: str) -> list[str]:
        return [card for card in self.ledger.hands[player] if card.startswith(prefixes)]

    def paid(self, payer: int, payee: int, amount: int, kind: str, about: int | None = None) -> Script[None]:
        """A payment that is made now."""
        told = yield from self.take("paid", payer=payer, payee=payee, amount=amount)
        if CAUSES[told["cause"] & 255] != kind:
            self.disagree(f"expected to be paid for {kind}, seen {told}")
        if about is not None and told["cause"] >> 8 != about:
            self.disagree(f"expected to be paid for {kind} {about}, seen {told['cause'] >> 8}")
        self.ledger.pay(payer, payee, amount)


__all__ = ["BANK", "POOL", "GameOver", "QuickLedger", "Said", "Script", "ScriptReferee", "TurnOver"]
