"""Bots answer every question with something legal, are repeatable, and are what they say they are."""

from collections import Counter

import pytest

from passgo import Game
from passgo.bots import BOTS, bot
from passgo.bots.base import StateBot, play_out, step
from passgo.engine.columns import COMPILED
from passgo.engine.machine import asked, decider, illegal_reason, perform
from passgo.engine.state import State
from passgo.engine.steps import STEPS, Choice
from passgo.testing import table
from tests.invariants.stories import HOUSE_RULES, VARIANTS, house_rules, set_table

KINDS = [  # the questions of Classic
    "auction",
    "buy",
    "card",
    "claim",
    "debt",
    "end",
    "inherit",
    "jail",
    "manage",
    "place",
    "rent",
    "settlement",
    "tax",
    "trade",
    "turn",
]
QUICK = ("random", "gentle", "simple", "trader")  # those that do not look ahead
TRADING = ("offer", "counter", "settle", "accept")
RARE: dict[str, object] = {  # all that makes a kind of question likely
    "cards.deck": "london",
    "rent.claim": "manual",
    "tax.income": "choice",
    "bank.pieces": "1/1",
}


def played(name: str, seed: int, rules: str, rounds: int = 30) -> Game:
    """A game of one kind of bot through the one door."""
    players = 2 + seed % 7
    game = Game.start("classic", players, seed, house_rules("classic", rules), VARIANTS[seed % 3])
    bots = [bot(name, seed * 8 + seat) for seat in range(players)]
    decision = game.decision
    while decision is not None and game.state.round <= rounds:
        action = bots[decision.player].choose(game)
        assert refusal_of_terms(game.state, int(action.code), action.terms) == 0
        game.play(action)
        decision = game.decision
    return game


def refusal_of_terms(s: State, code: int, terms: tuple[int, ...]) -> int:
    """Why an action is refused; deals are judged where they are played."""
    return 0 if terms else int(illegal_reason(s, code))


def test_bots_have_names() -> None:
    assert isinstance(bot("simple"), BOTS["simple"]) and isinstance(bot("random", 3), BOTS["random"])
    with pytest.raises(ValueError, match="there is no bot 'genius'; there are: random, gentle, simple, trader, strong"):
        bot("genius")
    with pytest.raises(NotImplementedError):
        StateBot().pick(Game.start("classic").state)


@pytest.mark.parametrize("rules", HOUSE_RULES)
@pytest.mark.parametrize("name", QUICK)
def test_bots_are_repeatable(name: str, rules: str) -> None:
    """The same seeds give the same game, other seeds of the coins another one where there are coins."""
    for seed in range(6 if COMPILED else 2):
        game = played(name, seed, rules)
        assert played(name, seed, rules).record == game.record


def test_coins_have_seeds() -> None:
    games = {play_out_digest("random", coins) for coins in range(5)}
    assert len(games) == 5
    assert len({play_out_digest("simple", coins) for coins in range(5)}) == 1


def play_out_digest(name: str, coins: int) -> str:
    game = Game.start("classic", 3, 1)
    play_out(game.state, [bot(name, coins * 3 + seat) for seat in range(3)], 10)
    return game.digest()


@pytest.mark.parametrize("name", QUICK)
def test_choosing_and_picking_are_the_same(name: str) -> None:
    """A game played through its texts and one played on the bare state come to the same position."""
    for seed in range(4):
        game, bare = Game.start("classic", 4, seed), Game.start("classic", 4, seed)
        bots, twins = [[bot(name, seat) for seat in range(4)] for _ in range(2)]
        for _ in range(400):
            if game.over:
                break
            game.play(bots[decider(game.state)].choose(game))
            step(bare.state, twins)
            assert game.state.decisions == bare.state.decisions
        assert game.digest() == bare.digest()


def test_playing_out_stops_after_the_last_round() -> None:
    game = Game.start("classic", 4, 3)
    play_out(game.state, [bot("simple") for _ in range(4)], 7)
    assert game.state.round == 8 and not game.over
    before = game.digest()
    play_out(game.state, [bot("simple") for _ in range(4)], 7)
    assert game.digest() == before


def test_simple_never_trades() -> None:
    said = Counter(move.split()[0] for seed in range(42) for move in played("simple", seed, "as printed").moves)
    assert not any(said[verb] for verb in TRADING)
    assert {"roll", "end", "buy", "bid", "pass", "build", "mortgage"} <= set(said)


def test_simple_refuses_what_is_offered() -> None:
    t = table(players=2).owns(0, 5, 39).has(1, 3000)
    t.play("offer 1 39 for nothing")
    assert bot("simple").choose(t.game).text == "refuse"
    t = table(players=2).owns(0, 1, 3).owns(1, 39).has(0, 5).at(0, 36).dice(1, 2).play("roll", "settle 1")
    assert t.decision.kind == "settlement" and bot("simple").choose(t.game).text == "refuse"


@pytest.mark.parametrize("name", ["simple", "trader"])
def test_every_question_is_answered(name: str) -> None:
    """At every question that others come to, what the bot would say is legal."""
    seen = Counter[str]()
    for s in questions():
        kind = asked(s).kind
        seen[kind] += 1
        if seen[kind] <= 300:
            t = s.copy()
            speaker = bot(name)
            code = speaker.pick(t)
            assert refusal_of_terms(t, code, tuple(speaker.terms)) == 0, f"{kind}: {code}"
            if len(speaker.terms) > 0:
                t.offer = speaker.terms
            perform(t, code)
    assert sorted(seen) == KINDS


def test_random_comes_to_every_question() -> None:
    """Over seeded games, some from a table set by hand; between turns somebody wishes to manage."""
    assert {asked(s).kind for s in questions()} == set(KINDS)
    assert set(KINDS) <= {step.kind for step in STEPS if isinstance(step, Choice)}


def questions() -> list[State]:
    """Positions of games of random bots, each kind of question at most 400 times."""
    found: dict[str, list[State]] = {kind: [] for kind in KINDS}
    for seed in range(60):
        if all(len(states) for states in found.values()) and seed >= 12:
            break
        game = set_table("classic", 4, seed, RARE, "normal") if seed % 2 else Game.start("classic", 4, seed, RARE)
        s = game.state
        s.recording = False
        bots = [bot("random", seed * 8 + seat) for seat in range(4)]
        while not s.over and s.round <= 30:
            states = found[asked(s).kind]
            if len(states) < 400:
                states.append(s.copy())
            if s.decisions % 40 == 0 and not s.interrupts:
                perform(s, game.notation.read(f"interrupt {int(s.turn)}").code)
            else:
                step(s, bots)
    return [s for states in found.values() for s in states]
