"""Frames that no honest client sends, made up from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from passgo.editions import EDITIONS
from passgo.engine.actions import VERBS
from passgo.server.protocol import LARGEST_FRAME, FromClient, NewTable

VERB_NAMES = [verb.name for verb in VERBS]
KINDS = [kind.__struct_config__.tag for kind in FromClient.__args__]
FIELDS = {
    kind.__struct_config__.tag: [field.name for field in msgspec.structs.fields(kind)] for kind in FromClient.__args__
}
WORDS = ["", " ", "\t\n", "roll", "hint", "why", "deed", "deal", "plan", "pause", "undo", "kick", "en", "fr", "null"]
ODD = [
    "\x00",
    "\u202e",
    "\u200b",
    "e" + "\u0301" * 40,
    "\ufeff",
    "𝔄",
    "'; DROP TABLE tables; --",
    "{0}",
    "%s",
    "$" * 300,
]
NUMBERS = [0, -1, 1, 2, 3, 5, 11, 12, 39, 40, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30]


def number(chance: Random) -> int:
    return chance.choice(NUMBERS) if chance.random() < 0.5 else chance.randrange(-3, 130)


def text(chance: Random) -> str:
    luck = chance.random()
    if luck < 0.4:
        return chance.choice(WORDS)
    if luck < 0.7:
        return chance.choice(ODD)
    return "".join(chr(chance.choice([chance.randrange(1, 128), chance.randrange(0xD7FF)])) for _ in range(8))


def thing(chance: Random) -> str:
    """Something to give or take in a deal."""
    sort = chance.choice(("$", "", "outer:", "immunity ", "nothing", "text"))
    if sort == "text":
        return text(chance)
    return sort if sort == "nothing" else f"{sort}{number(chance)}"


def deal(chance: Random) -> str:
    def side() -> str:
        return ", ".join(thing(chance) for _ in range(chance.choice([0, 1, 2, 5, 80])))

    return f"{side()} for {side()}"


def action(chance: Random) -> str:
    """By the grammar of actions, with any numbers."""
    verb = chance.choice(VERB_NAMES)
    luck = chance.random()
    if verb in ("offer", "counter", "settle"):
        return f"{verb} {number(chance)} {deal(chance)}"[:2100]
    if luck < 0.3:
        return verb
    if luck < 0.9:
        return f"{verb} {' '.join(str(number(chance)) for _ in range(chance.randint(1, 4)))}"
    return text(chance) or verb


def value(chance: Random, depth: int = 0) -> Any:
    """Any JSON."""
    luck = chance.random()
    if luck < 0.3:
        return number(chance)
    if luck < 0.6:
        return text(chance)
    if luck < 0.8 or depth > 3:
        return chance.choice([None, True, False, 1.5, -0.0, 1e300])
    if luck < 0.9:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {text(chance): value(chance, depth + 1) for _ in range(chance.randrange(4))}


def choices(chance: Random) -> dict[str, Any]:
    """Of a table, nearly right."""
    edition = chance.choice([*EDITIONS, text(chance)])
    settings = {chance.choice(["parking.jackpot", "players.max", text(chance)]): chance.choice([True, number(chance)])}
    likely: dict[str, Any] = {
        "edition": edition,
        "variant": chance.choice(["normal", "timed", "short", text(chance)]),
        "skin": chance.choice([None, text(chance)]),
        "settings": chance.choice([{}, settings]),
        "players": chance.choice([2, 3, 4, 6, number(chance)]),
        "bots": chance.choice([[], ["simple"], ["strong"] * 12, value(chance)]),
        "clock": chance.choice(["none", "blitz", text(chance)]),
        "pace": "instant",
        "minutes": chance.choice([None, 1, number(chance)]),
    }
    return {key: likely[key] for key in likely if chance.random() < 0.5}


MAKERS: dict[str, Callable[[Random, int], Any]] = {
    "token": lambda chance, prompt: chance.choice(["car", "ship", "", text(chance)]),
    "person": lambda chance, prompt: chance.choice([0, 1, 2, number(chance)]),
    "released": lambda chance, prompt: chance.choice([True, False]),
    "locked": lambda chance, prompt: chance.choice([True, False, False]),
    "id": lambda chance, prompt: f"f{chance.randrange(10**9)}",
    "number": lambda chance, prompt: chance.choice([prompt, prompt, prompt + 1, prompt - 1, number(chance)]),
    "action": lambda chance, prompt: action(chance),
    "text": lambda chance, prompt: text(chance) or "x",
    "seat": lambda chance, prompt: chance.choice([0, 1, 2, None, number(chance)]),
    "bot": lambda chance, prompt: chance.choice(["simple", "random", None, text(chance)]),
    "choices": lambda chance, prompt: choices(chance),
    "hash": lambda chance, prompt: chance.choice(["0" * 64, text(chance)]),
    "share": lambda chance, prompt: text(chance) or "x",
    "motion": lambda chance, prompt: chance.choice(["pause", "undo", "kick", "stop"]),
    "rounds": lambda chance, prompt: chance.choice([1, 10, 100, number(chance)]),
    "yes": lambda chance, prompt: chance.random() < 0.7,
    "what": lambda chance, prompt: chance.choice(
        ["why", "deed", "deal", "plan", "why", "deed", "deal", "hint", "undo"]
    ),
    "about": lambda chance, prompt: (action(chance) if chance.random() < 0.6 else f"offer 1 {deal(chance)}")[:2000],
    "language": lambda chance, prompt: chance.choice(["en", "fr"]),
    "ticket": lambda chance, prompt: text(chance),
    "after": lambda chance, prompt: chance.choice([None, 0, 5, number(chance)]),
    "positions": lambda chance, prompt: chance.random() < 0.5,
}


def field(chance: Random, name: str, prompt: int) -> Any:
    """A value that fits more often than not."""
    return value(chance) if chance.random() < 0.03 else MAKERS[name](chance, prompt)


def command(chance: Random, prompt: int) -> dict[str, Any]:
    """A command that may even be in order."""
    kind = "play" if chance.random() < 0.4 else chance.choice(KINDS)
    made = {"type": kind, **{name: field(chance, name, prompt) for name in FIELDS[kind]}}
    if chance.random() < 0.05:
        made.pop(chance.choice(list(made)))
    if chance.random() < 0.05:
        made[text(chance)] = value(chance)
    return made


def mutated(chance: Random, frame: bytes) -> bytes:
    """With a few bytes changed, cut out or put in."""
    data = bytearray(frame)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data)) if data else 0
        luck = chance.random()
        if luck < 0.4 and data:
            data[at] = chance.randrange(256)
        elif luck < 0.7:
            del data[at : at + chance.randint(1, 20)]
        else:
            data[at:at] = chance.choice([b'"', b"{", b"}", b"[", b",", b"\\u", b"\xff", b"1e999", b"\x00"])
    return bytes(data)


def frame(chance: Random, prompt: int) -> bytes:
    """One frame; most of them reach the command that they name."""
    luck = chance.random()
    if luck < 0.84:
        return json.dumps(command(chance, prompt), ensure_ascii=chance.random() < 0.5).encode(errors="replace")
    if luck < 0.90:
        return mutated(chance, json.dumps(command(chance, prompt)).encode())
    if luck < 0.93:
        return json.dumps(value(chance)).encode(errors="replace")
    if luck < 0.95:
        return chance.randbytes(chance.choice([0, 1, 3, 40, 2000]))
    if luck < 0.97:
        depth = chance.choice([20, 900, 3000, 8000])
        nested = chance.choice(["[" * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 3)])
        return f'{{"x":{nested},"type":"say","text":"deep"}}'.encode()[:LARGEST_FRAME]
    if luck < 0.99:
        return b'{"type":"say","id":"big","text":"' + b"x" * (LARGEST_FRAME - 40) + b'"}'
    return json.dumps({"type": "hello", "ticket": text(chance)}).encode(errors="replace")


def unbearable(chance: Random) -> bytes:
    """A text frame that ends the connection: too long, or no text."""
    return chance.choice([b"x" * (LARGEST_FRAME + 1), b"[" * 200_000, b"\xff", b'{"type":"say","text":"\xc3"}'])


def new_table(chance: Random) -> NewTable:
    """One that can be played, by people and bots at once."""
    edition = chance.choice(list(EDITIONS))
    bots: list[Any] = ["random"] * chance.randint(0, 1)
    return NewTable(name="Eve", edition=edition, players=3, bots=bots, pace="instant", listed=chance.random() < 0.5)
