"""The timed game: the session has the clock, the engine gets the word."""

from pathlib import Path

from passgo import Game
from passgo.cli.table.clock import Clock
from tests.cli.test_play_support import NAMES, new_session, sat


class Hands:
    """A clock's hands that jump on at every look."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Thinker:
    """Always presses Enter; the first time after more than a minute."""

    echoes = True

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def line(self, prompt: str) -> str:
        self.hands.now = 61
        return ""


def timed(**settings: object) -> Game:
    chosen = {key.replace("__", "."): value for key, value in settings.items()}
    return Game.start("classic", 4, 5, chosen, "timed", names=NAMES)


def test_the_clock_counts_down() -> None:
    hands = Hands(0)
    clock = Clock(125, hands)
    assert clock.face == "2:05" and not clock.rings
    hands.now = 130
    assert clock.left == 0 and clock.rings and clock.face == "0:00"
    assert Clock(None).left is None and not Clock(None).rings


def test_time_ends_the_game_after_the_turn(tmp_path: Path) -> None:
    sitting = sat(timed(), [""] * 200, tmp_path, clock=Clock(600, Hands(1.0)))
    assert sitting.game.over
    assert sitting.game.moves.count("time") == 1
    assert "Time is up" in sitting.text
    assert "time left: " in sitting.text
    assert "The game is over: " in sitting.text


def test_time_called_while_a_person_thinks_does_not_lose_the_answer(tmp_path: Path) -> None:
    hands = Hands(0)
    clock = Clock(60, hands)
    sitting = new_session(timed(), [], tmp_path, clock=clock)
    sitting.session.reader = Thinker(hands)
    sitting.session.run()
    moves = sitting.game.moves
    assert moves[moves.index("time") + 1] == "roll"  # what was typed when the minutes had passed
    assert sitting.game.over


def test_time_at_once_where_the_table_wants_it(tmp_path: Path) -> None:
    sitting = sat(timed(timed__stop="immediately"), ["", "", ""], tmp_path, clock=Clock(3, Hands(1.0)))
    assert sitting.game.over
    assert sitting.game.moves[-1] == "time"


def test_no_clock_in_a_normal_game(tmp_path: Path) -> None:
    sitting = sat(Game.start("classic", 4, 5, names=NAMES), ["", ""], tmp_path, clock=Clock(1, Hands(1.0)))
    assert "time" not in sitting.game.moves
