"""Chance: known answers, fairness, and that a generator is a value that can be copied, saved and checked."""

import hashlib
import hmac
import itertools
import json
from collections import Counter

import pytest

from passgo.engine.random import Chance, Fair, Fast, Scripted, as_int, commitment, restored, seeded

SECRET = bytes.fromhex("000102030405060708090a0b0c0d0e0f")
LARGE = 2**62 + 1  # a quarter of all 64-bit numbers lies beyond its last whole multiple
LARGER = 3 * 2**61  # as much does here, where two multiples and two thirds fit

FIRST_DRAWS: dict[object, list[int]] = {
    0: [0, 5, 2, 1, 0, 4, 3, 2, 1, 3, 3, 1],
    1: [5, 4, 1, 1, 4, 3, 0, 4, 3, 5, 0, 3],
    -1: [249, 561, 605, 514, 169, 703, 339, 723, 845, 340, 897, 461],
    "fair": [0, 1, 0, 2, 0, 4, 4, 4, 2, 4, 5, 5],
}


def fair_by_hand(secret: bytes, counter: int, n: int) -> tuple[int, int]:
    """The next number of the fair generator and its next counter, from its description."""
    while True:
        digest = hmac.digest(secret, counter.to_bytes(8, "big"), "sha256")
        counter += 1
        value = int.from_bytes(digest[:8], "big")
        if value < 2**64 // n * n:
            return value % n, counter


def draws(chance: Chance, n: int, count: int) -> list[int]:
    return [int(chance.below(n)) for _ in range(count)]


def test_fast_gives_known_answers() -> None:
    """Games are addressed by seed: these numbers may never change."""
    assert draws(seeded(0), 6, 12) == FIRST_DRAWS[0]
    assert draws(seeded(1), 6, 12) == FIRST_DRAWS[1]
    assert draws(seeded(-1), 1000, 12) == FIRST_DRAWS[-1]


def test_fair_gives_what_its_description_gives() -> None:
    for n in (2, 6, 16, 28, LARGER, LARGE):
        chance = Fair(SECRET)
        counter = 0
        for _ in range(50):
            expected, counter = fair_by_hand(SECRET, counter, n)
            assert chance.below(n) == expected
            assert chance.counter == counter
    assert counter > 50, "some numbers must have been thrown away"


def test_fair_gives_known_answers() -> None:
    """Anybody can check a game of the past: these numbers may never change."""
    assert draws(Fair(SECRET), 6, 12) == FIRST_DRAWS["fair"]
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET + b"\0")


@pytest.mark.parametrize("chance", [seeded(5), Fair(SECRET)], ids=["fast", "fair"])
@pytest.mark.parametrize("n", [2, 6, 16])
def test_numbers_are_even(chance: Chance, n: int) -> None:
    """The sum of squares of what was missed stays where one in 10,000 fair generators is above it."""
    count = 12_000
    counts = Counter(draws(chance, n, count))
    assert set(counts) == set(range(n))
    chi = sum((seen - count / n) ** 2 for seen in counts.values()) * n / count
    assert chi < {2: 15.2, 6: 25.8, 16: 44.3}[n]


def test_pairs_of_dice_are_even() -> None:
    """Neither one roll nor the roll after it leans anywhere."""
    chance = seeded(9)
    dice = [int(chance.die(6)) for _ in range(36_001)]
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    pairs = Counter(itertools.pairwise(dice))
    assert sum((seen - 1000) ** 2 for seen in pairs.values()) / 1000 < 79  # 35 degrees, one in 30,000


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(int(seeded(seed).die(6)) for seed in range(6000))
    assert sum((seen - 1000) ** 2 for seen in firsts.values()) / 1000 < 25.8
    assert len({tuple(draws(seeded(seed), 1 << 30, 3)) for seed in range(-500, 500)}) == 1000


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64, -(2**70), 10**40])
def test_any_seed_gives_a_generator_that_goes_on(seed: int) -> None:
    chance = seeded(seed)
    assert isinstance(chance, Fast) and 0 < chance.state < 2**62
    assert len(set(draws(chance, 1 << 30, 100))) == 100


@pytest.mark.parametrize(
    "chance", [seeded(4), Fair(SECRET, 7), Scripted([6, 1], [3], Fair(SECRET))], ids=["fast", "fair", "scripted"]
)
def test_generators_are_copied_and_saved(chance: Chance) -> None:
    other = chance.copy()
    again = restored(json.loads(json.dumps(chance.save())))
    expected = [int(chance.die(6)) for _ in range(5)] + [int(chance.next_card())] + draws(chance, 99, 5)
    for same in (other, again):
        assert [int(same.die(6)) for _ in range(5)] + [int(same.next_card())] + draws(same, 99, 5) == expected
        assert same.save() == chance.save()


def test_a_script_comes_first() -> None:
    chance = Scripted([6, 5], [12], seeded(3))
    rest = seeded(3)
    assert [int(chance.die(6)), int(chance.below(99)), int(chance.die(6))] == [6, int(rest.below(99)), 5]
    assert chance.next_card() == 12 and chance.next_card() == -1
    assert int(chance.die(6)) == int(rest.die(6))
    assert seeded(1).next_card() == Fair(SECRET).next_card() == -1


def test_a_generator_of_no_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown generator 'loaded'"):
        restored({"kind": "loaded"})
    with pytest.raises(ValueError, match="whole number"):
        restored({"kind": "fast", "state": "7"})
    assert as_int(3) == 3


def test_chance_itself_decides_nothing() -> None:
    for nothing in (lambda: Chance().below(6), lambda: Chance().copy(), lambda: Chance().save()):
        with pytest.raises(NotImplementedError):
            nothing()


@pytest.mark.parametrize(
    "broken",
    [
        {"kind": "scripted", "dice": 6, "cards": [], "rest": {"kind": "fast", "state": 1}},
        {"kind": "scripted", "dice": [6], "cards": None, "rest": {"kind": "fast", "state": 1}},
        {"kind": "scripted", "dice": [6], "cards": [], "rest": "fast"},
        {"kind": "loaded", "dice": [6], "cards": [], "rest": {"kind": "fast", "state": 1}},
    ],
)
def test_a_script_that_is_none_is_refused_with_words(broken: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="unknown generator"):
        restored(broken)
