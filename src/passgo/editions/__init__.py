"""All editions by name: those that come with passgo, and those that other packages announce.

Another package says `[project.entry-points."passgo.editions"]` and `its-name = "its_module:ITS_EDITION"`. A board of
plain files is found by its folder, in the variable PASSGO_EDITIONS.
"""

import os
import warnings
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from multiprocessing import current_process

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
                raise TypeError(f"{entry.value} is not an Edition")
            if found.package:
                files(found.package)  # where its words are; what is no package is refused here
            register(found)
        except Exception as error:  # whatever is wrong with it, the other editions can be played
            if current_process().name == "MainProcess":  # the workers of a process say nothing that it has said already
                warnings.warn(f"the edition {entry.name!r} is left out: {reason(error)}", stacklevel=2)


def reason(error: Exception) -> str:
    """What is wrong, in words if the error has any that tell it by themselves."""
    told = isinstance(error, ImportError | SyntaxError | TypeError | ValueError)
    return str(error) if told else f"{type(error).__name__}: {error}"


register_all()
if "PASSGO_EDITIONS" in os.environ:
    import_module("passgo.editions.plain").register_named()  # which is not compiled with the editions
