"""What a bot would say, as actions: to learn from, or to compare with."""

import numpy as np
from numpy.typing import NDArray

from passgo.bots import StateBot
from passgo.encoding.games import Games
from passgo.encoding.spelling import spelled
from passgo.engine.columns import empty

SILENCE = -1  # in a speech that somebody else began; it drops what is half said


class Adviser:
    """Asks a bot at every question, and then tells one word of its answer after the other."""

    def __init__(self, core: Games, bot: StateBot) -> None:
        self.core = core
        self.bot = bot
        self.rest: list[list[int]] = [[] for _ in range(int(core.rows))]  # by row: words that are still to be said

    def words(self) -> NDArray[np.int64]:
        """The next word in each row. It goes on only if the last one was said."""
        return np.array([self.word(row) for row in range(len(self.rest))])

    def word(self, row: int) -> int:
        core = self.core
        speech = core.speeches[row]
        if speech.verb < 0:
            self.rest[row] = self.answer(row)
        rest = self.rest[row]
        return rest.pop(0) if rest and speech.mark[rest[0]] > 0 else SILENCE

    def answer(self, row: int) -> list[int]:
        """All words of what the bot says to a question; none for what counts as silence."""
        s = self.core.states[row]
        self.bot.terms = empty()
        code = self.bot.pick(s)
        terms = self.bot.terms
        self.bot.terms = empty()
        return list(spelled(self.core.layout, s, code, terms))
