"""Environments for programs that learn: many games as arrays, PettingZoo, Gymnasium; and a trained policy as a bot.

batch = passgo.learning.BatchEnv("classic", games=256, opponents="trader")
table = passgo.learning.env("ultimate", players=6)
seat = gymnasium.make("passgo/Classic-v0", opponents="trader")  # once this package is imported; pettingzoo.make, too
"""

from passgo.learning.batch import Batch, BatchEnv
from passgo.learning.petting import TableEnv, env, parallel_env, raw_env
from passgo.learning.policies import PolicyBot
from passgo.learning.registration import register_editions
from passgo.learning.single import SeatEnv

__all__ = ["Batch", "BatchEnv", "PolicyBot", "SeatEnv", "TableEnv", "env", "parallel_env", "raw_env"]

register_editions()
