"""What deals are made of. An item is its kind in the low bits, and above it an amount of cash, a deed or a card."""

from typing import Final

from passgo.engine.columns import i64

CASH_ITEM: Final[i64] = 0
DEED_ITEM: Final[i64] = 1
CARD_ITEM: Final[i64] = 2
IMMUNITY_ITEM: Final[i64] = 3  # from one deed's rent


def pack_item(kind: i64, number: i64) -> i64:
    return number << 4 | kind


def item_kind(item: i64) -> i64:
    return item & 15


def item_number(item: i64) -> i64:
    return item >> 4
