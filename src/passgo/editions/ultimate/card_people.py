"""Cards that bring in the other players: a parade, a guide, a game, a voucher found, a cab company taken."""

from typing import Final

from passgo.editions.ultimate.card_moves import advance
from passgo.editions.ultimate.property import charge
from passgo.editions.ultimate.purchase_cards import PURCHASE
from passgo.editions.ultimate.reactions import threaten
from passgo.editions.ultimate.tracks import face_on, go_directly
from passgo.engine.actions import CLAIM, DECLINE, GO_TO, PICK, Options, about, verb_of
from passgo.engine.board import CAB
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, ROLLED_FOR_CARD, cause
from passgo.engine.rules.birthday import GIVE_VOUCHER, has_voucher
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.rules.movement import LAND_ON_SPACE
from passgo.engine.rules.rent import charges
from passgo.engine.rules.selling import raze
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect, numbered


class Parade(Step):
    """All players but those in Jail are put on one space; it is obeyed by the drawer first (UM-CRD-4, UM-MOV-3)."""

    def run(self, s: State, space: i64, b: i64, c: i64, d: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # the last pushed joins first: from the left
            if not s.bankrupt[other] and s.jail[other] == 0:
                threaten(s, other, JOIN_PARADE, space, 0)
        go_directly(s, s.turn, space)
        s.push(LAND_ON_SPACE)


class JoinParade(Step):
    """Another player joins; he owes the rent of a landing, but only the drawer may buy."""

    def run(self, s: State, player: i64, space: i64, c: i64, d: i64, /) -> None:
        s.put(player, space)
        deed = s.edition.board.deed_at[space]
        if charges(s, deed, player):
            charge(s, player, deed, 1, 0)


class GuideAstray(Choice):
    """The player on the left puts the drawer's token on any other space, which is obeyed (UM-CRD-4)."""

    def player(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return s.next_solvent(s.turn)

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for space in range(s.edition.board.size):
            if face_on(s, space, inner=True) == space and space != s.place[s.turn]:
                out.add(GO_TO, space)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        go_directly(s, s.turn, about(action))
        s.push(LAND_ON_SPACE)


def roll_for_card(s: State, player: i64) -> i64:
    """Two dice that move nothing (V-5)."""
    die = s.chance.die(6)
    other_die = s.chance.die(6)
    s.emit(ROLLED_FOR_CARD, player, die, other_die)
    return die + other_die


class GameNight(Choice):
    """Pick an opponent; both roll, again while equal, and the Bank pays the higher one."""

    def options(self, s: State, amount: i64, b: i64, c: i64, card: i64, out: Options, /) -> None:
        for p in range(s.players):
            if p != s.turn and not s.bankrupt[p]:
                out.add(PICK, p)

    def apply(self, s: State, amount: i64, b: i64, c: i64, card: i64, action: i64, /) -> None:
        opponent = about(action)
        lead: i64 = 0
        while lead == 0:
            lead = roll_for_card(s, s.turn)
            lead -= roll_for_card(s, opponent)
        s.pay(BANK, s.turn if lead > 0 else opponent, amount, cause(CARD_EFFECT, card))


class FindVoucher(Choice):
    """Pick a player with a voucher; he gives up one of his choice, unless he says no (UM-SQZ-4)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return len(self.all_options(s, a, b, c, d).codes) > 0

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for p in range(s.players):
            if p != s.turn and has_voucher(s, p):
                out.add(PICK, p)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        threaten(s, about(action), GIVE_VOUCHER, s.turn, 0)


def others_have_cabs(s: State) -> bool:
    for deed in range(s.edition.board.deeds):
        if s.edition.board.family[deed] == CAB and s.owner[deed] >= 0 and s.owner[deed] != s.turn:
            return True
    return False


def is_up_for_war(s: State, deed: i64) -> bool:
    """A cab company of another player, or while there is none an unowned one."""
    if s.edition.board.family[deed] != CAB or s.owner[deed] == s.turn:
        return False
    return (s.owner[deed] >= 0) == others_have_cabs(s)


class TaxiWar(ManagingChoice):
    """Take another player's cab company, or buy an unowned one if nobody else has any, and walk there (UM-CRD-3)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        for deed in range(s.edition.board.deeds):
            if is_up_for_war(s, deed):
                return True
        return False

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if is_up_for_war(s, deed) and (s.owner[deed] >= 0 or s.cash[s.turn] >= s.edition.board.price[deed]):
                out.add(CLAIM, deed)
        if not others_have_cabs(s):
            out.add(DECLINE)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) != CLAIM:
            return
        deed = about(action)
        if s.owner[deed] >= 0:
            threaten(s, s.owner[deed], TAKE_CAB, deed, 0)
            return
        s.push(DRIVE_THERE, deed)
        s.push(PURCHASE, deed, s.edition.board.price[deed], s.turn, s.turn)


class TakeCab(Step):
    """The cab company changes hands; its owner sells the stand first (UM-CAB-3)."""

    def run(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> None:
        raze(s, deed)
        s.give_deed(deed, s.turn)
        drive_to(s, deed)


class DriveThere(Step):
    """The cab company is bought; if somebody busted the deal, there is nowhere to go."""

    def run(self, s: State, deed: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.owner[deed] == s.turn:
            drive_to(s, deed)


def drive_to(s: State, deed: i64) -> None:
    """The drawer walks to what is his now, and may ride on from there (UM-RID-3)."""
    s.push(LAND_ON_SPACE)
    advance(s, s.edition.board.deed_space[deed])


PARADE: Final[i64] = effect(Parade(), "space")
JOIN_PARADE: Final[i64] = numbered(JoinParade(), "player", "space")
GUIDE_ASTRAY: Final[i64] = effect(GuideAstray("guide"))
GAME_NIGHT: Final[i64] = effect(GameNight("game-night"), "amount")
FIND_VOUCHER: Final[i64] = effect(FindVoucher("find-voucher"))
TAXI_WAR: Final[i64] = effect(TaxiWar("taxi-war"))
TAKE_CAB: Final[i64] = numbered(TakeCab(), "player", "deed")
DRIVE_THERE: Final[i64] = numbered(DriveThere(), "deed")
