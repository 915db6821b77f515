"""The questions of Ultimate: fifty kinds, at a table of twelve."""

from __future__ import annotations

from typing import Final

from passgo.testing import Table
from tests.browser.questions.common import Position, everywhere, shortages
from tests.browser.questions.setting import ME, asks, bare, built, dealt, grouped, mortgaged, most, step
from tests.scenarios.ultimate.common import unheld

SUBWAY: Final = "outer:42"
VOUCHERS: Final = (
    ["bus-ticket-1", "expiring-ticket-1", "transit-token-1"]
    + [f"cab-back-{k}-1" for k in (1, 2, 3)]
    + [f"cab-ahead-{k}-1" for k in (1, 2, 3)]
)
COURT: Final = ["see-you-in-court", "district-attorney", "swap-deeds", "slick-move", "free-house", "stock-bonus"]
EVERYBODY: Final = range(most("ultimate"))


def loose(*cards: str) -> Table:
    """All deeds shared out among twelve, nearly none of a whole group; these cards are mine."""
    return unheld(dealt("ultimate")).holds(ME, *cards)


def grown(*cards: str) -> Table:
    """Whole groups with a house on each lot; these cards are mine."""
    return built(unheld(grouped("ultimate")), 1).holds(ME, *cards)


def free(*cards: str) -> Table:
    """Everything is for sale."""
    return unheld(bare("ultimate")).holds(ME, *cards)


def moving_on() -> Table:
    """Mr. Monopoly was thrown on the Subway, with vouchers in hand."""
    t = grown(*VOUCHERS, "see-you-in-court").at(ME, SUBWAY)
    t._game.state.speed = 4
    return asks(t, "BeforeBonus")


def falling() -> Table:
    """A storm over a colour with hotels, and the Bank has too few houses for them."""
    t = unheld(grouped("ultimate"))
    s = t._game.state
    group = next(g for g in range(0, len(s.edition.board.groups), 2) if s.edition.board.group_size[g] == 3)
    lots = [s.lot(group, k) for k in range(3)]
    for lot in lots:
        s.set_level(lot, 5)
    t.pieces(7, 0)
    return asks(t, "StormStrikes", ME, int(lots[0]))


def winning() -> Table:
    """Everybody but me won at Roll Three, and I have a card to share in it."""
    t = free("good-fortune")
    cards = [f"roll-three-1{b}{c}" for b in range(2, 6) for c in range(b + 1, 7)]
    for seat, card in zip(EVERYBODY[1:], cards, strict=False):
        t.holds(seat, card)
    return asks(t, "ShareInFortune", ME, 1 | 2 << 4 | 3 << 8)


def with_vouchers() -> Table:
    """Each of the others has a voucher."""
    t = loose()
    for seat in EVERYBODY[1:]:
        t.holds(seat, f"bus-ticket-{seat}")
    return t


ULTIMATE: Final[dict[str, Position]] = {
    **everywhere("ultimate", "OfferOnTracks", "OffTurnWithCards", ["chance-leave-jail", "chest-leave-jail"]),
    **shortages("ultimate"),
    "turn": lambda: grown(*VOUCHERS, *COURT).at(ME, SUBWAY),
    "end": lambda: asks(grown(*VOUCHERS, *COURT).at(ME, SUBWAY), "FinishUltimateTurn"),
    "before-bonus": moving_on,
    "buy": lambda: asks(loose("bargain").owns(-1, "Boardwalk"), "OfferOnTracks", loose().deed("Boardwalk"), 0),
    "bus": lambda: asks(loose(), "CatchTheBus"),
    "missed-bus": lambda: asks(loose(*VOUCHERS), "MissBus"),
    "triple": lambda: asks(loose(), "ChooseTripleOnTracks"),
    "tax": lambda: asks(loose(), "ChooseTax", 200, 10),
    "any-time": lambda: asks(loose("district-attorney"), "PlayAnyTime", ME),
    "threat": lambda: asks(loose("just-say-no-1", "lawyer"), "Lawsuit", ME, step("PayDamages"), 0, 0),
    "auction-space": lambda: asks(free(), "PickForAuction"),
    "gift": lambda: asks(loose(), "ChooseGift", 2),
    "giver": lambda: asks(loose(), "ChooseGiver"),
    "gift-from": lambda: asks(with_vouchers(), "AskForGift", 1),
    "give-voucher": lambda: asks(loose(*VOUCHERS), "GiveVoucher", ME, 1),
    "return-voucher": lambda: asks(loose(*VOUCHERS), "ReturnVoucher"),
    "storm": lambda: asks(grown(), "Storm", 0),
    "fall": falling,
    "surrender": lambda: asks(loose(), "SurrenderAsset"),
    "condemned": lambda: asks(grown(), "HouseCondemned"),
    "share": lambda: asks(free(), "OfferShare"),
    "name-share": lambda: asks(free(), "NameShare"),
    "pick-share": lambda: asks(free(), "PickShare", ME, 150),
    "sell-share": lambda: asks(unheld(dealt("ultimate", mine=1)), "SellShare"),
    "taxi": lambda: asks(
        free().at(ME, "Checker Cab Co.").owns(1, "Checker Cab Co."), "OfferTaxi", cab("Checker Cab Co.")
    ),
    "taxi-war": lambda: asks(free().owns(1, "Checker Cab Co.", "Yellow Cab Co.", "Ute Cab Co."), "TaxiWar"),
    "bust-deal": lambda: asks(free("deal-buster"), "BustDeal", free().deed("Boardwalk"), 400, 1, ME),
    "rent-card": lambda: asks(loose("reverse-rent", "cheap-rent"), "AnswerRent", ME, 1, 400),
    "ride": lambda: asks(free(), "ChooseRide"),
    "tax-or-jail": lambda: asks(loose(), "TaxOrJail"),
    "guide": lambda: asks(loose().turn(most("ultimate") - 1), "GuideAstray"),
    "game-night": lambda: asks(loose(), "GameNight", 200),
    "find-voucher": lambda: asks(with_vouchers(), "FindVoucher"),
    "court": lambda: asks(loose(), "SeeInCourt", 0),
    "prisoner": lambda: asks(loose(), "ChoosePrisoner", 0, ME),
    "buyers-market": lambda: asks(free(), "BuyersMarket", 0),
    "foreclosure": lambda: asks(mortgaged(loose()), "ChooseForeclosure", 0),
    "take-deed": lambda: asks(loose(), "ChooseDeedToTake", 0),
    "swap-get": lambda: asks(loose(), "ChooseDeedToGet", 0),
    "swap-give": lambda: asks(loose(), "ChooseDeedToGive", 1),
    "free-house": lambda: asks(unheld(grouped("ultimate")), "PlaceFreeHouse", 0),
    "share-fortune": winning,
}


def cab(name: str) -> int:
    return bare("ultimate").deed(name)
