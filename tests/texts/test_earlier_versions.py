"""What a table is told that began with an earlier version of its edition: everything that has changed since."""

import re

import pytest

from passgo import EDITIONS
from passgo.testing import table
from passgo.texts import LANGUAGES, Texts
from tests.rules import rule

BEFORE_AUCTION: dict[str, str | int] = {"mega": 10, "ultimate": "outer:11"}  # four steps
NOT_MET = {("mega", 1): "change-of-given-tickets"}  # which plays with ticket.same_turn
BEGUN = [(name, version) for name, edition in EDITIONS.items() for version in edition.earlier]


def told(edition: str, version: int, language: str) -> list[str]:
    """The changes, one by one."""
    texts = Texts(EDITIONS[edition], language)
    sentence = texts.say(EDITIONS[edition].earlier[version].changed)
    return re.split(r"\s?; ", re.sub(r"^.*?\. .*?: ", "", sentence).rstrip("."))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "version"), BEGUN)
def test_what_a_later_version_changed_is_told_too(edition: str, version: int, language: str) -> None:
    later = {change for each in EDITIONS[edition].earlier if each > version for change in told(edition, each, language)}
    if (edition, version) in NOT_MET:
        later.remove(Texts(EDITIONS[edition], language).say(NOT_MET[edition, version]))
    assert later <= set(told(edition, version, language))


@rule("CLS-TUR-3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "version"), [each for each in BEGUN if each[0] in BEFORE_AUCTION])
def test_the_auction_space_is_told_of(edition: str, version: int, language: str) -> None:
    """Its visitor may manage there since version 4, so who interrupts at any time does not wait any more."""
    t = table(edition, manage_offturn="any_time").at(0, BEFORE_AUCTION[edition]).dice(1, 2, 1).play("roll")
    assert t.decision.kind == "auction-space"
    name = Texts(EDITIONS[edition], language).space_name(t.place(0))
    assert any(name in change for change in told(edition, version, language))
    assert t.play("interrupt 1").decision.player == 1


@rule("CLS-BKR-5", "MEGA-MTG-2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", EDITIONS["mega"].earlier)
def test_the_order_in_which_an_heir_is_asked_is_told(version: int, language: str) -> None:
    """The interest, the colour that is completed, the question whether to keep the mortgage."""
    words = {"en": ("interest", "colour", "keep"), "fr": ("intérêts", "couleur", "gardez")}[language]
    heirs = next(change for change in told("mega", version, language) if words[0] in change)
    assert sorted(heirs.index(word) for word in words) == [heirs.index(word) for word in words]
    oranges = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")
    t = table("mega").owns(0, *oranges[:3]).built(1, *oranges[:3]).owns(1, oranges[3], "Reading Railroad").turn(1)
    t.mortgaged(oranges[3], "Reading Railroad").has(1, 0).at(1, 17).dice(1, 2, 1).play("roll", "bankrupt")
    asked = []
    while t.decision.player == 0:
        asked.append(t.decision.kind)
        t.play(t.decision.default_action.text)
    assert asked == ["inherit", "lift"]
