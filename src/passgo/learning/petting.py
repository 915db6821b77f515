"""The game for PettingZoo: every seat is an agent, and whoever is asked acts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from passgo.editions import DEFAULT_EDITION
from passgo.engine.edition import Edition
from passgo.learning.names import action_meanings
from passgo.learning.one_game import LARGEST, OneGame
from passgo.learning.rendering import RENDER_MODES, Renderer
from passgo.learning.seating import MAX_ROUNDS, MOST_SEED, TIME_AFTER, Setup

Seen = dict[str, Any]  # "observation" and "action_mask"


class TableEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which PettingZoo's agents sit. An action that is masked counts as silence."""

    def __init__(
        self,
        edition: str | Edition = DEFAULT_EDITION,
        players: int = 4,
        *,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        asides: bool = True,
        shaping: str | None = None,
        discount: float = 0.99,
        max_rounds: int = MAX_ROUNDS,
        time_after: int = TIME_AFTER,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = Setup(edition, players, settings, variant, max_rounds, time_after)
        self.one = OneGame(setup, asides, shaping, discount)
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"passgo_{setup.header.edition.name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 4,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        layout = setup.layout
        self._action_space = {agent: spaces.Discrete(int(layout.actions)) for agent in self.possible_agents}
        self._observation_space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, LARGEST, (int(layout.width),), np.float32),
                    "action_mask": spaces.Box(0, 1, (int(layout.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self._steps = 0

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def action_meanings(self) -> list[str]:
        """What each action means, in words."""
        return action_meanings(self.one.setup.header, self.one.layout)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the last seed's."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.one.begin(int(self._seeds.integers(MOST_SEED)))
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.one.seat]
        self._show()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it can say: nothing while another is asked."""
        seat = self._seats[agent]
        return {"observation": self.one.observation(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: int | None) -> None:
        """The answer of who is asked. One that is masked counts as silence."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        one = self.one
        earned = one.say(-1 if action is None else int(action)).tolist()
        self._steps += 1
        ended = one.has_ended
        cut_off = one.is_cut_off or (self.max_cycles is not None and self._steps >= self.max_cycles)
        for each in self.agents:
            seat = self._seats[each]
            self.rewards[each] = earned[seat]
            if ended or cut_off or earned[seat]:
                self.terminations[each] = ended or one.is_out(seat)
                self.truncations[each] = cut_off and not self.terminations[each]
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[one.seat]
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.renderer.render(self.one.game())

    def render(self) -> Any:
        """The table as text or pixels, or on a page in the browser, by the `render_mode`."""
        return self.renderer.render(self.one.game())

    def close(self) -> None:
        self.renderer.close()


def raw_env(*args: Any, **options: Any) -> TableEnv:
    """A table without a wrapper."""
    return TableEnv(*args, **options)


def env(*args: Any, **options: Any) -> AECEnv[str, Seen, int | None]:
    """A table that tells who forgets to reset it. What is masked counts as silence there, too, and ends no game."""
    return wrappers.OrderEnforcingWrapper(TableEnv(*args, **options))


def parallel_env(*args: Any, **options: Any) -> ParallelEnv[str, Seen, int | None]:
    """The same table for learners that act all at once: who is not asked is not heard."""
    return turn_based_aec_to_parallel(TableEnv(*args, **options))
