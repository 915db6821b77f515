"""One judgement of legality: at every question of every edition exactly what is legal is listed."""

import pytest

from passgo.bots import bot
from passgo.bots.base import step
from passgo.engine.actions import LEVELS, VERBS, verb_of
from passgo.engine.machine import argument, asked, decider
from passgo.engine.state import State
from passgo.engine.steps import Choice
from tests.invariants.codes import all_codes, check_judgement
from tests.invariants.compulsory_positions import PARTICULAR
from tests.invariants.default_positions import POSITIONS
from tests.invariants.stories import EDITION_NAMES, HOUSE_RULES, house_rules, set_table

DECISIONS = 240  # of a game, at most
EVERY = 30  # of them one is tried with everything that can be said


@pytest.mark.parametrize("choice", POSITIONS)
def test_every_question_lists_what_is_legal(choice: str) -> None:
    """As it comes; where a rule judges by itself, also asked of somebody who has nothing, little or plenty."""
    game = POSITIONS[choice][0]().game
    s = game.state
    codes = all_codes(game)
    check_judgement(game, codes)
    if judges(s):
        small = [code for code in codes if VERBS[verb_of(code)].takes != LEVELS]
        for cash in (0, int(s.edition.figures.bail) - 1, 10 * int(s.edition.figures.starting_cash)):
            s.cash[decider(s)] = cash
            if is_asked(s):
                check_judgement(game, small)


def judges(s: State) -> bool:
    """Whether the open question says by itself what is refused, so that its list is another matter."""
    return type(asked(s)).illegal_reason is not Choice.illegal_reason


def is_asked(s: State) -> bool:
    return asked(s).open(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))


@pytest.mark.parametrize("case", PARTICULAR)
def test_every_compulsory_question_lists_what_is_legal(case: str) -> None:
    game = PARTICULAR[case][0]().game
    check_judgement(game, all_codes(game))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_whole_games_list_what_is_legal(edition: str) -> None:
    """Where a rule judges by itself: its options at every decision, and at some all else that can be said."""
    for seed, rules in enumerate(HOUSE_RULES):
        game = set_table(edition, 3, seed, house_rules(edition, rules), "normal")
        s = game.state
        bots = [bot("random", seed * 12 + seat) for seat in range(3)]
        while not s.over and s.decisions < DECISIONS:
            if judges(s):
                check_judgement(game, all_codes(game) if s.decisions % EVERY == 0 else [])
            step(s, bots)
