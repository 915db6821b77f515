"""The cards.csv of a plain board: each card an effect that the engine knows, with its figures and its words."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from passgo.editions.plain.mistakes import Mistake, listed
from passgo.editions.plain.reading import LANGUAGES, LARGEST, Line, read_table
from passgo.editions.plain.spaces import DRAWING, Spaces
from passgo.engine.board import RAILROAD, UTILITY
from passgo.engine.edition import AT_ONCE, Card, Deck
from passgo.engine.rules.cards import (
    advance_to,
    advance_to_nearest,
    collect,
    collect_each,
    go_back,
    go_back_to,
    go_to_jail,
    leave_jail,
    pay,
    pay_each,
    pay_or_draw,
    repairs,
)

COLUMNS = ("deck", "card", *("effect", "en", "fr"))
MOST_CARDS = 100  # of a deck
MOST_TIMES = 100  # the rent or the dice
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
FIGURE = re.compile(r"\{\s*(\w+)\s*\}")  # in a card's text: {amount}
BRACED = re.compile(r"\{[^{}]*\}?|\}")  # whatever looks like one


class Effect(NamedTuple):
    """How an effect is written: what follows its name, what the text may name, and what makes the card."""

    takes: tuple[str, ...]
    names: tuple[str, ...]
    make: Callable[..., Card]


EFFECTS = {
    "collect": Effect(("amount",), ("amount",), collect),
    "collect from each": Effect(("amount",), ("amount",), collect_each),
    "pay": Effect(("amount",), ("amount",), pay),
    "pay each": Effect(("amount",), ("amount",), pay_each),
    "pay or draw": Effect(("amount", "deck"), ("amount", "deck"), pay_or_draw),
    "repairs": Effect(("amount", "amount"), ("house", "hotel"), repairs),
    "advance to": Effect(("space",), ("space",), advance_to),
    "nearest railroad": Effect(("times",), ("times",), lambda name, n: advance_to_nearest(name, RAILROAD, n, 0)),
    "nearest utility": Effect(("times",), ("factor",), lambda name, n: advance_to_nearest(name, UTILITY, 1, n)),
    "go back": Effect(("steps",), ("steps",), go_back),
    "go back to": Effect(("space",), ("space",), go_back_to),
    "go to jail": Effect((), (), go_to_jail),
    "leave jail": Effect((), (), leave_jail),
}


class Cards:
    """Both packs, and what their cards say."""

    def __init__(self, file: Path, spaces: Spaces) -> None:
        self.spaces = spaces
        self.texts: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}  # by card
        packs: dict[str, list[Card]] = {deck: [] for deck in DRAWING}
        ending: set[str] = set()  # packs with a card that always ends what it begins
        needed = {deck: spaces.lines[found[0]] for deck in DRAWING if (found := spaces.of_kind(deck))}
        for line in read_table(file, COLUMNS):
            deck = self.deck_of(line, line.text("deck"))
            name, effect = self.effect_of(line)
            card = self.card_of(line, name, effect)
            packs[deck].append(card)
            if len(packs[deck]) > MOST_CARDS:
                raise line.mistake("deck-too-large", deck=deck, most=MOST_CARDS)
            if name == "pay or draw":
                needed.setdefault(self.deck_of(line, effect.split(maxsplit=1)[1]), line)
            elif card.use == AT_ONCE and not self.may_draw_again(name, effect):
                ending.add(deck)
        for deck, line in needed.items():
            if not packs[deck]:
                raise line.mistake("empty-deck", deck=deck, cards=file.name)
            if deck not in ending:
                raise Mistake(file, 0, "endless-deck", deck=deck)
        self.decks = [Deck(deck.replace(" ", "-"), packs[deck]) for deck in DRAWING]

    def deck_of(self, line: Line, name: str) -> str:
        if name not in DRAWING:
            raise line.mistake("unknown-deck", deck=name, known=listed(DRAWING))
        return name

    def effect_of(self, line: Line) -> tuple[str, str]:
        """The name of an effect, the longest that fits, and what follows it."""
        text = " ".join(line.text("effect").split())
        for name in sorted(EFFECTS, key=len, reverse=True):
            if f"{text} ".startswith(f"{name} "):
                return name, text[len(name) + 1 :]
        raise line.mistake("unknown-effect", effect=text, known=listed(EFFECTS))

    def may_draw_again(self, name: str, rest: str) -> bool:
        if name in ("advance to", "go back to"):
            return self.spaces.rows[self.space_named(rest)].kind in DRAWING
        return name == "go back"

    def space_named(self, name: str) -> int:
        """Its number, or -1."""
        names = [row.name.casefold() for row in self.spaces.rows]
        return names.index(name.casefold()) if name.casefold() in names else -1

    def card_of(self, line: Line, effect: str, rest: str) -> Card:
        name = line.text("card")
        if not NAME.fullmatch(name):
            raise line.mistake("card-name", name=name)
        if name in self.texts["en"]:
            raise line.mistake("same-card", name=name)
        known = EFFECTS[effect]
        for language in LANGUAGES:
            if not line.cells[language]:
                raise line.mistake("no-card-text", name=name, language=language)
            text = line.cells[language]
            for braced in BRACED.findall(text):
                figure = FIGURE.fullmatch(braced)
                if not figure or figure[1] not in known.names:
                    allowed = listed([f"{{{allowed}}}" for allowed in known.names]) or "-"
                    raise line.mistake("unknown-figure", figure=braced, effect=effect, known=allowed)
            self.texts[language][name] = text
        if effect.startswith("nearest"):
            kind = effect.split()[1]
            if not self.spaces.of_kind(kind):
                raise line.mistake("no-such-space", name=kind)
            rest = rest or ("2" if kind == "railroad" else "10")
        return known.make(name, *self.arguments(line, effect, known.takes, rest))

    def arguments(self, line: Line, effect: str, takes: tuple[str, ...], rest: str) -> list[int]:
        words = [rest] if takes == ("space",) else rest.split(maxsplit=max(0, len(takes) - 1))
        if len(words) != len(takes) or (takes and not words[0]) or (not takes and rest):
            shape = " ".join([effect, *(word.upper() for word in takes)])
            raise line.mistake("effect-shape", effect=effect, shape=shape)
        return [self.argument(line, what, word) for what, word in zip(takes, words, strict=True)]

    def argument(self, line: Line, what: str, word: str) -> int:
        if what == "space":
            return self.target(line, word)
        if what == "deck":
            return DRAWING.index(self.deck_of(line, word))
        most = {"amount": LARGEST, "times": MOST_TIMES, "steps": len(self.spaces.rows) - 1}[what]
        return line.whole("effect", word, most)

    def target(self, line: Line, name: str) -> int:
        found = self.space_named(name)
        if found < 0:
            raise line.mistake("no-such-space", name=name)
        if sum(row.name.casefold() == name.casefold() for row in self.spaces.rows) > 1:
            raise line.mistake("several-spaces", name=name)
        return found
