"""All editions by name: those that come with passgo, and those that other packages announce.

Another package says `[project.entry-points."passgo.editions"]` and `its-name = "its_module:ITS_EDITION"`. A board of
plain files is found by its folder, in the variable PASSGO_EDITIONS.
"""

import os
from importlib import import_module

from passgo.editions.classic import CLASSIC
from passgo.editions.mega import MEGA
from passgo.editions.millionaire import MILLIONAIRE
from passgo.editions.outside import register_outside
from passgo.editions.ultimate import ULTIMATE
from passgo.engine.edition import EDITIONS

__all__ = ["DEFAULT_EDITION", "EDITIONS"]

DEFAULT_EDITION = CLASSIC.name

for edition in (CLASSIC, MEGA, ULTIMATE, MILLIONAIRE):  # our own in the order of the shelf
    EDITIONS[edition.name] = EDITIONS.pop(edition.name)
register_outside()
if "PASSGO_EDITIONS" in os.environ:
    import_module("passgo.editions.plain").register_named()  # which is not compiled with the editions
