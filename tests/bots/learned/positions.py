"""Positions in the middle of games, the same in every build."""

from collections.abc import Mapping

from passgo.bots import bot
from passgo.bots.base import play_out
from passgo.engine.columns import Ints, ints
from passgo.engine.game import Game
from passgo.engine.state import State


def middle(edition: str, players: int, seed: int, rounds: int, settings: Mapping[str, object] | None = None) -> State:
    """Where a game of traders stands after so many rounds."""
    game = Game.start(edition, players, seed, settings=settings or {})
    game.state.recording = False
    play_out(game.state, [bot("trader-1", seat) for seat in range(players)], rounds)
    return game.state


def turned(s: State, by: int) -> State:
    """The same position with everybody so many seats further on."""
    players = int(s.players)
    t = s.copy()

    def seat(number: int) -> int:
        return (number + by) % players if number >= 0 else number

    def moved(column: Ints) -> Ints:
        return ints(column[(k - by) % players] for k in range(players))

    t.turn, t.first = seat(int(s.turn)), seat(int(s.first))
    t.cash, t.place, t.jail, t.bankrupt = (moved(c) for c in (s.cash, s.place, s.jail, s.bankrupt))
    t.owner, t.holder = (ints(seat(int(n)) for n in column) for column in (s.owner, s.holder))
    t.immune = ints(sum(1 << seat(k) for k in range(players) if mask >> k & 1) for mask in s.immune)
    for offset in s.edition.shown_by_player.values():
        for k in range(players):
            t.extra[int(offset) + seat(k)] = s.extra[int(offset) + k]
    for counted in (t.held, t.pledged, t.built, t.deeds_held, t.mortgages, t.buildings, t.groups_ready, t.groups_open):
        for k in range(len(counted)):
            counted[k] = 0
    for k in range(players):
        t.first_deed[k] = -1
    t.count_anew()
    return t
