"""The rules in words, as one table plays them: its edition's own, then those of the games that it builds on."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from passgo.engine.record import Header
from passgo.rules import FAMILIES, Rule, introduction, look_up
from passgo.server.prints import Chapter, Rulebook, RuleInWords
from passgo.server.protocol import Language
from passgo.texts import Texts
from passgo.texts.why import settings_here

BELOW: Final = {"mega": ("classic",), "ultimate": ("mega", "classic")}  # where an edition's rules are silent
COLUMN: Final = {"en": 0, "fr": 1}


def rulebook(header: Header, language: Language) -> Rulebook:
    texts = Texts.of(header, language)
    own = header.edition.name
    chapters = [
        Chapter(
            texts.say(f"edition-{edition}"),
            FAMILIES[family.rpartition("-")[2]][COLUMN[language]],
            [in_words(header, texts, rule) for rule in rules],
        )
        for edition in (own, *BELOW.get(own, ()))
        for family, rules in groupby(look_up(edition), lambda rule: rule.family)
    ]
    return Rulebook(introduction(own)[language], chapters)


def in_words(header: Header, texts: Texts, rule: Rule) -> RuleInWords:
    return RuleInWords(rule.id, texts.rule(rule.id), " ".join(settings_here(header, texts, rule.id)))
