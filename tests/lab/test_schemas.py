"""The tables have the columns and types that docs/schemas.md promises, whatever was played, and lie on each other."""

from collections.abc import Callable
from pathlib import Path

import polars
import pytest
from typer.testing import Result

from passgo import EDITIONS
from passgo.lab.schema import SCHEMAS
from tools.schemas import PAGE, page

Run = Callable[..., Result]
FEW = ("--games", 6, "--workers", 1, "--turns", "--parquet")
PLAYED = {
    **{(name, variant): () for name, edition in EDITIONS.items() for variant in edition.variants},
    ("classic", "undecided"): ("--max-rounds", 3),  # nobody wins, nobody is bankrupt, hardly anything is owned
    ("classic", "traders"): ("--bots", "trader,random", "--players", 2, "--max-rounds", 200),
    ("millionaire", "random"): ("--bots", "random", "--players", 2, "--max-rounds", 60),
    ("ultimate", "table of twelve"): ("--players", 12, "--max-rounds", 12, "--settings", "trade.immunity=true"),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    from typer.testing import CliRunner

    from passgo.cli.app import app

    home = tmp_path_factory.mktemp("every")
    found = []
    for (edition, how), more in PLAYED.items():
        variant = how if how in EDITIONS[edition].variants else "normal"
        found.append(home / f"{edition}-{how}")
        said = ["simulate", edition, *FEW, "--max-rounds", 40, "--variant", variant, *more, "--out", found[-1]]
        result = CliRunner().invoke(app, [str(word) for word in said], catch_exceptions=False)
        assert result.exit_code == 0, result.output
    return found


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew with: python -m tools.schemas"


def test_every_file_has_a_schema_and_every_schema_a_file(folders: list[Path]) -> None:
    for folder in folders:
        for ending in ("csv", "parquet"):
            assert {path.stem for path in folder.glob(f"*.{ending}")} == set(SCHEMAS)


@pytest.mark.parametrize("table", SCHEMAS)
def test_polars_reads_and_joins_the_runs_of_all_editions_and_variants(folders: list[Path], table: str) -> None:
    wanted = SCHEMAS[table].polars()
    guessed = [polars.read_csv(folder / f"{table}.csv") for folder in folders]
    told = [polars.read_csv(folder / f"{table}.csv", schema=wanted) for folder in folders]
    packed = [polars.read_parquet(folder / f"{table}.parquet") for folder in folders]
    for frames in (guessed, told, packed):
        assert [dict(frame.schema) for frame in frames] == [wanted] * len(frames)
        assert polars.concat(frames, how="vertical").height == sum(frame.height for frame in frames)
    for text, frame, parquet in zip(guessed, told, packed, strict=True):
        assert text.equals(frame) and frame.equals(parquet)
        assert frame.height > 0
        for name, kind in SCHEMAS[table].types.items():
            if kind != "text":
                assert frame[name].null_count() == 0
    assert polars.concat(packed)["run"].n_unique() == len(folders)


def test_runs_tell_the_rows_of_a_concatenated_table_apart(folders: list[Path]) -> None:
    runs, games, settings = (
        polars.concat([polars.read_csv(folder / f"{table}.csv") for folder in folders])
        for table in ("runs", "games", "settings")
    )
    joined = games.join(runs, on="run", suffix="_run")
    assert joined.height == games.height == 6 * len(folders)
    assert set(joined["edition"]) == set(EDITIONS)
    immune = settings.filter(setting="trade.immunity", value="true")["run"].to_list()
    assert runs.filter(polars.col("run").is_in(immune))["players"].to_list() == [12]


def test_what_there_is_none_of(folders: list[Path]) -> None:
    cut = next(folder for folder in folders if folder.name == "classic-undecided")
    games, players = (polars.read_csv(cut / f"{table}.csv") for table in ("games", "players"))
    assert set(games["winner"]) == {-1} and set(games["winners"]) == {0}
    assert players["cause"].null_count() == players.height
    assert set(players["bankrupt_round"]) == {0} and set(players["creditor_seat"]) == {-1}
    groups, rounds = (polars.read_csv(cut / f"{table}.csv") for table in ("groups", "rounds"))
    assert groups["won_rate"].is_nan().all() and rounds["winner_cash"].is_nan().all()
    bare = groups.filter(polars.col("money") == 0)
    assert bare.height and bare["return"].is_nan().all()


def test_winners_and_creditors_agree_with_each_other(folders: list[Path]) -> None:
    joined = polars.concat([polars.read_parquet(folder / "players.parquet") for folder in folders]).join(
        polars.concat([polars.read_parquet(folder / "games.parquet") for folder in folders]), on=["run", "game"]
    )
    alone = joined.filter(polars.col("winners") == 1)
    assert alone.height and (alone["won"] == (alone["seat"] == alone["winner"]).cast(polars.Float64)).all()
    out = joined.filter(polars.col("cause").is_not_null())
    assert (
        out.height
        and (out["bankrupt_round"] > 0).all()
        and ((out["creditor"] == "bank") == (out["creditor_seat"] == -1)).all()
    )
    kept = joined.filter(polars.col("cause").is_null())
    assert kept["creditor"].null_count() == kept.height
