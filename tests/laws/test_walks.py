"""The laws on drawn games: at every decision of a walk, and after every option of the position it leads to."""

import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo import Action, Game, IllegalAction, replay
from passgo.engine.actions import CARD, DEED, LEVELS, MONEY, NOTHING, RIDE, SEAT, SPACE, VERB_NUMBERS, VERBS, act
from passgo.engine.machine import asked, decider, is_from_outside, refusal_of
from passgo.engine.rules.past_offers import is_quiet
from passgo.engine.rules.selling import BITS
from passgo.engine.rules.vouchers import is_voucher
from tests.laws.checks import check
from tests.laws.stories import EDITION_NAMES, Story, drawn, seeded_settings, stories

EVERY_EDITION = pytest.mark.parametrize("edition", EDITION_NAMES)


@EVERY_EDITION
@given(stories(60))
@seeded_settings(100)
def test_laws_hold_along_a_walk(edition: str, story: Story) -> None:
    game = story.begun(edition)
    check(game)
    for number in story.moves:
        if game.over:
            break
        game.play(drawn(game, number))
        check(game)


@EVERY_EDITION
@given(stories())
@seeded_settings(60)
def test_every_option_is_accepted(edition: str, story: Story) -> None:
    game = story.told(edition)
    before = game.digest()
    for action in options_of(game):
        other = game.copy()
        other.play(action)
        assert other.state.decisions == game.state.decisions + 1
        check(other)
    assert game.digest() == before


@EVERY_EDITION
@given(stories())
@seeded_settings(60)
def test_what_is_not_listed_is_refused_and_changes_nothing(edition: str, story: Story) -> None:
    game = story.told(edition)
    before = game.digest()
    refused: dict[int, int] = {}
    decision = game.decision
    if decision is not None:
        options = {int(action.code) for action in decision.options}
        open_verbs = {VERB_NUMBERS[free.verb] for free in decision.free}
        for code in all_codes(game):
            legal = refusal_of(game.state, code) == 0
            if code & 255 not in open_verbs and not is_from_outside(code):
                listed = first_alike(game, code) in options
                assert legal == listed, f"{game.notation.action(code)} at {decision!r}: legal is {legal}"
            if not legal and not is_legal_at_other_face(game, code):
                refused[code & 255] = code
    for code in refused.values():
        action = game.notation.action(code)
        for said in (action, action.text):
            with pytest.raises(IllegalAction) as caught:
                game.play(said)
            assert caught.value.what == action.text and caught.value.why
        assert game.digest() == before


@EVERY_EDITION
@given(stories(10), st.lists(st.text(max_size=30), min_size=1, max_size=10), st.sampled_from([v.name for v in VERBS]))
@seeded_settings(60)
def test_garbage_is_refused_and_changes_nothing(edition: str, story: Story, words: list[str], verb: str) -> None:
    game = story.told(edition)
    before = game.digest()
    listed = [action.text for action in options_of(game)]
    for word in words:
        for text in (word, f"{verb} {word}", f"{verb} 1 {word} for $1", *(f"{text} {word}" for text in listed[:3])):
            other = game.copy()
            try:
                other.play(text)
            except IllegalAction:
                assert other.digest() == before
            else:
                check(other)
    assert game.digest() == before


@EVERY_EDITION
@given(stories(), st.binary(min_size=1, max_size=20))
@seeded_settings(60)
def test_a_copy_and_its_game_know_nothing_of_each_other(edition: str, story: Story, onward: bytes) -> None:
    game = story.told(edition)
    before, record, moves = game.digest(), game.record, game.moves
    other = game.copy()
    assert other.digest() == before and other.moves == moves
    play_on(other, onward)
    assert game.digest() == before and game.record == record
    after = other.digest()
    play_on(game, onward[::-1])
    assert other.digest() == after and replay(other.record).digest() == after
    assert game.moves[: len(moves)] == other.moves[: len(moves)] == moves


@EVERY_EDITION
@given(stories(), st.binary(max_size=20))
@seeded_settings(60)
def test_a_saved_game_goes_on_the_same(edition: str, story: Story, onward: bytes) -> None:
    game = story.told(edition)
    other = Game.load(json.loads(json.dumps(game.save())))
    assert other.digest() == game.digest()
    assert other.record == game.record
    assert question(other) == question(game)
    play_on(game, onward)
    play_on(other, onward)
    assert other.digest() == game.digest() and other.record == game.record


@EVERY_EDITION
@given(stories())
@seeded_settings(60)
def test_a_record_leads_to_the_same_position(edition: str, story: Story) -> None:
    game = story.told(edition)
    again = replay(game.record)
    assert again.digest() == game.digest()
    assert again.record == game.record
    assert question(again) == question(game)


@EVERY_EDITION
@given(stories(), st.integers(0, 99), st.binary(max_size=30))
@seeded_settings(40)
def test_who_wants_no_offers_gets_none_in_that_turn(edition: str, story: Story, seat: int, onward: bytes) -> None:
    """It may be said at any question and answers none; in a new turn all is as it was."""
    game = story.told(edition)
    seat %= int(game.state.players)
    if game.over or game.state.out[seat]:
        return
    number, turn = game.state.decisions, game.state.turns
    before = (asked(game.state), decider(game.state), options_of(game))
    game.play(f"quiet {seat}")
    check(game)
    assert (asked(game.state), decider(game.state), options_of(game)) == before and game.state.decisions == number + 1
    for byte in onward:
        if game.over:
            break
        action = drawn(game, byte)
        try:
            game.play(action)
        except IllegalAction as error:
            assert error.why == "wants-no-offers" and game.state.turns == turn
        else:
            assert game.state.turns > turn or not str(action).startswith(f"offer {seat} ")
        check(game)
        assert is_quiet(game.state, seat) == (game.state.turns == turn)


def options_of(game: Game) -> tuple[Action, ...]:
    decision = game.decision
    return () if decision is None else decision.options


def question(game: Game) -> object:
    decision = game.decision
    if decision is None:
        return game.winners
    free = [(verb.verb, int(verb.low), int(verb.high)) for verb in decision.free]
    return decision.player, decision.kind, decision.number, decision.about, decision.options, free


def play_on(game: Game, numbers: bytes) -> None:
    for number in numbers:
        if not game.over:
            game.play(drawn(game, number))


def all_codes(game: Game) -> list[int]:
    """Everything that can be said without terms, sensible or not: each verb about each thing that it can be about."""
    s = game.state
    board = s.edition.board
    money = sorted({0, 1, 10, 11, *(int(cash) + more for cash in s.cash for more in (0, 1))})
    about = {
        NOTHING: [0],
        DEED: list(range(board.deeds)),
        CARD: list(range(len(s.edition.cards))),
        SEAT: list(range(s.players + 2)),
        MONEY: money,
        LEVELS: sell_downs(game),
        SPACE: list(range(board.size)),
        RIDE: [space << 8 | card for space in range(board.size) for card in vouchers(game)],
    }
    return [int(act(number, thing)) for number, verb in enumerate(VERBS) for thing in about.get(verb.takes, [])]


def vouchers(game: Game) -> list[int]:
    """The tickets that somebody keeps, and one that nobody does."""
    s = game.state
    all_of_them = [card for card in range(len(s.keeper)) if is_voucher(s, card)]
    return [card for card in all_of_them if s.keeper[card] >= 0] + [c for c in all_of_them if s.keeper[c] < 0][:1]


def first_alike(game: Game, code: int) -> int:
    """The same said of the first card alike that its keeper has: only that one is listed."""
    s = game.state
    takes = VERBS[code & 255].takes
    if takes not in (CARD, RIDE):
        return code
    card = code >> 8 & 255 if takes == RIDE else code >> 8
    kinds = [each.kind for each in s.edition.cards]
    alike = (k for k in range(card) if kinds[k] == kinds[card] and s.keeper[k] == s.keeper[card])
    return code + (next(alike, card) - card << 8)


def is_legal_at_other_face(game: Game, code: int) -> bool:
    """Whether a station was named by the wrong one of its two faces, which is understood."""
    other = game.notation.other_face(game.notation.action(code))
    return other is not None and refusal_of(game.state, other.code) == 0


def sell_downs(game: Game) -> list[int]:
    """All levels that the lots of a group could be sold down to, for the groups that somebody has built on."""
    s = game.state
    board = s.edition.board
    plans: list[int] = []
    for group in range(len(board.groups)):
        size = int(board.group_size[group])
        tallest = max(int(s.level[board.lots[group * 8 + k]]) for k in range(size))
        for levels in itertools.product(range(tallest + 2), repeat=size):
            plans.append(group | sum(level << 8 + k * int(BITS) for k, level in enumerate(levels)))
    return plans
