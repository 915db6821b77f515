"""Setting up a game: money, pieces, the deal of the shorter games, and who begins."""

from collections.abc import Mapping

from passgo.engine.board import SHARE
from passgo.engine.columns import Ints, i64
from passgo.engine.edition import Edition
from passgo.engine.events import DEALT, ROLLED_FOR_START, STARTS
from passgo.engine.random import Chance
from passgo.engine.rules.turn import BEGIN_TURN
from passgo.engine.settings import Value
from passgo.engine.state import BANK, NORMAL, State, blank

DEALT_DEEDS = 2  # to each player in the Short and the Timed game


def prepared(
    edition: Edition, settings: Mapping[str, Value], rules: Ints, chance: Chance, players: int, variant: int
) -> State:
    """A state with everything on the table and the first player about to begin.

    Rules: CLS-SET-1, CLS-SET-5, CLS-SET-7.
    """
    s = blank(edition, rules, chance, players, variant)
    s.recording = True  # the set-up is part of the story
    for p in range(s.players):
        s.shift(BANK, p, edition.figures.starting_cash)
    for piece, count in enumerate(str(settings["bank.pieces"]).split("/")):
        s.pieces[piece] = int(count)
    if variant != NORMAL:
        deal(s)
    for deck in edition.dealt:
        for p in range(s.players):
            s.holder[s.draw(deck)] = p
    s.first = first_player(s)
    s.turn = s.first
    s.emit(STARTS, s.first)
    s.push(BEGIN_TURN)
    return s


def deal(s: State) -> None:
    """Two deeds to each, paid for at once (CLS-SHORT-1, CLS-SHORT-2, CLS-TIME-2, CLS-TIME-3)."""
    board = s.edition.board
    pack = [deed for deed in range(board.deeds) if board.family[deed] != SHARE]
    for _ in range(DEALT_DEEDS):
        for p in range(s.players):
            deed: i64 = pack.pop(s.chance.below(len(pack)))
            s.give_deed(deed, p)
            s.shift(p, BANK, board.price[deed])
            s.emit(DEALT, p, deed, board.price[deed])


def first_player(s: State) -> i64:
    """The highest throw of two dice begins; equal ones throw again among themselves.

    Rules: CLS-SET-6, MEGA-SET-3, MIL-16, MIL-A1, UM-SET-7.
    """
    rolling: list[i64] = list(range(s.players))
    while len(rolling) > 1:
        best: i64 = 0
        highest: list[i64] = []
        for p in rolling:
            die = s.chance.die(6)
            other = s.chance.die(6)
            s.emit(ROLLED_FOR_START, p, die, other)
            if die + other > best:
                best = die + other
                highest = []
            if die + other == best:
                highest.append(p)
        rolling = highest
    return rolling[0]
