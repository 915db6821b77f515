"""Settings that only Millionaire has, every disputed rule as a typed switch, and what all of them are by default."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.settings import Value, choice, switch

MORTGAGE_VALUES: Final[i64] = choice("mortgage.values", "MIL-96", "half", "printed")
DOUBLES_AGAIN: Final[i64] = switch("dice.doubles_again", "MIL-A3")

SETTINGS: dict[str, Value] = {
    "rent.mortgaged_siblings": "ignore",
    "mortgage.requires_group_clear": False,
    "mortgage.values": "half",
    "money.smallest": "1000",
    "manage.offturn": "any_time",
    "jail.collect_rent": True,
    "jail.third_miss": "pay_next_turn",
    "dice.doubles_again": False,
    "auction.mode": "round_robin",
    "auction.min_bid": 1000,  # MIL-61, MIL-A10
    "auction.no_bid": "lander",
    "trade.immunity": False,
    "trade.offers_per_turn": 5,
    "players.max": 4,  # MIL-1
    "bank.pieces": "32/12",  # MIL-3, MIL-72
}
