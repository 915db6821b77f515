"""Tables as Parquet files beside the CSV ones, with the same columns; needs the extra `passgo[lab]`."""

from pathlib import Path

from passgo.lab.schema import SCHEMAS

ROW_GROUP = 262_144  # rows; said here, so that the bytes do not depend on how the CSV was read


def to_parquet(folder: Path) -> None:
    import polars

    for file in sorted(folder.glob("*.csv")):
        frame = polars.read_csv(file, schema=SCHEMAS[file.stem].polars()).rechunk()
        frame.write_parquet(file.with_suffix(".parquet"), row_group_size=ROW_GROUP)
