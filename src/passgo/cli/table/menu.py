"""The answers to a question: which come first, which are folded away, which one Enter gives."""

from __future__ import annotations

from typing import Final

from passgo.cli.table import travels
from passgo.cli.table.race import hidden_cards, is_secret
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action

MANAGING: Final = ("build", "lift", "mortgage", "sell", "selldown")  # in the order of the list by property
ITSELF: Final = ("inherit", "lift", "sell-share", "condemned")  # questions whose answers only look like managing
MOST: Final = 12  # answers in a list before the rest is folded away
FEW: Final = 1  # beside so many other answers, a list of spaces is the question itself
CARD_MOMENTS: Final = ("turn", "end", "manage", "jail", "rent-pass")  # when a face-down card may be played
SECRET_LETTER: Final = "f"  # what shows those cards on a screen that others see too


class Menu:
    """The options of a decision: the main answers, those that name a space, and what one can do with property."""

    def __init__(self, game: Game, decision: Decision, sharing: bool = False) -> None:
        """`sharing` says that several people look at this screen."""
        self.decision = decision
        self.folded = travels.folded_away(decision)  # by verb: answers that name a space, behind one line each
        self.main = [a for a in decision.options if a.verb not in MANAGING and a.verb not in self.folded]
        sharing = sharing and decision.kind in CARD_MOMENTS
        self.face_down = len(hidden_cards(game.state, decision.player)) if sharing else 0
        self.secret = [action for action in self.main if sharing and is_secret(game.state, action)]
        self.main = [action for action in self.main if action not in self.secret]
        self.managing = [action for action in decision.options if action.verb in MANAGING]
        if decision.kind in ITSELF:
            self.main, self.managing = list(decision.options), []
        self.managing.sort(key=lambda action: by_property(game, action))
        self.away = [action for actions in self.folded.values() for action in in_order(actions)]
        self.free = {free.verb: (int(free.low), int(free.high)) for free in decision.free}
        self.default = decision.default_action  # what Enter stands for, as it is what silence stands for elsewhere
        self.legal = {action.verb for action in decision.options} | set(self.free)

    @property
    def numbered(self) -> list[Action]:
        """The order of the numbers; what one can do with property has numbers in its own list only."""
        return self.main + self.secret + self.away

    @property
    def everything(self) -> list[Action]:
        return self.numbered + self.managing

    def on_screen(self, opened: str, whole: bool) -> list[Action]:
        """The answers whose numbers can be seen: a list that is folded away has none."""
        shown = len(self.main) if whole or self.managing else MOST
        main = [action for k, action in enumerate(self.main) if k < shown or action == self.default]
        secret = self.secret if opened == "card" else []
        return main + secret + [action for action in self.away if self.wide or action.verb == opened]

    @property
    def forced(self) -> bool:
        """Whether managing is what the question is about: a debt to be covered."""
        return bool(self.managing) and not self.folded and all(action.verb == "bankrupt" for action in self.main)

    @property
    def wide(self) -> bool:
        """Whether the question is which space: then the list of them is shown at once, with what Enter means there."""
        if self.default in self.away:
            return True
        return bool(self.folded) and len(self.main) <= FEW and self.decision.kind not in ("turn", "end", "before-bonus")

    def opened_by(self, letter: str) -> str:
        """The verb whose list a letter opens, or ""."""
        if self.face_down and letter == SECRET_LETTER:
            return "card"
        return next((verb for verb in self.folded if travels.LETTERS[verb] == letter), "")

    def number(self, action: Action) -> int:
        return self.numbered.index(action) + 1


def in_order(actions: list[Action]) -> list[Action]:
    """Voucher by voucher, track by track, in order of travel."""
    return sorted(actions, key=lambda action: (travels.voucher_of(action), travels.space_of(action)))


def by_property(game: Game, action: Action) -> tuple[bool, int, int, int]:
    """The order of the list by property: group by group, deed by deed, what concerns whole groups last."""
    if action.verb == "selldown":
        return True, 0, 0, 0
    return False, int(game.state.edition.board.group_of[action.number]), action.number, MANAGING.index(action.verb)
