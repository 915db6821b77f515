"""Chance and Community Chest of Ultimate: each card by its own effect."""

from tests.referee.script import BANK, Said, Script
from tests.referee.ultimate_facts import BOARD, PAY_CORNERS, Card, card_named
from tests.referee.ultimate_movement import advanced, beside, track, walked
from tests.referee.ultimate_spaces import Terms
from tests.referee.ultimate_stocks import UltimateStocks

CARD = Terms("card")


class UltimateCards(UltimateStocks):
    """Drawn, put under the pack, followed at once; or kept (UM-CRD-1)."""

    def draw_card(self, player: int, pack: str) -> Script[None]:
        name = yield from self.drawn_from(player, pack)
        card = card_named(name)
        self.require(card.pack in (pack, "any"), f"{name} does not belong to {pack}")
        self.count("cards")
        self.count(f"cards: {card.effect}")
        if card.kept:
            yield from self.take("card-kept", player=player, card=self.card_number[name])
            self.ledger.hands[player].append(name)
            self.home[name] = pack
        else:
            self.put_back(name, pack)
            yield from self.follow(player, card, self.card_number[name])

    home: dict[str, str]  # the pack that a kept card came from

    def put_back(self, card: str, pack: str) -> None:
        self.packs[pack].put_under(card)
        self.ledger.packs[pack] += 1

    def used(self, player: int, card: str) -> Script[None]:
        """A kept card that is used goes under its pack."""
        yield from self.take("card-used", player=player, card=self.card_number[card])
        self.require(card in self.ledger.hands[player], f"seat {player} has no {card}")
        self.ledger.hands[player].remove(card)
        self.put_back(card, self.home[card])
        self.count("cards used")

    # ------------------------------------------------------------------ moves

    def advance(self, player: int, target: str, terms: Terms = CARD) -> Script[None]:
        """001-0188 to -0191: walk there by the next station that leads to it; pay corners pay."""
        yield from self.journey(player, advanced(self.ledger.places[player], target), "card")
        yield from self.resolve(player, terms)

    def nearest(self, player: int, kind: str) -> str:
        """UM-CRD-8: the next one ahead on the current track."""
        place = beside(self.ledger.places[player], 1)
        while BOARD[place].kind != kind:
            place = beside(place, 1)
        return place

    def follow(self, player: int, card: Card, number: int) -> Script[None]:
        values = card.values
        match card.effect:
            case "pay-corner":
                here = track(self.ledger.places[player])
                yield from self.advance(player, next(corner for corner in PAY_CORNERS if track(corner) == here))
            case "nearest-utility":
                yield from self.advance(player, self.nearest(player, "utility"), Terms("card", rent="ten dice"))
            case "nearest-railroad":
                yield from self.advance(player, self.nearest(player, "railroad"), Terms("card", rent="double"))
            case "advance":
                yield from self.advance(player, values[0])
            case "direct":
                yield from self.direct(player, values[0])
                yield from self.resolve(player, Terms("direct"))
            case "move":
                steps = int(values[0])
                path = walked(self.ledger.places[player], abs(steps), False, 1 if steps > 0 else -1)
                yield from self.journey(player, path, "card", backwards=steps < 0)
                yield from self.resolve(player, CARD)
            case "jail":
                yield from self.to_jail(player)
            case "from-bank":
                yield from self.paid(BANK, player, int(values[0]), "card", number)
            case "to-pool":
                yield from self.pay(player, self.pool(), int(values[0]), "card", number)
            case "to-each":
                for other in self.seats_after(player):
                    yield from self.pay(player, other, int(values[0]), "card", number)
            case "repairs":
                yield from self.pay(player, self.pool(), self.repairs(player, values), "card", number)
            case "property-taxes":
                lots = [deed for deed in self.places if self.ledger.owner[deed] == player]
                free = sum(not self.ledger.mortgaged[deed] for deed in lots)
                yield from self.pay(player, self.pool(), free * int(values[0]), "card", number)
            case "vouchers":
                for _ in range(int(values[0])):
                    yield from self.draw_voucher(player)
            case "birthday":
                for other in self.seats_after(player):
                    if not self.ledger.out[other] and not (yield from self.threatened(other, card, player)):
                        yield from self.pay(other, player, int(values[0]), "card", number)
                yield from self.advance(player, values[1])
            case "insiders-edge":
                here = track(self.ledger.places[player])
                if here == "inner":
                    yield from self.paid(BANK, player, int(values[0]), "card", number)
                elif here == "outer":
                    yield from self.pay(player, self.pool(), int(values[1]), "card", number)
            case "game-night":
                yield from self.game_night(player, int(values[0]), number)
            case "find-voucher":
                yield from self.find_voucher(player, card)
            case "hurricane" | "tornado":
                yield from self.storm(player, card)
            case "condemned":
                yield from self.condemned(player)
            case _:
                yield from self.follow_stocks(player, card, number)

    def repairs(self, player: int, values: list[str]) -> int:
        prices = dict(zip(("house", "hotel", "skyscraper", "depot", "stand"), map(int, values), strict=True))
        total = 0
        for deed in self.ledger.deeds_of(player):
            for piece, count in self.pieces_at(deed, self.ledger.level[deed]).items():
                total += prices[piece] * count
        return total

    def game_night(self, player: int, prize: int, number: int) -> Script[None]:
        """Both throw; the higher takes the prize from the Bank; equal throws are thrown again."""
        other = yield from self.picked(player, "game-night", self.seats_after(player))
        while True:
            mine = yield from self.take("rolled-for-card", player=player)
            theirs = yield from self.take("rolled-for-card", player=other)
            lead = mine["die"] + mine["other_die"] - theirs["die"] - theirs["other_die"]
            if lead:
                yield from self.paid(BANK, player if lead > 0 else other, prize, "card", number)
                return

    def find_voucher(self, player: int, card: Card) -> Script[None]:
        holders = [seat for seat in self.seats_after(player) if self.vouchers_of(seat)]
        if holders:
            giver = yield from self.picked(player, "find-voucher", holders)
            if not (yield from self.threatened(giver, card, player)):
                yield from self.voucher_given(giver, player)

    def own_card(self, said: Said) -> Card:
        self.require(said.about in self.ledger.hands[said.player], f"seat {said.player} has no {said.about}")
        return card_named(said.about)
