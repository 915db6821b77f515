"""The rules behind a question or a refusal."""

from __future__ import annotations

from typing import Final

from passgo.engine.game import Game
from passgo.engine.settings import SETTINGS
from passgo.engine.state import SHORT, TIMED
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


def rules_behind(game: Game, kind: str, refused: str) -> list[str]:
    """The ids, those of the last refusal first."""
    ids = [refused] if refused else list(RULES.get(kind, ()))
    if not refused and kind == "end":
        ids += ["CLS-TIME-6"] * (game.state.variant == TIMED) + ["CLS-SHORT-6"] * (game.state.variant == SHORT)
    return ids


def explained(game: Game, texts: Texts, rule: str) -> str:
    """A rule with its id, and what the table's settings make of it."""
    try:
        text = f"[{rule}] {texts.rule(rule)}"
    except KeyError:
        return rule
    for setting in SETTINGS:
        value = game.header.settings.get(setting.key)
        if setting.rule == rule and value is not None:
            text += " " + texts.say("play-setting", key=setting.key, value=texts.setting_value(setting.key, value))
    return text
