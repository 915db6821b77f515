"""A game told again from its start: the frames that a spectator would have got, for replays."""

from __future__ import annotations

import asyncio

from passgo.engine.game import Game
from passgo.engine.random import Fair
from passgo.server.narration import opening_lines, patch, public_view, visible
from passgo.server.protocol import Language, Moved, Story, You
from passgo.server.protocol import Table as TableMessage
from passgo.server.table import LiveTable
from passgo.texts import Texts

AT_ONCE = 50  # moves told before others get a chance


async def story_of(table: LiveTable, language: Language) -> Story:
    """The table at the start, and a frame for each move that stood."""
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
    frames: list[Moved] = []
    for number, (move, (seat, by)) in enumerate(zip(moves, acts, strict=True), 1):
        counter = chance_counter(game)
        events = game.play(move)
        after = public_view(game, number)
        told = visible(texts, events, None)
        frames.append(Moved(number, 0, seat, by, move, told, patch(view, after), None, counter))
        view = after
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return Story(beginning, frames)


def chance_counter(game: Game) -> int:
    """How many numbers were drawn from the fair generator before the move, so that anybody can check its dice."""
    chance = game.state.chance
    return chance.counter if isinstance(chance, Fair) else 0
