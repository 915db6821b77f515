"""A state as plain data and back, with step names instead of numbers, and the digest made from it."""

from __future__ import annotations

import hashlib
import json

from passgo.engine.columns import Ints, ints, listed
from passgo.engine.edition import Edition
from passgo.engine.random import as_int, restored
from passgo.engine.state import FRAME, State, blank
from passgo.engine.steps import STEP_NUMBERS, STEPS

FORMAT = 1


def stack_data(s: State) -> list[list[object]]:
    """What is pending, from the bottom up: [name, argument, argument, argument, argument]."""
    frames: list[list[object]] = []
    for at in range(0, s.depth, FRAME):
        frames.append([STEPS[s.stack[at]].name, *(int(s.stack[at + 1 + k]) for k in range(FRAME - 1))])
    return frames


def state_data(s: State) -> dict[str, object]:
    """Everything that makes the position, JSON-able. Indexes that follow from it are left out."""
    return {
        "variant": int(s.variant),
        "turn": int(s.turn),
        "first": int(s.first),
        "round": int(s.round),
        "turns": int(s.turns),
        "rolls": int(s.rolls),
        "dice": [int(s.die), int(s.other_die)],
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
        "stack": stack_data(s),
        "floor": int(s.floor),
        "chance": s.chance.save(),
    }


def restored_state(edition: Edition, rules: Ints, data: dict[str, object]) -> State:
    """The state that `state_data` wrote."""
    chance = data["chance"]
    assert isinstance(chance, dict)
    cash = column(data, "cash")
    s = blank(edition, rules, restored(chance), len(cash), number(data, "variant"))
    s.turn = number(data, "turn")
    s.first = number(data, "first")
    s.round = number(data, "round")
    s.turns = number(data, "turns")
    s.rolls = number(data, "rolls")
    dice = column(data, "dice")
    s.die = dice[0]
    s.other_die = dice[1]
    s.doubles = number(data, "doubles")
    s.again = number(data, "again")
    s.rolled = number(data, "rolled")
    s.bank = number(data, "bank")
    s.pool = number(data, "pool")
    s.wishes = number(data, "wishes")
    s.time_up = number(data, "time_up")
    s.over = data["over"] is True
    s.winners = number(data, "winners")
    s.decisions = number(data, "decisions")
    s.cash = cash
    s.place = column(data, "place")
    s.jail = column(data, "jail")
    s.refused = column(data, "refused")
    owner = column(data, "owner")
    for deed in range(edition.board.deeds):
        if owner[deed] >= 0:
            s.give_deed(deed, owner[deed])
    mortgaged = column(data, "mortgaged")
    level = column(data, "level")
    for deed in range(edition.board.deeds):
        s.set_mortgage(deed, mortgaged[deed])
        if level[deed] > 0:
            s.set_level(deed, level[deed])
    s.pieces = column(data, "pieces")
    s.out = column(data, "out")
    for p in range(s.players):
        s.solvent -= s.out[p]
    s.immune = column(data, "immune")
    s.keeper = column(data, "keeper")
    s.fresh = column(data, "fresh")
    s.fresh_count = column(data, "fresh_count")
    s.under = column(data, "under")
    s.under_first = column(data, "under_first")
    s.under_count = column(data, "under_count")
    s.offer = column(data, "offer")
    s.claims = column(data, "claims")
    stack = data["stack"]
    assert isinstance(stack, list)
    for frame in stack:
        name, a, b, c, d = frame
        s.then(STEP_NUMBERS[str(name)], as_int(a), as_int(b), as_int(c), as_int(d))
    s.floor = number(data, "floor")
    return s


def number(data: dict[str, object], key: str) -> int:
    return as_int(data[key])


def column(data: dict[str, object], key: str) -> Ints:
    values = data[key]
    if not isinstance(values, list):
        raise ValueError(f"{key} should be a list of numbers")
    return ints([as_int(value) for value in values])


def digest(s: State) -> str:
    """A stable hex number over the whole position."""
    text = json.dumps(state_data(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
