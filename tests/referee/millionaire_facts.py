"""Millionaire's printed facts: spaces, deeds, cards, levels, and the defaults of its settings (sheet 003)."""

import csv
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"

START_CASH = 372_000  # 003-0066
GOAL = 1_000_000  # 003-0008
UPGRADE = 50_000  # 003-0118
BAIL = 50_000  # 003-0178
SALARIES = (150_000, 200_000, 250_000)  # 003-0123, by level
STARS = (1, 3, 5)
SIZE = 32
JAIL = 8

DEFAULTS: dict[str, object] = {
    "rent.mortgaged_siblings": "ignore",  # A9
    "mortgage.requires_group_clear": False,  # A20
    "mortgage.values": "half",
    "money.smallest": "1000",
    "jail.collect_rent": True,  # MIL-82
    "jail.third_miss": "pay_next_turn",  # A15
    "dice.doubles_again": False,  # A3
    "auction.mode": "round_robin",
    "auction.min_bid": 1000,  # MIL-61
    "auction.no_bid": "lander",  # A4
    "trade.immunity": False,
    "bank.pieces": "32/12",  # MIL-72
}


@dataclass(frozen=True)
class Space:
    kind: str
    group: str
    price: int
    rents: list[int]
    house: int
    hotel: int
    printed_mortgage: int


@dataclass(frozen=True)
class Card:
    pack: str
    kept: bool
    effect: str
    amounts: list[int]
    wins: list[str]


def number(text: str) -> int:
    return int(text or 0)


def board() -> dict[str, Space]:
    with (DATA / "millionaire_board.csv").open() as file:
        return {
            row["space"]: Space(
                row["kind"],
                row["group"],
                number(row["price"]),
                [int(rent) for rent in row["rents"].split()],
                number(row["house"]),
                number(row["hotel"]),
                number(row["printed_mortgage"]),
            )
            for row in csv.DictReader(file)
        }


def cards() -> dict[str, Card]:
    with (DATA / "millionaire_cards.csv").open() as file:
        return {
            row["card"]: Card(
                row["pack"],
                row["kept"] == "yes",
                row["effect"],
                [int(amount) for amount in row["amounts"].split()],
                row["wins"].split(),
            )
            for row in csv.DictReader(file)
        }


BOARD = board()
CARDS = cards()
