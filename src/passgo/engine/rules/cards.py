"""Drawing cards, and the effects that cards are made of. Every effect knows its card as the fourth argument."""

from typing import Final

from passgo.engine.actions import DRAW, PAY, Options
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.edition import AT_ONCE, LEAVES_JAIL, Card, Frame, frame
from passgo.engine.events import CARD_DRAWN, CARD_EFFECT, CARD_HIDDEN, CARD_KEPT, cause
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.rules.movement import ADVANCE_TO, ADVANCE_TO_NEAREST, GO_BACK, GO_BACK_TO, LAND_ON_SPACE
from passgo.engine.rules.property import VISIT_PROPERTY
from passgo.engine.state import BANK, FRAME, State
from passgo.engine.steps import Step, effect, numbered


class DrawCard(Step):
    """Take the top card, put it under the pack, then do what it says; a kept card stays.

    Rules: CLS-CRD-1, CLS-CRD-2, CLS-CRD-4, MIL-40, MIL-41.
    """

    def run(self, s: State, deck: i64, b: i64, c: i64, d: i64, /) -> None:
        draw_card(s, deck)


def draw_card(s: State, deck: i64) -> None:
    card = s.draw(deck)
    if s.edition.card_use[card] != AT_ONCE:
        keep_card(s, card)
        return
    s.emit(CARD_DRAWN, s.turn, card)
    s.put_under(card)
    effects = s.edition.card_effects
    at = effects.start[card]
    flat = effects.flat
    for _k in range(effects.count[card]):
        s.push(flat[at], flat[at + 1], flat[at + 2], flat[at + 3], card)
        at += FRAME


def keep_card(s: State, card: i64) -> None:
    """The drawer keeps a card; one of a secret pack he alone sees (CLS-CRD-4, MIL-46, MIL-47, MIL-49)."""
    s.holder[card] = s.turn
    if s.edition.card_secret[card]:
        if s.recording:
            s.emit_to(CARD_DRAWN, s.turn, s.turn, card, 0, 0)
        s.emit(CARD_HIDDEN, s.turn)
    else:
        s.emit(CARD_DRAWN, s.turn, card)
        s.emit(CARD_KEPT, s.turn, card)


class Collect(Step):
    """The Bank pays."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        s.pay(BANK, s.turn, amount, cause(CARD_EFFECT, card))


class PayFine(Step):
    """A payment to the Bank."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        s.push(DEBT, s.turn, fines_to(s), amount, cause(CARD_EFFECT, card))


class PayEach(Step):
    """A payment to every other player, from the left (CLS-BKR-8, MIL-A29, IX-86)."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # the last pushed is paid first
            if not s.bankrupt[other]:
                s.push(DEBT, s.turn, other, amount, cause(CARD_EFFECT, card))


class CollectEach(Step):
    """A payment from every other player, from the left."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players
            if not s.bankrupt[other]:
                s.push(DEBT, other, s.turn, amount, cause(CARD_EFFECT, card))


class PayRepairs(Step):
    """So much for each house and each hotel; a skyscraper counts as a hotel."""

    def run(self, s: State, house: i64, hotel: i64, c: i64, card: i64, /) -> None:
        total: i64 = 0
        if s.buildings[s.turn] > 0:
            deed = s.first_deed[s.turn]
            while deed >= 0:
                if s.edition.board.family[deed] == STREET:
                    level = s.level[deed]
                    total += hotel if level >= s.hotel_level else house * level
                deed = s.next_deed[deed]
        if total > 0:
            s.push(DEBT, s.turn, fines_to(s), total, cause(CARD_EFFECT, card))


class PayOrDraw(ManagingChoice):
    """Pay the fine, or take a card of another pack instead."""

    def own_options(self, s: State, amount: i64, deck: i64, c: i64, card: i64, out: Options, /) -> None:
        out.add(PAY)
        out.add(DRAW)

    def default_action(self, s: State, amount: i64, deck: i64, c: i64, card: i64, /) -> i64:
        """What is known rather than what is not, as long as there is cash for it."""
        return PAY if s.cash[s.turn] >= amount else DRAW

    def apply_own(self, s: State, amount: i64, deck: i64, c: i64, card: i64, action: i64, /) -> None:
        if action == PAY:
            s.push(PAY_FINE, amount, 0, 0, card)
        else:
            s.push(DRAW_CARD, deck)


DRAW_CARD: Final[i64] = numbered(DrawCard(), "deck")
COLLECT_CASH: Final[i64] = effect(Collect(), "amount")
PAY_FINE: Final[i64] = effect(PayFine(), "amount")
PAY_EACH: Final[i64] = effect(PayEach(), "amount")
COLLECT_EACH: Final[i64] = effect(CollectEach(), "amount")
PAY_REPAIRS: Final[i64] = effect(PayRepairs(), "house", "hotel")
PAY_OR_DRAW: Final[i64] = effect(PayOrDraw("card"), "amount", "deck")


# how cards are written down in an edition


def collect(name: str, amount: int) -> Card:
    return Card(name, [frame(COLLECT_CASH, amount)])


def pay(name: str, amount: int) -> Card:
    return Card(name, [frame(PAY_FINE, amount)])


def collect_each(name: str, amount: int) -> Card:
    return Card(name, [frame(COLLECT_EACH, amount)])


def pay_each(name: str, amount: int) -> Card:
    return Card(name, [frame(PAY_EACH, amount)])


def repairs(name: str, house: int, hotel: int) -> Card:
    return Card(name, [frame(PAY_REPAIRS, house, hotel)])


def advance_to(name: str, space: int) -> Card:
    return Card(name, [frame(ADVANCE_TO, space), frame(LAND_ON_SPACE)])


def advance_to_nearest(name: str, family: i64, times: int, factor: int) -> Card:
    visit: Frame = frame(VISIT_PROPERTY, times, factor)
    return Card(name, [frame(ADVANCE_TO_NEAREST, family), visit])


def go_back(name: str, steps: int) -> Card:
    return Card(name, [frame(GO_BACK, steps), frame(LAND_ON_SPACE)])


def go_back_to(name: str, space: int) -> Card:
    return Card(name, [frame(GO_BACK_TO, space), frame(LAND_ON_SPACE)])


def go_to_jail(name: str) -> Card:
    return Card(name, [frame(GO_TO_JAIL)])


def leave_jail(name: str) -> Card:
    return Card(name, use=LEAVES_JAIL)


def pay_or_draw(name: str, amount: int, deck: int) -> Card:
    return Card(name, [frame(PAY_OR_DRAW, amount, deck)])
