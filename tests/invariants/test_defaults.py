"""What is answered for somebody who does not answer gives nothing away: in every question, and over whole games."""

from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.actions import GO_TO, SURRENDER, Options
from passgo.engine.machine import asked
from passgo.engine.rules.defaults import calmest, cheapest
from passgo.engine.steps import STEPS, Choice
from passgo.testing import table
from tests.invariants.compulsory_positions import PARTICULAR
from tests.invariants.default_positions import POSITIONS
from tests.invariants.silence import answer
from tests.invariants.stories import EDITION_NAMES, HOUSE_RULES, everybody_wishes, house_rules, set_table

CHOICES = [step.name for step in STEPS if isinstance(step, Choice)]
COMPANY = ("random", "trader", "random", "simple")  # who plays the seats that are not silent
GAMES = 120  # of an edition and variant
DECISIONS = 160  # of a game, at most
WISHES = 25  # everybody asks to manage at every so manieth decision


@pytest.mark.parametrize("choice", CHOICES)
def test_every_question_has_a_harmless_default(choice: str) -> None:
    assert choice in POSITIONS, f"{choice} has no position in default_positions.py"
    position, expected = POSITIONS[choice]
    t = position()
    assert asked(t.game.state).name == choice
    assert t.decision.default_action.text == expected
    answer(t.game)


@pytest.mark.parametrize("case", PARTICULAR)
def test_what_is_compulsory_is_done_in_its_least_harmful_form(case: str) -> None:
    position, expected = PARTICULAR[case]
    t = position()
    said: list[str] = []
    for _ in expected.split("; "):
        said.append(t.decision.default_action.text)
        answer(t.game)
    assert "; ".join(said) == expected


@pytest.mark.parametrize(
    ("edition", "variant"), [(name, variant) for name in EDITION_NAMES for variant in EDITIONS[name].variants]
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
    """Some decisions of a game, with the invariant after every answer that silence gave, and how many of a kind.

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


def test_of_deeds_and_spaces_that_cost_the_same_the_first_is_named() -> None:
    t = table()
    deeds, spaces = Options(), Options()
    for name in ("Vermont Avenue", "Oriental Avenue", "Connecticut Avenue"):
        deeds.add(SURRENDER, t.deed(name))
    for space in (8, 6):  # nobody's yet
        spaces.add(GO_TO, space)
    assert cheapest(t.game.state, deeds) == deeds.codes[0]
    assert calmest(t.game.state, spaces) == spaces.codes[0]
