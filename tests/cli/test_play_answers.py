"""What can be typed at a question: numbers, words cut short, names, money; and what is not understood."""

from pathlib import Path

import pytest

from passgo.cli.table.matching import closest, folded, marks
from passgo.cli.table.menu import Menu
from passgo.cli.table.naming import is_cash, money
from passgo.testing import Table, table
from tests.cli.test_play_support import named, rich_ann, sat, started


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("build 6", "build 6"),
        ("build vermont", "build 8"),
        ("build st j", "build 16"),
        ("Build Connecticut Avenue", "build 9"),
        ("mort reading", "mortgage 5"),
        ("l", "lift 35"),
        ("lift", "lift 35"),
        ("lift short", "lift 35"),
        ("r", "roll"),
        ("ROLL", "roll"),
        ("1", "roll"),
        ("", "roll"),
        (
            "offer bella reading, $50 for boardwalk",
            "offer 1 5, $50 for 39",
        ),
        ("offer carlo nothing for park", "offer 2 nothing for 37"),
        ("offer 3 read, $5 for nothing", "offer 3 5, $5 for nothing"),
    ],
)
def test_an_action_in_many_spellings(typed: str, played: str, tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), [typed], tmp_path)
    assert sitting.game.moves[0] == played


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyzzy", "“xyzzy” is not a word of this table: type a number of the list, or help."),
        ("99", "There is no number 99 in the list: it ends with"),
        ("0", "There is no number 0 in the list"),
        ("de", "“de” can mean several things: deed, deeds. Type a little more."),
        ("buy", "“buy” cannot be done now."),
        ("bid 5", "“bid 5” cannot be done now."),
        ("bid five", "needs a whole number"),
        ("roll twice", "says too much"),
        ("build atlantis", "names no space of this board"),
        ("build 7", "names a space without a deed"),
        ("build boardwalk", "is not yours"),
        ("build reading", "Buildings stand on streets only"),
        ("sell vermont", "There is nothing on these lots"),
        ("offer zoe reading for boardwalk", "There is no player “zoe” to choose here; there are: Bella, Carlo, Dora."),
        ("offer bella reading", "does not say what you want in return"),
        ("offer bella atlantis for 39", "There is no property called “atlantis”."),
        ("offer bella $99999 for boardwalk", "cash"),
        ("settle 5", "cannot be done now"),
        ("interrupt nobody", "There is no player “nobody”"),
        ("\x00\x1b[31m", "is not a word of this table"),
        ("é" * 500, "is not a word of this table"),
        ("$50", "There is no number 50"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(typed: str, sentence: str, tmp_path: Path) -> None:
    game = named(rich_ann())
    before = game.digest()
    sitting = sat(game, [typed], tmp_path)
    said = " ".join(sitting.text.split("Ann>", 1)[1].split())
    assert sentence in said
    assert "\x1b" not in said and "\x00" not in said
    assert said.count("Ann: It is your turn.") == 1  # the question again
    assert sitting.game.digest() == before
    assert sitting.game.moves == []


def test_several_deeds_that_fit_are_named(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["deed avenue"], tmp_path)
    assert "“avenue” can mean several things: Mediterranean Avenue, Baltic Avenue" in sitting.flat


def test_a_verb_alone_lists_what_it_can_be_about(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["build"], tmp_path)
    said = sitting.after("build")
    assert "Oriental Avenue" in said and "New York Avenue" in said
    assert "mortgage" not in said.split("trade")[0]


def test_at_an_auction_an_amount_is_a_bid(tmp_path: Path) -> None:
    for typed in ("120", "$120", "bid 120", "b 120", "bid $120"):
        prepared = table("classic", players=2).at(0, "GO").dice(1, 2)
        sitting = sat(named(prepared), ["roll", "decline", "", typed], tmp_path, [None, None])
        assert sitting.game.moves == ["roll", "decline", "pass", "bid 120"], typed


def test_a_number_of_the_list_stays_a_number_at_an_auction(tmp_path: Path) -> None:
    prepared = table("classic", players=2).at(0, "GO").dice(1, 2)
    sitting = sat(named(prepared), ["", "decline", "3"], tmp_path, [None, None])
    assert sitting.game.moves[2] == "bid 10"


def test_a_bid_too_low_is_refused_in_words(tmp_path: Path) -> None:
    prepared = table("classic", players=2).at(0, "GO").dice(1, 2)
    sitting = sat(named(prepared), ["", "decline", "bid 60", "20"], tmp_path, [None, None])
    assert "Your bid is too low." in sitting.text


@pytest.mark.parametrize(
    ("prepare", "kind", "default"),
    [
        ("turn", "turn", "roll"),
        ("buy", "buy", "decline"),
        ("poor", "buy", "decline"),
        ("jail", "jail", "roll"),
        ("debt", "debt", "mortgage 5"),
    ],
)
def test_enter_is_never_ruinous(prepare: str, kind: str, default: str) -> None:
    prepared = table("classic", players=3)
    if prepare in ("buy", "poor"):
        prepared.has(0, 100 if prepare == "buy" else 10).dice(1, 2)
    if prepare == "jail":
        prepared.jailed(0)
    if prepare == "debt":
        prepared.has(0, 10).owns(0, "Reading Railroad").owns(1, "Boardwalk").at(0, "Short Line").dice(3, 1)
    if prepare in ("buy", "poor", "debt"):
        prepared.play("roll")
    menu = Menu(prepared.game, prepared.decision)
    assert prepared.decision.kind == kind
    assert menu.default.text == default


def test_bankruptcy_is_asked_twice(tmp_path: Path) -> None:
    def broke() -> Table:
        prepared = table("classic", players=3).has(0, 10).owns(0, "Reading Railroad").owns_group(1, "dark blue")
        return prepared.built(5, "Boardwalk", "Park Place").at(0, "Short Line").dice(3, 1)

    sitting = sat(named(broke()), ["roll", "bankrupt", "n"], tmp_path)
    assert "This is all you would lose." in sitting.text
    assert sitting.game.moves == ["roll"]
    sitting = sat(named(broke()), ["roll", "bankrupt", "y", ""], tmp_path)
    assert sitting.game.moves[:2] == ["roll", "bankrupt"]


def test_giving_up_is_never_the_first_number(tmp_path: Path) -> None:
    prepared = table("classic", players=3).has(0, 10).owns(0, "Reading Railroad").owns_group(1, "dark blue")
    prepared.built(5, "Boardwalk", "Park Place").at(0, "Short Line").dice(3, 1)
    sitting = sat(named(prepared), ["roll", "1", "1"], tmp_path)
    assert sitting.game.moves == ["roll", "mortgage 5"]


@pytest.mark.parametrize(
    ("text", "amount"),
    [("120", 120), ("$1,200", 1200), ("1 200 €", 1200), ("£5", 5), ("1.500", 1500), ("12 34", None), ("x", None)],
)
def test_money_as_people_write_it(text: str, amount: int | None) -> None:
    assert money(text) == amount


def test_a_bare_number_is_not_surely_money() -> None:
    assert is_cash("$5") and is_cash("5 €") and not is_cash("5")


def test_names_are_found_by_their_letters() -> None:
    names = {
        1: "Pennsylvania Railroad",
        2: "Pennsylvania Avenue",
        3: "B. & O. Railroad",
        4: "Avenue des Champs-Élysées",
    }
    assert closest("b&o", names) == [3]
    assert closest("b o", names) == [3]
    assert closest("penn av", names) == [2]
    assert closest("pennsylvania", names) == [1, 2]
    assert closest("champs elysees", names) == [4]
    assert closest("lys", names) == [4]
    assert closest("  ", names) == closest("zzz", names) == []
    assert folded("Élysée’s  œuf") == "elysee s oeuf"


def test_every_player_has_a_mark_of_his_own() -> None:
    assert marks(["Ann", "Anna", "ann", "A", "Zoé", "?"]) == ["A", "N", "B", "C", "Z", "D"]
    assert len(set(marks([started().header.names[0]] * 8))) == 8
