"""Say whether the installed passgo is compiled, and why. With --strict, fail if compiling was tried and failed, or if
the compiled columns can be read by negative indices, as `setup.py` tells."""

import json
import sys
from importlib.metadata import distribution
from pathlib import Path


def trouble(outcome: dict[str, object]) -> str:
    """What is wrong with a build, in a sentence; nothing where all is well."""
    if outcome["failed"]:
        return "Compiling was tried and failed."
    lookups, changed = outcome.get("lookups", 0), outcome.get("from_the_front", 0)
    if outcome["compiled"] and (not changed or lookups != changed):
        return (
            f"Only {changed} of {lookups} lookups in columns refuse negative numbers, so the compiled build means "
            "something else than the source that was tested: FROM_BEHIND in setup.py does not fit this mypyc's C."
        )
    return ""


if __name__ == "__main__":
    file = Path(str(distribution("passgo").locate_file("passgo/_build.json")))
    outcome = json.loads(file.read_text(encoding="utf-8"))
    print(f"passgo is {'compiled' if outcome['compiled'] else 'plain Python, slower'}: {outcome['why']}.")
    if "--strict" in sys.argv:
        sys.exit(trouble(outcome) or None)
