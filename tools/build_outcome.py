"""Say whether the installed passgo is compiled, and why; with --strict, fail if compiling was tried and failed."""

import json
import sys
from importlib.metadata import distribution
from pathlib import Path

outcome = json.loads(Path(str(distribution("passgo").locate_file("passgo/_build.json"))).read_text(encoding="utf-8"))
print(f"passgo is {'compiled' if outcome['compiled'] else 'plain Python, slower'}: {outcome['why']}.")
sys.exit("--strict" in sys.argv and outcome["failed"])
