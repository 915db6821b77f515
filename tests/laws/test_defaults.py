"""What is answered for somebody who does not answer gives nothing away: in every question, and over whole games."""

from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.machine import asked
from passgo.engine.steps import STEPS, Choice
from passgo.testing import table
from tests.laws.default_positions import ORANGE, POSITIONS, A, B, Position, at_a_hotel, last_orange
from tests.laws.silence import answer
from tests.laws.stories import HOUSE_RULES, SHELF, everybody_wishes, house_rules, set_table
from tests.scenarios.millionaire.race import race
from tests.scenarios.ultimate.drawing import drawing
from tests.scenarios.ultimate.three_tracks import mine

CHOICES = [step.name for step in STEPS if isinstance(step, Choice)]
COMPANY = ("random", "trader", "random", "simple")  # who plays the seats that are not silent
GAMES = 120  # of an edition and variant
DECISIONS = 160  # of a game, at most
WISHES = 25  # everybody asks to manage at every so manieth decision

PARTICULAR: dict[str, Position] = {  # what is said one after another
    "the smallest mortgage that is enough": (
        lambda: at_a_hotel().owns(A, 1, 6, 5, 12).has(A, 1925).play("roll"),
        "mortgage 12",
    ),
    "the largest while none is enough": (
        lambda: at_a_hotel().owns(A, 1, 6, 5, 12).has(A, 1830).play("roll"),
        "mortgage 5; mortgage 12",
    ),
    "a single deed before one of a whole group": (
        lambda: at_a_hotel().owns_group(A, "brown").owns(A, 5).has(A, 1980).play("roll"),
        "mortgage 5",
    ),
    "a whole group before a building": (
        lambda: at_a_hotel().owns_group(A, "brown", "orange").built(1, *ORANGE).has(A, 1950).play("roll"),
        "mortgage 1; mortgage 3",
    ),
    "one building after another": (
        lambda: (
            at_a_hotel().owns_group(A, "orange", "brown").built(2, *ORANGE).built(1, 1, 3).has(A, 1940).play("roll")
        ),
        "sell 16; sell 1",
    ),
    "a group at once where no building can be sold alone": (
        lambda: at_a_hotel().owns_group(A, "orange").built(5, *ORANGE).pieces(2, 9).has(A, 1300).play("roll"),
        "selldown 16 1 0 0",
    ),
    "bankrupt when nothing is left": (
        lambda: at_a_hotel().owns(A, 1, 5).has(A, 10).play("roll"),
        "mortgage 5; mortgage 1; bankrupt",
    ),
    "a loan that must be lifted": (
        lambda: last_orange(2, cash=70, mortgaged=True),
        "sell 21; lift 25; arrange 21 2 1 1 1",
    ),
    "a fine for who has no cash": (
        lambda: table(cards_deck="london").has(A, 9).dice(1, 1).cards("chest-fine-or-chance").play("roll"),
        "draw",
    ),
    "the lesser tax": (lambda: table(tax_income="choice").has(A, 2001).dice(1, 3).play("roll"), "flat"),
    "bail that is due": (
        lambda: race(jail_third_miss="pay_next_turn").jailed(A, 3).holds(A, "fortune-leave-jail-1"),
        "pay",
    ),
    "triples on GO": (lambda: table("mega").owns(B, 1).dice(2, 2, 2).play("roll"), "goto 3"),
    "a cab company for nothing": (
        lambda: drawing("chance-taxi-wars").owns(B, "Ute Cab Co.").play("roll"),
        "claim outer:50",
    ),
    "a building before a deed": (
        lambda: (
            drawing("chance-assets-seized")
            .owns_group(A, "purple")
            .built(1, "Baltic Avenue")
            .owns(A, "Boardwalk")
            .play("roll")
        ),
        "surrender middle:3",
    ),
    "a voucher that was promised": (
        lambda: (
            mine()
            .owns(B, "outer:41")
            .at(A, "outer:38")
            .holds(A, "bus-ticket-1")
            .dice(1, 2, 1)
            .play("roll", "ride outer:40")
        ),
        "ticket bus-ticket-1 outer:42; end",
    ),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_every_question_has_a_harmless_default(choice: str) -> None:
    assert choice in POSITIONS, f"{choice} has no position in default_positions.py"
    position, expected = POSITIONS[choice]
    t = position()
    assert asked(t.game.state).name == choice
    assert t.decision.usual.text == expected
    answer(t.game)


@pytest.mark.parametrize("case", PARTICULAR)
def test_what_is_compulsory_is_done_in_its_least_harmful_form(case: str) -> None:
    position, expected = PARTICULAR[case]
    t = position()
    said: list[str] = []
    for _ in expected.split("; "):
        said.append(t.decision.usual.text)
        answer(t.game)
    assert "; ".join(said) == expected


@pytest.mark.parametrize(
    ("edition", "variant"), [(name, variant) for name in SHELF for variant in EDITIONS[name].variants]
)
def test_silence_gives_nothing_away(edition: str, variant: str) -> None:
    """At tables of all sizes and house rules, set late in a game or from its beginning."""
    figures = EDITIONS[edition].figures
    kinds: Counter[str] = Counter()
    for number in range(GAMES):
        players = figures.least_players + number % (figures.most_players - figures.least_players + 1)
        rules = house_rules(edition, list(HOUSE_RULES)[number % len(HOUSE_RULES)])
        if number % 3:
            game = set_table(edition, players, number, rules, variant)
        else:
            game = Game.start(edition, players, number, rules, variant)
        kinds += silent_game(game, number)
    assert sum(kinds.values()) > 20 * GAMES and len(kinds) > 10, kinds


def silent_game(game: Game, number: int) -> Counter[str]:
    """Some decisions of a game, with the law after every answer that silence gave, and how many of a kind it gave.

    In half of the games one or two seats never say anything, in the others everybody is silent now and then.
    """
    players = int(game.state.players)
    mute = {number % players, number // 2 % players}
    others = [bot(COMPANY[(number + seat) % len(COMPANY)], number * 12 + seat) for seat in range(players)]
    kinds: Counter[str] = Counter()
    for k in range(DECISIONS):
        if k % WISHES == 0:
            everybody_wishes(game)
        decision = game.decision
        if decision is None:
            break
        if decision.player in mute if number % 2 else (k * k + number) % 5 < 2:
            kinds[answer(game).kind] += 1
        else:
            game.play(others[decision.player].choose(game))
    return kinds
