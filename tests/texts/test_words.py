"""How the catalogues, the rules in words and the boards are written: one spelling for one thing, in each language."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from passgo import EDITIONS
from passgo.rulebook import all_rules, introduction
from passgo.testing import table
from passgo.texts import LANGUAGES, Texts
from passgo.texts.why import rule_here
from tests.texts.test_catalogues import messages

# One thing has one name in French, as the sheets have it: the English word, the French one, words that it is not.
GLOSSARY = (
    ("speed die", "dé bleu", ("dé de vitesse", "dé rapide", "speed die")),
    ("bus ticket", "ticket de bus", ("billet de bus", "titre de transport")),
    ("travel voucher", "bon de voyage", ("coupon", "chèque-voyage")),
    ("Get-out-of-Jail card", "carte de sortie de prison", ("libéré de prison", "carte prison")),
    ("Community Chest", "Caisse de communauté", ("coffre commun",)),
    ("railroad", "gare", ("chemin de fer", "voie ferrée")),
    ("utility", "service public", ("compagnie de service",)),
    ("cab stand", "station de taxis", ("borne de taxi", "station de taxi ", "stand de taxi")),
    ("train depot", "dépôt", ("dépôt ferroviaire", "entrepôt")),
    ("skyscraper", "gratte-ciel", ("gratte-ciels", "tour de bureaux")),
    ("building", "bâtiment", ("construction", "édifice", "constructions")),
    ("build", "bâtir", ("construire", "construit", "construisez")),
    ("mortgage value", "valeur hypothécaire", ("valeur d’hypothèque",)),
    ("deed", "titre", ("acte de propriété", "certificat")),
    ("bonus move", "déplacement bonus", ("déplacement en plus", "coup bonus")),
    ("seed", "graine", ("germe", "semence")),
    ("record", "enregistrement", ("procès-verbal",)),
    ("bot", "robot", ("bot", "ordi")),
    ("GO", "case Départ", ("case Go", "case GO")),
    ("hold a million", "réunir un million", ("tenir un million", "tenir 1", "tient un million")),
)
# Words that are English and nothing else: none of them is meant for French readers.
ENGLISH = """
    the and with your you player players roll rolls build builds buy buys sell bid bids owner owns rent house houses
    street deed deeds mortgage mortgaged turn dice jail bank token tokens voucher vouchers salary railroad trade offer
    offers seat seats start end done help why hint board me undo save load quit yes no enough say sit stand rematch kick
    wish resume railway company tax chest parking
"""
NAMES = ("Mr. Monopoly", "General Radio", "United Railways", "National Utilities", "Acme Motors", "Allied Steamships",
         "Motion Pictures", "American Motors", "Holland Tunnel")  # fmt: skip
COMMANDS = r"passgo \w+|--\w+|`[^`]*`"  # what is typed to a shell is the same everywhere


class Prose(Visitor):
    """The text of a message without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Everything that people can read, each with a name for it."""
    for name, message in messages(language).items():
        visitor = Prose()
        visitor.visit(message)
        yield from ((name, part) for part in visitor.parts)
    for rule in all_rules():
        yield rule.id, rule.words[language]
    for edition in EDITIONS.values():
        yield edition.name, introduction(edition.name)[language]
        for skin in edition.skins.values():
            yield from ((f"{edition.name}, {skin.name}", name) for name in skin.names[language])


def french_without_names() -> Iterator[tuple[str, str]]:
    """French prose of ours: no names of the boards, no shell commands."""
    for name, text in prose("fr"):
        if ", " not in name:
            bare = re.sub(COMMANDS, " ", text)
            for proper in (*NAMES, *(n for e in EDITIONS.values() for s in e.skins.values() for n in s.names["fr"])):
                bare = bare.replace(proper, " ")
            yield name, bare


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_kind_of_apostrophe(language: str) -> None:
    assert [(name, text) for name, text in prose(language) if re.search(r"['`´ʼ‘]\w", text.replace("`", ""))] == []
    assert [(name, text) for name, text in prose(language) if "'" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_kind_of_quotation_marks(language: str) -> None:
    wrong = {"en": '«»"', "fr": '“”"'}[language]
    assert [(name, text) for name, text in prose(language) if set(text) & set(wrong)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_code_is_written(language: str) -> None:
    assert [(name, text) for name, text in prose(language) if re.search(r"\b(outer|middle|inner):\d", text)] == []


def test_french_has_no_english_words() -> None:
    english = re.compile(rf"(?<![\w-])({'|'.join(ENGLISH.split())})(?![\w-])", re.IGNORECASE)
    assert {(name, word.lower()) for name, text in french_without_names() for word in english.findall(text)} == set()


@pytest.mark.parametrize(("english", "french", "others"), GLOSSARY)
def test_one_thing_has_one_french_name(english: str, french: str, others: tuple[str, ...]) -> None:
    texts = [(name, text) for name, text in prose("fr") if ", " not in name]
    assert any(french.lower() in text.lower() for _, text in texts), english
    for other in others:
        wrong = re.compile(rf"(?<![\w-]){re.escape(other)}(?![\w-])", re.IGNORECASE)
        assert [(name, text) for name, text in texts if wrong.search(text)] == [], english


@pytest.mark.parametrize("english", ["speed die", "bus ticket", "travel voucher", "skyscraper", "Get-out-of-Jail card"])
def test_a_rule_speaks_of_the_same_things_in_both_languages(english: str) -> None:
    french = next(word for thing, word, _ in GLOSSARY if thing == english)
    said = re.compile(" ".join(f"{word}s?" for word in french.split()))
    wanted = [rule for rule in all_rules() if english in rule.words["en"]]
    assert wanted and [rule.id for rule in wanted if not said.search(rule.words["fr"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_sentences(language: str) -> None:
    """A clause that begins with when, if or whether needs the sentence that it belongs to, settings included."""
    clause = {"en": r"(When|If|Whether|Where) ", "fr": r"(Quand|Si|Lorsque|Où) "}[language]
    for edition in EDITIONS:
        game = table(edition).game
        texts = Texts.of(game.header, language)
        for rule in all_rules():
            if rule.edition != edition:
                continue
            told = re.sub(r"“[^”]*”|«[^»]*»", "this", rule_here(game, texts, rule.id)).replace("Mr. ", "Mr ")
            assert told[0].isupper() or told[0].isdigit(), rule.id
            assert told.endswith("."), rule.id
            for sentence in re.split(r"(?<=[.;:])\s+(?=[A-ZÀÉÊ])", told):
                assert not re.match(clause, sentence) or "," in sentence or ";" in sentence, (rule.id, sentence)


def test_money_has_one_form_in_each_language() -> None:
    for language, thousand in (("en", r"M\d+,000"), ("fr", "\\d+\u202f000\u00a0M")):
        texts = Texts(EDITIONS["millionaire"], language)
        for card in range(len(EDITIONS["millionaire"].cards)):
            said = texts.card(card)
            assert not re.search(r"\dk", said)
            assert not re.search(r"\d M|M\d", said) or re.search(thousand, said), said
