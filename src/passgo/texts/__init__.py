"""Texts for people, in English and French: events, questions, options, refusals, cards, settings and rules.

The engine never speaks; whoever shows a game to somebody asks here. Catalogues are read at the first question.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from passgo.engine.actions import DEED, RIDE, SPACE, TERMS, VERB_NUMBERS, VERBS
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.record import Header
from passgo.engine.settings import BOOL, CHOICE, PIECES, SETTINGS, Value
from passgo.rulebook import words_of
from passgo.texts.catalogue import LANGUAGES
from passgo.texts.deals import offer
from passgo.texts.options import option
from passgo.texts.questions import question
from passgo.texts.story import NOISE, told
from passgo.texts.words import Words

__all__ = ["LANGUAGES", "NOISE", "Texts"]

LONGEST_QUOTE = 60
PLACE: Final = re.compile(r"(?:\w+:)?\b\d+$")  # a space by its number, as the notation has it


class Texts(Words):
    """Everything that can be said about a game, in one language.

    `Texts.of(game.header, "fr")` speaks about a game; `Texts(edition, "fr")` is enough for names, settings and rules.
    """

    @staticmethod
    def of(header: Header, language: str = "en") -> Texts:
        printing = header.edition.printing(header.settings)
        return Texts(printing, language, header.skin, header.names, header.variant)

    def event(self, event: Event, move: Sequence[Event]) -> str:
        """What happened, as a line for the log; "" for an event that another one of its move tells of."""
        return told(self, event, move)

    def question(self, game: Game) -> str:
        """The open decision, told to the player who must decide."""
        return question(self, game)

    def option(self, game: Game, action: Action) -> str:
        """What an action means at the open decision, with its costs."""
        return option(self, game, action)

    def offer(self, game: Game) -> str:
        """The bundles on the table; "" when there is no offer."""
        return offer(self, game)

    def refusal(self, error: IllegalAction, typed: str = "") -> str:
        """Why an action was refused, and what is allowed. It is quoted as it was typed, where that is known."""
        what = typed or self.spoken(error.what)
        what = what if len(what) <= LONGEST_QUOTE else what[:LONGEST_QUOTE] + "…"
        majority = "yes" if self.edition.figures.majority else "no"  # whether all lots but one are enough to build
        return self.say(f"refusal-{error.why}", what=what, majority=majority)

    def spoken(self, text: str) -> str:
        """An action as people of the language would type it: their verb, and the name of a place for its number."""
        verb, _, rest = text.partition(" ")
        if verb.lower() not in VERB_NUMBERS:
            return text
        takes = VERBS[VERB_NUMBERS[verb.lower()]].takes
        words = PLACE.sub(self.place_name, rest) if takes in (DEED, SPACE, RIDE) else rest
        if takes == TERMS:
            words = rest.replace(" for ", f" {self.say('play-for')} ")
        return f"{self.verb(verb.lower())} {words}".strip()

    def verb(self, name: str) -> str:
        """The word to type for a verb; the verb itself where its edition brings none."""
        try:
            return self.say(f"play-verb-{name}")
        except KeyError:
            return name

    def place_name(self, place: re.Match[str]) -> str:
        """The name for a number of the notation; what is no place stays as it is."""
        board = self.edition.board
        for space in range(board.size):
            if board.place(space) == place[0]:
                return self.space_name(space)
        return place[0]

    def rule(self, rule_id: str) -> str:
        """A numbered rule, with the money of this board; an unknown id raises KeyError."""
        words = words_of(rule_id)[self.language]
        same_sums = self.edition.figures.note == 1  # where notes are larger, sums of other games' rules are not played
        return words.replace("$", self.skin.currency) if same_sums else words

    def setting(self, key: str) -> str:
        """What a setting switches."""
        return self.say("setting-" + key.replace(".", "-"))

    def setting_title(self, key: str) -> str:
        """What a setting is called; its sentence where an edition from elsewhere has no name for it."""
        try:
            return self.say("setting-title-" + key.replace(".", "-"))
        except KeyError:
            return self.setting(key)

    def setting_value(self, key: str, value: Value) -> str:
        """What a value of a setting means."""
        kind = {setting.key: setting.kind for setting in SETTINGS}[key]
        if kind == BOOL:
            return self.say("yes" if value else "no")
        if kind == CHOICE:
            return self.say(f"setting-{key.replace('.', '-')}-{str(value).replace(',', '')}")
        if kind == PIECES:
            counts = str(value).split("/")
            return self.listed([self.pieces(piece, int(count)) for piece, count in enumerate(counts)])
        return str(value)
