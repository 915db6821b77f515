"""Nobody but its keeper knows a Fortune card that lies face down: not from views, events, refusals or questions."""

import json
from random import Random

import pytest

from passgo import Game, IllegalAction
from passgo.bots import bot
from passgo.engine.edition import AT_ONCE, LEAVES_JAIL
from passgo.engine.rules.items import CARD_ITEM, item_kind, item_number
from passgo.engine.state import OUT_OF_GAME
from tests.rules import rule
from tests.scenarios.millionaire.race import A, B, C, covered, race

FORTUNE = 2
SEATS = (None, 0, 1, 2)


def hidden(game: Game, seat: int) -> list[int]:
    """The cards that a seat keeps face down; one that lies in an offer is shown."""
    s = game.state
    shown = {item_number(item) for item in list(s.offer)[1:] if item_kind(item) == CARD_ITEM}
    cards = range(len(s.edition.cards))
    return [card for card in cards if s.holder[card] == seat and s.edition.card_secret[card] and card not in shown]


def permuted(game: Game, seed: int, spared: int | None) -> Game:
    """The game with the face-down cards of all but one seat, and those still on the board, dealt anew."""
    other = game.copy()
    s = other.state
    start = int(s.edition.deck_start[FORTUNE])
    fresh = [start + k for k in range(s.undrawn_count[FORTUNE])]
    keepers = {card: seat for seat in range(s.players) if seat != spared for card in hidden(game, seat)}
    pool = [int(s.undrawn[at]) for at in fresh] + list(keepers)
    kept = [card for card in pool if s.edition.card_use[card] != AT_ONCE]
    Random(seed).shuffle(kept)
    for card in keepers:
        s.holder[card] = -1
    for card, seat in zip(kept, keepers.values(), strict=False):
        s.holder[card] = seat
    rest = [card for card in pool if s.holder[card] == -1]
    Random(seed).shuffle(rest)
    for at, card in zip(fresh, rest, strict=True):
        s.undrawn[at] = card
    return other


@rule("MIL-12", "MIL-46")
@pytest.mark.parametrize("seed", range(8))
def test_no_view_but_the_keepers_changes_when_hidden_cards_are_permuted(seed: int) -> None:
    game = Game.start("millionaire", 3, seed)
    bots = [bot("random" if seed % 2 else "simple", seed * 3 + seat) for seat in range(3)]
    changed = own = 0
    while not game.over and len(game.moves) < 150:
        for spared in SEATS:
            other = permuted(game, len(game.moves), spared)
            changed += other.digest() != game.digest()
            asked = game.decision
            for seat in SEATS:
                keeps = seat is not None and seat != spared and hidden(game, seat)
                if not keeps:
                    assert json.dumps(other.view(seat)) == json.dumps(game.view(seat)), f"{seat} sees through {asked}"
                elif asked is not None and asked.player != seat:
                    own += json.dumps(other.view(seat)) != json.dumps(game.view(seat))
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.player].choose(game))
    assert changed > 100 and own > 10


@rule("MIL-46")
def test_only_the_taker_reads_a_card_that_is_kept() -> None:
    t = covered().at(A, 14).dice(1, 2).cards("fortune-takeover-2").play("roll")
    drawn = t.happened("card-drawn")
    assert len(drawn) == 1 and drawn[0].visible_to(A)
    assert not any(drawn[0].visible_to(seat) for seat in (None, B, C))
    hint = t.happened("card-hidden")
    assert [(event.values, event.visible_to(None)) for event in hint] == [({"player": A}, True)]
    number = t.game.notation.read_card("", "fortune-takeover-2")
    for event in t.events:
        assert event.values.get("card") != number or not event.visible_to(None)


@rule("MIL-46", "MIL-49")
def test_others_see_how_many_cards_lie_face_down() -> None:
    t = race().holds(B, "fortune-takeover-2", "fortune-vip-pass", "chance-leave-jail")
    for seat in (None, A, C):
        players = t.game.view(seat)["players"]
        assert isinstance(players, list)
        assert (players[B]["cards"], players[B]["hidden_cards"]) == (["chance-leave-jail"], 2)
    mine = t.game.view(B)["players"]
    assert isinstance(mine, list)
    assert mine[B]["cards"] == ["chance-leave-jail", "fortune-takeover-2", "fortune-vip-pass"]


@rule("MIL-46")
@pytest.mark.parametrize("card", ["fortune-takeover-1", "fortune-vip-pass", "fortune-reverse-gear"])
def test_the_question_before_a_rent_betrays_nothing(card: str) -> None:
    """Whoever keeps anything face down is asked, with or without the pass."""
    t = race().owns(B, "Style Square").holds(A, card).at(A, 14).dice(1, 2).play("roll")
    asked = t.game.view(None)["decision"]
    assert isinstance(asked, dict) and asked == {"player": A, "kind": "rent-pass", "number": 1}


@rule("MIL-46")
@pytest.mark.parametrize("keeper", [B, C, -1])
def test_asking_for_a_face_down_card_finds_nothing_out(keeper: int) -> None:
    t = race()
    if keeper >= 0:
        t.holds(keeper, "fortune-leave-jail-1")
    with pytest.raises(IllegalAction, match="card-face-down"):
        t.play("offer 1 $1000 for fortune-leave-jail-1")


@rule("MIL-46", "MIL-88")
def test_cards_that_lie_open_may_be_asked_for() -> None:
    t = race().holds(B, "chance-leave-jail").play("offer 1 $1000 for chance-leave-jail", "accept")
    assert t.game.state.holder[t.game.notation.read_card("", "chance-leave-jail")] == A


@rule("MIL-50")
def test_a_played_card_is_shown() -> None:
    t = race().owns(B, "Castle View").holds(A, "fortune-takeover-1").play("card fortune-takeover-1")
    used = t.happened("card-used")
    assert len(used) == 1 and used[0].visible_to(None)


def test_no_secret_card_ever_leaves_the_game_unaccounted() -> None:
    game = Game.start("millionaire", 4, 3)
    s = game.state
    secret = [card for card in range(len(s.edition.cards)) if s.edition.card_secret[card]]
    assert len(secret) == 22 and sum(s.edition.card_use[card] == LEAVES_JAIL for card in secret) == 2
    bots = [bot("random", seat) for seat in range(4)]
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.player].choose(game))
        assert all(s.holder[card] != OUT_OF_GAME for card in secret)
        assert s.undrawn_count[FORTUNE] + s.discards_count[FORTUNE] + sum(s.holder[card] >= 0 for card in secret) == 22
