"""Players from outside: each plays by the rules everywhere, and comes in by the door of all bots."""

import pytest

from passgo import EDITIONS
from passgo.bots import BadBot, bot
from passgo.bots.outside.guests import ClassBot
from passgo.lab.arena import LINE_UP, OUTSIDERS
from passgo.lab.arena.hagglers import Haggler
from passgo.lab.runner import Plan, run_chunk


def test_there_are_enough_of_them_and_each_says_what_it_does() -> None:
    assert len(OUTSIDERS) >= 12
    assert all(kind.__doc__ and kind.__doc__ != kind.__mro__[1].__doc__ for kind in OUTSIDERS.values())
    assert {name.partition(":")[0] for name in LINE_UP} == set(OUTSIDERS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", LINE_UP)
def test_each_plays_by_the_rules_against_itself(name: str, edition: str) -> None:
    figures = EDITIONS[edition].figures
    for players in (figures.least_players, figures.most_players):
        tally = run_chunk(Plan(edition, players, (f"arena:{name}",), 77, max_rounds=8), 0, 1)
        assert tally.forfeits.data() == {}


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", LINE_UP)
def test_each_plays_whole_games_by_the_rules(name: str, edition: str) -> None:
    figures = EDITIONS[edition].figures
    for players in (figures.least_players, figures.most_players):
        for bots in ((f"arena:{name}",), (f"arena:{name}", "trader-1")):
            tally = run_chunk(Plan(edition, players, bots, 177, max_rounds=300), 0, 4)
            assert tally.forfeits.data() == {}


def test_they_are_named_like_all_bots() -> None:
    made = bot("arena:haggler:like=simple:most=2.5")
    assert isinstance(made, ClassBot) and isinstance(made.player, Haggler)
    assert made.player.asks.last == 2.5
    with pytest.raises(BadBot, match="there is no bot 'arena:nobody'; there are: haggler, surplus-taker, asker"):
        bot("arena:nobody")
    with pytest.raises(BadBot, match="arena:haggler takes no parameter 'speed'"):
        bot("arena:haggler:speed=3")
