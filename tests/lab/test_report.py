"""The page: whole in itself, right in what it says, and drawn from the edition's own board."""

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo import EDITIONS
from passgo.cli.app import app
from passgo.lab.report.answers import answers
from passgo.lab.report.board import board, spot
from passgo.lab.report.charts import brief, steps
from passgo.lab.report.drawing import Drawing
from passgo.lab.report.run import Run as Played

Run = Callable[..., Result]
Refused = Callable[..., str]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A short run of every edition, and one with a house rule."""
    folder = tmp_path_factory.mktemp("runs")
    few = ["--games", "12", "--max-rounds", "40", "--workers", "1"]
    for edition in EDITIONS:
        CliRunner().invoke(app, ["simulate", edition, *few, "--out", str(folder / edition)])
    house = ["--settings", "parking.jackpot=true", "--bots", "simple,random"]
    CliRunner().invoke(app, ["simulate", "classic", *few, *house, "--out", str(folder / "jackpot")])
    yield folder


class Checker(HTMLParser):
    """Every tag is closed, and nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "polygon"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_page_for_every_edition(passgo: Run, runs: Path, edition: str) -> None:
    result = passgo("report", runs / edition, "--no-png")
    assert result.exit_code == 0
    page = (runs / edition / "report.html").read_text(encoding="utf-8")
    checker = Checker()
    checker.feed(page)
    assert (checker.open, checker.outside) == ([], [])
    assert "url(" not in page
    for words in ("put in", "rounds", "Where tokens land", "What bankrupts people", "Group by group", "digest"):
        assert words in page
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_board_is_the_editions_own(runs: Path, edition: str) -> None:
    run = Played(runs / edition)
    drawn = board(run)
    cells = [shape for shape in drawn.shapes if shape.kind == "rect" and shape.colour == "paper"]
    assert len(cells) == EDITIONS[edition].board.size
    places = {shape.points[0] for shape in cells}
    assert len(places) == len(cells)  # no two on the same spot, however many tracks there are
    for x, y in places:
        assert 0 <= x <= drawn.width and 0 <= y <= drawn.height
    written = {shape.text for shape in drawn.shapes if shape.kind == "text"}
    assert {row["group"] for row in run.spaces if row["group"]} <= written  # colour is not the only sign


def test_a_ring_goes_round_from_the_lower_right() -> None:
    assert [spot(at, 4) for at in range(12)] == [
        *((3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)),
        *((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)),
    ]


def test_the_headline_names_the_group_that_pays_best(runs: Path) -> None:
    run = Played(runs / "classic")
    best = max(run.groups, key=lambda row: float(row["return"]))
    head, detail = answers(run)[0]
    assert head.startswith(best["name"].capitalize())
    assert f"${float(best['return']):.2f}" in head
    assert "95% sure" in detail


def test_two_runs_side_by_side(passgo: Run, runs: Path) -> None:
    result = passgo("report", runs / "classic", "--compare", runs / "jackpot", "--no-png")
    assert result.exit_code == 0
    page = (runs / "classic" / "compared.html").read_text(encoding="utf-8")
    assert "parking.jackpot False or True" in page
    assert "rounds a game, mean" in page
    assert "Net worth over time (B)" in page


def test_png_files(passgo: Run, runs: Path) -> None:
    result = passgo("report", runs / "mega")
    assert result.exit_code == 0
    found = {path.name for path in (runs / "mega").glob("*.png")}
    assert {"report-board.png", "report-returns.png", "report-rounds.png", "report-worth.png"} <= found
    assert (runs / "mega" / "report-board.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_page_comes_alone(passgo: Run, runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.cli.report.find_spec", lambda name: None)
    result = passgo("report", runs / "classic", "--out", runs / "alone.html")
    assert result.exit_code == 0
    assert "pip install 'passgo[lab]'" in result.stderr
    assert (runs / "alone.html").exists()
    assert not list(runs.glob("alone*.png"))


def test_a_folder_without_a_run_is_refused(refused: Refused, tmp_path: Path) -> None:
    assert "holds no finished run" in refused("report", tmp_path)


@pytest.mark.parametrize("most", [0.013, 0.26, 1.0, 7.3, 998.0, 30_000.0])
def test_axes_end_above_the_highest(most: float) -> None:
    ticks = steps(most)
    assert ticks[0] == 0
    assert ticks[-1] >= most * 0.999
    assert 2 <= len(ticks) <= 7


@pytest.mark.parametrize(
    ("amount", "most", "label"), [(2500, 3000, "2,500"), (0, 2_000_000, "0"), (1_500_000, 2_000_000, "1,500k")]
)
def test_amounts_beside_an_axis_stay_short(amount: float, most: float, label: str) -> None:
    assert brief(amount, most) == label


def test_names_are_never_markup() -> None:
    drawing = Drawing("x", 'a "b" <c>', 10, 10)
    drawing.write(1, 1, "<script>&")
    svg = drawing.svg()
    assert "<script>" not in svg
    assert re.search(r'aria-label="a &quot;b&quot; &lt;c&gt;"', svg)
