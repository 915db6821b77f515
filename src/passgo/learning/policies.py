"""A trained policy as a bot that plays at every table."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from passgo.encoding.layout import Layout
from passgo.encoding.observing import Sheet
from passgo.encoding.speech import Speech
from passgo.engine.game import Game
from passgo.engine.machine import decider
from passgo.engine.notation import Action
from passgo.engine.record import Header
from passgo.engine.settings import Value
from passgo.learning.scaling import Floats, array, scales
from passgo.learning.seating import layout_of


class Policy(Protocol):
    """What is asked for an action: a slot of the table, among those that the mask leaves open."""

    def __call__(self, observation: Floats, mask: NDArray[np.bool_], /) -> int: ...


class Desk:
    """What a policy needs at one kind of table, made once."""

    def __init__(self, header: Header) -> None:
        self.layout: Layout = layout_of(header)
        self.sheet = Sheet(self.layout, 1)
        self.scales = scales(self.layout)


class PolicyBot:
    """Says what a policy says. Derive from it and write `act`, or give it one: `PolicyBot(policy)`.

    A policy is asked word by word until it has said a whole action; no words are written down between questions, so
    the same bot can sit at many tables.
    """

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy

    def act(self, observation: Floats, mask: NDArray[np.bool_]) -> int:
        """The next word: a slot of the table of actions."""
        if self.policy is None:
            raise NotImplementedError("a PolicyBot is given a policy, or writes `act`")
        return self.policy(observation, mask)

    def choose(self, game: Game) -> Action:
        """What the policy says to the open question."""
        header = game.header
        desk = desk_of(header.edition.name, len(header.names), tuple(sorted(header.settings.items())), header)
        s = game.state
        speech = Speech(desk.layout, False)
        while True:
            speech.listen(s)
            desk.sheet.write(0, s, decider(s), speech)
            mask = np.zeros(int(desk.layout.actions), np.bool_)
            mask[list(speech.slots)[: int(speech.count)]] = True
            word = self.act(array(desk.sheet.cells, np.int32).astype(np.float32) * desk.scales, mask)
            if speech.add(s, word):
                return game.notation.action(speech.code, tuple(list(speech.terms)))


def desk_of(edition: str, players: int, settings: tuple[tuple[str, Value], ...], header: Header) -> Desk:
    """The desk for games like this one."""
    key = (edition, players, settings)
    if key not in DESKS:
        DESKS[key] = Desk(header)
    return DESKS[key]


DESKS: dict[tuple[str, int, tuple[tuple[str, Value], ...]], Desk] = {}
