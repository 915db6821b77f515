"""Who begins, whose turn comes next, and the round that it belongs to."""

import contextlib
from abc import abstractmethod
from collections import Counter

from tests.referee.script import Script, TurnOver
from tests.referee.script_debts import Debts
from tests.referee.watching import Names, Setup


class ScriptTable(Debts):
    """The order of a game: the highest throw begins, then to the left."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.turn = -1
        self.starter = -1
        self.round = 0
        self.interest_due = Counter()

    def on_turn(self) -> int:
        return self.turn

    def game(self) -> Script[None]:
        yield from self.deal()
        yield from self.throw_for_start()
        self.turn = self.starter
        self.round = 1
        while True:
            yield from self.take("turn-began", player=self.turn, round=self.round)
            self.count("turns")
            with contextlib.suppress(TurnOver):
                yield from self.take_turn()
            self.pass_on()
            yield from self.between_turns()

    @abstractmethod
    def take_turn(self) -> Script[None]: ...

    def deal(self) -> Script[None]:
        yield from ()

    def between_turns(self) -> Script[None]:
        yield from ()

    def throw_for_start(self) -> Script[None]:
        """003-0069, AMB-115: all throw, the highest begins; those who tie throw again."""
        throwing = list(range(self.setup.players))
        while len(throwing) > 1:
            totals: dict[int, int] = {}
            for seat in throwing:
                told = yield from self.take("rolled-for-start", player=seat)
                totals[seat] = told["die"] + told["other_die"]
            throwing = [seat for seat, total in totals.items() if total == max(totals.values())]
        self.starter = throwing[0]
        yield from self.take("starts", player=self.starter)

    def pass_on(self) -> None:
        """To the next who is still in; a round is over when the first seat of it is passed."""
        for step in range(1, self.setup.players + 1):
            seat = (self.turn + step) % self.setup.players
            if seat == self.starter:
                self.round += 1
            if not self.ledger.out[seat]:
                self.turn = seat
                return
