"""Columns of numbers behave alike in both builds."""

import pytest

from passgo.engine.columns import (
    COMPILED,
    bit,
    copied,
    empty,
    extended,
    filled,
    highest_bit,
    ints,
    listed,
    lowest_bit,
    pushed,
)
from passgo.engine.game import Game
from tests.strict_columns import StrictColumn

LARGE = 2**62


def test_columns_hold_whole_numbers() -> None:
    assert listed(empty()) == []
    assert listed(ints([3, -1, LARGE])) == [3, -1, LARGE]
    assert listed(ints(n * n for n in range(4))) == [0, 1, 4, 9]
    assert listed(filled(3, 7)) == [7, 7, 7]
    assert listed(filled(0, 7)) == []
    assert all(type(value) is int for value in listed(ints([1, 2])))


def test_a_copy_is_independent() -> None:
    column = ints([1, 2, 3])
    other = copied(column)
    other[0] = 9
    column[2] = 8
    assert listed(column) == [1, 2, 8] and listed(other) == [9, 2, 3]


def test_pushing_gives_the_column_with_one_more() -> None:
    column = empty()
    for value in range(100):
        column = pushed(column, value)
    assert listed(column) == list(range(100)) and len(column) == 100 and column[99] == 99


def test_extending_gives_the_column_with_another_after_it() -> None:
    more = ints([3, 4])
    column = extended(extended(ints([1, 2]), more), more)
    assert listed(column) == [1, 2, 3, 4, 3, 4] and listed(more) == [3, 4]
    assert listed(extended(empty(), empty())) == []


def test_a_column_is_not_read_by_a_negative_index() -> None:
    """A seat before the first is an error and not the last one: compiled, and where the tests have strict columns."""
    s = Game.start("classic").state
    if COMPILED or isinstance(s.cash, StrictColumn):
        with pytest.raises(IndexError):
            s.holds(-1, 0)
    else:
        assert s.holds(-1, 0) == s.holds(s.players - 1, 0)


def test_a_strict_column_is_a_column_in_which_no_index_is_negative() -> None:
    column = StrictColumn([1, 2, 3])
    column[0] = 7
    column.append(4)
    assert column[0] == 7 and column[3] == 4 and list(column) == [7, 2, 3, 4]
    assert column[1:3] == [2, 3] and type(column[:]) is StrictColumn and column[2:9] == [3, 4]
    for read in (-1, slice(-2, None), slice(0, -1)):
        with pytest.raises(IndexError, match="by a negative index"):
            column[read]
    with pytest.raises(IndexError, match="by a negative index"):
        column[-1] = 0
    with pytest.raises(IndexError):
        column[4]


def test_bits_above_the_thirty_first_are_bits_of_their_own() -> None:
    assert [bit(number) for number in (0, 31, 32, 62)] == [1, 2**31, 2**32, 2**62]


def test_the_lowest_and_the_highest_bit_are_found() -> None:
    for high in range(63):
        for low in range(high + 1):
            for between in (0, (1 << high) - (1 << low)):
                mask = 1 << high | 1 << low | between
                assert (lowest_bit(mask), highest_bit(mask)) == (low, high), bin(mask)
