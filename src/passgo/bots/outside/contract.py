"""What a bot is."""

from __future__ import annotations

from typing import Final, Protocol

from passgo.engine.game import Game
from passgo.engine.notation import Action

SECONDS: Final = 5.0  # that a bot from outside has for a decision, unless somebody says otherwise


class Bot(Protocol):
    """Anything with `choose`. It may also have `explain(game)`, which says in words why it would say that.

    A class is made once for each game; if it takes a `seed`, it is given one, beside what its specification names.
    """

    def choose(self, game: Game) -> Action | str:
        """An answer to `game.decision`: one of its options, or the text of any legal action.

        The game is a copy with a future of its own: a bot may play it on to see what might come.
        """
        ...
