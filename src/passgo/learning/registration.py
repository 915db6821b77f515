"""Every edition under a name of its own, for `gymnasium.make` and `pettingzoo.make`."""

import gymnasium
import pettingzoo

from passgo.editions import EDITIONS
from passgo.learning.petting import env, parallel_env


def environment_name(edition: str) -> str:
    """`passgo/Classic-v0`: the number changes when the same actions mean something else."""
    return f"passgo/{'-'.join(part.capitalize() for part in edition.split('-'))}-v0"


def register_editions() -> None:
    """All editions on the shelf, those of other packages included."""
    for edition in EDITIONS:
        name = environment_name(edition)
        if name not in gymnasium.registry:
            gymnasium.register(name, "passgo.learning.single:SeatEnv", kwargs={"edition": edition})
            pettingzoo.register("aec", name, env, kwargs={"edition": edition})
            pettingzoo.register("parallel", name, parallel_env, kwargs={"edition": edition})
