"""A game told again from its start: the frames that a spectator would have got, for replays."""

from __future__ import annotations

from typing import Any

import msgspec

from passgo.engine.game import Game
from passgo.engine.random import Fair
from passgo.engine.record import read_header
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
    told = Story(beginning, [])
    state = seen_state(game, seat)
    states: list[Patch] = [state]
    if telling.positions:
        told.opening, told.states = visible(texts, game.opening, seat), states
    for number, (move, (actor, by)) in enumerate(zip(telling.moves, telling.acts, strict=True), 1):
        counter = chance_counter(game)
        events = game.play(move)
        after = public_view(game, number)
        seen = visible(texts, events, seat)
        told.frames.append(Moved(number, 0, actor, by, move, seen, patch(view, after), None, counter))
        view = after
        if telling.positions:
            before, state = state, seen_state(game, seat)
            states.append(state_patch(before, state))
    return told


def chance_counter(game: Game) -> int:
    """How many numbers were drawn from the fair generator before the move, so that anybody can check its dice."""
    chance = game.state.chance
    return chance.counter if isinstance(chance, Fair) else 0
