"""Quick looks at who could build, held against the rules themselves lot by lot."""

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.rules.building import build, is_closed, lot_refusal
from passgo.engine.rules.shortage import could_use, rivals, room_for, waits_for
from passgo.engine.state import HOUSE, State
from tests.invariants.stories import EDITION_NAMES, set_table
from tests.rules import rule

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


def with_money(edition: str, seed: int) -> State:
    """The same, and what each has buys something: in Millionaire a house costs thousands."""
    s = late(edition, seed)
    for player in range(s.players):
        s.cash[player] *= s.edition.figures.dollar
    return s


def built_in_turn(s: State, player: int, piece: int) -> int:
    """How many such pieces a player can build one after another, the cheapest first, if the Bank has enough."""
    s = s.copy()
    cost = s.edition.board.build_cost
    count = 0
    while True:
        lots = [lot for lot in range(s.edition.board.deeds) if s.owner[lot] == player]
        lots = [lot for lot in lots if cost[lot] <= s.cash[player] and waits_for(s, player, lot, piece)]
        if not lots:
            return count
        build(s, min(lots, key=lambda lot: cost[lot]), min(cost[lot] for lot in lots))
        count += 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_a_player_could_use_is_what_he_could_build_in_turn(edition: str) -> None:
    found = 0
    for seed in SEEDS:
        s = with_money(edition, seed)
        for piece in range(s.edition.figures.piece_kinds):
            for player in range(s.players):
                count = built_in_turn(s, player, piece)
                assert could_use(s, player, piece, 999) == count, (seed, piece, player)
                assert could_use(s, player, piece, 2) == min(count, 2), (seed, piece, player)
                found += count
    assert found > 50


@rule("CLS-CRI-3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_all_who_could_use_a_piece_are_rivals_as_soon_as_the_bank_has_too_few(edition: str) -> None:
    found = 0
    for seed in SEEDS:
        s = with_money(edition, seed)
        for piece in range(s.edition.figures.piece_kinds):
            wanted = [built_in_turn(s, player, piece) for player in range(s.players)]
            for player in range(s.players):
                others = sum(1 << p for p, count in enumerate(wanted) if count > 0 and p != player)
                for left in range(1, sum(wanted) + 2) if wanted[player] else ():
                    s.pieces[piece] = left
                    assert rivals(s, player, piece) == (others if left < sum(wanted) else 0), (seed, piece, left)
                    found += left < sum(wanted) and others > 0
    assert found > 10


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
