"""The turn in Mega: a bus ticket may be used instead of rolling, and triples lead anywhere."""

from typing import Final

from passgo.engine.actions import (
    GO_TO,
    ROLL,
    TICKET,
    Options,
    about,
    act,
    pack_ride,
    refusal,
    ride_card,
    ride_space,
    verb_of,
)
from passgo.engine.columns import i64
from passgo.engine.edition import EXPIRING_TICKET
from passgo.engine.events import CARD_USED
from passgo.engine.rules.defaults import calmest
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.movement import LAND_ON_SPACE, steps_to, walk
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.rules.vouchers import expire_all, first_of_its_kind, is_resting, is_voucher
from passgo.engine.settings import (
    ENDS_TURN,
    EXPIRE_ON,
    NO_SALARY,
    ON_PLAYING,
    REPLACES_ROLL,
    TRIPLES_END,
    TRIPLES_SALARY,
    VOUCHERS_A_TURN,
)
from passgo.engine.state import OUT_OF_GAME, State
from passgo.engine.steps import TABLE, Choice, Step, numbered

NOT_ON_THIS_SIDE: Final[i64] = refusal("not-on-this-side", "MEGA-TKT-2")
TICKET_FOR_LATER: Final[i64] = refusal("ticket-for-later", "MEGA-TKS-1")
TICKET_USED: Final[i64] = refusal("ticket-used", "UM-VCH-3")


def holds_ticket(s: State, card: i64) -> bool:
    return s.holder[card] == s.turn and is_voucher(s, card)


def ticket_refusal(s: State, ride: i64) -> i64:
    """A ticket leads forward to any space of the side one is on, its end corner included.

    Rules: MEGA-TKT-1, MEGA-TKT-2, MEGA-TKT-3.
    """
    card = ride_card(ride)
    if not holds_ticket(s, card):
        return CARD_NOT_HELD
    if s.tickets_used >= s.settings[VOUCHERS_A_TURN]:
        return TICKET_USED
    if is_resting(s, card):
        return TICKET_FOR_LATER
    board = s.edition.board
    end = board.side_end[s.place[s.turn]]
    space = s.place[s.turn]
    while space != end:
        space = board.ahead[space]
        if space == ride_space(ride):
            return 0
    return NOT_ON_THIS_SIDE


def use_ticket(s: State, ride: i64) -> None:
    """Out of the game once used; it counts as the roll and is no doubles.

    Rules: MEGA-DBL-3, MEGA-TKT-1, MEGA-TKT-4, MEGA-TKT-7.
    """
    card = ride_card(ride)
    s.emit(CARD_USED, s.turn, card)
    s.holder[card] = OUT_OF_GAME
    s.tickets_used += 1
    if s.edition.card_use[card] == EXPIRING_TICKET and s.settings[EXPIRE_ON] == ON_PLAYING:
        expire_all(s, s.turn)
    if s.settings[REPLACES_ROLL]:
        s.rolls_due = 0
    s.push(LAND_ON_SPACE)
    walk(s, steps_to(s, ride_space(ride)))


class TakeMegaTurn(ManagingChoice):
    """Roll, or use a ticket instead (MEGA-DIE-1, MEGA-DBL-2, MEGA-TKT-1, MEGA-TKT-9)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.rolls_due != 0

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(ROLL)
        for card in range(i64(len(s.holder))):
            if holds_ticket(s, card) and first_of_its_kind(s, s.turn, card):
                for space in range(s.edition.board.size):
                    self.put_if_legal(s, a, b, c, d, act(TICKET, pack_ride(card, space)), out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == TICKET:
            return ticket_refusal(s, about(action))
        if action == ROLL:
            return 0
        return NOT_NOW

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.ask_again()
        if action == ROLL:
            TABLE.run(s, s.edition.turn.roll)
        else:
            use_ticket(s, about(action))


class ChooseTriple(Choice):
    """Triples lead to any other space, moving in the direction of play (MEGA-TRP-1, MEGA-TRP-3, MEGA-TRP-5)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for space in range(s.edition.board.size):
            if space != s.place[s.turn]:
                out.add(GO_TO, space)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return calmest(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if s.settings[TRIPLES_END] == ENDS_TURN:
            s.push(DROP_TURN)
        s.push(LAND_ON_SPACE)
        if s.settings[TRIPLES_SALARY] == NO_SALARY:
            s.put(s.turn, about(action))
        else:
            walk(s, steps_to(s, about(action)))


class DropTurn(Step):
    """As a house rule nothing follows triples (triples.ends = turn, MEGA-TRP-2)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.drop_turn()


TAKE_MEGA_TURN: Final[i64] = numbered(TakeMegaTurn("turn"))
CHOOSE_TRIPLE: Final[i64] = numbered(ChooseTriple("triple"))
DROP_TURN: Final[i64] = numbered(DropTurn())
