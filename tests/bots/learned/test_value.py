"""The learned value: the same numbers in every build, the same for everybody wherever he sits, and no peeping."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from passgo import EDITIONS
from passgo.bots.learned.features import Features, features_of
from passgo.bots.learned.figures import ONE
from passgo.bots.learned.network import MILLION, Network, Value, exponential, value_of
from passgo.engine.columns import listed
from passgo.engine.rules.debt import go_bankrupt
from passgo.engine.state import BANK, State
from passgo.testing import table
from tests.bots.learned.positions import middle, turned
from tests.invariants.stories import EDITION_NAMES

# Of the rows of three positions an edition: whoever changes a feature trains anew, and writes these anew.
ROWS = {
    "classic": "6a27b379cdf2e5fe",
    "mega": "d26ec249664a2184",
    "millionaire": "3a70aa38779ac3d1",
    "ultimate": "1e158995d462572f",
}


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_features_are_the_same_in_every_build(edition: str) -> None:
    total = sha256()
    for players, rounds in ((4, 6), (3, 15), (2, 25)):
        s = middle(edition, players, 11, rounds)
        reader = features_of(s.edition)
        reader.read(s)
        total.update(repr(listed(reader.rows)[: players * int(reader.width)]).encode())
    assert total.hexdigest()[:16] == ROWS[edition]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_chances_move_with_the_players(edition: str) -> None:
    s = middle(edition, 4, 5, 12)
    value = value_of(s.edition)
    assert value is not None
    value.look(s)
    before = listed(value.chances)[:4]
    assert abs(sum(before) - int(MILLION)) <= 4 and len(set(before)) == 4
    for by in (1, 2, 3):
        value.look(turned(s, by))
        assert [int(value.chances[(seat + by) % 4]) for seat in range(4)] == before


def plain_score(network: Network, row: list[int]) -> int:
    """The forward pass as anybody would write it."""

    def layer(values: list[int], weights: list[int], bias: list[int]) -> list[int]:
        units = len(bias)
        sums = [bias[u] + sum(value * weights[k * units + u] for k, value in enumerate(values)) for u in range(units)]
        return [max(total, 0) >> 14 for total in sums]

    first = layer(row, listed(network.first_weights), listed(network.first_bias))
    second = layer(first, listed(network.second_weights), listed(network.second_bias))
    return int(network.last_bias) + sum(a * int(b) for a, b in zip(second, network.last_weights, strict=True)) >> 14


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_forward_pass_is_the_plain_one(edition: str) -> None:
    s = middle(edition, 4, 7, 10)
    value = value_of(s.edition)
    assert value is not None
    value.features.read(s)
    width, rows = int(value.features.width), value.features.rows
    for seat in range(4):
        row = listed(rows)[seat * width : (seat + 1) * width]
        assert value.network.score(rows, seat) == plain_score(value.network, row)


def variations(s: State, dice: Random) -> Iterator[State]:
    """A position, and what may become of it at once."""
    yield s
    deeds = [deed for deed in range(len(s.owner)) if s.owner[deed] >= 0 and s.level[deed] == 0]
    for deed in dice.sample(deeds, min(3, len(deeds))):
        t = s.copy()
        t.give_deed(deed, dice.randrange(int(s.players)))
        yield t
        t = t.copy()
        t.set_mortgage(deed, 1 - int(t.mortgaged[deed]))
        t.shift(0, BANK, dice.randrange(int(t.cash[0]) + 1))
        yield t
        t.holder[int(s.edition.jail_cards[0])] = 0
        yield t
    if s.solvent > 2:
        t = s.copy()
        go_bankrupt(t, int(s.turn), BANK)
        yield t


def rents_otherwise(edition: str) -> dict[str, object]:
    """House rules by which the same deeds cost another rent, where the edition has them."""
    wanted = {"rent.mortgaged_siblings": "ignore", "rent.count_mortgaged_sets": False}
    return {key: value for key, value in wanted.items() if key in EDITIONS[edition].settings}


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_look_tells_the_same_whatever_was_looked_at_before(edition: str) -> None:
    """Only what has changed is worked out again, so positions of several tables come in any order."""
    dice = Random(27)
    positions = [
        position
        for players, rounds, settings in ((4, 8, {}), (4, 9, {}), (4, 9, rents_otherwise(edition)), (2, 12, {}))
        for position in variations(middle(edition, players, 3, rounds, settings), dice)
    ]
    value = value_of(positions[0].edition)
    assert value is not None
    width = int(value.features.width)
    for s in dice.choices(positions, k=40):
        value.look(s)
        anew = Features(s.edition)
        anew.read(s)
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                row = listed(anew.rows)[seat * width : (seat + 1) * width]
                assert listed(value.features.rows)[seat * width : (seat + 1) * width] == row
                assert value.scores[seat] == plain_score(value.network, row)


def test_exponentials_fall_from_one_to_nothing() -> None:
    shares = [int(exponential(k * int(ONE) // 7)) for k in range(7 * 17)]
    assert shares[0] == 1 << 30 and shares[-1] == 0
    assert all(a >= b for a, b in pairwise(shares))
    assert abs(shares[7] / shares[0] - 0.36788) < 0.0001


def test_a_colour_with_houses_is_better_than_two_lots_and_none() -> None:
    poor = table(players=2).owns(0, "Virginia Avenue", "States Avenue").owns(1, "St. Charles Place").game.state
    rich = table(players=2).owns_group(0, "pink").built(3, "Virginia Avenue", "States Avenue", "St. Charles Place")
    value = value_of(poor.edition)
    assert value is not None
    assert value.chance(rich.game.state, 0) > value.chance(poor, 0) + 100_000


def test_cards_face_down_are_only_counted() -> None:
    """Which hidden cards another one keeps changes nothing, however they are dealt."""
    s = middle("millionaire", 3, 4, 8)
    secret = [card for card in range(len(s.holder)) if s.edition.card_secret[card]]
    mine, his = [card for card in secret if s.holder[card] < 0 and s.edition.card_use[card] > 0][:2]
    value = value_of(s.edition)
    assert value is not None
    told = []
    for card in (mine, his):
        t = s.copy()
        t.holder[card] = 1
        value.look(t)
        told.append(listed(value.chances))
    assert told[0] == told[1] and told[0] != [0] * len(told[0])


def test_weights_for_other_features_are_refused() -> None:
    edition = EDITIONS["classic"]
    network = Network(3, [8, 8], [[0] * 24, [0] * 8, [0] * 64, [0] * 8, [0] * 8, [0]])
    with pytest.raises(ValueError, match="features"):
        Value(edition, network)
    with pytest.raises(ValueError, match="do not belong"):
        Network(3, [8, 8], [[0] * 23, [0] * 8, [0] * 64, [0] * 8, [0] * 8, [0]])
