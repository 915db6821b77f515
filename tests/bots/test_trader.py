"""The trader values what it has, deals so that both gain, and never ruins itself."""

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import play_out, step
from passgo.bots.habits import Habits
from passgo.bots.learned.player import LearnedBot
from passgo.bots.prospects import prospects_of, worth
from passgo.bots.valuation import deed_limit, purse, reserve, rivals_limit
from passgo.engine.machine import asked, decider, illegal_reason, perform
from passgo.testing import Table, table
from tests.scenarios.ultimate.money import bare
from tests.scenarios.ultimate.test_taxi import on_checker

ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
RED = ("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue")


def crossed(cash: int = 800) -> Table:
    """Two players who have two lots of a colour each, and the third of the other's; nothing is for sale."""
    t = table(players=3)
    board = t.game.state.edition.board
    t.owns(2, *(board.names[space] for space in range(40) if board.deed_at[space] >= 0))
    t.owns(0, *ORANGE[:2], RED[2]).owns(1, *RED[:2], ORANGE[2])
    for seat in range(3):
        t.has(seat, cash)
    return t.at(0, "GO").dice(4, 6).play("roll")


def test_two_crossed_colours_are_swapped() -> None:
    t = crossed()
    offer = bot("trader").choose(t.game)
    assert offer.verb == "offer" and offer.text.startswith("offer 1 24")
    t.play(offer.text)
    assert bot("trader").choose(t.game).text == "accept"
    t.play("accept")
    orange, red = [t.deed(name) for name in ORANGE], [t.deed(name) for name in RED]
    assert [t.game.state.owner[lot] for lot in orange + red] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_an_heir_is_told_what_lifting_costs_him(edition: str) -> None:
    """The interest is paid, whether he may keep the mortgage or, having built there in Mega, may not."""
    orange = ("St. James Place", "Tennessee Avenue", "New York Avenue")
    last = "New Jersey Avenue" if edition == "mega" else "Reading Railroad"
    t = table(edition).owns(1, *orange).built(2, *orange).owns(0, last).mortgaged(last).has(0, 0)
    t.at(0, "Electric Company" if edition == "mega" else "States Avenue").dice(1, 2, 1).play("roll", "bankrupt")
    assert t.decision.kind == {"classic": "inherit", "mega": "lift"}[edition]
    assert bot("trader").explain(t.game).startswith("For $100 it earns rent again")


def test_both_sides_gain_by_an_offer() -> None:
    t = crossed()
    trader = bot("trader-1")
    t.play(trader.choose(t.game).text)
    partner = bot("trader-1")
    assert "worth" in partner.explain(t.game)
    _, sentence = partner.advice(t.game)
    amounts = [int(word.strip("$.").replace(",", "")) for word in sentence.split() if word.startswith("$")]
    assert len(amounts) == 2 and all(amount > 0 for amount in amounts)


def test_a_refused_offer_is_not_repeated() -> None:
    t = crossed()
    trader = bot("trader")
    offer = trader.choose(t.game).text
    said = [offer]
    while said[-1].startswith("offer"):
        t.play(said[-1], "refuse")
        said.append(trader.choose(t.game).text)
    assert len(set(said)) == len(said)


def test_a_shabby_offer_is_countered_or_refused() -> None:
    """Two colours change hands to one side: the other asks for what it is worth."""
    t = crossed(2000).play("offer 1 $10 for New York Avenue")
    answer = bot("trader-1").choose(t.game)
    assert answer.verb == "counter"
    t.play(answer.text)
    paid = int(answer.text.split("$")[1].split()[0]) if "$" in answer.text else 0
    assert paid > 100


def test_a_gift_is_taken() -> None:
    assert bot("trader").choose(crossed().play("offer 1 Illinois Avenue for nothing").game).text == "accept"


def test_a_deal_that_takes_the_last_cash_is_refused() -> None:
    """The lot completes a colour, but without a dollar left the next rent ruins."""
    t = crossed(300).play("offer 1 Illinois Avenue for $300")
    assert bot("trader-1").choose(t.game).verb in ("refuse", "counter")


@pytest.mark.parametrize("edition", EDITIONS)
def test_lots_are_worth_more_together(edition: str) -> None:
    """A lot of a street group is not worth less among its like; the cheapest streets hardly pay for their houses."""
    s = Game.start(edition).state
    p = prospects_of(s.edition)
    board = s.edition.board
    for group in range(len(board.groups)):
        if board.family[board.lots[group * 8]] == 0:
            needed = int(s.edition.lots_needed[group])
            each = [worth(s, p, group, k, 2000) / k for k in range(1, needed + 1)]
            assert each[-1] > each[0] * 0.9 > 0, board.groups[group]


def test_the_last_lot_is_worth_more_to_who_has_the_others() -> None:
    t = table(players=3).owns(1, *ORANGE[:2])
    s = t.game.state
    p = prospects_of(s.edition)
    lot = t.deed(ORANGE[2])
    assert deed_limit(s, p, 1, lot) > deed_limit(s, p, 0, lot) > s.edition.board.price[lot]


def test_an_auction_goes_to_the_keenest_for_what_the_next_would_give() -> None:
    t = table(players=3).owns(1, *ORANGE[:2]).at(0, "St. Charles Place").dice(3, 5).play("roll", "decline")
    bots = [bot("trader") for _ in range(3)]
    while t.decision.kind == "auction":
        step(t.game.state, bots)
    lot = t.deed(ORANGE[2])
    assert t.game.state.owner[lot] == 1
    assert 180 <= 1500 - t.cash(1) < 1500


def test_a_bid_leaves_half_of_the_reserve() -> None:
    """What completes a colour is worth all one has, but not all the cash that the next rents need."""
    t = table(players=3).owns(1, *ORANGE[:2]).has(1, 300).owns_group(2, "green").built(2, "Pacific Avenue")
    t.at(0, "St. Charles Place").dice(3, 5).play("roll", "decline")
    s = t.game.state
    kept = reserve(s, prospects_of(s.edition), 1) // 2
    assert kept > 50 and bot("trader").choose(t.game).text == f"bid {(300 - kept) // 10 * 10}"  # in tens


def bids(t: Table) -> list[str]:
    """What traders at all seats say until the auction is over."""
    said: list[str] = []
    while t.decision.kind == "auction":
        said.append(bot("trader").choose(t.game).text)
        t.play(said[-1])
    return said


@pytest.mark.parametrize("mode", ["winner_picks", "lander_names"])
def test_shares_are_bid_for_by_what_they_are_worth(mode: str) -> None:
    """Who has three shares of a company gets the fourth for what it is worth to the others, in few words."""
    t = bare(stock_auction=mode).owns(1, *(f"acme-motors-{k}" for k in (1, 2, 3))).at(0, "outer:51").dice(1, 2, 2)
    t.play("roll", "decline", *["share acme-motors-4"] * (mode == "lander_names"))
    s = t.game.state
    p = prospects_of(s.edition)
    share = s.edition.board.deed_names.index("acme-motors-4")
    next_keenest = max(deed_limit(s, p, seat, share) for seat in (0, 2))
    assert deed_limit(s, p, 1, share) > next_keenest > 75
    assert bids(t) == [f"bid {next_keenest + -next_keenest % 10}", "pass", "pass"]  # the next ten
    if mode == "winner_picks":
        assert bot("trader").choose(t.has(1, 5).game).text == "share acme-motors-4"


def test_nobody_bids_for_what_the_edition_tells_nothing_about() -> None:
    t = (
        bare(stock_auction="winner_picks")
        .owns(1, *(f"acme-motors-{k}" for k in (1, 2, 3)))
        .at(0, "outer:51")
        .dice(1, 2, 2)
    )
    t.play("roll", "decline")
    p = prospects_of(t.game.state.edition)
    known, p.habits = p.habits, Habits()
    told = bot("trader").choose(t.game).text
    p.habits = known
    assert told == "pass" != bot("trader").choose(t.game).text


TWO_RAILROADS = ("Reading Railroad", "Short Line")


@pytest.mark.parametrize(
    ("cash", "mine", "said"),
    [
        (280, TWO_RAILROADS, "ride middle:25"),  # 30 of rent, 50 for the taxi, 200 for a railroad worth 160 more
        (279, TWO_RAILROADS, "stay"),
        (3000, TWO_RAILROADS[:1], "stay"),  # one that is worth 18 more
    ],
)
def test_a_taxi_must_be_worth_its_fare_and_leave_the_price(cash: int, mine: tuple[str, ...], said: str) -> None:
    t = on_checker(bare().has(0, cash).owns(0, *mine))
    assert bot("trader").choose(t.game).text == said
    assert LearnedBot(decides=0).choose(t.game).text == said  # what strong and champion start from
    assert bot("trader-1").choose(t.game).text == "ride middle:25"  # as ever


def test_the_last_house_is_bid_for_by_the_lot_that_waits_for_it() -> None:
    """Up to a quarter more than a house costs: on Baltic Avenue that is less than the other must bid at all."""
    t = table(players=2).owns_group(0, "brown").owns_group(1, "dark blue").pieces(1, 12).play("build Baltic Avenue")
    t.play(bot("trader").choose(t.game).text)
    assert bids(t) == ["bid 220", "pass"]  # the ten after 212
    assert bot("trader").choose(t.game).text == "place 39"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_rivals_would_give_is_the_highest_of_their_limits(edition: str) -> None:
    players = 4
    game = Game.start(edition, players, 7)
    play_out(game.state, [bot("trader") for _ in range(players)], 12)
    s = game.state
    p = prospects_of(s.edition)
    purses = [int(purse(s, p, seat)) for seat in range(players)]
    for deed in range(s.edition.board.deeds):
        limits = [min(int(deed_limit(s, p, seat, deed)), purses[seat]) for seat in range(players)]
        for me in range(players):
            seats = [seat for seat in range(players) if seat != me and not s.bankrupt[seat]]
            expected = max(0, *(limits[seat] for seat in seats))
            assert rivals_limit(s, p, me, sum(1 << seat for seat in seats), deed) == expected


def test_it_builds_where_it_earns_most_and_keeps_a_reserve() -> None:
    t = table(players=3).owns_group(0, "orange", "brown").has(0, 1000).at(0, "GO").dice(4, 6).play("roll")
    trader = bot("trader-1")
    while (action := trader.choose(t.game)).verb == "build":
        assert action.text.split()[1] in ("16", "18", "19")
        t.play(action.text)
    s = t.game.state
    assert s.cash[0] >= reserve(s, prospects_of(s.edition), 0) and sum(s.level) >= 5


def test_idle_deeds_are_mortgaged_before_buildings_are_sold() -> None:
    t = table(players=2).owns_group(0, "orange").built(2, *ORANGE).owns(0, "Boardwalk").has(0, 10)
    t.owns_group(1, "green").built(1, "Pacific Avenue").at(0, "Free Parking").dice(5, 6).play("roll")
    assert t.decision.kind == "debt"
    assert bot("trader").choose(t.game).text == "mortgage 39"


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_traders_are_legal_to_the_end(edition: str) -> None:
    """Every answer is legal at its question, deals included, in the words of the game as on the bare state."""
    deals = 0
    for seed in range(3):
        game = Game.start(edition, 4, seed)
        bots = [bot("trader") for _ in range(4)]
        while game.decision is not None and game.state.round < 40:
            action = bots[decider(game.state)].choose(game)
            deals += action.verb == "accept"
            game.play(action)
    assert deals > 0


def test_traders_finish_their_games() -> None:
    for seed in range(20):
        game = Game.start("classic", 4, seed)
        play_out(game.state, [bot("trader") for _ in range(4)], 1000)
        assert game.over


def test_reasons_are_told_in_both_languages() -> None:
    """Along a game of random bots each question gets a sentence; the game does not change by asking."""
    game = Game.start("ultimate", 3, 5)
    dice = [bot("random", seat) for seat in range(3)]
    kinds: set[str] = set()
    for _ in range(2500):
        s = game.state
        if asked(s).kind not in kinds:
            kinds.add(asked(s).kind)
            before = game.digest()
            for language in ("en", "fr"):
                sentence = bot("trader").explain(game, language)
                assert sentence.endswith(".") and "{" not in sentence
            assert game.digest() == before
        step(s, dice)
    assert len(kinds) >= 12


def test_a_trader_deals_in_its_own_interest_only() -> None:
    """Whatever random offers hold, one that is accepted leaves half of the reserve in cash."""
    game = Game.start("classic", 3, 11)
    bots = [bot("random", 1), bot("trader-1"), bot("random", 3)]
    accepted = 0
    for _ in range(6000):
        s = game.state
        if s.over:
            break
        kind, me = asked(s).kind, decider(s)
        code = bots[me].pick(s)
        if kind == "trade" and me == 1:
            t = s.copy()
            p = prospects_of(s.edition)
            assert illegal_reason(t, code) == 0 or len(bots[1].terms) > 0
            if illegal_reason(t, code) == 0 and len(bots[1].terms) == 0:
                before = t.cash[1]
                perform(t, code)
                accepted += t.cash[1] != before
                assert t.cash[1] >= min(int(before), int(reserve(s, p, 1)) // 2)
        if len(bots[me].terms) > 0:
            s.offer = bots[me].terms
            bots[me].terms = bots[me].terms[:0]
        perform(s, code)
    assert accepted > 0


def test_of_two_players_none_offers_what_only_one_can_gain_by() -> None:
    """What one of two gains by a deal the other loses."""
    t = table(players=2)
    board = t.game.state.edition.board
    t.owns(1, *(board.names[space] for space in range(40) if board.deed_at[space] >= 0))
    t.owns(0, *ORANGE[:2], RED[2]).owns(1, *RED[:2], ORANGE[2])
    t.at(0, "GO").dice(4, 6).play("roll")
    assert bot("trader-1").choose(t.game).verb == "offer"
    assert bot("trader").choose(t.game).verb != "offer"
