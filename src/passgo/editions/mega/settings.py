"""Settings that only Mega has, every disputed rule as a typed switch, and what all of them are by default."""

from typing import Final

from passgo.editions.classic.settings import SETTINGS as CLASSIC_SETTINGS
from passgo.engine.columns import i64
from passgo.engine.settings import Value, choice

MAY_STAY: Final = 0
MORTGAGED_TARGET: Final[i64] = choice("mrm.mortgaged", "MEGA-MRM-4", "may_stay", "skip")
REBALANCE: Final = 1
FINAL_LOT: Final[i64] = choice("build.final_lot", "MEGA-MTG-3", "freeze", "rebalance")

SETTINGS: dict[str, Value] = {
    **CLASSIC_SETTINGS,
    "rent.mortgaged_siblings": "count_unmortgaged",
    "dice.speed_faces": "1,2,3,M,M,B",
    "mrm.first_space_action": True,
    "mrm.mortgaged": "may_stay",
    "bus.mode": "draw_then_move",
    "triples.ends": "movement",
    "triples.salary": "canonical_route",
    "voucher.replaces_roll": True,
    "voucher.expire_on": "drawn",
    "voucher.max_per_turn": 9,
    "voucher.tradeable": True,
    "ticket.same_turn": False,
    "skyscraper.per_group_limit": "none",
    "build.final_lot": "rebalance",
    "birthday.source": "bank",
    "bank.pieces": "32/12/8/4",  # MEGA-SET-1, MEGA-RRD-5
    "cards.deck": "pre2008",
}
