"""Managing one's property: build, sell, mortgage, lift, trade, claim a rent. Shared by all decisions that allow it."""

from typing import Final

from passgo.engine.actions import (
    BUILD,
    COLLECT,
    DONE,
    LIFT,
    MORTGAGE,
    OFFER,
    SELL,
    SELL_DOWN,
    FreeVerb,
    Options,
    about,
    act,
    refusal,
    verb_of,
)
from passgo.engine.columns import i64, mypyc_attr
from passgo.engine.events import RENT, RENT_DUE, cause
from passgo.engine.rules.building import build_refusal
from passgo.engine.rules.debt import DEBT, raise_by, raise_options, raise_refusal, raises
from passgo.engine.rules.mortgage import lift, lift_cost, lift_refusal
from passgo.engine.rules.rent import CLAIM_WIDTH, claim_of, drop_claim
from passgo.engine.rules.shortage import order_building
from passgo.engine.rules.trade import dealing_refusal, may_offer, offer_refusal, offer_trade
from passgo.engine.state import State
from passgo.engine.steps import Choice, numbered

NOT_NOW: Final[i64] = refusal("not-now", "CLS-TUR-3")
ONLY_IN_DEBT: Final[i64] = refusal("only-in-debt", "MIL-91")
NO_RENT_OPEN: Final[i64] = refusal("no-rent-open", "CLS-RNT-8")
MANAGEMENT: Final[i64] = (  # verbs, one bit each
    1 << BUILD | 1 << SELL | 1 << SELL_DOWN | 1 << MORTGAGE | 1 << LIFT | 1 << OFFER | 1 << COLLECT
)


def manage_options(s: State, player: i64, out: Options) -> None:
    """Everything the player may do with what he owns (CLS-TUR-3, V-11, MIL-91, MIL-A23)."""
    if s.groups_ready[player] > 0 or s.mortgages[player] > 0:  # else no lot of his can be built on or freed
        deed = s.first_deed[player]
        while deed >= 0:
            if build_refusal(s, player, deed) == 0:
                out.add(BUILD, deed)
            if s.mortgaged[deed] and lift_refusal(s, player, deed) == 0:
                out.add(LIFT, deed)
            deed = s.next_deed[deed]
    if sale_refusal(s) == 0:
        raise_options(s, player, out)
    for at in range(0, i64(len(s.claims)), CLAIM_WIDTH):
        deed = s.claims[at + 2]
        if claim_of(s, player, deed) >= 0 and not out.has(act(COLLECT, deed)):
            out.add(COLLECT, deed)


def sale_refusal(s: State) -> i64:
    """Why nothing is sold to the Bank or mortgaged but in debt; 0 where it may be (MIL-91)."""
    if s.edition.figures.sales_in_debt_only:
        return ONLY_IN_DEBT
    return 0


def manage_refusal(s: State, player: i64, action: i64) -> i64:
    """Why this is not management that the player may do now; 0 if it is (MIL-91, MIL-A16, MIL-A23)."""
    verb = verb_of(action)
    number = about(action)
    if verb == BUILD:
        return build_refusal(s, player, number)
    if verb == LIFT:
        return lift_refusal(s, player, number)
    if raises(verb):
        return sale_refusal(s) or raise_refusal(s, player, action)
    if verb == COLLECT:
        if claim_of(s, player, number) >= 0:
            return 0
        return NO_RENT_OPEN
    if verb == OFFER:
        return dealing_refusal(s, player) or offer_refusal(s, player, number)
    return NOT_NOW


def manage(s: State, player: i64, action: i64) -> None:
    """Do it. The question that allowed it is back on the stack already."""
    verb = verb_of(action)
    number = about(action)
    if verb == BUILD:
        order_building(s, player, number)
    elif verb == LIFT:
        lift(s, number, lift_cost(s, number))
    elif verb == OFFER:
        offer_trade(s, player, number)
    elif verb == COLLECT:
        at = claim_of(s, player, number)
        visitor = s.claims[at]
        amount = s.claims[at + 3]
        drop_claim(s, at)
        s.emit(RENT_DUE, visitor, player, number, amount)
        s.push(DEBT, visitor, player, amount, cause(RENT, number))
    else:
        raise_by(s, action)


def is_management(action: i64) -> bool:
    return MANAGEMENT >> verb_of(action) & 1 != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ManagingChoice(Choice):
    """A question at which the player may manage first, as often as he likes; then it is asked again (CLS-TUR-3).

    A rule says what else may be answered (`own_options`) or why not (`own_illegal_reason`), and does it (`apply_own`).

    Rules: CLS-JAL-12, MIL-86, UM-BLD-8, UM-SEL-1, IX-91.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.manages = True

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        """List the answers to the question itself."""
        raise NotImplementedError(self.name)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        """0 when the answer is legal, else why not."""
        if self.all_answers(s, a, b, c, d).has(action):
            return 0
        return NOT_NOW

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        """Do what was answered."""
        raise NotImplementedError(self.name)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return self.all_answers(s, a, b, c, d).harmless()

    def all_answers(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> Options:
        out = Options()
        self.own_options(s, a, b, c, d, out)
        return out

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.own_options(s, a, b, c, d, out)
        manage_options(s, self.player(s, a, b, c, d), out)

    def free(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        return [FreeVerb(OFFER)] if may_offer(s, self.player(s, a, b, c, d)) else []

    def illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if is_management(action):
            return manage_refusal(s, self.player(s, a, b, c, d), action)
        return self.own_illegal_reason(s, a, b, c, d, action)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if is_management(action):
            s.ask_again()
            manage(s, self.player(s, a, b, c, d), action)
        else:
            self.apply_own(s, a, b, c, d, action)


class OffTurn(ManagingChoice):
    """A player who asked for it manages between the turns of others (CLS-TUR-3, CLS-BLD-3, UM-BLD-8, UM-SEL-1)."""

    def player(self, s: State, player: i64, b: i64, c: i64, d: i64, /) -> i64:
        return player

    def open(self, s: State, player: i64, b: i64, c: i64, d: i64, /) -> bool:
        return not s.bankrupt[player]

    def own_options(self, s: State, player: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(DONE)

    def apply_own(self, s: State, player: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        pass


def manage_off_turn(s: State, player: i64) -> None:
    """The question to a player who asked for it, as his edition puts it."""
    s.push(s.edition.turn.off_turn if s.edition.turn.off_turn >= 0 else OFF_TURN, player)


OFF_TURN: Final[i64] = numbered(OffTurn("manage"), "player")
