"""What can be set about the bots that come with passgo: `trader:reserve=200:greed=1.2`."""

from __future__ import annotations

from typing import Final, NamedTuple

from passgo.bots import gentle
from passgo.bots.learned.answers import FAIR
from passgo.bots.learned.player import EVERYTHING, GREED
from passgo.bots.random import ODDS
from passgo.bots.simple import BUY_RESERVE, RESERVE
from passgo.bots.strong import FUTURES
from passgo.bots.strong_1 import PLAYOUTS, ROUNDS
from passgo.bots.trader import PATIENCE
from passgo.bots.trader_1 import PATIENCE as FIRST_PATIENCE


class Parameter(NamedTuple):
    """Whole unless its default has a point."""

    name: str
    default: int | float
    low: int | float
    high: int | float
    about: str

    def read(self, text: str) -> int | float | None:
        """The value that a text names; None if it is none, or out of range."""
        try:
            value = int(text) if isinstance(self.default, int) else float(text)
        except ValueError:
            return None
        return value if self.low <= value <= self.high else None


def keeping(reserve: int, buy_reserve: int) -> tuple[Parameter, ...]:
    return (
        Parameter("reserve", reserve, 0, 100_000, "dollars of Classic that it keeps when it builds"),
        Parameter("buy_reserve", buy_reserve, 0, 100_000, "dollars of Classic that it keeps when it buys a first lot"),
    )


def dealing(patience: int) -> tuple[Parameter, ...]:
    return (
        Parameter("reserve", 0, 0, 100_000, "dollars of Classic that it keeps when it buys, bids and builds"),
        Parameter("greed", 1.0, 0.1, 10.0, "what it asks for itself of a deal, for each dollar that the other gains"),
        Parameter(
            "patience", patience, 1, 1000, "rounds until it looks for deals again where no deed has changed hands"
        ),
    )


LOOKING_AHEAD: Final = (
    Parameter("playouts", PLAYOUTS, 1, 100_000, "futures in which it tries each candidate"),
    Parameter("rounds", ROUNDS, 1, 1000, "rounds that a future is played on"),
    *dealing(FIRST_PATIENCE),
)
FAIRNESS: Final = Parameter(
    "fair", FAIR, 0, 200, "percent of the other's gain in chances that a deal must bring it as well"
)
PARAMETERS: Final[dict[str, tuple[Parameter, ...]]] = {
    "random": (Parameter("odds", ODDS, 1, 1_000_000, "one in so many decisions is a bid or a deal out of the blue"),),
    "gentle": keeping(gentle.RESERVE, gentle.BUY_RESERVE),
    "simple": keeping(RESERVE, BUY_RESERVE),
    "trader": dealing(PATIENCE),
    "strong": (
        FAIRNESS,
        Parameter("playouts", FUTURES, 1, 100_000, "futures in which it tries each candidate, in a race for cash"),
    ),
    "champion": (
        Parameter("greed", GREED, 0.0, 4.0, "how much the risk of a refusal counts when it names a sum"),
        FAIRNESS,
        Parameter("decides", EVERYTHING, 0, EVERYTHING, "kinds of decisions that its learned value makes, a bit each"),
        Parameter("noise", 0, 0, 1_000_000, "millionths by which what it asks of a deal goes up and down"),
    ),
    "trader-1": dealing(FIRST_PATIENCE),
    "strong-1": LOOKING_AHEAD,
}
