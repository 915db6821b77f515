"""Settings that only Ultimate has, every disputed rule as a typed switch, and what all of them are by default."""

from typing import Final

from passgo.editions.classic.settings import SETTINGS as CLASSIC_SETTINGS
from passgo.engine.columns import i64
from passgo.engine.settings import Value, choice, switch

VOUCHER_DECK: Final[i64] = choice("voucher.deck", "UM-VCH-18", "sheet", "printed")
INNER_EXIT: Final = 0
OUTER_EXIT: Final = 1
ODD_EXIT: Final[i64] = choice("transit.odd_exit", "UM-TRN-7", "inner", "outer", "stay")
DICE_ONLY: Final = 1
VOUCHER_ON: Final[i64] = choice("transit.voucher_on", "UM-TRN-5", "any_landing", "dice_only")
REVERSE_FOR: Final[i64] = choice("reverse.duration", "UM-REV-2", "roll", "turn")
PAYS_BACKWARDS: Final = 1
NEVER_BACKWARDS: Final = 2
SALARY_BACKWARDS: Final[i64] = choice("salary.backwards", "UM-REV-8", "landing", "all", "none")
RIDES_NEXT_TURN: Final = 0
SUBWAY_BEFORE_ROLL: Final[i64] = choice("subway.before_roll", "IX-43", "next_turn", "now")
SUBWAY_REPLACES: Final[i64] = switch("subway.replaces_roll", "UM-SUB-2")
COMMIT: Final = 0
NO_RIDE: Final = 2
SUBWAY_VOUCHER: Final[i64] = choice("subway.voucher_ride", "UM-SUB-7", "commit", "free", "no")
TO_POOL: Final = 0
TO_BANK: Final = 1
OWN_FARE_TO: Final[i64] = choice("taxi.own_fare_to", "UM-RID-3", "pool", "bank")
OWN_CAB: Final = 0
MORTGAGED_CAB: Final[i64] = choice("taxi.mortgaged", "UM-RID-12", "own", "none")
RIDE_AFTER_PURCHASE: Final[i64] = switch("taxi.after_purchase", "UM-RID-11")
TAXI_VOUCHER: Final[i64] = switch("taxi.station_gives_voucher", "UM-RID-10")
VIRTUAL: Final = 1
STORM_SHORTAGE: Final[i64] = choice("hurricane.shortage", "UM-HUR-6", "fall", "virtual")
BEST_CARD: Final = 1
ROLL3_PAYS: Final[i64] = choice("roll3.multi_card", "UM-RL3-6", "each", "best")
ALTERNATIVE: Final = 1
SQUEEZE: Final[i64] = choice("squeeze.variant", "UM-SQZ-1", "standard", "alternative")
DIVIDEND_FIRST: Final[i64] = switch("stock.dividend_first", "UM-STK-3")
LANDER_NAMES: Final = 1
STOCK_AUCTION: Final[i64] = choice("stock.auction", "UM-STK-6", "winner_picks", "lander_names")
TEXT: Final[i64] = choice("um.text", "UM-GEN-3", "en", "fr")

SETTINGS: dict[str, Value] = {
    # what Ultimate does not change is Classic (UM-GEN-3)
    **{key: value for key, value in CLASSIC_SETTINGS.items() if key != "rent.claim"},
    "um.text": "en",
    "rent.mortgaged_siblings": "count_unmortgaged",
    "dice.speed_faces": "1,2,3,M,M,B",
    "mrm.first_space_action": True,
    "bus.mode": "choice",
    "triples.ends": "movement",
    "triples.salary": "canonical_route",
    "transit.odd_exit": "inner",
    "transit.voucher_on": "any_landing",
    "voucher.replaces_roll": False,
    "voucher.expire_on": "played",
    "voucher.deck": "sheet",
    "voucher.max_per_turn": 1,
    "voucher.tradeable": True,
    "reverse.duration": "roll",
    "salary.backwards": "landing",
    "subway.before_roll": "next_turn",
    "subway.replaces_roll": True,
    "subway.voucher_ride": "commit",
    "taxi.own_fare_to": "pool",
    "taxi.mortgaged": "own",
    "taxi.after_purchase": False,
    "taxi.station_gives_voucher": True,
    "skyscraper.per_group_limit": "none",
    "hurricane.shortage": "fall",
    "pool.enabled": True,
    "roll3.multi_card": "each",
    "squeeze.variant": "standard",
    "birthday.source": "each_player",
    "stock.dividend_first": True,
    "stock.auction": "winner_picks",
    "networth.stocks": "par",
    "tax.income": "choice",
    "players.max": 12,  # UM-GEN-2
    "bank.pieces": "81/31/16/4/4",  # UM-EQP-6, UM-RRD-3, UM-CAB-3
    "cards.deck": "equipment",
}

FRENCH_TEXT: dict[str, Value] = {  # where the French sheet reads otherwise (AMB-01, UM-GEN-3)
    "mrm.first_space_action": False,
    "bus.mode": "draw_then_move",
    "triples.ends": "turn",
    "taxi.own_fare_to": "bank",
    "skyscraper.per_group_limit": "1",
}
