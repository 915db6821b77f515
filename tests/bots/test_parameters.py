"""What can be set about the bots that come with passgo: each parameter changes what they say."""

from collections.abc import Callable

import pytest

from passgo import Game
from passgo.bots import BOTS, BadBot, bot
from passgo.bots.builtin import FROZEN
from passgo.bots.outside.parameters import PARAMETERS
from passgo.bots.strong_1 import Strong1
from passgo.testing import Table, table
from tests.bots.test_trader import crossed


def to_build(cash: int) -> Table:
    """The turn of somebody who has a colour and this much cash comes to its end."""
    return (
        table(players=2)
        .owns(0, "Mediterranean Avenue", "Baltic Avenue")
        .has(0, cash)
        .at(0, "GO")
        .dice(4, 6)
        .play("roll")
    )


def to_buy(cash: int) -> Table:
    """Somebody with this much cash may buy Oriental Avenue for $100."""
    return table(players=2).has(0, cash).at(0, "GO").dice(2, 4).play("roll")


def to_bid(cash: int) -> Table:
    """Boardwalk is auctioned, and the first to bid has this much cash."""
    return table(players=2).has(0, 1).has(1, cash).at(0, 36).dice(1, 2).play("roll", "decline")


def late_in_the_game(round: int) -> Table:
    """A deal is possible, but no deed has changed hands for long."""
    t = crossed()
    t.game.state.round = round
    t.game.state.turns = 40 * 3
    t.game.state.stirred = 0
    return t


SAYINGS: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    # parameter: the position, the value, what it makes the bot say, and what it says without it
    "simple:reserve": (lambda: to_build(300), "260", "end", "build 3"),
    "simple:buy_reserve": (lambda: to_buy(180), "80", "buy", "decline"),
    "trader:reserve": (lambda: to_buy(400), "301", "decline", "buy"),
    "trader:patience": (lambda: late_in_the_game(9), "9", "offer", "end"),
    "gentle:reserve": (lambda: to_build(300), "100", "build 3", "end"),
    "gentle:buy_reserve": (lambda: to_buy(300), "200", "buy", "decline"),
    "trader-1:patience": (lambda: late_in_the_game(9), "9", "offer", "end"),
    "strong-1:reserve": (lambda: to_buy(400), "301", "decline", "buy"),
}


def said(spec: str, t: Table) -> str:
    return bot(spec).choose(t.game).text


@pytest.mark.parametrize("parameter", SAYINGS)
def test_a_parameter_changes_what_a_bot_says(parameter: str) -> None:
    position, value, with_it, without = SAYINGS[parameter]
    name = parameter.partition(":")[0].replace("strong-1", "strong-1:playouts=1:rounds=1")
    spec = f"{name}:{parameter.partition(':')[2]}={value}"
    assert said(spec, position()).startswith(with_it)
    if "strong" not in name:
        assert said(name, position()).startswith(without)


def test_a_trader_s_reserve_is_kept_when_it_bids_and_builds() -> None:
    bid = said("trader", to_bid(500))
    assert bid.startswith("bid ") and said("trader:reserve=500", to_bid(500)) == "pass"
    assert said("trader", to_build(400)).startswith("build") and said("trader:reserve=400", to_build(400)) == "end"


def cash_asked(offer: str) -> int:
    """What an offer asks for beyond what it pays."""
    gives, takes = (
        sum(int(word.strip(",").removeprefix("$")) for word in side.split() if word.startswith("$"))
        for side in offer.split(" for ")
    )
    return takes - gives


@pytest.mark.parametrize("greeds", [("0.5", "1", "1.3"), ("1.5", "2", "3")], ids=["as it opens", "as it settles"])
def test_greed_asks_for_more(greeds: tuple[str, ...]) -> None:
    """Also where the first sum that comes to mind is too much for the other."""
    asked = [cash_asked(said(f"trader:greed={greed}", crossed())) for greed in greeds]
    assert asked[0] < asked[1] < asked[2]


def test_a_trader_s_usual_greed_is_1() -> None:
    assert said("trader:greed=1", crossed()) == said("trader", crossed())


def test_odds_of_open_verbs() -> None:
    """A random bot that always tries an open verb bids whenever it can."""
    bids = [
        [bot(spec, seed).choose(to_bid(500).game).verb for seed in range(40)].count("bid")
        for spec in ("random:odds=1", "random")
    ]
    assert bids[0] == 40 > bids[1]


def test_a_strong_bot_plays_as_many_futures_as_it_is_told() -> None:
    def thought(spec: str) -> Strong1:
        strong = bot(spec, 3)
        assert isinstance(strong, Strong1)
        strong.choose(to_buy(300).game)
        return strong

    assert thought("strong-1:playouts=5").played == 5
    near, far = thought("strong-1:playouts=4:rounds=1"), thought("strong-1:playouts=4:rounds=30")
    assert near.chance != far.chance
    assert thought("strong-1:playouts=2:greed=2:patience=3").patience == 3


def test_the_defaults_are_what_bots_do_anyway() -> None:
    """Named or not, the default value plays the same game."""
    for name, parameters in PARAMETERS.items():
        if name.startswith(("strong", "champion")):
            continue
        spec = ":".join([name, *(f"{parameter.name}={parameter.default}" for parameter in parameters)])
        ends = []
        for each in (name, spec):
            game = Game.start("classic", 3, 8)
            bots = [bot(each, seat) for seat in range(3)]
            while (decision := game.decision) is not None and game.state.round <= 25:
                game.play(bots[decision.player].choose(game))
            ends.append(game.digest())
        assert ends[0] == ends[1], spec


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("trader:reserve", "a parameter of trader is written name=value, not 'reserve'"),
        ("trader:=3", "a parameter of trader is written name=value, not '=3'"),
        ("trader:greed=1:greed=2", "greed of trader is given twice"),
        ("trader:speed=3", "trader takes no parameter 'speed'; it takes: reserve, greed, patience"),
        ("trader:reserve=-1", "reserve of trader is a whole number from 0 to 100000, not '-1'"),
        ("trader:reserve=1.5", "reserve of trader is a whole number from 0 to 100000, not '1.5'"),
        ("trader:greed=many", "greed of trader is a number from 0.1 to 10.0, not 'many'"),
        ("trader:greed=nan", "greed of trader is a number from 0.1 to 10.0, not 'nan'"),
        ("random:odds=0", "odds of random is a whole number from 1 to 1000000, not '0'"),
    ],
)
def test_what_is_wrong_is_said(spec: str, words: str) -> None:
    with pytest.raises(BadBot) as caught:
        bot(spec)
    assert str(caught.value) == words


def test_every_bot_has_its_parameters() -> None:
    assert list(PARAMETERS) == [*BOTS, *FROZEN]
    for parameters in PARAMETERS.values():
        assert all(parameter.low <= parameter.default <= parameter.high for parameter in parameters)
