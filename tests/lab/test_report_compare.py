"""Two runs side by side: what differs, by how much, and whether that is more than chance."""

from pathlib import Path

from passgo.lab.report import compare
from passgo.lab.report.page import title
from passgo.lab.report.pictures import pictures
from passgo.lab.report.run import Run
from passgo.lab.statistics import Estimate


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


def test_the_title_tells_who_plays_if_the_same_play_in_both(runs: Path) -> None:
    four, three = Run(runs / "classic"), Run(runs / "three")
    assert title([four]) == title([four, four]) == "Classic, 4 × simple"
    assert title([four, three]) == "Classic"
