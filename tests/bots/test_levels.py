"""What sets the levels apart: a gentle bot is kind, a trader careful and bold, a strong one fair."""

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.engine.machine import decider
from passgo.testing import Table, table
from tests.bots.learned.test_champion import asked_for, in_debt
from tests.bots.test_trader import ORANGE, crossed

# gentle


@pytest.mark.parametrize(
    ("terms", "answer", "because"),
    [
        ("$250 for 39", "refuse", "cost too much"),  # a lot for less than it is worth
        ("$1200 for 39", "refuse", "too good"),
        ("$420 for 39", "accept", "fair"),
        ("5 for $1450", "refuse", "cost too much"),
    ],
)
def test_a_gentle_bot_takes_what_is_fair_for_both(terms: str, answer: str, because: str) -> None:
    t = table(players=3).owns(1, "Boardwalk").owns(0, "Reading Railroad").at(0, "GO").dice(4, 6).play("roll")
    t.play(f"offer 1 {terms}")
    gentle = bot("gentle")
    assert gentle.choose(t.game).text == answer
    assert because in gentle.explain(t.game)
    assert gentle.explain(t.game, "fr").endswith(".")


def test_a_gentle_bot_leaves_nobody_without_cash() -> None:
    t = table(players=3).owns(1, "Boardwalk").has(0, 450).at(0, "GO").dice(4, 6).play("roll", "offer 1 $420 for 39")
    gentle = bot("gentle")
    assert gentle.choose(t.game).text == "refuse" and "$100" in gentle.explain(t.game)


def test_a_gentle_bot_gives_nothing_away_when_a_race_is_nearly_over() -> None:
    t = table("millionaire", players=3).has(2, 990_000).at(0, 0).dice(1, 2)
    s = t.game.state
    space = next(space for space in range(len(s.edition.board.kinds)) if s.edition.board.deed_at[space] > 5)
    t.owns(1, space)
    offer = f"offer 1 $1000 for {space}, $10000"
    while not any(verb.verb == "offer" for verb in t.decision.free):
        t.play(t.decision.default_action.text)
    assert bot("gentle").choose(t.play(offer).game).text == "refuse"


def test_a_gentle_bot_helps_who_is_in_debt() -> None:
    """The same sale that it would find too good to be true saves somebody here."""
    t = in_debt().play("offer 2 5 for $150")
    assert bot("gentle").choose(t.game).text == "accept"


def test_a_gentle_bot_builds_as_high_as_it_must() -> None:
    """Who gets the mortgaged last lot of a colour with four houses a lot builds it up to three (MEGA-MTG-3)."""
    orange = ("St. James Place", "Tennessee Avenue", "New York Avenue")
    t = table("mega").owns(0, *orange).built(4, *orange).owns(1, "New Jersey Avenue").mortgaged("New Jersey Avenue")
    t.turn(1).play("offer 0 25 for nothing", "accept", "lift 25", "build 25", "build 25")
    assert t.decision.kind == "arrange"
    assert bot("gentle").choose(t.game).text == "build 25"


def test_a_gentle_bot_builds_little_bids_little_and_proposes_nothing() -> None:
    tallest = 0
    for seed in range(3):
        game = Game.start("classic", 4, seed)
        bots = [bot("gentle", 1), bot("gentle", 2), bot("simple", 3), bot("trader", 4)]
        while game.decision is not None and game.state.round <= 60:
            seat = decider(game.state)
            about = game.decision.about
            action = bots[seat].choose(game)
            if seat < 2:
                assert action.verb not in ("offer", "counter")
                if action.verb == "bid" and "lot" in about and about["lot"] is not None:
                    assert action.number <= game.state.edition.board.price[about["lot"]]
            game.play(action)
        s = game.state
        tallest = max(tallest, *(int(s.level[d]) for d in range(s.edition.board.deeds) if s.owner[d] in (0, 1)))
    assert tallest <= 2


# trader and strong


@pytest.mark.parametrize("name", ["trader", "strong"])
@pytest.mark.parametrize("price", [200, 300, 420])
def test_nobody_buys_the_last_lot_of_a_colour_for_its_price(name: str, price: int) -> None:
    t = asked_for(f"${price} for 19")
    player = bot(name)
    assert player.choose(t.game).text == "refuse"
    assert "complete" in player.explain(t.game) and "orange" in player.explain(t.game).lower()


def test_a_trader_builds_down_to_fifty_dollars() -> None:
    t = table(players=3).owns_group(0, "orange").has(0, 460).at(0, "GO").dice(4, 6).play("roll")
    trader = bot("trader")
    while (action := trader.choose(t.game)).verb == "build":
        assert "rents" in trader.explain(t.game)
        t.play(action.text)
    assert 50 <= t.cash(0) < 150


def borrowing() -> Table:
    return table(players=3).owns_group(0, "orange").owns(0, "Boardwalk").has(0, 60).at(0, "GO").dice(4, 6).play("roll")


def test_a_trader_borrows_to_build() -> None:
    t = borrowing()
    trader = bot("trader")
    assert trader.choose(t.game).text == "mortgage 39" and "mortgage" in trader.explain(t.game)
    t.play("mortgage 39")
    assert trader.choose(t.game).verb == "build"


@pytest.mark.parametrize("spoilt", ["reserve", "no houses", "grown"])
def test_a_trader_borrows_for_nothing_else(spoilt: str) -> None:
    t = borrowing()
    if spoilt == "no houses":
        t.pieces(0, 12)
    if spoilt == "grown":
        t.built(3, *ORANGE)
    trader = bot("trader:reserve=50" if spoilt == "reserve" else "trader")
    assert trader.choose(t.game).text == "end"


@pytest.mark.parametrize("name", ["trader", "strong"])
def test_what_one_offers_another_of_its_kind_accepts(name: str) -> None:
    t = crossed()
    t.game.state.stirred = t.game.state.turns  # a deed has just moved, so both look for deals
    offer = bot(name).choose(t.game)
    assert offer.verb == "offer"
    t.play(offer.text)
    assert bot(name).choose(t.game).text == "accept"
