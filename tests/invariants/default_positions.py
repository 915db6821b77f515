"""A position for every question that can be put, with the answer that stands for none.

By name of the choice in the table of steps; `test_defaults` fails for a choice without a position here.
"""

from collections.abc import Callable

from passgo import EDITIONS
from passgo.editions.ultimate.uses import (
    BUYERS_MARKET,
    DEAL_BUSTER,
    DISTRICT_ATTORNEY,
    FORECLOSED,
    FREE_HOUSE,
    JUST_SAY_NO,
    LAWYER,
    REVERSE_RENT,
    SEE_YOU_IN_COURT,
    SELL_SHARE,
    SHARE_FORTUNE,
    SWAP_DEEDS,
    TAKE_DEED,
)
from passgo.engine.columns import i64
from passgo.testing import Table, table
from tests.scenarios.millionaire.race import covered, race
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY
from tests.scenarios.ultimate.drawing import drawing, shares
from tests.scenarios.ultimate.hands import complete_table, give
from tests.scenarios.ultimate.three_tracks import mine, tracks

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
WITH_A_LOAN = ("Boardwalk", "Baltic Avenue")
RED = ("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue")

Position = tuple[Callable[[], Table], str]


# tables that several questions begin at


def at_a_hotel() -> Table:
    """A will owe B $2,000 for Boardwalk."""
    t = table().owns_group(B, "dark blue").built(5, "Park Place", "Boardwalk")
    return t.at(A, 36).dice(1, 2)


def last_house() -> Table:
    """A and B both could use the last house."""
    return table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).play("build Baltic Avenue")


MEGA_DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)


def last_orange(level: int, cash: int = 2500, mortgaged: bool = False, also: str = "") -> Table:
    """In Mega A has three built oranges, and perhaps something else, and gets the fourth, which is bare."""
    last = "New Jersey Avenue"
    t = table("mega").owns(A, *ORANGE, *([also] if also else [])).built(level, *ORANGE).owns(B, last)
    t.has(A, cash).turn(B)
    if mortgaged:
        t.mortgaged(last)
    return t.play("offer 0 25 for nothing", "accept")


def birthday(source: str) -> Table:
    """In Mega A comes to Birthday Gift."""
    return table("mega", birthday_source=source).at(A, 43).dice(1, 2, 1)


def fortune(card: str, t: Table | None = None) -> Table:
    """In Millionaire A takes this card on Style Square."""
    return (t or covered()).at(A, 14).dice(1, 2).cards(card).play("roll")


def keeping(card: str, t: Table) -> Table:
    """In Millionaire A plays a card that he kept."""
    return t.holds(A, card).play(f"card {card}")


def played(use: i64, t: Table) -> Table:
    """In Ultimate A plays a kept card for this use."""
    return t.play(f"card {give(t, A, use)}")


def holding(t: Table, *cards: tuple[int, i64]) -> Table:
    for seat, use in cards:
        give(t, seat, use)
    return t


def rent_at_illinois(use: i64) -> Table:
    """In Ultimate A owes B rent and keeps a card about it."""
    t = complete_table().at(A, "Free Parking").owns(B, "Illinois Avenue").dice(1, 2, 1)
    return holding(t, (A, use))


def at_the_exchange(auction: str = "winner_picks") -> Table:
    return complete_table(stock_auction=auction).at(A, "outer:51").dice(1, 3, 1).play("roll")


CLASSIC: dict[str, Position] = {
    "Bidding": (lambda: table().dice(1, 2).play("roll", "decline", "bid 1"), "pass"),
    "ConsiderTrade": (lambda: table().owns(B, 1).play("offer 1 $1 for 1"), "refuse"),
    "RaiseCash": (lambda: at_a_hotel().owns(A, 5, 6).has(A, 1960).play("roll"), "mortgage 6"),
    "ConsiderSettlement": (lambda: at_a_hotel().owns(A, 5).has(A, 100).play("roll", "settle 5, $100"), "refuse"),
    "KeepOrLift": (lambda: at_a_hotel().owns(A, 5).mortgaged(5).has(A, 0).play("roll", "bankrupt"), "keep 5"),
    "Wish": (last_house, "no"),
    "PlaceBuilding": (lambda: last_house().play("want 1", "bid 200", "pass"), "place 37"),
    "OffTurn": (lambda: table().at(A, 4).dice(2, 4).play("interrupt 1", "roll", "end"), "done"),
    "OfferDeed": (lambda: table().dice(1, 2).play("roll"), "decline"),
    "ClaimRent": (lambda: table(rent_claim="manual").owns(B, 3).dice(1, 2).play("roll"), "collect 3"),
    "PayOrDraw": (lambda: table(cards_deck="london").dice(1, 1).cards("chest-fine-or-chance").play("roll"), "pay"),
    "ChooseTax": (lambda: table(tax_income="choice").dice(1, 3).play("roll"), "percent"),
    "JailTurn": (lambda: table().jailed(A, 2).holds(A, "chest-leave-jail"), "roll"),
    "TakeTurn": (lambda: table().owns_group(A, "orange"), "roll"),
    "FinishTurn": (lambda: table().owns_group(A, "orange").at(A, 4).dice(2, 4).play("roll"), "end"),
}

MEGA: dict[str, Position] = {
    "PickForAuction": (lambda: table("mega").owns(B, 1).at(A, 10).dice(1, 2, 1).play("roll"), "auction 3"),
    "ChooseGift": (lambda: birthday("bank").play("roll"), "cash"),
    "ChooseGiver": (lambda: birthday("one_player").play("roll"), "pick 1"),
    "AskForGift": (lambda: birthday("each_player").holds(B, "bus-ticket-1").play("roll"), "cash"),
    "GiveVoucher": (
        lambda: birthday("each_player").holds(B, "expiring-ticket-1", "bus-ticket-1").play("roll", "take"),
        "give bus-ticket-1",
    ),
    "CatchBus": (lambda: table("mega", bus_mode="choice").owns(A, 4).dice(1, 3, BUS).play("roll"), "take"),
    "LiftNow": (lambda: last_orange(2, mortgaged=True), "lift 25"),
    "EvenOut": (lambda: last_orange(3, 110, mortgaged=True).play("lift 25"), "arrange 21 2 2 2 3"),  # nine houses
    "StayOrMove": (
        lambda: table("mega").owns(B, *MEGA_DEEDS).mortgaged(*MEGA_DEEDS).dice(1, 3, MR_MONOPOLY).play("roll"),
        "stay",
    ),
    "TakeMegaTurn": (lambda: table("mega").holds(A, "bus-ticket-1"), "roll"),
    "ChooseTriple": (lambda: table("mega").at(A, 20).dice(2, 2, 2).play("roll"), "goto 0"),
}

MILLIONAIRE: dict[str, Position] = {
    "GiveMoney": (lambda: fortune("fortune-big-heart", covered().has(C, 1000)), "pick 2"),
    "HandOver": (lambda: fortune("fortune-handover", covered().owns(A, 28, 31, 9)), "surrender 9"),
    "HandOverTo": (
        lambda: fortune("fortune-handover", covered().owns(A, 9).has(C, 1000)).play("surrender 9"),
        "pick 2",
    ),
    "TakeOver": (lambda: keeping("fortune-takeover-1", race().owns(B, 9, 31)), "claim 31"),
    "ChooseToGet": (lambda: keeping("fortune-forced-deal-1", race().owns(A, 1).owns(B, 9, 31)), "claim 31"),
    "ChooseToGive": (
        lambda: keeping("fortune-forced-deal-1", race().owns(A, 28, 9).owns(B, 31)).play("claim 31"),
        "swap 9",
    ),
    "BuildFreeHouse": (lambda: keeping("fortune-free-house-1", race().owns_group(A, "brown")), "place 1"),
    "ChooseUpgrade": (lambda: race().at(A, 30).dice(1, 3).play("roll"), "no"),
    "OfferLot": (lambda: race().at(A, 14).dice(1, 2).play("roll"), "decline"),
    "PayOrPass": (lambda: race().owns(B, 17).holds(A, "fortune-vip-pass").at(A, 14).dice(1, 2).play("roll"), "pay"),
    "TakeRace": (lambda: race().holds(A, "fortune-reverse-gear"), "roll"),
    "FinishRace": (
        lambda: race().owns(B, 9, 31).holds(A, "fortune-takeover-1").at(A, 14).dice(1, 1).play("roll"),
        "end",
    ),
    "OffRace": (lambda: race().owns_group(B, "brown").holds(B, "fortune-free-house-1").play("interrupt 1"), "done"),
}

ULTIMATE: dict[str, Position] = {
    "CatchTheBus": (lambda: mine().at(A, "middle:11").dice(1, 2, BUS).play("roll"), "take"),
    "MissBus": (
        lambda: (
            complete_table()
            .at(A, "Reverse Direction")
            .holds(A, "bus-ticket-1", "transit-token-1")
            .owns(A, "Miami Avenue")
            .dice(1, 2, BUS)
            .play("roll")
        ),
        "give bus-ticket-1",
    ),
    "Threat": (
        lambda: played(TAKE_DEED, holding(complete_table().owns(B, "Boardwalk"), (B, JUST_SAY_NO))).play(
            "claim Boardwalk"
        ),
        "accept",
    ),
    "Lawsuit": (lambda: played(SEE_YOU_IN_COURT, holding(complete_table(), (B, LAWYER))).play("pick 1"), "accept"),
    "Fine": (lambda: shares(drawing("chest-strike"), C, "acme-motors", 1).holds(C, "lawyer").play("roll"), "accept"),
    "Storm": (
        lambda: (
            drawing("chest-tornado")
            .owns_group(A, "red")
            .built(1, *RED)
            .owns(A, "Ute Cab Co.")
            .built(1, "Ute Cab Co.")
            .play("roll")
        ),
        "hit outer:50",
    ),
    "ChooseFall": (
        lambda: drawing("chance-hurricane").owns_group(B, "red").built(5, *RED).pieces(2).play("roll", "hit middle:21"),
        "arrange middle:21 1 1 0",
    ),
    "SurrenderAsset": (
        lambda: drawing("chance-assets-seized").owns(A, "Boardwalk", "Baltic Avenue").play("roll"),
        "surrender middle:3",
    ),
    "HouseCondemned": (
        lambda: (
            drawing("chest-condemned")
            .owns_group(A, "red", "purple")
            .built(1, *RED)
            .built(2, "Baltic Avenue", "Mediterranean Avenue")
            .play("roll")
        ),
        "sell middle:1",
    ),
    "ReturnVoucher": (
        lambda: drawing("chest-losers-weepers").holds(A, "transit-token-1", "bus-ticket-1").play("roll"),
        "give bus-ticket-1",
    ),
    "OfferShare": (at_the_exchange, "decline"),
    "NameShare": (lambda: at_the_exchange("lander_names").play("decline"), "share motion-pictures-1"),
    "PickShare": (lambda: at_the_exchange().play("decline", "bid 1", "pass", "pass"), "share acme-motors-1"),
    "OfferTaxi": (
        lambda: complete_table().owns(B, "Checker Cab Co.").at(A, "outer:1").dice(1, 3, 1).play("roll"),
        "stay",
    ),
    "OfferOnTracks": (lambda: tracks().at(A, "Free Parking").dice(1, 2, 1).play("roll"), "decline"),
    "BustDeal": (
        lambda: holding(complete_table().at(A, "Free Parking").dice(1, 2, 1), (B, DEAL_BUSTER)).play("roll", "buy"),
        "decline",
    ),
    "AnswerRent": (lambda: rent_at_illinois(REVERSE_RENT).play("roll"), "pay"),
    "Reversal": (
        lambda: holding(rent_at_illinois(REVERSE_RENT), (B, JUST_SAY_NO)).play("roll", "card reverse-rent"),
        "accept",
    ),
    "ChooseRide": (lambda: drawing("chest-moving").owns(B, "Checker Cab Co.").play("roll"), "goto outer:7"),
    "TaxOrJail": (lambda: drawing("chest-april-taxes").play("roll"), "goto middle:10"),
    "GuideAstray": (lambda: drawing("chance-gps").play("roll"), "goto outer:0"),
    "GameNight": (lambda: drawing("chest-game-night-1").play("roll"), "pick 1"),
    "FindVoucher": (
        lambda: drawing("chest-finders-keepers", deck="equipment").holds(C, "bus-ticket-1").play("roll"),
        "pick 2",
    ),
    "TaxiWar": (lambda: drawing("chance-taxi-wars").play("roll"), "decline"),
    "SeeInCourt": (lambda: played(SEE_YOU_IN_COURT, complete_table()), "pick 1"),
    "ChoosePrisoner": (lambda: played(DISTRICT_ATTORNEY, complete_table()), "pick 1"),
    "BuyersMarket": (lambda: played(BUYERS_MARKET, complete_table().owns(B, "Lake Street")), "goto outer:3"),
    "ChooseForeclosure": (
        lambda: played(FORECLOSED, complete_table().owns(B, *WITH_A_LOAN).mortgaged(*WITH_A_LOAN)),
        "claim middle:3",
    ),
    "ChooseDeedToTake": (
        lambda: played(TAKE_DEED, complete_table().owns(B, "Lake Street", "Boardwalk")),
        "claim middle:39",
    ),
    "ChooseDeedToGet": (
        lambda: played(SWAP_DEEDS, complete_table().owns(A, "Lake Street").owns(B, "Baltic Avenue", "Boardwalk")),
        "claim middle:39",
    ),
    "ChooseDeedToGive": (
        lambda: played(SWAP_DEEDS, complete_table().owns(A, "Park Place", "Lake Street").owns(B, "Baltic Avenue")).play(
            "claim Baltic Avenue"
        ),
        "swap outer:1",
    ),
    "PlaceFreeHouse": (lambda: played(FREE_HOUSE, complete_table().owns_group(A, "red")), "place middle:21"),
    "SellShare": (
        lambda: played(SELL_SHARE, shares(shares(complete_table(), A, "acme-motors", 1), A, "general-radio", 1)),
        "sell general-radio-1",
    ),
    "OffTurnWithCards": (
        lambda: holding(complete_table().at(A, "middle:6").dice(1, 2, 1), (B, DISTRICT_ATTORNEY)).play(
            "interrupt 1", "done", "roll", "end"
        ),
        "done",
    ),
    "PlayAnyTime": (lambda: holding(complete_table(), (B, DISTRICT_ATTORNEY)).play("interrupt 1"), "done"),
    "ShareInFortune": (
        lambda: (
            holding(
                complete_table().holds(B, "roll-three-123").at(A, "inner:7").dice(1, 3, 1, 1, 2, 6), (C, SHARE_FORTUNE)
            )
            .cards("roll-three-345")
            .play("roll")
        ),
        "decline",
    ),
    "TakeUltimateTurn": (lambda: tracks().at(A, "Subway").holds(A, "bus-ticket-1"), "roll"),
    "BeforeBonus": (
        lambda: tracks().owns(A, "Baltic Avenue").holds(A, "bus-ticket-1").dice(1, 2, MR_MONOPOLY).play("roll"),
        "continue",
    ),
    "FinishUltimateTurn": (
        lambda: mine().at(A, "outer:38").holds(A, "bus-ticket-1", "transit-token-1").dice(1, 2, 1).play("roll"),
        "end",
    ),
    "ChooseTripleOnTracks": (lambda: tracks().at(A, "outer:9").dice(2, 2, 2).play("roll"), "goto middle:0"),
}

POSITIONS: dict[str, Position] = {**CLASSIC, **MEGA, **MILLIONAIRE, **ULTIMATE}
