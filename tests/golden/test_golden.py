"""Golden games: old records lead to the positions they led to, and both builds play hundreds of games alike.

The expected digests are files, asserted by the interpreted and by the compiled engine. `games` tells how to make them.
"""

import pytest

from passgo import EDITIONS, replay
from tests.golden.games import (
    BLOCK,
    BUMP,
    DIGESTS,
    FOLDER,
    RECIPES,
    SEEDS,
    THINKERS,
    digest_of_block,
    digest_of_thinkers,
    path_of,
)
from tests.invariants.checks import check
from tests.invariants.stories import EDITION_NAMES

RECORDS = {name: path_of(name).read_text(encoding="utf-8") for name in RECIPES}


@pytest.mark.parametrize("name", RECIPES)
def test_a_record_leads_where_it_led(name: str) -> None:
    try:
        game = replay(RECORDS[name])
    except ValueError as error:
        pytest.fail(f"{name}: {error}. {BUMP}")
    assert game.record == RECORDS[name]
    assert f"digest {game.digest()}" in RECORDS[name].splitlines()
    check(game)


EARLIER = {  # records of earlier versions, and why those that cannot be played any more are refused
    "classic-1": "",
    "classic-1-shortage": "move 3 of the record: 'no' is not possible",
    "mega-1": "",
    "mega-1-shortage": "move 33 of the record: 'claim 11' is not possible",
    "mega-2": "",
    "mega-3": "",
    "mega-3-heir": "move 237 of the record: 'keep 31' is not possible",
    "millionaire-1": "",
    "millionaire-2": "",
    "ultimate-1": "played with ultimate version 1, this is version 4",
    "ultimate-2": "",
    "ultimate-3": "",
}


@pytest.mark.parametrize("name", EARLIER)
def test_a_record_of_an_earlier_version_leads_where_it_led_or_is_refused_with_words(name: str) -> None:
    record = (FOLDER / "earlier" / f"{name}.passgo").read_text(encoding="utf-8")
    if EARLIER[name]:
        with pytest.raises(ValueError, match=EARLIER[name]):
            replay(record)
    else:
        game = replay(record)
        assert f"digest {game.digest()}" in record.splitlines()
        assert game.header.version == int(name.split("-")[1]) < game.header.edition.version


def test_every_record_of_an_earlier_version_is_looked_at() -> None:
    assert {path.stem for path in (FOLDER / "earlier").glob("*.passgo")} == set(EARLIER)


# Of a thousand games that the compiled build plays, the source plays the first hundred of each five hundred.
BLOCKS = [pytest.param(first, marks=[pytest.mark.once] if first % 500 else []) for first in range(0, SEEDS, BLOCK)]


@pytest.mark.parametrize("first", BLOCKS)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_builds_play_the_same_games(edition: str, first: int) -> None:
    expected = dict(line.rsplit(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    assert digest_of_block(edition, first) == expected[f"{edition} {first}"], BUMP


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_builds_think_alike(edition: str, name: str) -> None:
    """Values, bids, deals and imagined futures come to the same, compiled or not."""
    expected = dict(line.rsplit(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    assert digest_of_thinkers(edition, name) == expected[f"{edition} {name}"]


def test_the_records_hold_what_they_are_kept_for() -> None:
    assert {path.stem for path in FOLDER.glob("*.passgo")} == set(RECIPES)
    for edition in {recipe.edition for recipe in RECIPES.values()}:
        recipes = [recipe for recipe in RECIPES.values() if recipe.edition == edition]
        assert {recipe.variant for recipe in recipes} == set(EDITIONS[edition].variants)
        assert {recipe.skin for recipe in recipes} == set(EDITIONS[edition].skins)
        assert {recipe.bot for recipe in recipes} == {"simple", "random"}
    said = {line.split()[0] for text in RECORDS.values() for line in text.splitlines() if line}
    assert {"offer", "counter", "settle", "accept", "refuse", "bid", "build", "selldown", "want", "place"} <= said
    assert {"collect", "overlook", "draw", "flat", "percent", "keep", "card", "bankrupt"} <= said
    assert {"interrupt", "done", "time"} <= said
    assert {
        "ticket",
        "goto",
        "ride",
        "auction",
        "take",
        "move",
        "stay",
        "continue",
        "hit",
        "give",
        "pick",
        "share",
    } <= said
    assert replay(RECORDS["normal-us-simple"]).over
    assert replay(RECORDS["timed-paris-random"]).over


def test_a_changed_move_is_noticed() -> None:
    text = RECORDS["normal-us-simple"]
    moves = text.splitlines()
    last = len(moves) - 1 - moves[::-1].index("roll")
    with pytest.raises(ValueError, match=r"move \d+ of the record|leads to digest"):
        replay("\n".join(moves[:last] + moves[last + 1 :]))
    with pytest.raises(ValueError, match="leads to digest"):
        replay(text.replace("[seed 8]", "[seed 8]").replace(moves[-1], "digest " + "0" * 64))


def test_an_impossible_move_is_named() -> None:
    moves = RECORDS["normal-us-simple"].splitlines()
    at = moves.index("roll")
    with pytest.raises(ValueError, match="move 1 of the record: 'bid 5' is not possible"):
        replay("\n".join([*moves[:at], "bid 5", *moves[at:]]))
