"""The strong bot looks ahead fairly: repeatable with a seed, blind to the real future, and never slower than told."""

from passgo import Game
from passgo.bots import bot
from passgo.bots.base import StateBot, play_out, step
from passgo.bots.prospects import prospects_of
from passgo.bots.rollout import chances, imagined
from passgo.bots.strong_1 import Strong1, surely_ahead
from passgo.engine.machine import asked
from passgo.testing import table


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    """With a number of playouts as its budget nothing but the seed decides."""
    digests = []
    for coins in (1, 1, 2):
        game = Game.start("classic", 2, 4)
        bots: list[StateBot] = [Strong1(coins, playouts=2), bot("trader-1")]
        play_out(game.state, bots, 12)
        digests.append(game.digest())
    assert digests[0] == digests[1] != digests[2]


def test_thinking_changes_nothing() -> None:
    game = Game.start("ultimate", 3, 2)
    strong, traders = Strong1(0, playouts=1), [bot("trader-1") for _ in range(3)]
    for _ in range(60):
        before = game.digest()
        strong.choose(game)
        assert game.digest() == before
        step(game.state, traders)


def test_it_does_not_see_what_is_to_come() -> None:
    """Two games that differ only in dice and cards still to fall are answered alike."""
    for seed in range(5):
        one = Game.start("classic", 3, seed)
        traders = [bot("trader-1") for _ in range(3)]
        while one.state.round < 3 or asked(one.state).kind != "buy":
            step(one.state, traders)
        other = one.copy()
        other.state.chance = Game.start("classic", 3, seed + 100).state.chance
        assert one.digest() != other.digest()
        assert Strong1(7, playouts=3).choose(one) == Strong1(7, playouts=3).choose(other)


def test_an_imagined_game_goes_its_own_way() -> None:
    game = Game.start("classic", 3, 1)
    before = game.digest()
    futures = [imagined(game.state, 0, future) for future in (1, 1, 2)]
    for t in futures:
        play_out(t, [bot("trader-1") for _ in range(3)], 6)
    assert game.digest() == before
    places = [list(t.place) + list(t.cash) for t in futures]
    assert places[0] == places[1] != places[2]


def test_chances_add_up_and_follow_strength() -> None:
    t = table(players=3).owns_group(1, "orange", "red").has(2, 200)
    s = t.game.state
    p = prospects_of(s.edition)
    odds = [chances(s, p, seat) for seat in range(3)]
    assert abs(sum(odds) - 1) < 1e-9 and odds[1] > odds[0] > odds[2] > 0


def test_it_says_how_often_it_wins() -> None:
    """At a purchase it compares buying with leaving it to the others."""
    t = table(players=2).at(0, "GO").dice(1, 2).play("roll")
    sentence = Strong1(3, playouts=4).explain(t.game)
    assert "% of 4 imagined futures" in sentence
    assert "avenirs imaginés" in Strong1(3, playouts=4).explain(t.game, "fr")


def test_the_clock_ends_the_thinking() -> None:
    """With a time as its budget it plays at least one future, however short the time."""
    t = table(players=2).at(0, "GO").dice(1, 2).play("roll")
    strong = Strong1(3, seconds=1e-9)
    assert strong.choose(t.game).verb in ("buy", "decline")
    assert strong.played == 1


def test_it_takes_a_gift_and_refuses_to_be_robbed() -> None:
    t = table(players=3).owns_group(0, "orange").owns(1, "Boardwalk", "Park Place").play("offer 1 16 for nothing")
    assert Strong1(1, playouts=8).choose(t.game).text == "accept"
    t = table(players=3).owns(0, "Baltic Avenue").owns(1, "Boardwalk", "Park Place", "Short Line")
    t.play("offer 1 3 for 35, 37, 39, $1400")
    assert Strong1(1, playouts=8).choose(t.game).verb in ("refuse", "counter")


def test_hidden_cards_are_imagined_anew() -> None:
    """Another's card is any of those that it could be; one's own stays, and no card is lost or doubled."""
    game = Game.start("millionaire", 3, 1)
    s = game.state
    hidden = [n for n in range(len(s.edition.cards)) if s.edition.card_secret[n] and s.edition.card_use[n]]
    for seat in (0, 1):  # two cards leave the pack for two hands
        card = hidden[seat]
        deck = int(s.edition.deck_of[card])
        s.make_next(deck, card)
        s.undrawn_count[deck] -= 1
        s.holder[card] = seat
    guesses: set[int] = set()
    for future in range(200):
        t = imagined(s, 0, future)
        assert t.holder[hidden[0]] == 0
        kept = [n for n in hidden if t.holder[n] >= 0]
        start = int(s.edition.deck_start[deck])
        fresh = [int(t.undrawn[start + k]) for k in range(t.undrawn_count[deck])]
        assert len(kept) == 2 and not set(kept) & set(fresh) and len(set(fresh)) == len(fresh)
        guesses.update(n for n in kept if t.holder[n] == 1)
    assert guesses == set(hidden[1:])


def test_what_may_be_chance_changes_nothing() -> None:
    """Ahead by five percent on average: in every future alike, or by much in some and behind in others."""
    assert surely_ahead(0.05 * 32, 32 * 0.05**2, 32)
    assert not surely_ahead(0.05 * 32, 32 * 0.5**2, 32)
    assert not surely_ahead(0.001 * 32, 32 * 0.001**2, 32), "too little to matter"
    assert not surely_ahead(-0.05 * 32, 32 * 0.05**2, 32)


def test_a_choice_that_is_kept_though_another_had_more_luck_is_explained() -> None:
    t = table(players=2).at(0, "GO").dice(1, 2).play("roll")
    strong = Strong1(3, playouts=4)
    action = strong.choose(t.game)
    strong.chance, strong.rival = 0.48, 0.5
    assert strong.reason(t.game.state, action.code).name == "none-surely-better"
