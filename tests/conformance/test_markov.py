"""Where tokens end their moves, in the long run: the engine against a Markov chain that was written without it.

The chain. A state is where a movement roll has left the token and what it will do next: the space with 0, 1 or 2
doubles thrown so far in a turn that goes on, or Jail after 0, 1 or 2 failed tries. One roll of two fair dice leads on:
walk; the third doubles in a turn and Go To Jail lead to Jail; a Chance or Community Chest space draws one of its
cards, all equally likely, of which some move the token (2008 printing; from the third Chance space "back three" leads
to Community Chest and a second draw). Two ways to be in Jail: pay at once and roll as free, or stay as long as
possible and roll for doubles, which are moved without another roll; after the third miss the roll is moved too.
The long-run shares of the 40 spaces and of Jail come from power iteration.

The check on the chain itself: with 16 cards in each pack, leaving at once, it must give the table that Truman Collins
published in 1996 (Probabilities in the Game of Monopoly).

The check on the engine: two tokens on a table where nothing else happens. Seat 1 owns all deeds, mortgaged, and keeps
both cards that leave Jail without using them, so both packs have 15 cards. Each seed is one sample of all shares; the
means must lie around the chain's shares within confidence intervals from the variance between seeds. The intervals
are so wide (Bonferroni) that a right engine fails with probability one in a thousand; with fixed seeds it either
always fails or never.

A pack is a fixed order met again and again, so draws are not independent, as the chain has them: a card cannot come
twice in 15 draws. That changes no card's frequency, and 20 million rolls of each kind do not show it (standard errors
of 0.00003; the intervals here are ± 0.0005 and wider). With packs shuffled before every move the chain is exact.
"""

from collections.abc import Iterator
from statistics import NormalDist, fmean, stdev

import pytest

from passgo import EDITIONS
from passgo.engine.actions import END, PAY, ROLL
from passgo.engine.columns import COMPILED, ints
from passgo.engine.machine import asked, perform
from passgo.engine.random import seeded
from passgo.engine.state import State
from passgo.testing import table

SPACES, JAIL_SPACE, GO_TO_JAIL, IN_JAIL = 40, 10, 30, 40
CHESTS, CHANCES = (2, 17, 33), (7, 22, 36)
RAILROADS, UTILITIES = (5, 15, 25, 35), (12, 28)

SEEDS, ROLLS, SETTLING = (1000, 1000, 50) if COMPILED else (200, 500, 50)
DOUBT = 0.001

Place = tuple[int, int]  # a space and the doubles so far, or Jail and the failed tries

# Truman Collins, leaving Jail at once: percent of rolls that end on each space, GO first, Jail last
PUBLISHED = """
3.0961 2.1314 1.8849 2.1624 2.3285 2.9631 2.2621 0.8650 2.3210 2.3003
2.2695 2.7017 2.6040 2.3721 2.4649 2.9200 2.7924 2.5945 2.9356 3.0852
2.8836 2.8358 1.0480 2.7357 3.1858 3.0659 2.7072 2.6789 2.8074 2.5861
0.0000 2.6774 2.6252 2.3661 2.5006 2.4326 0.8669 2.1864 2.1799 2.6260
3.9499
"""


def ends(space: int, cards: int) -> Iterator[tuple[int, float]]:
    """Where a move to a space ends, and how likely, with so many cards in a pack."""
    if space == GO_TO_JAIL:
        yield IN_JAIL, 1
    elif space in CHESTS:
        yield 0, 1 / cards
        yield IN_JAIL, 1 / cards
        yield space, (cards - 2) / cards
    elif space in CHANCES:
        for target in (0, 39, 24, 11, 5, *[following(space, RAILROADS)] * 2, following(space, UTILITIES), IN_JAIL):
            yield target, 1 / cards
        for target, chance in ends(space - 3, cards):
            yield target, chance / cards
        yield space, (cards - 10) / cards
    else:
        yield space, 1


def following(space: int, spaces: tuple[int, ...]) -> int:
    return next((other for other in spaces if other > space), spaces[0])


def moves(place: Place, stay: bool, cards: int) -> Iterator[tuple[Place, float]]:
    """What one roll makes of a place."""
    space, count = place
    for die in range(1, 7):
        for other in range(1, 7):
            doubles = die == other
            again = 0
            if space == IN_JAIL:
                if stay and not doubles and count < 2:
                    yield (IN_JAIL, count + 1), 1 / 36
                    continue
                start = JAIL_SPACE
                again = 1 if doubles and not stay else 0
            elif doubles and count == 2:
                yield (IN_JAIL, 0), 1 / 36
                continue
            else:
                start = space
                again = count + 1 if doubles else 0
            for end, chance in ends((start + die + other) % SPACES, cards):
                yield (end, 0 if end == IN_JAIL else again), chance / 36


def shares_of_chain(stay: bool, cards: int) -> list[float]:
    """The long-run share of moves that end on each space; the last is Jail."""
    places = [(space, count) for space in range(SPACES + 1) for count in range(3)]
    onward = {place: list(moves(place, stay, cards)) for place in places}
    weight = dict.fromkeys(places, 1 / len(places))
    change = 1.0
    while change > 1e-12:
        after = dict.fromkeys(places, 0.0)
        for place, part in weight.items():
            for end, chance in onward[place]:
                after[end] += part * chance
        change = max(abs(after[place] - weight[place]) for place in places)
        weight = after
    return [sum(weight[space, count] for count in range(3)) for space in range(SPACES + 1)]


def empty_table() -> State:
    """Nothing to buy, nothing to pay rent for, money enough for every fine."""
    t = table("classic", 2)
    for space in EDITIONS["classic"].board.deed_space:
        t.owns(1, int(space)).mortgaged(int(space))
    t.holds(1, "chance-leave-jail", "chest-leave-jail").has(0, 10_000_000).has(1, 10_000_000)
    return t.game.state


def shares_of_engine(seed: int, stay: bool, shuffled: bool) -> list[float]:
    """The share of moves that end on each space, in one game of both tokens."""
    s = EMPTY.copy()
    s.chance = seeded(seed)
    counts = [0] * (SPACES + 1)
    rolls = 0
    while rolls < ROLLS:
        kind = asked(s).kind
        mover = s.turn
        if kind == "end":
            perform(s, END)
            continue
        if kind == "jail" and not stay:
            perform(s, PAY)
        if shuffled:
            gather_cards(s)
        perform(s, ROLL)
        rolls += 1
        if rolls > SETTLING:
            counts[IN_JAIL if s.jail[mover] else int(s.place[mover])] += 1
    return [count / (ROLLS - SETTLING) for count in counts]


def gather_cards(s: State) -> None:
    """All cards but the two kept are in their packs and not drawn yet."""
    s.undrawn = ints(FRESH)
    s.undrawn_count = ints([15, 15])
    s.discards_count = ints([0, 0])


EMPTY = empty_table()
FRESH = [int(card) for card in EMPTY.undrawn]


def test_the_chain_gives_the_published_table() -> None:
    """To the last digit but one unit: the published figures are rounded, two of them upwards."""
    for share, percent in zip(shares_of_chain(stay=False, cards=16), PUBLISHED.split(), strict=True):
        assert abs(100 * share - float(percent)) < 0.0001


@pytest.mark.parametrize("shuffled", [False, True], ids=["packs", "shuffled"])
@pytest.mark.parametrize("stay", [False, True], ids=["leaving", "staying"])
def test_the_engine_moves_as_the_chain_says(stay: bool, shuffled: bool) -> None:
    expected = shares_of_chain(stay, cards=15)
    samples = [shares_of_engine(seed, stay, shuffled) for seed in range(SEEDS)]
    width = NormalDist().inv_cdf(1 - DOUBT / 2 / (SPACES + 1))
    for space in range(SPACES + 1):
        shares = [sample[space] for sample in samples]
        error = stdev(shares) / SEEDS**0.5
        off = fmean(shares) - expected[space]
        assert abs(off) <= width * error, f"space {space}: {fmean(shares):.5f}, not {expected[space]:.5f} ± {error:.5f}"
