"""What functions of the lab are called with, as plain values; anything else is a Trouble that says what is wanted."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from passgo.bots.outside.specs import split
from passgo.engine.settings import whole
from passgo.lab.speech import Trouble

MOST_GAMES = 100_000_000  # of a run


def line_up(bots: object) -> tuple[str, ...]:
    """Who plays: specifications in a row, or one text with commas between them."""
    if isinstance(bots, str):
        return tuple(split(bots))
    if isinstance(bots, Sequence) and bots and all(isinstance(name, str) for name in bots):
        return tuple(bots)
    raise Trouble("lab-line-up", bots=repr(bots))


def counted(games: object) -> int:
    """How many games."""
    found = whole(games)
    if found is None or found < 1:
        raise Trouble("lab-games", games=repr(games))
    if found > MOST_GAMES:
        raise Trouble("lab-many-games", games=str(found), most=str(MOST_GAMES))
    return found


def helpers(workers: object) -> int | None:
    """How many processes play; None stands for all cores."""
    found = whole(workers)
    if workers is not None and (found is None or found < 1):
        raise Trouble("lab-workers", workers=repr(workers))
    return found


def folder(path: object) -> Path:
    if not isinstance(path, str | Path) or not str(path):
        raise Trouble("lab-path", path=repr(path))
    return Path(path)


def several(name: str, value: Any) -> Sequence[Any]:
    """One value or a list of them, as a list."""
    if isinstance(value, str) or whole(value) is not None:
        return [value]
    if isinstance(value, Iterable):
        return list(value)
    raise Trouble("lab-several", what=name, value=repr(value))


def axes(vary: object) -> dict[str, list[object]]:
    """Settings with the values that they have one after the other."""
    if vary is None:
        return {}
    if isinstance(vary, Mapping) and all(is_list(values) for values in vary.values()):
        return {str(key): list(values) for key, values in vary.items()}
    raise Trouble("lab-vary-lists", vary=repr(vary), form="{'parking.jackpot': [False, True]}")


def is_list(values: object) -> bool:
    return isinstance(values, Iterable) and not isinstance(values, str | bytes)
