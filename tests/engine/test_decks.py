"""Packs have no order before they are drawn: the first pass makes it, later passes follow it."""

from collections import Counter

import pytest

from passgo import Game
from passgo.engine.random import Scripted, seeded
from passgo.engine.state import BANK, State

CHANCE, CHEST = 0, 1


def fresh_state(seed: int = 0) -> State:
    return Game.start("classic", 2, seed).state


def drawn(s: State, deck: int) -> int:
    card = int(s.draw(deck))
    s.put_under(card)
    return card


def test_the_first_pass_makes_the_order_of_the_next() -> None:
    s = fresh_state()
    first = [drawn(s, CHANCE) for _ in range(16)]
    assert sorted(first) == list(range(16))
    assert [drawn(s, CHANCE) for _ in range(40)] == (first * 4)[:40]
    assert sorted(drawn(s, CHEST) for _ in range(16)) == list(range(16, 32))


def test_a_kept_card_leaves_its_place_and_comes_back_last() -> None:
    s = fresh_state()
    first = [drawn(s, CHANCE) for _ in range(16)]
    kept = int(s.draw(CHANCE))
    s.holder[kept] = 1
    assert kept == first[0] and s.discards_count[CHANCE] == 15
    assert [drawn(s, CHANCE) for _ in range(3)] == first[1:4]
    s.put_under(kept)
    assert s.holder[kept] == BANK
    assert [drawn(s, CHANCE) for _ in range(16)] == [*first[4:], *first[1:4], kept]


def test_a_card_put_back_in_the_first_pass_waits_for_the_second() -> None:
    s = fresh_state()
    first = [drawn(s, CHANCE) for _ in range(5)]
    rest = [drawn(s, CHANCE) for _ in range(11)]
    assert not set(first) & set(rest)
    assert [drawn(s, CHANCE) for _ in range(5)] == first


def test_the_next_card_is_not_decided_yet() -> None:
    """From one and the same position another generator draws any of the cards left."""
    s = fresh_state()
    gone = {drawn(s, CHANCE) for _ in range(8)}
    left = Counter[int]()
    for seed in range(800):
        t = s.copy()
        t.chance = seeded(seed)
        left[int(t.draw(CHANCE))] += 1
    assert set(left) == set(range(16)) - gone
    assert sum((seen - 100) ** 2 for seen in left.values()) / 100 < 30  # 7 degrees, one in 10,000


def test_every_order_is_as_likely() -> None:
    """Over many seeds the card drawn last of the first pass is any of the 16."""
    last = Counter[int]()
    unused = fresh_state()
    for seed in range(1600):
        s = unused.copy()
        s.chance = seeded(seed)
        for _ in range(15):
            s.draw(CHANCE)
        last[int(s.draw(CHANCE))] += 1
    assert sum((seen - 100) ** 2 for seen in last.values()) / 100 < 44.3  # 15 degrees, one in 10,000


def test_scripted_cards_come_as_laid_down() -> None:
    s = fresh_state()
    s.chance = Scripted([], [5, 20, 0], s.chance)
    assert [drawn(s, CHANCE), drawn(s, CHEST), drawn(s, CHANCE)] == [5, 20, 0]
    assert drawn(s, CHANCE) not in (5, 0)


def test_a_scripted_card_that_was_drawn_before_is_an_error() -> None:
    s = fresh_state()
    s.chance = Scripted([], [5, 5], s.chance)
    drawn(s, CHANCE)
    with pytest.raises(ValueError, match="card 5 is not among the cards"):
        s.draw(CHANCE)
