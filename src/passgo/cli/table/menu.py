"""The answers to a question: which come first, which are folded away, which one Enter gives."""

from __future__ import annotations

from typing import Final

from passgo.bots import bot
from passgo.cli.table.seats import DEFAULT_BOT
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action

MANAGING: Final = ("build", "lift", "mortgage", "sell", "selldown")  # in the order of the list by property
# What Enter answers, by kind of question: the first of these that is possible. Never anything ruinous.
DEFAULTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("roll",),
    "end": ("end",),
    "manage": ("done",),
    "jail": ("roll",),
    "buy": ("buy", "decline"),
    "auction": ("pass",),
    "rent": ("collect",),
    "trade": ("refuse",),
    "settlement": ("refuse",),
    "inherit": ("keep",),
    "tax": ("flat",),
    "card": ("pay",),
    "claim": ("no",),
}


class Menu:
    """The options of a decision, numbered through: the main answers first, then what one can do with property."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.decision = decision
        self.main = [action for action in decision.options if action.verb not in MANAGING]
        self.managing = [action for action in decision.options if action.verb in MANAGING]
        if decision.kind == "inherit":  # to lift or to keep is the question itself
            self.main, self.managing = list(decision.options), []
        self.managing.sort(key=lambda action: by_property(game, action))
        self.free = {free.verb: (int(free.low), int(free.high)) for free in decision.free}
        self.default = default_answer(game, decision)
        self.legal = {action.verb for action in decision.options} | set(self.free)

    @property
    def numbered(self) -> list[Action]:
        """The order of the numbers: what is asked for first, so that giving up is never number one."""
        return self.managing + self.main if self.forced else self.main + self.managing

    @property
    def forced(self) -> bool:
        """Whether managing is what the question is about: a debt to be covered."""
        return bool(self.managing) and all(action.verb == "bankrupt" for action in self.main)

    def number(self, action: Action) -> int:
        return self.numbered.index(action) + 1


def by_property(game: Game, action: Action) -> tuple[bool, int, int, int]:
    """The order of the list by property: group by group, deed by deed, what concerns whole groups last."""
    if action.verb == "selldown":
        return True, 0, 0, 0
    return False, int(game.state.edition.board.group_of[action.number]), action.number, MANAGING.index(action.verb)


def default_answer(game: Game, decision: Decision) -> Action | None:
    """What Enter stands for. Leaving the game bankrupt is it only when nothing else is left."""
    by_verb = {action.verb: action for action in reversed(decision.options)}
    for verb in DEFAULTS.get(decision.kind, ()):
        if verb in by_verb:
            return by_verb[verb]
    advice = hint(game)
    harmless = [action for action in decision.options if action.verb != "bankrupt"]
    if advice in harmless or not harmless:
        return advice
    return harmless[0]


def hint(game: Game) -> Action:
    """What a sensible bot would do here; it thinks on a copy."""
    return bot(DEFAULT_BOT).choose(game.copy())
