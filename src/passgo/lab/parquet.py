"""Tables as Parquet files beside the CSV ones; needs the extra `passgo[parquet]`."""

from collections.abc import Iterable
from pathlib import Path


def to_parquet(files: Iterable[Path]) -> None:
    import polars

    for file in files:
        polars.read_csv(file, infer_schema_length=None).write_parquet(file.with_suffix(".parquet"))
