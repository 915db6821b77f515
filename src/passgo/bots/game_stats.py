"""Somebody at the table who plays nothing and writes everything down: what each deed cost and earned, who went where.

Reads the packed events round by round, so it is compiled with the bots; the lab turns its columns into tables.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.base import StateBot, answer
from passgo.engine.board import SHARE
from passgo.engine.columns import Ints, append, empty, filled, i64, pushed, vec
from passgo.engine.edition import Edition
from passgo.engine.events import (
    AUCTION_UNSOLD,
    AUCTION_WON,
    BANKRUPTED,
    BOUGHT,
    BUILT,
    DEED_MOVED,
    DIVIDEND,
    ESTATE,
    INTEREST,
    LIFTED,
    MOVED,
    PAID,
    PIECE_WON,
    RENT,
    SHARE_BOUGHT,
    SOLD,
    TAXI,
    TURN_BEGAN,
    WIDTH,
    cause_about,
    cause_kind,
)
from passgo.engine.machine import decider
from passgo.engine.rules.debt import RAISE_CASH
from passgo.engine.rules.victory import worth
from passgo.engine.state import FRAME, State

LONGEST: Final[i64] = 300  # rounds told apart; what happens later is in no table by round
SAMPLE: Final[i64] = 4  # numbers kept of a player at the end of a round: cash, worth, deeds, buildings
NO_CAUSE: Final[i64] = -1


class GameStats:
    """Books of one game at a time, summed up over all games that were kept.

    A `unit` is a deed, or after all deeds a group; shares count as one group, because dividends name no company.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        board = edition.board
        self.board = board
        self.players: i64 = players
        self.deeds: i64 = board.deeds
        self.units: i64 = board.deeds + len(board.groups)
        self.home: Ints = empty()  # by deed: the unit of its group
        self.shares: i64 = -1  # the unit of all shares
        for deed in range(board.deeds):
            unit = board.deeds + board.group_of[deed]
            if board.family[deed] == SHARE:
                if self.shares < 0:
                    self.shares = unit
                unit = self.shares
            self.home = pushed(self.home, unit)
        units = int(self.units)
        # sums over games, by unit
        self.owned: Ints = filled(units, 0)  # games in which somebody had it
        self.price: Ints = filled(units, 0)  # paid for deeds
        self.built: Ints = filled(units, 0)  # paid for buildings
        self.interest: Ints = filled(units, 0)
        self.back: Ints = filled(units, 0)  # got back for buildings
        self.earned: Ints = filled(units, 0)
        self.rents: Ints = filled(units, 0)  # how often rent was paid
        self.tied: Ints = filled(units, 0)  # the money that was in it, added up round by round
        self.earned_squares: Ints = filled(units, 0)
        self.money_squares: Ints = filled(units, 0)
        self.products: Ints = filled(units, 0)
        self.evens: Ints = filled(units * int(LONGEST), 0)  # games in which it paid for itself after so many rounds
        self.completed: Ints = filled(units, 0)  # games in which somebody had the whole group while all were in
        self.completer_won: Ints = filled(units, 0)  # and the first who had it won
        # sums over games, by space and by round
        self.landings: Ints = filled(int(board.size), 0)
        self.lasting: Ints = filled(int(LONGEST), 0)  # games that went on at the end of a round
        self.decided: Ints = filled(int(LONGEST), 0)  # those of them that found a winner
        self.winner_cash: Ints = filled(int(LONGEST), 0)
        self.winner_worth: Ints = filled(int(LONGEST), 0)
        self.loser_cash: Ints = filled(int(LONGEST), 0)  # a player's part, rounded
        self.loser_worth: Ints = filled(int(LONGEST), 0)
        self.samples: Ints = empty()  # of the game, by round and player; its room is used again
        self.open(players)

    def open(self, players: int) -> None:
        """A blank page for a new game."""
        units = int(self.units)
        self.round: i64 = 1
        self.money: Ints = filled(units, 0)  # put in, less what came back
        self.income: Ints = filled(units, 0)
        self.since: Ints = filled(units, -1)  # the round in which it was first bought
        self.even: Ints = filled(units, -1)  # the round since which it has paid for itself
        self.lots: Ints = filled(units * players, 0)  # by player and unit
        self.completer: Ints = filled(units, -1)
        self.rounds: i64 = 0  # that were sampled
        self.settled: Ints = filled(units, 0)  # by unit: how many of them `tied` has
        self.outs: i64 = 0
        self.why: Ints = filled(players, int(NO_CAUSE))  # of the last debt that needed raising
        self.placed: Ints = filled(players, 0)  # paid for a building that is still to be placed
        self.out_order: Ints = filled(players, 0)
        self.out_round: Ints = filled(players, 0)
        self.out_to: Ints = filled(players, 0)

    def begin(self, s: State) -> None:
        """Start listening. Deeds dealt before the game were paid for (CLS-SHORT-2)."""
        self.open(int(s.players))
        s.events = empty()
        s.recording = True
        for deed in range(self.deeds):
            if s.owner[deed] >= 0:
                self.move_deed(deed, -1, s.owner[deed])
                self.spend(self.price, deed, self.board.price[deed])

    # during the game

    def note_debt(self, s: State) -> None:
        """Remember what somebody must raise money for, if that is the question: he may not survive it."""
        at = s.depth - FRAME
        if s.stack[at] == RAISE_CASH:
            self.why[s.stack[at + 1]] = s.stack[at + 4]

    def read(self, s: State) -> None:
        """Enter what was heard since the last time."""
        heard = s.news
        for at in range(0, s.news_end, WIDTH):
            event = heard[at]
            a = heard[at + 2]
            b = heard[at + 3]
            c = heard[at + 4]
            d = heard[at + 5]
            if event == MOVED:
                if d == 0:
                    self.landings[c] += 1
            elif event == PAID:
                self.payment(s, a, b, c, d)
            elif event == TURN_BEGAN:
                self.round = b
            elif event == DEED_MOVED:
                self.move_deed(a, b, c)
            elif event == BOUGHT or event == AUCTION_WON or event == AUCTION_UNSOLD or event == SHARE_BOUGHT:
                self.spend(self.price, b, c)
            elif event == BUILT:
                self.spend(self.built, b, d if d > 0 else self.placed[a])
                self.placed[a] = 0
            elif event == PIECE_WON:
                self.placed[a] = c
            elif event == SOLD:
                self.spend(self.back, b, -d)
            elif event == LIFTED:
                self.spend(self.interest, b, c - self.board.mortgage[b])
            elif event == DIVIDEND:
                self.earn(self.shares, b)
            elif event == BANKRUPTED:
                self.outs += 1
                self.out_order[a] = self.outs
                self.out_round[a] = self.round
                self.out_to[a] = b
        s.forget_news()

    def payment(self, s: State, payer: i64, payee: i64, amount: i64, why: i64) -> None:
        """Rents and fares are income of the deed; so is what a bankrupt visitor leaves instead of the rent."""
        kind = cause_kind(why)
        deed = cause_about(why)
        if kind == ESTATE and self.why[payer] >= 0 and cause_kind(self.why[payer]) == RENT and payee >= 0:
            deed = cause_about(self.why[payer])
            self.earn(deed, amount)
            self.earn(self.home[deed], amount)
        elif kind == RENT or kind == TAXI:
            if payer == s.owner[deed]:
                amount = -amount  # a card turned the rent round
            if payee >= 0:
                self.earn(deed, amount)
                self.earn(self.home[deed], amount)
                self.rents[deed] += 1
                self.rents[self.home[deed]] += 1
        elif kind == INTEREST and deed > 0:  # 0 stands for the fees of a whole trade
            self.spend(self.interest, deed, amount)

    def move_deed(self, deed: i64, giver: i64, taker: i64) -> None:
        unit = self.home[deed]
        if giver >= 0:
            self.lots[giver * self.units + unit] -= 1
        if taker >= 0:
            self.lots[taker * self.units + unit] += 1
            if self.since[deed] < 0:
                self.since[deed] = self.round
            if self.since[unit] < 0:
                self.since[unit] = self.round
            size = self.board.group_size[self.board.group_of[deed]]
            if self.lots[taker * self.units + unit] == size and self.outs == 0 and unit != self.shares:
                self.completer[unit] = taker if self.completer[unit] < 0 else self.completer[unit]

    def spend(self, column: Ints, deed: i64, amount: i64) -> None:
        """Money goes into a deed, or comes back if negative; `column` says as what."""
        unit = self.home[deed]
        column[deed] += amount
        column[unit] += amount
        self.settle(deed)
        self.settle(unit)
        self.money[deed] += amount
        self.money[unit] += amount
        if self.income[deed] < self.money[deed]:
            self.even[deed] = -1
        if self.income[unit] < self.money[unit]:
            self.even[unit] = -1

    def earn(self, unit: i64, amount: i64) -> None:
        self.earned[unit] += amount
        self.income[unit] += amount
        if self.even[unit] < 0 and self.income[unit] >= self.money[unit]:
            self.even[unit] = self.round

    def settle(self, unit: i64) -> None:
        """Add up the money in a unit for the rounds since it last changed."""
        self.tied[unit] += self.money[unit] * (self.rounds - self.settled[unit])
        self.settled[unit] = self.rounds

    def sample(self, s: State) -> None:
        """How everybody stands at the end of a round."""
        at = self.rounds * self.players * SAMPLE
        while at + self.players * SAMPLE > len(self.samples):
            self.samples = pushed(self.samples, 0)
        samples = self.samples
        for p in range(s.players):
            wealth: i64 = 0
            if not s.bankrupt[p]:
                wealth = worth(s, p)
            samples[at] = s.cash[p]
            samples[at + 1] = wealth
            samples[at + 2] = s.deeds_held[p]
            samples[at + 3] = s.buildings[p]
            at += SAMPLE
        self.rounds += 1

    # after the game

    def finish(self, s: State) -> None:
        """Add the game to the sums."""
        self.read(s)
        s.recording = False
        for unit in range(self.units):
            self.settle(unit)
            if self.since[unit] >= 0:
                self.owned[unit] += 1
                self.earned_squares[unit] += self.income[unit] * self.income[unit]
                self.money_squares[unit] += self.money[unit] * self.money[unit]
                self.products[unit] += self.income[unit] * self.money[unit]
                if self.even[unit] >= 0:
                    late = self.even[unit] - self.since[unit]
                    self.evens[unit * LONGEST + (late if late < LONGEST else LONGEST - 1)] += 1
            if self.completer[unit] >= 0 and s.over:
                self.completed[unit] += 1
                self.completer_won[unit] += s.winners >> self.completer[unit] & 1
        self.add_samples(s)

    def add_samples(self, s: State) -> None:
        winners: i64 = 0
        for p in range(s.players):
            winners += s.winners >> p & 1
        width = s.players * SAMPLE
        for k in range(self.rounds if self.rounds < LONGEST else LONGEST):
            self.lasting[k] += 1
            if winners > 0 and winners < s.players:
                self.decided[k] += 1
                self.add_sample(s, k * width, k, winners)

    def add_sample(self, s: State, start: i64, at: i64, winners: i64) -> None:
        """The winner's cash and worth, and those of an average loser; shared wins count as one average winner."""
        cash: i64 = 0
        wealth: i64 = 0
        other_cash: i64 = 0
        other_wealth: i64 = 0
        for p in range(s.players):
            if s.winners >> p & 1:
                cash += self.samples[start + p * SAMPLE]
                wealth += self.samples[start + p * SAMPLE + 1]
            else:
                other_cash += self.samples[start + p * SAMPLE]
                other_wealth += self.samples[start + p * SAMPLE + 1]
        self.winner_cash[at] += cash // winners
        self.winner_worth[at] += wealth // winners
        self.loser_cash[at] += other_cash // (s.players - winners)
        self.loser_worth[at] += other_wealth // (s.players - winners)


def watch_out(s: State, bots: list[StateBot], book: GameStats, max_rounds: i64) -> None:
    """Play until the game is over or the round is past the limit, and keep the books."""
    seats: vec[StateBot] = vec[StateBot]()
    for bot in bots:
        seats = append(seats, bot)
    while not s.over and s.round <= max_rounds:
        book.note_debt(s)
        before = s.round
        answer(s, seats[decider(s)])
        if s.round != before:
            book.read(s)
            book.sample(s)


def entries(column: Ints) -> list[tuple[int, int]]:
    """The numbers of a column other than 0, with their places: of thousands a few hundred."""
    found: list[tuple[int, int]] = []
    for at in range(i64(len(column))):
        if column[at] != 0:
            found.append((int(at), int(column[at])))
    return found
