"""Nobody sees what is hidden: other cards in the packs, another generator, and no byte of any view changes."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo import Game
from passgo.engine.random import Chance, Fair, Scripted, commitment, seeded
from tests.invariants.stories import EDITION_NAMES, Story, seeded_settings, stories


@pytest.mark.parametrize("edition", EDITION_NAMES)
@given(stories(), st.integers(0, 2**32))
@seeded_settings(50)
def test_hidden_data_changes_no_view(edition: str, story: Story, other: int) -> None:
    game = story.told(edition)
    secretly = game.copy()
    shuffle_packs(secretly, seeded(other))
    secretly.state.chance = seeded(other)
    assert secretly.digest() != game.digest()
    for seat in (None, *range(game.state.players)):
        assert json.dumps(secretly.view(seat)) == json.dumps(game.view(seat))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_secret_of_a_fair_game_is_in_no_view(edition: str) -> None:
    secret = b"a secret that nobody may see"
    game = Game.start(edition, 3, secret)
    other = game.copy()
    other.state.chance = Scripted([6, 6], [], Fair(b"another", 17))
    for seat in (None, 0, 1, 2):
        text = json.dumps(game.view(seat))
        assert text == json.dumps(other.view(seat))
        assert secret.hex() not in text and commitment(secret) not in text and "chance" not in json.loads(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_what_was_heard_tells_no_more_than_happened(edition: str) -> None:
    """Events name what everybody saw at the table; the generator and the packs are in none of them."""
    secret = b"a secret that nobody may see"
    game = Game.start(edition, 4, secret)
    told = repr(game.opening) + "".join(repr(game.play(action)) for action in ("roll",))
    assert secret.hex() not in told


def shuffle_packs(game: Game, coin: Chance) -> None:
    """Deal the cards of each pack anew to the places where cards of that pack lie."""
    s = game.state
    for deck in range(len(s.edition.decks)):
        start, size = int(s.edition.deck_start[deck]), int(s.edition.deck_size[deck])
        ring = [start + (int(s.discards_first[deck]) + k) % size for k in range(s.discards_count[deck])]
        fresh = [start + k for k in range(s.undrawn_count[deck])]
        cards = [int(s.undrawn[at]) for at in fresh] + [int(s.discards[at]) for at in ring]
        for left in range(len(cards), 1, -1):
            at = int(coin.below(left))
            cards[left - 1], cards[at] = cards[at], cards[left - 1]
        for k, at in enumerate(fresh):
            s.undrawn[at] = cards[k]
        for k, at in enumerate(ring):
            s.discards[at] = cards[len(fresh) + k]
