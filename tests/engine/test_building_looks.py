"""Quick looks at who could build, held against the rules themselves lot by lot."""

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.rules.building import is_closed, lot_refusal
from passgo.engine.rules.shortage import could_use, none_lacks, room_for, used_at_most, waits_for
from passgo.engine.state import HOUSE, State
from tests.invariants.stories import EDITION_NAMES, set_table

SEEDS = range(40)


def late(edition: str, seed: int) -> State:
    """A position with whole groups, buildings and mortgages."""
    figures = EDITIONS[edition].figures
    players = figures.least_players + seed % (figures.most_players - figures.least_players + 1)
    return set_table(edition, players, seed, {}, "normal").state


@pytest.mark.parametrize("edition", EDITION_NAMES)
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


def waiting_lots(s: State, player: int, group: int, piece: int) -> int:
    lots = [s.lot(group, k) for k in range(s.edition.board.group_size[group])]
    return sum(waits_for(s, player, lot, piece) for lot in lots)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_room_on_a_group_is_found_where_a_lot_of_it_waits(edition: str) -> None:
    """Of hotels, depots and stands one a lot that waits; of houses as many as have room once one lot waits."""
    found = 0
    for seed in SEEDS:
        s = late(edition, seed)
        for player in range(s.players):
            for group in range(s.groups):
                for piece in range(s.edition.figures.piece_kinds if s.groups_ready[player] >> group & 1 else 0):
                    waiting, room = waiting_lots(s, player, group, piece), room_for(s, player, group, piece)
                    assert room == waiting or (piece == HOUSE and room >= waiting > 0), (seed, player, group, piece)
                    found += room
    assert found > 10


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_no_shortage_is_overlooked(edition: str) -> None:
    """However few pieces are left: the quick looks never promise more than all could build and pay."""
    for seed in SEEDS:
        s = late(edition, seed)
        for piece in range(s.edition.figures.piece_kinds):
            wanted = [could_use(s, player, piece, 999) for player in range(s.players)]
            assert all(used_at_most(s, p, piece) >= count for p, count in enumerate(wanted)), (seed, piece)
            for left in range(sum(wanted)):
                s.pieces[piece] = left
                assert not none_lacks(s, piece), (seed, piece, left)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_buildings_in_a_row_are_looked_at_once_and_rightly(edition: str) -> None:
    """A game that was saved has forgotten the last look: it comes to the same position."""
    rows = 0
    for seed in range(4):
        game = Game.start(edition, seed=seed)
        bots = [bot("trader", seat) for seat in range(4)]
        before = ""
        while (decision := game.decision) is not None and game.state.round < 60:
            action = bots[decision.player].choose(game)
            forgetful = Game.load(game.save()) if action.verb == before == "build" else None
            game.play(action)
            if forgetful is not None:
                forgetful.play(action)
                assert forgetful.digest() == game.digest()
                rows += 1
            before = action.verb
    assert rows > 20
