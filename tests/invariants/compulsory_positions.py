"""Positions where something must be given up, paid or visited, with what silence then says, one after another."""

from passgo.testing import table
from tests.invariants.default_positions import ORANGE, A, B, Position, at_a_hotel, last_orange
from tests.scenarios.millionaire.race import race
from tests.scenarios.ultimate.drawing import drawing
from tests.scenarios.ultimate.three_tracks import mine

PARTICULAR: dict[str, Position] = {
    "the smallest mortgage that is enough": (
        lambda: at_a_hotel().owns(A, 1, 6, 5, 12).has(A, 1925).play("roll"),
        "mortgage 12",
    ),
    "the largest while none is enough": (
        lambda: at_a_hotel().owns(A, 1, 6, 5, 12).has(A, 1830).play("roll"),
        "mortgage 5; mortgage 12",
    ),
    "a single deed before one of a whole group": (
        lambda: at_a_hotel().owns_group(A, "brown").owns(A, 5).has(A, 1980).play("roll"),
        "mortgage 5",
    ),
    "a whole group before a building": (
        lambda: at_a_hotel().owns_group(A, "brown", "orange").built(1, *ORANGE).has(A, 1950).play("roll"),
        "mortgage 1; mortgage 3",
    ),
    "one building after another": (
        lambda: (
            at_a_hotel().owns_group(A, "orange", "brown").built(2, *ORANGE).built(1, 1, 3).has(A, 1940).play("roll")
        ),
        "sell 16; sell 1",
    ),
    "a group at once where no building can be sold alone": (
        lambda: at_a_hotel().owns_group(A, "orange").built(5, *ORANGE).pieces(2, 9).has(A, 1300).play("roll"),
        "selldown 16 1 0 0",
    ),
    "bankrupt when nothing is left": (
        lambda: at_a_hotel().owns(A, 1, 5).has(A, 10).play("roll"),
        "mortgage 5; mortgage 1; bankrupt",
    ),
    "a loan that must be lifted": (
        lambda: last_orange(2, cash=70, mortgaged=True),
        "sell 21; lift 25; arrange 21 1 1 1 2",
    ),
    "a lot that must be built up": (lambda: last_orange(3, 310, mortgaged=True), "lift 25; build 25; build 25"),
    "a lot that must be built up with what else there is": (
        lambda: last_orange(2, 110, mortgaged=True, also="Reading Railroad"),
        "lift 25; mortgage 6; build 25",
    ),
    "a fine for who has no cash": (
        lambda: table(cards_deck="london").has(A, 9).dice(1, 1).cards("chest-fine-or-chance").play("roll"),
        "draw",
    ),
    "the lesser tax": (lambda: table(tax_income="choice").has(A, 2001).dice(1, 3).play("roll"), "flat"),
    "bail that is due": (
        lambda: race(jail_third_miss="pay_next_turn").jailed(A, 3).holds(A, "fortune-leave-jail-1"),
        "pay",
    ),
    "triples on GO": (lambda: table("mega").owns(B, 1).dice(2, 2, 2).play("roll"), "goto 3"),
    "a cab company for nothing": (
        lambda: drawing("chance-taxi-wars").owns(B, "Ute Cab Co.").play("roll"),
        "claim outer:50",
    ),
    "a building before a deed": (
        lambda: (
            drawing("chance-assets-seized")
            .owns_group(A, "purple")
            .built(1, "Baltic Avenue")
            .owns(A, "Boardwalk")
            .play("roll")
        ),
        "surrender middle:3",
    ),
    "a voucher that was promised": (
        lambda: (
            mine()
            .owns(B, "outer:41")
            .at(A, "outer:38")
            .holds(A, "bus-ticket-1")
            .dice(1, 2, 1)
            .play("roll", "ride outer:40")
        ),
        "ticket bus-ticket-1 outer:42; end",
    ),
}
