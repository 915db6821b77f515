"""Say whether the installed passgo is compiled, and why. With --strict, fail if compiling was tried and failed, or if
the compiled columns can be read by negative indices, as `setup.py` tells."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path


def trouble(outcome: dict[str, object]) -> str:
    """What is wrong with a build, in a sentence; nothing where all is well."""
    if outcome["failed"]:
        return "Compiling was tried and failed."
    lookups, changed = outcome.get("lookups", 0), outcome.get("from_the_front", 0)
    if outcome["compiled"] and (not changed or lookups != changed):
        return (
            f"Only {changed} of {lookups} lookups in columns refuse negative numbers, so the compiled build means "
            "something else than the source that was tested: NEGATIVE_INDEX in setup.py does not fit this mypyc's C."
        )
    return ""


if __name__ == "__main__":
    spec = find_spec("passgo")  # looked for, not imported: it may not work at all
    if spec is None or spec.origin is None:
        sys.exit("passgo is not installed.")
    file = Path(spec.origin).with_name("_build.json")
    if not file.exists():
        sys.exit("passgo runs from its source, without a build.")
    outcome = json.loads(file.read_text(encoding="utf-8"))
    print(f"passgo is {'compiled' if outcome['compiled'] else 'plain Python, slower'}: {outcome['why']}.")
    if "--strict" in sys.argv:
        sys.exit(trouble(outcome) or None)
