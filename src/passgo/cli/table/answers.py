"""Understanding an answer: a number, a word of the table, or an action in words that may be cut short."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from passgo.cli.table import travels
from passgo.cli.table.matching import closest, folded
from passgo.cli.table.menu import Menu
from passgo.cli.table.naming import Misread, find_player, money, pick_deed
from passgo.cli.table.properties import Entry
from passgo.cli.table.terms import engine_terms
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.actions import CARD, DEED, MONEY, RIDE, SEAT, SPACE, TERMS, VERB_NUMBERS, VERBS
from passgo.engine.game import Game
from passgo.engine.notation import Action
from passgo.texts import Texts


@dataclass
class Answer:
    """An action, or a word of the table with what follows it, or a sentence that says what was not clear."""

    action: Action | None = None
    word: str = ""
    rest: str = ""
    trouble: str = ""


class AnswerParser:
    """Hears what was typed at one question."""

    def __init__(
        self,
        game: Game,
        texts: Texts,
        vocabulary: Vocabulary,
        menu: Menu,
        shown: Mapping[int, Entry],
        opened: str = "",
        back: bool = False,
    ) -> None:
        """`shown` are the numbers on the screen, with what is beside them. `opened` is the verb whose list of spaces
        is there too: then a name alone is an answer. `back` says that Enter leads back to another list or question.
        """
        self.shown = shown
        self.back = back
        self.opened = "all" if menu.wide else opened
        self.game = game
        self.texts = texts
        self.vocabulary = vocabulary
        self.menu = menu

    def understand(self, line: str) -> Answer:
        """What the line means; IllegalAction when it is an action that cannot be read."""
        typed = line.strip()
        if not typed:
            return Answer(word="back") if self.back else Answer(self.menu.default)
        amount = money(typed)
        if amount is not None:
            return self.numbered(amount, typed)
        if self.menu.opened_by(typed.lower()):
            return Answer(word="spaces", rest=self.menu.opened_by(typed.lower()))
        first, _, rest = typed.partition(" ")
        try:
            named = self.space_named(typed) if self.opened and not self.vocabulary.is_word(first) else None
        except Misread as error:
            return Answer(trouble=error.sentence)
        if named is not None:
            return Answer(named)
        meant = self.vocabulary.meant(first, self.menu.legal)
        if not meant:
            return Answer(trouble=self.texts.say("play-not-understood", what=typed[:40]))
        if len(meant) > 1:
            names = [self.name(kind, word) for kind, word in meant]
            return Answer(trouble=self.texts.say("play-ambiguous", what=first, names=", ".join(names)))
        kind, word = meant[0]
        if kind == "word":
            return Answer(word=word, rest=rest.strip())
        if word == "interrupt":
            return Answer(word="interrupt", rest=rest.strip())
        if word == "quiet":  # everybody for himself
            return Answer(word="enough")
        try:
            return self.acted(word, rest.strip(), typed)
        except Misread as error:
            return Answer(trouble=error.sentence)

    def space_named(self, typed: str) -> Action | None:
        """An answer by the name of its space alone."""
        among = [action for action in self.menu.away if self.opened in ("all", action.verb)]
        if not among or len(folded(typed)) < 2:
            return None
        return travels.pick(self.game, self.texts, among, typed)

    def name(self, kind: str, word: str) -> str:
        return self.vocabulary.names[word] if kind == "word" else self.vocabulary.verb_names[word]

    def numbered(self, number: int, typed: str) -> Answer:
        """What stands beside a number on the screen; at an auction any larger amount is a bid."""
        plain = typed.isdigit()
        beside = self.shown.get(number) if plain else None
        if isinstance(beside, Action):
            return Answer(beside)
        if beside is not None:
            return Answer(word="property", rest=str(beside))
        last = max(self.shown, default=0)
        if "bid" in self.menu.free and (not plain or number > last):
            return Answer(self.game.notation.read(f"bid {number}"))
        return Answer(trouble=self.texts.say("play-no-such-number", number=number, last=last))

    def acted(self, verb: str, rest: str, typed: str) -> Answer:
        takes = VERBS[VERB_NUMBERS[verb]].takes
        of_verb = [action for action in self.menu.everything if action.verb == verb]
        if takes in (SPACE, RIDE):
            if not rest and len(of_verb) == 1:
                return Answer(of_verb[0])
            if not rest and verb in self.menu.folded:
                return Answer(word="spaces", rest=verb)
            picked = travels.pick(self.game, self.texts, of_verb, rest) if rest else None
            if picked is not None:
                return Answer(picked)
        if takes == SEAT and rest and not rest.isdigit():
            seats = [action.number for action in of_verb] or list(range(self.game.state.players))
            rest = str(find_player(self.game, self.texts, rest, seats))
        if takes == TERMS:
            if not rest:
                return Answer(word="trade", rest=verb)
            return Answer(self.game.notation.read(engine_terms(self.game, self.texts, self.menu.decision, verb, rest)))
        if not rest and takes in (DEED, CARD):
            if len(self.different(of_verb)) == 1:
                return Answer(of_verb[0])
            if of_verb and takes == DEED:
                return Answer(word="manage", rest=verb)
        if takes == MONEY and money(rest) is not None:
            rest = str(money(rest))
        if takes == CARD and rest and of_verb:
            names = {k: self.texts.option(self.game, action) for k, action in enumerate(of_verb)}
            fits = [of_verb[k] for k in closest(rest, names)]
            if len(self.different(fits)) == 1:
                return Answer(fits[0])
        if takes == DEED and rest and not re.fullmatch(r"(\w+:)?\d+", rest):
            rest = self.deed_named(rest, [action.number for action in of_verb])
        return Answer(self.game.notation.read(f"{verb} {rest}".strip()))

    def different(self, actions: list[Action]) -> set[str]:
        """What the actions mean in words; two that mean the same are one."""
        return {self.texts.option(self.game, action) for action in actions}

    def deed_named(self, rest: str, likely: list[int]) -> str:
        """The deed that a few letters mean, as its space is written.

        The ones that the verb could be about come first, then those of the player who is asked.
        """
        s = self.game.state
        mine = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == self.menu.decision.player]
        number = pick_deed(self.game, self.texts, rest, likely, mine)
        return rest if number is None else self.game.notation.deed(number)
