"""Runs side by side: what differs, by how much, and whether that is more than chance."""

import re
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from passgo.lab.report import compare
from passgo.lab.report.page import title
from passgo.lab.report.pictures import pictures
from passgo.lab.report.run import Run
from passgo.lab.statistics import Estimate

Command = Callable[..., Result]
Refused = Callable[..., str]


def change(low: float, value: float, high: float, about: str = "order") -> compare.Change:
    return compare.Change(
        about, "wins", Estimate(0.2, 0.1, 0.3), Estimate(0.2 + value, 0, 1), Estimate(value, low, high), -1
    )


def test_a_difference_is_clear_when_its_interval_has_no_nought() -> None:
    assert change(0.01, 0.02, 0.03).clear
    assert change(-0.03, -0.02, -0.01).clear
    assert not change(-0.01, 0.02, 0.05).clear


def test_a_run_beside_itself_changes_nothing(runs: Path) -> None:
    run = Run(runs / "classic")
    found = compare.changes(run, run)
    assert not any(each.clear for each in found)
    assert compare.differing(run, run) == []
    assert compare.length_change(run, found) == "Games last as long, as far as these games can tell"
    assert compare.landings_told(run, run) == "Moves end where they did before: no space differs by more than chance"
    assert compare.told(run, found, "returns") == "No difference that is more than chance"


def test_what_runs_differ_in_is_said_in_words(runs: Path) -> None:
    first, second = Run(runs / "classic", "fr"), Run(runs / "jackpot", "fr")
    rule, bots = ((what, a, b) for what, a, b in reversed(compare.differing(first, second)))
    assert rule[0].startswith("Taxes, amendes et cautions") and rule[1:] == ("non", "oui")
    assert bots == ("robots", "4 × simple", "simple et random")


def test_the_clearest_change_is_the_answer(runs: Path) -> None:
    run = Run(runs / "classic")
    small, large = change(0.01, 0.02, 0.03), change(0.01, 0.2, 0.39)
    other = change(0.1, 0.2, 0.3, "seats")
    assert compare.told(run, [large, small, other], "order") == "Wins: 20.0% in A, 22.0% in B (+2.0 points)"


def test_longer_and_shorter_games(runs: Path) -> None:
    run = Run(runs / "classic")
    longer = compare.Change("rounds", "", Estimate(1, 1, 1), Estimate(1, 1, 1), Estimate(3.0, 2.0, 4.0), 1)
    shorter = compare.Change("rounds", "", Estimate(1, 1, 1), Estimate(1, 1, 1), Estimate(-3.0, -4.0, -2.0), 1)
    assert compare.length_change(run, [longer]) == "Games get longer by 3.0 rounds (2.0 to 4.0)"
    assert compare.length_change(run, [shorter]) == "Games get shorter by 3.0 rounds (2.0 to 4.0)"


def test_landings_that_moved_are_named(runs: Path) -> None:
    first, second = Run(runs / "classic"), Run(runs / "classic")
    row = second.spaces[24]
    row["landings"] = str(10 * int(row["landings"]))
    assert compare.landings_told(first, second).startswith(f"{row['name']} changes most: ")


def test_wins_are_not_compared_between_tables_of_different_size(runs: Path) -> None:
    four, three, timed = Run(runs / "classic"), Run(runs / "three"), Run(runs / "timed")
    assert {"order", "seats"} <= {each.about for each in compare.changes(timed, timed)}
    assert not {"order", "seats", "bots"} & {each.about for each in compare.changes(timed, three)}
    assert {"order", "seats"} <= set(pictures([four, timed]))
    assert not {"order", "seats", "bots"} & set(pictures([four, three]))


def test_several_runs_each_against_the_first(passgo: Command, refused: Refused, runs: Path) -> None:
    others = [runs / "jackpot", runs / "timed", runs / "three"]
    target = runs / "four.html"
    said = [word for other in others for word in ("--compare", other)]
    assert passgo("report", runs / "classic", *said, "--no-png", "--out", target).exit_code == 0
    page = target.read_text(encoding="utf-8")
    for letter in "BCD":
        assert f"What {letter} changes" in page and f"{letter} less A" in page
        assert page.count(f'<i class="{letter.lower()}">{letter}</i>') == 2  # its head, and where it comes from
    assert page.count("A winners") == page.count("D winners") == 2
    assert {'<figure id="board"', '<figure id="board-c"', '<figure id="board-d"'} <= set(
        re.findall(r'<figure id="board[^"]*"', page)
    )
    assert '<figure id="order"' not in page  # three players win more than four
    french = passgo("report", runs / "classic", *said, "--no-png", "--lang", "fr", "--out", target)
    assert french.exit_code == 0 and "Ce que D change" in target.read_text(encoding="utf-8")
    seven = [word for _ in range(6) for word in ("--compare", runs / "jackpot")]
    assert "7 runs are too many to compare; at most 6" in refused("report", runs / "classic", *seven)
    mixed = ("--compare", runs / "jackpot", "--compare", runs / "mega")
    assert "only runs of one edition can be compared" in refused("report", runs / "classic", *mixed)


def test_what_several_runs_differ_in(runs: Path) -> None:
    four, jackpot, timed = Run(runs / "classic"), Run(runs / "jackpot"), Run(runs / "timed")
    found = {what: how for what, *how in compare.differing(four, jackpot, timed)}
    assert found["variant"] == ["Normal game", "Normal game", "Timed game"]
    assert found["bots"] == ["4 × simple", "simple and random", "4 × simple"]
    assert "players" not in found and len(found) >= 4


def test_pictures_of_six_runs(runs: Path) -> None:
    found = pictures([Run(runs / name) for name in ("classic", "jackpot", "timed", "classic", "jackpot", "timed")])
    for picture in found.values():
        for shape in picture.drawing.shapes:
            x, y = shape.points[0]
            assert -1 <= x <= picture.drawing.width + 1 and -1 <= y <= picture.drawing.height + 1


def test_the_title_tells_who_plays_if_the_same_play_in_both(runs: Path) -> None:
    four, three = Run(runs / "classic"), Run(runs / "three")
    assert title([four]) == title([four, four]) == "Classic, 4 × simple"
    assert title([four, three]) == "Classic"
