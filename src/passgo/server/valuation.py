"""What a deed that is for sale would mean to somebody: what it brings, what it completes, what it may be worth."""

from __future__ import annotations

from passgo.bots.prospects import IN, prospects_of, worth
from passgo.engine.board import SHARE, STREET
from passgo.engine.rules.rent import rent
from passgo.engine.state import State
from passgo.texts import Texts

ROUNDS = 10  # in which rents are counted
THROW = 7  # of two dice, on average
ROUGH = 10  # dollars that an estimate is rounded to


def appraisal(s: State, texts: Texts, seat: int, deed: int) -> list[str]:
    """By what all can see and the asker's own cash; nothing about a deed that has an owner."""
    if s.owner[deed] >= 0 or s.bankrupt[seat]:
        return []
    said = [holding(s, texts, seat, deed)]
    rivals = [other for other in range(s.players) if other != seat and completes(s, other, deed)]
    if rivals:
        said.append(texts.say("deed-completes", players=texts.listed([texts.player(rival) for rival in rivals])))
    if s.edition.board.family[deed] != SHARE:
        said.append(texts.say("deed-would-bring", amount=texts.money(rents_in(s, seat, deed)), count=ROUNDS))
    unit = ROUGH * int(s.edition.figures.dollar)
    said.append(texts.say("deed-estimate", amount=texts.money(gain(s, seat, deed) // unit * unit)))
    return said


def holding(s: State, texts: Texts, seat: int, deed: int) -> str:
    board = s.edition.board
    group = int(board.group_of[deed])
    held, size = int(s.holds(seat, group)) + 1, int(board.group_size[group])
    enough = board.family[deed] == STREET and held >= s.edition.lots_needed[group]
    what = "whole" if held == size else "enough" if enough else "part"
    return texts.say("deed-with-it", what=what, held=held, size=size)


def completes(s: State, seat: int, deed: int) -> bool:
    group = s.edition.board.group_of[deed]
    return bool(s.holds(seat, group) + 1 == s.edition.board.group_size[group])


def rents_in(s: State, seat: int, deed: int) -> int:
    """The rents of some rounds from all others, without any more building."""
    trial = s.copy()
    trial.owner[deed] = seat
    trial.count_deed(deed, seat, 1)
    visits = int(prospects_of(s.edition).visits[deed]) * ROUNDS * (int(s.solvent) - 1)
    return int(rent(trial, deed, THROW)) * visits // int(IN)


def gain(s: State, seat: int, deed: int) -> int:
    """What one more lot of the group is worth, by what it can be expected to earn with the houses one can pay."""
    group = s.edition.board.group_of[deed]
    held, funds, p = s.holds(seat, group), s.cash[seat], prospects_of(s.edition)
    return max(0, int(worth(s, p, group, held + 1, funds) - worth(s, p, group, held, funds)))
