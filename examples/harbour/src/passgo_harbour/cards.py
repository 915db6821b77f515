"""The pack of bottles that the sea brings, and the effect that only one of them has."""

from collections.abc import Sequence
from typing import Final

from passgo.engine.board import kind_number
from passgo.engine.columns import i64
from passgo.engine.edition import Card, Deck, frame
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.cards import advance_to, collect, collect_each, go_to_jail, leave_jail, pay, repairs
from passgo.engine.rules.debt import DEBT
from passgo.engine.state import State
from passgo.engine.steps import Step, effect
from passgo_harbour.tides import TURN_TIDE

FERRY: Final[i64] = kind_number("ferry")


class CollectAtLandings(Step):
    """Everybody else whose token is at a ferry landing pays you, from the left (HRB-BTL-2)."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # what is pushed last happens first
            if not s.bankrupt[other] and s.edition.board.kind_of[s.place[other]] == FERRY:
                s.push(DEBT, other, s.turn, amount, cause(CARD_EFFECT, card))


COLLECT_AT_LANDINGS: Final[i64] = effect(CollectAtLandings(), "amount")


def bottles(names: Sequence[str]) -> Deck:
    """The pack; a card that leads to a space names it (HRB-BTL-1)."""
    return Deck(
        "bottle",
        [
            collect("bottle-catch", 40),
            collect("bottle-salvage", 80),
            collect_each("bottle-regatta", 15),
            pay("bottle-nets", 30),
            repairs("bottle-storm", house=20, hotel=60),
            advance_to("bottle-lighthouse", names.index("Lighthouse")),
            advance_to("bottle-invitation", names.index("Admiral's Terrace")),
            go_to_jail("bottle-smugglers"),
            leave_jail("bottle-leave-jail"),
            Card("bottle-spring-tide", [frame(TURN_TIDE)]),
            Card("bottle-harbour-master", [frame(COLLECT_AT_LANDINGS, 25)]),
        ],
    )
