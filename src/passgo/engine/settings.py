"""Settings: every disputed rule as a typed switch with its rule id. Which of them an edition has, it says itself."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, SupportsIndex

from passgo.engine.columns import Ints, i64, ints

BOOL: Final = "bool"
CHOICE: Final = "choice"
INT: Final = "int"
PIECES: Final = "pieces"

Value = bool | int | str


MOST: Final = 9999  # the largest number that can be set: four digits


def is_number(text: str) -> bool:
    return len(text) <= 4 and text.isascii() and text.isdigit()


def whole(value: object) -> int | None:
    """A whole number, numpy's included, as a plain one; None for anything else."""
    if not isinstance(value, SupportsIndex) or isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:  # an array of numpy is one number only where it holds one
        return None


class Setting:
    """One switch: its key, what it may be, and the rule that it switches."""

    def __init__(self, key: str, kind: str, values: tuple[str, ...], low: int, high: int, rule: str) -> None:
        self.key = key
        self.kind = kind
        self.values = values
        self.low = low
        self.high = high
        self.rule = rule

    @property
    def allowed(self) -> str:
        """What the setting may be, in words for an error message."""
        if self.kind == BOOL:
            return "true or false"
        if self.kind == INT:
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == PIECES:
            return f"one number from 0 to {MOST} for each kind of piece, such as 32/12"
        return ", ".join(self.values)

    def checked(self, value: object) -> Value:
        """The value in its proper type; text such as "true" or "8" is understood too."""
        if self.kind == BOOL:
            if isinstance(value, bool):
                return value
            if value in ("true", "false"):
                return value == "true"
        elif self.kind == INT:
            number = int(value) if isinstance(value, str) and is_number(value) else whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        elif self.kind == PIECES:
            if isinstance(value, str) and all(is_number(part) for part in value.split("/")):
                return value
        elif str(value) in self.values:
            return str(value)
        raise ValueError(f"setting {self.key} cannot be {value!r}; allowed: {self.allowed}")

    def as_number(self, value: Value) -> int:
        """The value as the rules read it."""
        if self.kind == PIECES:
            return 0
        return self.values.index(str(value)) if self.kind == CHOICE else int(value)


SETTINGS: Final[list[Setting]] = []


def switch(key: str, rule: str) -> i64:
    return setting(Setting(key, BOOL, (), 0, 1, rule))


def choice(key: str, rule: str, *values: str) -> i64:
    return setting(Setting(key, CHOICE, values, 0, 0, rule))


def number(key: str, rule: str, low: int, high: int) -> i64:
    return setting(Setting(key, INT, (), low, high, rule))


def setting(new: Setting) -> i64:
    if any(known.key == new.key for known in SETTINGS):
        raise ValueError(f"there is a setting {new.key!r} already")
    SETTINGS.append(new)
    return len(SETTINGS) - 1


CANCEL: Final = 1
IGNORE: Final = 2
MORTGAGED_SIBLINGS: Final[i64] = choice("rent.mortgaged_siblings", "CLS-RNT-4", "count_unmortgaged", "cancel", "ignore")
COUNT_MORTGAGED_SETS: Final[i64] = switch("rent.count_mortgaged_sets", "CLS-RRD-3")
MANUAL: Final = 1
RENT_CLAIM: Final[i64] = choice("rent.claim", "CLS-RNT-8", "auto", "manual")
GROUP_CLEAR: Final[i64] = switch("mortgage.requires_group_clear", "CLS-MTG-1")
ALWAYS: Final = 1
TRANSFER_FEE: Final[i64] = choice("mortgage.transfer_fee", "CLS-MTG-6", "bankruptcy_only", "always")
WHOLE_NOTES: Final = 1
SMALLEST_SUM: Final[i64] = choice("money.smallest", "MIL-A22", "1", "1000")
BETWEEN_TURNS: Final = 0
ANY_TIME: Final = 1
NEVER: Final = 2
OFFTURN: Final[i64] = choice("manage.offturn", "CLS-TUR-3", "between_turns", "any_time", "never")
JACKPOT: Final[i64] = switch("parking.jackpot", "CLS-PRK-1")
GO_LAND: Final[i64] = choice("salary.go_land", "CLS-GO-4", "200", "400")
DOUBLES_REROLL: Final[i64] = switch("jail.doubles_reroll", "CLS-JAL-11")
COLLECT_IN_JAIL: Final[i64] = switch("jail.collect_rent", "CLS-JAL-8")
PAY_NEXT_TURN: Final = 1
THIRD_MISS: Final[i64] = choice("jail.third_miss", "MIL-A15", "pay_and_move", "pay_next_turn")
TIMED_OPEN: Final = 1
AUCTION_MODE: Final[i64] = choice("auction.mode", "CLS-AUC-4", "round_robin", "timed_open")
MIN_BID: Final[i64] = number("auction.min_bid", "CLS-AUC-4", 1, 5000)
LANDER_TAKES: Final = 1
NO_BID: Final[i64] = choice("auction.no_bid", "MIL-A4", "bank", "lander")
IMMEDIATELY: Final = 1
END_OF_ROUND: Final = 2
TIMED_STOP: Final[i64] = choice("timed.stop", "CLS-TIME-6", "end_of_turn", "immediately", "end_of_round")
IMMUNITY: Final[i64] = switch("trade.immunity", "CLS-TRD-9")
OFFER_LIMIT: Final[i64] = number("trade.offers_per_turn", "CLS-TRD-9", 0, 20)
SKYSCRAPER_LIMIT: Final[i64] = choice("skyscraper.per_group_limit", "UM-SKY-2", "none", "1")
SPEED_FACES: Final[i64] = choice("dice.speed_faces", "MEGA-DIE-3", "1,2,3,M,M,B", "1,2,3,M,B,B")
FIRST_SPACE: Final[i64] = switch("mrm.first_space_action", "MEGA-MRM-1")
BUS_DRAWS: Final = 1
BUS_MODE: Final[i64] = choice("bus.mode", "MEGA-BUS-1", "choice", "draw_then_move")
ENDS_TURN: Final = 1
TRIPLES_END: Final[i64] = choice("triples.ends", "UM-TRP-5", "movement", "turn")
NO_SALARY: Final = 1
TRIPLES_SALARY: Final[i64] = choice("triples.salary", "MEGA-TRP-3", "canonical_route", "none")
REPLACES_ROLL: Final[i64] = switch("voucher.replaces_roll", "MEGA-TKT-1")
ON_PLAYING: Final = 0
ON_DRAWING: Final = 1
EXPIRE_ON: Final[i64] = choice("voucher.expire_on", "MEGA-TKT-6", "played", "drawn")
VOUCHERS_A_TURN: Final[i64] = number("voucher.max_per_turn", "UM-VCH-3", 1, 9)
SAME_TURN: Final[i64] = switch("ticket.same_turn", "MEGA-TKS-1")
VOUCHERS_TRADEABLE: Final[i64] = switch("voucher.tradeable", "UM-VCH-16")
EACH_PLAYER: Final = 0
FROM_BANK: Final = 1
BIRTHDAY_FROM: Final[i64] = choice("birthday.source", "MEGA-GFT-1", "each_player", "bank", "one_player")
POOL_ENABLED: Final[i64] = switch("pool.enabled", "UM-POO-1")
STOCKS_WORTH: Final[i64] = choice("networth.stocks", "UM-NW-1", "par", "zero")
TAX_CHOICE: Final = 0
INCOME_TAX: Final[i64] = choice("tax.income", "CLS-TAX-1", "choice", "flat")
MAX_PLAYERS: Final[i64] = number("players.max", "CLS-GEN-7", 2, 12)
BANK_PIECES: Final[i64] = setting(Setting("bank.pieces", PIECES, (), 0, 0, "CLS-GEN-7"))
CARD_DECK: Final[i64] = choice("cards.deck", "CLS-CRD-3", "2008", "pre2008", "2021", "london", "equipment", "complete")


def resolved(defaults: Mapping[str, Value], chosen: Mapping[str, object], edition: str) -> dict[str, Value]:
    """All settings of a game: the edition's own, with those chosen instead; a stranger is an error."""
    by_key = {setting.key: setting for setting in SETTINGS}
    values = dict(defaults)
    for key, value in chosen.items():
        if key not in defaults:
            raise ValueError(f"{edition} has no setting {key!r}; it has: {', '.join(sorted(defaults))}")
        values[key] = by_key[key].checked(value)
        if by_key[key].kind == PIECES and str(values[key]).count("/") != str(defaults[key]).count("/"):
            raise ValueError(f"setting {key} cannot be {value!r}; allowed: pieces as in {defaults[key]}")
    return values


def as_column(values: Mapping[str, Value]) -> Ints:
    """The settings as the rules read them, one number a slot; a key the edition lacks is 0."""
    return ints(setting.as_number(values[setting.key]) if setting.key in values else 0 for setting in SETTINGS)
