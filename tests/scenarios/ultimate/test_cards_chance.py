"""The Chance cards of both printings that are obeyed at once; those about shares and storms have their own files."""

import pytest

from passgo.editions.ultimate import ULTIMATE
from passgo.editions.ultimate.ledger import JAIL_MARKS
from passgo.engine.edition import AT_ONCE
from tests.rules import rule
from tests.scenarios.ultimate.common import PRINTINGS, A, B, C, hand, where
from tests.scenarios.ultimate.drawing import CHANCES, CHESTS, cash, drawing, shares
from tests.scenarios.ultimate.money import pool

NOT_TRADABLE = {  # the kept cards that stay with their drawer, by printing
    "equipment": {"see-you-in-court", "foreclosed", "stock-bonus", "insider-tip", "stock-lawyer"},
    "complete": {
        "see-you-in-court",
        "foreclosed",
        "stock-bonus",
        "buyers-market",
        "comped-room",
        "half-railroad-rent",
        "renovation",
    },
}


@rule("UM-CRD-1")
@pytest.mark.parametrize(("deck", "count", "kept"), [("equipment", 38, (3, 7)), ("complete", 72, (15, 19))])
def test_each_printing_has_its_number_of_cards(deck: str, count: int, kept: tuple[int, int]) -> None:
    packs = ULTIMATE.printings[f"{deck}/sheet"].decks[:2]
    assert [len(pack.cards) for pack in packs] == [count, count]
    assert tuple(sum(card.use != AT_ONCE for card in pack.cards) for pack in packs) == kept
    names = [card.name for pack in packs for card in pack.cards]
    assert len(set(names)) == 2 * count


@rule("UM-CRD-1")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_kept_cards_that_may_not_be_traded(deck: str) -> None:
    packs = ULTIMATE.printings[f"{deck}/sheet"].decks[:2]
    kept = [card for pack in packs for card in pack.cards if card.use != AT_ONCE]
    assert {card.name for card in kept if not card.tradable} == NOT_TRADABLE[deck]


@rule("UM-CRD-1")
def test_alike_cards_have_one_kind() -> None:
    packs = ULTIMATE.printings["complete/sheet"].decks[:2]
    kinds = [card.kind for pack in packs for card in pack.cards]
    counted = {kind: kinds.count(kind) for kind in kinds if kinds.count(kind) > 1}
    assert counted == {
        "chance-nearest-railroad": 2,
        "chance-stock-exchange": 6,
        "just-say-no": 11,
        "chance-lane-below": 2,
        "chance-lane-above": 2,
        "chest-doctor": 2,
        "chest-game-night": 2,
        "chest-stock-exchange": 6,
        "chest-lane-below": 2,
        "chest-lane-above": 2,
    }


@rule("UM-CRD-1")
@pytest.mark.parametrize("deck", PRINTINGS)
@pytest.mark.parametrize("pack", [0, 1])
def test_every_card_plays_on_every_track(deck: str, pack: int) -> None:
    """Each card is drawn on a space of each track and followed up with first and last options."""
    for number, card in enumerate(ULTIMATE.printings[f"{deck}/sheet"].decks[pack].cards):
        spaces = (CHANCES, CHESTS)[pack]
        for turn, space in enumerate((spaces[number % 4], spaces[4 + number % 3], spaces[7])):
            t = drawing(card.name, space, deck, players=4).pool(77).jailed(C)
            t.owns_group(A, "orange").built(3, "St. James Place", "Tennessee Avenue").mortgaged("New York Avenue")
            t.owns_group(B, "teal", "cab").built(5, "Decatur Street", "Peachtree Street", "Dekalb Avenue")
            shares(shares(t, A, "national-utilities", 3), B, "general-radio", 2).holds(B, "bus-ticket-3")
            money = sum(t._game.state.cash) + t._game.state.bank + t._game.state.pool
            t.play("roll")
            for step in range(8):
                assert t.happened("card-drawn") or step
                options = t.options()
                t.play(options[0] if (step + turn) % 2 else options[-1])
            s = t.game.state
            assert sum(s.cash) + s.bank + s.pool == money
            in_packs = sum(s.undrawn_count[k] + s.discards_count[k] for k in range(4))
            assert in_packs + sum(keeper != -1 for keeper in s.holder) == len(s.holder)


@rule("UM-CRD-1", "UM-CRD-7", "UM-POO-1")
@pytest.mark.parametrize(
    ("card", "gain", "decks"),
    [
        ("chance-traffic-ticket", -15, PRINTINGS),
        ("chance-loan", 150, PRINTINGS),
        ("chance-interest", 50, PRINTINGS),
        ("chance-school-fees", -150, ("complete",)),
        ("chance-holiday-bonus", 100, ("complete",)),
        ("chance-party", -25, ("complete",)),
    ],
)
def test_money_from_the_bank_and_to_the_pool(card: str, gain: int, decks: tuple[str, ...]) -> None:
    for deck in decks:
        t = drawing(card, deck=deck).play("roll")
        assert cash(t) == [gain, 0, 0]
        assert pool(t) == max(0, -gain)


@rule("UM-POO-1")
def test_without_a_pool_the_bank_gets_the_fine() -> None:
    t = drawing("chance-school-fees", pool_enabled=False).play("roll")
    assert (cash(t), pool(t)) == ([-150, 0, 0], 0)


@rule("UM-CRD-1", "IX-86")
@pytest.mark.parametrize(
    ("card", "amount", "decks"),
    [
        ("chance-chair", 50, PRINTINGS),
        ("chance-social-media", 50, ("complete",)),
        ("chance-fitness", 25, ("complete",)),
    ],
)
def test_paying_each_player(card: str, amount: int, decks: tuple[str, ...]) -> None:
    for deck in decks:
        assert cash(drawing(card, deck=deck).play("roll")) == [-2 * amount, amount, amount]


@rule("UM-CRD-2", "UM-CRD-3", "UM-CRD-5")
@pytest.mark.parametrize(
    ("card", "at", "target", "salary"),
    [
        ("chance-illinois", "middle:22", "middle:24", 0),
        ("chance-illinois", "outer:21", "middle:24", 300 + 200),  # Pay Day on the outer track, then GO
        ("chance-illinois", "inner:16", "middle:24", 200),  # by Short Line
        ("chance-st-charles", "middle:22", "middle:11", 200),
        ("chance-st-charles", "inner:16", "middle:11", 200),
        ("chance-boardwalk", "middle:36", "middle:39", 0),
        ("chance-boardwalk", "outer:54", "middle:39", 0),  # by Reading
        ("chance-boylston", "outer:10", "inner:7", 300 + 250),  # B & O and Short Line; Pay Day and Bonus
        ("chance-boylston", "middle:36", "inner:7", 200 + 250),  # by Pennsylvania
        ("chance-lombard", "middle:22", "inner:23", 0),
        ("chance-lombard", "inner:16", "inner:23", 0),
        ("chance-wall-street", "middle:7", "inner:13", 0),
        ("chance-wall-street", "inner:16", "inner:13", 250),
        ("chance-black-white-cab", "outer:21", "outer:22", 0),
        ("chance-black-white-cab", "middle:7", "outer:22", 0),  # by B & O; GO is not passed
        ("chance-reading", "middle:7", "middle:5", 200),  # the face on one's own track
        ("chance-reading", "outer:10", "outer:7", 300),
        ("chance-reading", "inner:16", "middle:5", 200),
    ],
)
def test_advancing_to_a_property(card: str, at: str, target: str, salary: int) -> None:
    t = drawing(card, at).play("roll")
    assert (where(t, A), cash(t)) == (target, [salary, 0, 0])
    assert t.decision.kind == "buy"


@rule("UM-CRD-3")
def test_boylston_from_the_middle_is_reached_by_pennsylvania() -> None:
    t = drawing("chance-boylston", "middle:7").play("roll")
    assert (where(t, A), cash(t)) == ("inner:7", [250, 0, 0])


@rule("UM-CRD-2", "IX-69")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_an_owned_property_costs_its_rent(deck: str) -> None:
    t = drawing("chance-illinois", deck=deck).owns(B, "Illinois Avenue").play("roll")
    assert cash(t) == [-20, 20, 0]


@rule("UM-CRD-3", "IX-68", "UM-TRN-5")
def test_riding_to_reading_draws_a_voucher() -> None:
    t = drawing("chance-reading", "middle:36").owns(B, "Reading Railroad").cards("bus-ticket-1").play("roll")
    assert hand(t, A) == ["bus-ticket-1"]
    assert cash(t) == [200 - 25, 25, 0]


@rule("UM-CRD-5")
@pytest.mark.parametrize(
    ("at", "corner", "income"), [("outer:10", 28, 400), ("middle:22", 56, 200), ("inner:16", 102, 300)]
)
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_pay_corner_of_the_track(at: str, corner: int, income: int, deck: str) -> None:
    t = drawing("chance-pay-corner", at, deck).play("roll")
    assert (t.place(A), cash(t)) == (corner, [income, 0, 0])


@rule("UM-CRD-5", "UM-PAY-3")
@pytest.mark.parametrize(("even", "salary"), [(False, 300), (True, 400)])
def test_pay_day_passed_pays_by_the_roll(even: bool, salary: int) -> None:
    t = drawing("chance-stock-exchange-1", "outer:21", even=even).play("roll")
    assert (where(t, A), cash(t)) == ("outer:0", [salary, 0, 0])


@rule("UM-CRD-2", "IX-101")
@pytest.mark.parametrize(("deck", "copies"), [("equipment", 5), ("complete", 6)])
def test_advancing_to_the_stock_exchange(deck: str, copies: int) -> None:
    for k in range(1, copies + 1):
        t = shares(drawing(f"chance-stock-exchange-{k}", "outer:54", deck), B, "acme-motors", 1).play("roll")
        assert (where(t, A), cash(t), t.decision.kind) == ("outer:0", [0, 15, 0], "share")


@rule("UM-CRD-8", "UM-UTL-3")
@pytest.mark.parametrize(
    ("at", "utility"),
    [("outer:21", "outer:39"), ("outer:54", "outer:11"), ("middle:22", "middle:28"), ("inner:16", "inner:3")],
)
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_nearest_utility_costs_ten_times_two_dice(at: str, utility: str, deck: str) -> None:
    t = drawing("chance-nearest-utility", at, deck).owns(B, utility).has(A, 1500).dice(3, 4).play("roll")
    passed = 300 if at == "outer:21" else 0
    assert (where(t, A), cash(t)) == (utility, [passed - 70, 70, 0])


@rule("UM-CRD-8")
def test_the_nearest_utility_may_be_bought() -> None:
    t = drawing("chance-nearest-utility").play("roll", "buy")
    assert (t.owner("Water Works"), t.cash(A)) == (A, 1350)


@rule("UM-CRD-8", "IX-68", "IX-98", "UM-TRN-5")
@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_nearest_railroad_costs_double(copy: int, deck: str) -> None:
    t = drawing(f"chance-nearest-railroad-{copy}", "inner:16", deck).owns(B, "Short Line").built(1, "Short Line")
    t.cards("transit-token-1").play("roll")
    assert (where(t, A), cash(t)) == ("inner:21", [-100, 100, 0])
    assert hand(t, A) == ["transit-token-1"]


@rule("UM-CRD-6")
@pytest.mark.parametrize(
    ("card", "at", "target"),
    [
        ("chance-back-three", "middle:36", "middle:33"),  # Short Line is passed, not ridden
        ("chance-back-three", "outer:10", "outer:7"),
        ("chance-forward-three", "middle:22", "middle:25"),
        ("chance-forward-three", "inner:16", "inner:19"),
    ],
)
def test_three_spaces_along_the_track(card: str, at: str, target: str) -> None:
    t = drawing(card, at, even=at == "middle:22").play("roll")
    moves = [event.values["space"] for event in t.happened("moved")]
    assert t.game.state.edition.board.place(moves[1]) == target


@rule("UM-CRD-6")
def test_forward_past_the_stock_exchange_pays_nothing() -> None:
    t = drawing("chance-forward-three", "outer:54").owns(A, "Lake Street").play("roll")
    assert (where(t, A), cash(t)) == ("outer:1", [0, 0, 0])


@rule("UM-CRD-4", "UM-JAL-1")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_going_to_jail(deck: str) -> None:
    t = drawing("chance-jail", "outer:30", deck).play("roll")
    assert (t.in_jail(A), where(t, A), cash(t)) == (True, "middle:10", [300, 0, 0])  # Pay Day was rolled past


@rule("UM-CRD-4", "UM-SUB-2")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_the_subway_is_ridden_next_turn(deck: str) -> None:
    t = drawing("chance-subway", deck=deck, players=2).play("roll")
    assert (where(t, A), t.options("ride")) == ("outer:42", [])
    t.at(B, "outer:16").dice(1, 2, 1).owns(B, "Cullen Boulevard").play("end", "roll", "end")
    assert "ride middle:39" in t.options("ride")


@rule("UM-CRD-2")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_roll_three_is_played(deck: str) -> None:
    t = drawing("chance-roll-three", "inner:16", deck).cards("roll-three-123").dice(1, 2, 6).play("roll")
    assert (where(t, A), cash(t)) == ("inner:12", [250 + 200, 0, 0])


@rule("UM-CRD-2")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_squeeze_play_is_played(deck: str) -> None:
    t = drawing("chance-squeeze-play", "inner:16", deck).dice(3, 4).play("roll")
    assert (where(t, A), cash(t)) == ("inner:0", [100, -50, -50])


@rule("UM-CRD-7")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_general_repairs(deck: str) -> None:
    t = drawing("chance-general-repairs", deck=deck).owns_group(A, "orange", "dark blue", "railroad", "cab")
    t.built(2, "St. James Place", "Tennessee Avenue").built(5, "Park Place").built(6, "Boardwalk")
    t.built(1, "Short Line", "Ute Cab Co.", "Yellow Cab Co.").play("roll")
    assert (cash(t), pool(t)) == ([-(4 * 25 + 100 + 100 + 3 * 25), 0, 0], 375)


@rule("UM-CRD-7")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_property_taxes_count_unmortgaged_property(deck: str) -> None:
    t = shares(drawing("chance-property-taxes", deck=deck), A, "acme-motors", 2)
    t.owns(A, "Boardwalk", "Short Line", "Water Works").mortgaged("Boardwalk").play("roll")
    assert (cash(t), pool(t)) == ([-50, 0, 0], 50)


@rule("UM-VCH-15")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_business_trip_brings_a_voucher(deck: str) -> None:
    t = drawing("chance-business-trip", deck=deck).cards("cab-ahead-2-1").play("roll")
    assert hand(t, A) == ["cab-ahead-2-1"]


@rule("UM-CRD-4", "UM-POO-1")
def test_rents_of_who_is_paid_back_go_to_the_pool_until_he_is_out() -> None:
    t = drawing("chance-paid-back", players=2).owns(A, "Boardwalk").at(B, "middle:34").dice(1, 2, 2).play("roll")
    assert (t.in_jail(A), t.decision.player) == (True, B)
    t.play("roll", "end")
    assert (cash(t), pool(t)) == ([0, -50], 50)
    assert t.game.state.extra[JAIL_MARKS + A] != 0
    assert t.play("pay").game.state.extra[JAIL_MARKS + A] == 0


@rule("UM-CRD-4")
def test_jailed_again_the_rents_are_his_own() -> None:
    t = drawing("chance-paid-back", players=2).owns(A, "Boardwalk").at(B, "middle:34").dice(1, 2, 2).play("roll")
    t.play("roll", "end").dice(1, 2, 2).cards("chance-jail")
    t.play("pay").at(A, "middle:17").play("roll")
    assert t.in_jail(A)
    t.at(B, "middle:34").dice(1, 2, 2).play("roll")
    assert (cash(t), pool(t)) == ([-50 + 50, -100], 100)


@rule("UM-CRD-4", "UM-CRD-8", "IX-64")
@pytest.mark.parametrize(("at", "cab"), [("outer:30", "outer:34"), ("outer:54", "outer:6"), ("middle:22", "outer:50")])
def test_taken_for_a_ride(at: str, cab: str) -> None:
    t = drawing("chance-taken-for-ride", at).owns(B, cab).play("roll")
    rolled_past = 300 if at == "outer:30" else 0
    assert (where(t, A), cash(t)) == (cab, [rolled_past - 60, 60, 0])
    assert t.decision.kind == "taxi"


@rule("UM-CRD-8")
def test_an_unowned_cab_is_not_for_sale_there() -> None:
    t = drawing("chance-taken-for-ride", "outer:30").play("roll")
    assert (where(t, A), t.decision.kind) == ("outer:34", "end")


@rule("UM-UTL-3")
def test_garbage_day() -> None:
    t = drawing("chance-garbage-day", "outer:30").owns(B, "Trash Collector").dice(6, 5).has(A, 1200).play("roll")
    assert (where(t, A), t.cash(A), t.cash(B)) == ("outer:39", 1200 + 300 - 110, 1610)
    assert drawing("chance-garbage-day", "outer:30").play("roll").decision.kind == "buy"


def test_assets_seized_a_property_or_a_building() -> None:
    t = shares(drawing("chance-assets-seized"), A, "acme-motors", 1).owns(A, "Boardwalk", "Short Line")
    t.owns_group(A, "orange").built(2, "St. James Place", "Tennessee Avenue").built(1, "New York Avenue")
    t.mortgaged("Boardwalk").play("roll")
    assert t.options() == ["surrender middle:16", "surrender middle:18", "surrender middle:35"]
    built = t.game.copy()
    t.play("surrender Short Line")
    assert (t.owner("Short Line"), cash(t)) == (-1, [0, 0, 0])
    built.play("surrender Tennessee Avenue")
    assert (built.state.level[t.deed("Tennessee Avenue")], built.state.cash[A]) == (1, 1500)


@pytest.mark.parametrize("deed", ["", "Boardwalk"])
def test_assets_seized_from_who_has_nothing_to_give(deed: str) -> None:
    t = drawing("chance-assets-seized")
    if deed:
        t.owns(A, deed).mortgaged(deed)
    assert t.play("roll").in_jail(A)


@rule("UM-CRD-5")
@pytest.mark.parametrize(("at", "income"), [("outer:21", 400), ("middle:22", 200), ("inner:16", 300)])
def test_the_marathon_pays_a_lap(at: str, income: int) -> None:
    t = drawing("chance-marathon", at).play("roll")
    assert (where(t, A), cash(t)) == (at, [income, 0, 0])


@rule("UM-CRD-4", "UM-MOV-3")
def test_mardi_gras_brings_everybody_to_canal_street() -> None:
    t = drawing("chance-mardi-gras", players=4).jailed(3).at(B, "middle:3").play("roll")
    assert (where(t, A), t.decision.kind, t.decision.player) == ("outer:9", "buy", A)
    t.play("buy")
    assert [where(t, seat) for seat in range(4)] == ["outer:9", "outer:9", "outer:9", "middle:10"]
    assert (cash(t), t.in_jail(3)) == ([-90 + 5 + 5, -5, -5, 0], True)


@rule("UM-CRD-4")
def test_mardi_gras_on_an_owned_street_costs_everybody_else() -> None:
    t = drawing("chance-mardi-gras").owns_group(C, "light green").play("roll")
    assert (cash(t), [where(t, seat) for seat in range(3)]) == ([-15, -15, 30], ["outer:9"] * 3)


@rule("UM-CRD-4")
def test_one_may_say_no_to_mardi_gras() -> None:
    t = drawing("chance-mardi-gras").owns(A, "Canal Street").holds(B, "just-say-no-1").at(B, "middle:3").play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "threat")
    t.play("card just-say-no-1")
    assert (where(t, B), where(t, C), cash(t)) == ("middle:3", "outer:9", [5, 0, -5])


@rule("UM-CRD-3", "UM-RID-3")
def test_taxi_wars_take_a_cab_company() -> None:
    t = drawing("chance-taxi-wars", "outer:30").owns(B, "Yellow Cab Co.").built(1, "Yellow Cab Co.").play("roll")
    assert t.options("claim") == ["claim outer:34"]
    t.play("claim outer:34")
    assert (t.owner("Yellow Cab Co."), t.level("Yellow Cab Co."), where(t, A)) == (A, 0, "outer:34")
    assert (t.decision.kind, cash(t)) == ("taxi", [300, 75, 0])  # the stand was sold; Pay Day was rolled past


@rule("UM-CRD-3")
def test_taxi_wars_without_cabs_to_take_sell_one() -> None:
    t = drawing("chance-taxi-wars", "outer:10").owns(A, "Checker Cab Co.").play("roll")
    assert t.options() == [
        "claim outer:22",
        "claim outer:34",
        "claim outer:50",
        "decline",
        "build outer:6",
        "mortgage outer:6",
    ]
    t.play("claim outer:22")
    assert (t.owner("Black & White Cab Co."), where(t, A), cash(t)) == (A, "outer:22", [-300, 0, 0])


@rule("UM-CRD-1", "UM-CRD-3")
@pytest.mark.parametrize(("answer", "owner", "end"), [("card deal-buster", B, "outer:10"), ("decline", A, "outer:22")])
def test_a_cab_company_bought_in_taxi_wars_may_be_snatched_like_any_other(answer: str, owner: int, end: str) -> None:
    t = drawing("chance-taxi-wars", "outer:10").holds(B, "deal-buster").play("roll", "claim outer:22")
    assert (t.decision.kind, t.decision.player) == ("bust-deal", B)
    t.play(answer)
    assert (t.owner("Black & White Cab Co."), where(t, A)) == (owner, end)
    assert cash(t) == ([0, -300, 0] if owner == B else [-300, 0, 0])


@rule("UM-CRD-3")
@pytest.mark.parametrize(("has", "sold"), [(300, 4), (299, 0)])
def test_taxi_wars_sell_a_cab_company_to_who_has_just_its_price(has: int, sold: int) -> None:
    t = drawing("chance-taxi-wars", "outer:10").has(A, has).play("roll")
    assert len(t.options("claim")) == sold


def test_taxi_wars_may_be_declined_or_answered_with_no() -> None:
    t = drawing("chance-taxi-wars", "outer:10").play("roll", "decline")
    assert (where(t, A), t.decision.kind) == ("outer:10", "end")
    t = drawing("chance-taxi-wars", "outer:10").owns(B, "Yellow Cab Co.").holds(B, "just-say-no-2").play("roll")
    t.play("claim outer:34", "card just-say-no-2")
    assert (t.owner("Yellow Cab Co."), where(t, A)) == (B, "outer:10")


@rule("UM-CRD-4", "IX-60")
def test_the_player_on_the_left_guides_the_drawer() -> None:
    t = drawing("chance-gps").owns(C, "Boardwalk").play("roll")
    assert (t.decision.player, len(t.options("goto"))) == (B, 120 - 4 - 1)
    t.play("goto Boardwalk")
    assert (where(t, A), cash(t)) == ("middle:39", [-50, 0, 50])
    t = drawing("chance-gps").play("roll", "goto outer:14")
    assert where(t, A) == "inner:18"  # the tunnel is taken at once


@rule("UM-MOV-5")
def test_guided_to_a_station_the_token_stands_inside() -> None:
    t = drawing("chance-gps").play("roll", "goto inner:9")
    assert (where(t, A), len(hand(t, A)), t.decision.kind) == ("inner:9", 1, "buy")


@pytest.mark.parametrize(("deed", "paid"), [("Short Line", 100), ("united-railways-1", 100), ("Boardwalk", 0)])
def test_the_late_train(deed: str, paid: int) -> None:
    t = drawing("chance-late-train").owns(A, deed).play("roll")
    assert cash(t) == [-paid, paid // 2, paid // 2]


@rule("UM-POO-4")
def test_advancing_to_the_tax_refund_and_sharing() -> None:
    t = drawing("chance-tax-refund", "inner:16").pool(301).play("roll")
    assert (where(t, A), cash(t), pool(t)) == ("inner:14", [250 + 151 - 100, 50, 50], 150)


@rule("UM-CRD-4", "UM-MOV-5")
@pytest.mark.parametrize(
    ("card", "at", "target"),
    [
        ("chance-lane-above-1", "outer:10", "middle:8"),
        ("chance-lane-above-2", "outer:54", "middle:0"),
        ("chance-lane-above-1", "outer:21", "inner:9"),  # Pennsylvania: a direct move ends on the inner face
        ("chance-lane-above-1", "middle:7", "inner:5"),
        ("chance-lane-above-1", "middle:22", "inner:12"),
        ("chance-lane-above-1", "middle:36", "inner:22"),
        ("chance-lane-above-1", "inner:16", "inner:16"),
        ("chance-lane-below-1", "outer:10", "outer:10"),
        ("chance-lane-below-2", "middle:7", "outer:9"),
        ("chance-lane-below-1", "middle:22", "outer:32"),
        ("chance-lane-below-1", "middle:36", "outer:50"),
        ("chance-lane-below-1", "inner:16", "middle:26"),
    ],
)
def test_changing_lanes(card: str, at: str, target: str) -> None:
    assert where(drawing(card, at).play("roll"), A) == target


@rule("UM-PAY-4")
def test_changing_lanes_to_go_pays() -> None:
    assert cash(drawing("chance-lane-above-1", "outer:54").play("roll")) == [200, 0, 0]
