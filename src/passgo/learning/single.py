"""The game for Gymnasium: one learner, with bots in the other seats."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from passgo.editions import DEFAULT_EDITION
from passgo.engine.edition import Edition
from passgo.learning.names import action_meanings
from passgo.learning.one_game import LARGEST, OneGame
from passgo.learning.rendering import RENDER_MODES, Renderer
from passgo.learning.scaling import Floats
from passgo.learning.seating import MAX_ROUNDS, MOST_SEED, TIME_AFTER, Setup, opponents_of, seated

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a table. The game ends for it when somebody wins or it goes bankrupt.

    `info["action_mask"]` and `action_masks()` tell what can be said; what is masked counts as silence. The seat is
    drawn anew for every game, unless one is given.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        edition: str | Edition = DEFAULT_EDITION,
        players: int = 4,
        *,
        opponents: str | Sequence[str] = "trader",
        seat: int | None = None,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        asides: bool = True,
        shaping: str | None = None,
        discount: float = 0.99,
        max_rounds: int = MAX_ROUNDS,
        time_after: int = TIME_AFTER,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; there are 0 to {players - 1}")
        setup = Setup(edition, players, settings, variant, max_rounds, time_after)
        self.one = OneGame(setup, asides, shaping, discount)
        self.opponents = opponents_of(opponents, players)
        self.seat = seat
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.action_space = spaces.Discrete(int(setup.layout.actions))
        self.observation_space = spaces.Box(0, LARGEST, (int(setup.layout.width),), np.float32)
        self._learner = 0

    def action_meanings(self) -> list[str]:
        """What each action means, in words."""
        return action_meanings(self.one.setup.header, self.one.layout)

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be said now."""
        return self.one.mask(self._learner).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """A new game; without a seed the next one of the last seed's."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(MOST_SEED))
        drawn = int(self.np_random.integers(self.one.setup.players))
        self._learner = drawn if self.seat is None else self.seat
        self.one.begin(dealt, seated(self.one.setup, self.opponents, self._learner, dealt))
        self._show()
        return self.one.observation(self._learner), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        """The learner's answer, and everything until it is asked again."""
        earned = self.one.say(int(action))
        self._show()
        return (
            self.one.observation(self._learner),
            float(earned[self._learner]),
            self.one.has_ended,
            self.one.is_cut_off,
            self._info(),
        )

    def _info(self) -> Info:
        return {"action_mask": self.one.mask(self._learner), "seat": self._learner}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.renderer.render(self.one.game())

    def render(self) -> Any:
        """The table as text or pixels, or on a page in the browser, by the `render_mode`."""
        return self.renderer.render(self.one.game())

    def close(self) -> None:
        self.one.leave()
        self.renderer.close()
