"""The laws on drawn games: at every decision of a walk, and after every option of the position it leads to."""

import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo import Action, Game, IllegalAction, replay
from passgo.engine.actions import CARD, DEED, LEVELS, MONEY, NOTHING, SEAT, VERB_NUMBERS, VERBS, act
from passgo.engine.machine import is_from_outside, refusal_of
from passgo.engine.rules.selling import BITS
from tests.laws.checks import check
from tests.laws.stories import Story, drawn, seeded_settings, stories


@given(stories(60))
@seeded_settings(160)
def test_laws_hold_along_a_walk(story: Story) -> None:
    game = story.begun()
    check(game)
    for number in story.moves:
        if game.over:
            break
        game.play(drawn(game, number))
        check(game)


@given(stories())
@seeded_settings(120)
def test_every_option_is_accepted(story: Story) -> None:
    game = story.told()
    before = game.digest()
    for action in options_of(game):
        other = game.copy()
        other.play(action)
        assert other.state.decisions == game.state.decisions + 1
        check(other)
    assert game.digest() == before


@given(stories())
@seeded_settings(120)
def test_what_is_not_listed_is_refused_and_changes_nothing(story: Story) -> None:
    game = story.told()
    before = game.digest()
    refused: dict[int, int] = {}
    decision = game.decision
    if decision is not None:
        options = {int(action.code) for action in decision.options}
        open_verbs = {VERB_NUMBERS[free.verb] for free in decision.free}
        for code in all_codes(game):
            legal = refusal_of(game.state, code) == 0
            if code & 255 not in open_verbs and not is_from_outside(code):
                assert legal == (code in options), f"{game.notation.action(code)} at {decision!r}: legal is {legal}"
            if not legal:
                refused[code & 255] = code
    for code in refused.values():
        action = game.notation.action(code)
        for said in (action, action.text):
            with pytest.raises(IllegalAction) as caught:
                game.play(said)
            assert caught.value.what == action.text and caught.value.why
        assert game.digest() == before


@given(stories(10), st.lists(st.text(max_size=30), min_size=1, max_size=10), st.sampled_from([v.name for v in VERBS]))
@seeded_settings(120)
def test_garbage_is_refused_and_changes_nothing(story: Story, words: list[str], verb: str) -> None:
    game = story.told()
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


@given(stories(), st.binary(min_size=1, max_size=20))
@seeded_settings(100)
def test_a_copy_and_its_game_know_nothing_of_each_other(story: Story, onward: bytes) -> None:
    game = story.told()
    before, record, moves = game.digest(), game.record, game.moves
    other = game.copy()
    assert other.digest() == before and other.moves == moves
    play_on(other, onward)
    assert game.digest() == before and game.record == record
    after = other.digest()
    play_on(game, onward[::-1])
    assert other.digest() == after and replay(other.record).digest() == after
    assert game.moves[: len(moves)] == other.moves[: len(moves)] == moves


@given(stories(), st.binary(max_size=20))
@seeded_settings(100)
def test_a_saved_game_goes_on_the_same(story: Story, onward: bytes) -> None:
    game = story.told()
    other = Game.load(json.loads(json.dumps(game.save())))
    assert other.digest() == game.digest()
    assert other.record == game.record
    assert question(other) == question(game)
    play_on(game, onward)
    play_on(other, onward)
    assert other.digest() == game.digest() and other.record == game.record


@given(stories())
@seeded_settings(100)
def test_a_record_leads_to_the_same_position(story: Story) -> None:
    game = story.told()
    again = replay(game.record)
    assert again.digest() == game.digest()
    assert again.record == game.record
    assert question(again) == question(game)


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
    }
    return [int(act(number, thing)) for number, verb in enumerate(VERBS) for thing in about.get(verb.takes, [])]


def sell_downs(game: Game) -> list[int]:
    """All levels that the lots of a group could be sold down to, for the groups that somebody has built on."""
    s = game.state
    board = s.edition.board
    plans: list[int] = []
    for group in range(len(board.groups)):
        size = int(board.group_size[group])
        built = any(s.level[board.lots[group * 8 + k]] for k in range(size))
        for levels in itertools.product(range(s.hotel_level + 2 if built else 2), repeat=size):
            plans.append(group | sum(level << 8 + k * int(BITS) for k, level in enumerate(levels)))
    return plans
