"""What the icons of the speed die do in Mega: Mr. Monopoly's move and the bus."""

from typing import Final

from passgo.editions.mega.settings import MAY_STAY, MORTGAGED_TARGET
from passgo.editions.mega.spaces import TICKETS
from passgo.engine.actions import MOVE_ON, STAY, TAKE, Options
from passgo.engine.board import CHANCE, CHEST
from passgo.engine.columns import i64
from passgo.engine.rules.auction_space import bank_has_deeds
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.movement import LAND_ON_SPACE, walk
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.speed_die import BUS, MR_MONOPOLY
from passgo.engine.rules.vouchers import draw_voucher, pack_left
from passgo.engine.settings import BUS_DRAWS, BUS_MODE
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered


class BonusMove(Step):
    """After the dice move is resolved the icon takes effect (MEGA-DIE-4, MEGA-BUS-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.speed == MR_MONOPOLY:
            s.push(BONUS_DONE)
            mr_monopoly(s)
        elif s.speed == BUS:
            if s.settings[BUS_MODE] == BUS_DRAWS and pack_left(s, TICKETS) > 0:
                draw_voucher(s, s.turn, TICKETS)
            elif pack_left(s, TICKETS) > 0:
                s.push(CATCH_BUS)
            else:
                to_card_space(s)


class BonusDone(Step):
    """The others may deal again (MEGA-MRM-5)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.bonus = 0


def mr_monopoly(s: State) -> None:
    """On to the next unowned property, or when all are owned to the next rent (MEGA-MRM-1, MEGA-MRM-3).

    If the first property of another player is mortgaged, one may stay (MEGA-MRM-4); none ahead: stay.

    Rules: MEGA-MRM-2, MEGA-MRM-6.
    """
    board = s.edition.board
    buying = bank_has_deeds(s)
    space = s.place[s.turn]
    for steps in range(1, board.size):
        space = board.ahead[space]
        deed = board.deed_at[space]
        if deed >= 0 and (s.owner[deed] == BANK if buying else owes(s, deed)):
            s.push(LAND_ON_SPACE)
            walk(s, steps)
            return
        if deed >= 0 and not buying and s.settings[MORTGAGED_TARGET] == MAY_STAY and mortgaged_to_another(s, deed):
            s.push(STAY_OR_MOVE, deed, steps)
            return


def mortgaged_to_another(s: State, deed: i64) -> bool:
    return s.mortgaged[deed] != 0 and s.owner[deed] != s.turn


class StayOrMove(Choice):
    """Mr. Monopoly leads to a mortgaged property: stay, or go there all the same (MEGA-MRM-4)."""

    def options(self, s: State, deed: i64, steps: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(STAY)
        out.add(MOVE_ON)

    def apply(self, s: State, deed: i64, steps: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == MOVE_ON:
            s.push(LAND_ON_SPACE)
            walk(s, steps)


def owes(s: State, deed: i64) -> bool:
    """Whether the player whose turn it is would have to pay rent there."""
    return charges(s, deed, s.turn) and rent(s, deed, roll_total(s)) > 0


def to_card_space(s: State) -> None:
    """Forward to the nearest card space, whichever comes first (MEGA-BUS-2)."""
    board = s.edition.board
    space = s.place[s.turn]
    for steps in range(1, board.size):
        space = board.ahead[space]
        if board.kind_of[space] == CHANCE or board.kind_of[space] == CHEST:
            s.push(LAND_ON_SPACE)
            walk(s, steps)
            return


class CatchBus(Choice):
    """As a house rule: take a ticket, or ride to the nearest card space (bus.mode, MEGA-BUS-1)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(TAKE)
        out.add(MOVE_ON)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == TAKE:
            draw_voucher(s, s.turn, TICKETS)
        else:
            to_card_space(s)


BONUS_MOVE: Final[i64] = numbered(BonusMove())
BONUS_DONE: Final[i64] = numbered(BonusDone())
STAY_OR_MOVE: Final[i64] = numbered(StayOrMove("mr-monopoly"), "deed", "steps")
CATCH_BUS: Final[i64] = numbered(CatchBus("bus"))
