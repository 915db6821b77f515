"""The rules in words, as one table plays them: its edition's own, then those of the games that it builds on."""

from __future__ import annotations

from itertools import groupby

from passgo.engine.record import Header
from passgo.rulebook import Rule, chapter, editions, introduction, look_up
from passgo.server.board_schema import Chapter, Rulebook, RuleInWords
from passgo.server.protocol import Language
from passgo.texts import Texts
from passgo.texts.catalogue import edition_name
from passgo.texts.why import settings_here


def rulebook(header: Header, language: Language) -> Rulebook:
    texts = Texts.of(header, language)
    own = header.edition.name
    chapters = [
        Chapter(edition_name(language, edition), title, [in_words(header, texts, rule) for rule in rules])
        for edition in (own, *header.edition.based_on)
        if edition in editions()
        for title, rules in groupby(look_up(edition), lambda rule: chapter(rule, language))
    ]
    about = introduction(own).get(language) or texts.say(f"edition-{own}-about")
    return Rulebook(about, chapters)


def in_words(header: Header, texts: Texts, rule: Rule) -> RuleInWords:
    return RuleInWords(rule.id, texts.rule(rule.id), " ".join(settings_here(header, texts, rule.id)))
