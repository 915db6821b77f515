"""The Chance and Community Chest packs of Ultimate: the equipment list's 38 + 38 and the complete 72 + 72.

Texts are in the message catalogues, under `card-` and the kind. What kept cards are for is in `uses`.
"""

from collections.abc import Sequence

from passgo.editions.decks import copies
from passgo.editions.ultimate.card_losses import (
    ASSETS_SEIZED,
    HOUSE_CONDEMNED,
    LOSE_NEXT_TURN,
    PAID_BACK,
    RETURN_VOUCHER,
)
from passgo.editions.ultimate.card_money import (
    COLLECT_FROM_EACH,
    INSIDERS_EDGE,
    PROPERTY_TAX,
    REPAIRS_ON_TRACKS,
    TIP_DRIVERS,
    TRAIN_IS_LATE,
    WIN_MARATHON,
)
from passgo.editions.ultimate.card_moves import (
    ADVANCE_TO_NEXT,
    ADVANCE_TO_PAY_CORNER,
    CHANGE_LANE,
    CHOOSE_RIDE,
    DISCOUNT_TRAVEL,
    INWARD,
    OUTWARD,
    REWIND,
    TAKEN_FOR_RIDE,
    TAX_OR_JAIL,
    VISIT_BY_CARD,
)
from passgo.editions.ultimate.card_people import FIND_VOUCHER, GAME_NIGHT, GUIDE_ASTRAY, PARADE, TAXI_WAR
from passgo.editions.ultimate.card_stocks import (
    ACME_MOTORS,
    ALLIED_STEAMSHIPS,
    CAUGHT_TRADING,
    ELECTRIC_CAR,
    ENERGY_CRISIS,
    FINE_HOLDERS,
    GENERAL_RADIO,
    HALVE_RADIO,
    INHERIT_SHARE,
    MOTION_PICTURES,
    NATIONAL_UTILITIES,
    PAY_COMPANIES,
    STOCK_CRASH,
    UNITED_RAILWAYS,
)
from passgo.editions.ultimate.places import place
from passgo.editions.ultimate.spaces import DRAW_VOUCHERS
from passgo.editions.ultimate.storms import HURRICANE, STORM, TORNADO
from passgo.editions.ultimate.tracks import ADVANCE_ON_TRACKS, GO_DIRECTLY, STEP_ALONG
from passgo.editions.ultimate.uses import (
    BARGAIN,
    BUYERS_MARKET,
    CHEAP_RENT,
    DEAL_BUSTER,
    DISTRICT_ATTORNEY,
    FAMILY_BANK,
    FORECLOSED,
    FREE_HOUSE,
    HALF_PAR,
    HALF_RAILROAD_RENT,
    JUST_SAY_NO,
    LAWYER,
    MORE_RENT,
    NO_RENT,
    REVERSE_RENT,
    SEE_YOU_IN_COURT,
    SELL_SHARE,
    SHARE_FORTUNE,
    STOCK_LAWYER,
    SWAP_DEEDS,
    TAKE_DEED,
    WHOLE_POOL,
)
from passgo.engine.board import RAILROAD, UTILITY
from passgo.engine.columns import i64
from passgo.engine.edition import Card, Deck, Frame, frame
from passgo.engine.rules.cards import PAY_EACH, PAY_FINE, collect, go_to_jail, leave_jail, pay, pay_each
from passgo.engine.rules.movement import LAND_ON_SPACE

TRAVEL = int(UNITED_RAILWAYS | ACME_MOTORS | ALLIED_STEAMSHIPS)
ENTERTAINMENT = int(MOTION_PICTURES | GENERAL_RADIO)
UTILITIES = int(NATIONAL_UTILITIES)


def does(name: str, step: i64, a: int = 0, b: int = 0, c: int = 0) -> Card:
    return Card(name, [frame(step, a, b, c)])


def kept(name: str, use: i64, tradable: bool) -> Card:
    """A card to keep, and whether it says that it may be traded (UM-CRD-1, UM-TRD-1)."""
    return Card(name, use=use, tradable=tradable)


def advance(name: str, space: str, *more: Frame) -> Card:
    return Card(name, [frame(ADVANCE_ON_TRACKS, place(space)), frame(LAND_ON_SPACE), *more])


def directly(name: str, space: str, *more: Frame) -> Card:
    return Card(name, [frame(GO_DIRECTLY, place(space)), frame(LAND_ON_SPACE), *more])


def step(name: str, steps: int) -> Card:
    return Card(name, [frame(STEP_ALONG, steps), frame(LAND_ON_SPACE)])


def no_cards(count: int, first: int) -> list[Card]:
    return copies(kept("just-say-no", JUST_SAY_NO, tradable=True), count, first)


def common_chance() -> list[Card]:
    """What both printings have: the sixteen old cards and ten of the newer ones."""
    utility = [frame(ADVANCE_TO_NEXT, int(UTILITY)), frame(VISIT_BY_CARD, 1, 10)]
    railroad = [frame(ADVANCE_TO_NEXT, int(RAILROAD)), frame(VISIT_BY_CARD, 2)]
    return [
        Card("chance-pay-corner", [frame(ADVANCE_TO_PAY_CORNER), frame(LAND_ON_SPACE)]),
        Card("chance-nearest-utility", utility),
        go_to_jail("chance-jail"),
        *copies(Card("chance-nearest-railroad", railroad), 2),
        does("chance-general-repairs", REPAIRS_ON_TRACKS, 25, 100, 100),
        advance("chance-illinois", "Illinois Avenue"),
        leave_jail("chance-leave-jail"),
        pay("chance-traffic-ticket", 15),
        advance("chance-st-charles", "St. Charles Place"),
        step("chance-back-three", -3),
        collect("chance-loan", 150),
        pay_each("chance-chair", 50),
        advance("chance-boardwalk", "Boardwalk"),
        collect("chance-interest", 50),
        advance("chance-reading", "Reading Railroad"),
        does("chance-hurricane", STORM, int(HURRICANE)),
        advance("chance-roll-three", "Roll Three"),
        directly("chance-subway", "Subway"),
        advance("chance-squeeze-play", "Squeeze Play"),
        advance("chance-boylston", "Boylston Street"),
        advance("chance-lombard", "Lombard Street"),
        does("chance-property-taxes", PROPERTY_TAX, 25),
        kept("see-you-in-court", SEE_YOU_IN_COURT, tradable=False),
        kept("foreclosed", FORECLOSED, tradable=False),
        does("chance-business-trip", DRAW_VOUCHERS, 1),
        does("chance-caught", CAUGHT_TRADING),
        does("chance-travel-rage", PAY_COMPANIES, TRAVEL),
        does("chance-crash", STOCK_CRASH),
        does("chance-entertainment", PAY_COMPANIES, ENTERTAINMENT),
        does("chance-video", HALVE_RADIO),
    ]


def equipment_chance() -> list[Card]:
    return [
        *common_chance(),
        *copies(advance("chance-stock-exchange", "Stock Exchange"), 5),
        does("chance-streetlights", PAY_COMPANIES, UTILITIES),
        does("chance-electric-car-both", ELECTRIC_CAR, 2, 1),
    ]


def complete_chance() -> list[Card]:
    garbage = [frame(ADVANCE_ON_TRACKS, place("Trash Collector")), frame(VISIT_BY_CARD, 1, 10)]
    return [
        *common_chance(),
        *copies(advance("chance-stock-exchange", "Stock Exchange"), 6),
        does("chance-electric-car", ELECTRIC_CAR, 1),
        pay("chance-school-fees", 150),
        collect("chance-holiday-bonus", 100),
        *no_cards(5, 1),
        kept("buyers-market", BUYERS_MARKET, tradable=False),
        advance("chance-wall-street", "Wall Street"),
        kept("whole-pool", WHOLE_POOL, tradable=True),
        step("chance-forward-three", 3),
        advance("chance-black-white-cab", "Black & White Cab Co."),
        pay_each("chance-social-media", 50),
        does("chance-paid-back", PAID_BACK),
        does("chance-taken-for-ride", TAKEN_FOR_RIDE),
        Card("chance-garbage-day", garbage),
        does("chance-assets-seized", ASSETS_SEIZED),
        does("chance-marathon", WIN_MARATHON),
        kept("swap-deeds", SWAP_DEEDS, tradable=True),
        does("chance-mardi-gras", PARADE, place("Canal Street")),
        kept("slick-move", TAKE_DEED, tradable=True),
        does("chance-taxi-wars", TAXI_WAR),
        does("chance-gps", GUIDE_ASTRAY),
        kept("free-house", FREE_HOUSE, tradable=True),
        pay("chance-party", 25),
        kept("family-bank", FAMILY_BANK, tradable=True),
        pay_each("chance-fitness", 25),
        does("chance-late-train", TRAIN_IS_LATE, 50),
        kept("comped-room", NO_RENT, tradable=False),
        advance("chance-tax-refund", "Tax Refund", frame(PAY_EACH, 50)),
        *copies(does("chance-lane-below", CHANGE_LANE, int(OUTWARD)), 2),
        *copies(does("chance-lane-above", CHANGE_LANE, int(INWARD)), 2),
    ]


def common_chest() -> list[Card]:
    birthday = advance("", "Birthday Gift").effects
    return [
        Card("chest-pay-corner", [frame(ADVANCE_TO_PAY_CORNER), frame(LAND_ON_SPACE)]),
        collect("chest-bank-error", 200),
        kept("stock-bonus", SELL_SHARE, tradable=False),
        leave_jail("chest-leave-jail"),
        go_to_jail("chest-jail"),
        collect("chest-crossword", 100),
        collect("chest-tax-refund", 20),
        Card("chest-birthday", [frame(COLLECT_FROM_EACH, 10), *birthday]),
        collect("chest-life-insurance", 100),
        pay("chest-hospital", 100),
        pay("chest-insurance", 50),
        collect("chest-consultancy", 25),
        does("chest-street-repairs", REPAIRS_ON_TRACKS, 40, 115, 100),
        collect("chest-second-place", 10),
        collect("chest-inheritance", 100),
        does("chest-tornado", STORM, int(TORNADO)),
        advance("chest-bonus", "Bonus"),
        kept("good-fortune", SHARE_FORTUNE, tradable=True),
        does("chest-insiders-edge", INSIDERS_EDGE, 250, 50),
        does("chest-condemned", HOUSE_CONDEMNED),
        kept("district-attorney", DISTRICT_ATTORNEY, tradable=True),
        kept("deal-buster", DEAL_BUSTER, tradable=True),
        does("chest-finders-keepers", FIND_VOUCHER),
        does("chest-business-trip", DRAW_VOUCHERS, 1),
        does("chest-hollywood", FINE_HOLDERS, ENTERTAINMENT),
        does("chest-strike", FINE_HOLDERS, TRAVEL),
        does("chest-regulation", FINE_HOLDERS, UTILITIES),
        does("chest-inherit-share", INHERIT_SHARE),
    ]


def equipment_chest() -> list[Card]:
    return [
        *common_chest(),
        pay("chest-doctor", 50),
        does("chest-game-night", GAME_NIGHT, 200),
        *copies(advance("chest-stock-exchange", "Stock Exchange"), 5),
        kept("insider-tip", HALF_PAR, tradable=False),
        kept("stock-lawyer", STOCK_LAWYER, tradable=False),
        does("chest-energy-crisis", ENERGY_CRISIS),
    ]


def complete_chest() -> list[Card]:
    impounded = [frame(GO_DIRECTLY, place("Jail / Just Visiting")), frame(LOSE_NEXT_TURN)]
    return [
        *common_chest(),
        *copies(pay("chest-doctor", 50), 2),
        *copies(does("chest-game-night", GAME_NIGHT, 200), 2),
        *copies(advance("chest-stock-exchange", "Stock Exchange"), 6),
        kept("insider-tip", HALF_PAR, tradable=True),
        kept("lawyer", LAWYER, tradable=True),
        *no_cards(6, 6),
        does("chest-opening-night", COLLECT_FROM_EACH, 50),
        does("chest-business-trips", DRAW_VOUCHERS, 2),
        does("chest-april-taxes", TAX_OR_JAIL),
        does("chest-moving", CHOOSE_RIDE),
        *copies(does("chest-lane-below", CHANGE_LANE, int(OUTWARD)), 2),
        *copies(does("chest-lane-above", CHANGE_LANE, int(INWARD)), 2),
        kept("half-railroad-rent", HALF_RAILROAD_RENT, tradable=False),
        does("chest-entrepreneur", COLLECT_FROM_EACH, 50),
        kept("renovation", MORE_RENT, tradable=False),
        does("chest-wedding", COLLECT_FROM_EACH, 25),
        kept("hostile-takeover", TAKE_DEED, tradable=True),
        does("chest-discount-travel", DISCOUNT_TRAVEL),
        kept("bargain", BARGAIN, tradable=True),
        Card("chest-impounded", [frame(PAY_FINE, 50), *impounded]),
        kept("reverse-rent", REVERSE_RENT, tradable=True),
        kept("cheap-rent", CHEAP_RENT, tradable=True),
        does("chest-tip-drivers", TIP_DRIVERS, 50),
        does("chest-rewind", REWIND),
        pay("chest-tech-bubble", 150),
        collect("chest-pet-show", 75),
        collect("chest-ipo", 500),
        collect("chest-crowdfunding", 200),
        does("chest-losers-weepers", RETURN_VOUCHER),
        directly("chest-shopping-spree", "Rodeo Drive", frame(PAY_FINE, 150)),
    ]


def packs_of(chance: Sequence[Card], chest: Sequence[Card]) -> list[Deck]:
    return [Deck("chance", chance), Deck("community-chest", chest)]


PACKS: dict[str, list[Deck]] = {  # 38 + 38 or 72 + 72 (UM-EQP-5)
    "equipment": packs_of(equipment_chance(), equipment_chest()),
    "complete": packs_of(complete_chance(), complete_chest()),
}
