"""The cards that only the complete printed set has (`cards.deck = complete`): what they do when they are drawn."""

from tests.referee.script import BANK, Script
from tests.referee.ultimate_facts import BOARD, JAIL, PAY_CORNERS, Card
from tests.referee.ultimate_journeys import HIGHEST
from tests.referee.ultimate_kept import UltimateKept
from tests.referee.ultimate_movement import advanced, inner_face, shortest, track, walked
from tests.referee.ultimate_spaces import Terms


class UltimateRare(UltimateKept):
    """Each card by its own effect."""

    lost_turns: list[int]

    def follow_rare(self, player: int, card: Card, number: int) -> Script[None]:
        values = card.values
        others = self.seats_after(player)
        match card.effect:
            case "from-each":
                for other in others:
                    if not self.ledger.out[other] and not (yield from self.threatened(other, card, player)):
                        yield from self.pay(other, player, int(values[0]), "card", number)
            case "electric-car":
                yield from self.electric_car(values, both=False)
            case "paid-back":
                self.rent_to_pool.add(player)
                yield from self.to_jail(player)
            case "taken-for-ride":
                cabs = [place for place in BOARD if BOARD[place].kind == "cab"]
                here = self.ledger.places[player]
                yield from self.direct(player, min(cabs, key=lambda cab: len(shortest(here, cab))))
                yield from self.resolve(player, Terms("direct", rent="double", for_sale=False))
            case "advance-ten-dice":
                yield from self.advance(player, values[0], Terms("card", rent="ten dice"))
            case "assets-seized":
                yield from self.assets_seized(player)
            case "marathon":
                here = track(self.ledger.places[player])
                corner = next(corner for corner in PAY_CORNERS if track(corner) == here)
                yield from self.paid(BANK, player, HIGHEST[corner], "card", number)
            case "mardi-gras":
                yield from self.mardi_gras(player, card)
            case "taxi-wars":
                yield from self.taxi_wars(player, card)
            case "gps":
                said = yield from self.hears(others[0], "guide")
                yield from self.direct(player, inner_face(said.about))
                yield from self.resolve(player, Terms("direct"))
            case "late-train":
                owns = any(self.kind(deed) == "railroad" for deed in self.ledger.deeds_of(player))
                if owns or self.holds(player, "united-railways"):
                    for other in others:
                        yield from self.pay(player, other, int(values[0]), "card", number)
            case "tax-refund-and-each":
                yield from self.advance(player, values[0])
                for other in self.seats_after(player):
                    yield from self.pay(player, other, int(values[1]), "card", number)
            case "lane":
                space = BOARD[self.ledger.places[player]]
                target = space.inward if values[0] == "inward" else space.outward
                if target:
                    yield from self.direct(player, target)
                    yield from self.resolve(player, Terms("direct"))
            case "tax-or-jail":
                said = yield from self.hears(player, "tax-or-jail")
                if said.about == values[0]:
                    yield from self.direct(player, values[0])
                    yield from self.resolve(player, Terms("direct"))
                else:
                    yield from self.to_jail(player)
            case "ride":
                said = yield from self.hears(player, "ride")
                self.require(BOARD[said.about].kind in ("railroad", "cab"), "to a railroad or a cab company")
                yield from self.advance(player, said.about)
            case "discount-travel":
                yield from self.discount_travel(player)
            case "impounded":
                yield from self.pay(player, self.pool(), int(values[0]), "card", number)
                yield from self.direct(player, JAIL)
                self.lost_turns[player] += 1
            case "tip-drivers":
                for other in others:
                    if any(self.kind(deed) == "cab" for deed in self.ledger.deeds_of(other)):
                        yield from self.pay(player, other, int(values[0]), "card", number)
            case "rewind":
                yield from self.rewind(player)
            case "return-voucher":
                yield from self.return_voucher(player)
            case "shopping-spree":
                yield from self.direct(player, values[0])
                yield from self.resolve(player, Terms("direct"))
                yield from self.pay(player, self.pool(), int(values[1]), "card", number)
            case _:
                self.disagree(f"nobody judges {card}")

    def assets_seized(self, player: int) -> Script[None]:
        """A bare unmortgaged property or a building goes to the Bank; without property one goes to Jail."""
        mine = [deed for deed in self.places if self.ledger.owner[deed] == player]
        if not any(self.ledger.level[deed] or not self.ledger.mortgaged[deed] for deed in mine):
            yield from self.to_jail(player)
        said = yield from self.hears(player, "surrender")
        deed = self.own(said)
        level = self.ledger.level[deed]
        if level:
            highest = max(self.levels_of(player, deed)) if self.evenly(deed) else level
            self.expect("level of the lot", highest, level)
            told = yield from self.take("building-lost", player=player, deed=deed)
            self.require(told["level"] < level, "nothing was seized")
            self.place(deed, told["level"])
        else:
            self.require(not self.ledger.mortgaged[deed], "a mortgaged property")
            yield from self.deed_moves(deed, player, BANK)

    def mardi_gras(self, player: int, card: Card) -> Script[None]:
        """Everybody moves directly to the same street and pays for it; who drew the card may buy it."""
        yield from self.direct(player, card.values[0])
        yield from self.resolve(player, Terms("direct"))
        for other in self.seats_after(player):
            if self.ledger.jailed[other] or self.ledger.out[other]:
                continue
            if not (yield from self.threatened(other, card, player)):
                yield from self.direct(other, card.values[0])
                deed = self.deed_at[card.values[0]]
                if self.owes_rent(other, deed):
                    yield from self.rent_due(other, deed, Terms("direct"))

    def taxi_wars(self, player: int, card: Card) -> Script[None]:
        """One cab company of any player, or one from the Bank if nobody has any; then on to it."""
        cabs = [deed for deed in self.places if self.kind(deed) == "cab"]
        owned = [deed for deed in cabs if self.ledger.owner[deed] not in (BANK, player)]
        if not (yield from self.asks("taxi-war")):
            self.require(not owned, "nobody asked which company is taken")
            return
        said = yield from self.answer(player, "taxi-war")
        if said.verb == "decline":
            self.require(not owned, "a company could be taken")
            return
        deed = self.deed_number[said.about]
        owner = self.ledger.owner[deed]
        if owner == BANK:
            yield from self.buying(player, deed, self.price(deed))
            if self.ledger.owner[deed] != player:
                return
        else:
            if (yield from self.threatened(owner, card, player)):
                return
            if self.ledger.level[deed]:
                refund = self.refund(deed, 1, 0)
                yield from self.take("sold", player=owner, deed=deed, level=0, amount=refund)
                self.set_level(deed, 0)
                self.ledger.pay(BANK, owner, refund)
            yield from self.deed_moves(deed, owner, player)
        path = advanced(self.ledger.places[player], said.about)
        yield from self.journey(player, path, "card")
        yield from self.resolve(player, Terms("card"))

    def discount_travel(self, player: int) -> Script[None]:
        """On to the next unowned railroad or cab company of the track, else of another, at half its price."""
        here = self.ledger.places[player]
        free = [
            self.names.deeds[deed]
            for deed in self.places
            if self.kind(deed) in ("railroad", "cab") and self.ledger.owner[deed] == BANK
        ]
        if free:
            target = min(
                free, key=lambda place: (track(advanced(here, place)[-1]) != track(here), len(advanced(here, place)))
            )
            yield from self.advance(player, target, Terms("card", half_price=True))

    def rewind(self, player: int) -> Script[None]:
        """Back by two dice thrown anew, with double rent where one lands.

        A card brings the player there: Pay Day pays 400, whatever was rolled before (001-0248, AMB-64).
        """
        told = yield from self.take("rolled-for-card", player=player)
        total = told["die"] + told["other_die"]
        path = walked(self.ledger.places[player], total, False, -1)
        yield from self.journey(player, path, "card", backwards=True)
        yield from self.resolve(player, Terms("card", rent="double", dice=total))

    def return_voucher(self, player: int) -> Script[None]:
        """One of your vouchers goes back under the pack."""
        mine = self.vouchers_of(player)
        if not mine:
            return
        card = mine[0]
        if len(mine) > 1 or (yield from self.asks("return-voucher")):
            card = (yield from self.hears(player, "return-voucher")).about
        yield from self.take("card-lost", player=player, card=self.card_number[card])
        self.ledger.hands[player].remove(card)
        self.put_back(card, "vouchers")
