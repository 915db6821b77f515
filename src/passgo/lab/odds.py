"""Who is favoured from here: the position played out many times by bots, on copies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from passgo.bots import bot
from passgo.bots.outside.contract import SECONDS
from passgo.bots.outside.hosting import play
from passgo.bots.rollout import imagined
from passgo.engine.actions import TIME
from passgo.engine.machine import perform
from passgo.engine.record import Header
from passgo.engine.state import TIMED, State
from passgo.lab.forfeits import Forfeits
from passgo.lab.runner import SEATS
from passgo.lab.statistics import Estimate, rate

NOBODY = -1  # whose cards are known: those that lie open
LONGEST = 300  # rounds that a game is played on
TIME_AFTER = 30  # the round in which time is called in a timed game


@dataclass
class Odds:
    """What came of the games played out."""

    wins: list[float]  # by seat; a shared win counts in parts
    games: int = 0
    undecided: int = 0  # games without a winner within the limit
    forfeits: Forfeits = field(default_factory=Forfeits)

    def of(self, seat: int) -> Estimate:
        """How often a seat won, of all games."""
        return rate(self.wins[seat], self.games)

    def apart(self, judged: Sequence[float]) -> float:
        """How far chances that were judged are from those played out, at most; undecided games count for nobody."""
        decided = max(1, self.games - self.undecided)
        return max(abs(wins / decided - chance) for wins, chance in zip(self.wins, judged, strict=True))

    def data(self, names: Sequence[str], player: str, judged: Sequence[float] | None = None) -> dict[str, object]:
        """JSON-able, with the chances by the learned judgement where there is one."""
        players = []
        for seat, name in enumerate(names):
            sure = self.of(seat)
            figures = {"wins": self.wins[seat], "rate": sure.value, "low": sure.low, "high": sure.high}
            players.append({"seat": seat, "name": name, **figures, "judged": judged[seat] if judged else None})
        return {
            "bot": player,
            "games": self.games,
            "undecided": self.undecided,
            "forfeits": self.forfeits.data(),
            "players": players,
            "apart": self.apart(judged) if judged else None,
        }


def odds(
    s: State,
    player: str = "trader",
    games: int = 1000,
    seed: int = 0,
    enough: Callable[[], bool] = lambda: False,
    header: Header | None = None,
    seconds: float = SECONDS,
) -> Odds:
    """Play the position out so many times with this bot in all seats, or until it is enough.

    A bot from outside must know what the game began with.
    """
    found = Odds([0.0] * int(s.players))
    while found.games < games and not (found.games and enough()):
        t = imagined(s, NOBODY, seed + found.games)
        bots = [bot(player, -1 - (seed + found.games) * SEATS - seat, seconds) for seat in range(t.players)]
        if header is not None:
            for seat, each in enumerate(bots):
                each.sit(header, seat)
        if t.variant == TIMED and not t.time_up and not t.over:
            play(t, bots, max(TIME_AFTER, int(t.round)))
            if not t.over:
                perform(t, TIME)
        play(t, bots, int(t.round) + LONGEST)
        for each in bots:
            each.leave(t)
        found.forfeits.add(bots)
        winners = [seat for seat in range(t.players) if t.winners >> seat & 1]
        for seat in winners:
            found.wins[seat] += 1 / len(winners)
        found.undecided += not winners
        found.games += 1
    return found
