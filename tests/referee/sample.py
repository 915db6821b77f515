"""A sample for `make test`: a seeded spread of games, and proof that the referee was not silent."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tests.referee.judging import Sheet, judge, setups, sheet_of

WEAK = ("random", "simple", "trader-1")
STRONG_ROUNDS = 6  # it thinks long
HANDBOOK = Path(__file__).parents[2] / "docs" / "rules"


def judged_sample(edition: str, games: int, strong: int, seed: int = 1) -> Counter[str]:
    """So many games of the three quick bots, and a few of those who judge by chances; a disagreement is raised."""
    sheet = sheet_of(edition)
    judged: Counter[str] = Counter()
    for setup in setups(sheet, games, seed, WEAK):
        judged += judge(setup)
    for setup in setups(sheet, strong, seed, ("trader", "strong")):
        judged += judge(replace(setup, rounds=STRONG_ROUNDS))
    silent = [kind for kind in sheet.kinds if not judged[kind]]
    assert not silent, f"never judged: {silent}"
    return judged


def unplayed(sheet: Sheet) -> list[str]:
    """Values of settings in the handbook that no set of the referee plays, and for which he gives no reason."""
    played: dict[str, set[str]] = {}
    for settings in sheet.settings:
        for key, value in settings.items():
            played.setdefault(key, set()).add(str(value).lower())
    missing: list[str] = []
    for line in (HANDBOOK / f"{sheet.edition}.md").read_text(encoding="utf-8").splitlines():
        row = re.match(r"\| `([a-z_0-9.]+)` \| ([^|]+) \| ([^|]+) \|", line)
        if row is None or row[1] in sheet.not_judged:
            continue
        key, allowed, default = row[1], row[2].strip(), row[3].strip()
        values = played.get(key, set())
        if "number" in allowed:
            missing += [] if values else [key]
            continue
        named = allowed.split(" or ") if " or " in allowed else allowed.split(", ")
        missing += [f"{key}={value}" for value in named if value != default and value.lower() not in values]
    return missing
