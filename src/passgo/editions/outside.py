"""The editions of other packages, which announce them as entry points of the group `passgo.editions`."""

import os
import sys
import warnings

from passgo.engine.edition import Edition, register

GROUP = "passgo.editions"


def is_announced() -> bool:
    """Whether some installed package names the group at all.

    Its file is looked into directly: the proper way, importlib.metadata, takes longer to import than all of passgo.
    """
    for entry in sys.path:
        try:
            names = os.listdir(entry or ".")
        except NotADirectoryError:
            return True  # an archive, into which only the proper way can look
        except OSError:
            continue  # a folder that is not there has no packages
        for name in names:
            if name.endswith((".dist-info", ".egg-info")) and names_group(os.path.join(entry, name)):
                return True
    return False


def names_group(folder: str) -> bool:
    try:
        with open(os.path.join(folder, "entry_points.txt"), encoding="utf-8") as file:
            return GROUP in file.read()
    except (OSError, ValueError):  # a package without entry points, or with a file that nobody can read
        return False


def register_outside() -> None:
    """Whatever is announced. An edition that cannot be used is left out, with a warning."""
    if not is_announced():
        return
    from importlib.metadata import entry_points
    from importlib.resources import files
    from multiprocessing import current_process

    for entry in entry_points(group=GROUP):
        try:
            found = entry.load()
            if not isinstance(found, Edition):
                raise TypeError(f"{entry.value} is not an Edition")
            if found.package:
                files(found.package)  # where its words are; what is no package is refused here
            register(found)
        except Exception as error:  # whatever is wrong with it, the other editions can be played
            if current_process().name == "MainProcess":  # the workers of a process say nothing that it has said already
                warnings.warn(f"the edition {entry.name!r} is left out: {reason(error)}", stacklevel=3)


def reason(error: Exception) -> str:
    """What is wrong, in words if the error has any that tell it by themselves."""
    told = isinstance(error, ImportError | SyntaxError | TypeError | ValueError)
    return str(error) if told else f"{type(error).__name__}: {error}"
