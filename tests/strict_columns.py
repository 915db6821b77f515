"""Columns that refuse negative numbers when interpreted, too, as compiled ones do (`setup.py` tells why those do).

With lists, `column[-1]` would be a value in one build and an error in the other, and no test of the source would tell.
A lookup in Python nearly doubles the time of a game, so `make test` has these columns in a part of the tests only:
those that come to every rule, every bot and every edition. PASSGO_STRICT_COLUMNS=1 switches them on.
"""

import importlib.util
import sys
from typing import Any


class StrictColumn(list[Any]):
    """A list in which no index is negative."""

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is slice:
            refuse_negative(at.start)
            refuse_negative(at.stop)
            return StrictColumn(list.__getitem__(self, at))
        if at < 0:
            raise IndexError(f"a column is read by a negative index: {at}")
        return list.__getitem__(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        refuse_negative(at)
        list.__setitem__(self, at, value)


def refuse_negative(at: Any) -> None:
    if at is not None and at < 0:
        raise IndexError(f"a column is read or written by a negative index: {at}")


class StrictVec:
    """Stands for `vec`: `vec[i64]` makes strict columns."""

    def __class_getitem__(cls, item: Any) -> type[StrictColumn]:
        return StrictColumn


def switch_on() -> None:
    """Before anything else of passgo is imported, as boards and editions are made of columns, too."""
    package = importlib.util.find_spec("passgo")
    assert package is not None and package.submodule_search_locations and "passgo" not in sys.modules
    file = f"{package.submodule_search_locations[0]}/engine/columns.py"
    spec = importlib.util.spec_from_file_location("passgo.engine.columns", file)
    assert spec is not None and spec.loader is not None
    columns = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(columns)
    vars(columns)["vec"] = StrictVec
    sys.modules[spec.name] = columns
