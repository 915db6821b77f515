"""What people read at the terminal table: their own words back, the names of their board, whole sentences."""

import re
from pathlib import Path

import pytest

from passgo import Game
from passgo.cli.table.examples import answers, cut_short
from passgo.cli.table.naming import deed_names, pick_deed
from passgo.cli.table.terms import engine_terms
from passgo.cli.table.vocabulary import WORDS, Vocabulary
from passgo.editions.ultimate.turn import CHOOSE_TRIPLE_ON_TRACKS
from passgo.testing import Table, table
from passgo.texts import LANGUAGES, Texts
from tests.cli.test_play_support import named, piped, rich_ann, sat

PLACE_CODE = re.compile(r"\b(?:outer|middle|inner):\d+")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bâtir atlantide", "« bâtir atlantide » ne nomme aucune case de ce plateau."),
        ("lancer deux fois", "« lancer deux fois » en dit trop"),
        ("enchérir beaucoup", "« enchérir beaucoup » doit contenir un nombre entier"),
        ("acheter", "« acheter » est impossible maintenant."),
        ("offrir alma rien", "« offrir alma rien » ne dit pas ce que vous voulez en retour."),
    ],
)
def test_what_was_typed_in_french_is_quoted_in_french(typed: str, said: str, tmp_path: Path) -> None:
    text = piped(f"{typed}\n", tmp_path, "classic", "--humans", "Zoé", "--seed", "5", "--lang", "fr")
    assert said in re.sub(r"\s+", " ", text.split(f"Zoé> {typed}")[1])


def test_an_action_is_spoken_as_people_would_type_it() -> None:
    french = Texts.of(table("ultimate").game.header, "fr")
    assert french.spoken("mortgage middle:19") == "hypothéquer New York Avenue"
    assert french.spoken("offer 1 $50 for 6") == "offrir 1 $50 contre 6"
    assert french.spoken("bid 120") == "enchérir 120" and french.spoken("dance all night") == "dance all night"
    assert Texts.of(table("classic").game.header).spoken("build 1") == "build Mediterranean Avenue"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "skin", "street"),
    [
        ("classic", "paris", "belleville"),
        ("classic", "london", "kent"),
        ("classic", "springfield", ""),
        ("mega", "france", ""),
        ("millionaire", "uk", ""),
        ("ultimate", "us", ""),
    ],
)
def test_examples_in_help_are_of_the_board_that_is_played(
    edition: str, skin: str, street: str, language: str, tmp_path: Path
) -> None:
    game = named(table(edition, players=3, skin=skin))
    shown = sat(game, ["help"], tmp_path, language=language).after("help")
    texts = Texts.of(game.header, language)
    *_, offer = answers(game, texts, Vocabulary(texts), 0)
    assert " ".join(offer.split()) in shown and street in shown
    assert edition == "ultimate" or not re.search("baltic|reading|boardwalk", shown, re.IGNORECASE)
    decision = game.decision
    assert decision is not None
    verb, _, rest = offer.partition(" ")
    told = engine_terms(game, texts, decision, "offer", rest)
    assert told.startswith("offer 1 ") and verb == texts.say("play-verb-offer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_keeps_words_and_their_meaning_apart(language: str, tmp_path: Path) -> None:
    game = named(rich_ann())
    texts = Texts.of(game.header, language)
    text = sat(game, ["help"], tmp_path, language=language).text
    for word in WORDS:
        assert re.search(rf"\n  {texts.say(f'play-word-{word}')}( \S+)?  +\S", text), word


def test_a_word_in_an_example_means_one_deed() -> None:
    for skin in ("us", "paris", "london", "springfield"):
        game = table("classic", skin=skin).game
        texts = Texts.of(game.header, "fr")
        names = deed_names(game, texts)
        assert [pick_deed(game, texts, cut_short(names, deed)) for deed in names] == list(names)


@pytest.mark.parametrize("wish", ["board", "board all", "board list", "board outer"])
def test_the_board_shows_names_and_no_place_codes(wish: str, tmp_path: Path) -> None:
    for width in (80, 132):
        text = sat(named(table("ultimate", players=3)), [wish], tmp_path, [None] * 3, width=width).text
        assert not PLACE_CODE.search(text)


def test_spaces_of_one_name_on_one_track_are_told_apart_by_their_number(tmp_path: Path) -> None:
    game = named(table("ultimate", players=3).at(0, "Boardwalk"))
    game.state.push(CHOOSE_TRIPLE_ON_TRACKS)
    sitting = sat(game, ["chance outer", "chance outer 21"], tmp_path, [None] * 3)
    assert "“chance outer” can mean several things: Chance (outer track, space 10)" in sitting.flat
    assert sitting.game.moves == ["goto outer:21"] and not PLACE_CODE.search(sitting.text)


# rules by their id


def test_why_with_an_id_tells_that_rule(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["why cls-auc-5"], tmp_path).after("why cls-auc-5")
    assert said.startswith("[CLS-AUC-5] If nobody bids, the property stays with the Bank.")
    assert "It is a rule of Classic, the game you play, from the chapter “Auctions”." in said


def test_why_in_french(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["pourquoi CLS-TUR-3"], tmp_path, language="fr").after("pourquoi CLS-TUR-3")
    assert said.startswith("[CLS-TUR-3] À votre tour, vous pouvez bâtir")
    assert "À cette table, le réglage « Quand vous pouvez bâtir, vendre, hypothéquer et échanger" in said
    assert "en dehors de votre tour » est : entre deux tours." in said
    assert "C’est une règle de Classique, le jeu auquel vous jouez, au chapitre « Tour de jeu »." in said


@pytest.mark.parametrize(
    ("edition", "id", "said"),
    [
        ("mega", "CLS-BUY-1", "Mega plays by it wherever its own rules say nothing else."),
        ("millionaire", "CLS-BUY-1", "It does not hold in Millionaire, the game you play."),
        ("ultimate", "IX-01", "It is a rule of Ultimate, the game you play, from the chapter “Interactions”."),
        ("millionaire", "MIL-A21", "from the chapter “Rulings”."),
    ],
)
def test_why_says_where_a_rule_holds(edition: str, id: str, said: str, tmp_path: Path) -> None:
    assert said in sat(named(table(edition, players=3)), [f"why {id}"], tmp_path).after(f"why {id}")


def test_why_tells_a_whole_chapter(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["why CLS-HTL"], tmp_path).after("why CLS-HTL")
    assert [id in said for id in ("[CLS-HTL-1]", "[CLS-HTL-2]", "[CLS-HTL-3]")] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_rule_gets_near_ones(language: str, tmp_path: Path) -> None:
    text = piped("why CLS-TUR-33\n", tmp_path, "classic", "--humans", "Ann", "--seed", "5", "--lang", language)
    said = text.split("why CLS-TUR-33")[1]
    assert {"en": "There is no rule “CLS-TUR-33”", "fr": "Il n’y a pas de règle « CLS-TUR-33 »"}[language] in said
    assert "CLS-TUR-3" in said.replace("CLS-TUR-33", "")
    assert "CLS-" in piped("why not\n", tmp_path, "classic", "--humans", "Ann", "--seed", "5").split("why not")[1]


# equal things


def shares(prepared: Table) -> tuple[int, ...]:
    """The certificates of Acme Motors."""
    return tuple(prepared.deed(f"acme-motors-{number}") for number in range(1, 6))


def with_shares(*, mortgaged: int = 0) -> Game:
    """Ann has three shares of Acme Motors, Bella one."""
    prepared = table("ultimate", players=3)
    first, second, third, fourth, _ = shares(prepared)
    prepared.game.state.give_deed(fourth, 1)
    for deed in (first, second, third):
        prepared.game.state.give_deed(deed, 0)
    game = named(prepared)
    for deed in (first, second)[:mortgaged]:
        game.play(f"mortgage {game.notation.deed(deed)}")
    return game


@pytest.mark.parametrize(("language", "typed"), [("en", "mortgage acme"), ("fr", "hypothéquer acme")])
def test_one_of_equal_shares_is_taken(language: str, typed: str, tmp_path: Path) -> None:
    sitting = sat(with_shares(), [typed, typed], tmp_path, [None] * 3, language)
    assert [move.split()[0] for move in sitting.game.moves] == ["mortgage", "mortgage"]
    assert len(set(sitting.game.moves)) == 2


def test_one_of_equal_mortgages_is_lifted(tmp_path: Path) -> None:
    sitting = sat(with_shares(mortgaged=2), ["lift acme"], tmp_path, [None] * 3)
    assert sitting.game.moves[-1].startswith("lift")


def test_shares_are_traded_by_their_company(tmp_path: Path) -> None:
    game = with_shares()
    sitting = sat(game, ["offer bella acme, acme, $1,500 for acme"], tmp_path, [None] * 3)
    offer = sitting.game.moves[-1]
    given, taken = offer.removeprefix("offer 1 ").split(" for ")
    assert len(set(given.split(", "))) == 3 and "$1500" in given and taken not in given


def test_step_by_step_too(tmp_path: Path) -> None:
    lines = ["trade", "bella", "acme, acme, $1,500", "acme", ""]
    sitting = sat(with_shares(), lines, tmp_path, [None] * 3)
    given, _ = sitting.game.moves[-1].removeprefix("offer 1 ").split(" for ")
    assert len(set(given.split(", "))) == 3 and "$1500" in given


def test_a_mortgaged_share_is_not_equal_to_another(tmp_path: Path) -> None:
    sitting = sat(with_shares(mortgaged=1), ["offer bella acme for $50"], tmp_path, [None] * 3)
    assert "“acme” can mean several things: a share of Acme Motors (mortgaged), a share of Acme Motors." in sitting.flat


def test_players_without_a_name_have_one_in_every_language(tmp_path: Path) -> None:
    game = Game.start("classic", 3, seed=7)
    assert game.header.names == ["Player 1", "Player 2", "Player 3"]
    text = sat(game, ["", "deeds joueur 2"], tmp_path, language="fr").text
    assert "Joueur 1" in text and "Player" not in text
