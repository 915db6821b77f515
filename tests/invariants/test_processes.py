"""A game goes on in another process: what was saved or recorded is loaded there to the same position and question."""

import json
import subprocess
import sys

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from tests.invariants.stories import EDITION_NAMES

LOADER = """
import json, sys
from passgo import Game, replay
told = json.load(sys.stdin)
game = replay(told) if isinstance(told, str) else Game.load(told)
decision = game.decision
print(json.dumps([game.digest(), decision.player, decision.kind, [action.text for action in decision.options]]))
"""


def elsewhere(told: object) -> object:
    """What a fresh Python makes of a save or a record."""
    done = subprocess.run(
        [sys.executable, "-c", LOADER], input=json.dumps(told), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def here(game: Game) -> object:
    decision = game.decision
    assert decision is not None
    return [game.digest(), decision.player, decision.kind, [action.text for action in decision.options]]


def played(edition: str, seed: int, variant: str, moves: int, until: str) -> Game:
    """A game of random bots, some way in and at a given kind of question; its skin is the last of the edition."""
    skin = list(EDITIONS[edition].skins)[-1]
    game = Game.start(edition, 4, seed, {}, variant, skin, ["Ann", "Bö", "C, D", '"E"'])
    bots = [bot("random", seat) for seat in range(4)]
    decision = game.decision
    while decision is not None and not (decision.number >= moves and decision.kind == until):
        game.play(bots[decision.player].choose(game))
        decision = game.decision
    return game


@pytest.mark.parametrize(
    ("edition", "variant"), [(name, variant) for name in EDITION_NAMES for variant in EDITIONS[name].variants]
)
def test_a_save_and_a_record_are_read_elsewhere(edition: str, variant: str) -> None:
    game = played(edition, 5, variant, 120, "end")
    assert elsewhere(game.save()) == here(game)
    assert elsewhere(game.record) == here(game)


@pytest.mark.parametrize("until", ["auction", "trade", "debt"])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_save_in_the_middle_of_something_is_read_elsewhere(edition: str, until: str) -> None:
    game = played(edition, 3, "normal", 40, until)
    decision = game.decision
    assert decision is not None and decision.kind == until
    assert elsewhere(game.save()) == here(game)
    assert elsewhere(game.record) == here(game)
