"""Write docs/schemas.md from what the lab declares about its tables.

`python -m tools.schemas` writes the page; a test tells whether it is up to date.
"""

from pathlib import Path

from passgo.lab.schema import OTHER_TABLES, SCHEMAS, Schema

PAGE = Path(__file__).resolve().parents[1] / "docs/schemas.md"
HEAD = """# The tables of the lab

Written by `python -m tools.schemas` from `src/passgo/lab/schema.py`, which is also what the files are made by.

`passgo simulate … --out DIR` writes each of these tables as `DIR/NAME.csv`, and with `--parquet` as
`DIR/NAME.parquet` too, with the same columns, types and values. `passgo.lab.simulate(…)` gives them in memory
(`result.games.polars()`). Columns and types are the same for every edition, variant and number of players, whatever
happened in the games, so that tables of any runs can be put on top of each other and joined: `run` says which run a
row is of, `runs` what that run was.

- Numbers and truth values are never missing. A seat that is not there is `-1`; a figure of nothing, such as a rate of
  no games, is `NaN`.
- Text may be missing: an empty cell in CSV, null in Parquet and in frames.
- Floats always have a decimal point, so readers that guess types guess these;
  `passgo.lab.SCHEMAS["players"].polars()` is the schema for those that do not.
- Seats, orders of play and games count from 0; rounds and places from 1.

| type | CSV | Parquet, polars |
|---|---|---|
| int | digits, perhaps with a minus | `Int64` |
| float | digits with a point, or `NaN` | `Float64` |
| text | UTF-8, quoted where it must be | `String` |
| bool | `true` or `false` | `Boolean` |

Beside the tables lie `manifest.json` (the plan, the versions, the summary that `--json` prints, a checksum for each
file) and `totals.json` (the sums that a run is gone on from; not for reading).
"""

OTHERS = """# Tables of tournaments, sweeps and the arena

`passgo.lab.tournament(…).standings` is the first of these, `passgo.lab.sweep(…)` has the next three. `passgo sweep …
--out DIR` writes `cells.csv` and `figures.csv`, and a folder with all tables of the run for each cell; `passgo arena …
--out DIR` writes `arena.csv`.
"""


def section(schema: Schema) -> str:
    lines = [
        f"## {schema.name}",
        "",
        f"A row for each {schema.row}.",
        "",
        "| column | type | meaning |",
        "|---|---|---|",
    ]
    lines += [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in schema.columns]
    return "\n".join(lines)


def page() -> str:
    runs, others = ([section(schema) for schema in found.values()] for found in (SCHEMAS, OTHER_TABLES))
    return "\n\n".join([HEAD.rstrip(), *runs, OTHERS.rstrip(), *others]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
