"""The invariants on drawn games: at every decision of a walk, and after every option of the position it leads to."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo import Action, Game, IllegalAction, replay
from passgo.engine.actions import VERBS, verb_of
from passgo.engine.machine import asked, decider, illegal_reason
from passgo.engine.rules.past_offers import is_quiet
from tests.invariants.checks import check
from tests.invariants.codes import all_codes, check_judgement, is_legal_at_other_face
from tests.invariants.stories import EDITION_NAMES, Story, drawn, seeded_settings, stories

EVERY_EDITION = pytest.mark.parametrize("edition", EDITION_NAMES)


@EVERY_EDITION
@given(stories(60))
@seeded_settings(100)
def test_invariants_hold_along_a_walk(edition: str, story: Story) -> None:
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
    if not game.over:
        codes = all_codes(game)
        check_judgement(game, codes)
        for code in codes:
            if illegal_reason(game.state, code) and not is_legal_at_other_face(game, code):
                refused[int(verb_of(code))] = code
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
    if game.over or game.state.bankrupt[seat]:
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
