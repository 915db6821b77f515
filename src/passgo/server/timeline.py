"""A game told again from its start: the frames that a spectator would have got, for replays."""

from __future__ import annotations

from typing import Any

import msgspec

from passgo.engine.game import Game
from passgo.engine.record import read_header
from passgo.server.draws import taken
from passgo.server.narration import opening_lines, patch, public_view, visible
from passgo.server.positions import seen_state, state_patch
from passgo.server.protocol import By, Language, Moved, Patch, Room, Story, You
from passgo.server.protocol import Table as TableMessage
from passgo.texts import Texts


class Telling(msgspec.Struct):
    """What there is to tell, as plain data for another process."""

    header: dict[str, Any]
    moves: list[str]
    acts: list[tuple[int | None, By]]
    shown: Room
    now: int
    language: Language
    seat: int | None
    positions: bool


def story_of(telling: Telling) -> Story:
    """The table at the start, and a frame for each move that stood; as a seat saw it, or everybody."""
    header, seat = read_header(telling.header), telling.seat
    game = Game.begin(header)
    texts = Texts.of(header, telling.language)
    view = public_view(game, 0)
    beginning = TableMessage(
        seq=0,
        now=telling.now,
        you=You(None, None),
        room=telling.shown,
        view=view,
        hand=[],
        prompt=None,
        deadline=None,
        story=opening_lines(texts, 0, game.opening),
        chat=[],
    )
    is_over = telling.shown.phase == "over"
    told = Story(beginning, [], taken(game, is_over))
    state = seen_state(game, seat)
    states: list[Patch] = [state]
    told.opening = visible(texts, game.opening, seat)
    if telling.positions:
        told.states = states
    for number, (move, (actor, by)) in enumerate(zip(telling.moves, telling.acts, strict=True), 1):
        events = game.play(move)
        after = public_view(game, number)
        seen = visible(texts, events, seat)
        told.frames.append(
            Moved(number, 0, actor, by, move, seen, patch(view, after), None, taken(game, is_over) or msgspec.UNSET)
        )
        view = after
        if telling.positions:
            before, state = state, seen_state(game, seat)
            states.append(state_patch(before, state))
    return told
