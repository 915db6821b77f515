"""The champion: sells itself dearly, finds deals, saves itself by a sale, and stays somebody one likes to play with."""

from collections import Counter

import pytest

from passgo.bots import bot
from passgo.bots.learned.player import LearnedBot
from passgo.engine.actions import OFFER, about, verb_of
from passgo.engine.columns import empty, listed
from passgo.engine.machine import decider, illegal_reason, perform
from passgo.engine.state import State
from passgo.lab.runner import Dealer, Plan
from passgo.testing import Table, table
from tests.bots.test_trader import ORANGE, RED, crossed
from tests.invariants.stories import EDITION_NAMES

LEAGUE = 1_900_000_000  # seeds of games that nothing was trained or tuned on


def asked_for(terms: str, cash: int = 1500) -> Table:
    """Seat 0 has two oranges, seat 1 the third; an offer is put to seat 1, most deeds are sold."""
    t = table(players=3)
    board = t.game.state.edition.board
    t.owns(2, *(board.names[space] for space in range(40) if board.deed_at[space] >= 0))
    t.owns(0, *ORANGE[:2], "Reading Railroad").owns(1, ORANGE[2], *RED[:2])
    for seat in range(3):
        t.has(seat, cash)
    return t.at(0, "GO").dice(4, 6).play("roll", f"offer 1 {terms}")


@pytest.mark.parametrize("price", [200, 300, 420])
def test_nobody_buys_the_last_lot_of_a_colour_for_its_price(price: int) -> None:
    t = asked_for(f"${price} for 19")
    champion = bot("champion")
    assert champion.choose(t.game).text == "refuse"
    assert "complete" in champion.explain(t.game) and "orange" in champion.explain(t.game).lower()
    assert "orange" in champion.explain(t.game, "fr").lower()
    assert (bot("trader-1").choose(t.game).text == "accept") == (price > 414)  # who asked for so much


def test_two_crossed_colours_are_swapped() -> None:
    t = crossed()
    champion = bot("champion")
    offer = champion.choose(t.game)
    assert offer.verb == "offer" and "%" in champion.explain(t.game)
    t.play(offer.text)
    assert illegal_reason(t.game.state, t.game.action("refuse").code) == 0


@pytest.mark.parametrize("gift", ["$1 for 5", "$5 for 39"])
def test_nothing_is_given_away(gift: str) -> None:
    t = table(players=3).owns(1, "Mediterranean Avenue", "Baltic Avenue", "Reading Railroad", "Oriental Avenue")
    t.owns(1, "Boardwalk", "Park Place").owns(0, "Virginia Avenue").at(0, "GO").dice(4, 6).play("roll")
    assert bot("champion").choose(t.play(f"offer 1 {gift}").game).text == "refuse"


def test_presents_are_taken() -> None:
    t = table(players=3).owns(0, "Virginia Avenue").owns(1, "Boardwalk").owns(2, "Park Place")
    t.at(0, "GO").dice(4, 6).play("roll", "offer 1 $400 for $1")
    assert bot("champion").choose(t.game).text == "accept"


def in_debt() -> Table:
    """Seat 0 owes more than the Bank would lend, but its lot is worth a lot to seat 2."""
    t = table(players=3).owns_group(1, "dark blue").built(3, "Park Place", "Boardwalk")
    t.owns(2, *ORANGE[:2]).owns(0, ORANGE[2], "Reading Railroad", "Baltic Avenue")
    return t.has(0, 1050).has(2, 1400).has(1, 300).at(0, 29).dice(4, 6).play("roll")


def test_a_sale_saves_from_bankruptcy() -> None:
    t = in_debt()
    assert t.game.decision is not None and t.game.decision.kind == "debt"
    champion = bot("champion")
    while t.game.decision.player == 0 and t.game.decision.kind == "debt":
        action = champion.choose(t.game)
        if action.verb == "offer":
            break
        assert action.verb in ("mortgage", "sell")
        t.play(action.text)
    assert action.verb == "offer" and "over" in champion.explain(t.game)
    t.play(action.text, "accept")
    assert not t.game.state.bankrupt[0] and t.game.state.cash[0] >= 0


def test_it_says_the_same_as_often_as_it_is_asked() -> None:
    t = crossed()
    assert bot("champion", 3).choose(t.game).text == bot("champion", 3).choose(t.game.copy()).text


def offers_in(edition: str, seed: int, rounds: int) -> tuple[int, int, int]:
    """Plays a game: the most offers to the same person in a turn, repeated ones, and all offers."""
    s = Dealer(Plan(edition, 3, ("champion",), seed)).dealt(0)
    bots = [LearnedBot(seat) for seat in range(3)]
    made: Counter[tuple[int, int, int]] = Counter()
    said: Counter[tuple[object, ...]] = Counter()
    while not s.over and s.round <= rounds:
        me = int(decider(s))
        code = bots[me].pick(s)
        if len(bots[me].terms) > 0:
            s.offer = bots[me].terms
            bots[me].terms = empty()
        assert illegal_reason(s, code) == 0
        if verb_of(code) == OFFER:
            made[int(s.turns), me, int(about(code))] += 1
            said[me, int(about(code)), *listed(s.offer), *listed(s.owner)] += 1
        perform(s, code)
    return max(made.values(), default=0), max(said.values(), default=0), sum(made.values())


@pytest.mark.once
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_manners(edition: str) -> None:
    """At most two offers a turn to the same person, none twice while all deeds lie where they lay; every word legal."""
    most, repeated, offers = offers_in(edition, LEAGUE, 25)
    assert offers > 0 and most <= 2 and repeated == 1


@pytest.mark.once
def test_it_beats_traders() -> None:
    games = 24
    plan = Plan("classic", 4, ("champion", "trader-1", "trader-1", "trader-1"), LEAGUE, max_rounds=300)
    dealer = Dealer(plan)
    won = sum(plan.seating(k)[seat] == "champion" for k in range(games) for seat in winners(dealer.played(k)))
    assert won >= games // 2


def winners(s: State) -> list[int]:
    return [seat for seat in range(s.players) if s.winners >> seat & 1]
