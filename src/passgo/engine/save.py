"""A state as plain data and back, with names for steps and their arguments, and the digest made from it."""

from __future__ import annotations

import hashlib
import json

from passgo.engine.columns import Ints
from passgo.engine.edition import Edition
from passgo.engine.random import restored
from passgo.engine.reading import within
from passgo.engine.rules.items import DEED_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.rules.past_offers import GIVER, PARTNER, TERMS
from passgo.engine.state import FRAME, State
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
    stack = [frame_data(step, values) for step, values in pending(s)]
    return {**position_data(s), **s.memory_fields(), "stack": stack}


def position_data(s: State) -> dict[str, object]:
    """Everything that the rules read. Indexes that follow from it are left out.

    Digests are made of it, also those in records and stores of earlier versions. So what players remember is not here,
    as no rule reads it, and what is rare only while it says something.
    """
    stack = [digest_spelling(step, values) for step, values in pending(s)]
    return {**s.position_fields(), "stack": stack, "chance": s.chance.save()}


def restored_state(edition: Edition, rules: Ints, players: int, data: dict[str, object]) -> State:
    """The state that `state_data` wrote."""
    chance = data.get("chance")
    if not isinstance(chance, dict):
        raise ValueError("the saved game is damaged: it has no generator")
    s = State(edition, rules, restored(chance))
    s.players = players
    s.fill()
    s.restore_fields(data)
    check_buildings(s)
    check_offers(s, s.past_offers)
    s.count_anew()
    s.talked = True  # what was said, if anything, is forgotten at the next turn
    restore_stack(s, data.get("stack"))
    return s


def check_buildings(s: State) -> None:
    for deed in range(s.edition.board.deeds):
        if s.level[deed] > 0 and s.owner[deed] < 0:
            raise ValueError("the saved game is damaged: there are buildings where nobody owns the lot")


def check_offers(s: State, past: Ints) -> None:
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
        s.push(step.number, a, b, c, d)


def named_values(step: Step, frame: dict[str, object]) -> list[object]:
    """The arguments of a pending step as `frame_data` wrote them."""
    for name in frame:
        if name != "step" and name not in step.arguments:
            raise ValueError(f"the saved game is damaged: {step.name} has no {name}")
    for name in step.arguments:
        if name and name not in frame and name not in step.later:
            raise ValueError(f"the saved game is damaged: {step.name} does not say its {name}")
    values = [frame.get(name, 0) if name else 0 for name in step.arguments]
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


def digest(s: State) -> str:
    """A stable hex number over the whole position."""
    text = json.dumps(position_data(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
