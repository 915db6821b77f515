"""A state as plain data and back, with names for steps and their arguments, and the digest made from it."""

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
from passgo.engine.steps import ARGUMENTS, STEP_NUMBERS, STEPS, Step, digest_spelling, step_name

FORMAT = 1


def pending(s: State) -> list[tuple[Step, list[int]]]:
    """The steps on the stack with their four arguments, from the bottom up."""
    return [
        (STEPS[s.stack[at]], [int(s.stack[at + 1 + k]) for k in range(ARGUMENTS)]) for at in range(0, s.depth, FRAME)
    ]


def frame_data(step: Step, values: list[int]) -> dict[str, object]:
    """A pending step with its arguments by name."""
    frame: dict[str, object] = {"step": step.name}
    for k, name in enumerate(step.arguments):
        if name:
            frame[name] = step_name(values[k]) if k == step.step_argument else values[k]
    return frame


def state_data(s: State) -> dict[str, object]:
    """Everything a game needs to go on, JSON-able: the position, and what players remember of the past."""
    return {
        **position_data(s),
        "stack": [frame_data(step, values) for step, values in pending(s)],
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
        "stack": [digest_spelling(step, values) for step, values in pending(s)],
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
        name = frame.get("step") if isinstance(frame, dict) else frame[0] if isinstance(frame, list) and frame else None
        if not isinstance(name, str) or name not in STEP_NUMBERS:
            raise ValueError(f"the saved game is damaged: {frame!r} cannot be pending")
        step = STEPS[STEP_NUMBERS[name]]
        values = named_values(step, frame) if isinstance(frame, dict) else listed_values(step, frame)
        a, b, c, d = (argument_number(step, k, value) for k, value in enumerate(values))
        s.then(step.number, a, b, c, d)


def named_values(step: Step, frame: dict[str, object]) -> list[object]:
    """The arguments of a pending step as `frame_data` wrote them."""
    for name in frame:
        if name != "step" and name not in step.arguments:
            raise ValueError(f"the saved game is damaged: {step.name} has no {name}")
    for name in step.arguments:
        if name and name not in frame:
            raise ValueError(f"the saved game is damaged: {step.name} does not say its {name}")
    values = [frame[name] if name else 0 for name in step.arguments]
    return [*values, *[0] * (ARGUMENTS - len(values))]


def listed_values(step: Step, frame: list[object]) -> list[object]:
    """The same as earlier versions wrote them, and digests still spell them: all four by position."""
    if len(frame) != FRAME:
        raise ValueError(f"the saved game is damaged: {frame!r} cannot be pending")
    return frame[1:]


def argument_number(step: Step, k: int, value: object) -> int:
    if k == step.step_argument:
        if not isinstance(value, str) or value not in STEP_NUMBERS:
            raise ValueError(f"the saved game is damaged: {step.name} names no step by {value!r}")
        return STEP_NUMBERS[value]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"the saved game is damaged: an argument of {step.name} cannot be {value!r}")
    return value


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
