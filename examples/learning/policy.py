"""What train.py learned, as a bot: `passgo tournament classic --bots ./policy.py:Bot,trader-1`."""

from typing import Any

import numpy as np

from passgo.learning import PolicyBot


class Bot(PolicyBot):
    """Says what the network thinks best."""

    def __init__(self, weights: str = "policy.npz") -> None:
        super().__init__()
        self.weights = [each for _, each in sorted(np.load(weights).items())]

    def act(self, observation: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        inner, inner_bias, outer, outer_bias, last, last_bias = self.weights
        hidden = np.maximum(observation @ inner + inner_bias, 0)
        hidden = np.maximum(hidden @ outer + outer_bias, 0)
        scores = (hidden @ last + last_bias)[:-1]  # the last one is the value of the position
        return int(np.where(mask, scores, -np.inf).argmax())
