"""Cards about money between their drawer, the others, the Bank and the Pool."""

from typing import Final

from passgo.editions.ultimate.reactions import threaten
from passgo.editions.ultimate.stocks import company
from passgo.engine.board import CAB, RAILROAD, SHARE, STREET
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.cards import PAY_EACH
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import DEBT
from passgo.engine.state import BANK, State
from passgo.engine.steps import Step, effect, numbered

SMALL_REPAIR: Final[i64] = 25  # for a depot or a cab stand
LAP_INCOMES: Final = (400, 200, 300)  # by track, from the outer one inwards
INNER_TRACK: Final[i64] = 2


def owns_any(s: State, player: i64, family: i64) -> bool:
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] == player and s.edition.board.family[deed] == family:
            return True
    return False


def fine(s: State, amount: i64, card: i64) -> None:
    """What a card makes its drawer pay goes to the Pool (UM-CRD-7)."""
    if amount > 0:
        s.push(DEBT, s.turn, fines_to(s), amount, cause(CARD_EFFECT, card))


class CollectFromEach(Step):
    """Every other player pays the drawer, from the left, unless he says no (IX-87)."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # the last pushed pays first
            if not s.bankrupt[other]:
                threaten(s, other, PAY_DRAWER, amount, card)


class PayDrawer(Step):
    """A player pays whoever drew the card."""

    def run(self, s: State, player: i64, amount: i64, card: i64, d: i64, /) -> None:
        s.push(DEBT, player, s.turn, amount, cause(CARD_EFFECT, card))


class RepairsOnTracks(Step):
    """So much for each house, hotel and skyscraper, and a little for each depot and cab stand (UM-CRD-7)."""

    def run(self, s: State, house: i64, hotel: i64, skyscraper: i64, card: i64, /) -> None:
        total: i64 = 0
        for deed in range(s.edition.board.deeds):
            level = s.level[deed]
            if s.owner[deed] == s.turn and level > 0:
                if s.edition.board.family[deed] != STREET:
                    total += SMALL_REPAIR
                elif level < s.hotel_level:
                    total += house * level
                else:
                    total += hotel if level == s.hotel_level else skyscraper
        fine(s, total, card)


class PropertyTax(Step):
    """So much for each unmortgaged property; shares are none (UM-CRD-7)."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        count: i64 = 0
        for deed in range(s.edition.board.deeds):
            if s.owner[deed] == s.turn and not s.mortgaged[deed] and s.edition.board.family[deed] != SHARE:
                count += 1
        fine(s, amount * count, card)


class TrainIsLate(Step):
    """The owner of a railroad or of United Railways shares pays every other player."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        if owns_any(s, s.turn, RAILROAD) or s.holds(s.turn, company(s, "united-railways")) > 0:
            s.push(PAY_EACH, amount, 0, 0, card)


class TipDrivers(Step):
    """A tip for every other player who owns a cab company, from the left."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players
            if owns_any(s, other, CAB):
                s.push(DEBT, s.turn, other, amount, cause(CARD_EFFECT, card))


class WinMarathon(Step):
    """The highest income of the current track's pay corner, without a move."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        amount = LAP_INCOMES[s.edition.board.track_of[s.place[s.turn]]]
        s.pay(BANK, s.turn, amount, cause(CARD_EFFECT, card))


class InsidersEdge(Step):
    """On the inner track the Bank pays, on the outer track one pays the Pool, on the middle one nothing happens."""

    def run(self, s: State, gain: i64, loss: i64, c: i64, card: i64, /) -> None:
        track = s.edition.board.track_of[s.place[s.turn]]
        if track == INNER_TRACK:
            s.pay(BANK, s.turn, gain, cause(CARD_EFFECT, card))
        elif track == 0:
            fine(s, loss, card)


COLLECT_FROM_EACH: Final[i64] = effect(CollectFromEach(), "amount")
PAY_DRAWER: Final[i64] = numbered(PayDrawer(), "player", "amount", "card")
REPAIRS_ON_TRACKS: Final[i64] = effect(RepairsOnTracks(), "house", "hotel", "skyscraper")
PROPERTY_TAX: Final[i64] = effect(PropertyTax(), "amount")
TRAIN_IS_LATE: Final[i64] = effect(TrainIsLate(), "amount")
TIP_DRIVERS: Final[i64] = effect(TipDrivers(), "amount")
WIN_MARATHON: Final[i64] = effect(WinMarathon())
INSIDERS_EDGE: Final[i64] = effect(InsidersEdge(), "gain", "loss")
