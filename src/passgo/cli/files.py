"""Games in files, as `replay` and `verify` read them: records, and saved games."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from passgo.cli.options import BadInput

if TYPE_CHECKING:
    from passgo.engine.game import Game
    from passgo.engine.notation import IllegalAction


class WrittenGame:
    """What a file holds: the game at its beginning, the moves made, and the position they shall lead to."""

    def __init__(self, beginning: "Game", moves: list[str], made: int, digest: str) -> None:
        self.beginning = beginning
        self.moves = moves
        self.made = made  # how many moves led to the position
        self.digest = digest  # empty where the file has none


def read_game(path: Path) -> WrittenGame:
    """The game of a record or of a saved game."""
    try:
        text = path.read_bytes().decode("utf-8-sig")  # line ends as they are: a seal counts them
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not text, so it is neither a record nor a saved game of passgo") from error
    with sound(path):
        return saved(text) if text.lstrip().startswith("{") else recorded(text)


@contextmanager
def sound(path: Path) -> Iterator[None]:
    """What a file holds may be anything, so whatever goes wrong inside is the file's fault."""
    try:
        yield
    except BadInput:
        raise
    except Exception as error:
        known = isinstance(error, ValueError) and not isinstance(error, json.JSONDecodeError)
        raise BadInput(f"{path} cannot be used: {error if known else 'the game in it is damaged'}") from error


def recorded(text: str) -> WrittenGame:
    from passgo.engine.game import from_header
    from passgo.engine.record import read_record

    header, moves, digest = read_record(text)
    return WrittenGame(from_header(header), moves, len(moves), digest)


def saved(text: str) -> WrittenGame:
    from passgo.engine.game import Game, from_header

    data = json.loads(text)
    game = Game.load(data)
    beginning = from_header(game.header)
    made = int(game.state.decisions - beginning.state.decisions)
    return WrittenGame(beginning, game.moves, made, game.digest())


def astray(written: WrittenGame, game: "Game") -> str:
    """What is wrong with where all the moves have led to, if anything is."""
    if game.digest() == written.digest:
        return ""
    return f"its {len(written.moves)} moves lead to digest {game.digest()[:16]}, not to {written.digest[:16]}"


def misfit(number: int, error: "IllegalAction") -> str:
    """A move that cannot follow those before it, and why, with the rule that says so."""
    why = ", ".join(part for part in (error.why, error.rule) if part)
    return f"move {number}, {error.what!r}, is not possible there ({why})"
