"""What a deal would change, as lines for the screen."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.cli.table.vocabulary import in_a_row
from passgo.engine.game import Game
from passgo.texts import Texts
from passgo.texts.effects import after_deal, changes


def effect_lines(game: Game, texts: Texts, giver: int, partner: int, terms: Sequence[int]) -> list[str]:
    """A line for each side that says what is different afterwards."""
    before = game.state
    after = after_deal(before, giver, partner, terms)
    lines: list[str] = []
    for seat in (giver, partner):
        row = in_a_row(texts, changes(texts, before, after, seat))
        lines.append(texts.say("play-effect", player=texts.player(seat), changes=row))
    return lines
