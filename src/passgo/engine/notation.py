"""The words of the game: every action as text and back, the same in the terminal, on the wire, in records and tests.

A space is its index (`14`), with the track before it where there are several (`outer:22`), or its name.
A deal is written `offer 2 5, $50 for 6`: to seat 2, space 5's deed and 50 in cash for space 6's deed.
"""

from __future__ import annotations

import re
from typing import Final

from passgo.engine.actions import (
    CARD,
    COUNT,
    COUNTER,
    DEED,
    LEVELS,
    MONEY,
    NOTHING,
    OFFER,
    RIDE,
    SEAT,
    SETTLE,
    SPACE,
    VERB_NUMBERS,
    VERBS,
    about,
    act,
    pack_ride,
    ride_card,
    ride_space,
    verb_of,
)
from passgo.engine.columns import i64
from passgo.engine.edition import Edition
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM, item_kind, item_number, pack_item
from passgo.engine.rules.selling import plan_group, target, with_level

LISTED: Final = 12  # how many legal actions an error names


class IllegalAction(ValueError):
    """What was said, why it cannot be done (the name of a message), the rule that says so, and what would be legal."""

    def __init__(self, what: str, why: str, rule: str = "", legal: tuple[str, ...] = ()) -> None:
        super().__init__(what, why, rule, legal)  # from which it is made again where it is copied or pickled
        self.what = what
        self.why = why
        self.rule = rule
        self.legal = legal

    def __str__(self) -> str:
        said = f"{self.what!r} is not possible: {self.why}"
        if self.rule:
            said += f" ({self.rule})"
        if self.legal:
            said += f"; legal here: {', '.join(self.legal[:LISTED])}"
        if len(self.legal) > LISTED:
            said += f" and {len(self.legal) - LISTED} more"
        return said


class Action:
    """Something a player can say: a verb, its number, and its text. It equals its text: `action == "buy"`."""

    def __init__(self, code: i64, text: str, terms: tuple[int, ...] = ()) -> None:
        self.code = code
        self.text = text
        self.terms = terms

    @property
    def verb(self) -> str:
        """What is done, in one word: "roll", "bid"."""
        return VERBS[verb_of(self.code)].name

    @property
    def number(self) -> int:
        """What it is done to, or how much of it: a deed, a seat, a sum; 0 where the verb says it all."""
        return int(about(self.code))

    def __eq__(self, other: object) -> bool:
        return self.text == (other.text if isinstance(other, Action) else other)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return action_about, (self.verb, self.number, self.text, self.terms)


def action_about(verb: str, number: int, text: str, terms: tuple[int, ...]) -> Action:
    """An action as it is pickled: by its verb's name, as the numbers of verbs depend on what else is installed."""
    return Action(act(VERB_NUMBERS[verb], number), text, terms)


def plain(name: str) -> str:
    """A name without case, spaces and punctuation, for comparing."""
    return re.sub(r"[\W_]+", "", name.casefold())


class Notation:
    """Reads and writes the actions of one edition with one set of names."""

    def __init__(self, edition: Edition, names: list[list[str]]) -> None:
        self.edition = edition
        self.spaces: dict[str, int] = {}
        for language in [edition.board.names, *names]:
            for space, name in enumerate(language):
                self.spaces.setdefault(plain(name), space)
        words = [name for language in [edition.board.names, edition.board.deed_names, *names] for name in language]
        self.most_commas = max(name.count(",") for name in words)

    # writing

    def action(self, code: i64, terms: tuple[int, ...] = ()) -> Action:
        return Action(code, self.text(code, terms), terms)

    def text(self, code: i64, terms: tuple[int, ...]) -> str:
        verb = VERBS[verb_of(code)]
        number = about(code)
        if verb.takes == NOTHING:
            return verb.name
        if verb.takes == DEED:
            return f"{verb.name} {self.deed(number)}"
        if verb.takes == SPACE:
            return f"{verb.name} {self.edition.board.place(number)}"
        if verb.takes == CARD:
            return f"{verb.name} {self.edition.cards[number].name}"
        if verb.takes == LEVELS:
            group = plan_group(number)
            board = self.edition.board
            levels = " ".join(str(int(target(number, k))) for k in range(board.group_size[group]))
            return f"{verb.name} {self.deed(board.lots[group * 8])} {levels}"
        if verb.takes == MONEY or verb.takes == SEAT or verb.takes == COUNT:
            return f"{verb.name} {int(number)}"
        if verb.takes == RIDE:
            card, space = self.edition.cards[ride_card(number)], int(ride_space(number))
            return f"{verb.name} {card.name} {self.edition.board.place(space)}"
        given = ", ".join(self.item(item) for item in terms[1 : 1 + terms[0]]) or "nothing"
        taken = ", ".join(self.item(item) for item in terms[1 + terms[0] :]) or "nothing"
        if verb_of(code) == SETTLE:
            return f"{verb.name} {given}"
        whom = f" {int(number)}" if verb_of(code) == OFFER else ""
        return f"{verb.name}{whom} {given} for {taken}"

    def deed(self, deed: i64) -> str:
        return self.edition.board.deed_place(int(deed))

    def item(self, item: i64) -> str:
        number = item_number(item)
        if item_kind(item) == CASH_ITEM:
            return f"${int(number)}"
        if item_kind(item) == CARD_ITEM:
            return self.edition.cards[number].name
        return f"immunity {self.deed(number)}" if item_kind(item) == IMMUNITY_ITEM else self.deed(number)

    # reading

    def read(self, text: str) -> Action:
        words = text.split(maxsplit=1)
        if not words or words[0].lower() not in VERB_NUMBERS:
            raise IllegalAction(text, "not-a-verb")
        number = VERB_NUMBERS[words[0].lower()]
        rest = words[1].strip() if len(words) > 1 else ""
        takes = VERBS[number].takes
        if takes == NOTHING:
            if rest:
                raise IllegalAction(text, "takes-nothing")
            return self.action(number)
        if not rest:
            raise IllegalAction(text, "what-about")
        if takes == MONEY or takes == SEAT or takes == COUNT:
            return self.action(act(number, self.count(text, rest.lstrip("$"))))
        if takes == DEED:
            return self.action(act(number, self.read_deed(text, rest)))
        if takes == SPACE:
            return self.action(act(number, self.read_space(text, rest)))
        if takes == CARD:
            return self.action(act(number, self.read_card(text, rest)))
        if takes == RIDE:
            word, _, rest = rest.partition(" ")
            ride = pack_ride(self.read_card(text, word), self.read_space(text, rest.strip()))
            return self.action(act(number, ride))
        if takes == LEVELS:
            return self.action(act(number, self.read_levels(text, rest)))
        return self.read_terms(text, number, rest)

    def other_face(self, action: Action) -> Action | None:
        """The same action about the other face of its station, whose two faces have one name; None without one."""
        takes = VERBS[verb_of(action.code)].takes
        if takes != SPACE and takes != RIDE:
            return None
        number = about(action.code)
        twin = self.edition.board.twin[ride_space(number) if takes == RIDE else number]
        if twin < 0:
            return None
        return self.action(act(verb_of(action.code), pack_ride(ride_card(number), twin) if takes == RIDE else twin))

    def count(self, text: str, word: str) -> int:
        if not (word.isascii() and word.isdigit()) or len(word) > 12:
            raise IllegalAction(text, "not-a-number")
        return int(word)

    def read_space(self, text: str, word: str) -> int:
        board = self.edition.board
        track, colon, index = word.partition(":")
        if not colon:
            track, index = board.tracks[0], word
        plain_index = index.isascii() and index.isdigit() and len(index) <= 4
        if track in board.tracks and plain_index and (colon or len(board.tracks) == 1):
            number = board.tracks.index(track)
            if int(index) < board.track_length[number]:
                return board.track_start[number] + int(index)
        if plain(word) in self.spaces:
            return self.spaces[plain(word)]
        raise IllegalAction(text, "no-such-space")

    def read_deed(self, text: str, word: str) -> int:
        board = self.edition.board
        for certificate in range(int(board.deeds)):
            if board.deed_space[certificate] < 0 and board.deed_names[certificate] == word:
                return certificate
        deed = int(self.edition.board.deed_at[self.read_space(text, word)])
        if deed < 0:
            raise IllegalAction(text, "not-a-property")
        return deed

    def is_deed(self, word: str) -> bool:
        try:
            self.read_deed(word, word)
        except IllegalAction:
            return False
        return True

    def read_card(self, text: str, word: str) -> int:
        for number, card in enumerate(self.edition.cards):
            if card.name == word:
                return number
        raise IllegalAction(text, "no-such-card")

    def read_levels(self, text: str, rest: str) -> int:
        words = rest.split()
        board = self.edition.board
        for split in range(1, len(words)):
            levels = [int(word) for word in words[split:] if word.isascii() and word.isdigit() and len(word) < 3]
            name = " ".join(words[:split])
            if len(levels) < len(words) - split or not self.is_deed(name):
                continue
            plan = int(board.group_of[self.read_deed(text, name)])
            if len(levels) == board.group_size[plan] and max(levels) <= 15:
                for k, level in enumerate(levels):
                    plan = int(with_level(plan, k, level))
                return plan
        raise IllegalAction(text, "levels-of-the-group")

    def read_terms(self, text: str, number: int, rest: str) -> Action:
        partner = 0
        if number == OFFER:
            word, _, rest = rest.partition(" ")
            partner = self.count(text, word)
        given, found, taken = f" {rest} ".partition(" for ")
        if not found and number in (OFFER, COUNTER):
            raise IllegalAction(text, "for-what")
        gives = self.read_items(text, given)
        takes = self.read_items(text, taken)
        return self.action(act(number, partner), (len(gives), *gives, *takes))

    def read_items(self, text: str, words: str) -> list[int]:
        """Items are parted by commas; where a name has commas itself, the longest name counts."""
        parts = [word.strip() for word in words.split(",")]
        items: list[int] = []
        while parts:
            longest = min(len(parts), self.most_commas + 1)
            length = next((n for n in range(longest, 1, -1) if self.is_item(", ".join(parts[:n]))), 1)
            word = ", ".join(parts[:length])
            parts = parts[length:]
            if word and word != "nothing":
                items.append(self.read_item(text, word))
        return items

    def is_item(self, word: str) -> bool:
        try:
            self.read_item(word, word)
        except IllegalAction:
            return False
        return True

    def read_item(self, text: str, word: str) -> int:
        if word.startswith("$"):
            return int(pack_item(CASH_ITEM, self.count(text, word[1:])))
        if word.startswith("immunity "):
            return int(pack_item(IMMUNITY_ITEM, self.read_deed(text, word[9:].strip())))
        if any(card.name == word for card in self.edition.cards):
            return int(pack_item(CARD_ITEM, self.read_card(text, word)))
        return int(pack_item(DEED_ITEM, self.read_deed(text, word)))
