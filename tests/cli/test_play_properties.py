"""The list by property: a number means what is beside it, there and on every other screen."""

import re
from pathlib import Path

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.cli.table.menu import Menu
from passgo.cli.table.properties import ALL, NO_LOT, entries
from passgo.engine.notation import Action
from passgo.testing import Table, table
from tests.cli.test_play_support import named, new_session, piped, rich_ann, sat

LISTED = ["Reading", "Short", "Oriental", "Vermont", "Connecticut", "St. James", "Tennessee", "New York"]


def numbers(text: str) -> dict[int, str]:
    """Each number at the beginning of a line, with what is beside it."""
    return {int(found[1]): found[2] for found in re.finditer(r"^ {0,2}(\d{1,3})  (.+)$", text, re.MULTILINE)}


def screens(text: str) -> list[str]:
    """What was on the screen at each prompt."""
    return re.split(r"^Ann>.*$", text, flags=re.MULTILINE)


def test_a_number_is_the_property_beside_it(tmp_path: Path) -> None:
    for number, name in enumerate(LISTED, 1):
        sitting = sat(named(rich_ann()), ["m", str(number)], tmp_path)
        _, listed, chosen = screens(sitting.text)
        assert name in numbers(listed)[number]
        assert f"Ann: {name}" in chosen
        assert sitting.game.moves == []  # choosing a property does nothing yet


def test_then_the_numbers_are_what_can_be_done_with_it(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["m", "3", "1", "4", "1", "1", "1"], tmp_path)
    assert sitting.game.moves == ["build 6", "build 8", "mortgage 5"]
    assert numbers(screens(sitting.text)[2])[1].startswith("build a house on Oriental Avenue")


def test_one_for_the_first_property_does_not_end_the_turn(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann().dice(2, 3)), ["roll", "m", "1", "", "", "end"], tmp_path)
    assert sitting.game.moves[:2] == ["roll", "end"]
    said = screens(sitting.text)
    assert "end your turn" not in said[2] + said[3]
    assert "Ann: Which property?" in said[4]  # Enter goes back to the list
    assert "Ann: Your moves are made." in said[5]  # and back to the question


def test_a_verb_alone_needs_the_property_only(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["mortgage", "2", "build", "3"], tmp_path)
    said = screens(sitting.text)
    assert "Ann: Which property do you mortgage?" in said[1]
    assert numbers(said[1])[2].startswith("l  Oriental Avenue")
    assert "Ann: Which property do you build on?" in said[3]
    assert numbers(said[3])[3].startswith("o  New York Avenue")
    assert sitting.game.moves == ["mortgage 6", "build 19"]


def test_words_and_lookups_work_while_the_list_is_open(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann().dice(2, 3)), ["m", "players", "build oriental", "99", "undo", "roll"], tmp_path)
    assert sitting.text.count("Ann: Which property?") == 5
    assert "There is no number 99 in the list: it ends with 8." in sitting.flat
    assert sitting.game.moves[0] == "roll"


def test_a_debt_is_raised_by_property_too(tmp_path: Path) -> None:
    def owing() -> Table:
        prepared = table("classic", players=3).has(0, 10).owns(0, "Reading Railroad", "Short Line")
        prepared.owns_group(1, "dark blue").built(2, "Boardwalk", "Park Place")
        return prepared.at(0, "Short Line").dice(3, 1)

    sitting = sat(named(owing()), ["roll", "2"], tmp_path)
    _, debt, chosen = screens(sitting.text)
    assert "Reading Railroad" in numbers(debt)[1] and "Short Line" in numbers(debt)[2]
    assert "bankrupt" in numbers(debt)[3]
    assert debt.count("[Enter]") == 1 and "[Enter]" not in chosen
    assert "Ann: Short Line: what do you do with it?" in chosen
    sitting = sat(named(owing()), ["roll", "2", "", "2", "1"], tmp_path)
    assert sitting.game.moves[:2] == ["roll", "mortgage 35"]
    sitting = sat(named(owing()), ["roll", "mortgage", "2"], tmp_path)
    assert "Ann: Which property do you mortgage?" in screens(sitting.text)[2]
    assert sitting.game.moves[:2] == ["roll", "mortgage 35"]


def test_a_list_is_closed_when_another_question_comes(tmp_path: Path) -> None:
    prepared = table("classic", players=3).has(0, 10).owns(0, "Reading Railroad", "Short Line").owns(1, "Boardwalk")
    sitting = sat(named(prepared.at(0, "Short Line").dice(3, 1)), ["roll", "mortgage", "1", "1"], tmp_path)
    assert sitting.game.moves[:3] == ["roll", "mortgage 5", "end"]
    assert numbers(screens(sitting.text)[3]) == {1: "end your turn  [Enter]"}


def test_a_number_that_is_not_on_the_screen_is_no_answer(tmp_path: Path) -> None:
    """At the everyday prompt the list by property is closed, and has no numbers."""
    sitting = sat(named(rich_ann()), [str(number) for number in range(2, 20)], tmp_path)
    assert sitting.game.moves == []
    assert sitting.flat.count("in the list: it ends with 1.") == 18


def test_a_slip_that_cannot_be_taken_back_is_told_in_words(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann().dice(2, 3)), ["roll", "end", "undo"], tmp_path)
    assert "Your last answer was “end”. It cannot be taken back: others have played since." in sitting.flat


def position(edition: str, seed: int, kind: str) -> Game | None:
    """A game at a question of a kind where somebody can do something with property."""
    game = Game.start(edition, 3, seed, names=["Ann", "Bella", "Carlo"])
    bots = [bot("random", seat + seed) for seat in range(3)]
    for _ in range(900):
        decision = game.decision
        if decision is None:
            return None
        if decision.kind == kind and Menu(game, decision).managing:
            return game
        game.play(bots[decision.player].choose(game))
    return None


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate", "millionaire"])
@pytest.mark.parametrize("kind", ["turn", "end", "debt"])
def test_no_number_means_two_things_on_any_screen(edition: str, kind: str, tmp_path: Path) -> None:
    """What is beside a number on the screen is what it does: shown and played in real games of every edition."""
    looked = 0
    for seed in range(6):
        game = position(edition, seed, kind)
        if game is None:
            continue
        assert game.decision is not None
        menu = Menu(game, game.decision)
        shown = entries(menu, ALL, NO_LOT)
        for number, entry in enumerate(shown[:4], 1):
            sitting = new_session(game.copy(), ["m", str(number)], tmp_path, [None] * 3)
            sitting.session.run()
            text = sitting.text.rsplit("> m\n", 1)[1].split("> ", 1)[0]
            found = re.findall(r"^ {0,2}(\d{1,3})  ", text, re.MULTILINE)
            assert [int(one) for one in found] == list(range(1, len(shown) + 1))
            if not isinstance(entry, Action):
                assert sitting.game.moves == game.moves
                assert sitting.session.lot == entry
                assert sitting.session.texts.deed(entry)[:20] in numbers(text)[number]
            looked += 1
    assert looked


def test_through_a_pipe(tmp_path: Path) -> None:
    """The real program: buy, look at the list, choose the first property, go back, and the turn is not over."""
    lines = ["roll", "buy", "m", "1", "", "", "end"]
    text = piped("\n".join(lines), tmp_path, "--humans", "Ann", "--bots", "simple", "--seed", "5")
    said = screens(text)
    at = next(k for k, screen in enumerate(said) if "Ann: Which property?" in screen)
    (name,) = re.findall(r"^  1  \w  (.+?)  +mortgage", said[at], re.MULTILINE)
    assert f"Ann: {name}: what do you do with it?" in said[at + 1]
    assert "Ann: Your moves are made." in said[at + 3] or "Ann: Doubles" in said[at + 3]
