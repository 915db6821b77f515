"""A deal step by step: with whom, what for what, what it changes. For offers, counter-offers and settlements."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.table.colours import HEADING, KEY
from passgo.cli.table.effects import effect_lines
from passgo.cli.table.matching import closest
from passgo.cli.table.naming import Misread, find_player, is_cash, money, one_of
from passgo.cli.table.terms import cash_item, others, partner_of, parts, things
from passgo.engine.actions import VERB_NUMBERS, act
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.rules.items import DEED_ITEM, item_kind, item_number
from passgo.texts.deals import bundle, item

if TYPE_CHECKING:
    from passgo.cli.table.session import Session


class Dropped(Exception):
    """The person does not want the deal after all."""


class Dialogue:
    """One deal of the person who is asked."""

    def __init__(self, session: Session, verb: str) -> None:
        decision = session.game.decision
        assert decision is not None
        self.session = session
        self.game, self.texts = session.game, session.texts
        self.decision = decision
        self.verb = verb
        self.me = decision.player
        self.partner = -1
        self.gives: list[int] = []
        self.takes: list[int] = []

    def run(self) -> Action | None:
        """The deal as an action that is legal, or None if it was dropped."""
        try:
            self.partner = self.choose_partner() if self.verb == "offer" else partner_of(self.decision, self.verb)
            if self.verb == "counter":  # start from what is on the table
                terms = list(self.game.state.offer)
                self.takes, self.gives = terms[1 : 1 + terms[0]], terms[1 + terms[0] :]
            self.gives = self.choose("play-trade-give", self.me, self.gives)
            if self.verb != "settle":
                self.takes = self.choose("play-trade-get", self.partner, self.takes)
            return self.confirmed()
        except Dropped:
            self.session.say("play-trade-dropped")
            return None

    def read(self, prompt: str) -> str:
        names = self.session.vocabulary.names
        while True:
            line = self.session.read(self.texts.say(prompt) + " ").strip()
            if line.lower() in ("x", "cancel", self.texts.say("play-cancel"), "quit", names["quit"]):
                raise Dropped
            if line.lower() not in ("?", "help", names["help"]):
                return line
            self.explain()

    def explain(self) -> None:
        sample = self.texts.money(50 * int(self.game.state.edition.figures.note))
        self.session.say("play-trade-how", sample=f"1, {sample}")

    def choose_partner(self) -> int:
        seats = others(self.game, self.me)
        if len(seats) == 1:
            return seats[0]
        self.session.heading("play-trade-with")
        self.session.at_hand = [self.texts.player(seat) for seat in seats]
        for number, seat in enumerate(seats, 1):
            cash, deeds = self.texts.money(self.game.state.cash[seat]), int(self.game.state.deeds_held[seat])
            about = self.texts.say("play-trade-player", player=self.texts.player(seat), cash=cash, deeds=deeds)
            self.session.screen.say(Text.assemble((f"{number:>3}", KEY), f"  {about}"), hang=5)
        while True:
            line = self.read("play-trade-who")
            if not line:
                raise Dropped
            if line.isdigit() and 1 <= int(line) <= len(seats):
                return seats[int(line) - 1]
            try:
                return find_player(self.game, self.texts, line, seats)
            except Misread as error:
                self.session.complain(error.sentence)

    def choose(self, heading: str, giver: int, chosen: list[int]) -> list[int]:
        """One side of the deal, by numbers, names and money."""
        offered = things(self.game, giver, self.me)
        self.session.at_hand = [item(self.texts, thing, self.game.state) for thing in offered]
        money_there = self.texts.money(self.game.state.cash[giver])
        self.session.heading(heading, player=self.texts.player(giver), cash=money_there)
        for number, thing in enumerate(offered, 1):
            entry = Text.assemble((f"{number:>3}", KEY), f"  {self.described(thing, giver)}")
            self.session.screen.say(entry, hang=5)
        if chosen:
            self.session.say("play-trade-now", things=bundle(self.texts, chosen, self.game.state))
        self.explain()
        while True:
            line = self.read("play-trade-what")
            if not line:
                return chosen
            try:
                return self.picked(line, offered, giver)
            except Misread as error:
                self.session.complain(error.sentence)

    def described(self, thing: int, giver: int) -> str:
        words = item(self.texts, thing, self.game.state)
        if item_kind(thing) != DEED_ITEM:
            return words
        s = self.game.state
        group = s.edition.board.group_of[item_number(thing)]
        held, size = int(s.holds(giver, group)), int(s.edition.board.group_size[group])
        return self.texts.say("play-trade-deed", deed=words, group=self.texts.group(group), held=held, size=size)

    def picked(self, line: str, offered: list[int], giver: int) -> list[int]:
        """The things that a line names; Misread says which part was not understood."""
        nothing = ("0", "-", "nothing", self.texts.say("nothing"))
        if line.lower() in nothing:
            return []
        chosen: list[int] = []
        for part in parts(line.replace("+", ",")):
            words = part.split() if re.fullmatch(r"[\d$£€kM]+(\s+[\d$£€kM]+)*", part) and not is_cash(part) else [part]
            for word in words:
                chosen.append(self.thing(word, offered, giver, chosen))
        return list(dict.fromkeys(chosen))

    def thing(self, word: str, offered: list[int], giver: int, chosen: list[int]) -> int:
        """What a word means; one that names several alike means one that is not chosen yet."""
        if is_cash(word):
            amount = money(word) or 0
            if not 0 < amount <= self.game.state.cash[giver]:
                raise Misread(self.texts.say("play-trade-too-much", player=self.texts.player(giver)))
            return cash_item(amount)
        if word.isdigit():
            if not 1 <= int(word) <= len(offered):
                raise Misread(self.texts.say("play-trade-number", number=word, sample=self.texts.money(int(word))))
            return offered[int(word) - 1]
        names = {k: item(self.texts, thing, self.game.state) for k, thing in enumerate(offered)}
        fresh = {k: name for k, name in names.items() if offered[k] not in chosen}
        found = one_of(closest(word, fresh) or closest(word, names), names, word, self.texts)
        if found is None:
            raise Misread(self.texts.say("play-trade-not-there", what=word[:40], player=self.texts.player(giver)))
        return offered[found]

    def action(self) -> Action:
        number = VERB_NUMBERS[self.verb]
        terms = (len(self.gives), *self.gives, *self.takes)
        return self.game.notation.action(act(number, self.partner if self.verb == "offer" else 0), terms)

    def confirmed(self) -> Action:
        """Show what the deal means until it is sent or dropped."""
        while True:
            action = self.action()
            try:
                self.game.copy().play(action)
                legal = True
            except IllegalAction as error:
                self.session.refuse(error)
                legal = False
            if legal:
                self.session.screen.gap()
                self.session.screen.say(capital(self.texts.option(self.game, action)), style=HEADING)
                for line in effect_lines(self.game, self.texts, self.me, self.partner, action.terms):
                    self.session.screen.say(line, indent=2, hang=2)
            self.session.at_hand = []
            answer = self.read("play-trade-send" if legal else "play-trade-change").lower()
            yes = ("", "y", "yes", self.texts.say("yes"), self.texts.say("yes")[0])
            if legal and answer in yes:
                return action
            if answer in ("g", "1") or (not legal and not answer):
                self.gives = self.choose("play-trade-give", self.me, self.gives)
            elif answer in ("w", "2") and self.verb != "settle":
                self.takes = self.choose("play-trade-get", self.partner, self.takes)
            elif answer in ("n", "no", self.texts.say("no")):
                raise Dropped


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
