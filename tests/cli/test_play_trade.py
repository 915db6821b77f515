"""Trades step by step: offers, counter-offers, settlements, and what they would change."""

from pathlib import Path

import pytest

from passgo.testing import Table, table
from tests.cli.test_play_support import named, rich_ann, sat

PEOPLE = [None, None, "simple", "simple"]


def test_an_offer_step_by_step(tmp_path: Path) -> None:
    lines = ["trade", "bella", "1, $50", "boardwalk", ""]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert sitting.game.moves == ["offer 1 5, $50 for 39"]
    said = sitting.after("trade")
    assert "1 Bella ($1,500, 2 deeds)" in said
    assert "1 Reading Railroad (railroads, 2 of 4)" in said
    assert "Short Line (mortgaged)" in said
    assert "Offer Bella a trade: you give Reading Railroad and $50 for Boardwalk" in said
    assert "Ann: cash $1,500 → $1,450; railroads 2 → 1 of 4; dark blue 0 → 1 of 2" in said
    assert "Bella: cash $1,500 → $1,550; railroads 0 → 1 of 4; dark blue 1 → 0 of 2" in said
    assert "Bella: Ann offers you a trade." in said


def test_a_group_made_whole_is_pointed_out(tmp_path: Path) -> None:
    prepared = rich_ann().owns(0, "Park Place")
    sitting = sat(named(prepared), ["t", "bella", "$400", "boardwalk", "x"], tmp_path, PEOPLE)
    assert "dark blue 1 → 2 of 2 (whole)" in sitting.flat
    assert "No trade then." in sitting.text
    assert sitting.game.moves == []


def test_the_answer_accept_changes_hands(tmp_path: Path) -> None:
    lines = ["trade", "1", "1 $50", "1", "", "accept"]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert sitting.game.moves == ["offer 1 5, $50 for 28", "accept"]
    assert sitting.game.state.owner[sitting.game.notation.read_deed("5", "5")] == 1
    assert sitting.game.state.cash[1] == 1550


def test_a_counter_offer_starts_from_what_is_on_the_table(tmp_path: Path) -> None:
    lines = ["offer bella reading, $50 for boardwalk", "counter", "", "1, 1, $200", "", "refuse"]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert sitting.game.moves == ["offer 1 5, $50 for 39", "counter 39 for 5, $200", "refuse"]
    said = sitting.after("counter")
    assert "So far: Boardwalk." in said
    assert "So far: Reading Railroad and $50." in said
    assert "Make another offer instead: you give Boardwalk for Reading Railroad and $200" in said
    assert "Ann: Bella offers you a trade." in said


def test_the_asked_player_sees_the_effect(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["offer bella reading, $50 for boardwalk"], tmp_path, PEOPLE)
    assert "Bella: cash $1,500 → $1,550; railroads 0 → 1 of 4" in sitting.flat


def test_enter_refuses_an_offer(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["offer bella reading for nothing", ""], tmp_path, PEOPLE)
    assert sitting.game.moves[-1] == "refuse"


@pytest.mark.parametrize("word", ["enough", "enou", "quiet", "quiet 0"])
def test_who_has_enough_refuses_and_gets_no_more_offers_this_turn(word: str, tmp_path: Path) -> None:
    lines = ["offer bella reading for nothing", word, "offer bella reading for nothing"]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert sitting.game.moves == ["offer 1 5 for nothing", "quiet 1", "refuse"]
    assert "enough: refuse, and no more offers this turn" in sitting.flat
    assert "Bella wants no more offers this turn" in sitting.after(word)
    assert "That player wants no more offers in this turn." in sitting.flat


def test_no_more_offers_may_be_said_before_there_are_any(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["assez"], tmp_path, language="fr")
    assert sitting.game.moves == ["quiet 0"] and "Ann ne veut plus d’offre pendant ce tour" in sitting.text
    assert sitting.game.decision is not None and sitting.game.decision.kind == "turn"


def test_both_sides_can_be_changed_before_it_is_sent(tmp_path: Path) -> None:
    lines = ["trade", "bella", "1", "boardwalk", "g", "short", "w", "water", "n"]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert "you give Short Line (mortgaged) for Water Works" in sitting.flat
    assert sitting.game.moves == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There is no number 99 here; money is written $99."),
        ("atlantis", "Ann has no “atlantis” to give."),
        ("$9999", "Ann does not have that much cash."),
        ("$0", "Ann does not have that much cash."),
        ("avenue", "“avenue” can mean several things:"),
    ],
)
def test_what_is_not_there_is_said_and_asked_again(typed: str, sentence: str, tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["trade", "bella", typed, "1", "0", "x"], tmp_path, PEOPLE)
    assert sentence in sitting.flat
    assert "you give Reading Railroad for nothing" in sitting.flat


def test_a_partner_who_is_not_there(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["trade", "zoe", ""], tmp_path, PEOPLE)
    assert "There is no player “zoe” to choose here; there are: Bella, Carlo, Dora." in sitting.flat
    assert "No trade then." in sitting.text


def test_a_trade_of_nothing_is_not_sent(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["trade", "bella", "", "", "", "1", "", "", "refuse"], tmp_path, PEOPLE)
    assert "g: change what you give" in sitting.text
    assert sitting.game.moves == ["offer 1 5 for nothing", "refuse"]


def test_two_players_need_not_say_with_whom(tmp_path: Path) -> None:
    prepared = table("classic", players=2).owns(0, "Baltic Avenue")
    sitting = sat(named(prepared), ["trade", "1", "$10", ""], tmp_path)
    assert "Trade with whom?" not in sitting.text
    assert sitting.game.moves[0] == "offer 1 3 for $10"


def test_jail_cards_and_stays_without_rent_can_be_traded(tmp_path: Path) -> None:
    prepared = table("classic", players=2, trade_immunity=True).owns(1, "Baltic Avenue").holds(0, "chance-leave-jail")
    sitting = sat(named(prepared), ["trade", "1", "rent-free", ""], tmp_path, [None, None])
    assert sitting.game.moves == ["offer 1 chance-leave-jail for immunity 3"]
    prepared = table("classic", players=2, trade_immunity=True).owns(1, "Baltic Avenue").holds(0, "chance-leave-jail")
    sitting = sat(named(prepared), ["offer bella card for immunity baltic"], tmp_path, [None, None])
    assert sitting.game.moves == ["offer 1 chance-leave-jail for immunity 3"]


def in_debt() -> Table:
    prepared = table("classic", players=2).has(0, 10).owns(0, "Reading Railroad").owns_group(1, "dark blue")
    return prepared.built(2, "Boardwalk", "Park Place").at(0, "Short Line").dice(3, 1)


def test_a_debt_can_be_settled_in_kind(tmp_path: Path) -> None:
    sitting = sat(named(in_debt()), ["roll", "settle", "1, $10", "", "accept"], tmp_path, [None, None])
    assert sitting.game.moves[:3] == ["roll", "settle 5, $10", "accept"]
    assert "Bella: Ann owes you $600" in sitting.flat
    assert sitting.flat.count("Bella: cash $1,500 → $1,510") == 2  # to who offers it and to who answers


def test_trade_at_a_question_without_trades(tmp_path: Path) -> None:
    prepared = table("classic", players=2).at(0, "GO").dice(1, 2)
    sitting = sat(named(prepared), ["", "decline", "trade"], tmp_path, [None, None])
    assert "You cannot trade at this question." in sitting.text


def test_a_bot_that_trades_answers_at_once(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["offer carlo reading for park"], tmp_path)
    assert "Carlo refuses the offer from Ann" in sitting.flat
    assert "Ann offers Carlo a trade. Ann gives" in sitting.flat


@pytest.mark.parametrize("word", ["help", "?", "aide"])
def test_help_in_the_middle_of_a_trade_tells_how_to_answer(word: str, tmp_path: Path) -> None:
    language = "fr" if word == "aide" else "en"
    how = "Tapez des numéros" if word == "aide" else "Type numbers and money"
    lines = ["offer" if language == "en" else "offrir", "bella", word, "1", "0", "x"]
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE, language=language)
    assert sitting.flat.count(how) == 3  # for both sides, and once more
    assert f"“{word}”" not in sitting.flat and f"«\u00a0{word}" not in sitting.flat


@pytest.mark.parametrize("lines", [["trade", "quit"], ["trade", "bella", "quit"], ["trade", "bella", "1", "0", "quit"]])
def test_quit_in_the_middle_of_a_trade_forgets_it(lines: list[str], tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), lines, tmp_path, PEOPLE)
    assert "No trade then." in sitting.text and sitting.game.moves == []
