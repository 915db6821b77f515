"""Houses and hotels: who may build where, what it costs, what the Bank gives back and has left."""

from tests.referee.classic_table import ClassicTable
from tests.referee.ledger import BANK
from tests.referee.watching import Names, Setup, Step, Told


class Building(ClassicTable):
    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.before_sales: list[int] | None = None  # all levels, before the first sale of the step
        self.seller = -1

    # ------------------------------------------------------------------ pieces

    def pieces_on(self, deed: int, level: int) -> dict[str, int]:
        """A hotel stands for itself; its houses went back to the Bank (004-0164)."""
        if level >= self.hotel_level:
            return {"hotel": 1}
        return {"house": level} if level else {}

    def set_level(self, deed: int, level: int) -> None:
        for piece, number in self.pieces_on(deed, self.ledger.level[deed]).items():
            self.ledger.pieces[piece] += number
        for piece, number in self.pieces_on(deed, level).items():
            self.ledger.pieces[piece] -= number
        self.ledger.level[deed] = level

    def price_of(self, deed: int, level: int) -> int:
        """Of the step up to this level (004-0153, 004-0164)."""
        return self.deeds[deed].hotel if level == self.hotel_level else self.deeds[deed].house

    def built_value(self, deed: int) -> int:
        levels = self.ledger.level[deed]
        return sum(self.price_of(deed, level) for level in range(1, levels + 1)) if levels else 0

    # ------------------------------------------------------------------ building

    def built(self, told: Told) -> None:
        self.build(told, self.price_of(told["deed"], told["level"]))

    def build(self, told: Told, price: int) -> None:
        player, deed, level = told["player"], told["deed"], told["level"]
        self.may_build(player, deed, level)
        self.expect("price of building", price, told["amount"])
        self.set_level(deed, level)
        self.ledger.pay(player, BANK, told["amount"])
        self.require(min(self.ledger.pieces.values()) >= 0, "the Bank has no such building left")
        self.count(f"built: {self.piece_for(deed, level)}")

    def piece_for(self, deed: int, level: int) -> str:
        return next(iter(self.pieces_on(deed, level)))

    def may_build(self, player: int, deed: int, level: int) -> None:
        self.expect("who owns the lot", self.ledger.owner[deed], player)
        self.expect("one level more", self.ledger.level[deed] + 1, level)
        reason = self.not_to_build(player, deed)
        self.require(not reason, reason)

    def not_to_build(self, player: int, deed: int) -> str:
        """Why not one step more on one's own lot: evenly, with all the colour and none of it mortgaged."""
        level = self.ledger.level[deed] + 1
        mine = self.lots(player, self.deeds[deed].group)
        if level > self.highest(deed):
            return "nothing can be built above that"
        if len(mine) < self.lots_needed(deed, level):
            return "the colour is not his (004-0097)"
        if any(self.ledger.mortgaged[lot] for lot in mine):
            return "a lot of it is mortgaged (004-0159)"
        return "" if level - 1 == min(self.ledger.level[lot] for lot in mine) else "not even (004-0156, 004-0162)"

    def highest(self, deed: int) -> int:
        return self.hotel_level if self.street(deed) else 0

    def lots_needed(self, deed: int, level: int) -> int:
        """All of the colour (004-0097)."""
        return len(self.groups[self.deeds[deed].group])

    # ------------------------------------------------------------------ selling

    def sold(self, told: Told) -> None:
        """At half of its price (004-0177, 004-0179); whether evenly is judged when the whole sale is told."""
        player, deed, level = told["player"], told["deed"], told["level"]
        if self.before_sales is None:
            self.before_sales = list(self.ledger.level)
        self.seller = player
        self.expect("who sells", self.ledger.owner[deed], player)
        self.require(level < self.ledger.level[deed], "a sale takes something away")
        value = sum(self.price_of(deed, step) for step in range(level + 1, self.ledger.level[deed] + 1))
        self.expect("half of what it cost", value // 2, told["amount"])
        self.set_level(deed, level)
        self.ledger.pay(BANK, player, told["amount"])
        self.count("sales of buildings")
        if self.is_due("any of"):
            self.take(told)

    def judge_sales(self, step: Step) -> None:
        """Evenly, from the highest lots (004-0157, 004-0175); the Bank must have what takes their place (004-0168)."""
        if self.before_sales is None:
            return
        before, self.before_sales = self.before_sales, None
        for deed, level in enumerate(self.ledger.level):
            if level < before[deed]:
                mine = self.lots(self.seller, self.deeds[deed].group)
                if self.street(deed):
                    self.require(
                        level + 1 >= max((self.ledger.level[lot] for lot in mine), default=0), "not sold evenly"
                    )
        self.require(min(self.ledger.pieces.values()) >= 0, "the Bank has no such building left")
