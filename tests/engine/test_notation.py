"""The words of the game: everything that can be said, as text and back, and what is wrong with what cannot."""

import pytest

from passgo import EDITIONS, Action, Game, IllegalAction
from passgo.engine.actions import (
    BID,
    BUILD,
    COUNTER,
    INTERRUPT,
    OFFER,
    ROLL,
    SELL_DOWN,
    SETTLE,
    TERMS,
    USE_CARD,
    VERB_NUMBERS,
    VERBS,
    act,
)
from passgo.engine.board import Board
from passgo.engine.edition import Edition, Figures, Kind, TurnSteps
from passgo.engine.notation import Notation, plain
from passgo.testing import table
from tests.engine.test_board import ROWS

US = Game.start("classic").notation
LONDON = Game.start("classic", skin="london").notation
PARIS = Game.start("classic", skin="paris").notation
SPRINGFIELD = Game.start("classic", skin="springfield").notation
BOARD = EDITIONS["classic"].board

WAYS_TO_SAY_IT = [
    ("ROLL", "roll"),
    ("  roll  ", "roll"),
    ("bid $50", "bid 50"),
    ("Bid  050", "bid 50"),
    ("build 37", "build 37"),
    ("build Park Place", "build 37"),
    ("build parkplace", "build 37"),
    ("build PARK-PLACE", "build 37"),
    ("mortgage B. & O. Railroad", "mortgage 25"),
    ("mortgage b&o railroad", "mortgage 25"),
    ("build St. James Place", "build 16"),
    ("build st james place", "build 16"),
    ("selldown park place 4 4", "selldown 37 4 4"),
    ("selldown 39 5 4", "selldown 37 5 4"),
    ("selldown 13 0 1 0", "selldown 11 0 1 0"),
    ("card chance-leave-jail", "card chance-leave-jail"),
    ("interrupt 3", "interrupt 3"),
    ("quiet 3", "quiet 3"),
    ("offer 1 $50 for nothing", "offer 1 $50 for nothing"),
    ("offer 1 for nothing", "offer 1 nothing for nothing"),
    ("offer 1 $5 for", "offer 1 $5 for nothing"),
    ("offer 2 nothing for Boardwalk", "offer 2 nothing for 39"),
    ("offer 2 5, $50, chance-leave-jail for 6,8 , 9", "offer 2 5, $50, chance-leave-jail for 6, 8, 9"),
    ("offer 0 immunity Boardwalk for $5", "offer 0 immunity 39 for $5"),
    ("counter B. & O. Railroad, St. Charles Place for $200", "counter 25, 11 for $200"),
    ("settle Water Works, $7", "settle 28, $7"),
]


@pytest.mark.parametrize(("said", "written"), WAYS_TO_SAY_IT)
def test_what_people_type_is_understood(said: str, written: str) -> None:
    assert US.read(said).text == written
    assert US.read(written) == US.read(said)


def test_names_of_other_places_are_understood_there() -> None:
    assert PARIS.read("build Rue de la Paix").text == "build 39"
    assert PARIS.read("build RUE DE LA PAIX").text == "build 39"
    assert PARIS.read("build avenue des champs-élysées").text == "build 37"
    assert PARIS.read("mortgage gare du nord").text == PARIS.read("mortgage Gare du Nord").text
    assert LONDON.read("build the angel, islington").text == LONDON.read("build The Angel Islington").text
    assert SPRINGFIELD.read("build barts treehouse").text == SPRINGFIELD.read("build Bart's Treehouse").text
    assert SPRINGFIELD.read("build cabane de bart") == SPRINGFIELD.read("build Bart’s Treehouse")
    assert PARIS.read("build Boardwalk").text == "build 39", "the plain names are understood everywhere"
    with pytest.raises(IllegalAction):
        US.read("build Rue de la Paix")


def test_names_with_punctuation_can_be_dealt_in() -> None:
    """A name with a comma or a "for" in it must not fall apart into two."""
    for notation, skin in ((US, "us"), (LONDON, "london"), (PARIS, "paris"), (SPRINGFIELD, "springfield")):
        for names in EDITIONS["classic"].skins[skin].names.values():
            for space in BOARD.deed_space:
                said = notation.read(f"offer 1 {names[space]}, $5 for immunity {names[space]}")
                assert said.text == f"offer 1 {int(space)}, $5 for immunity {int(space)}"


def test_every_verb_reads_as_it_writes() -> None:
    for number, verb in enumerate(VERBS):
        assert VERB_NUMBERS[verb.name] == number
        if verb.takes != TERMS:
            action = US.action(act(number, 0))
            assert US.read(action.text) == action and action.verb == verb.name and action.number == 0


def test_every_deed_and_card_reads_as_it_writes() -> None:
    for deed in range(BOARD.deeds):
        assert US.read(US.action(act(BUILD, deed)).text).number == deed
    for printing in EDITIONS["classic"].printings.values():
        notation = Notation(printing, [])
        for card in range(len(printing.cards)):
            assert notation.read(notation.action(act(USE_CARD, card)).text).number == card


BAD = [
    ("", "not-a-verb"),
    ("   ", "not-a-verb"),
    ("fly", "not-a-verb"),
    ("rolls", "not-a-verb"),
    ("14", "not-a-verb"),
    ("roll 3", "takes-nothing"),
    ("end turn", "takes-nothing"),
    ("bid", "what-about"),
    ("build", "what-about"),
    ("offer", "what-about"),
    ("card ", "what-about"),
    ("bid x", "not-a-number"),
    ("bid -5", "not-a-number"),
    ("bid 1.5", "not-a-number"),
    ("bid ²", "not-a-number"),
    ("bid ٣", "not-a-number"),
    ("bid 1 2", "not-a-number"),
    ("bid $", "not-a-number"),
    ("bid 1234567890123", "not-a-number"),
    ("interrupt Ann", "not-a-number"),
    ("build 40", "no-such-space"),
    ("build -1", "no-such-space"),
    ("build ²", "no-such-space"),
    ("build ٣", "no-such-space"),
    ("build board:", "no-such-space"),
    ("build track:3", "no-such-space"),
    ("build Nowhere Street", "no-such-space"),
    ("build ...", "no-such-space"),
    ("build " + "9" * 5000, "no-such-space"),
    ("build 0", "not-a-property"),
    ("build Free Parking", "not-a-property"),
    ("card Get out", "no-such-card"),
    ("card 5", "no-such-card"),
    ("selldown 37", "levels-of-the-group"),
    ("selldown 37 1", "levels-of-the-group"),
    ("selldown 37 1 1 1", "levels-of-the-group"),
    ("selldown 37 16 0", "levels-of-the-group"),
    ("selldown 37 a b", "levels-of-the-group"),
    ("selldown 37 -1 0", "levels-of-the-group"),
    ("selldown 0 1 1", "levels-of-the-group"),
    ("offer Ann $5 for 5", "not-a-number"),
    ("offer 1", "for-what"),
    ("offer 1 $5", "for-what"),
    ("counter $5", "for-what"),
    ("offer 1 $x for 5", "not-a-number"),
    ("offer 1 $ for 5", "not-a-number"),
    ("offer 1 house for 5", "no-such-space"),
    ("offer 1 GO for 5", "not-a-property"),
    ("offer 1 immunity for 5", "no-such-space"),
    ("offer 1 immunity 10 for 5", "not-a-property"),
    ("settle everything", "no-such-space"),
]


@pytest.mark.parametrize(("said", "why"), BAD, ids=[said[:30] or "nothing" for said, _ in BAD])
def test_what_makes_no_sense_is_refused_with_a_reason(said: str, why: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        US.read(said)
    assert caught.value.why == why and caught.value.what == said
    assert repr(said) in str(caught.value) and why in str(caught.value)


def test_a_refusal_names_its_rule() -> None:
    error = IllegalAction("bid 5", "bid-too-low", "CLS-AUC-4")
    assert str(error) == "'bid 5' is not possible: bid-too-low (CLS-AUC-4)"
    assert str(IllegalAction("x", "not-a-verb")) == "'x' is not possible: not-a-verb"


def test_a_refusal_names_a_dozen_legal_actions_and_counts_the_others() -> None:
    legal = tuple(f"build {space}" for space in range(14))
    dozen = "; legal here: " + ", ".join(legal[:12])
    assert str(IllegalAction("fly", "not-a-verb", "", legal[:12])).endswith(dozen)
    assert str(IllegalAction("fly", "not-a-verb", "", legal)).endswith(dozen + " and 2 more")


def test_actions_are_values() -> None:
    bid = US.read("bid 120")
    assert (bid.verb, bid.number, str(bid), repr(bid)) == ("bid", 120, "bid 120", "Action('bid 120')")
    assert bid == Action(act(BID, 120), "bid 120") == US.read("BID $120") and hash(bid) == hash("bid 120")
    assert bid != US.read("bid 121") and bid != "bid 121" and bid != 120
    deal, other = US.read("offer 1 $5 for 5"), US.read("offer 1 $5 for 6")
    assert deal != other and deal.code == other.code == act(OFFER, 1)
    assert len({bid, deal, other, US.read("roll")}) == 4


def test_an_action_equals_its_text() -> None:
    game = Game.start("classic", seed=1)
    assert game.decision is not None
    assert "roll" in game.decision.options and game.decision.default_action == "roll"
    assert "build" not in game.decision.options


def test_actions_made_of_codes_have_their_text() -> None:
    assert US.action(ROLL).text == "roll"
    assert US.action(act(INTERRUPT, 7)).text == "interrupt 7"
    assert US.action(US.read("selldown 37 4 3").code).text == "selldown 37 4 3"
    assert US.read("selldown 37 4 3").code & 255 == SELL_DOWN
    terms = US.read("offer 1 $5 for 6").terms
    assert US.action(act(COUNTER), terms).text == "counter $5 for 6"
    assert US.action(act(SETTLE), (1, terms[1])).text == "settle $5"


def test_comparing_names() -> None:
    assert plain("B. & O. Railroad") == "borailroad"
    assert plain("Avenue des Champs-Élysées") == "avenuedeschampsélysées"
    assert plain("Straße_1") == "strasse1"


def test_spaces_of_several_tracks() -> None:
    kinds = {row.kind: Kind() for row in ROWS}
    tiny = Edition(
        "tiny", 1, Board(ROWS), kinds, TurnSteps(0, 0, 0, []), [], Figures(0, 0, 0, 2, 2), {}, ["normal"], []
    )
    notation = Notation(tiny, [["Départ", "Rue 1", "Prison", "La Gare", "Rue 2", "La Gare", "L'Usine"]])
    for said, space in {
        "outer:0": 0,
        "inner:2": 6,
        "The Station": 3,
        "la gare": 3,
        "inner:1": 5,
        "l’usine": 6,
        "rue 2": 4,
    }.items():
        assert notation.read_space(said, said) == space
    assert notation.read("build inner:1").text == "build outer:3", "a deed is written where it stands first"
    for bad in ("1", "outer:4", "inner:3", "middle:0", "outer:", "outer:x", ":1", "Outer:1"):
        with pytest.raises(IllegalAction, match="no-such-space"):
            notation.read_space(bad, bad)


def test_who_answers_an_offer_or_owes_names_nobody() -> None:
    assert US.read("offer 2 $5 for 19").code == act(OFFER, 2)
    assert US.read("counter $5 for 19").code == COUNTER
    assert US.read("settle 19, $5").code == SETTLE


def test_a_space_is_named_by_four_digits_at_most() -> None:
    assert table().owns(0, "Reading Railroad").play("mortgage 0005").is_mortgaged("Reading Railroad")
    with pytest.raises(IllegalAction, match="no-such-space"):
        table().owns(0, "Reading Railroad").play("mortgage 00005")
