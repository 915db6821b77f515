"""Lessons are played by the engine, and say all that there is to say about them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from passgo.editions import EDITIONS
from passgo.server.lesson import FILE, has_lesson, lesson
from passgo.server.protocol import Language
from tests.texts.test_catalogues import messages

LEARNED = [name for name, edition in EDITIONS.items() if has_lesson(edition)]


def scenes(edition: str) -> list[dict[str, Any]]:
    text = (files(EDITIONS[edition].package) / FILE).read_text(encoding="utf-8")
    return list(tomllib.loads(text)["scenes"])


def test_the_games_on_the_shelf_have_lessons() -> None:
    assert {"classic", "mega", "millionaire", "ultimate"} <= set(LEARNED)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", LEARNED)
def test_what_is_wanted_can_be_answered_and_makes_something_happen(edition: str, language: Language) -> None:
    told = lesson(edition, language)
    assert 5 <= len(told.scenes) <= 9, "some minutes, not more"
    for scene in told.scenes:
        assert scene.title and scene.end and scene.steps
        for step in scene.steps:
            free = {f"{verb.verb} " for verb in step.prompt.free}
            offered = step.wanted in [option.action for option in step.prompt.options]
            assert offered or step.wanted.startswith(tuple(free)), step.wanted
            assert step.say and step.frames[0].action == step.wanted
            assert any(frame.events for frame in step.frames)


@pytest.mark.parametrize(
    ("edition", "language", "skin"),
    [("classic", "en", "us"), ("classic", "fr", "paris"), ("mega", "fr", "france"), ("ultimate", "fr", "us")],
)
def test_one_learns_on_the_board_of_the_first_game(edition: str, language: Language, skin: str) -> None:
    told = lesson(edition, language)
    assert told.printed.skin == skin
    assert {scene.table.room.skin for scene in told.scenes} == {skin}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_of_the_lessons_is_said_somewhere(language: Language) -> None:
    said = set()
    for edition in LEARNED:
        for scene, told in zip(scenes(edition), lesson(edition, language).scenes, strict=True):
            name = f"lesson-{scene['name']}"
            said |= {name, f"{name}-end", *(f"{name}-{k}" for k in range(1, len(told.steps) + 1))}
    assert said == {name for name in messages(language) if name.startswith("lesson-")}
