"""The rules behind a question or a refusal."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from passgo.engine.game import Game
from passgo.engine.record import Header
from passgo.engine.settings import SETTINGS
from passgo.engine.state import SHORT, TIMED
from passgo.rules import BELOW, all_rules
from passgo.texts import Texts

RULES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("CLS-TUR-1", "CLS-TUR-3", "CLS-DBL-1", "CLS-DBL-2"),
    "end": ("CLS-TUR-3", "CLS-BLD-1", "CLS-BLD-4", "CLS-GEN-2"),
    "manage": ("CLS-TUR-3", "CLS-BLD-3"),
    "jail": ("CLS-JAL-3", "CLS-JAL-5", "CLS-JAL-6", "CLS-JAL-7"),
    "buy": ("CLS-BUY-1", "CLS-BUY-3", "CLS-BUY-4"),
    "auction": ("CLS-AUC-1", "CLS-AUC-3", "CLS-AUC-4", "CLS-AUC-5"),
    "rent": ("CLS-RNT-8",),
    "debt": ("CLS-BKR-1", "CLS-TRD-3", "CLS-MTG-1", "CLS-BKR-6"),
    "settlement": ("CLS-BKR-6", "CLS-BKR-7"),
    "inherit": ("CLS-BKR-5",),
    "tax": ("CLS-TAX-1",),
    "card": ("CLS-CRD-2",),
    "claim": ("CLS-CRI-3", "CLS-CRI-4"),
    "place": ("CLS-CRI-3", "CLS-BLD-4"),
    "trade": ("CLS-TRD-1", "CLS-TRD-2", "CLS-TRD-9"),
}

MEGA: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("MEGA-DIE-1", "MEGA-DIE-2", "MEGA-DIE-4", "MEGA-DBL-1", "MEGA-TKT-1", "MEGA-TKT-2", "CLS-TUR-3"),
    "end": ("CLS-TUR-3", "MEGA-BLD-1", "MEGA-SKY-1", "MEGA-RRD-1", "CLS-BLD-4", "CLS-GEN-2"),
    "manage": ("CLS-TUR-3", "MEGA-BLD-1", "MEGA-BLD-3", "CLS-BLD-3"),
    "jail": ("CLS-JAL-3", "CLS-JAL-5", "CLS-JAL-6", "CLS-JAL-7", "MEGA-JAL-1", "MEGA-JAL-2"),
    "bus": ("MEGA-BUS-1", "MEGA-BUS-2"),
    "mr-monopoly": ("MEGA-MRM-3", "MEGA-MRM-4"),
    "triple": ("MEGA-TRP-1", "MEGA-TRP-3", "MEGA-TRP-5"),
    "auction-space": ("MEGA-AUC-1",),
    "gift": ("MEGA-GFT-1", "MEGA-GFT-2"),
    "giver": ("MEGA-GFT-1",),
    "gift-from": ("MEGA-GFT-1", "MEGA-GFT-2"),
    "give-voucher": ("MEGA-GFT-1",),
    "lift": ("MEGA-MTG-2", "MEGA-MTG-6"),
    "arrange": ("MEGA-MTG-3", "MEGA-MTG-4", "MEGA-MTG-5"),
}
ULTIMATE: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("UM-DIE-1", "UM-DIE-2", "UM-DIE-3", "UM-DIE-4", "UM-VCH-3", "UM-VCH-4", "UM-SUB-2", "UM-REV-1"),
    "before-bonus": ("UM-VCH-5", "UM-SUB-6"),
    "end": ("CLS-TUR-3", "UM-VCH-5", "UM-BLD-1", "UM-BLD-3", "UM-SKY-1", "CLS-GEN-2"),
    "manage": ("UM-BLD-8", "UM-BLD-1", "UM-SEL-1"),
    "any-time": ("UM-CRD-1",),
    "jail": ("UM-JAL-1", "UM-JAL-2", "UM-JAL-3", "UM-JAL-4", "UM-JAL-5"),
    "trade": ("UM-TRD-1", "UM-TRD-2", "CLS-TRD-9"),
    "debt": ("UM-BKR-1", "CLS-TRD-3", "UM-MTG-1", "CLS-BKR-6"),
    "triple": ("UM-TRP-1", "UM-TRP-4", "UM-TRP-5", "UM-TRP-7"),
    "bus": ("UM-BUS-1", "UM-BUS-2", "UM-BUS-3"),
    "missed-bus": ("UM-REV-4", "IX-18"),
    "taxi": ("UM-RID-1", "UM-RID-2", "UM-RID-3", "UM-RID-4", "UM-RID-6"),
    "ride": ("UM-CRD-4", "UM-MOV-5"),
    "auction-space": ("UM-AUC-1",),
    "gift": ("UM-GFT-3",),
    "giver": ("UM-GFT-1",),
    "gift-from": ("UM-GFT-1", "UM-GFT-2"),
    "give-voucher": ("UM-GFT-1", "UM-SQZ-4", "UM-VCH-16"),
    "return-voucher": ("UM-CRD-1", "UM-VCH-2"),
    "find-voucher": ("UM-CRD-1", "UM-VCH-2"),
    "share": ("UM-STK-4", "UM-STK-5", "UM-STK-2", "UM-STK-11"),
    "name-share": ("UM-STK-5", "UM-STK-6"),
    "pick-share": ("UM-STK-6", "UM-STK-11"),
    "sell-share": ("UM-CRD-1", "UM-STK-1"),
    "storm": ("UM-HUR-1", "UM-HUR-2", "UM-HUR-3", "UM-HUR-4", "UM-HUR-5"),
    "fall": ("UM-HUR-6", "UM-HUR-7"),
    "surrender": ("UM-CRD-1",),
    "condemned": ("UM-CRD-1", "UM-SEL-2"),
    "threat": ("UM-CRD-1",),
    "bust-deal": ("UM-CRD-1", "CLS-BUY-1"),
    "rent-card": ("UM-CRD-1",),
    "tax-or-jail": ("UM-CRD-1", "UM-CRD-2", "UM-POO-1"),
    "guide": ("UM-CRD-1", "UM-CRD-4"),
    "game-night": ("UM-CRD-1",),
    "taxi-war": ("UM-CRD-1", "UM-CAB-1"),
    "court": ("UM-CRD-1",),
    "prisoner": ("UM-CRD-1", "IX-56"),
    "buyers-market": ("UM-CRD-1", "UM-CRD-2"),
    "foreclosure": ("UM-CRD-1", "UM-MTG-1"),
    "take-deed": ("UM-CRD-1",),
    "swap-get": ("UM-CRD-1",),
    "swap-give": ("UM-CRD-1",),
    "free-house": ("UM-CRD-1", "UM-BLD-3"),
    "share-fortune": ("UM-CRD-1", "UM-RL3-3", "UM-RL3-4"),
}
MILLIONAIRE: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("MIL-18", "MIL-21", "MIL-22", "MIL-67", "MIL-86", "MIL-A27"),
    "end": ("MIL-25", "MIL-66", "MIL-67", "MIL-69", "MIL-86", "MIL-A27"),
    "manage": ("MIL-67", "MIL-A11", "MIL-86", "MIL-91"),
    "jail": ("MIL-77", "MIL-78", "MIL-80", "MIL-81", "MIL-A15"),
    "upgrade": ("MIL-28", "MIL-29", "MIL-30", "MIL-31", "MIL-37", "MIL-A5"),
    "buy": ("MIL-52", "MIL-57", "MIL-60", "MIL-48"),
    "auction": ("MIL-60", "MIL-61", "MIL-63", "MIL-A10", "MIL-A4"),
    "rent-pass": ("MIL-55", "MIL-46", "MIL-A27"),
    "debt": ("MIL-90", "MIL-91", "MIL-92", "MIL-96", "MIL-98", "MIL-A21"),
    "settlement": ("MIL-98", "MIL-99"),
    "inherit": ("MIL-101", "MIL-102", "MIL-103", "MIL-104"),
    "trade": ("MIL-86", "MIL-87", "MIL-88", "MIL-A16", "MIL-A17", "MIL-A20"),
    "give-money": ("MIL-40", "MIL-42", "MIL-A29"),
    "hand-over": ("MIL-48",),
    "hand-over-to": ("MIL-48",),
    "take-deed": ("MIL-A27",),
    "swap-get": ("MIL-A27",),
    "swap-give": ("MIL-A27",),
    "free-house": ("MIL-A27", "MIL-66", "MIL-69"),
}
IN_MILLIONAIRE: Final = {  # what stands for a refusal's rule there, where Classic's do not hold
    "CLS-TUR-3": "MIL-A11",
    "CLS-AUC-4": "MIL-A10",
    "CLS-BUY-2": "MIL-54",
    "CLS-BUY-4": "MIL-60",
    "CLS-BLD-1": "MIL-66",
    "CLS-BLD-2": "MIL-68",
    "CLS-BLD-4": "MIL-69",
    "CLS-BLD-5": "MIL-93",
    "CLS-BLD-6": "MIL-A28",
    "CLS-HTL-1": "MIL-A12",
    "CLS-HTL-3": "MIL-71",
    "CLS-CRI-1": "MIL-A13",
    "CLS-CRI-2": "MIL-A19",
    "CLS-MTG-1": "MIL-95",
    "CLS-MTG-2": "MIL-97",
    "CLS-MTG-3": "MIL-105",
    "CLS-TRD-2": "MIL-A20",
    "CLS-TRD-3": "MIL-92",
    "CLS-TRD-5": "MIL-94",
    "CLS-TRD-8": "MIL-A17",
    "CLS-TRD-9": "MIL-87",
    "CLS-BKR-1": "MIL-A18",
    "CLS-BKR-6": "MIL-99",
    "CLS-JAL-3": "MIL-80",
}
NEAR: Final = 4  # ids that are told for one that does not exist
# where an edition has rules of its own; else those of Classic
OWN: Final = {"mega": MEGA, "ultimate": ULTIMATE, "millionaire": MILLIONAIRE}


def rules_behind(game: Game, kind: str, refused: str) -> list[str]:
    """The ids, those of the last refusal first."""
    edition = game.header.edition.name
    if edition == "millionaire":
        refused = IN_MILLIONAIRE.get(refused, refused)
    ids = [refused] if refused else list(rules_of(edition, kind))
    if not refused and kind == "end":
        ids += ["CLS-TIME-6"] * (game.state.variant == TIMED) + ["CLS-SHORT-6"] * (game.state.variant == SHORT)
    return ids


def rules_of(edition: str, kind: str) -> tuple[str, ...]:
    return OWN.get(edition, RULES).get(kind) or RULES.get(kind, ())


def holds_in(origin: str, edition: str) -> str:
    """Whether a rule of one edition holds in another: it is its own, holds where nothing else is said, or does not."""
    if origin == edition:
        return "own"
    return "else" if origin in BELOW.get(edition, ()) else "no"


def near_ids(name: str, edition: str) -> list[str]:
    """The rules whose ids look most like a name, those of the edition that is played first."""
    origins = (edition, *BELOW.get(edition, ()))
    ids = [rule.id for origin in origins for rule in all_rules() if rule.edition == origin]
    return get_close_matches(name.upper(), ids, n=NEAR, cutoff=0)


def rule_here(game: Game, texts: Texts, rule: str) -> str:
    """A rule in words, and what the table's settings make of it; an unknown id raises KeyError."""
    return " ".join([texts.rule(rule), *settings_here(game.header, texts, rule)])


def settings_here(header: Header, texts: Texts, rule: str) -> list[str]:
    """What the table's settings make of a rule, a sentence each."""
    return [
        texts.say(
            "rule-setting",
            setting=texts.setting(setting.key).removesuffix("."),
            value=texts.setting_value(setting.key, value),
        )
        for setting in SETTINGS
        if setting.rule == rule and (value := header.settings.get(setting.key)) is not None
    ]
