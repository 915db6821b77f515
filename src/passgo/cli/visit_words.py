"""What can be typed at a table of a server: the words of the visit and the verbs of the game, in two languages."""

from __future__ import annotations

from typing import Final

from passgo.cli.table.matching import folded
from passgo.engine.actions import TERMS, VERB_NUMBERS, VERBS
from passgo.texts.catalogue import message

WORDS: Final = (
    "sit", "stand", "bot", "start", "say", "players", "options", "hint", "why", "plan", "wish", "enough", "pause",
    "resume", "undo", "kick", "yes", "no", "rematch", "stop", "help", "quit",
)  # fmt: skip


def verb_name(language: str, verb: str) -> str:
    """The language's word for a verb; the verb itself where its edition brings none."""
    try:
        return message(language, f"play-verb-{verb}", {})
    except KeyError:
        return verb


class VisitWords:
    """The language's own words, and the English ones always."""

    def __init__(self, language: str) -> None:
        self.names = {word: message(language, f"join-word-{word}", {}) for word in WORDS}
        self.words = {folded(name): word for word, name in self.names.items()} | {word: word for word in WORDS}
        named = {verb.name: verb_name(language, verb.name) for verb in VERBS}
        self.verbs = {folded(name): verb for verb, name in named.items()} | {verb: verb for verb in named}
        self.contra = message(language, "play-for", {})

    def word(self, typed: str) -> str:
        """The word of the visit that is meant, or ""."""
        return self.words.get(folded(typed), "")

    def action(self, line: str) -> str:
        """An answer as the server reads it."""
        first, _, rest = line.partition(" ")
        verb = self.verbs.get(folded(first), first)
        if verb in VERB_NUMBERS and VERBS[VERB_NUMBERS[verb]].takes == TERMS:
            rest = f" {rest} ".replace(f" {self.contra} ", " for ").strip()
        return f"{verb} {rest}".strip()
