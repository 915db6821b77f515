"""One position for every kind of question of every edition, put to the first player at the largest table.

A kind is what `Choice.kind` says. Which of them an edition has is read off the steps that its modules enter.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from passgo import EDITIONS
from passgo.engine.steps import STEPS, Choice
from tests.browser.questions.common import Position, everywhere, shortages
from tests.browser.questions.setting import ME, asks, bare, built, dealt, grouped
from tests.browser.questions.ultimate import ULTIMATE

SOURCE: Final = Path(__file__).parents[3] / "src"
FORTUNES: Final = [f"fortune-{name}" for name in ("free-house-1", "takeover-1", "forced-deal-1", "reverse-gear")]
JAIL_CARDS: Final = ["chance-leave-jail", "chest-leave-jail"]
NEVER: Final[dict[str, dict[str, str]]] = {  # what an edition's modules enter, and why nobody is ever asked it there
    "ultimate": {"rent": "it has no such house rule", "card": "no such card is in its packs"},
    "millionaire": {
        "rent": "it has no such house rule",
        "card": "no such card is in its packs",
        "tax": "no such space is on its board",
        "claim": "the last houses go to who comes first",
        "place": "the last houses go to who comes first",
    },
}

CLASSIC: Final[dict[str, Position]] = {
    **everywhere("classic", "OfferDeed", "OffTurn", JAIL_CARDS),
    **shortages("classic"),
    "end": lambda: asks(built(grouped("classic"), 1), "FinishTurn"),
    "rent": lambda: asks(dealt("classic"), "ClaimRent", 1, ME, 0, 30),
    "card": lambda: asks(dealt("classic"), "PayOrDraw", 10, 0, 0, 0),
    "tax": lambda: asks(dealt("classic"), "ChooseTax", 200, 10),
}

MEGA: Final[dict[str, Position]] = {
    **everywhere("mega", "OfferDeed", "OffTurn", JAIL_CARDS),
    **shortages("mega"),
    "turn": lambda: built(grouped("mega"), 1).holds(ME, "bus-ticket-1", "expiring-ticket-1"),
    "end": lambda: asks(built(grouped("mega"), 1), "FinishTurn"),
    "rent": lambda: asks(dealt("mega"), "ClaimRent", 1, ME, 0, 30),
    "card": lambda: asks(dealt("mega"), "PayOrDraw", 10, 0, 0, 0),
    "tax": lambda: asks(dealt("mega"), "ChooseTax", 200, 10),
    "bus": lambda: asks(dealt("mega"), "CatchBus"),
    "triple": lambda: asks(dealt("mega"), "ChooseTriple"),
    "lift": lambda: asks(built(grouped("mega"), 1).has(ME, 0).mortgaged(1), "LiftNow", ME, 0),
    "arrange": lambda: asks(grouped("mega").has(ME, 90_000), "ArrangeGroup", ME, 4),
    "auction-space": lambda: asks(bare("mega"), "PickForAuction"),
    "gift": lambda: asks(dealt("mega"), "ChooseGift", 2),
    "giver": lambda: asks(dealt("mega"), "ChooseGiver"),
    "gift-from": lambda: asks(dealt("mega").holds(1, "bus-ticket-1"), "AskForGift", 1),
    "give-voucher": lambda: asks(dealt("mega").holds(ME, "bus-ticket-1", "expiring-ticket-1"), "GiveVoucher", ME, 1),
}

MILLIONAIRE: Final[dict[str, Position]] = {
    **everywhere("millionaire", "OfferLot", "OffRace", ["chance-leave-jail", "lifestyle-leave-jail"]),
    "turn": lambda: built(grouped("millionaire"), 1).holds(ME, *FORTUNES),
    "end": lambda: asks(built(grouped("millionaire"), 1).holds(ME, *FORTUNES), "FinishRace"),
    "give-money": lambda: asks(dealt("millionaire"), "GiveMoney", 20_000, 40_000, 60_000, 0),
    "hand-over": lambda: asks(dealt("millionaire", mine=2), "HandOver"),
    "hand-over-to": lambda: asks(dealt("millionaire"), "HandOverTo", 0),
    "take-deed": lambda: asks(dealt("millionaire"), "TakeOver", 0, ME),
    "swap-get": lambda: asks(dealt("millionaire"), "ChooseToGet", 0, ME),
    "swap-give": lambda: asks(dealt("millionaire", mine=2), "ChooseToGive", 1),
    "free-house": lambda: asks(grouped("millionaire"), "BuildFreeHouse", 0, ME),
    "upgrade": lambda: asks(dealt("millionaire"), "ChooseUpgrade"),
    "rent-pass": lambda: asks(dealt("millionaire").holds(ME, "fortune-vip-pass"), "PayOrPass", ME, 1, 1, 35_000),
}

QUESTIONS: Final = {"classic": CLASSIC, "mega": MEGA, "ultimate": ULTIMATE, "millionaire": MILLIONAIRE}


def source(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def modules(root: str) -> set[str]:
    """A module and all of ours that it imports, and those that they import."""
    found: set[str] = set()
    ahead = [root]
    while ahead:
        module = ahead.pop()
        if module in found or not source(module).is_file():
            continue
        found.add(module)
        for node in ast.walk(ast.parse(source(module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("passgo."):
                ahead += [node.module, *[f"{node.module}.{name.name}" for name in node.names]]
    return found


def kinds(edition: str) -> set[str]:
    """Every kind of question that the edition can ask."""
    mine = modules(f"passgo.editions.{edition}") | modules("passgo.engine.rules.turn")
    asked = {one.kind for one in STEPS if isinstance(one, Choice) and type(one).__module__ in mine}
    return asked - set(NEVER.get(edition, {}))


assert set(QUESTIONS) == set(EDITIONS)
