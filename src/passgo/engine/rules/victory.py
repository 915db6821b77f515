"""The end of the game: the last one left, the Short game's second bankruptcy, the Timed game's count."""

from passgo.engine.board import SHARE
from passgo.engine.columns import i64
from passgo.engine.events import COUNTED, WON
from passgo.engine.settings import END_OF_ROUND, STOCKS_WORTH, TIMED_STOP
from passgo.engine.state import SHORT, State


def worth(s: State, player: i64) -> i64:
    """Cash, deeds at their price (mortgaged: half), buildings at what they cost.

    Rules: CLS-SHORT-8, CLS-SHORT-9, CLS-SHORT-10, CLS-SHORT-11, CLS-SHORT-12, CLS-TIME-5, MEGA-NW-1, UM-NW-1.
    """
    board = s.edition.board
    total = s.cash[player]
    deed = s.first_deed[player]
    while deed >= 0:
        if board.family[deed] != SHARE or s.settings[STOCKS_WORTH] == 0:
            total += board.price[deed] // 2 if s.mortgaged[deed] else board.price[deed]
            total += s.level[deed] * board.build_cost[deed]
        deed = s.next_deed[deed]
    return total


def finish(s: State, winners: i64) -> None:
    """The game is over; whatever was pending is dropped (CLS-WIN-1, IX-89)."""
    s.over = True
    s.winners = winners
    s.depth = 0
    for p in range(s.players):
        if winners >> p & 1:
            s.emit(WON, p)


def count_up(s: State) -> None:
    """The richest of those still in wins; equal wealth is a shared win (CLS-SHORT-13, CLS-TIME-1, CLS-TIME-5)."""
    best: i64 = -1
    winners: i64 = 0
    for p in range(s.players):
        if not s.bankrupt[p]:
            wealth = worth(s, p)
            s.emit(COUNTED, p, wealth)
            if wealth > best:
                best = wealth
                winners = 0
            if wealth == best:
                winners |= 1 << p
    finish(s, winners)


def somebody_left(s: State) -> None:
    """After a bankruptcy: one left wins at once (CLS-WIN-1); the Short game ends with the second.

    Rules: CLS-SHORT-6, CLS-SHORT-14, CLS-TIME-7, UM-GEN-1, UM-WIN-1, IX-89.
    """
    if s.solvent == 1:
        finish(s, 1 << s.next_solvent(0))
    elif s.variant == SHORT and s.players - s.solvent == 2:
        count_up(s)


def time_is_over(s: State, round_ended: bool) -> bool:
    """Whether the Timed game stops after this turn (CLS-TIME-6)."""
    return s.time_up != 0 and (round_ended or s.settings[TIMED_STOP] != END_OF_ROUND)
