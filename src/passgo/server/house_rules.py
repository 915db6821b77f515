"""House rules as a family chooses them: in groups, with presets, and with what each does to the length of a game.

What they do was measured by `python -m tools.house_rules` and lies in the folder of the edition; an edition from
elsewhere that brings no figures says so.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, cast

from passgo.editions import EDITIONS
from passgo.engine.edition import Edition
from passgo.engine.settings import BOOL, SETTINGS, Setting, Value
from passgo.server.board_schema import PresetCard, SettingChoice, SettingEffect, SettingField
from passgo.server.protocol import Language
from passgo.texts import Texts

FILE: Final = "house_rules.csv"
PRESET: Final = "preset"  # in the place of a setting: what a preset does as a whole

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {  # in the order of the form, by the first word of a key
    "money": ("parking", "salary", "tax", "pool", "birthday", "money"),
    "rent": ("rent", "mortgage"),
    "trading": ("auction", "trade", "manage"),
    "building": ("bank", "build", "skyscraper"),
    "jail": ("jail",),
    "moving": ("dice", "triples", "mrm", "bus", "ticket", "voucher"),
    "length": ("timed", "networth", "players", "cards"),
}
OWN: Final = "own"  # what no other game has


class Preset(NamedTuple):
    """What is wished for; a game takes of it what it has."""

    variant: str
    minutes: int | None
    settings: Mapping[str, Value]


BOOK: Final = "book"
PRESETS: Final[Mapping[str, Preset]] = {
    BOOK: Preset("normal", None, {}),
    "family": Preset(
        "normal",
        None,
        {
            "parking.jackpot": True,
            "salary.go_land": "400",
            "jail.collect_rent": False,
            "dice.doubles_again": True,
        },
    ),
    "quick": Preset("short", None, {"jail.third_miss": "pay_and_move", "dice.doubles_again": True}),
    "tournament": Preset(
        "timed",
        90,
        {
            "rent.claim": "manual",
            "mortgage.transfer_fee": "always",
            "manage.offturn": "between_turns",
            "trade.offers_per_turn": 3,
        },
    ),
}


class Measured(NamedTuple):
    """By how many percent games are longer (in rounds), and between what that lies with a certainty of 95 %."""

    games: int
    percent: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


@cache
def measured(edition: str) -> Mapping[tuple[str, str], Measured]:
    """What was measured of an edition, by setting and value as it is spelt."""
    package = EDITIONS[edition].package
    if not package or not (files(package) / FILE).is_file():
        return {}
    rows = csv.DictReader((files(package) / FILE).read_text(encoding="utf-8").splitlines())
    return {
        (row["setting"], row["value"]): Measured(
            int(row["games"]), float(row["percent"]), float(row["low"]), float(row["high"])
        )
        for row in rows
        if int(row["games"])
    }


def spelt(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def house_rules(edition: str, language: Language) -> list[SettingField]:
    """Fetched when somebody wants to change some: they are many times what the shelf says."""
    texts = Texts(EDITIONS[edition], language)
    there = [setting for setting in SETTINGS if setting.key in texts.edition.settings]
    order = [*GROUPS, OWN]
    return [setting_field(texts, setting) for setting in sorted(there, key=lambda one: order.index(group_of(one.key)))]


def group_of(key: str) -> str:
    first = key.partition(".")[0]
    return next((group for group, words in GROUPS.items() if first in words), OWN)


def setting_field(texts: Texts, setting: Setting) -> SettingField:
    key = setting.key
    default = texts.edition.settings[key]
    figures = measured(texts.edition.name)
    return SettingField(
        key=key,
        kind=cast(Literal["bool", "choice", "int", "pieces"], setting.kind),
        group=texts.say(f"setting-group-{group_of(key)}"),
        title=texts.setting_title(key),
        label=texts.setting(key),
        rule=setting.rule,
        rule_text=texts.rule(setting.rule),
        default=default,
        default_label=texts.setting_value(key, default),
        choices=[SettingChoice(value, texts.setting_value(key, value)) for value in values_of(texts.edition, setting)],
        low=setting.low,
        high=setting.high,
        effects=[effect(texts, setting, value, found) for (of, value), found in figures.items() if of == key],
    )


def effect(texts: Texts, setting: Setting, spelt_value: str, found: Measured) -> SettingEffect:
    value = setting.checked(spelt_value)
    return SettingEffect(value, texts.setting_value(setting.key, value), found.games, in_words(texts, found))


def values_of(edition: Edition, setting: Setting) -> list[Value]:
    """What a setting may be here, as far as it can be listed: of what is printed, only what this edition prints."""
    if setting.kind == BOOL:
        return [False, True]
    if setting.key not in edition.printed_by:
        return list(setting.values)
    there = edition.printed_values(setting.key)
    return [value for value in setting.values if value in there]


def in_words(texts: Texts, found: Measured) -> str:
    """What was measured as a sentence; a difference that may be chance is none."""
    if not found.is_clear:
        return texts.say("setting-effect-none" if found.low < found.high else "setting-effect-same")
    if found.percent >= 100:
        return texts.say("setting-effect-times", times=round(1 + found.percent / 100))
    message = "setting-effect-longer" if found.percent > 0 else "setting-effect-shorter"
    return texts.say(message, percent=max(1, round(abs(found.percent))))


def offered(edition: Edition) -> dict[str, Preset]:
    """The presets that mean something in an edition, with what they change there; by the book is always one."""
    found: dict[str, Preset] = {}
    for name, wished in PRESETS.items():
        variant = wished.variant if wished.variant in edition.variants else "normal"
        changed = {
            key: value
            for key, value in wished.settings.items()
            if key in edition.settings and edition.settings[key] != value
        }
        if name == BOOK or changed or variant != "normal":
            found[name] = Preset(variant, wished.minutes if variant == wished.variant else None, changed)
    return found


@cache
def presets(edition: str, language: Language) -> list[PresetCard]:
    texts = Texts(EDITIONS[edition], language)
    figures = measured(edition)
    cards: list[PresetCard] = []
    for name, preset in offered(texts.edition).items():
        found = figures.get((PRESET, name))
        cards.append(
            PresetCard(
                name=name,
                label=texts.say(f"preset-{name}"),
                about=texts.say(f"preset-{name}-about"),
                variant=preset.variant,
                minutes=preset.minutes,
                settings=dict(preset.settings),
                effect=in_words(texts, found) if found else "",
            )
        )
    return cards
