"""The words that a person can type at a prompt, in the table's language and always in English too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.cli.table.matching import folded
from passgo.engine.actions import VERBS
from passgo.texts import Texts

# word of the table -> whether something may follow it, as the message play-args- says
WORDS: Final = (
    "help",
    "why",
    "hint",
    "odds",
    "manage",
    "trade",
    "undo",
    "board",
    "players",
    "deeds",
    "me",
    "deed",
    "log",
    "interrupt",
    "enough",
    "stop",
    "seed",
    "save",
    "load",
    "record",
    "quit",
)
LETTERS: Final = {"m": "manage", "t": "trade", "?": "help", "h": "help", "q": "quit"}


def said(texts: Texts, message: str, default: str = "") -> str:
    """A message that need not exist."""
    try:
        return texts.say(message)
    except KeyError:
        return default


def in_a_row(texts: Texts, facts: Sequence[str]) -> str:
    """Facts one after the other, with the semicolons of the language. There may be more than a message can hold."""
    return texts.say("play-then").join(facts)


class Vocabulary:
    """What typed words stand for: the engine's verbs and the table's words."""

    def __init__(
        self, texts: Texts, words: Sequence[str] = WORDS, listed: Sequence[str] = WORDS, own: str = ""
    ) -> None:
        """`listed` are the words that help tells of. Where a table has words or help of its `own`, that is how their
        messages begin."""
        self.texts = texts
        self.listed = listed
        self.own = own
        self.names = {word: self.message(f"play-word-{word}") for word in words}
        self.verb_names = {verb.name: said(texts, f"play-verb-{verb.name}", verb.name) for verb in VERBS}
        self.words = {word: word for word in words} | {folded(name): word for word, name in self.names.items()}
        self.verbs = {verb.name: verb.name for verb in VERBS}
        self.verbs |= {folded(name): verb for verb, name in self.verb_names.items()}

    def message(self, name: str) -> str:
        """What is said about a word: the table's own, else what all tables say."""
        common = said(self.texts, name)
        return said(self.texts, name.replace("play", self.own, 1), common) if self.own else common

    def typed(self, word: str) -> str:
        """The word with what may follow it."""
        return f"{self.names[word]} {self.message(f'play-args-{word}')}".strip()

    def help(self, word: str) -> str:
        return self.message(f"play-help-{word}")

    def is_word(self, typed: str) -> bool:
        """Whether this is a word of the table or of the game, written out."""
        plain = folded(typed)
        return typed in LETTERS or plain in self.words or plain in self.verbs

    def meant(self, typed: str, legal: set[str]) -> list[tuple[str, str]]:
        """What a first word can stand for, as ("verb" or "word", name): best first, several when it is not clear."""
        if typed in LETTERS:
            return [("word", LETTERS[typed])]
        plain = folded(typed)
        if not plain:
            return []
        verbs = {said: verb for said, verb in self.verbs.items() if verb in legal}
        for kind, table in (("verb", verbs), ("word", self.words), ("verb", self.verbs)):
            if plain in table:
                return [(kind, table[plain])]
        for kind, table in (("verb", verbs), ("word", self.words), ("verb", self.verbs)):
            found = {meant for said, meant in table.items() if said.startswith(plain)}
            if found:
                return [(kind, meant) for meant in sorted(found)]
        return []
