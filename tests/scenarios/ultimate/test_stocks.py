"""The Stock Exchange (rulebook 3.24)."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C
from tests.scenarios.ultimate.money import bare

PAR = {
    "motion-pictures": 100,
    "allied-steamships": 110,
    "national-utilities": 120,
    "general-radio": 130,
    "united-railways": 140,
    "acme-motors": 150,
}


def shares(company: str, count: int, first: int = 1) -> list[str]:
    return [f"{company}-{k}" for k in range(first, first + count)]


ALL = [share for company in PAR for share in shares(company, 5)]


def lands(t: Table) -> Table:
    return t.at(A, "outer:51").dice(1, 2, 2).play("roll")


def dividends(t: Table) -> dict[int, int]:
    return {event.values["player"]: event.values["amount"] for event in t.happened("dividend")}


@rule("UM-STK-1", "UM-EQP-3")
def test_six_companies_of_five_shares() -> None:
    t = bare()
    board = t.game.state.edition.board
    assert [name for name in board.deed_names if name in ALL] == ALL
    assert {name: int(board.price[t.deed(f"{name}-5")]) for name in PAR} == PAR
    assert all(t.owner(share) == -1 for share in ALL)


@rule("UM-STK-2", "UM-STK-11")
@pytest.mark.parametrize("company", PAR)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_every_landing_pays_every_holder_by_the_table(company: str, count: int) -> None:
    t = lands(bare().owns(B, *shares(company, count)))
    assert dividends(t) == {B: count * count * PAR[company] // 10}
    assert t.cash(B) == 1500 + count * count * PAR[company] // 10


@rule("UM-STK-2")
def test_each_company_is_counted_by_itself_and_the_lander_is_paid_too() -> None:
    t = lands(bare().owns(B, "acme-motors-1", "general-radio-1", "general-radio-2").owns(A, "motion-pictures-3"))
    assert dividends(t) == {A: 10, B: 15 + 52}


@rule("UM-STK-2")
def test_passing_pays_no_dividend() -> None:
    t = bare().owns(B, "acme-motors-1").at(A, "outer:52").dice(1, 2, 2).play("roll")
    assert t.cash(B) == 1500


@rule("UM-STK-3")
@pytest.mark.parametrize(("first", "dividend"), [(True, 0), (False, 15)])
def test_stock_dividend_first(first: bool, dividend: int) -> None:
    t = lands(bare(stock_dividend_first=first).owns(B, "motion-pictures-1"))
    assert t.cash(B) == (1510 if first else 1500)
    t.play("share acme-motors-1")
    assert (t.cash(A), t.cash(B)) == (1350 + dividend, 1510)


@rule("UM-STK-4")
def test_the_lander_buys_one_share_at_par() -> None:
    t = lands(bare())
    assert t.options() == [*(f"share {company}-1" for company in PAR), "decline"]
    t.play("share united-railways-1")
    assert (t.owner("united-railways-1"), t.cash(A), t.decision.kind) == (A, 1360, "end")
    with pytest.raises(IllegalAction):
        t.play("share united-railways-2")


@rule("UM-STK-4")
def test_only_shares_that_are_left_and_affordable_are_offered() -> None:
    t = lands(bare().has(A, 115).owns(B, *shares("motion-pictures", 5), "allied-steamships-1"))
    assert t.options("share") == ["share allied-steamships-2"]
    with pytest.raises(IllegalAction, match="no-such-share"):
        t.play("share motion-pictures-1")
    with pytest.raises(IllegalAction, match="cannot-afford"):
        t.play("share acme-motors-1")


@rule("UM-STK-4")
def test_the_last_dollar_may_buy_a_share() -> None:
    t = lands(bare().has(A, 150))
    assert t.options() == [*(f"share {company}-1" for company in PAR), "decline"]
    t.play("share acme-motors-1")
    assert (t.owner("acme-motors-1"), t.cash(A)) == (A, 0)


@rule("UM-STK-5", "UM-STK-6")
def test_the_declined_option_goes_to_the_highest_bidder_who_picks_and_pays_the_bid() -> None:
    t = lands(bare()).play("decline")
    assert (t.decision.player, t.decision.kind) == (B, "auction")
    t.play("bid 80", "pass", "pass")
    assert (t.decision.player, t.decision.kind) == (B, "pick-share")
    assert t.options() == [f"share {company}-1" for company in PAR]
    t.play("share acme-motors-1")
    assert (t.owner("acme-motors-1"), t.cash(B), t.decision.player) == (B, 1420, A)


@rule("UM-STK-6")
@pytest.mark.parametrize(("mode", "space"), [("winner_picks", None), ("lander_names", "acme-motors-1")])
def test_everybody_sees_what_is_auctioned(mode: str, space: str | None) -> None:
    t = lands(bare(stock_auction=mode)).play("decline", *["share acme-motors-1"] * (mode == "lander_names"))
    auction = t.game.view(None)["auction"]
    assert isinstance(auction, dict)
    assert auction["space"] == space
    assert [event.values for event in t.happened("share-auction-opened")] == [{"player": A}]


@rule("UM-STK-6")
def test_the_decliner_may_bid_himself() -> None:
    t = lands(bare()).play("decline", "pass", "pass", "bid 5", "share acme-motors-1")
    assert (t.owner("acme-motors-1"), t.cash(A)) == (A, 1495)


@rule("UM-STK-6")
def test_without_a_bid_nothing_is_sold() -> None:
    t = lands(bare()).play("decline", "pass", "pass", "pass")
    assert (t.decision.kind, {t.owner(share) for share in ALL}) == ("end", {-1})


@rule("UM-STK-6")
def test_stock_auction_winner_picks() -> None:
    t = lands(bare(stock_auction="winner_picks")).play("decline", "pass", "bid 30", "pass")
    assert (t.decision.player, t.decision.kind) == (C, "pick-share")


@rule("UM-STK-6")
def test_stock_auction_lander_names() -> None:
    t = lands(bare(stock_auction="lander_names")).play("decline")
    assert (t.decision.player, t.decision.kind) == (A, "name-share")
    t.play("share general-radio-1", "pass", "bid 30", "pass")
    assert (t.owner("general-radio-1"), t.cash(C), t.decision.kind) == (C, 1470, "end")


@rule("UM-STK-7")
@pytest.mark.parametrize("place", ["Go", "Subway", "Boardwalk"])
def test_the_bank_sells_shares_nowhere_else(place: str) -> None:
    t = bare().at(A, place)
    with pytest.raises(IllegalAction):
        t.play("share acme-motors-1")
    assert t.options("share") == []


@rule("UM-STK-7")
def test_the_auction_space_has_no_shares() -> None:
    t = bare().at(A, "outer:10").dice(1, 2, 2).play("roll")
    with pytest.raises(IllegalAction):
        t.play("auction acme-motors-1")


@rule("UM-STK-8")
@pytest.mark.parametrize("price", [1, 150, 1500])
def test_shares_are_sold_to_others_at_any_price(price: int) -> None:
    t = bare().owns(A, "acme-motors-1").play(f"offer 1 acme-motors-1 for ${price}", "accept")
    assert (t.owner("acme-motors-1"), t.cash(A), t.cash(B)) == (B, 1500 + price, 1500 - price)


@rule("UM-STK-8", "UM-STK-2")
def test_a_share_sold_counts_for_its_new_owner() -> None:
    t = bare().owns(A, "acme-motors-1").owns(B, "acme-motors-2").play("offer 1 acme-motors-1 for $9", "accept")
    assert dividends(lands(t)) == {B: 60}


@rule("UM-STK-9", "UM-STK-10", "UM-MTG-3")
@pytest.mark.parametrize(("share", "loan", "lift"), [("national-utilities-1", 60, 66), ("general-radio-1", 65, 72)])
def test_a_share_is_mortgaged_for_half_its_par(share: str, loan: int, lift: int) -> None:
    t = bare().owns(A, share).play(f"mortgage {share}")
    assert (t.cash(A), t.is_mortgaged(share)) == (1500 + loan, True)
    t.play(f"lift {share}")
    assert (t.cash(A), t.is_mortgaged(share)) == (1500 + loan - lift, False)


@rule("UM-STK-10")
def test_a_mortgaged_share_neither_earns_nor_counts() -> None:
    t = lands(bare().owns(B, *shares("national-utilities", 3)).mortgaged("national-utilities-2"))
    assert dividends(t) == {B: 48}
    t = lands(bare().owns(B, "acme-motors-1").mortgaged("acme-motors-1"))
    assert dividends(t) == {}


@rule("UM-STK-12")
def test_when_all_are_sold_only_dividends_are_paid() -> None:
    t = lands(bare().owns(B, *ALL))
    assert (t.decision.kind, dividends(t)) == ("end", {B: sum(25 * par // 10 for par in PAR.values())})


@rule("IX-100")
def test_landing_twice_in_one_turn_pays_and_offers_twice() -> None:
    t = bare().owns(B, "acme-motors-1").owns(A, "Lake Street", "Nicollet Avenue").at(A, "outer:52")
    t.dice(2, 2, 4, 3, 3, 3).play("roll")
    assert (t.decision.kind, dividends(t)) == ("share", {B: 15})
    t.play("share general-radio-1", "buy", "roll", "goto outer:0")
    assert (t.decision.kind, dividends(t)) == ("share", {A: 13, B: 15})
    t.play("share general-radio-2")
    assert t.owner("general-radio-2") == A


@rule("IX-101")
def test_a_card_to_the_stock_exchange_is_a_landing() -> None:
    t = bare().owns(B, "acme-motors-1").at(A, "outer:49").dice(1, 2, 2).cards("chance-stock-exchange-1").play("roll")
    assert (t.decision.player, t.decision.kind, dividends(t)) == (A, "share", {B: 15})
