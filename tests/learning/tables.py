"""Games of all editions for the tests of the learning environment, and the words of actions."""

from passgo import EDITIONS
from passgo.encoding.layout import Layout
from passgo.encoding.speech import Speech
from passgo.encoding.spelling import spelled
from passgo.engine.columns import Ints, copied, ints, listed
from passgo.engine.machine import perform
from passgo.engine.rules.items import CARD_ITEM
from passgo.engine.save import digest
from passgo.engine.state import State

SIZES = {name: (edition.figures.least_players, edition.figures.most_players) for name, edition in EDITIONS.items()}


def led_to(s: State, code: int, terms: Ints) -> str:
    """The digest of where an action leads."""
    t = s.copy()
    if len(terms) > 0:
        t.offer = copied(terms)
    perform(t, code)
    return digest(t)


def said(layout: Layout, s: State, words: list[int]) -> tuple[str, tuple[int, ...]]:
    """Where some words lead, and the terms of their deal; nothing but the last of them changes anything."""
    t = s.copy()
    speech = Speech(layout, True)
    before = digest(t)
    for k, word in enumerate(words):
        assert digest(t) == before
        speech.listen(t)
        assert speech.mark[word] > 0, f"word {k + 1} of {words} is masked"
        assert speech.say(t, word) == (k == len(words) - 1)
    return digest(t), tuple(listed(speech.terms))


def meant(s: State, terms: tuple[int, ...]) -> tuple[list[object], list[object]]:
    """What a deal is about: cards that are alike are the same, and the order means nothing."""
    things = [s.edition.cards[item >> 4].kind if item & 15 == CARD_ITEM else item for item in terms[1:]]
    return sorted(things[: terms[0]], key=str), sorted(things[terms[0] :], key=str)


def assert_sayable(layout: Layout, s: State, code: int, terms: tuple[int, ...] = ()) -> None:
    """An action can be said, and saying it does the same as performing it."""
    words = listed(spelled(layout, s, code, ints(terms)))
    assert words, f"{code & 255} about {code >> 8} with {terms} cannot be said"
    where, deal = said(layout, s, words)
    if terms:
        assert meant(s, deal) == meant(s, terms)
    assert where == led_to(s, code, ints(deal))
