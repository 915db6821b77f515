"""The rules behind a question or a refusal."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from passgo.engine.edition import EDITIONS, Edition
from passgo.engine.game import Game
from passgo.engine.record import Header
from passgo.engine.settings import SETTINGS
from passgo.engine.state import SHORT, TIMED
from passgo.rulebook import all_rules
from passgo.texts import Texts
from passgo.texts.wording import wording_of

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

NEAR: Final = 4  # ids that are told for one that does not exist


def rules_behind(game: Game, kind: str, refused: str) -> list[str]:
    """The ids, those of the last refusal first."""
    own = wording_of(game.header.edition)
    ids = [own.stands_for.get(refused, refused)] if refused else list(rules_of(game.header.edition, kind))
    if not refused and kind == "end":
        ids += ["CLS-TIME-6"] * (game.state.variant == TIMED) + ["CLS-SHORT-6"] * (game.state.variant == SHORT)
    return ids


def rules_of(edition: Edition, kind: str) -> tuple[str, ...]:
    return wording_of(edition).rules.get(kind) or RULES.get(kind, ())


def holds_in(origin: str, edition: str) -> str:
    """Whether a rule of one edition holds in another: it is its own, holds where nothing else is said, or does not."""
    if origin == edition:
        return "own"
    return "else" if origin in EDITIONS[edition].based_on else "no"


def near_ids(name: str, edition: str) -> list[str]:
    """The rules whose ids look most like a name, those of the edition that is played first."""
    origins = (edition, *EDITIONS[edition].based_on)
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
