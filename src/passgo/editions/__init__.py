"""All editions by name: those that come with passgo, and those that other packages announce.

Another package says `[project.entry-points."passgo.editions"]` and `its-name = "its_module:ITS_EDITION"`.
"""

import warnings
from importlib.metadata import entry_points

from passgo.editions.classic import CLASSIC
from passgo.editions.mega import MEGA
from passgo.editions.millionaire import MILLIONAIRE
from passgo.editions.ultimate import ULTIMATE
from passgo.engine.edition import EDITIONS, Edition, register

__all__ = ["DEFAULT_EDITION", "EDITIONS"]

DEFAULT_EDITION = CLASSIC.name


def register_all() -> None:
    """Our own in the order of the shelf, then the others'. One that cannot be used is left out, with a warning."""
    for edition in (CLASSIC, MEGA, ULTIMATE, MILLIONAIRE):
        EDITIONS[edition.name] = EDITIONS.pop(edition.name)
    for entry in entry_points(group="passgo.editions"):
        try:
            found = entry.load()
            if not isinstance(found, Edition):
                raise TypeError(f"{entry.value} is no Edition")
            if EDITIONS.get(found.name, found) is not found:
                raise ValueError(f"there is another edition called {found.name!r}")
            register(found)
        except Exception as error:  # whatever is wrong with it, the other editions can be played
            warnings.warn(f"the edition {entry.name!r} is left out: {error}", stacklevel=2)


register_all()
