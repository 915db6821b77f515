"""What goes over the wire as plain objects has the shapes that are promised for it, no key more and none less.

The answers to questions are not tried here: mypy holds `advice.py` to their shapes.
"""

from typing import Any

import msgspec
import pytest

from passgo import EDITIONS, Game
from passgo.server import protocol
from passgo.server.narration import public_view, visible
from passgo.server.shapes import GameEvent, View
from passgo.texts import Texts
from tests.server.walks import walk


def fits(told: object, shape: Any) -> None:
    """Types and required keys are checked in reading, and a key that is not promised is lost by it."""
    assert msgspec.to_builtins(msgspec.convert(told, shape)) == told


def without_more(view: dict[str, Any], game: Game) -> dict[str, Any]:
    """A view without what its edition alone shows."""
    edition = game.state.edition
    for each, more in (("players", edition.shown_by_player), ("deeds", edition.shown_by_deed)):
        view[each] = [{key: value for key, value in shown.items() if key not in more} for shown in view[each]]
    return view


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_views_at_every_kind_of_question(edition: str) -> None:
    kinds: set[str] = set()
    for game in walk(edition, "random", 5, 600):
        if game.decision is not None and game.decision.kind not in kinds:
            kinds.add(game.decision.kind)
            fits(without_more(public_view(game, 7), game), View)
    assert len(kinds) >= 5, kinds


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_events_have_words_and_figures(edition: str) -> None:
    for game in walk(edition, "simple", 5, 60):
        events = game.copy().play(game.decision.default_action) if game.decision else []
        for told in visible(Texts.of(game.header, "en"), events, None):
            fits({key: told[key] for key in ("name", "text")}, GameEvent)
            assert all(isinstance(value, int | str) for value in told.values())


@pytest.mark.parametrize(
    ("shape", "right"),
    [(protocol.Code, "ABCDEF"), (protocol.Bot, "trader"), (protocol.Hash, "0" * 64), (protocol.Pick, "snail")],
)
def test_a_word_ends_where_it_ends(shape: Any, right: str) -> None:
    """Python's `$` would let a line break follow."""
    sent = (lambda word: {"type": "pick", "token": word}) if shape is protocol.Pick else str
    msgspec.convert(sent(right), shape)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent(right + "\n"), shape)
