"""A lesson of a few minutes: scenes of an edition's `lesson.toml`, played by the engine itself with dice laid down.

A scene sets a table and lists the actions that follow, the learner's and the others'. What the learner is asked, what
is wanted and what it makes happen go to the client in one answer: there is no table on the server.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from passgo.engine.edition import EDITIONS, Edition
from passgo.server import table_events
from passgo.server.board_data import printed
from passgo.server.board_schema import Lesson, LessonScene, LessonStep
from passgo.server.narration import patch, public_view, visible
from passgo.server.prompts import prompt
from passgo.server.protocol import By, Choices, Language, Moved, Table, You
from passgo.server.protocol import Room as RoomTold
from passgo.server.room import Room
from passgo.testing import Table as SetTable
from passgo.testing import table
from passgo.texts import Texts

FILE: Final = "lesson.toml"
LEARNER: Final = 0
NAMES: Final = ("Robin", "Ben", "Cleo")
SETTING: Final = ("at", "owns", "owns_group", "built", "mortgaged", "has", "jailed", "holds", "turn", "dice", "cards")


def has_lesson(edition: Edition) -> bool:
    return bool(edition.package) and (files(edition.package) / FILE).is_file()


@lru_cache(maxsize=16)
def lesson(name: str, language: Language) -> Lesson:
    """All scenes of an edition, in one language."""
    edition = EDITIONS[name]
    skin = skin_of(edition, language)
    script = tomllib.loads((files(edition.package) / FILE).read_text(encoding="utf-8"))
    scenes = [played(name, scene, language, skin) for scene in script["scenes"]]
    header = table(name, len(NAMES), skin=skin, names=list(NAMES)).game.header
    return Lesson(printed(header, language), scenes)


def skin_of(edition: Edition, language: Language) -> str | None:
    """The board on which a new table of this language begins."""
    return next((name for name, skin in edition.skins.items() if skin.language == language), None)


def played(edition: str, scene: dict[str, Any], language: Language, skin: str | None) -> LessonScene:
    t = table(edition, len(NAMES), skin=skin, names=list(NAMES))
    for verb, *args in scene["set"]:
        assert verb in SETTING, f"{verb!r} sets nothing"
        getattr(t, verb)(*args)
    texts = Texts.of(t.game.header, language)
    story = scene["name"]
    view = public_view(t.game, 0)
    opening = Table(
        seq=0, now=0, you=You(0, LEARNER), room=room_of(edition, skin), view=view, hand=[], prompt=None, deadline=None,
        story=[], chat=[],
    )  # fmt: skip
    steps: list[LessonStep] = []
    before: list[Moved] = []  # what others do first
    for number, action in enumerate(scene["play"], 1):
        decision = t.decision
        if decision.player == LEARNER:
            asked = prompt(t.game, texts)
            asked.number = number - 1
            steps.append(LessonStep(texts.say(f"lesson-{story}-{len(steps) + 1}"), asked, action, []))
        frame, view = moved(t, action, decision.player, number, view, texts)
        (steps[-1].frames if steps else before).append(frame)
    return LessonScene(texts.say(f"lesson-{story}"), opening, before, steps, texts.say(f"lesson-{story}-end"))


def moved(
    t: SetTable, action: str, seat: int, number: int, view: dict[str, Any], texts: Texts
) -> tuple[Moved, dict[str, Any]]:
    events = t.game.play(action)
    after = public_view(t.game, number)
    by: By = "person" if seat == LEARNER else "bot"
    told = visible(texts, events, LEARNER)
    return Moved(number, 0, seat, by, action, told, patch(view, after), None), after


def room_of(edition: str, skin: str | None) -> RoomTold:
    """The table around the learner: two bots who do what the script says."""
    room = Room("LESSON", bytes(32))
    choices = Choices(edition=edition, skin=skin, players=len(NAMES), bots=["simple"] * (len(NAMES) - 1))
    room.apply_event(table_events.Opened(choices, ""), 0)
    room.apply_event(table_events.Joined(NAMES[LEARNER], ""), 0)
    room.apply_event(table_events.Seated(0, LEARNER), 0)
    room.phase = "playing"
    return room.shown({0}, set())
