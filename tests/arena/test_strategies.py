"""What each outsider does in a position that shows what it is for."""

from typing import Any

from passgo.bots.trader_1 import Trader1
from passgo.lab.arena import outsider
from passgo.lab.arena.buyers import favourites
from passgo.lab.arena.outsider import Outsider
from passgo.lab.arena.seat import printed
from passgo.testing import Table, table

ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")  # spaces 16, 18, 19
TWO, THIRD = ORANGE[:2], ORANGE[2]


def made(name: str, **given: Any) -> Outsider:
    return outsider(name)(**given)


def says(player: Outsider, t: Table) -> str:
    return player.choose(t.game).text


def at_end(t: Table) -> Table:
    """Seat 0 has rolled from GO to Just Visiting, and may manage property before the turn ends."""
    return t.at(0, "GO").dice(4, 6).play("roll")


def at_new_york(t: Table) -> Table:
    """Seat 0 has come to the third orange lot, which is for sale."""
    return t.at(0, 10).dice(4, 5).play("roll")


def answering(t: Table, offer: str) -> Table:
    """Seat 1 has made seat 0 an offer."""
    t.turn(1).at(1, "GO").dice(4, 6).play("roll", offer)
    assert t.decision.player == 0 and t.decision.kind == "trade"
    return t


def lone_orange() -> Table:
    """Seat 0 lacks one orange lot, which seat 1 has."""
    return table(players=3).owns(0, *TWO).owns(1, THIRD)


def test_haggler_climbs_from_list_price() -> None:
    t, haggler = at_end(lone_orange()), made("haggler")
    assert says(haggler, t) == "offer 1 $200 for 19"
    t.play("offer 1 $200 for 19", "refuse")
    assert says(haggler, t) == "offer 1 $300 for 19"
    t.play("offer 1 $300 for 19", "refuse")
    assert not says(haggler, t).startswith("offer")  # two offers a turn are enough


def test_haggler_throws_a_useless_lot_in_and_sells_what_others_lack() -> None:
    t = at_end(lone_orange().owns(0, "Baltic Avenue"))
    assert says(made("haggler"), t) == "offer 1 3 for 19, $200"
    t = at_end(table(players=3).owns(1, *TWO).owns(0, THIRD).has(0, 100))
    assert says(made("haggler"), t) == "offer 1 19 for $700"


def test_haggler_keeps_colours_from_others_below_its_price() -> None:
    t = table(players=3).owns(1, *TWO).owns(0, THIRD)
    assert says(made("haggler"), answering(t, "offer 0 $390 for 19")) == "refuse"


def test_surplus_taker_asks_for_all_that_a_trader_gives() -> None:
    t = at_end(lone_orange())
    offer = says(made("surplus-taker"), t)
    cash = int(offer.removeprefix("offer 1 $").removesuffix(" for 19"))
    t.play(offer)
    assert Trader1().choose(t.game).text == "accept"
    less = at_end(lone_orange()).play(f"offer 1 ${cash - 60} for 19")
    assert Trader1().choose(less.game).text != "accept"


def test_asker_asks_the_bot_that_it_knows() -> None:
    t = at_end(lone_orange())
    t.play(says(made("asker", knows="trader-1"), t))
    assert Trader1().choose(t.game).text == "accept"
    t = at_end(lone_orange())
    assert not says(made("asker", knows="simple"), t).startswith("offer")  # it refuses everything


def test_scholar_mortgages_for_what_completes_and_keeps_a_reserve_else() -> None:
    t = at_new_york(table(players=3).owns(0, *TWO, "Reading Railroad").has(0, 120))
    assert says(made("scholar"), t) == "mortgage 5"
    t.play("mortgage 5")
    assert says(made("scholar"), t) == "buy"
    assert says(made("scholar"), at_new_york(table(players=3).has(0, 390))) == "decline"
    assert says(made("scholar"), at_new_york(table(players=3).has(0, 400))) == "buy"


def test_scholar_sells_to_nobody_who_completes_a_colour() -> None:
    t = table(players=3).owns(1, *TWO).owns(0, THIRD)
    assert says(made("scholar"), answering(t, "offer 0 $1400 for 19")) == "refuse"
    t = table(players=3).owns(1, TWO[0]).owns(0, THIRD)
    assert says(made("scholar"), answering(t, "offer 0 $220 for 19")) == "accept"


def test_swapper_offers_a_lot_for_a_lot_from_the_first_round() -> None:
    t = at_end(table(players=3).owns(0, TWO[0], "Baltic Avenue").owns(1, THIRD))
    assert t.game.state.round == 1
    assert says(made("swapper"), t) == "offer 1 3, $140 for 19"


def test_blocker_takes_what_another_lacks_and_lets_nobody_have_it() -> None:
    poor = table(players=3).owns(1, *TWO).owns(0, "Reading Railroad").has(0, 180)
    assert says(made("blocker"), at_new_york(poor)) == "mortgage 5"
    t = table(players=3).owns(1, *TWO).owns(0, THIRD)
    assert says(made("blocker"), answering(t, "offer 0 $1400 for 19")) == "refuse"
    t = at_new_york(table(players=3).owns(1, *TWO)).play("decline", "bid 300", "pass")
    assert t.decision.player == 0
    assert says(made("blocker"), t) == "bid 310"


def test_never_seller_and_refuser_accept_nothing_of_the_kind() -> None:
    t = answering(table(players=3).owns(0, "Baltic Avenue"), "offer 0 $1400 for 3")
    assert says(made("never-seller"), t) == "refuse" and says(made("refuser"), t) == "refuse"
    t = answering(table(players=3).owns(1, "Baltic Avenue"), "offer 0 3 for nothing")
    assert says(made("refuser"), t) == "refuse"
    t = at_end(lone_orange())
    assert says(made("never-seller"), t) == "offer 1 $200 for 19"
    assert not says(made("refuser"), t).startswith("offer")


def test_keeper_keeps_cash_but_borrows_for_a_colour() -> None:
    assert says(made("keeper"), at_new_york(table(players=3).has(0, 440))) == "decline"
    assert says(made("keeper"), at_new_york(table(players=3).has(0, 450))) == "buy"
    t = table(players=3).owns(0, *TWO, "Reading Railroad").has(0, 120)
    assert says(made("keeper"), at_new_york(t)) == "mortgage 5"
    t = at_end(table(players=3).owns_group(0, "orange").owns(0, "Reading Railroad").has(0, 280))
    assert says(made("keeper"), t) == "mortgage 5"


def test_bold_builds_down_to_fifty_dollars() -> None:
    t = at_end(table(players=3).owns_group(0, "orange").has(0, 360))
    while says(made("bold"), t).startswith("build"):
        t.play(says(made("bold"), t))
    assert t.cash(0) == 60


def test_mortgager_borrows_until_three_houses_stand() -> None:
    t = at_end(table(players=3).owns_group(0, "orange").owns(0, "Reading Railroad").built(2, *ORANGE).has(0, 60))
    assert says(made("mortgager"), t) == "mortgage 5"
    assert says(made("bold"), t) == "end"
    t = at_end(table(players=3).owns_group(0, "orange").owns(0, "Reading Railroad").built(3, *ORANGE).has(0, 60))
    assert says(made("mortgager"), t) == "end"


def test_hoarder_builds_no_hotel() -> None:
    t = at_end(table(players=3).owns_group(0, "orange").built(4, *ORANGE).has(0, 2000))
    assert says(made("hoarder"), t) == "end"
    assert says(made("mortgager"), t).startswith("build")
    t = at_end(table(players=3).owns_group(0, "orange").built(3, *ORANGE).has(0, 2000))
    assert says(made("hoarder"), t).startswith("build")


def test_picky_buys_orange_red_and_railroads() -> None:
    assert says(made("picky"), at_new_york(table(players=3))) == "buy"
    assert says(made("picky"), table(players=3).at(0, "GO").dice(1, 2).play("roll")) == "decline"  # Baltic Avenue
    assert says(made("picky"), table(players=3).at(0, "GO").dice(1, 4).play("roll")) == "buy"  # Reading Railroad


def test_picky_has_favourites_on_every_board() -> None:
    for name in ("classic", "mega", "ultimate", "millionaire"):
        edition = table(name).game.state.edition
        groups = {edition.board.groups[group] for group in favourites(printed(edition))}
        assert {"orange", "red"} <= groups <= {"orange", "red", "railroad"}


def test_pusher_drives_the_price_up_for_who_wants_the_deed() -> None:
    t = at_new_york(table(players=3).owns(1, TWO[0]).owns(2, TWO[1]))
    assert says(made("pusher"), t) == "decline"
    for price, answer in ((60, "bid 61"), (75, "pass")):
        t = table(players=3).turn(2).owns(1, "Mediterranean Avenue").at(2, "GO").dice(1, 2)
        t.play("roll", "decline", "bid 1", f"bid {price}", "pass")
        assert says(made("pusher"), t) == answer
        assert Trader1().choose(t.game).text == "pass"


def test_buyer_buys_what_leaves_its_threshold() -> None:
    assert says(made("buyer"), at_new_york(table(players=3).has(0, 349))) == "decline"
    assert says(made("buyer"), at_new_york(table(players=3).has(0, 350))) == "buy"
    assert says(made("buyer", threshold=0), at_new_york(table(players=3).has(0, 200))) == "buy"


def test_patient_waits_with_houses() -> None:
    t = table(players=3).owns_group(0, "orange")
    assert says(made("patient"), at_end(t)) == "end"
    assert says(made("buyer"), t).startswith("build")
