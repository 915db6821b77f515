"""Where the arguments of the common questions lie, found by their names."""

from __future__ import annotations

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.rules.auction import BIDDING
from passgo.engine.rules.debt import KEEP_OR_LIFT, RAISE_CASH
from passgo.engine.rules.property import OFFER_DEED
from passgo.engine.rules.shortage import WISH
from passgo.engine.rules.taxes import CHOOSE_TAX
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.steps import place_of

AWARD: Final[i64] = place_of(BIDDING, "award")
LOT: Final[i64] = place_of(BIDDING, "lot")
STANDING: Final[i64] = place_of(BIDDING, "standing")
LINE: Final[i64] = place_of(BIDDING, "line")
DEBTOR: Final[i64] = place_of(RAISE_CASH, "debtor")
CREDITOR: Final[i64] = place_of(RAISE_CASH, "creditor")
DUE: Final[i64] = place_of(RAISE_CASH, "amount")
OFFERED: Final[i64] = place_of(OFFER_DEED, "deed")  # every question with a price names its deed there
OFFERER: Final[i64] = place_of(CONSIDER_TRADE, "giver")
PARTNER: Final[i64] = place_of(CONSIDER_TRADE, "partner")
HEIR: Final[i64] = place_of(KEEP_OR_LIFT, "heir")
INHERITED: Final[i64] = place_of(KEEP_OR_LIFT, "deed")
FLAT_TAX: Final[i64] = place_of(CHOOSE_TAX, "amount")
TAX_PERCENT: Final[i64] = place_of(CHOOSE_TAX, "percent")
WISHED_LOT: Final[i64] = place_of(WISH, "deed")
WISHER: Final[i64] = place_of(WISH, "seat")
