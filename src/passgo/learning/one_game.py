"""One game for environments that play one at a time: what PettingZoo's and Gymnasium's have in common."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from passgo.bots import StateBot
from passgo.encoding.games import CUT_OFF, ENDED, RUNNING, Games
from passgo.encoding.layout import MOST
from passgo.encoding.observing import Sheet
from passgo.engine.game import Game, notation_of
from passgo.learning.scaling import Floats, array, scales
from passgo.learning.seating import Setup
from passgo.learning.shaping import Shaping

LARGEST = float(MOST)  # no number of an observation is larger


class OneGame:
    """A game that stays where it ended until the next one begins."""

    def __init__(self, setup: Setup, asides: bool, shaping: str | None, discount: float) -> None:
        self.setup = setup
        self.layout = setup.layout
        self.core = Games(setup.table, setup.layout, 1, asides, shaping is not None)
        self.core.restarts = False
        self.shaping = None if shaping is None else Shaping(shaping, discount, 1, setup.players)
        self._scales = scales(setup.layout)
        self._aside = Sheet(setup.layout, 1)  # for seats that are not asked

    def begin(self, seed: int, bots: Sequence[StateBot | None] = ()) -> None:
        self.leave()
        self.core.seat_bots(bots)
        self.core.reset([seed])
        if self.shaping is not None:
            self.shaping.begin(self._by_seat(self.core.worths), np.array([self.seat]))

    def leave(self) -> None:
        """The bots, if there are any, get up from the table."""
        for player in self.core.bots:
            if player is not None:
                player.leave(self.core.states[0])
        self.core.seat_bots(())

    def say(self, action: int) -> NDArray[np.float32]:
        """One action of who is asked; the rewards of all seats."""
        core = self.core
        core.say_in(0, action)
        rewards = self._by_seat(core.rewards).astype(np.float32)
        if self.shaping is not None:
            ended, cut_off = np.array([self.has_ended]), np.array([self.is_cut_off])
            worths, last = self._by_seat(core.worths), self._by_seat(core.last_worths)
            self.shaping.add(rewards, worths, last, np.array([self.seat]), ended, cut_off)
        return np.asarray(rewards[0])

    @property
    def seat(self) -> int:
        """Who is asked, or was asked last."""
        return int(self.core.seats[0])

    @property
    def has_ended(self) -> bool:
        return bool(self.core.ends[0] == ENDED)

    @property
    def is_cut_off(self) -> bool:
        return bool(self.core.ends[0] == CUT_OFF)

    def is_out(self, seat: int) -> bool:
        return bool(self.core.states[0].bankrupt[seat])

    def observation(self, seat: int) -> Floats:
        """What a seat sees."""
        core = self.core
        sheet = core.sheet
        if seat != self.seat or core.ends[0] != RUNNING:
            sheet = self._aside
            sheet.write(0, core.states[0], seat, core.speeches[0])
        cells = array(sheet.cells, np.int32)
        return np.asarray(np.multiply(cells, self._scales, dtype=np.float32, casting="unsafe"))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat can say: nothing, if it is not asked."""
        if seat != self.seat:
            return np.zeros(int(self.layout.actions), np.int8)
        return array(self.core.masks, np.uint8).astype(np.int8)

    def game(self) -> Game:
        """The game as it stands, to look at; its moves are not written down."""
        header = self.setup.header
        return Game(header, self.core.states[0], notation_of(header))

    def _by_seat(self, column: object) -> NDArray[np.int64]:
        return array(column, np.int64).reshape(1, self.setup.players)
