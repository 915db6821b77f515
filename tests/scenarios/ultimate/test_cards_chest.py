"""The Community Chest cards of both printings that are obeyed at once; shares and storms have their own files."""

import json

import pytest

from passgo import Game
from passgo.editions.ultimate.ledger import PLAYER_MARKS
from passgo.engine.random import seeded
from tests.rules import rule
from tests.scenarios.ultimate.common import PRINTINGS, A, B, C, hand, pack, where
from tests.scenarios.ultimate.drawing import cash, drawing, levels, shares
from tests.scenarios.ultimate.money import pool

COMPLETE = ("complete",)


@rule("UM-CRD-1", "UM-CRD-7", "UM-POO-1")
@pytest.mark.parametrize(
    ("card", "gain", "decks"),
    [
        ("chest-bank-error", 200, PRINTINGS),
        ("chest-crossword", 100, PRINTINGS),
        ("chest-tax-refund", 20, PRINTINGS),
        ("chest-life-insurance", 100, PRINTINGS),
        ("chest-hospital", -100, PRINTINGS),
        ("chest-insurance", -50, PRINTINGS),
        ("chest-consultancy", 25, PRINTINGS),
        ("chest-second-place", 10, PRINTINGS),
        ("chest-inheritance", 100, PRINTINGS),
        ("chest-doctor", -50, ("equipment",)),
        ("chest-doctor-1", -50, COMPLETE),
        ("chest-doctor-2", -50, COMPLETE),
        ("chest-tech-bubble", -150, COMPLETE),
        ("chest-pet-show", 75, COMPLETE),
        ("chest-ipo", 500, COMPLETE),
        ("chest-crowdfunding", 200, COMPLETE),
    ],
)
def test_money_from_the_bank_and_to_the_pool(card: str, gain: int, decks: tuple[str, ...]) -> None:
    for deck in decks:
        t = drawing(card, deck=deck).play("roll")
        assert cash(t) == [gain, 0, 0]
        assert pool(t) == max(0, -gain)


@rule("UM-CRD-1")
@pytest.mark.parametrize(
    ("card", "amount"), [("chest-opening-night", 50), ("chest-entrepreneur", 50), ("chest-wedding", 25)]
)
def test_every_other_player_pays(card: str, amount: int) -> None:
    assert cash(drawing(card).play("roll")) == [2 * amount, -amount, -amount]


@rule("UM-CRD-1")
def test_one_may_say_no_to_a_collection() -> None:
    t = drawing("chest-opening-night").holds(B, "just-say-no-1").play("roll")
    assert (t.decision.player, t.options()) == (B, ["card just-say-no-1", "accept"])
    t.play("card just-say-no-1")
    assert (cash(t), hand(t, B)) == ([50, 0, -50], [])


@rule("IX-87")
def test_who_cannot_pay_the_collection_raises_the_money() -> None:
    t = drawing("chest-opening-night").has(B, 20).owns(B, "Boardwalk").play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    t.play("mortgage Boardwalk")
    assert [t.cash(seat) for seat in range(3)] == [1600, 170, 1450]


@rule("UM-CRD-5")
@pytest.mark.parametrize(
    ("at", "corner", "income"), [("outer:36", 28, 400), ("middle:33", 56, 200), ("inner:4", 102, 300)]
)
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_pay_corner_of_the_track(at: str, corner: int, income: int, deck: str) -> None:
    t = drawing("chest-pay-corner", at, deck).play("roll")
    assert (t.place(A), cash(t)) == (corner, [income, 0, 0])


@rule("UM-CRD-4", "UM-JAL-1")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_going_to_jail(deck: str) -> None:
    assert drawing("chest-jail", deck=deck).play("roll").in_jail(A)


@rule("UM-CRD-2", "UM-GFT-1")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_birthday_is_celebrated(deck: str) -> None:
    t = drawing("chest-birthday", "outer:46", deck).play("roll")
    assert (where(t, A), cash(t)) == ("outer:51", [20, -10, -10])
    t.play("cash", "cash")
    assert cash(t) == [220, -110, -110]


@rule("UM-CRD-7")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_street_repairs(deck: str) -> None:
    t = drawing("chest-street-repairs", deck=deck).owns_group(A, "orange", "dark blue", "railroad", "cab")
    t.built(2, "St. James Place", "Tennessee Avenue").built(5, "Park Place").built(6, "Boardwalk")
    t.built(1, "Short Line", "Ute Cab Co.").play("roll")
    assert (cash(t), pool(t)) == ([-(4 * 40 + 115 + 100 + 2 * 25), 0, 0], 425)


@rule("UM-CRD-7")
def test_repairs_in_the_short_game_count_a_hotel_on_three_houses() -> None:
    t = drawing("chest-street-repairs", variant="short").owns_group(A, "orange")
    t.built(3, "St. James Place", "Tennessee Avenue").built(4, "New York Avenue").play("roll")
    assert cash(t) == [-(6 * 40 + 115), 0, 0]


@rule("UM-CRD-2", "UM-PAY-2")
@pytest.mark.parametrize("deck", PRINTINGS)
@pytest.mark.parametrize(("at", "passed"), [("inner:4", 0), ("middle:17", 0), ("outer:24", 300)])
def test_advancing_to_bonus(deck: str, at: str, passed: int) -> None:
    t = drawing("chest-bonus", at, deck).play("roll")
    assert (where(t, A), cash(t)) == ("inner:6", [passed + 300, 0, 0])


@pytest.mark.parametrize("deck", PRINTINGS)
@pytest.mark.parametrize(("at", "gain"), [("inner:4", 250), ("middle:33", 0), ("outer:24", -50)])
def test_the_insiders_edge(deck: str, at: str, gain: int) -> None:
    t = drawing("chest-insiders-edge", at, deck).play("roll")
    assert (cash(t), pool(t)) == ([gain, 0, 0], max(0, -gain))


@rule("CLS-TRD-3", "CLS-BLD-5")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_house_is_condemned(deck: str) -> None:
    t = drawing("chest-condemned", deck=deck).owns_group(A, "orange", "dark blue", "railroad")
    t.built(2, "St. James Place", "Tennessee Avenue").built(1, "New York Avenue")
    t.built(5, "Park Place", "Boardwalk").built(1, "Short Line").play("roll")
    assert t.options() == ["sell middle:16", "sell middle:18"]
    t.play("sell Tennessee Avenue")
    assert (levels(t, "St. James Place", "Tennessee Avenue", "New York Avenue"), cash(t)) == ([2, 1, 1], [50, 0, 0])


@pytest.mark.parametrize("deck", PRINTINGS)
def test_without_a_house_nothing_is_condemned(deck: str) -> None:
    t = drawing("chest-condemned", deck=deck).owns_group(A, "dark blue").built(5, "Park Place", "Boardwalk")
    assert t.play("roll").decision.kind == "end"


@rule("IX-103")
@pytest.mark.parametrize(("card", "deck"), [("chest-game-night", "equipment"), ("chest-game-night-1", "complete")])
@pytest.mark.parametrize(
    ("dice", "gains"),
    [((6, 5, 1, 2), [200, 0, 0]), ((1, 1, 3, 3), [0, 0, 200]), ((2, 4, 3, 3, 1, 2, 6, 6), [0, 0, 200])],
)
def test_game_night(card: str, deck: str, dice: tuple[int, ...], gains: list[int]) -> None:
    t = drawing(card, deck=deck).dice(*dice).play("roll")
    assert t.options() == ["pick 1", "pick 2"]
    t.play("pick 2")
    assert (cash(t), t.decision.kind) == (gains, "end")


@rule("IX-103")
def test_game_night_has_dice_of_six_faces() -> None:
    t = drawing("chest-game-night", deck="equipment").play("roll")
    faces: set[int] = set()
    for seed in range(30):
        t._game.state.chance = seeded(seed)
        rolled = [event for event in t._game.copy().play("pick 2") if event.name == "rolled-for-card"]
        faces.update(event.values[name] for event in rolled for name in ("die", "other_die"))
    assert faces == {1, 2, 3, 4, 5, 6}


def test_the_second_game_night() -> None:
    assert cash(drawing("chest-game-night-2").dice(6, 6, 1, 1).play("roll", "pick 1")) == [200, 0, 0]


@rule("UM-SQZ-4")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_finders_keepers_gets_a_voucher_of_the_givers_choice(deck: str) -> None:
    t = drawing("chest-finders-keepers", deck=deck).holds(B, "bus-ticket-1", "cab-back-1-2").play("roll")
    assert t.options() == ["pick 1"]
    t.play("pick 1")
    assert (t.decision.player, t.options()) == (B, ["give bus-ticket-1", "give cab-back-1-2"])
    t.play("give cab-back-1-2")
    assert (hand(t, A), hand(t, B)) == (["cab-back-1-2"], ["bus-ticket-1"])


def test_finders_keepers_without_vouchers_or_against_a_no() -> None:
    assert drawing("chest-finders-keepers").play("roll").decision.kind == "end"
    t = drawing("chest-finders-keepers").holds(C, "bus-ticket-1", "just-say-no-7").play("roll", "pick 2")
    t.play("card just-say-no-7")
    assert (hand(t, A), hand(t, C)) == ([], ["bus-ticket-1"])


@rule("UM-VCH-15")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_business_trip_brings_a_voucher(deck: str) -> None:
    t = drawing("chest-business-trip", deck=deck).cards("bus-ticket-5").play("roll")
    assert hand(t, A) == ["bus-ticket-5"]


@rule("UM-VCH-15")
def test_two_business_trips_bring_two() -> None:
    t = drawing("chest-business-trips").cards("bus-ticket-5", "transit-token-1").play("roll")
    assert hand(t, A) == ["bus-ticket-5", "transit-token-1"]


@rule("UM-CRD-2", "IX-101")
@pytest.mark.parametrize(("deck", "copies"), [("equipment", 5), ("complete", 6)])
def test_advancing_to_the_stock_exchange(deck: str, copies: int) -> None:
    for k in range(1, copies + 1):
        t = shares(drawing(f"chest-stock-exchange-{k}", "outer:46", deck), A, "motion-pictures", 2).play("roll")
        assert (where(t, A), cash(t), t.decision.kind) == ("outer:0", [40, 0, 0], "share")


@rule("UM-CRD-4")
def test_april_taxes_are_paid() -> None:
    t = drawing("chest-april-taxes").play("roll")
    assert t.options() == ["goto middle:4", "goto middle:10"]
    t.play("goto Income Tax")
    assert (where(t, A), t.decision.kind) == ("middle:4", "tax")
    t.play("flat")
    assert (cash(t), pool(t)) == ([-200, 0, 0], 200)


@rule("UM-CRD-4")
def test_april_taxes_or_jail() -> None:
    t = drawing("chest-april-taxes").play("roll", "goto middle:10")
    assert (t.in_jail(A), cash(t)) == (True, [0, 0, 0])


@rule("UM-CRD-2", "UM-CRD-3", "UM-TRN-5")
def test_moving_to_any_railroad_or_cab_company() -> None:
    t = drawing("chest-moving", "middle:33").play("roll")
    cabs = ["goto outer:6", "goto outer:22", "goto outer:34", "goto outer:50"]
    assert t.options() == [*cabs, "goto middle:5", "goto middle:15", "goto middle:25", "goto middle:35"]
    t.cards("bus-ticket-1").play("goto middle:5")
    assert (where(t, A), cash(t), hand(t, A)) == ("middle:5", [200, 0, 0], ["bus-ticket-1"])
    assert t.decision.kind == "buy"


@rule("UM-CRD-3")
def test_moving_to_another_track_is_a_walk_too() -> None:
    t = drawing("chest-moving", "inner:4").owns(B, "Ute Cab Co.").play("roll", "goto outer:50")
    assert (where(t, A), cash(t)) == ("outer:50", [250 - 30, 30, 0])  # Bonus, then by Pennsylvania and B & O


@rule("UM-CRD-4")
@pytest.mark.parametrize(
    ("card", "at", "target"),
    [
        ("chest-lane-above-1", "outer:24", "middle:18"),
        ("chest-lane-above-2", "outer:46", "middle:32"),
        ("chest-lane-above-1", "outer:2", "middle:0"),
        ("chest-lane-above-1", "middle:17", "inner:11"),
        ("chest-lane-above-1", "inner:4", "inner:4"),
        ("chest-lane-below-1", "middle:33", "outer:47"),
        ("chest-lane-below-2", "middle:2", "outer:4"),
        ("chest-lane-below-1", "inner:4", "middle:6"),
        ("chest-lane-below-1", "outer:36", "outer:36"),
    ],
)
def test_changing_lanes(card: str, at: str, target: str) -> None:
    assert where(drawing(card, at).play("roll"), A) == target


@rule("UM-CRD-8", "UM-TRN-5")
@pytest.mark.parametrize(
    ("at", "owned", "deed", "price"),
    [
        ("outer:24", (), "Yellow Cab Co.", 150),
        ("outer:24", ("Yellow Cab Co.",), "B & O Railroad", 100),
        ("middle:17", (), "B & O Railroad", 100),
        ("inner:4", ("Pennsylvania Railroad",), "Short Line", 100),
        ("inner:4", ("Pennsylvania Railroad", "Short Line"), "B & O Railroad", 100),  # on the way outwards
    ],
)
def test_discount_travel(at: str, owned: tuple[str, ...], deed: str, price: int) -> None:
    t = drawing("chest-discount-travel", at).owns(B, *owned).play("roll")
    before = t.cash(A)
    assert t.game.state.edition.board.deed_at[t.place(A)] == t.deed(deed)
    assert len(hand(t, A)) == (0 if "Cab" in deed else 1)
    t.play("buy")
    assert (t.owner(deed), t.cash(A)) == (A, before - price)


@rule("UM-CRD-3", "UM-CRD-8")
@pytest.mark.parametrize(
    ("at", "free", "space", "price"),
    [
        ("outer:2", ("Pennsylvania Railroad", "Short Line"), "middle:15", 100),  # in by Reading, and on
        ("outer:24", ("Pennsylvania Railroad", "Short Line"), "middle:35", 100),  # in by B & O
        ("outer:24", ("Pennsylvania Railroad",), "middle:15", 100),
    ],
)
def test_discount_travel_leads_inwards_where_the_outer_track_has_nothing(
    at: str, free: tuple[str, ...], space: str, price: int
) -> None:
    t = drawing("chest-discount-travel", at).owns_group(B, "railroad", "cab").owns(-1, *free).play("roll")
    assert (where(t, A), t.decision.kind) == (space, "buy")
    before = t.cash(A)
    assert t.play("buy").cash(A) == before - price


def test_discount_travel_declined_is_an_auction() -> None:
    t = drawing("chest-discount-travel").play("roll", "decline")
    assert (t.decision.kind, t.play("bid 10", "pass", "pass").owner("Yellow Cab Co.")) == ("auction", B)


def test_discount_travel_with_nothing_unowned_leads_nowhere() -> None:
    t = drawing("chest-discount-travel", "inner:4").owns_group(B, "railroad", "cab").play("roll")
    assert (where(t, A), t.decision.kind) == ("inner:4", "end")


@rule("UM-CRD-4", "UM-CRD-7")
def test_an_impounded_vehicle_costs_a_turn() -> None:
    t = drawing("chest-impounded", players=2).at(B, "middle:1").owns(B, "Oriental Avenue").play("roll")
    assert (where(t, A), t.in_jail(A), cash(t), pool(t)) == ("middle:10", False, [-50, 0], 50)
    t.dice(1, 3, 1).play("end", "roll", "end")
    assert (t.decision.player, t.happened("turn-lost")[0].values["player"]) == (B, A)


def test_who_is_to_lose_a_turn_has_the_mark_that_saves_always_had() -> None:
    t = drawing("chest-impounded", players=2).at(B, "middle:1").owns(B, "Oriental Avenue").play("roll").dice(1, 3, 1)
    data = json.loads(json.dumps(t.game.save()))
    assert data["state"]["extra"][PLAYER_MARKS : PLAYER_MARKS + 2] == [1, 0]
    game = Game.load(data)
    for said in ("end", "roll", "end"):
        events = game.play(said)
    assert [event.values["player"] for event in events if event.name == "turn-lost"] == [A]


def test_tips_for_drivers() -> None:
    t = drawing("chest-tip-drivers", players=4).owns(B, "Ute Cab Co.", "Yellow Cab Co.").owns(3, "Checker Cab Co.")
    assert cash(t.owns(A, "Black & White Cab Co.").play("roll")) == [-100, 50, 0, 50]


@rule("UM-CRD-6")
def test_rewind_goes_back_by_two_dice_for_double_rent() -> None:
    t = drawing("chest-rewind", "middle:17").owns(B, "Connecticut Avenue").dice(4, 4).play("roll")
    assert (where(t, A), cash(t)) == ("middle:9", [-16, 16, 0])
    assert [event.values for event in t.happened("rolled-for-card")] == [{"player": A, "die": 4, "other_die": 4}]
    assert (t.decision.kind, t.options("roll")) == ("end", [])  # equal dice of a card are no doubles


@rule("UM-UTL-2")
def test_rewound_to_a_utility_the_new_dice_count() -> None:
    t = drawing("chest-rewind", "middle:33", even=True).owns(B, "Water Works").dice(2, 3).play("roll")
    assert cash(t) == [-2 * 4 * 5, 40, 0]  # by five, not by the four that were rolled before


@rule("UM-CRD-6", "UM-TRN-5", "UM-PAY-5")
def test_rewound_to_stations_corners_and_cards() -> None:
    t = drawing("chest-rewind", "inner:4").dice(3, 4).cards("bus-ticket-2").play("roll")
    assert (where(t, A), hand(t, A), t.decision.kind) == ("inner:21", ["bus-ticket-2"], "buy")
    t = drawing("chest-rewind", "outer:36").dice(4, 4).play("roll")
    assert (where(t, A), cash(t)) == ("outer:28", [400, 0, 0])
    t = drawing("chest-rewind", "outer:24").dice(1, 2).cards("chance-loan").play("roll")
    assert (where(t, A), cash(t)) == ("outer:21", [150, 0, 0])


def test_losers_weepers_puts_a_voucher_back() -> None:
    t = drawing("chest-losers-weepers").holds(A, "bus-ticket-1", "bus-ticket-2", "transit-token-1")
    full = pack(t, "vouchers")
    t.play("roll")
    assert t.options() == ["give bus-ticket-1", "give transit-token-1"]
    t.play("give transit-token-1")
    assert (hand(t, A), pack(t, "vouchers")) == (["bus-ticket-1", "bus-ticket-2"], full + 1)
    assert [event.values["player"] for event in t.happened("card-lost")] == [A]
    assert drawing("chest-losers-weepers").play("roll").decision.kind == "end"


@rule("UM-CRD-4", "UM-MOV-3")
def test_a_shopping_spree() -> None:
    t = drawing("chest-shopping-spree").owns(B, "Rodeo Drive").play("roll")
    assert (where(t, A), cash(t), pool(t)) == ("outer:55", [-90 - 150, 90, 0], 150)
    t = drawing("chest-shopping-spree").play("roll", "buy")
    assert (cash(t), pool(t)) == ([-510 - 150, 0, 0], 150)
