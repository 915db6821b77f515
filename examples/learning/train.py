"""python train.py [MINUTES]: learns Classic against three `trader-1`, and writes policy.npz.

A quarter of the time it learns to say what `trader-1` says; then it learns from its own games, by PPO with masks.
"""

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from passgo.learning import BatchEnv

Array = NDArray[Any]
GAMES, STEPS, HIDDEN, EPOCHS, PARTS = 128, 64, 128, 2, 8
DISCOUNT, TRACE, CLIP, ENTROPY, VALUE = 0.998, 0.95, 0.2, 0.001, 0.5


class Network:
    """Two hidden layers; the last one has a score for every action, and the value of the position."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: list[Array] = []
        for rows, columns, gain in ((inputs, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, actions + 1, 0.01)):
            self.weights.append((rng.standard_normal((rows, columns)) * gain / rows**0.5).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.means = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def look(self, x: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The chances of all actions, the values, and both hidden layers."""
        a, b, c, d, e, f = self.weights
        h = np.maximum(x @ a + b, 0)
        g = np.maximum(h @ c + d, 0)
        out = g @ e + f
        scores = np.where(masks, out[:, :-1], -1e9)
        p = np.exp(scores - scores.max(1, keepdims=True))
        return p / p.sum(1, keepdims=True), out[:, -1], h, g

    def learn(self, rate: float, x: Array, masks: Array, said: Array, old: Array, gain: Array, goal: Array) -> None:
        """PPO: what gained more than expected becomes likelier, within the clip; what a teacher said (NaN) always."""
        rows = np.arange(len(x))
        p, values, h, g = self.look(x, masks)
        logs = np.log(p + 1e-9)
        ratio = np.exp(logs[rows, said] - old)
        push = np.where(np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), ratio * gain, np.isnan(old))
        slope = push[:, None] * p + ENTROPY * p * (logs - (p * logs).sum(1, keepdims=True))
        slope[rows, said] -= push
        slope = np.column_stack([slope, VALUE * (values - goal)]).astype(np.float32) / len(x)
        dg = (slope @ self.weights[4].T) * (g > 0)
        dh = (dg @ self.weights[2].T) * (h > 0)
        slopes = [x.T @ dh, dh.sum(0), h.T @ dg, dg.sum(0), g.T @ slope, slope.sum(0)]
        short = min(1, 0.5 / (sum(float((each**2).sum()) for each in slopes) ** 0.5 + 1e-8))
        self.updates += 1
        for each, down, (mean, square) in zip(self.weights, slopes, self.means, strict=True):
            mean += 0.1 * (down * short - mean)
            square += 0.001 * ((down * short) ** 2 - square)
            each -= rate * mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    rng = np.random.default_rng(1)
    env = BatchEnv("classic", GAMES, opponents="trader-1", asides=False)
    net = Network(env.width, env.actions, rng)
    seen, rows, won, begun, told = env.reset(seed=1), np.arange(GAMES), [0.0], time.monotonic(), 0.0
    while (spent := (time.monotonic() - begun) / minutes / 60) < 1:
        teaching, story = spent < 0.25, []
        for _ in range(STEPS):
            p, values, _, _ = net.look(seen.observations, seen.masks)
            said = (p.cumsum(1) < rng.random((GAMES, 1)) * 0.9999).sum(1) if not teaching else env.advice("trader-1")
            after = env.step(said)
            over, reward = after.terminations | after.truncations, after.rewards[rows, env.learners]
            won += [] if teaching else list(reward[over] > 0)
            story.append((seen.observations, seen.masks, said, np.log(p[rows, said] + 1e-9), values, reward, over))
            seen = after
        x, masks, actions, old, worth, rewards, overs = (np.array(column) for column in zip(*story, strict=True))
        following, trace, gains = net.look(seen.observations, seen.masks)[1], np.zeros(GAMES), np.zeros_like(worth)
        for t in reversed(range(STEPS)):
            trace = rewards[t] - worth[t] + DISCOUNT * ~overs[t] * (following + TRACE * trace)
            gains[t], following = trace, worth[t]
        scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
        old = old * np.nan if teaching else old
        data = [a.reshape(-1, *a.shape[2:]) for a in (x, masks, actions, old, scaled, gains + worth)]
        for _ in range(1 if teaching else EPOCHS):
            for part in np.array_split(rng.permutation(GAMES * STEPS), PARTS):
                net.learn(1e-3 if teaching else 3e-4 * (1 - spent), *(a[part] for a in data))
        if spent > told + 0.05 and not teaching:
            told = spent
            print(
                f"{spent:4.0%} of the time: won {np.mean(won[-2000:]):.1%} of the last games of {len(won):,}",
                flush=True,
            )
    np.savez("policy.npz", *net.weights)


if __name__ == "__main__":
    main()
