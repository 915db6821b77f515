"""Ultimate's printed facts: spaces, deeds, shares, cards, and the defaults of its settings (sheet 001)."""

import csv
import re
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"

START_CASH = 3200  # 001-0052
BAIL = 50
INCOME_TAX = 200
LUXURY_TAX = 75
JAIL = "middle:10"
START = "middle:0"
PAY_CORNERS = ("middle:0", "inner:6", "outer:28")  # GO, BONUS, PAY DAY
REVERSE = "inner:22"
SUBWAY = "outer:42"
SHARES = 5  # of each company

DEFAULTS: dict[str, object] = {
    "rent.mortgaged_siblings": "count_unmortgaged",  # AMB-82
    "rent.count_mortgaged_sets": True,  # AMB-103
    "mortgage.requires_group_clear": True,  # AMB-83
    "mortgage.transfer_fee": "bankruptcy_only",  # AMB-117
    "parking.jackpot": False,  # AMB-105
    "salary.go_land": "200",  # AMB-63
    "jail.doubles_reroll": False,  # AMB-113
    "jail.collect_rent": True,  # AMB-126
    "auction.mode": "round_robin",  # AMB-116
    "auction.min_bid": 1,
    "timed.stop": "end_of_turn",  # AMB-121
    "trade.immunity": False,  # AMB-134
    "tax.income": "choice",
    "bank.pieces": "81/31/16/4/4",  # AMB-85
    "cards.deck": "equipment",
    "um.text": "en",  # AMB-01
    "mrm.first_space_action": True,  # AMB-07
    "bus.mode": "choice",  # AMB-08
    "triples.ends": "movement",  # AMB-12
    "triples.salary": "canonical_route",  # AMB-13
    "transit.odd_exit": "inner",  # AMB-28
    "transit.voucher_on": "any_landing",  # AMB-32
    "voucher.replaces_roll": False,  # AMB-37
    "voucher.expire_on": "played",  # AMB-39
    "voucher.deck": "sheet",
    "voucher.max_per_turn": 1,  # AMB-40
    "voucher.tradeable": True,  # AMB-43
    "reverse.duration": "roll",  # AMB-48
    "salary.backwards": "landing",  # AMB-52
    "subway.before_roll": "next_turn",  # AMB-59
    "subway.replaces_roll": True,  # AMB-58
    "subway.voucher_ride": "commit",  # AMB-59
    "taxi.own_fare_to": "pool",  # AMB-67
    "taxi.mortgaged": "own",  # AMB-69
    "taxi.after_purchase": False,  # AMB-68
    "taxi.station_gives_voucher": True,  # AMB-71
    "skyscraper.per_group_limit": "none",  # AMB-78
    "hurricane.shortage": "fall",  # AMB-95
    "pool.enabled": True,  # AMB-97
    "roll3.multi_card": "each",  # AMB-98
    "squeeze.variant": "standard",  # AMB-99
    "birthday.source": "each_player",  # AMB-101
    "stock.dividend_first": True,  # AMB-107
    "stock.auction": "winner_picks",  # AMB-108
    "networth.stocks": "par",  # AMB-111
}

FRENCH: dict[str, object] = {  # AMB-01: what the other text of the sheet says
    "mrm.first_space_action": False,
    "bus.mode": "draw_then_move",
    "triples.ends": "turn",
    "taxi.own_fare_to": "bank",
    "skyscraper.per_group_limit": "1",
}


@dataclass(frozen=True)
class Space:
    kind: str
    group: str
    price: int
    rents: list[int]  # streets by level; railroads and cabs by number held; utilities' multipliers
    costs: list[int]  # house, hotel, skyscraper; or depot; or stand
    link: str  # a station's other face
    inward: str
    outward: str


@dataclass(frozen=True)
class Company:
    par: int
    dividends: list[int]


@dataclass(frozen=True)
class Card:
    pack: str
    kept: bool
    tradeable: str
    effect: str
    values: list[str]


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open() as file:
        return list(csv.DictReader(file))


BOARD = {
    row["space"]: Space(
        row["kind"],
        row["group"],
        int(row["price"] or 0),
        [int(rent) for rent in row["rents"].split()],
        [int(row[piece]) for piece in ("house", "hotel", "skyscraper") if row[piece]],
        row["link"],
        row["inward"],
        row["outward"],
    )
    for row in rows("ultimate_board.csv")
}
COMPANIES = {
    row["company"]: Company(int(row["par"]), [int(part) for part in row["dividends"].split()])
    for row in rows("ultimate_stocks.csv")
}
CARDS = {
    row["card"]: Card(row["pack"], row["kept"] == "yes", row["tradeable"], row["effect"], row["values"].split())
    for row in rows("ultimate_cards.csv")
}
VOUCHERS = ("bus-ticket", "expiring-ticket", "transit-token", "cab-back", "cab-ahead")


def card_named(name: str) -> Card:
    """The printed card; copies of one card are numbered."""
    return CARDS.get(name) or CARDS[re.sub(r"-\d+$", "", name)]


def is_voucher(card: str) -> bool:
    return card.startswith(VOUCHERS)


def is_roll_three(card: str) -> bool:
    return card.startswith("roll-three-")
