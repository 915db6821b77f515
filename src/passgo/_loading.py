"""Takes the source of compiled modules where what they were compiled against is not installed.

A wheel holds both side by side. Without librt, or with one that is too old, the same modules are imported from their
source instead: the same game, slower.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds passgo's modules as source and never compiled."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("passgo."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:  # a folder without modules has none
                return spec
        return None


def can_run_compiled() -> bool:
    """Whether the module that all compiled ones need can be imported; as source it always can."""
    try:
        import_module("passgo.engine.columns")
    except (ImportError, AttributeError, ValueError):  # librt is not there, or too old, or of another make
        return False
    return True


if not can_run_compiled():
    sys.meta_path.insert(0, SourceFinder)
