"""A state as plain data and back, with step names instead of numbers, and the digest made from it."""

from __future__ import annotations

import hashlib
import json

from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, ints, listed
from passgo.engine.edition import Edition
from passgo.engine.random import as_int, restored
from passgo.engine.rules.items import DEED_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.rules.past_offers import GIVER, PARTNER, TERMS
from passgo.engine.state import BANK, FRAME, OUT_OF_GAME, PIECES, VARIANTS, State, blank
from passgo.engine.steps import STEP_NUMBERS, STEPS

FORMAT = 1


def stack_data(s: State) -> list[list[object]]:
    """What is pending, from the bottom up: [name, argument, argument, argument, argument]."""
    frames: list[list[object]] = []
    for at in range(0, s.depth, FRAME):
        step = STEPS[s.stack[at]]
        frame: list[object] = [step.name, *(int(s.stack[at + 1 + k]) for k in range(FRAME - 1))]
        if step.step_argument >= 0:
            frame[step.step_argument + 1] = STEPS[s.stack[at + 1 + step.step_argument]].name
        frames.append(frame)
    return frames


def state_data(s: State) -> dict[str, object]:
    """Everything a game needs to go on, JSON-able: the position, and what players remember of the past."""
    return {
        **position_data(s),
        "stirred": int(s.stirred),
        "developed": int(s.developed),
        "approached": listed(s.approached),
        "past_offers": listed(s.past_offers),
    }


def position_data(s: State) -> dict[str, object]:
    """Everything that the rules read. Indexes that follow from it are left out.

    Digests are made of it, also those in records and stores of earlier versions. So what players remember is not here,
    as no rule reads it, and what is rare only while it says something.
    """
    return {
        "variant": int(s.variant),
        "turn": int(s.turn),
        "first": int(s.first),
        "round": int(s.round),
        "turns": int(s.turns),
        "rolls": int(s.rolls),
        "dice": [int(s.die), int(s.other_die), int(s.speed)],
        "way": int(s.way),
        "riding": int(s.riding),
        "move": int(s.move),
        "tickets_used": int(s.tickets_used),
        "bonus": int(s.bonus),
        "doubles": int(s.doubles),
        "again": int(s.again),
        "rolled": int(s.rolled),
        "bank": int(s.bank),
        "pool": int(s.pool),
        "wishes": int(s.wishes),
        "time_up": int(s.time_up),
        "over": bool(s.over),
        "winners": int(s.winners),
        "decisions": int(s.decisions),
        "cash": listed(s.cash),
        "place": listed(s.place),
        "jail": listed(s.jail),
        "out": listed(s.out),
        "refused": listed(s.refused),
        "owner": listed(s.owner),
        "level": listed(s.level),
        "mortgaged": listed(s.mortgaged),
        "immune": listed(s.immune),
        "pieces": listed(s.pieces),
        "keeper": listed(s.keeper),
        "fresh": listed(s.fresh),
        "fresh_count": listed(s.fresh_count),
        "under": listed(s.under),
        "under_first": listed(s.under_first),
        "under_count": listed(s.under_count),
        "offer": listed(s.offer),
        "claims": listed(s.claims),
        "extra": listed(s.extra),
        "stack": stack_data(s),
        "floor": int(s.floor),
        "chance": s.chance.save(),
        **({"quiet": int(s.quiet)} if s.quiet else {}),
        **({"wanted": listed(s.wanted)} if any(s.wanted) else {}),
        **({"resting": int(s.resting)} if s.resting else {}),
        **({"last_round": int(s.last_round)} if s.last_round else {}),
    }


def restored_state(edition: Edition, rules: Ints, players: int, data: dict[str, object]) -> State:
    """The state that `state_data` wrote."""
    chance = data.get("chance")
    if not isinstance(chance, dict):
        raise ValueError("the saved game is damaged: it has no generator")
    cash = column(data, "cash", players)
    s = blank(edition, rules, restored(chance), players, within("variant", number(data, "variant"), 0, len(VARIANTS)))
    deeds, cards, decks = int(edition.board.deeds), len(edition.cards), len(edition.decks)
    s.turn = within("turn", number(data, "turn"), 0, players)
    s.first = within("first", number(data, "first"), 0, players)
    s.round = number(data, "round")
    s.turns = number(data, "turns")
    s.rolls = number(data, "rolls")
    dice = column(data, "dice", 3)
    s.die = dice[0]
    s.other_die = dice[1]
    s.speed = dice[2]
    s.way = number(data, "way")
    s.riding = number(data, "riding")
    s.move = number(data, "move")
    s.tickets_used = number(data, "tickets_used")
    s.bonus = number(data, "bonus")
    s.doubles = number(data, "doubles")
    s.again = number(data, "again")
    s.rolled = number(data, "rolled")
    s.bank = number(data, "bank")
    s.pool = number(data, "pool")
    s.wishes = number(data, "wishes")
    s.quiet = within("quiet", number(data, "quiet"), 0, 1 << players) if "quiet" in data else 0
    s.time_up = number(data, "time_up")
    over = data.get("over")
    if not isinstance(over, bool):
        raise ValueError("the saved game is damaged: it does not say whether it is over")
    s.over = over
    s.winners = number(data, "winners")
    s.decisions = number(data, "decisions")
    s.cash = cash
    s.place = numbers(data, "place", players, 0, int(edition.board.size))
    s.jail = column(data, "jail", players)
    s.refused = column(data, "refused", players)
    s.resting = number(data, "resting") if "resting" in data else 0
    s.last_round = number(data, "last_round") if "last_round" in data else 0
    if "wanted" in data:
        s.wanted = column(data, "wanted", players)
    owner = numbers(data, "owner", deeds, int(BANK), players)
    for deed in range(edition.board.deeds):
        if owner[deed] >= 0:
            s.give_deed(deed, owner[deed])
    mortgaged = numbers(data, "mortgaged", deeds, 0, 2)
    level = numbers(data, "level", deeds, 0, int(STRIDE))
    for deed in range(edition.board.deeds):
        s.set_mortgage(deed, mortgaged[deed])
        if level[deed] > 0:
            if owner[deed] < 0:
                raise ValueError("the saved game is damaged: there are buildings where nobody owns the lot")
            s.set_level(deed, level[deed])
    s.pieces = column(data, "pieces", len(PIECES))
    s.out = numbers(data, "out", players, 0, 2)
    for p in range(s.players):
        s.solvent -= s.out[p]
    s.immune = column(data, "immune", deeds)
    s.keeper = numbers(data, "keeper", cards, int(OUT_OF_GAME), players)
    s.fresh = numbers(data, "fresh", cards, 0, cards)
    s.fresh_count = numbers(data, "fresh_count", decks, 0, cards + 1)
    s.under = numbers(data, "under", cards, 0, cards)
    s.under_first = numbers(data, "under_first", decks, 0, cards + 1)
    s.under_count = numbers(data, "under_count", decks, 0, cards + 1)
    s.offer = column(data, "offer")
    s.claims = column(data, "claims")
    s.extra = column(data, "extra", edition.extra)
    s.stirred = number(data, "stirred") if "stirred" in data else s.turns  # earlier versions remembered nothing
    s.developed = number(data, "developed") if "developed" in data else 0
    if "approached" in data:
        s.approached = column(data, "approached", players)
    if "past_offers" in data:
        s.past_offers = restored_offers(s, column(data, "past_offers"))
    s.talked = True  # what was said, if anything, is forgotten at the next turn
    s.depth = 0  # giving deeds may have scheduled what is in the saved stack anyway
    restore_stack(s, data.get("stack"))
    s.floor = number(data, "floor")
    return s


def restored_offers(s: State, past: Ints) -> Ints:
    """The offers that were not accepted, each of a possible length, between seats, about deeds that there are."""
    at = 0
    while at < len(past):
        size = within("past_offers", int(past[at]), int(TERMS) + 1, len(past) - at + 1)
        within("past_offers", int(past[at + GIVER]), 0, int(s.players))
        within("past_offers", int(past[at + PARTNER]), 0, int(s.players))
        within("past_offers", int(past[at + TERMS]), 0, size - int(TERMS))
        for k in range(at + int(TERMS) + 1, at + size):
            kind = item_kind(past[k])
            if kind == DEED_ITEM or kind == IMMUNITY_ITEM:
                within("past_offers", int(item_number(past[k])), 0, int(s.edition.board.deeds))
        at += size
    return past


def restore_stack(s: State, frames: object) -> None:
    if not isinstance(frames, list):
        raise ValueError("the saved game is damaged: it has no stack")
    for frame in frames:
        if not isinstance(frame, list) or len(frame) != FRAME or str(frame[0]) not in STEP_NUMBERS:
            raise ValueError(f"the saved game is damaged: {frame!r} cannot be pending")
        number = STEP_NUMBERS[str(frame[0])]
        named = STEPS[number].step_argument
        arguments = [STEP_NUMBERS.get(str(value)) if k == named else value for k, value in enumerate(frame[1:])]
        a, b, c, d = (as_int(value) for value in arguments)
        s.then(number, a, b, c, d)


def number(data: dict[str, object], key: str) -> int:
    return as_int(data.get(key))


def within(key: str, value: int, low: int, high: int) -> int:
    """A number that stands for something that there is: from the low one up to the high one."""
    if not low <= value < high:
        raise ValueError(f"the saved game is damaged: {key} cannot be {value}")
    return value


def column(data: dict[str, object], key: str, size: int = -1) -> Ints:
    """A list of numbers, of the given length if one is given."""
    values = data.get(key)
    if not isinstance(values, list) or (size >= 0 and len(values) != size):
        raise ValueError(f"the saved game is damaged: {key} should be a list of numbers")
    return ints([as_int(value) for value in values])


def numbers(data: dict[str, object], key: str, size: int, low: int, high: int) -> Ints:
    """Such a list of numbers within limits."""
    values = column(data, key, size)
    for k in range(size):
        within(key, int(values[k]), low, high)
    return values


def digest(s: State) -> str:
    """A stable hex number over the whole position."""
    text = json.dumps(position_data(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
