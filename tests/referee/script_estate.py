"""What stands on deeds and what is lent on them: building, selling, mortgaging, lifting."""

from abc import abstractmethod

from tests.referee.script import BANK, Said, Script, ScriptReferee


class Estate(ScriptReferee):
    """Who may build where, at what price; an edition says the figures."""

    # ------------------------------------------------------------------ the figures of an edition

    @abstractmethod
    def price(self, deed: int) -> int: ...

    @abstractmethod
    def mortgage_value(self, deed: int) -> int: ...

    @abstractmethod
    def interest(self, deed: int) -> int:
        """What a mortgage costs when it is lifted or handed on."""

    @abstractmethod
    def building_price(self, deed: int, level: int) -> int:
        """What it costs to come up to a level from the one below."""

    @abstractmethod
    def group(self, deed: int) -> list[int]:
        """All deeds of its colour, or of its kind where that counts."""

    @abstractmethod
    def pieces_at(self, deed: int, level: int) -> dict[str, int]:
        """The pieces that stand on a deed at a level."""

    @abstractmethod
    def why_not_build(self, player: int, deed: int) -> str:
        """Why nothing may be built there now, or nothing."""

    def half(self, amount: int) -> int:
        """Half a price, as the Bank pays it."""
        return amount // 2

    # ------------------------------------------------------------------ small words

    def lots_of(self, player: int, deed: int) -> list[int]:
        return [lot for lot in self.group(deed) if self.ledger.owner[lot] == player]

    def levels_of(self, player: int, deed: int) -> list[int]:
        return [self.ledger.level[lot] for lot in self.lots_of(player, deed)]

    def refund(self, deed: int, above: int, down_to: int) -> int:
        """What the Bank pays for all that stands on a deed above a level: half of each piece's price."""
        return sum(self.half(self.building_price(deed, level)) for level in range(down_to + 1, above + 1))

    def place(self, deed: int, level: int) -> None:
        """V-8, CLS-CRI-1: nobody builds, or breaks up, with pieces that the Bank has not."""
        before = dict(self.ledger.pieces)
        self.set_level(deed, level)
        self.require_supplied(before)

    def require_supplied(self, before: dict[str, int]) -> None:
        """No piece was taken that was not there; storms may have left the Bank owing some (AMB-95)."""
        short = [piece for piece, left in self.ledger.pieces.items() if left < 0 and left < before[piece]]
        self.require(not short, f"the Bank has no {short} left")

    def set_level(self, deed: int, level: int) -> None:
        """Put pieces on a deed, or back into the Bank."""
        for piece, count in self.pieces_at(deed, self.ledger.level[deed]).items():
            self.ledger.pieces[piece] += count
        for piece, count in self.pieces_at(deed, level).items():
            self.ledger.pieces[piece] -= count
        self.ledger.level[deed] = level

    def own(self, said: Said) -> int:
        """The deed that somebody speaks about, which must be his."""
        deed = self.deed_number[said.about]
        self.require(self.ledger.owner[deed] == said.player, f"{said.about} is not seat {said.player}'s")
        return deed

    # ------------------------------------------------------------------ building and selling

    def built(self, player: int, deed: int, amount: int) -> Script[None]:
        """A piece is put up, for a price that goes to the Bank."""
        why = self.why_not_build(player, deed)
        self.require(not why, f"seat {player} may not build on deed {deed}: {why}")
        level = self.ledger.level[deed] + 1
        yield from self.take("built", player=player, deed=deed, level=level, amount=amount)
        self.require(self.ledger.cash[player] >= amount, "a building on credit")
        self.place(deed, level)
        self.ledger.pay(player, BANK, amount)
        self.count("builds")

    def uneven_to_build(self, player: int, deed: int) -> str:
        """Build evenly: only a lot that stands lowest may rise (001-0127, 003-0165)."""
        lowest = min(self.levels_of(player, deed))
        return "" if self.ledger.level[deed] == lowest else "it is not the lowest of the colour"

    def sell(self, said: Said) -> Script[None]:
        """001-0125 to -0129: half the value back, evenly, and the lower piece comes back on the lot."""
        deed = self.own(said)
        level = self.ledger.level[deed]
        self.require(level > 0, "nothing stands there to be sold")
        highest = max(self.levels_of(said.player, deed)) if self.evenly(deed) else level
        self.require(level == highest, "sold from a lot that is not the highest")
        down_to = self.after_sale(said, deed)
        refund = self.refund(deed, level, down_to)
        yield from self.take("sold", player=said.player, deed=deed, level=down_to, amount=refund)
        self.place(deed, down_to)
        self.ledger.pay(BANK, said.player, refund)
        self.count("sales")

    def after_sale(self, said: Said, deed: int) -> int:
        """The level that one sale leaves."""
        return self.ledger.level[deed] - 1

    def evenly(self, deed: int) -> bool:
        return True

    def sell_down(self, said: Said) -> Script[None]:
        """001-0132: where lower pieces are missing, sell on until what remains can be supplied evenly (UM-SEL-4)."""
        lots: list[int] = []
        before = dict(self.ledger.pieces)
        while (yield from self.tells("sold")):
            told = yield from self.take("sold", player=said.player)
            deed, level = told["deed"], told["level"]
            self.require(self.ledger.owner[deed] == said.player, "sold from another's lot")
            self.expect("refund", self.refund(deed, self.ledger.level[deed], level), told["amount"])
            self.require(level < self.ledger.level[deed], "a sale that sells nothing")
            self.set_level(deed, level)
            self.ledger.pay(BANK, said.player, told["amount"])
            lots.append(deed)
        self.require(bool(lots), "nothing was sold")
        self.require_supplied(before)
        levels = self.levels_of(said.player, lots[0])
        sold = [self.ledger.level[lot] for lot in lots]
        self.require(max(levels) - min(sold) <= 1, f"sold unevenly: {levels}")
        self.count("sales")

    # ------------------------------------------------------------------ mortgages

    def mortgage(self, said: Said) -> Script[None]:
        """A deed without buildings is turned over; the Bank lends its mortgage value."""
        deed = self.own(said)
        why = self.why_not_mortgage(said.player, deed)
        self.require(not why, why)
        value = self.mortgage_value(deed)
        yield from self.take("mortgaged", player=said.player, deed=deed, amount=value)
        self.ledger.mortgaged[deed] = True
        self.ledger.pay(BANK, said.player, value)
        self.count("mortgages")

    def why_not_mortgage(self, player: int, deed: int) -> str:
        if self.ledger.mortgaged[deed]:
            return "it is mortgaged already"
        if self.ledger.level[deed]:
            return "buildings stand on it"
        if self.setting("mortgage.requires_group_clear") and any(self.levels_of(player, deed)) and self.evenly(deed):
            return "buildings stand on its colour"
        return ""

    def lift(self, said: Said) -> Script[None]:
        """The mortgage value and the interest go to the Bank."""
        deed = self.own(said)
        self.require(self.ledger.mortgaged[deed], "it is not mortgaged")
        yield from self.lifted(said.player, deed, self.mortgage_value(deed) + self.interest(deed))

    def lifted(self, player: int, deed: int, amount: int) -> Script[None]:
        yield from self.take("mortgage-lifted", player=player, deed=deed, amount=amount)
        self.require(self.ledger.cash[player] >= amount, "lifted on credit")
        self.ledger.mortgaged[deed] = False
        self.ledger.pay(player, BANK, amount)
        self.count("mortgages lifted")

    # ------------------------------------------------------------------ deeds change hands

    def deed_moves(self, deed: int, giver: int, taker: int) -> Script[None]:
        yield from self.take("deed-moved", deed=deed, player=giver, owner=taker)
        self.expect(f"who gives deed {deed}", self.ledger.owner[deed], giver)
        self.ledger.owner[deed] = taker
        self.deed_given(deed)

    def deed_given(self, deed: int) -> None:
        """What follows from a change of owner."""
        self.ledger.immune[deed].clear()

    def card_moves(self, card: str, giver: int, taker: int) -> Script[None]:
        yield from self.take("card-moved", card=self.card_number[card], player=giver, owner=taker)
        self.require(card in self.ledger.hands[giver], f"seat {giver} has no {card}")
        self.ledger.hands[giver].remove(card)
        self.ledger.hands[taker].append(card)

    def raisable(self, player: int) -> int:
        """CLS-BKR-1: cash, half of the buildings, and what the Bank lends."""
        total = self.ledger.cash[player]
        for deed in self.ledger.deeds_of(player):
            total += self.refund(deed, self.ledger.level[deed], 0)
            if not self.ledger.mortgaged[deed]:
                total += self.mortgage_value(deed)
        return total
