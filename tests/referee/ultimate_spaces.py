"""What Ultimate's spaces do to who lands on them (UM-MOV-3, 5.4)."""

from abc import abstractmethod
from dataclasses import dataclass

from tests.referee.script import BANK, POOL, Said, Script
from tests.referee.script_packs import Pack
from tests.referee.ultimate_facts import BOARD, INCOME_TAX, LUXURY_TAX, is_voucher
from tests.referee.ultimate_journeys import UltimateJourneys
from tests.referee.ultimate_movement import inner_face, is_station, round_trip

PARKING = "middle:20"


@dataclass(frozen=True)
class Terms:
    """How a move was made, and what its card says about rent."""

    by: str = "dice"  # dice, mrm, bus, voucher, triple, card, direct, taxi
    rent: str = "normal"  # normal, double, ten dice, none
    dice: int = 0  # thrown by the card itself, for a utility
    for_sale: bool = True
    half_price: bool = False


DICE = Terms()


class UltimateSpaces(UltimateJourneys):
    """Each kind of space."""

    packs: dict[str, Pack]

    @abstractmethod
    def draw_card(self, player: int, pack: str) -> Script[None]: ...

    def resolve(self, player: int, terms: Terms = DICE) -> Script[None]:
        place = self.ledger.places[player]
        kind = BOARD[place].kind
        match kind:
            case "street" | "utility" | "railroad" | "cab":
                yield from self.property(player, self.deed_at[place], terms)
            case "chance" | "community-chest":
                yield from self.draw_card(player, kind)
            case "bus-ticket":
                yield from self.draw_voucher(player)
            case "birthday":
                yield from self.birthday(player)
            case "auction":
                yield from self.auction_space(player)
            case "squeeze-play":
                yield from self.squeeze(player)
            case "roll-three":
                yield from self.roll_three(player)
            case "tax-refund":
                yield from self.tax_refund(player)
            case "income-tax":
                yield from self.income_tax(player)
            case "luxury-tax":
                self.count("taxes")
                yield from self.pay(player, self.pool(), LUXURY_TAX, "tax")
            case "stock-exchange":
                yield from self.stock_exchange(player)
            case "holland-tunnel":
                other = "inner:18" if place == "outer:14" else "outer:14"
                yield from self.direct(player, other)  # 001-0251
            case "go-to-jail":
                yield from self.to_jail(player)
            case "free-parking":
                yield from self.parking(player)

    # ------------------------------------------------------------------ property

    def property(self, player: int, deed: int, terms: Terms) -> Script[None]:
        """Bought, auctioned or paid for; stations give a voucher first (AMB-33), cabs a ride last."""
        place = self.ledger.places[player]
        if is_station(place) and self.station_gives(terms):
            yield from self.draw_voucher(player)
        owner = self.ledger.owner[deed]
        was_mortgaged = self.ledger.mortgaged[deed]
        if owner == BANK:
            if terms.for_sale:
                yield from self.unowned(player, deed, terms)
        elif terms.by != "taxi" and terms.rent != "none" and self.owes_rent(player, deed):
            yield from self.rent_due(player, deed, terms)
        if self.kind(deed) == "cab" and terms.by != "taxi":
            yield from self.taxi(player, deed, owner, was_mortgaged)

    def station_gives(self, terms: Terms) -> bool:
        """001-0146, AMB-32, AMB-71."""
        if self.setting("transit.voucher_on") == "dice_only":
            return terms.by == "dice"
        return terms.by != "taxi" or bool(self.setting("taxi.station_gives_voucher"))

    def unowned(self, player: int, deed: int, terms: Terms) -> Script[None]:
        price = self.price(deed) // 2 if terms.half_price else self.price(deed)
        said = yield from self.answer(player, "buy")
        if said.verb == "buy":
            yield from self.buying(player, deed, price)
        elif said.verb == "card":
            yield from self.bargain(player, deed, said)
        else:
            self.expect("answer", "decline", said.verb)
            yield from self.take("deed-declined", player=player, deed=deed)
            yield from self.auction(deed)

    @abstractmethod
    def bargain(self, player: int, deed: int, said: Said) -> Script[None]: ...

    @abstractmethod
    def buying(self, player: int, deed: int, price: int) -> Script[None]: ...

    def rent_due(self, player: int, deed: int, terms: Terms) -> Script[None]:
        """001-0262 to -0272, UM-UTL-3: fresh dice only for a card; else the roll that moved one last."""
        owner = self.ledger.owner[deed]
        if terms.rent == "ten dice":
            amount = 10 * (yield from self.dice_for_rent(player))
        else:
            dice = 0
            if self.kind(deed) == "utility":
                dice = terms.dice or (self.last_roll[player] if self.rolled is None else self.rolled)
            amount = self.rent(deed, dice) * (2 if terms.rent == "double" else 1)
        if amount == 0:
            return  # a utility by voucher before one's first roll of all
        amount = yield from self.rent_told(player, owner, deed, amount)
        self.count("rents")
        self.count(f"rents of {self.kind(deed)}")
        yield from self.rent_paid(player, owner, deed, amount)

    def rent_told(self, player: int, owner: int, deed: int, amount: int) -> Script[int]:
        yield from self.take("rent-due", player=player, owner=owner, deed=deed, amount=amount)
        return amount

    def rent_paid(self, player: int, owner: int, deed: int, amount: int) -> Script[None]:
        yield from self.pay(player, owner, amount, "rent", deed)

    def dice_for_rent(self, player: int) -> Script[int]:
        told = yield from self.take("rolled-for-rent", player=player)
        return told["die"] + told["other_die"]

    def taxi(self, player: int, deed: int, owner: int, was_mortgaged: bool) -> Script[None]:
        """001-0157 to -0160: a ride for $50 to the owner, or $20 to the Pool from one's own company."""
        if owner == BANK:
            if not (self.setting("taxi.after_purchase") and self.ledger.owner[deed] == player):
                return
            owner = player
        if was_mortgaged and (owner != player or self.setting("taxi.mortgaged") == "none"):
            return
        if not (yield from self.asks("taxi")):
            fare, _ = self.fare(player, deed)
            self.require(self.ledger.cash[player] < fare, "a taxi ride was not offered")
        while (yield from self.asks("taxi")):
            said = yield from self.hears(player, "taxi")
            if said.verb == "stay":
                return
            if not (yield from self.managed(said)):
                break
        else:
            return
        self.expect("answer", "ride", said.verb)
        fare, payee = self.fare(player, deed)  # of who owns the company when the ride begins
        yield from self.paid(player, payee, fare, "taxi")
        self.require(self.ledger.cash[player] >= 0, "a fare on credit")
        here = self.ledger.places[player]
        fits = (
            said.about == PARKING or is_station(said.about) or (BOARD[said.about].kind == "cab" and said.about != here)
        )
        self.require(fits, f"no taxi goes to {said.about}")
        self.count("taxi rides")
        yield from self.direct(player, inner_face(said.about))
        yield from self.resolve(player, Terms("taxi"))

    def fare(self, player: int, deed: int) -> tuple[int, int]:
        if self.ledger.owner[deed] != player:
            return 50, self.ledger.owner[deed]
        return 20, self.pool() if self.setting("taxi.own_fare_to") == "pool" else BANK

    # ------------------------------------------------------------------ vouchers

    def vouchers_of(self, player: int) -> list[str]:
        return [card for card in self.ledger.hands[player] if is_voucher(card)]

    def draw_voucher(self, player: int) -> Script[None]:
        """001-0164; nothing if the pack is empty."""
        if len(self.packs["vouchers"]):
            card = yield from self.drawn_from(player, "vouchers")
            self.count("vouchers drawn")
            if card.startswith("expiring") and self.setting("voucher.expire_on") == "drawn":
                yield from self.all_expire(player, card)

    def all_expire(self, player: int, spared: str = "") -> Script[None]:
        """001-0173 to -0176: all that anybody owns; AMB-39: where drawing does it, the drawn one stays."""
        yield from self.take("tickets-expired", player=player)
        for seat in range(self.setup.players):
            for card in self.vouchers_of(seat):
                if card != spared:
                    self.ledger.hands[seat].remove(card)

    def drawn_from(self, player: int, pack: str) -> Script[str]:
        """A card from the top; vouchers and Roll Three cards stay with who draws them."""
        told = yield from self.take("card-drawn", player=player)
        card = self.names.cards[told["card"]]
        self.require(not (why := self.packs[pack].why_not_on_top(card)), f"{pack}: {why}")
        self.packs[pack].draw(card)
        self.ledger.packs[pack] -= 1
        if pack in ("vouchers", "roll-three"):
            self.ledger.hands[player].append(card)
        return card

    # ------------------------------------------------------------------ the other spaces

    def birthday(self, player: int) -> Script[None]:
        """001-0258 to -0261: from each other $100 or a voucher, as the recipient likes."""
        source = self.setting("birthday.source")
        if source == "bank":
            yield from self.gift_from_bank(player)
            return
        givers = self.seats_after(player)
        if source == "one_player":
            givers = [(yield from self.picked(player, "giver", givers))]
        for giver in givers:
            if self.ledger.out[giver]:
                continue
            wants = "cash"
            if self.vouchers_of(giver) or (yield from self.asks("gift-from")):
                wants = (yield from self.hears(player, "gift-from")).verb
            if wants == "take":
                self.require(bool(self.vouchers_of(giver)), "no voucher to take")
                yield from self.voucher_given(giver, player)
            else:
                yield from self.pay(giver, player, 100, "tax")

    def gift_from_bank(self, player: int) -> Script[None]:
        """UM-GFT-3."""
        wants = "cash"
        if len(self.packs["vouchers"]):
            wants = (yield from self.hears(player, "gift")).verb
        if wants == "cash":
            yield from self.paid(BANK, player, 100, "tax")
        else:
            yield from self.draw_voucher(player)

    def picked(self, player: int, question: str, seats: list[int]) -> Script[int]:
        """One of some players; who is alone need not be named."""
        if len(seats) == 1 and not (yield from self.asks(question)):
            return seats[0]
        said = yield from self.hears(player, question)
        self.expect("answer", "pick", said.verb)
        self.require(int(said.about) in seats, f"seat {said.about} cannot be picked")
        return int(said.about)

    def voucher_given(self, giver: int, taker: int) -> Script[None]:
        """UM-SQZ-4, UM-GFT-4: the giver chooses which."""
        if (yield from self.asks("give-voucher")):
            card = (yield from self.hears(giver, "give-voucher")).about
        else:
            card = self.vouchers_of(giver)[0]
            self.expect("vouchers to choose from", 1, len(self.vouchers_of(giver)))
        yield from self.card_moves(card, giver, taker)

    def auction_space(self, player: int) -> Script[None]:
        """001-0256, -0257: name an unowned property; none left: on to the dearest rent that can be reached."""
        unowned = [deed for deed in self.places if self.ledger.owner[deed] == BANK]
        if unowned:
            said = yield from self.answer(player, "auction-space")
            self.expect("answer", "auction", said.verb)
            deed = self.deed_number[said.about]
            self.require(deed in unowned, "it is not the Bank's")
            yield from self.auction(deed)
            return
        path = round_trip(self.ledger.places[player], self.even)
        dice = self.last_roll[player] if self.rolled is None else self.rolled
        best, target = 0, -1
        for step, place in enumerate(path):
            deed = self.deed_at.get(place, -1)
            if deed >= 0 and self.owes_rent(player, deed) and self.rent(deed, dice) > best:
                best, target = self.rent(deed, dice), step
        if target >= 0:
            yield from self.journey(player, path[: target + 1], "auction")
            yield from self.resolve(player, Terms("auction"))

    @abstractmethod
    def squeeze(self, player: int) -> Script[None]: ...

    @abstractmethod
    def roll_three(self, player: int) -> Script[None]: ...

    @abstractmethod
    def stock_exchange(self, player: int) -> Script[None]: ...

    def tax_refund(self, player: int) -> Script[None]:
        """001-0234: half of the Pool, rounded up."""
        yield from self.refunded(player, (self.ledger.pool + 1) // 2)

    def refunded(self, player: int, amount: int) -> Script[None]:
        if amount:
            yield from self.take("tax-refunded", player=player, amount=amount)
            self.ledger.pay(POOL, player, amount)
            self.count("refunds")

    def income_tax(self, player: int) -> Script[None]:
        """Ten per cent of one's worth or $200, chosen before counting."""
        amount = INCOME_TAX
        if self.setting("tax.income") == "choice":
            said = yield from self.answer(player, "tax")
            if said.verb == "percent":
                amount = -(-self.worth(player) // 10)
            else:
                self.expect("answer", "flat", said.verb)
        self.count("taxes")
        yield from self.pay(player, self.pool(), amount, "tax")

    def parking(self, player: int) -> Script[None]:
        if self.setting("parking.jackpot") and self.ledger.pool:
            yield from self.take("jackpot-won", player=player, amount=self.ledger.pool)
            self.ledger.pay(POOL, player, self.ledger.pool)
