"""Quick looks at who could build, held against the rules themselves lot by lot."""

import pytest

from passgo import EDITIONS
from passgo.engine.rules.building import is_closed, lot_refusal
from passgo.engine.rules.shortage import could_use, used_at_most
from passgo.engine.state import State
from tests.laws.stories import SHELF, set_table

SEEDS = range(40)


def late(edition: str, seed: int) -> State:
    """A position with whole groups, buildings and mortgages."""
    figures = EDITIONS[edition].figures
    players = figures.least_players + seed % (figures.most_players - figures.least_players + 1)
    return set_table(edition, players, seed, {}, "normal").state


@pytest.mark.parametrize("edition", SHELF)
def test_a_group_is_closed_when_no_lot_of_it_takes_a_building(edition: str) -> None:
    looks = {True: 0, False: 0}
    for seed in SEEDS:
        s = late(edition, seed)
        for player in range(s.players):
            for group in range(s.groups):
                if s.groups_ready[player] >> group & 1:
                    lots = [s.lot(group, k) for k in range(s.edition.board.group_size[group])]
                    closed = all(lot_refusal(s, player, lot) != 0 for lot in lots)
                    assert is_closed(s, player, group) == closed, (seed, player, s.edition.board.groups[group])
                    looks[closed] += 1
    assert min(looks.values()) > 10, looks


@pytest.mark.parametrize("edition", SHELF)
def test_no_shortage_is_overlooked(edition: str) -> None:
    """However few pieces are left: the quick count is never below what all could build and pay."""
    for seed in SEEDS:
        s = late(edition, seed)
        for piece in range(s.edition.figures.piece_kinds):
            wanted = sum(could_use(s, player, piece, 999) for player in range(s.players))
            assert used_at_most(s, piece) >= wanted, (seed, piece)
