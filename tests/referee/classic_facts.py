"""What is printed on boards, deeds and cards, and what a table may have agreed on: facts only, from `data/`."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.referee.watching import Setup

DATA = Path(__file__).parent / "data"
RAILROAD_RENTS = (25, 50, 100, 200)  # by how many the owner has
BAIL = 50
SALARY = 200

DEFAULTS: dict[str, str] = {
    "rent.mortgaged_siblings": "cancel",
    "rent.count_mortgaged_sets": "true",
    "rent.claim": "auto",
    "mortgage.requires_group_clear": "true",
    "mortgage.transfer_fee": "bankruptcy_only",
    "manage.offturn": "between_turns",
    "parking.jackpot": "false",
    "salary.go_land": "200",
    "jail.doubles_reroll": "false",
    "jail.collect_rent": "true",
    "auction.mode": "round_robin",
    "auction.min_bid": "1",
    "timed.stop": "end_of_turn",
    "trade.immunity": "false",
    "trade.offers_per_turn": "5",
    "bank.pieces": "32/12",
    "cards.deck": "2008",
}
BY_SKIN: dict[str, dict[str, str]] = {  # what a board brings with it, unless chosen otherwise
    "london": {"cards.deck": "london"},
    "paris": {"cards.deck": "london"},
    "springfield": {"cards.deck": "pre2008", "tax.income": "flat"},
}


@dataclass(frozen=True)
class Space:
    at: int
    id: str
    kind: str
    group: str = ""
    price: int = 0
    mortgage: int = 0
    house: int = 0
    hotel: int = 0
    skyscraper: int = 0
    rents: tuple[int, ...] = ()


@dataclass(frozen=True)
class Card:
    name: str
    pack: str
    does: str
    amount: int
    more: int
    to: str


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@cache
def spaces(name: str) -> tuple[Space, ...]:
    def number(text: str) -> int:
        return int(text or 0)

    return tuple(
        Space(
            int(row["space"]),
            row["id"],
            row["kind"],
            row["group"],
            number(row["price"]),
            number(row["mortgage"]),
            number(row["house"]),
            number(row["hotel"]),
            number(row["skyscraper"]),
            tuple(int(rent) for rent in row["rents"].split()),
        )
        for row in rows(name)
    )


@cache
def cards(deck: str) -> dict[str, Card]:
    return {
        row["card"]: Card(
            row["card"], row["pack"], row["does"], int(row["amount"] or 0), int(row["more"] or 0), row["to"]
        )
        for row in rows("classic_cards.csv")
        if row["deck"] == deck
    }


@cache
def taxes(edition: str, deck: str) -> dict[int, int]:
    return {
        int(row["space"]): int(row["amount"])
        for row in rows("taxes.csv")
        if row["edition"] == edition and row["deck"] == deck
    }


def chosen(setup: Setup, defaults: dict[str, str], by_skin: dict[str, dict[str, str]]) -> dict[str, str]:
    """All settings of a game in words: what was chosen, what the board brings, the default."""

    def said(value: object) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)

    given = {key: said(value) for key, value in setup.settings.items()}
    settings = {**defaults, **by_skin.get(setup.skin, {}), **given}
    # The oldest cards come with the tax that lets the payer choose (rulebook README, "Income Tax").
    settings.setdefault("tax.income", "choice" if settings["cards.deck"] == "pre2008" else "flat")
    return settings
