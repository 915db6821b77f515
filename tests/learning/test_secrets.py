"""What is hidden from a seat changes no byte of what it sees."""

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.rollout import imagined
from passgo.encoding.observing import Sheet
from passgo.encoding.speech import Speech
from passgo.engine.columns import listed
from passgo.engine.machine import decider
from passgo.engine.state import State
from passgo.learning.seating import layout_of


def seen_by(sheet: Sheet, s: State, seat: int, speech: Speech) -> list[int]:
    sheet.write(0, s, seat, speech)
    return [int(cell) for cell in sheet.cells]


@pytest.mark.parametrize("edition", ["millionaire", "ultimate"])
def test_hidden_cards_and_the_future_are_not_seen(edition: str) -> None:
    """The cards that others keep face down are dealt anew, and so are dice and packs."""
    differed = 0
    for seed in range(6):
        game = Game.start(edition, 4, seed)
        layout = layout_of(game.header)
        sheet = Sheet(layout, 1)
        bots = [bot("trader-1" if k % 2 else "random", k) for k in range(4)]
        for number in range(120):
            decision = game.decision
            if decision is None:
                break
            speech = Speech(layout, True)
            for seat in range(4):
                other = imagined(game.state, seat, number * 4 + seat)
                differed += listed(other.holder) != listed(game.state.holder)
                assert seen_by(sheet, game.state, seat, speech) == seen_by(sheet, other, seat, speech)
            game.play(bots[decision.player].choose(game))
    assert differed > 50 or edition == "ultimate"  # which has no secret pack; its packs are dealt anew all the same


def test_ones_own_hidden_cards_are_seen() -> None:
    game = Game.start("millionaire", 3, 1)
    s = game.state
    layout = layout_of(game.header)
    sheet = Sheet(layout, 1)
    speech = Speech(layout, True)
    secret = next(n for n in range(len(s.edition.cards)) if s.edition.card_secret[n] and s.edition.card_use[n])
    before = [seen_by(sheet, s, seat, speech) for seat in range(3)]
    s.holder[secret] = 1
    after = [seen_by(sheet, s, seat, speech) for seat in range(3)]
    changed = [sum(a != b for a, b in zip(before[seat], after[seat], strict=True)) for seat in range(3)]
    assert changed == [1, 2, 1]  # the others count it, its keeper knows it


def test_what_is_asked_is_told_to_who_is_asked_alone() -> None:
    game = Game.start("classic", 3, 1)
    game.play("roll")
    s = game.state
    layout = layout_of(game.header)
    sheet = Sheet(layout, 1)
    speech = Speech(layout, True)
    me = int(decider(s))
    place = game.decision
    assert place is not None and place.deed is not None
    at = place.deed.number * int(layout.deed_width) + 3 + 3
    assert [seen_by(sheet, s, seat, speech)[at] for seat in range(3)] == [int(seat == me) for seat in range(3)]
