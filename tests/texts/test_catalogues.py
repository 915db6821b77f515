"""Nothing the game can say is missing from a catalogue, and both catalogues say the same things."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import passgo
from passgo import EDITIONS, Edition, IllegalAction
from passgo.editions.ultimate.wording.questions import THREATS
from passgo.engine.actions import REFUSALS, VERBS
from passgo.engine.edition import AT_ONCE, LEAVES_JAIL
from passgo.engine.events import CAUSES, EVENT_KINDS
from passgo.engine.settings import BOOL, CHOICE, SETTINGS, Value
from passgo.engine.state import PIECES
from passgo.engine.steps import STEPS, Choice
from passgo.server.house_rules import GROUPS, OWN, PRESETS
from passgo.texts import LANGUAGES, NOISE, Texts, catalogue
from passgo.texts.catalogue import catalogues, own_catalogues
from passgo.texts.options import OPTIONS
from passgo.texts.questions import QUESTIONS
from passgo.texts.wording import wording_of

CHOICES = [step for step in STEPS if isinstance(step, Choice)]
NOTATION_REFUSALS = [
    "not-a-verb",
    "takes-nothing",
    "what-about",
    "not-a-number",
    "no-such-space",
    "not-a-property",
    "no-such-card",
    "levels-of-the-group",
    "for-what",
    "game-over",
]


def printings() -> Iterator[Edition]:
    for edition in EDITIONS.values():
        yield edition
        yield from edition.printings.values()


def needed() -> Iterator[str]:
    """Every message that the engine's tables ask for."""
    yield from (f"event-{kind.name}" for kind in EVENT_KINDS)
    yield from (f"question-{choice.kind}" for choice in CHOICES)
    yield from (f"option-{verb.name}" for verb in VERBS)
    yield from (f"play-verb-{verb.name}" for verb in VERBS)
    yield from (f"refusal-{refusal.name}" for refusal in REFUSALS)
    yield from (f"refusal-{name}" for name in NOTATION_REFUSALS)
    yield from (f"cause-{cause}" for cause in CAUSES)
    for setting in SETTINGS:
        name = f"setting-{setting.key.replace('.', '-')}"
        yield f"setting-title-{setting.key.replace('.', '-')}"
        yield from [name, *(f"{name}-{value.replace(',', '')}" for value in setting.values)]
    yield from (f"setting-group-{group}" for group in (*GROUPS, OWN))
    for preset in PRESETS:
        yield from (f"preset-{preset}", f"preset-{preset}-about")
    yield from (f"pieces-{piece}" for piece in PIECES)
    yield from (f"threat-{name}" for name, _ in THREATS.values())
    for edition in printings():
        yield from (f"edition-{edition.name}", f"edition-{edition.name}-about")
        for variant in edition.variants:
            yield from (f"variant-{variant}", f"variant-{variant}-about")
        yield from (f"skin-{skin}" for skin in edition.skins)
        yield from (f"deck-{deck.name}" for deck in edition.decks)
        yield from (f"card-{wording_of(edition).card_stem(card)}" for card in edition.cards)
        kept = [card for card in edition.cards if card.use not in (AT_ONCE, LEAVES_JAIL)]
        yield from (f"kept-{wording_of(edition).card_stem(card)}" for card in kept)
        yield from (f"track-{track}" for track in edition.board.tracks)
        yield from (f"group-{group.replace(' ', '-')}" for group in edition.board.groups)


class Variables(Visitor):
    """Collects the variables of a message, through the messages that it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name])


@cache
def entries(language: str) -> list[ast.EntryType]:
    parsed: list[ast.EntryType] = []
    for text in ftl(language):
        parsed += FluentParser().parse(text).body
    return parsed


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message; the skin is known to all and may matter in one language only."""
    found: dict[str, set[str]] = {}
    for name, message in messages(language).items():
        visitor = Variables(messages(language))
        visitor.visit(message)
        found[name] = visitor.found - {"skin"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    missing = [name for name in needed() if name not in catalogue.messages(language).sources]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    """What neither the engine's tables nor a source file names is dead."""
    source = "".join(file.read_text(encoding="utf-8") for file in Path(passgo.__file__).parent.rglob("*.py"))
    referred = re.findall(r"\{ ([a-z][\w-]*) \}", "".join(ftl(language)))
    composed = re.compile(
        r"^(board|bot|join|lesson|offer|play|table|web)-"
    )  # names put together from parts, or used in the browser
    named = set(needed()) | set(referred) | set(re.findall(r'"([a-z][\w-]*)"', source))
    assert [name for name in messages(language) if name not in named and not composed.match(name)] == []


def ftl(language: str) -> list[str]:
    """The common catalogue and those of all editions."""
    own = [text for edition in EDITIONS.values() for text in own_catalogues(edition, language)]
    return [*catalogues(files("passgo.texts").joinpath(language)), *own]


def test_catalogues_have_the_same_messages() -> None:
    assert set(messages("en")) == set(messages("fr"))


def test_catalogues_use_the_same_variables() -> None:
    assert variables("en") == variables("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_well_formed(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


class References(Visitor):
    """The messages that a message mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, reference: ast.MessageReference) -> None:
        self.found.add(reference.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_parsed_alone_is_the_one_in_its_file(language: str) -> None:
    for text in ftl(language):
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        alone = dict(catalogue.entries(text))
        assert [message.id.name for message in whole] == list(alone)
        for message in whole:
            source = alone[message.id.name]
            parsed = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
            assert len(parsed) == 1 and parsed[0].equals(message, ignored_fields=["span", "comment"]), source
            references = References()
            references.visit(message)
            assert references.found <= set(catalogue.MENTIONED.findall(source)), source


def test_french_punctuation_does_not_break_lines() -> None:
    """A no-break space stands before : ; ! ? % and inside the quotation marks."""
    for text in ftl("fr"):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r" [:;!?%»]|« |[^\s\u00a0][:;!?»]|'", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_well_in_every_skin(language: str) -> None:
    for edition in printings():
        for skin in edition.skins:
            t = Texts(edition, language, skin)
            for number in range(len(edition.cards)):
                text = t.card(number)
                assert text.endswith(".")
                assert "{" not in text and "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_their_values_have_words(language: str) -> None:
    for edition in EDITIONS.values():
        t = Texts(edition, language)
        for setting in SETTINGS:
            if setting.key not in edition.settings:
                continue
            assert t.setting(setting.key).endswith(".")
            values: Sequence[Value] = setting.values if setting.kind == CHOICE else ()
            if setting.kind == BOOL:
                values = (True, False)
            elif setting.key in edition.printed_by:
                values = edition.printed_values(setting.key)
            meanings = [t.setting_value(setting.key, value) for value in (*values, edition.settings[setting.key])]
            assert len(set(meanings)) == max(len(values), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences_with_a_rule(language: str) -> None:
    for edition in EDITIONS.values():
        t = Texts(edition, language)
        for refusal in REFUSALS[1:]:
            if f"refusal-{refusal.name}" in catalogue.messages(language, edition.name).sources:
                assert t.refusal(IllegalAction("sell 14", refusal.name, refusal.rule)).endswith(".")
            assert t.rule(refusal.rule)
    for setting in SETTINGS:
        assert t.rule(setting.rule)


def test_tables_of_the_texts_fit_the_engine() -> None:
    own = [wording_of(edition) for edition in EDITIONS.values()]
    assert set(QUESTIONS).union(*(wording.questions for wording in own)) == {choice.kind for choice in CHOICES}
    assert set(OPTIONS).union(*(wording.options for wording in own)) <= {verb.name for verb in VERBS}
    assert {kind.name for kind in EVENT_KINDS} >= NOISE


def said_of_spaces(edition: Edition, language: str) -> Iterator[tuple[int, str]]:
    """The words of the web table for every space that tells about itself."""
    sources = catalogue.messages(language, edition.name).sources
    for space, kind in enumerate(edition.board.kinds):
        name = f"web-kind-{kind.replace(' ', '-')}"
        if name in sources:
            yield space, Texts(edition, language).say(name)


@pytest.mark.parametrize(("language", "passing"), [("en", "pass"), ("fr", "passage")])
def test_of_passing_speak_only_spaces_that_do_something_then(language: str, passing: str) -> None:
    for edition in EDITIONS.values():
        for space, words in said_of_spaces(edition, language):
            assert edition.passing.count[space] or passing not in words.lower(), (edition.name, words)


@pytest.mark.parametrize(("language", "bank"), [("en", "Bank"), ("fr", "banque")])
def test_where_the_others_give_no_gift_is_said_to_be_the_banks(language: str, bank: str) -> None:
    ultimate = EDITIONS["ultimate"]
    assert ultimate.settings["birthday.source"] == "each_player"
    assert bank not in dict(said_of_spaces(ultimate, language))[ultimate.board.kinds.index("birthday gift")]
