"""Every setting that an edition offers makes a difference there, whatever its value: each is played.

A setting is read by a rule of the edition or it does not belong there. The scenario of a setting plays the same moves
with each value and returns what came of them; values that mean the same in some editions are named in `ALIKE`.
A setting of an edition from another package has no scenario here: whole games with it must come out otherwise.
"""

from collections.abc import Callable
from itertools import combinations

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import play_out
from passgo.engine.settings import BOOL, CHOICE, SETTINGS, Value
from tests.conformance import played_on_tracks, played_settings
from tests.conformance.trial import Trial

GAMES, ROUNDS = 5, 10  # of those that no scenario is written for
KINDS = {setting.key: setting for setting in SETTINGS}
OFFERED = [(name, key) for name, edition in EDITIONS.items() for key in edition.settings]
OURS = {key for edition in EDITIONS.values() if edition.package.startswith("passgo.") for key in edition.settings}
NUMBERS: dict[str, list[Value]] = {
    "auction.min_bid": [1, 2, 100],
    "trade.offers_per_turn": [0, 1, 5],
    "voucher.max_per_turn": [1, 2, 3],
    "players.max": [2, 3, 12],
}
IN_NOTES: list[Value] = [1000, 2000, 5000]  # what can be bid at least where money comes in thousands

# values that come to the same without majorities: a colour with a mortgage is no whole one either way
ALIKE: dict[str, set[Value]] = {"rent.mortgaged_siblings": {"count_unmortgaged", "cancel"}}


def scenario_of(key: str) -> Callable[[Trial], object] | None:
    """The scenario of a setting: the function of its name, `a_b` for `a.b`."""
    name = key.replace(".", "_")
    found = getattr(played_settings, name, None) or getattr(played_on_tracks, name, None)
    if found is None and key not in OURS:
        return whole_games
    return found if callable(found) else None


def whole_games(trial: Trial) -> object:
    """Where some games of coin tossers lead."""
    digests = []
    for seed in range(GAMES):
        game = Game.start(trial.edition, 3, seed, {trial.key: trial.value})
        play_out(game.state, [bot("random", seat) for seat in range(3)], ROUNDS)
        digests.append(game.digest())
    return digests


def values_of(edition: str, key: str) -> list[Value]:
    """What a setting may be in an edition; some numbers of those with many."""
    setting = KINDS[key]
    figures = EDITIONS[edition].figures
    if setting.kind == BOOL:
        return [False, True]
    if setting.kind == CHOICE:
        printed = key in EDITIONS[edition].printed_by
        return list(EDITIONS[edition].printed_values(key) if printed else setting.values)
    if key == "bank.pieces":
        return ["/".join([houses, *"2" * (int(figures.piece_kinds) - 1)]) for houses in "012"]
    if key == "auction.min_bid" and figures.note > 1:
        return IN_NOTES
    return NUMBERS.get(key) or [setting.low, setting.high]


def test_every_setting_has_a_scenario_and_every_edition_offers_only_such() -> None:
    assert [key for _, key in OFFERED if scenario_of(key) is None] == []
    assert {key for _, key in OFFERED} == set(KINDS)  # a setting that no edition offers is dead


@pytest.mark.parametrize(("edition", "key"), OFFERED)
def test_every_value_of_a_setting_makes_a_difference(edition: str, key: str) -> None:
    scenario = scenario_of(key)
    assert scenario is not None, f"{key} has no scenario: what does it change in {edition}?"
    values = values_of(edition, key)
    outcomes = [repr(scenario(Trial(edition, key, value))) for value in values]
    alike = set() if EDITIONS[edition].figures.majority else ALIKE.get(key, set())
    for (first, came), (second, other) in combinations(zip(values, outcomes, strict=True), 2):
        same = first in alike and second in alike
        assert (came == other) == same, f"{key}: {first} and {second} both come to {came} in {edition}"
    assert len(set(outcomes)) > 1


@pytest.mark.parametrize(("edition", "key"), OFFERED)
def test_what_is_played_by_default_is_one_of_the_values(edition: str, key: str) -> None:
    default = EDITIONS[edition].settings[key]
    if KINDS[key].kind in (BOOL, CHOICE):
        assert default in values_of(edition, key)
