"""What holds in every game of Mega, whoever plays: thirty games of each bot, interpreted ten."""

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.engine.columns import COMPILED
from passgo.engine.record import read_record
from passgo.engine.state import State
from tests.rules import rule

SEEDS = range(30 if COMPILED else 10)
CAP = 3000  # decisions
SETTINGS: list[dict[str, object]] = [
    {},
    {"bus.mode": "choice", "voucher.expire_on": "played", "voucher.replaces_roll": False},
    {"birthday.source": "each_player", "parking.jackpot": True, "tax.income": "choice"},
    {"build.final_lot": "freeze", "skyscraper.per_group_limit": "1", "birthday.source": "one_player"},
    {"rent.claim": "manual", "auction.mode": "timed_open", "manage.offturn": "any_time", "trade.immunity": True},
]


def money(s: State) -> int:
    return int(s.bank + s.pool + sum(s.cash))


def pieces(s: State) -> list[int]:
    """All pieces, in the Bank and on the board."""
    count = [int(s.pieces[kind]) for kind in range(4)]
    for deed in range(s.edition.board.deeds):
        level = int(s.level[deed])
        if s.edition.board.family[deed] != 0:
            count[3] += level
        elif level < s.hotel_level:
            count[0] += level
        elif level == s.hotel_level:
            count[1] += 1
        else:
            count[2] += 1
    return count


def check(s: State) -> None:
    assert money(s) == 0
    assert min(s.cash) >= 0
    assert pieces(s) == [32, 12, 8, 4]
    assert min(s.pieces) >= 0
    for deed in range(s.edition.board.deeds):
        assert not (s.mortgaged[deed] and s.level[deed])
        assert s.owner[deed] >= 0 or not (s.level[deed] or s.mortgaged[deed])
        assert s.owner[deed] < 0 or not s.bankrupt[s.owner[deed]]
    tickets = range(s.edition.deck_start[2], s.edition.deck_start[2] + 16)
    held = sum(s.holder[card] >= 0 for card in tickets)
    gone = sum(s.holder[card] == -3 for card in tickets)
    assert held + gone + s.undrawn_count[2] + s.discards_count[2] == 16
    assert s.discards_count[2] == 0


def check_even(s: State) -> None:
    """Everybody's lots of a colour differ by one building at most."""
    for group in range(len(s.edition.board.groups)):
        lots = [s.lot(group, k) for k in range(s.edition.board.group_size[group])]
        if s.edition.board.family[lots[0]] == 0:
            for seat in range(s.players):
                levels = sorted(s.level[lot] for lot in lots if s.owner[lot] == seat)
                if len(levels) == len(lots):
                    del levels[0]  # the last lot of a colour may lag behind until it is built up
                assert not levels or levels[-1] - levels[0] <= 1


def check_options(game: Game) -> None:
    """Every listed option is accepted."""
    decision = game.decision
    assert decision is not None
    assert decision.options
    for option in decision.options:
        other = game.copy()
        other.play(option)
        check(other.state)


def played(game: Game, name: str, seed: int) -> Game:
    """Play to the end or the cap, looking closely now and then."""
    bots = [bot(name, seed * 100 + seat) for seat in range(game.state.players)]
    for number in range(CAP):
        if game.over:
            break
        check(game.state)
        if number % 97 == seed % 97:
            check_options(game)
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn" and game.header.settings["build.final_lot"] == "rebalance":
            check_even(game.state)
        game.play(bots[decision.player].choose(game))
    check(game.state)
    return game


@rule("MEGA-SET-1", "MEGA-TKT-5", "MEGA-MTG-3")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["simple", "random"])
def test_money_pieces_and_tickets_are_neither_made_nor_lost(name: str, seed: int) -> None:
    game = Game.start("mega", 2 + seed % 7, seed, SETTINGS[seed % 5], ("normal", "short", "timed")[seed // 5 % 3])
    played(game, name, seed)
    assert game.over or game.state.turns > 100


@rule("CLS-WIN-1")
def test_games_of_simple_bots_end() -> None:
    ended = [played(Game.start("mega", 4, seed), "simple", seed).over for seed in range(10)]
    assert sum(ended) >= 7


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_saved_and_replayed_in_the_midst_of_anything(seed: int) -> None:
    game = Game.start("mega", 4, seed)
    bots = [bot("random", seed * 100 + seat) for seat in range(4)]
    for number in range(1500):
        if game.over:
            break
        if number % 50 == 0:
            assert Game.load(game.save()).digest() == game.digest()
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.player].choose(game))
    header, moves, digest = read_record(game.record)
    again = Game.start("mega", 4, seed, header.settings)
    for move in moves:
        again.play(move)
    assert again.digest() == digest == game.digest()
