"""The machine that runs steps until somebody must choose. Everything goes through it: people, bots, replays."""

from __future__ import annotations

from passgo.engine.actions import CLOSE_AUCTION, INTERRUPT, QUIET, STOP, TIME, about, refusal, verb_of
from passgo.engine.columns import i64
from passgo.engine.events import QUIETED, TIME_CALLED, WISHED
from passgo.engine.rules.auction import BIDDING
from passgo.engine.rules.endless import last_round_refusal, set_last_round
from passgo.engine.rules.goal import goal_reached
from passgo.engine.rules.manage import manage_off_turn
from passgo.engine.rules.victory import count_up
from passgo.engine.settings import ANY_TIME, AUCTION_MODE, IMMEDIATELY, NEVER, OFFTURN, TIMED_OPEN, TIMED_STOP
from passgo.engine.state import FRAME, TIMED, State
from passgo.engine.steps import ACTS, ASKS, TABLE, Choice

NO_CLOCK = refusal("no-clock", "CLS-TIME-1")
NO_SUCH_SEAT = refusal("no-such-seat", "CLS-TUR-3")
NO_OFFTURN = refusal("no-managing-off-turn", "CLS-TUR-3")
NOTHING_TO_CLOSE = refusal("no-hammer", "CLS-AUC-4")


def advance(s: State) -> None:
    """Run what is pending until there is a choice to make or the game is over."""
    goal = s.edition.figures.goal_cash
    while s.depth > 0:
        if goal > 0 and goal_reached(s, goal):
            return
        bottom = s.depth - FRAME
        number = s.stack[bottom]
        manner = TABLE.manner[number]
        if manner == ASKS:
            return
        at = bottom + 1  # read by a plain name: compiled, that counts no references
        a = s.stack[at]
        at += 1
        b = s.stack[at]
        at += 1
        c = s.stack[at]
        at += 1
        d = s.stack[at]
        if manner == ACTS:
            s.depth = bottom
            TABLE.steps[number].run(s, a, b, c, d)
        elif TABLE.choices[number].open(s, a, b, c, d):
            return
        else:
            s.depth = bottom


def is_asking(s: State) -> bool:
    """Whether a choice is what is pending."""
    if s.depth < FRAME:
        return False
    at = s.depth - FRAME
    return TABLE.manner[s.stack[at]] != ACTS


def asked(s: State) -> Choice:
    """The choice that waits for an answer."""
    at = s.depth - FRAME
    number = s.stack[at]
    return TABLE.choices[number]


def argument(s: State, k: i64) -> i64:
    """The k-th argument of what is on top of the stack."""
    at = s.depth - FRAME + 1 + k
    return s.stack[at]


def decider(s: State) -> i64:
    """Who must answer."""
    at = s.depth - FRAME
    number = s.stack[at]
    if TABLE.asks_turn[number]:
        return s.turn
    return asked(s).player(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))


def is_from_outside(action: i64) -> bool:
    """Whether the action answers no question but comes from a clock or from players who are not asked."""
    return verb_of(action) <= CLOSE_AUCTION


def illegal_reason(s: State, action: i64) -> i64:
    """0 if the action is legal now, else why not."""
    verb = verb_of(action)
    if verb == TIME:
        if s.variant == TIMED and not s.time_up:
            return 0
        return NO_CLOCK
    if verb == INTERRUPT or verb == QUIET:
        if about(action) >= s.players or s.bankrupt[about(action)]:
            return NO_SUCH_SEAT
        if verb == INTERRUPT and s.settings[OFFTURN] == NEVER:
            return NO_OFFTURN
        return 0
    if verb == STOP:
        return last_round_refusal(s, about(action))
    if verb == CLOSE_AUCTION:
        if s.stack[s.depth - FRAME] == BIDDING and s.settings[AUCTION_MODE] == TIMED_OPEN:
            return 0
        return NOTHING_TO_CLOSE
    return asked(s).illegal_reason(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3), action)


def perform(s: State, action: i64) -> None:
    """Carry out a legal action and run on to the next choice."""
    s.decisions += 1
    if verb_of(action) < CLOSE_AUCTION:
        dispatch(s, verb_of(action), about(action))
    else:
        at = s.depth - FRAME
        number = s.stack[at]
        choice = TABLE.choices[number]
        s.depth = at
        at += 1
        a = s.stack[at]
        at += 1
        b = s.stack[at]
        at += 1
        c = s.stack[at]
        at += 1
        d = s.stack[at]
        choice.apply(s, a, b, c, d, action)
    advance(s)


def dispatch(s: State, verb: i64, number: i64) -> None:
    """Do what comes from outside and answers no question; the hammer does, it ends an auction like a last pass.

    Rules: CLS-TIME-6.
    """
    if verb == TIME:
        s.time_up = 1
        s.emit(TIME_CALLED)
        if s.settings[TIMED_STOP] == IMMEDIATELY:
            count_up(s)
    elif verb == INTERRUPT:
        interrupt(s, number)
    elif verb == QUIET:
        s.quiet |= 1 << number
        s.emit(QUIETED, number)
    else:
        set_last_round(s, number)


def interrupt(s: State, seat: i64) -> None:
    """A player wants to manage off turn: at the next window, or as a house rule right now (manage.offturn).

    Cards that can be played at any time do not wait for the window.

    Rules: CLS-TUR-3, UM-BLD-8.
    """
    s.emit(WISHED, seat)
    calm = asked(s).manages
    if s.settings[OFFTURN] == ANY_TIME and calm and s.bonus == 0:
        manage_off_turn(s, seat)
        return
    s.interrupts |= 1 << seat
    if calm and s.edition.turn.any_time >= 0:
        s.push(s.edition.turn.any_time, seat)
