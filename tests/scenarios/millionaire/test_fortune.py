"""Fortune cards: who takes them, when they are used, and what each of them does."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.editions.millionaire.ledger import has_fortune
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, covered, kept_by, money, race, rise, stars_of

CARDS = {card.name: card for card in EDITIONS["millionaire"].decks[2].cards}
STYLE = "Style Square"  # 17, three steps from 14; 80,000
TESTED = {  # by kind, in the tests below
    "fortune-found-money",
    "fortune-inheritance",
    "fortune-bargain",
    "fortune-bidding-war",
    "fortune-big-heart",
    "fortune-tips",
    "fortune-handover",
    "fortune-crowdfunding",
    "fortune-makeover",
    "fortune-payday",
    "fortune-leave-jail",
    "fortune-free-house",
    "fortune-takeover",
    "fortune-forced-deal",
    "fortune-vip-pass",
    "fortune-reverse-gear",
}
NOW = ("fortune-found-money-1", "fortune-inheritance", "fortune-tips", "fortune-crowdfunding", "fortune-payday")
KEPT = tuple(name for name, card in CARDS.items() if card.use)


def take(card: str, t: Table | None = None) -> Table:
    """A lands on Style Square and takes this card there."""
    return (t or covered()).at(A, 14).dice(1, 2).cards(card).play("roll")


def test_every_card_has_a_test() -> None:
    assert {card.kind for card in CARDS.values()} == TESTED and len(CARDS) == 22


# taking them


@rule("MIL-45")
def test_the_card_is_gone_with_the_first_visit() -> None:
    t = take("fortune-inheritance")
    t.play("decline", "bid 1000", "pass", "pass", "end")  # B has the property now
    t.at(B, 14).dice(1, 2).play("roll")
    assert not t.happened("card-drawn") and t.game.state.undrawn_count[2] == 21


@rule("MIL-45", "MIL-A7")
def test_a_card_left_on_an_owned_property_waits_for_the_next_visitor() -> None:
    t = take("fortune-inheritance", covered().owns(B, STYLE))
    assert money(t) == [100 - 35, 35, 0]


@rule("MIL-47", "MIL-48", "MIL-A8")
@pytest.mark.parametrize("card", NOW)
def test_a_card_for_now_is_used_first_then_one_buys_or_auctions(card: str) -> None:
    t = take(card)
    assert (t.decision.kind, t.place(A)) == ("buy", 17) and kept_by(t, A) == []
    assert t.happened("card-drawn")[0].visible_to(None)
    assert t.options() == ["buy", "decline"]


@rule("MIL-A8")
def test_a_win_on_the_spot_ends_the_game() -> None:
    t = take("fortune-inheritance", covered().has(A, 900_000))
    assert t.game.winners == (A,) and t.owner(STYLE) == -1


@rule("MIL-47", "MIL-49")
@pytest.mark.parametrize("card", KEPT)
def test_a_card_to_keep_is_kept_and_one_buys_as_ever(card: str) -> None:
    t = take(card)
    assert kept_by(t, A) == [card] and t.decision.kind == "buy" and money(t) == [0, 0, 0]
    t.play("buy")
    assert t.owner(STYLE) == A and t.cash(A) == START - 80_000


@rule("MIL-50", "MIL-51")
def test_used_cards_never_come_back() -> None:
    t = take("fortune-inheritance")
    s = t.game.state
    number = t.game.notation.read_card("", "fortune-inheritance")
    rest = [s.draw(2) for _ in range(21)]
    assert number not in rest and len(set(rest)) == 21
    assert s.undrawn_count[2] == 0 and s.discards_count[2] == 1  # as many cards as properties that still have one


# used at once


@rule("MIL-48")
@pytest.mark.parametrize(
    ("card", "sums"),
    [
        ("fortune-found-money-1", [50, 0, 0]),
        ("fortune-found-money-2", [50, 0, 0]),
        ("fortune-inheritance", [100, 0, 0]),
        ("fortune-tips", [-20, 10, 10]),
        ("fortune-crowdfunding", [40, -20, -20]),
        ("fortune-payday", [150, 0, 0]),
    ],
)
def test_money(card: str, sums: list[int]) -> None:
    assert money(take(card)) == sums


@rule("MIL-48")
@pytest.mark.parametrize(("stars", "salary"), [(1, 150), (3, 200), (5, 250)])
def test_pay_day_by_level_without_rising(stars: int, salary: int) -> None:
    t = take("fortune-payday", rise(covered(), A, stars))
    assert money(t)[A] == salary and t.decision.kind == "buy" and stars_of(t, A) == stars


@rule("MIL-48")
@pytest.mark.parametrize("card", ["fortune-bargain-1", "fortune-bargain-2"])
def test_a_bargain_costs_half(card: str) -> None:
    t = take(card, covered().has(A, 40_000))
    assert t.decision.about == {"deed": t.deed(STYLE), "price": 40_000}
    t.play("buy")
    assert t.owner(STYLE) == A and t.cash(A) == 0


@rule("MIL-48")
def test_a_bargain_ends_with_the_offer() -> None:
    t = take("fortune-bargain-1").play("decline", "pass", "pass", "pass", "end")
    t.at(B, 14).dice(2, 3).cards("fortune-vip-pass").play("roll")
    assert t.decision.about["price"] == 80_000  # Party Plaza at its price


@rule("MIL-48")
def test_a_bidding_war_leaves_no_choice() -> None:
    t = take("fortune-bidding-war")
    assert (t.decision.kind, t.decision.player) == ("auction", B)
    t.play("pass", "pass", "bid 5000")
    assert t.owner(STYLE) == A and t.cash(A) == START - 5000


@rule("MIL-48")
def test_a_big_heart() -> None:
    t = take("fortune-big-heart")
    assert t.decision.kind == "give-money" and t.options() == ["pick 1", "pick 2"]
    assert money(t.play("pick 1")) == [-50, 50, 0]
    assert t.decision.kind == "buy"


@rule("MIL-48")
def test_a_handover_gives_a_bare_property_away() -> None:
    t = covered().owns_group(A, "brown").owns(A, "Castle View").built(1, "Motor Drive").mortgaged("Castle View")
    take("fortune-handover", t)
    assert (t.decision.kind, t.options()) == ("hand-over", ["surrender 3", "surrender 9"])
    t.play("surrender 9")
    assert (t.decision.kind, t.options()) == ("hand-over-to", ["pick 1", "pick 2"])
    t.play("pick 2")
    assert t.owner("Castle View") == C and t.is_mortgaged("Castle View") and money(t) == [0, 0, 0]
    assert t.decision.kind == "buy"


@rule("MIL-48")
def test_without_a_bare_property_a_handover_does_nothing() -> None:
    t = take("fortune-handover", covered().owns_group(A, "brown").built(1, "Motor Drive", "Gadget Wharf"))
    assert t.decision.kind == "buy" and t.owner("Motor Drive") == A


@rule("MIL-48")
@pytest.mark.parametrize(("stars", "after", "cash"), [(1, 3, 0), (3, 5, 0), (5, 5, 50)])
def test_a_makeover(stars: int, after: int, cash: int) -> None:
    t = take("fortune-makeover", rise(covered(), A, stars))
    assert (stars_of(t, A), money(t)[A], t.decision.kind) == (after, cash, "buy")


# kept


@rule("MIL-78", "MIL-79", "MIL-A14", "MIL-A27")
@pytest.mark.parametrize("card", ["fortune-leave-jail-1", "fortune-leave-jail-2"])
def test_a_way_out_of_jail(card: str) -> None:
    t = race().jailed(A).holds(A, card).dice(3, 5)
    assert t.options("card") == [f"card {card}"]
    t.play(f"card {card}")
    s = t.game.state
    assert not t.in_jail(A) and kept_by(t, A) == [] and s.discards_count[2] == 1  # the Fortune discard
    t.play("roll")
    assert t.place(A) == 16 and t.cash(A) == START


@rule("MIL-A27")
@pytest.mark.parametrize("card", ["fortune-free-house-1", "fortune-free-house-2"])
def test_a_free_house(card: str) -> None:
    t = race().owns_group(A, "brown").owns(A, "Castle View").built(1, "Motor Drive").holds(A, card)
    assert t.options("card") == [f"card {card}"]
    t.play(f"card {card}")
    assert (t.decision.kind, t.options()) == ("free-house", ["place 3"])
    t.play("place 3")
    assert t.level("Gadget Wharf") == 1 and t.cash(A) == START and t.decision.kind == "turn"
    assert t.game.state.pieces[0] == 30 and kept_by(t, A) == []


@rule("MIL-A27")
def test_a_free_house_in_the_turn_of_another() -> None:
    t = race().owns_group(B, "brown").holds(B, "fortune-free-house-1", "fortune-takeover-1").owns(A, "Castle View")
    t.play("interrupt 1")
    assert t.decision.player == B and t.options("card") == ["card fortune-free-house-1"]
    t.play("card fortune-free-house-1", "place 1", "done")
    assert t.level("Motor Drive") == 1 and t.decision.player == A


@rule("MIL-A27")
@pytest.mark.parametrize("why", ["no colour", "hotel next", "no house left"])
def test_no_free_house_where_none_could_be_built(why: str) -> None:
    t = race().holds(A, "fortune-free-house-1").owns(A, "Motor Drive")
    if why != "no colour":
        t.owns(A, "Gadget Wharf").built(4 if why == "hotel next" else 0, "Motor Drive", "Gadget Wharf")
    if why == "no house left":
        t.pieces(0, 12)
    with pytest.raises(IllegalAction, match="fortune-not-now"):
        t.play("card fortune-free-house-1")


@rule("MIL-A27")
@pytest.mark.parametrize("card", ["fortune-takeover-1", "fortune-takeover-2"])
def test_a_takeover(card: str) -> None:
    t = race().owns(B, "Castle View", "Dream Avenue", "Movie District").owns_group(C, "brown").mortgaged("Dream Avenue")
    t.owns_group(C, "red").built(1, STYLE).owns(A, "Showtime Boulevard").holds(A, card)
    t.play(f"card {card}")
    # not the mortgaged one, not the whole brown, not the built one; Party Plaza is bare in a broken colour
    assert (t.decision.kind, t.options()) == ("take-deed", ["claim 9", "claim 15", "claim 19"])
    t.play("claim 15")
    assert t.owner("Movie District") == A and money(t) == [0, 0, 0] and t.decision.kind == "turn"


@rule("MIL-A27")
@pytest.mark.parametrize("card", ["fortune-forced-deal-1", "fortune-forced-deal-2"])
def test_a_forced_deal(card: str) -> None:
    t = race().owns(B, "Castle View").owns(C, "Movie District").owns(A, "Motor Drive", "Sunshine Bay")
    t.owns(A, "Bling Beach").mortgaged("Bling Beach").holds(A, card).play(f"card {card}")
    assert (t.decision.kind, t.options()) == ("swap-get", ["claim 9", "claim 15"])
    t.play("claim 15")
    assert (t.decision.kind, t.options()) == ("swap-give", ["swap 1", "swap 21"])
    t.play("swap 1")
    assert t.owner("Movie District") == A and t.owner("Motor Drive") == C and t.decision.kind == "turn"


@rule("MIL-A27")
@pytest.mark.parametrize("mine", ["nothing", "whole colour"])
def test_no_forced_deal_without_something_to_give(mine: str) -> None:
    t = race().owns(B, "Castle View").holds(A, "fortune-forced-deal-1")
    if mine == "whole colour":
        t.owns_group(A, "brown")
    assert t.options("card") == []
    with pytest.raises(IllegalAction, match="fortune-not-now"):
        t.play("card fortune-forced-deal-1")


@rule("MIL-A27")
@pytest.mark.parametrize("card", ["fortune-takeover-1", "fortune-forced-deal-1", "fortune-reverse-gear"])
def test_some_cards_only_on_ones_own_turn(card: str) -> None:
    t = race().owns(A, "Castle View").owns(B, "Movie District").holds(B, card).play("interrupt 1")
    assert t.decision.player == B and t.options("card") == []
    with pytest.raises(IllegalAction, match="fortune-not-now"):
        t.play(f"card {card}")


@rule("MIL-A27")
def test_after_the_roll_there_is_still_time_for_a_takeover_but_not_to_turn_round() -> None:
    t = race().owns(B, "Castle View").holds(A, "fortune-takeover-1", "fortune-reverse-gear").at(A, 4).dice(2, 2)
    assert t.options("card") == ["card fortune-takeover-1", "card fortune-reverse-gear"]
    t.play("roll")
    assert t.decision.kind == "end" and t.options("card") == ["card fortune-takeover-1"]


@rule("MIL-A27")
def test_the_vip_pass_cancels_a_rent() -> None:
    t = race().owns(B, STYLE).holds(A, "fortune-vip-pass").at(A, 14).dice(1, 2).play("roll")
    assert (t.decision.kind, t.options()) == ("rent-pass", ["card fortune-vip-pass", "pay"])
    t.play("card fortune-vip-pass")
    assert money(t) == [0, 0, 0] and kept_by(t, A) == [] and t.decision.kind == "end"


@rule("MIL-A27")
def test_the_vip_pass_may_be_saved() -> None:
    t = race().owns(B, STYLE).holds(A, "fortune-vip-pass").at(A, 14).dice(1, 2).play("roll", "pay")
    assert money(t) == [-35, 35, 0] and kept_by(t, A) == ["fortune-vip-pass"]
    with pytest.raises(IllegalAction, match="fortune-not-now"):
        t.play("card fortune-vip-pass")


@rule("MIL-A27", "MIL-A25")
@pytest.mark.parametrize(("start", "dice", "space"), [(17, (3, 4), 10), (3, (2, 2), 31), (3, (1, 2), 0)])
def test_reverse_gear(start: int, dice: tuple[int, int], space: int) -> None:
    t = race().owns_group(B, "pink", "dark blue").holds(A, "fortune-reverse-gear").at(A, start).dice(*dice)
    t.play("card fortune-reverse-gear")
    assert t.options("card") == [] and t.decision.kind == "turn"
    t.play("roll")
    rent = {10: 40, 31: 130, 0: 0}[space]
    assert t.place(A) == space and money(t) == [-rent, rent, 0] and t.decision.kind == "end"


@rule("MIL-A27")
def test_reverse_gear_lasts_a_turn() -> None:
    t = race(2).holds(A, "fortune-reverse-gear").at(A, 12).at(B, 4).dice(2, 2, 2, 2, 4, 4)
    t.play("card fortune-reverse-gear", "roll", "end", "roll", "end", "roll")
    assert t.place(A) == 16


@rule("MIL-A25")
def test_a_card_after_reverse_gear_leads_forward() -> None:
    t = race().holds(A, "fortune-reverse-gear").at(A, 9).dice(1, 3).cards("chance-go")
    t.play("card fortune-reverse-gear", "roll")
    assert t.place(A) == 0 and t.cash(A) == START + 150_000 and t.decision.kind == "upgrade"


@rule("MIL-88", "MIL-A17")
@pytest.mark.parametrize("card", KEPT)
def test_only_ways_out_of_jail_may_be_traded(card: str) -> None:
    t = race().holds(A, card)
    if "leave-jail" in card:
        t.play(f"offer 1 {card} for $1000", "accept")
        assert kept_by(t, B) == [card] and money(t)[A] == 1
    else:
        with pytest.raises(IllegalAction, match="card-not-held"):
            t.play(f"offer 1 {card} for $1000")


@rule("MIL-45")
def test_a_card_lies_everywhere_but_where_it_was_taken() -> None:
    t = take("fortune-inheritance")
    state = t.game.state
    bare = [deed for deed in range(state.edition.board.deeds) if not has_fortune(state, deed)]
    assert bare == [t.deed(STYLE)]
