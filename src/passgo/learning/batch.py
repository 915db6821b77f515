"""Many games in one call, as arrays."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from passgo.bots import bot
from passgo.encoding.games import CUT_OFF, ENDED, Games
from passgo.engine.edition import Edition
from passgo.learning.advice import Adviser
from passgo.learning.names import action_meanings, observation_names
from passgo.learning.scaling import array, scales
from passgo.learning.seating import MAX_ROUNDS, TIME_AFTER, Setup, opponents_of, seated, seeds_from
from passgo.learning.shaping import Shaping


class Batch(NamedTuple):
    """What a step led to, a row for each game.

    `seats` says who is asked now, `observations` is what that seat sees and `masks` what it can say. `rewards` has a
    column for each seat. Where a game ended, or was cut off, the rest of its row is about the game after it.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class BatchEnv:
    """So many games of an edition side by side; one that ends is followed by another.

    Without opponents every seat is yours, and `seats` says for whom the next actions are. With them (`"trader"`, or
    one for each of the other seats) bots answer at once, and the learner of row k always has the seat k modulo the
    players (`learners`); who begins is drawn by lot. An action that is masked counts as silence: the answer that gives
    least away is played.
    """

    def __init__(
        self,
        edition: str | Edition,
        games: int = 64,
        players: int = 4,
        *,
        opponents: str | Sequence[str] | None = None,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        asides: bool = True,
        shaping: str | None = None,
        discount: float = 0.99,
        max_rounds: int = MAX_ROUNDS,
        time_after: int = TIME_AFTER,
    ) -> None:
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        self.setup = Setup(edition, players, settings, variant, max_rounds, time_after)
        self.games = games
        self.players = players
        self.layout = self.setup.layout
        self.actions = int(self.layout.actions)
        self.width = int(self.layout.width)
        self.opponents = None if opponents is None else opponents_of(opponents, players)
        self.learners = np.arange(games) % players
        self._shaping = None if shaping is None else Shaping(shaping, discount, games, players)
        self._core = Games(self.setup.table, self.layout, games, asides, shaping is not None)
        self._scales = scales(self.layout)
        self._advisers: dict[str, Adviser] = {}

    def reset(self, seed: int | None = None) -> Batch:
        """New games in all rows. The same seed gives the same games; row k has the seed and k."""
        self.close()
        core = self._core
        seeds = seeds_from(seed, self.games)
        if self.opponents is not None:
            core.seat_bots(
                [
                    player
                    for row in range(self.games)
                    for player in seated(self.setup, self.opponents, row % self.players, seeds[row])
                ]
            )
        core.reset(seeds)
        seen = self._seen()
        if self._shaping is not None:
            self._shaping.begin(self._by_seat(core.worths), seen.seats)
        return seen

    def step(self, actions: ArrayLike) -> Batch:
        """One action in each game."""
        core = self._core
        said = np.asarray(actions)
        if said.shape != (self.games,):
            raise ValueError(f"there are {self.games} games, so as many actions, not {said.shape}")
        core.say(said.tolist())
        seen = self._seen()
        if self._shaping is not None:
            worths, last = self._by_seat(core.worths), self._by_seat(core.last_worths)
            self._shaping.add(seen.rewards, worths, last, seen.seats, seen.terminations, seen.truncations)
        return seen

    def close(self) -> None:
        """The bots get up from their tables; those that are programs end."""
        for at, player in enumerate(self._core.bots):
            if player is not None:
                player.leave(self._core.states[at // self.players])
        self._core.seat_bots(())

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, drawn from those that can be said."""
        return np.array(self._core.draw_words())

    def advice(self, spec: str) -> NDArray[np.int64]:
        """What a bot would say next in each game, as actions: play them to see its games, or learn to say the same."""
        if spec not in self._advisers:
            self._advisers[spec] = Adviser(self._core, bot(spec))
        return self._advisers[spec].words()

    def action_meanings(self) -> list[str]:
        """What each action means, in words."""
        return action_meanings(self.setup.header, self.layout)

    def observation_names(self) -> list[str]:
        """What each number of an observation is, in words."""
        return observation_names(self.setup.header, self.layout)

    def _seen(self) -> Batch:
        core = self._core
        numbers = array(core.sheet.cells, np.int32).reshape(self.games, self.width)
        ends = array(core.ends, np.int64)
        observations = np.empty((self.games, self.width), np.float32)
        np.multiply(numbers, self._scales, out=observations, dtype=np.float32, casting="unsafe")
        return Batch(
            observations,
            array(core.masks, np.uint8).astype(np.bool_).reshape(self.games, self.actions),
            array(core.seats, np.int64).copy(),
            self._by_seat(core.rewards).astype(np.float32),
            ends == int(ENDED),
            ends == int(CUT_OFF),
        )

    def _by_seat(self, column: object) -> NDArray[np.int64]:
        return array(column, np.int64).reshape(self.games, self.players)
