"""The Auction space: its visitor puts any unowned property up for auction."""

from typing import Final

from passgo.engine.actions import AUCTION, Options, about
from passgo.engine.board import SHARE
from passgo.engine.columns import i64
from passgo.engine.rules.auction import AUCTION_DEED
from passgo.engine.rules.defaults import cheapest
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.state import BANK, State
from passgo.engine.steps import numbered


def bank_has_deeds(s: State) -> bool:
    """Whether a property is unowned; one that nobody bid for is so again (IX-81)."""
    return s.unsold > 0


def is_for_sale(s: State, deed: i64) -> bool:
    """An unowned property; shares are sold at their own space only (UM-STK-7)."""
    return s.owner[deed] == BANK and s.edition.board.family[deed] != SHARE


class PickForAuction(ManagingChoice):
    """Choosing is compulsory while a property is unowned; the chooser may raise cash first, and bid (CLS-TUR-3).

    Rules: MEGA-AUC-1, UM-AUC-1, IX-84.
    """

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if is_for_sale(s, deed):
                out.add(AUCTION, deed)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """The cheapest: others will bid for it."""
        return cheapest(s, self.all_answers(s, a, b, c, d))

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.push(AUCTION_DEED, about(action))


PICK_FOR_AUCTION: Final[i64] = numbered(PickForAuction("auction-space"))
