"""The page: whole in itself, right in what it says, in both languages, and drawn from the edition's own board."""

import re
import shlex
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import EDITIONS
from passgo.bots.outside.specs import split
from passgo.lab import simulate
from passgo.lab.report import answers
from passgo.lab.report.board import board, spot
from passgo.lab.report.charts import brief, places, steps
from passgo.lab.report.drawing import Drawing
from passgo.lab.report.page import columns
from passgo.lab.report.pictures import Picture, pictures
from passgo.lab.report.run import Run as Played
from passgo.lab.speech import Speech
from passgo.texts import LANGUAGES

Run = Callable[..., Result]
FIRST_OPTION = Path(__file__).parents[2] / "examples/bots/first_option.py"
PICTURES = ["board", "visited", "rounds", "returns", "order", "seats", "ruin", "worth", "cash"]


class Checker(HTMLParser):
    """Every tag is closed, nothing comes from elsewhere; keeps what people read."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.words: set[str] = set()
        self.feed(page)
        assert (self.open, self.outside) == ([], [])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "polygon", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open and data.strip():
            self.words.add(data.strip())


def fixed_words(language: str) -> dict[str, str]:
    """The lab's messages that have nothing to fill in."""
    found: dict[str, str] = {}
    text = files("passgo.texts").joinpath(language, "lab.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        name, _, words = line.partition(" = ")
        if name.startswith("lab-") and words and "{" not in words:
            found[name] = words
    return found


def reported(passgo: Run, folder: Path, language: str, *more: object) -> str:
    target = folder.parent / f"{folder.name}-{language}.html"
    assert passgo("report", folder, "--no-png", "--lang", language, "--out", target, *more).exit_code == 0
    return target.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_page_for_every_edition_in_every_language(passgo: Run, runs: Path, edition: str, language: str) -> None:
    page = reported(passgo, runs / edition, language)
    words = Checker(page).words
    assert f'<html lang="{language}">' in page
    assert "url(" not in page
    assert "prefers-color-scheme: dark" in page
    for name in PICTURES:
        assert f'<figure id="{name}"' in page
    mine = fixed_words(language)
    assert {mine[name] for name in ("lab-landings", "lab-ruin", "lab-groups", "lab-deeds", "lab-origin")} <= words
    (other,) = [one for one in LANGUAGES if one != language]
    foreign = {said for name, said in fixed_words(other).items() if said not in mine.values()}
    assert words & foreign == set()


def test_names_of_spaces_and_groups_are_french(passgo: Run, runs: Path) -> None:
    words = Checker(reported(passgo, runs / "classic", "fr")).words
    assert {"bleu clair", "gares", "services publics", "Compagnie des eaux", "Départ"} <= words
    assert not words & {"light blue", "railroads", "utilities", "Water Works", "GO"}
    assert any(re.fullmatch(r"\d,\d\d\u00a0%", word) for word in words)
    assert not any(re.search(r"\d\.\d+%", word) for word in words)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_the_board_is_the_editions_own(runs: Path, edition: str) -> None:
    run = Played(runs / edition)
    drawn = board(run, "")
    cells = [shape for shape in drawn.shapes if shape.kind == "rect" and shape.colour == "paper"]
    assert len(cells) == EDITIONS[edition].board.size
    spots = {shape.points[0] for shape in cells}
    assert len(spots) == len(cells)  # no two on the same spot, however many tracks there are
    for x, y in spots:
        assert 0 <= x <= drawn.width and 0 <= y <= drawn.height
    written = {shape.text for shape in drawn.shapes if shape.kind == "text"}
    groups = {row["group"] for row in run.spaces if row["group"]}
    assert {run.group(group)["name"] for group in groups} <= written  # colour is not the only sign


def test_a_ring_goes_round_from_the_lower_right() -> None:
    assert [spot(at, 4) for at in range(12)] == [
        *((3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)),
        *((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)),
    ]


def test_each_heading_gives_the_answer_with_its_interval(runs: Path) -> None:
    run = Played(runs / "timed")
    assert run.finished == run.games
    said = {name: picture.drawing.title.replace("\u00a0", " ") for name, picture in pictures([run]).items()}
    best = max(run.groups, key=lambda row: float(row["return"]))
    assert re.search(rf"{best['name']} .*€{float(best['return']):.2f} \(.* to .*\)", said["returns"])
    at, sure = answers.best_of(run.seat_rates())
    interval = f"{sure.value:.1%} ({100 * sure.low:.1f} to {100 * sure.high:.1f})"
    assert said["seats"].endswith(interval) and f"eat {at + 1} wins" in said["seats"]
    assert re.search(r"olling \w+ wins .*% \(.* to .*\)", said["order"])
    top = max(run.spaces, key=lambda row: int(row["landings"]))
    assert said["board"].startswith(top["name"])
    assert re.search(r"within \d+ rounds; on average they take [\d.]+ \(.* to .*\)", said["rounds"])
    assert re.search(r"In round \d+ winners hold €[\d,]+, the others €[\d,]+", said["cash"])


def test_without_a_winner_nobody_is_said_to_win(runs: Path) -> None:
    run = Played(runs / "classic")
    run.finished = 0
    said = {name: picture.drawing.title for name, picture in pictures([run]).items()}
    assert {said["order"], said["seats"], said["worth"]} == {"No game found a winner"}
    assert not any("won by" in words for _, words in answers.key_figures(run))
    assert any("won by" in words for _, words in answers.key_figures(Played(runs / "timed")))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Whether taxes, fines and bail gather", "rounds a game", "B less A", "A winners", "trader")),
        ("fr", ("Taxes, amendes et cautions", "tours de table par partie", "B moins A", "A gagnants", "trader")),
    ],
)
def test_two_runs_side_by_side(passgo: Run, runs: Path, language: str, words: tuple[str, ...]) -> None:
    page = reported(passgo, runs / "classic", language, "--compare", runs / "jackpot")
    Checker(page)
    for said in words[:-1]:
        assert said in page
    assert page.count('<i class="b">B</i>') == 2


def test_png_files(passgo: Run, runs: Path) -> None:
    result = passgo("report", runs / "mega", "--lang", "fr")
    assert result.exit_code == 0
    assert {f"report-{name}.png" for name in PICTURES} == {path.name for path in (runs / "mega").glob("*.png")}
    assert (runs / "mega" / "report-board.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_page_comes_alone(passgo: Run, runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.cli.report.find_spec", lambda name: None)
    result = passgo("report", runs / "classic", "--out", runs / "alone.html")
    assert result.exit_code == 0
    assert "pip install 'passgo[lab]'" in result.stderr
    assert (runs / "alone.html").exists()
    assert not list(runs.glob("alone*.png"))


def test_columns_hold_every_figure_once_and_end_alike() -> None:
    heights = [900, 300, 300, 250, 600, 250, 400]
    shown = [Picture("", Drawing(f"n{at}", "", 340, height), "") for at, height in enumerate(heights)]
    found = columns(shown)
    names = [re.findall(r'id="n(\d)"', column) for column in found]
    assert sorted(name for column in names for name in column) == [str(at) for at in range(7)]
    totals = [sum(heights[int(name)] for name in column) for column in names]
    assert max(totals) - min(totals) <= 300


@pytest.mark.parametrize("most", [0.013, 0.26, 1.0, 7.3, 998.0, 30_000.0])
def test_axes_end_above_the_highest(most: float) -> None:
    ticks = steps(most)
    assert ticks[0] == 0
    assert ticks[-1] >= most * 0.999
    assert 2 <= len(ticks) <= 7


@pytest.mark.parametrize(
    ("ticks", "percent", "decimals"),
    [([0, 0.1, 0.2], True, 0), ([0, 0.025, 0.05], True, 1), ([0, 0.5, 1], False, 1), ([0, 0.25, 0.5], False, 2)],
)
def test_axes_have_the_decimals_they_need(ticks: list[float], percent: bool, decimals: int) -> None:
    assert places(ticks, percent) == decimals


@pytest.mark.parametrize(
    ("amount", "most", "english", "french"),
    [
        (2500, 3000, "$2,500", "2\u202f500\u00a0$"),
        (0, 2_000_000, "$0", "0\u00a0$"),
        (1_500_000, 2_000_000, "$1,500k", "1\u202f500k\u00a0$"),
    ],
)
def test_amounts_beside_an_axis_stay_short(amount: float, most: float, english: str, french: str) -> None:
    assert brief(amount, most, Speech("en", "$")) == english
    assert brief(amount, most, Speech("fr", "$")) == french


def test_names_are_never_markup() -> None:
    drawing = Drawing("x", 'a "b" <c>', 10, 10)
    drawing.write(1, 1, "<script>&")
    svg = drawing.svg()
    assert "<script>" not in svg
    assert re.search(r'aria-label="a &quot;b&quot; &lt;c&gt;"', svg)


def test_the_command_that_gives_the_run_again_can_be_typed(tmp_path: Path) -> None:
    bots = [f"exec:{sys.executable} -I -S '{FIRST_OPTION}'", "simple"]
    simulate("classic", games=1, bots=bots, max_rounds=2, out=tmp_path / "run")
    typed = shlex.split(Played(tmp_path / "run", "en").command())
    assert typed[:3] == ["passgo", "simulate", "classic"]
    assert split(typed[typed.index("--bots") + 1]) == bots
