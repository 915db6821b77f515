"""Chance and Community Chest of Ultimate: each card by its own effect."""

from abc import abstractmethod

from tests.referee.script import BANK, Said, Script
from tests.referee.ultimate_facts import BOARD, COMPANIES, PAY_CORNERS, Card, card_named
from tests.referee.ultimate_movement import advanced, beside, track, walked
from tests.referee.ultimate_spaces import Terms, UltimateSpaces

CARD = Terms("card")


class UltimateCards(UltimateSpaces):
    """Drawn, put under the pack, followed at once; or kept (UM-CRD-1)."""

    @abstractmethod
    def follow_rare(self, player: int, card: Card, number: int) -> Script[None]:
        """The cards of the complete printed set that the equipment list does not name."""

    @abstractmethod
    def threatened(self, victim: int, cause: Card, by: int) -> Script[bool]:
        """Whether a kept card wards it off."""

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
                yield from self.journey(player, path, "move", backwards=steps < 0)
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

    # ------------------------------------------------------------------ buildings

    def storm(self, player: int, card: Card) -> Script[None]:
        """001-0193 to -0204: one level off every lot of a colour, or one depot or stand."""
        own = card.effect == "tornado"
        targets = [
            deed
            for deed in self.places
            if self.ledger.level[deed]
            and (self.ledger.owner[deed] == player) == own
            and self.ledger.owner[deed] != BANK
        ]
        if not targets:
            return
        said = yield from self.hears(player, "storm")
        hit = self.deed_number[said.about]
        victim = self.ledger.owner[hit]
        lots = [lot for lot in targets if self.ledger.owner[lot] == victim and lot in self.group(hit)]
        self.require(bool(lots), f"nothing to destroy on {said.about}")
        if not own and (yield from self.threatened(victim, card, player)):
            return
        if not self.evenly(hit):
            self.require(hit in lots, f"nothing stands on {said.about}")
            yield from self.destroyed(victim, hit, 0)
            return
        levels = {lot: self.ledger.level[lot] - 1 for lot in lots}
        if not self.can_supply(levels) and self.setting("hurricane.shortage") == "fall":
            yield from self.fallen(victim, lots, levels)
            return
        for lot in lots:
            yield from self.destroyed(victim, lot, levels[lot])

    def can_supply(self, levels: dict[int, int]) -> bool:
        left = dict(self.ledger.pieces)
        for lot, level in levels.items():
            for piece, count in self.pieces_at(lot, self.ledger.level[lot]).items():
                left[piece] += count
            for piece, count in self.pieces_at(lot, level).items():
                left[piece] -= count
        return min(left.values()) >= 0

    def fallen(self, victim: int, lots: list[int], levels: dict[int, int]) -> Script[None]:
        """UM-HUR-6: the highest even fall that the Bank can supply."""
        seen: dict[int, int] = {}
        while (yield from self.tells("building-lost")):
            told = yield from self.take("building-lost", player=victim)
            seen[told["deed"]] = told["level"]
        self.require(set(seen) <= set(lots), "a storm over another colour")
        after = {lot: seen.get(lot, self.ledger.level[lot]) for lot in lots}
        self.require(self.can_supply(after), "the Bank has not these pieces")
        self.require(all(after[lot] <= levels[lot] for lot in lots), "too little was destroyed")
        self.expect("levels left", self.best_supply(lots, levels), sum(after.values()))
        for lot, level in seen.items():
            self.set_level(lot, level)
        self.count("storms")

    def best_supply(self, lots: list[int], levels: dict[int, int]) -> int:
        best = dict(levels)
        while not self.can_supply(best):
            lot = max(lots, key=lambda each: best[each])
            best[lot] -= 1
        return sum(best.values())

    def destroyed(self, victim: int, lot: int, level: int) -> Script[None]:
        yield from self.take("building-lost", player=victim, deed=lot, level=level)
        self.set_level(lot, level)
        self.count("storms")

    def condemned(self, player: int) -> Script[None]:
        """One of your houses goes to the Bank at half its cost; nothing without a house."""
        houses = [
            deed
            for deed in self.ledger.deeds_of(player)
            if self.evenly(deed)
            and 0 < self.ledger.level[deed] < self.hotel
            and self.ledger.level[deed] == max(self.levels_of(player, deed))
        ]
        if not houses:
            return
        said = yield from self.hears(player, "condemned")
        self.require(self.ledger.level[self.own(said)] < self.hotel, "a house, not a hotel")
        yield from self.sell(said)

    # ------------------------------------------------------------------ shares

    def dividends(self) -> Script[None]:
        yield from self.pay_dividends(list(COMPANIES))

    def follow_stocks(self, player: int, card: Card, number: int) -> Script[None]:
        match card.effect:
            case "dividends":
                yield from self.pay_dividends(card.values)
            case "half-dividends":
                self.halved[card.values[0]] = 2
            case "electric-car-both":
                yield from self.electric_car(card.values, both=True)
            case "crash":
                yield from self.crash()
            case "fine":
                for holder in [player, *self.seats_after(player)]:
                    fine = sum(self.dividend(holder, company) for company in card.values)
                    if fine and not self.ledger.out[holder] and not (yield from self.threatened(holder, card, player)):
                        yield from self.pay(holder, self.pool(), fine, "card", number)
            case "caught":
                if any(self.holds(player, company) for company in COMPANIES):
                    if (yield from self.threatened(player, card, player)):
                        return
                    fine = sum(self.dividend(player, company) for company in COMPANIES)
                    yield from self.pay(player, self.pool(), fine, "card", number)
                    yield from self.to_jail(player)
            case "free-share":
                if any(self.ledger.owner[share] == BANK for share in self.shares):
                    said = yield from self.hears(player, "pick-share")
                    yield from self.share_bought(player, self.deed_number[said.about], 0)
            case "energy-crisis":
                if self.holds(player, card.values[0]):
                    path = advanced(self.ledger.places[player], self.nearest(player, "utility"))
                    yield from self.journey(player, path, "card")
                    yield from self.resolve(player, Terms("card", rent="none"))
                    yield from self.pay_dividends(card.values, [player])
            case _:
                yield from self.follow_rare(player, card, number)

    def electric_car(self, companies: list[str], both: bool) -> Script[None]:
        """Double for who holds both kinds, triple if the Electric Company is his too."""
        electric = self.deed_at["middle:12"]
        factors: dict[int, int] = {}
        for seat in range(self.setup.players):
            if both and not all(self.holds(seat, company) for company in companies):
                factors[seat] = 0
            else:
                factors[seat] = 3 if self.ledger.owner[electric] == seat else 2 if both else 1
        yield from self.pay_dividends(companies, factors=factors)

    def pay_dividends(
        self, companies: list[str], seats: list[int] | None = None, factors: dict[int, int] | None = None
    ) -> Script[None]:
        """001-0289: the Bank pays every holder."""
        owed = {seat: 0 for seat in range(self.setup.players)}
        for company in companies:
            for seat in seats or list(owed):
                dividend = self.dividend(seat, company)
                owed[seat] += (dividend + 1) // 2 if self.halved[company] else dividend
            self.halved[company] = max(0, self.halved[company] - 1)
        for seat, amount in owed.items():
            if factors:
                amount *= factors[seat]
            if amount:
                yield from self.take("dividend", player=seat, amount=amount)
                self.ledger.pay(BANK, seat, amount)
                self.count("dividends")

    def crash(self) -> Script[None]:
        """Every holder returns half of his shares in each company, rounded up."""
        owed: dict[tuple[int, str], int] = {}
        for share in self.shares:
            if self.ledger.owner[share] != BANK:
                key = (self.ledger.owner[share], self.company(share))
                owed[key] = owed.get(key, 0) + 1
        owed = {key: (count + 1) // 2 for key, count in owed.items()}
        while (yield from self.tells("deed-moved")):
            told = yield from self.take("deed-moved", owner=BANK)
            key = (told["player"], self.company(told["deed"]))
            self.expect("owner of a share that crashes", told["player"], self.ledger.owner[told["deed"]])
            self.require(owed.get(key, 0) > 0, f"too many shares of {key} crash")
            owed[key] -= 1
            self.returned(told["deed"])
        self.require(not any(owed.values()), f"shares that did not crash: {owed}")

    def returned(self, deed: int) -> None:
        """Back to the Bank, free of mortgage."""
        self.ledger.owner[deed] = BANK
        self.ledger.mortgaged[deed] = False
        self.deed_given(deed)

    def share_price(self, player: int, share: int) -> Script[int]:
        """A tip halves the price of the next share that is not auctioned."""
        tips = self.cards_of(player, "insider-tip")
        if not tips:
            return self.price(share)
        yield from self.used(player, tips[0])
        return (self.price(share) + 1) // 2

    def own_card(self, said: Said) -> Card:
        self.require(said.about in self.ledger.hands[said.player], f"seat {said.player} has no {said.about}")
        return card_named(said.about)
