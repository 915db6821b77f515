"""Games that stopped at the limit: how many, and in how many of them the players had too much money to end."""

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import polars
import pytest
from typer.testing import Result

from passgo.engine.rules.endless import is_past_hope
from passgo.lab.folder import checksum
from passgo.lab.runner import Dealer, Plan, run_chunk
from passgo.lab.speech import Speech
from passgo.lab.summary import summary, unended

Run = Callable[..., Result]
GAMES, LIMIT = 12, 200  # of simple bots, who never trade: some end, and some have too much money by then
WANTED = ("simulate", "classic", "--games", GAMES, "--max-rounds", LIMIT, "--seed", 3, "--workers", 1)
PLAN = Plan("classic", bots=("simple",), seed=3, max_rounds=LIMIT)


@pytest.fixture(scope="module")
def played() -> dict[int, tuple[bool, bool]]:
    """By game whether it has ended, and whether it is past hope, as the engine says of the last position."""
    states = {k: Dealer(PLAN).played(k) for k in range(GAMES)}
    return {k: (s.over, is_past_hope(s)) for k, s in states.items()}


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def told(result: Result) -> str:
    return " ".join(result.stdout.replace("\u00a0", " ").replace("\u202f", " ").split())


def test_the_summary_counts_them(played: dict[int, tuple[bool, bool]]) -> None:
    found = summary(PLAN, run_chunk(PLAN, 0, GAMES))
    left = [hopeless for over, hopeless in played.values() if not over]
    assert found["finished"] == GAMES - len(left) > 0
    assert found["past_hope"] == sum(left) > 0
    assert not any(hopeless for over, hopeless in played.values() if over)


def test_every_game_tells_it_in_its_row(passgo: Run, tmp_path: Path, played: dict[int, tuple[bool, bool]]) -> None:
    result = passgo(*WANTED, "--out", tmp_path / "run", "--parquet")
    assert result.exit_code == 0
    expected = ["true" if hopeless else "false" for _, hopeless in played.values()]
    assert [row["past_hope"] for row in rows(tmp_path / "run")] == expected
    assert polars.read_parquet(tmp_path / "run" / "games.parquet").schema["past_hope"] == polars.Boolean
    left, hopeless = sum(not over for over, _ in played.values()), sum(hope for _, hope in played.values())
    sentence = f"{left} of 12 games had not ended after 200 rounds; in {hopeless} of them the players held more money"
    assert sentence in told(result)
    page = tmp_path / "page.html"
    assert passgo("report", tmp_path / "run", "--no-png", "--out", page).exit_code == 0
    assert f"<br>{sentence} than the Bank could ever get back.</p>" in page.read_text(encoding="utf-8")
    french = told(passgo(*WANTED, "--out", tmp_path / "run", "--lang", "fr"))
    assert f"{left} parties sur 12 n’étaient pas finies après 200 tours ; dans {hopeless} d’entre elles" in french


def test_programs_are_told_the_number(passgo: Run, played: dict[int, tuple[bool, bool]]) -> None:
    found = json.loads(passgo(*WANTED, "--json").stdout)
    assert found["past_hope"] == sum(hopeless for _, hopeless in played.values())


@pytest.mark.parametrize(
    ("language", "finished", "hopeless", "sentence"),
    [
        ("en", 2000, 0, ""),
        ("en", 1999, 1, "One of 2,000 games had not ended after 1,700 rounds; its players held more"),
        ("en", 1000, 0, "1,000 of 2,000 games had not ended after 1,700 rounds; in none of them did the players"),
        ("fr", 1999, 0, "Une partie sur 2 000 n’était pas finie après 1 700 tours ; ses joueurs n’avaient pas plus"),
        ("fr", 0, 1500, "2 000 parties sur 2 000 n’étaient pas finies après 1 700 tours ; dans 1 500 d’entre elles"),
        ("en", 1998, None, "2 of 2,000 games had not ended after 1,700 rounds"),
    ],
)
def test_the_sentence(language: str, finished: int, hopeless: int | None, sentence: str) -> None:
    figures = {"games": 2000, "finished": finished, "max_rounds": 1700}
    figures |= {} if hopeless is None else {"past_hope": hopeless}
    said = unended(figures, Speech(language)).replace("\u00a0", " ").replace("\u202f", " ")
    assert said.startswith(sentence) and (hopeless is not None or said == sentence)
    assert bool(said) == bool(sentence)


def older(folder: Path) -> None:
    """Make a finished run one from before this was counted."""
    games = folder / "games.csv"
    cut = [line.rpartition(",")[0] for line in games.read_text(encoding="utf-8").splitlines()]
    games.write_text("\n".join(cut) + "\n", encoding="utf-8")
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    del manifest["summary"]["past_hope"]
    manifest["files"]["games.csv"] = checksum(games)
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")


def test_runs_from_before_are_still_read(passgo: Run, tmp_path: Path) -> None:
    assert passgo(*WANTED, "--out", tmp_path / "new").exit_code == 0
    shutil.copytree(tmp_path / "new", tmp_path / "old")
    older(tmp_path / "old")
    again = passgo(*WANTED, "--out", tmp_path / "old")
    assert again.exit_code == 0 and "had not ended after 200 rounds." in told(again)
    page = tmp_path / "page.html"
    for more in ((), ("--compare", tmp_path / "new")):
        assert passgo("report", tmp_path / "old", "--no-png", "--out", page, *more).exit_code == 0
        assert "had not ended after 200 rounds.</p>" in page.read_text(encoding="utf-8")
    assert "more money than the Bank could ever get back.</p>" in page.read_text(encoding="utf-8")  # of the new one


def test_an_interrupted_run_from_before_is_played_again(
    passgo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its chunks did not count cannot be made up; the same games come out again."""
    monkeypatch.setattr("passgo.lab.folder.Folder.finish", lambda self, parquet: (_ for _ in ()).throw(SystemExit(9)))
    assert passgo(*WANTED, "--out", tmp_path / "run").exit_code == 9
    monkeypatch.undo()
    (chunk,) = (tmp_path / "run" / "unfinished").glob("0*.chunk")
    sizes, tally, games = chunk.read_bytes().split(b"\n", 2)
    data = json.loads(tally)
    del data["past_hope"]
    chunk.write_bytes(b"\n".join([sizes, json.dumps(data).encode(), games.replace(b"limit", b"other")]))
    assert passgo(*WANTED, "--out", tmp_path / "run").exit_code == 0
    assert passgo(*WANTED, "--out", tmp_path / "fresh").exit_code == 0
    assert rows(tmp_path / "run") == rows(tmp_path / "fresh")
