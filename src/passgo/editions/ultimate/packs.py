"""The numbers of Ultimate's packs, and the vouchers with what each kind does."""

from typing import Final

from passgo.editions.decks import copies
from passgo.engine.columns import i64
from passgo.engine.edition import BUS_TICKET, EXPIRING_TICKET, Card, Deck

CHANCE: Final[i64] = 0
CHEST: Final[i64] = 1
VOUCHERS: Final[i64] = 2
ROLL_THREES: Final[i64] = 3

TRANSIT_TOKEN: Final[i64] = 4
CAB_FARE: Final[i64] = 10  # plus the steps it goes: 7 is back three, 13 is ahead three


def vouchers(kind: str, use: i64, count: int) -> list[Card]:
    return copies(Card(kind, use=use), count)


def voucher_pack(tickets: int, tokens: int) -> Deck:
    """Thirty-six vouchers (UM-EQP-4, UM-SET-3, UM-VCH-2, UM-VCH-18)."""
    return Deck(
        "vouchers",
        [
            *vouchers("bus-ticket", BUS_TICKET, tickets),
            *vouchers("expiring-ticket", EXPIRING_TICKET, 3),
            *vouchers("transit-token", TRANSIT_TOKEN, tokens),
            *vouchers("cab-back-1", CAB_FARE - 1, 3),
            *vouchers("cab-back-2", CAB_FARE - 2, 3),
            *vouchers("cab-back-3", CAB_FARE - 3, 3),
            *vouchers("cab-ahead-1", CAB_FARE + 1, 3),
            *vouchers("cab-ahead-2", CAB_FARE + 2, 3),
            *vouchers("cab-ahead-3", CAB_FARE + 3, 3),
        ],
    )


VOUCHER_PACKS: Final = {  # voucher.deck
    "sheet": voucher_pack(tickets=13, tokens=2),  # the equipment list: 16 bus tickets, 20 travel cards
    "printed": voucher_pack(tickets=12, tokens=3),
}
