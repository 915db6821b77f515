"""Verbs, action codes and refusals: what can be said at the table, as plain numbers.

An action is one number: its verb in the low byte, what it is about above it. The words for people and
for the wire are made in `notation`.
"""

from __future__ import annotations

from typing import Final

from passgo.engine.columns import Ints, empty, i64, pushed

NOTHING: Final = "nothing"  # what the number of an action stands for
MONEY: Final = "money"
DEED: Final = "deed"
SPACE: Final = "space"
SEAT: Final = "seat"
COUNT: Final = "count"
CARD: Final = "card"
LEVELS: Final = "levels"  # a group and the level each of its lots shall have
RIDE: Final = "ride"  # a kept card and the space it leads to
TERMS: Final = "terms"  # a bundle for a bundle, kept beside the number


# what saying a verb gives away: the default answer says the least of what can be said
HARMLESS: Final[i64] = 0  # nothing: one refuses, goes on, or gets what is due
COMPULSORY: Final[i64] = 1  # what a rule demands where nothing harmless can be said
VOLUNTARY: Final[i64] = 2  # property, cash or a kept card, because one wants to
RUINOUS: Final[i64] = 3  # everything


class Verb:
    """A word that a player can say, what its number means, and what saying it gives away."""

    def __init__(self, name: str, takes: str, gives: i64) -> None:
        self.name = name
        self.takes = takes
        self.gives: i64 = gives


VERBS: Final[list[Verb]] = []
VERB_NUMBERS: Final[dict[str, int]] = {}


def verb(name: str, takes: str = NOTHING, gives: i64 = VOLUNTARY) -> i64:
    """Enter a verb; unless it is declared harmless or compulsory, nobody says it by default."""
    if name in VERB_NUMBERS:
        raise ValueError(f"there is a verb {name!r} already")
    VERB_NUMBERS[name] = len(VERBS)
    VERBS.append(Verb(name, takes, gives))
    return len(VERBS) - 1


# what comes from outside and answers no question; the hammer, the last of them, ends one: see `machine`
INTERRUPT: Final[i64] = verb("interrupt", SEAT)
TIME: Final[i64] = verb("time")
QUIET: Final[i64] = verb("quiet", SEAT)
STOP: Final[i64] = verb("stop", COUNT)
CLOSE_AUCTION: Final[i64] = verb("hammer")
# what answers a question
ROLL: Final[i64] = verb("roll", gives=HARMLESS)
END: Final[i64] = verb("end", gives=HARMLESS)
DONE: Final[i64] = verb("done", gives=HARMLESS)
BUY: Final[i64] = verb("buy")
DECLINE: Final[i64] = verb("decline", gives=HARMLESS)
BID: Final[i64] = verb("bid", MONEY)
PASS: Final[i64] = verb("pass", gives=HARMLESS)
PAY: Final[i64] = verb("pay", gives=COMPULSORY)
USE_CARD: Final[i64] = verb("card", CARD)
BUILD: Final[i64] = verb("build", DEED)
SELL: Final[i64] = verb("sell", DEED)
SELL_DOWN: Final[i64] = verb("selldown", LEVELS)
MORTGAGE: Final[i64] = verb("mortgage", DEED)
LIFT: Final[i64] = verb("lift", DEED)
KEEP: Final[i64] = verb("keep", DEED, gives=HARMLESS)
COLLECT: Final[i64] = verb("collect", DEED, gives=HARMLESS)
CLAIM: Final[i64] = verb("claim", DEED)
NO: Final[i64] = verb("no", gives=HARMLESS)
PLACE: Final[i64] = verb("place", DEED, gives=COMPULSORY)
OFFER: Final[i64] = verb("offer", TERMS)
COUNTER: Final[i64] = verb("counter", TERMS)
SETTLE: Final[i64] = verb("settle", TERMS)
ACCEPT: Final[i64] = verb("accept")
REFUSE: Final[i64] = verb("refuse", gives=HARMLESS)
BANKRUPT: Final[i64] = verb("bankrupt", gives=RUINOUS)
DRAW: Final[i64] = verb("draw", gives=COMPULSORY)
FLAT: Final[i64] = verb("flat", gives=COMPULSORY)
PERCENT: Final[i64] = verb("percent", gives=COMPULSORY)
OVERLOOK: Final[i64] = verb("overlook")
GO_TO: Final[i64] = verb("goto", SPACE, gives=COMPULSORY)
TAKE: Final[i64] = verb("take", gives=HARMLESS)
MOVE_ON: Final[i64] = verb("move", gives=COMPULSORY)
CASH: Final[i64] = verb("cash", gives=HARMLESS)
STAY: Final[i64] = verb("stay", gives=HARMLESS)
PICK: Final[i64] = verb("pick", SEAT, gives=COMPULSORY)
GIVE: Final[i64] = verb("give", CARD, gives=COMPULSORY)
TICKET: Final[i64] = verb("ticket", RIDE)
AUCTION: Final[i64] = verb("auction", DEED, gives=COMPULSORY)
ARRANGE: Final[i64] = verb("arrange", LEVELS, gives=COMPULSORY)
SWAP: Final[i64] = verb("swap", DEED)
SURRENDER: Final[i64] = verb("surrender", DEED, gives=COMPULSORY)
WANT: Final[i64] = verb("want", COUNT)


def act(number: i64, about: i64 = 0) -> i64:
    """The code of an action."""
    return about << 8 | number


def verb_of(action: i64) -> i64:
    return action & 255


def about(action: i64) -> i64:
    return action >> 8


# the number of a ride: a kept card and the space that it leads to


def pack_ride(card: i64, space: i64) -> i64:
    return space << 8 | card


def ride_card(ride: i64) -> i64:
    return ride & 255


def ride_space(ride: i64) -> i64:
    return ride >> 8


class Options:
    """The legal actions of a decision, collected in order."""

    def __init__(self) -> None:
        self.codes: Ints = empty()

    def add(self, number: i64, about: i64 = 0) -> None:
        self.codes = pushed(self.codes, about << 8 | number)

    def put(self, action: i64) -> None:
        self.codes = pushed(self.codes, action)

    def has(self, action: i64) -> bool:
        for k in range(i64(len(self.codes))):
            if self.codes[k] == action:
                return True
        return False

    def harmless(self) -> i64:
        """The first of those that give least away, by their verbs."""
        best = self.codes[0]
        for k in range(1, i64(len(self.codes))):
            if VERBS[verb_of(self.codes[k])].gives < VERBS[verb_of(best)].gives:
                best = self.codes[k]
        return best


class FreeVerb:
    """A verb whose number the player names, within limits (money) or as terms of a deal."""

    def __init__(self, number: i64, low: i64 = 0, high: i64 = 0) -> None:
        self.verb = VERBS[number].name
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"FreeVerb({self.verb!r}, {self.low}, {self.high})"


class Refusal:
    """Why an action is not legal: a message for people and the rule behind it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


REFUSALS: Final[list[Refusal]] = [Refusal("none", "")]


def refusal(name: str, rule: str) -> i64:
    REFUSALS.append(Refusal(name, rule))
    return len(REFUSALS) - 1


NOT_AN_OPTION: Final[i64] = refusal("not-an-option", "CLS-TUR-3")
