"""Who plays, as text: `trader`, `trader:reserve=200:greed=1.2`, `arena:haggler`, `module:Class`, `./file.py:Class`,
`exec:./program`.

A specification is text wherever it goes: to other processes, into records, reports and run folders. Only where a game
is played a bot is made of it.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from passgo.bots.base import StateBot
from passgo.bots.builtin import BOTS, FROZEN
from passgo.bots.outside.contract import SECONDS
from passgo.bots.outside.guests import ClassBot
from passgo.bots.outside.parameters import PARAMETERS
from passgo.bots.outside.program_bot import ProgramBot, command_of
from passgo.bots.outside.troubles import FORMS, BadBot

GROUP: Final = "passgo.bots"  # of entry points: a name and the class that it stands for
PROGRAM: Final = "exec:"
ARENA: Final = "arena"  # arena:NAME is a player of the arena's, which lies above the bots: imported when it is named

Value = int | float | bool | str
Maker = Callable[[int, float], StateBot]  # from a seed and the seconds for a decision


def check(spec: str) -> None:
    """A specification that names no bot is a BadBot, which says what is allowed."""
    if spec not in BOTS:
        maker(spec)


def check_form(spec: str) -> None:
    """The same as far as it can be told without running anybody's code."""
    if not is_outside(spec):
        check(spec)
    elif ":" not in spec and spec not in bot_names():
        raise unknown(spec)


def is_outside(spec: str) -> bool:
    """Whether somebody else's code would run."""
    return spec.partition(":")[0] not in ours()


def is_class(spec: str) -> bool:
    """Whether somebody else's code would run in the process that plays."""
    return is_outside(spec) and not spec.startswith((PROGRAM, f"{ARENA}:"))


def ours() -> dict[str, type[StateBot]]:
    """The bots that come with passgo, by name; a program may have entered one of its own into `BOTS`."""
    return {**FROZEN, **BOTS}


def split(text: str) -> list[str]:
    """The specifications in a list; commas part them, but not between quotes, which stand around a specification or
    in the command of a program."""
    parts, quote, around = [""], "", False
    for letter in text:
        part = parts[-1].lstrip()
        if letter == "," and not quote:
            parts.append("")
        elif quote == letter:
            parts[-1] += "" if around else letter
            quote = ""
        elif letter in "\"'" and not quote and (not part or part.startswith(PROGRAM)):
            quote, around = letter, not part
            parts[-1] += "" if around else letter
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def joined(specs: Iterable[str]) -> str:
    """The list that `split` takes apart again."""
    return ",".join(spec if split(spec) == [spec] else between_quotes(spec) for spec in specs)


def between_quotes(spec: str) -> str:
    sign = '"' if "'" in spec else "'"
    return f"{sign}{spec}{sign}"


def bot_names() -> list[str]:
    """Those that a name is enough for: our own, then those of other packages."""
    known = [*BOTS, *FROZEN]
    return known + [entry.name for entry in entry_points(group=GROUP) if entry.name not in known]


def named_bots(texts: Iterable[str]) -> dict[str, str]:
    """Specifications by plain names, from texts like `mine=exec:./my-bot`; each is tried."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, spec = text.partition("=")
        if not equals or not re.fullmatch("[a-z0-9-]{1,24}", name):
            raise BadBot("bad-bot-name", name=repr(text), form="my-bot=exec:./my-bot")
        if name in found or name in ours():
            raise BadBot("bad-bot-twice", name=name)
        check(spec)
        found[name] = spec
    return found


@lru_cache(maxsize=256)
def maker(spec: str) -> Maker:
    """What makes a bot of a specification; all that can be known to be wrong with it is a BadBot at once."""
    if spec.startswith(PROGRAM):
        command = command_of(spec.removeprefix(PROGRAM))
        return lambda seed, seconds: ProgramBot(spec, command, seed, seconds)
    head, *rest = spec.split(":")
    if head in ours():
        return builtin(spec, head, rest)
    if head in PARAMETERS or not head:
        raise unknown(spec)
    if head == ARENA and rest:
        return from_class(spec, import_module("passgo.lab.arena").outsider(rest[0]), rest[1:])
    for entry in entry_points(group=GROUP):
        if entry.name == head:
            return from_class(spec, loaded(spec, entry.load), rest)
    if not rest or "=" in rest[0]:
        raise unknown(head)
    if not rest[0]:
        raise unknown(spec)
    if head.endswith(".py") or "/" in head or os.sep in head:
        path = Path(head)
        if not path.is_file():
            raise BadBot("bad-bot-file", file=head)
        module = loaded(spec, lambda: module_of(path))
    else:
        module = loaded(spec, lambda: module_called(head))
    found = getattr(module, rest[0], None)
    if found is None:
        raise BadBot("bad-bot-class", module=head, name=rest[0])
    return from_class(spec, found, rest[1:])


def unknown(name: str) -> BadBot:
    return BadBot("bad-bot-unknown", bot=repr(name), bots=", ".join(bot_names()), forms=FORMS)


# our own


def builtin(spec: str, name: str, parts: list[str]) -> Maker:
    """One of ours; one that a program entered into `BOTS` itself takes what its class takes."""
    if name not in PARAMETERS:
        return from_class(spec, ours()[name], parts)
    allowed = {parameter.name: parameter for parameter in PARAMETERS[name]}
    values: dict[str, Any] = {}
    for key, text in pairs(spec, parts).items():
        if key not in allowed:
            raise BadBot("bad-bot-parameter", bot=name, name=repr(key), names=", ".join(allowed))
        parameter = allowed[key]
        value = parameter.read(text)
        if value is None:
            kind = "bad-bot-whole" if isinstance(parameter.default, int) else "bad-bot-number"
            raise BadBot(kind, name=key, bot=name, low=f"{parameter.low}", high=f"{parameter.high}", value=repr(text))
        values[key] = value
    made: Callable[..., StateBot] = ours()[name]
    return lambda seed, seconds: made(seed, **values)


def pairs(spec: str, parts: list[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for part in parts:
        key, equals, value = (word.strip() for word in part.partition("="))
        if not key or not equals:
            raise BadBot("bad-bot-written", bot=spec.partition(":")[0], part=repr(part))
        if key in values:
            raise BadBot("bad-bot-again", bot=spec.partition(":")[0], name=key)
        values[key] = value
    return values


# other people's


def from_class(spec: str, made: Any, parts: list[str]) -> Maker:
    """A class, or a function that makes a bot. It is tried once here, so that nobody learns it in game 500."""
    values: dict[str, Value] = {key: read_value(text) for key, text in pairs(spec, parts).items()}
    takes_seed = check_parameters(spec, made, values)

    def make(seed: int, seconds: float) -> StateBot:
        given: Mapping[str, Value] = {"seed": seed, **values} if takes_seed and "seed" not in values else values
        try:
            player = made(**given)
        except (Exception, SystemExit) as error:
            raise BadBot("bad-bot-make", bot=spec, why=f"{type(error).__name__}: {error}") from error
        if not callable(getattr(player, "choose", None)):
            raise BadBot("bad-bot-choose", bot=spec)
        return ClassBot(spec, player, seed, seconds)

    make(0, SECONDS)
    return make


def check_parameters(spec: str, made: Any, values: Mapping[str, Value]) -> bool:
    """Whether it takes a seed; a parameter that it does not take is a BadBot."""
    if not callable(made):
        raise BadBot("bad-bot-choose", bot=spec)
    try:
        takes = inspect.signature(made).parameters
    except ValueError:  # compiled classes do not tell, and those of ours take a seed
        return True
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in takes.values()):
        return True
    for name in values:
        if name not in takes:
            own = [each for each in takes if each != "seed"]
            missing = "bad-bot-parameter" if own else "bad-bot-no-parameters"
            raise BadBot(missing, bot=spec.rpartition(f":{name}=")[0], name=repr(name), names=", ".join(own))
        check_type(spec, name, values[name], takes[name].annotation)
    return "seed" in takes


def check_type(spec: str, name: str, value: Value, annotation: object) -> None:
    """A parameter that is annotated as a number, or as true or false, is one."""
    kind = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    fits = {
        "int": isinstance(value, int) and not isinstance(value, bool),
        "float": isinstance(value, (int, float)) and not isinstance(value, bool),
        "bool": isinstance(value, bool),
    }
    if not fits.get(kind, True):
        raise BadBot(f"bad-bot-{kind}", bot=spec.rpartition(f":{name}=")[0], name=name, value=repr(value))


def read_value(text: str) -> Value:
    """What a text looks like: a whole number, a number, yes or no, else itself."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def loaded(spec: str, load: Callable[[], Any]) -> Any:
    """Whatever goes wrong in somebody's module while it is imported is told in a sentence."""
    try:
        return load()
    except (Exception, SystemExit) as error:
        raise BadBot("bad-bot-load", bot=spec, why=f"{type(error).__name__}: {error}") from error


def module_called(name: str) -> ModuleType:
    """A module that is installed or lies in this folder."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return import_module(name)


def module_of(path: Path) -> ModuleType:
    """The module in a file; what lies beside it can be imported there."""
    path = path.resolve()
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = f"passgo_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # before it runs: dataclasses look it up
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
