"""What can happen in Ultimate alone."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import event

TURN_LOST: Final[i64] = event("turn-lost", "player")
SHARE_AUCTION_OPENED: Final[i64] = event("share-auction-opened", "player")
ROLLED_THREE: Final[i64] = event("rolled-three", "player", "die", "other_die", "third_die")
ROLL_THREE_PRIZE: Final[i64] = event("roll-three-prize", "player", "card", "amount")
SQUEEZED: Final[i64] = event("squeezed", "player", "die", "other_die", "amount")
SQUEEZE_DIE: Final[i64] = event("squeeze-die", "player", "face")
REFUNDED: Final[i64] = event("tax-refunded", "player", "amount")
CARD_LOST: Final[i64] = event("card-lost", "player", "card")
BUILDING_LOST: Final[i64] = event("building-lost", "player", "deed", "level")
