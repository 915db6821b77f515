"""Frames that no honest client sends, made up from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from passgo.editions import EDITIONS
from passgo.engine.actions import VERBS
from passgo.server.protocol import LARGEST_FRAME, FromClient, NewTable
from passgo.server.sockets import LONGEST_ID

VERB_NAMES = [verb.name for verb in VERBS]
KINDS = [kind.__struct_config__.tag for kind in FromClient.__args__]
FIELDS = {
    kind.__struct_config__.tag: [field.name for field in msgspec.structs.fields(kind)] for kind in FromClient.__args__
}
# Answers are what games consist of; people who stand up again and again, or are sent away, play none.
OFTEN = {
    "play": 10.0,
    "language": 0.3,
    "stand": 0.1,
    "remove": 0.1,
    "say": 0.5,
    "pick": 0.3,
    "lock": 0.2,
    "report": 0.3,
}
WEIGHTS = [OFTEN.get(kind, 1.0) for kind in KINDS]
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


class Mood(Random):
    """The chance of one rascal, and how wild he is: whoever says twenty things that are no command is sent away, so
    only the tame ones get far."""

    wild = 1.0

    def fancies(self, often: float) -> bool:
        return self.random() < often * self.wild


class Shot(NamedTuple):
    """A frame, and what is known of the answer to it."""

    data: bytes
    id: str | None = None  # that it names, if that is known
    tells_anew: bool = False  # whether the table may be told again instead


def number(chance: Mood) -> int:
    return chance.choice(NUMBERS) if chance.fancies(0.5) else chance.randrange(-3, 130)


def text(chance: Mood) -> str:
    luck = chance.random()
    if luck < 0.4:
        return chance.choice(WORDS)
    if luck < 0.7:
        return chance.choice(ODD)
    return "".join(chr(chance.choice([chance.randrange(1, 128), chance.randrange(0xD7FF)])) for _ in range(8))


def thing(chance: Mood) -> str:
    """Something to give or take in a deal."""
    sort = chance.choice(("$", "", "outer:", "immunity ", "nothing", "text"))
    if sort == "text":
        return text(chance)
    return sort if sort == "nothing" else f"{sort}{number(chance)}"


def deal(chance: Mood) -> str:
    def side() -> str:
        return ", ".join(thing(chance) for _ in range(chance.choice([0, 1, 2, 5, 80])))

    return f"{side()} for {side()}"


def action(chance: Mood) -> str:
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


def value(chance: Mood, depth: int = 0) -> Any:
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


def choices(chance: Mood) -> dict[str, Any]:
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


MAKERS: dict[str, Callable[[Mood, int], Any]] = {
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
    "seen": lambda chance, prompt: chance.choice([number(chance), 10**6]),
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


def field(chance: Mood, name: str, prompt: int) -> Any:
    """A value that fits more often than not."""
    return value(chance) if chance.fancies(0.03) else MAKERS[name](chance, prompt)


def command(chance: Mood, prompt: int) -> dict[str, Any]:
    """A command that may even be in order."""
    (kind,) = chance.choices(KINDS, WEIGHTS)
    made = {"type": kind, **{name: field(chance, name, prompt) for name in FIELDS[kind]}}
    if chance.fancies(0.05):
        made.pop(chance.choice(list(made)))
    if chance.fancies(0.05):
        made[text(chance)] = value(chance)
    return made


def shot(chance: Mood, made: dict[str, Any]) -> Shot:
    data = json.dumps(made, ensure_ascii=chance.random() < 0.5).encode(errors="replace")
    id = made.get("id")
    return Shot(data, id[:LONGEST_ID] if isinstance(id, str) else None, made.get("type") == "language")


def mutated(chance: Mood, frame: bytes) -> bytes:
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


def frame(chance: Mood, prompt: int) -> Shot:
    """One frame; most of them reach the command that they name."""
    if not chance.fancies(0.16):
        return shot(chance, command(chance, prompt))
    luck = chance.random()
    if luck < 0.4:
        return Shot(mutated(chance, json.dumps(command(chance, prompt)).encode()), tells_anew=True)
    if luck < 0.6:
        return Shot(json.dumps(value(chance)).encode(errors="replace"))
    if luck < 0.7:
        return Shot(chance.randbytes(chance.choice([0, 1, 3, 40, 2000])))
    if luck < 0.8:
        depth = chance.choice([20, 900, 3000, 8000])
        nested = chance.choice(["[" * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 3)])
        return Shot(f'{{"x":{nested},"type":"say","text":"deep"}}'.encode()[:LARGEST_FRAME])
    if luck < 0.9:
        return Shot(b'{"type":"say","id":"big","text":"' + b"x" * (LARGEST_FRAME - 40) + b'"}', "big")
    return shot(chance, {"type": "hello", "ticket": text(chance)})


def unbearable(chance: Mood) -> bytes:
    """A text frame that ends the connection: too long, or no text."""
    return chance.choice([b"x" * (LARGEST_FRAME + 1), b"[" * 200_000, b"\xff", b'{"type":"say","text":"\xc3"}'])


def new_table(chance: Mood) -> NewTable:
    """One that can be played, by people and bots at once."""
    bots: list[Any] = ["random"] if chance.random() < 0.25 else []
    return NewTable(
        name="Eve",
        edition=chance.choice(list(EDITIONS)),
        players=3,
        bots=bots,
        pace=chance.choice(["instant", "normal", "normal"]),
        listed=chance.random() < 0.5,
    )
