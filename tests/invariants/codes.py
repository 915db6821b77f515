"""Everything that can be said at a question, and the invariant that exactly what is legal is listed."""

import itertools
from collections.abc import Sequence

from passgo import Game
from passgo.engine.actions import (
    CARD,
    DEED,
    LEVELS,
    MONEY,
    NOTHING,
    RIDE,
    SEAT,
    SPACE,
    VERB_NUMBERS,
    VERBS,
    about,
    act,
    pack_ride,
    ride_card,
    ride_space,
    verb_of,
)
from passgo.engine.machine import illegal_reason, is_from_outside
from passgo.engine.rules.selling import with_level
from passgo.engine.rules.vouchers import is_voucher


def check_judgement(game: Game, codes: Sequence[int]) -> None:
    """Every option is legal, and of these codes all that are legal are options, but for verbs with an open number."""
    decision = game.decision
    assert decision is not None
    options = {int(action.code) for action in decision.options}
    assert len(options) == len(decision.options) > 0, f"{decision!r} lists something twice, or nothing"
    for code in options:
        assert illegal_reason(game.state, code) == 0, (
            f"{game.notation.action(code)} at {decision!r} is listed but refused"
        )
    open_verbs = {VERB_NUMBERS[free.verb] for free in decision.free}
    for code in codes:
        if verb_of(code) not in open_verbs and not is_from_outside(code):
            legal = illegal_reason(game.state, code) == 0
            listed = first_alike(game, code) in options
            assert legal == listed, f"{game.notation.action(code)} at {decision!r}: legal is {legal}"


def all_codes(game: Game) -> list[int]:
    """Everything that can be said without terms, sensible or not: each verb about each thing that it can be about."""
    s = game.state
    board = s.edition.board
    money = sorted({0, 1, 10, 11, *(int(cash) + more for cash in s.cash for more in (0, 1))})
    things = {
        NOTHING: [0],
        DEED: list(range(board.deeds)),
        CARD: list(range(len(s.edition.cards))),
        SEAT: list(range(s.players + 2)),
        MONEY: money,
        LEVELS: sell_downs(game),
        SPACE: list(range(board.size)),
        RIDE: [int(pack_ride(card, space)) for space in range(board.size) for card in vouchers(game)],
    }
    return [int(act(number, thing)) for number, verb in enumerate(VERBS) for thing in things.get(verb.takes, [])]


def vouchers(game: Game) -> list[int]:
    """The tickets that somebody keeps, and one that nobody does."""
    s = game.state
    all_of_them = [card for card in range(len(s.holder)) if is_voucher(s, card)]
    return [card for card in all_of_them if s.holder[card] >= 0] + [c for c in all_of_them if s.holder[c] < 0][:1]


def first_alike(game: Game, code: int) -> int:
    """The same said of the first card alike that its keeper has: only that one is listed."""
    s = game.state
    verb, number = verb_of(code), about(code)
    takes = VERBS[verb].takes
    if takes not in (CARD, RIDE):
        return code
    card = int(ride_card(number)) if takes == RIDE else int(number)
    kinds = [each.kind for each in s.edition.cards]
    first = next(k for k in range(card + 1) if kinds[k] == kinds[card] and s.holder[k] == s.holder[card])
    return int(act(verb, pack_ride(first, ride_space(number)) if takes == RIDE else first))


def is_legal_at_other_face(game: Game, code: int) -> bool:
    """Whether a station was named by the wrong one of its two faces, which is understood."""
    other = game.notation.other_face(game.notation.action(code))
    return other is not None and illegal_reason(game.state, other.code) == 0


def sell_downs(game: Game) -> list[int]:
    """All levels that the lots of a group could be sold down to, for the groups that somebody has built on."""
    s = game.state
    board = s.edition.board
    plans: list[int] = []
    for group in range(len(board.groups)):
        size = int(board.group_size[group])
        tallest = max(int(s.level[board.lots[group * 8 + k]]) for k in range(size))
        for levels in itertools.product(range(tallest + 2), repeat=size):
            plan = group
            for k, level in enumerate(levels):
                plan = int(with_level(plan, k, level))
            plans.append(plan)
    return plans
