"""What the kept cards of Ultimate are for, as numbers a card carries."""

from typing import Final

from passgo.engine.columns import i64

ROLL_THREE_CARD: Final[i64] = 20
JUST_SAY_NO: Final[i64] = 21  # cancels an action against its holder
BUYERS_MARKET: Final[i64] = 22
SEE_YOU_IN_COURT: Final[i64] = 23
FORECLOSED: Final[i64] = 24
WHOLE_POOL: Final[i64] = 25
SWAP_DEEDS: Final[i64] = 26
TAKE_DEED: Final[i64] = 27
FREE_HOUSE: Final[i64] = 28
FAMILY_BANK: Final[i64] = 29  # a hundred more for the final bid of the next auction
NO_RENT: Final[i64] = 30  # applies by itself
SELL_SHARE: Final[i64] = 31
HALF_RAILROAD_RENT: Final[i64] = 32  # applies by itself
DISTRICT_ATTORNEY: Final[i64] = 33
MORE_RENT: Final[i64] = 34  # applies by itself
DEAL_BUSTER: Final[i64] = 35
BARGAIN: Final[i64] = 36
REVERSE_RENT: Final[i64] = 37
CHEAP_RENT: Final[i64] = 38
HALF_PAR: Final[i64] = 39
LAWYER: Final[i64] = 40  # helps against fines on shares, and in court
SHARE_FORTUNE: Final[i64] = 41
STOCK_LAWYER: Final[i64] = 42  # helps against fines on shares only
