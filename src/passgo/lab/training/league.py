"""Games to learn from: players of all kinds at tables of all sizes, now and then shaken, and positions out of them."""

from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np

from passgo.bots import StateBot, bot
from passgo.bots.base import answer
from passgo.engine.machine import advance, decider
from passgo.engine.rules.items import DEED_ITEM, pack_item
from passgo.engine.rules.trade import item_refusal
from passgo.engine.rules.victory import worth
from passgo.engine.state import BANK, FRAME, State
from passgo.lab.arena.matches import BOT_TIME
from passgo.lab.runner import SEATS, Dealer, Plan
from passgo.lab.training.positions import packed

SAMPLES = 14  # positions of a game
USUAL = 0.6  # of the games are at a table of the usual size
SHAKEN = 0.4  # of the games have transfers out of the blue, so that odd positions are known too
FIRST_SHAKE, LAST_SHAKE = 3, 40  # rounds
MOST_SHAKES = 4
MIXED = 0.6  # of the tables seat anybody beside anybody; at the others all are of one kind


class Sampled(NamedTuple):
    """Positions of several games, in the order of the games and of play."""

    positions: "np.ndarray[tuple[int, int], np.dtype[np.int32]]"
    outcomes: "np.ndarray[tuple[int, int], np.dtype[np.float32]]"  # by seat; what nobody won is shared out by wealth
    games: "np.ndarray[tuple[int], np.dtype[np.int32]]"  # the number of the game
    decided: "np.ndarray[tuple[int], np.dtype[np.bool_]]"


def sampled_chunk(plan: Plan, first: int, count: int) -> Sampled:
    """Play the games numbered from `first` on. A game's number alone decides who sits there and what is sampled."""
    positions: list[list[int]] = []
    outcomes: list[list[float]] = []
    games: list[int] = []
    decided: list[bool] = []
    dealers: dict[int, Dealer] = {}
    for k in range(first, first + count):
        coin = Random(plan.seed * 1_000_003 + k)
        players = table_size(plan, coin)
        if players not in dealers:
            dealers[players] = Dealer(replace(plan, players=players))
        s = dealers[players].dealt(k)
        bots = line_up(plan, dealers[players], k, coin)
        found = played(s, bots, plan.max_rounds, coin)
        result = shares(s)
        positions += found
        outcomes += [result] * len(found)
        games += [k] * len(found)
        decided += [bool(s.over)] * len(found)
    return Sampled(
        np.array(positions, dtype=np.int32),
        np.array(outcomes, dtype=np.float32),
        np.array(games, dtype=np.int32),
        np.array(decided, dtype=np.bool_),
    )


def table_size(plan: Plan, coin: Random) -> int:
    figures = plan.checked().edition.figures
    if coin.random() < USUAL:
        return plan.players
    return coin.randint(figures.least_players, figures.most_players)


def line_up(plan: Plan, dealer: Dealer, k: int, coin: Random) -> list[StateBot]:
    """Who sits where; the seeds of their coins are those that no game's dice have."""
    players = dealer.plan.players
    if coin.random() < MIXED:
        specs = [coin.choice(plan.bots) for _ in range(players)]
    else:
        one, other = coin.choice(plan.bots), coin.choice(plan.bots)
        specs = [other if seat == k % players else one for seat in range(players)]
    first = (plan.seed + k) * SEATS
    bots = [bot(spec, -1 - first - seat, BOT_TIME) for seat, spec in enumerate(specs)]
    for seat, each in enumerate(bots):
        each.sit(dealer.header, seat)
    return bots


def played(s: State, bots: list[StateBot], max_rounds: int, coin: Random) -> list[list[int]]:
    """Play a game out; some of its positions at questions between which anything can be weighed."""
    take, finish = s.edition.turn.take, s.edition.turn.finish
    kept: list[tuple[int, list[int]]] = []
    seen = 0  # positions that could have been kept
    turn, wanted = -1, take
    shakes = shake_rounds(coin)
    while not s.over and s.round <= max_rounds:
        asks = s.stack[s.depth - FRAME]
        if s.turns != turn and asks == take:
            turn, wanted = s.turns, coin.choice((take, finish))
            while shakes and s.round >= shakes[0]:
                shakes.pop(0)
                shake(s, coin)
            if s.over:  # a race that somebody was given the goal of
                break
            asks = s.stack[s.depth - FRAME]
        if asks == wanted:
            wanted = -1
            seen += 1
            if len(kept) < SAMPLES:
                kept.append((seen, packed(s)))
            elif coin.random() * seen < SAMPLES:
                kept[coin.randrange(SAMPLES)] = (seen, packed(s))
        answer(s, bots[decider(s)])
    return [row for _, row in sorted(kept)]


def shake_rounds(coin: Random) -> list[int]:
    if coin.random() >= SHAKEN:
        return []
    return sorted(coin.randint(FIRST_SHAKE, LAST_SHAKE) for _ in range(coin.randint(1, MOST_SHAKES)))


def shake(s: State, coin: Random) -> None:
    """A deed or some cash goes from one player to another, as no deal would have it."""
    solvent = [seat for seat in range(s.players) if not s.bankrupt[seat]]
    giver, taker = coin.sample(solvent, 2)
    deeds = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == giver]
    movable = [deed for deed in deeds if item_refusal(s, giver, pack_item(DEED_ITEM, deed)) == 0]
    free = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == BANK]
    chosen = coin.random()
    if chosen < 0.35 and movable:
        s.give_deed(coin.choice(movable), taker)
    elif chosen < 0.7 and free:
        s.give_deed(coin.choice(free), taker)
    else:
        amount = int(int(s.cash[giver]) * coin.random())
        s.shift(giver, taker, amount - amount % int(s.edition.figures.note))
    advance(s)


def shares(s: State) -> list[float]:
    """What each seat got: the win, a part of it, or where nobody won a part by wealth squared."""
    most = int(s.edition.figures.most_players)
    if s.over:
        weights = [float(s.winners >> seat & 1) for seat in range(s.players)]
    else:
        weights = [0.0 if s.bankrupt[seat] else float(worth(s, seat)) ** 2 + 1 for seat in range(s.players)]
    return [weight / sum(weights) for weight in weights] + [0.0] * (most - len(weights))
