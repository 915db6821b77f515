"""Trades and mortgages."""

from dataclasses import dataclass, field

from tests.referee.classic_table import ClassicTable, Due
from tests.referee.ledger import BANK
from tests.referee.watching import Told

CASH, DEED, CARD, IMMUNITY = range(4)  # what a `trade-item` is, in its low four bits


@dataclass
class Offer:
    maker: int
    partner: int
    settles: bool = False  # a debt of the maker's to the partner
    items: list[tuple[int, int, int]] = field(default_factory=list)  # who gives, what kind, which or how much


def tenth(amount: int) -> int:
    """10 %, rounded up to the dollar (AMB-117)."""
    return -(-amount // 10)


class Deals(ClassicTable):
    offer: Offer | None = None

    # ------------------------------------------------------------------ mortgages

    def mortgaged(self, told: Told) -> None:
        """The value on the deed (004-0187)."""
        player, deed = told["player"], told["deed"]
        self.expect("who owns it", self.ledger.owner[deed], player)
        reason = self.not_to_mortgage(player, deed)
        self.require(not reason, reason)
        self.expect("mortgage value", self.deeds[deed].mortgage, told["amount"])
        self.ledger.mortgaged[deed] = True
        self.ledger.pay(BANK, player, told["amount"])
        self.count("mortgages")

    def not_to_mortgage(self, player: int, deed: int) -> str:
        """Why not: no building may stand in the way (004-0186, AMB-83)."""
        if self.ledger.mortgaged[deed]:
            return "it is mortgaged already"
        clear = [deed]
        if self.on("mortgage.requires_group_clear") and self.street(deed):
            clear = self.lots(player, self.deeds[deed].group)
        return "buildings must be sold first" if any(self.ledger.level[lot] for lot in clear) else ""

    def mortgage_lifted(self, told: Told) -> None:
        """Value and 10 % (004-0188)."""
        player, deed = told["player"], told["deed"]
        self.expect("who owns it", self.ledger.owner[deed], player)
        self.require(self.ledger.mortgaged[deed], "it is not mortgaged")
        if self.is_due("mortgage-lifted"):
            self.take(told)
        else:
            self.expect("price of lifting", self.price_of_lifting(deed), told["amount"])
        self.ledger.mortgaged[deed] = False
        self.ledger.pay(player, BANK, told["amount"])
        self.count("mortgages lifted")

    def price_of_lifting(self, deed: int) -> int:
        value = self.deeds[deed].mortgage
        return value + tenth(value)

    # ------------------------------------------------------------------ trades

    def trade_offered(self, told: Told) -> None:
        self.require(self.offer is None, "one offer at a time")
        self.require(not self.barred(), "no deals until Mr. Monopoly is done")
        self.offer = Offer(told["player"], told["partner"])

    def trade_countered(self, told: Told) -> None:
        offer = self.standing()
        self.expect("who counters", (offer.partner, offer.maker), (told["player"], told["partner"]))
        self.offer = Offer(told["player"], told["partner"])

    def settlement_offered(self, told: Told) -> None:
        """Part of a debt to a player in deeds without buildings, if he accepts (004-0203, 004-0204)."""
        debt = self.top("paid").values
        bill = (told["player"], told["partner"], told["amount"])
        self.expect("the debt", (debt["payer"], debt["payee"], debt["amount"]), bill)
        self.offer = Offer(told["player"], told["partner"], settles=True)

    def barred(self) -> bool:
        """Whether the others may not build, lift or deal: never in Classic."""
        return False

    def standing(self) -> Offer:
        if self.offer is None:
            self.disagree("there is no offer")
        assert self.offer is not None
        return self.offer

    def trade_item(self, told: Told) -> None:
        offer = self.standing()
        giver, kind, what = told["player"], told["item"] & 15, told["item"] >> 4
        self.expect("partners of the deal", {offer.maker, offer.partner}, {giver, told["partner"]})
        offer.items.append((giver, kind, what))
        match kind:
            case 0:
                self.require(0 < what <= self.ledger.cash[giver], "cash that he has")
            case 1:
                self.may_part_with(giver, what)
            case 2:
                self.require(self.names.cards[what] in self.ledger.hands[giver], "a card that he has")
            case 3:
                self.require(self.on("trade.immunity"), "no promises (AMB-134)")
                self.expect("whose deed it is", self.ledger.owner[what], giver)

    def may_part_with(self, giver: int, deed: int) -> None:
        """No lot of a colour on which the seller has buildings (004-0173, AMB-89)."""
        self.expect("whose deed it is", self.ledger.owner[deed], giver)
        lots = self.lots(giver, self.deeds[deed].group) if self.street(deed) else [deed]
        self.require(not any(self.ledger.level[lot] for lot in lots), "buildings stand there (004-0173)")

    def trade_accepted(self, told: Told) -> None:
        """Everything changes hands at once (CLS-TRD-9)."""
        offer = self.standing()
        self.expect("who accepts", (offer.partner, offer.maker), (told["player"], told["partner"]))
        self.offer = None
        if offer.settles:
            self.agenda.pop()
            self.count("settlements")
        dues: list[Due] = []
        received: dict[int, list[int]] = {}
        for giver, kind, what in offer.items:
            taker = offer.partner if giver == offer.maker else offer.maker
            match kind:
                case 0:
                    dues += self.payment(giver, taker, what, "deal")
                case 1:
                    dues.append(Due("deed-moved", {"deed": what, "player": giver, "owner": taker}))
                    received.setdefault(taker, []).append(what)
                case 2:
                    dues.append(Due("card-moved", {"card": what, "player": giver, "owner": taker}))
                case 3:
                    dues.append(Due("immunity-given", {"owner": giver, "player": taker, "deed": what}))
        self.count("trades")
        self.in_any_order(dues, lambda: self.traded(received, free=offer.settles))

    def traded(self, received: dict[int, list[int]], free: bool) -> None:
        """10 % on mortgaged deeds that change hands in a trade, only where the table plays so (004-0192, AMB-117).

        What is taken for a debt is no trade. What else the deeds demand comes after the interest, as for an heir.
        """
        fees: list[Due] = []
        if self.settings["mortgage.transfer_fee"] == "always" and not free:
            for taker, deeds in received.items():
                fee = sum(tenth(self.deeds[deed].mortgage) for deed in deeds if self.ledger.mortgaged[deed])
                fees += self.payment(taker, BANK, fee, "interest")
        self.in_any_order(fees, lambda: self.all_acquired(received))

    def all_acquired(self, received: dict[int, list[int]]) -> None:
        for taker, deeds in received.items():
            self.acquired(taker, deeds)

    def trade_refused(self, told: Told) -> None:
        offer = self.standing()
        self.expect("who refuses", {offer.partner, offer.maker}, {told["player"], told["partner"]})
        self.offer = None

    def deed_moved(self, told: Told) -> None:
        self.expect("whose deed it was", self.ledger.owner[told["deed"]], told["player"])
        self.ledger.owner[told["deed"]] = told["owner"]
        self.ledger.immune[told["deed"]].discard(told["owner"])
        self.take(told)

    def card_moved(self, told: Told) -> None:
        name = self.names.cards[told["card"]]
        self.require(name in self.ledger.hands[told["player"]], f"{name} is not in that hand")
        self.ledger.hands[told["player"]].remove(name)
        self.ledger.hands[told["owner"]].append(name)
        self.take(told)

    def immunity_given(self, told: Told) -> None:
        self.ledger.immune[told["deed"]].add(told["player"])
        self.take(told)

    def wants_no_offers(self, told: Told) -> None:
        """Manners; nothing moves."""
