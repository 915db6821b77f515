"""A game told again from its start: the frames that a spectator would have got, for replays."""

from __future__ import annotations

import asyncio

from msgspec import UNSET

from passgo.engine.game import Game
from passgo.server.draws import taken
from passgo.server.narration import opening_lines, patch, public_view, visible
from passgo.server.positions import seen_state, state_patch
from passgo.server.protocol import Language, Moved, Patch, Story, You
from passgo.server.protocol import Table as TableMessage
from passgo.server.table import LiveTable
from passgo.texts import Texts

AT_ONCE = 50  # moves told before others get a chance


async def story_of(table: LiveTable, language: Language, seat: int | None = None, positions: bool = False) -> Story:
    """The table at the start, and a frame for each move that stood; as a seat saw it, or everybody."""
    room = table.room
    header, moves, acts = room.header(), list(room.moves), list(room.acts)
    shown = room.shown(table.online(), table.stood_in)
    game = Game.begin(header)
    texts = Texts.of(header, language)
    view = public_view(game, 0)
    beginning = TableMessage(
        seq=0,
        now=table.registry.now(),
        you=You(None, None),
        room=shown,
        view=view,
        hand=[],
        prompt=None,
        deadline=None,
        story=opening_lines(texts, 0, game.opening),
        chat=[],
    )
    is_over = room.phase == "over"
    told = Story(beginning, [], taken(game, is_over))
    state = seen_state(game, seat)
    states: list[Patch] = [state]
    told.opening = visible(texts, game.opening, seat)
    if positions:
        told.states = states
    for number, (move, (actor, by)) in enumerate(zip(moves, acts, strict=True), 1):
        events = game.play(move)
        after = public_view(game, number)
        seen = visible(texts, events, seat)
        told.frames.append(
            Moved(number, 0, actor, by, move, seen, patch(view, after), None, taken(game, is_over) or UNSET)
        )
        view = after
        if positions:
            before, state = state, seen_state(game, seat)
            states.append(state_patch(before, state))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return told
