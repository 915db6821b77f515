"""Fortune cards: taking the one that lies on a property, and those that are used at once.

No card lies anywhere in truth: the one of a space is drawn when somebody lands there, so nothing hidden exists.
"""

from typing import Final

from passgo.editions.millionaire.ledger import BARGAIN, BIDDING_WAR, SALE, TAKEN
from passgo.engine.actions import PICK, SURRENDER, Options, about
from passgo.engine.columns import i64
from passgo.engine.rules.cards import draw_card
from passgo.engine.rules.defaults import least_valued, poorest
from passgo.engine.state import State
from passgo.engine.steps import Choice, Step, effect, numbered

# the pack; what is under it is the discard, which no draw ever reaches (MIL-50, MIL-51, MIL-A14)
FORTUNE: Final[i64] = 2


class TakeFortune(Step):
    """The first one to land on a property takes its card, uses it or keeps it, and goes on.

    Rules: MIL-11, MIL-12, MIL-22, MIL-23, MIL-45, MIL-47, MIL-48, MIL-A7.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        deed = s.edition.board.deed_at[s.place[s.turn]]
        s.extra[SALE] = 0
        if s.extra[TAKEN + deed] == 0:
            s.extra[TAKEN + deed] = 1
            draw_card(s, FORTUNE)


class MakeBargain(Step):
    """The property landed on costs half, if it is bought now."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        s.extra[SALE] = BARGAIN


class StartBiddingWar(Step):
    """The property landed on cannot be bought at its price; it is auctioned."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        s.extra[SALE] = BIDDING_WAR


class HandOver(Choice):
    """Choose a property of yours without buildings to give away; without one nothing happens."""

    def open(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> bool:
        return len(self.all_options(s, a, b, c, card).codes) > 0

    def options(self, s: State, a: i64, b: i64, c: i64, card: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if s.owner[deed] == s.turn and s.level[deed] == 0:
                out.add(SURRENDER, deed)

    def default_action(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> i64:
        return least_valued(s, self.all_options(s, a, b, c, card))

    def apply(self, s: State, a: i64, b: i64, c: i64, card: i64, action: i64, /) -> None:
        s.push(HAND_OVER_TO, about(action), 0, 0, card)


class HandOverTo(Choice):
    """Choose who gets it; a mortgage goes along, and a gift owes no interest."""

    def options(self, s: State, deed: i64, b: i64, c: i64, card: i64, out: Options, /) -> None:
        for p in range(s.players):
            if p != s.turn and not s.bankrupt[p]:
                out.add(PICK, p)

    def default_action(self, s: State, deed: i64, b: i64, c: i64, card: i64, /) -> i64:
        return poorest(s, self.all_options(s, deed, b, c, card))

    def apply(self, s: State, deed: i64, b: i64, c: i64, card: i64, action: i64, /) -> None:
        s.give_deed(deed, about(action))


TAKE_FORTUNE: Final[i64] = numbered(TakeFortune())
MAKE_BARGAIN: Final[i64] = effect(MakeBargain())
START_BIDDING_WAR: Final[i64] = effect(StartBiddingWar())
HAND_OVER: Final[i64] = effect(HandOver("hand-over"))
HAND_OVER_TO: Final[i64] = effect(HandOverTo("hand-over-to"), "deed")
