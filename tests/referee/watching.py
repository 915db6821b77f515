"""Games as the referee sees them: what was asked, answered and told, and the table afterwards, as plain data.

This is the only file of the referee that imports passgo. It plays the games and hands out what anybody at the table
could see; what must have happened, the referee works out by himself from the sheets and the printed data.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from passgo import Game, IllegalAction
from passgo.bots import bot
from passgo.engine.state import PIECES

INTERRUPT_EVERY = 17  # questions
GIVE_UP_EVERY = 2  # debts that cannot be paid


@dataclass(frozen=True)
class Told:
    """One thing that happened, as the game tells it: `told["amount"]`."""

    name: str
    values: Mapping[str, int]

    def __getitem__(self, key: str) -> int:
        return self.values[key]

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{key}={value}' for key, value in self.values.items())})"


@dataclass(frozen=True)
class Step:
    """A question, its answer, what came of it, and the table then. The first step has no question: it is the start."""

    player: int
    asked: str
    answer: str
    told: list[Told]
    table: dict[str, Any]  # what a spectator sees: cash, places, deeds with their spaces, pieces, packs, the Pool
    hands: list[list[str]] = field(default_factory=list)  # the cards that each keeps, those that lie face down too
    choices: Callable[[], list[str]] = list  # the answers that the question now open lists; ask before the next step

    def __str__(self) -> str:
        return f"-- {self.asked or 'start'}, seat {self.player}: {self.answer!r}"


@dataclass(frozen=True)
class Setup:
    """What a game is played with; together with a seed it can be played again."""

    edition: str
    players: int
    bots: str
    settings: Mapping[str, object]
    variant: str
    seed: int
    rounds: int  # after which the watching stops; Timed games are called to an end in half of them
    skin: str = ""  # the board; "" is the edition's own
    interrupts: bool = False  # whether players ask now and then to manage out of turn, or give up before selling all

    def __str__(self) -> str:
        board = f" on {self.skin}" if self.skin else ""
        settings = " ".join(f"{key}={value}" for key, value in self.settings.items()) or "default settings"
        return f"{self.edition}{board}, {self.players} x {self.bots}, {self.variant}, seed {self.seed}, {settings}"


@dataclass(frozen=True)
class Names:
    """What the numbers in events stand for."""

    spaces: list[str]  # as in the printed data: "12", or "outer:12" on a board of several tracks
    deeds: list[str]  # the space of each
    cards: list[str]
    pieces: list[str]


def names_of(setup: Setup) -> Names:
    state = started(setup).state
    board = state.edition.board
    return Names(
        [board.place(space) for space in range(board.size)],
        [board.deed_place(deed) for deed in range(board.deeds)],
        [card.name for card in state.edition.cards],
        list(PIECES),
    )


def started(setup: Setup) -> Game:
    skin = setup.skin or None
    return Game.start(setup.edition, setup.players, setup.seed, dict(setup.settings), setup.variant, skin)


def watch(setup: Setup) -> Iterator[Step]:
    """A game of bots, step by step."""
    game = started(setup)
    bots = [bot(setup.bots, setup.seed * 12 + seat) for seat in range(setup.players)]
    step = step_of(game, -1, "", "", game.opening)
    yield step
    questions = 0
    time_left = setup.seed % 9  # questions that are still asked in the last round before time is called
    called = setup.variant != "timed"
    while (decision := game.decision) is not None:
        if step.table["round"] > setup.rounds:
            return
        questions += 1
        time_left -= step.table["round"] > setup.rounds // 2
        if not called and time_left < 0:
            called = True
            answer = "time"
        elif setup.interrupts and questions % INTERRUPT_EVERY == 0:
            answer = f"interrupt {questions // INTERRUPT_EVERY % setup.players}"
            if not legal(game, answer):
                continue
        elif setup.interrupts and decision.kind == "debt" and questions % GIVE_UP_EVERY and legal(game, "bankrupt"):
            answer = "bankrupt"
        else:
            answer = bots[decision.player].choose(game).text
        step = step_of(game, decision.player, decision.kind, answer, game.play(answer))
        yield step


def legal(game: Game, answer: str) -> bool:
    try:
        game.copy().play(answer)
    except IllegalAction:
        return False
    return True


def step_of(game: Game, player: int, asked: str, answer: str, events: Sequence[Any]) -> Step:
    told = [Told(event.name, event.values) for event in events]
    table = game.view(None)
    hands = [hand_of(game, table, seat) for seat in range(len(game.header.names))]
    return Step(player, asked, answer, told, table, hands, lambda: choices_of(game))


def choices_of(game: Game) -> list[str]:
    return [] if game.decision is None else [action.text for action in game.decision.options]


def hand_of(game: Game, table: Any, seat: int) -> list[str]:
    if table["players"][seat]["hidden_cards"]:
        table = game.view(seat)
    return list(table["players"][seat]["cards"])
