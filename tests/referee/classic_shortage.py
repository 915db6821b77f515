"""When the Bank has fewer buildings of a kind than the players could use: all are asked, contested ones are auctioned.

004-0169 and 004-0170, with the rulebook's later decision on CLS-CRI-3.
"""

from functools import partial

from tests.referee.classic_auctions import Auctions
from tests.referee.classic_building import Building
from tests.referee.classic_table import Due
from tests.referee.watching import Names, Setup, Step, Told


class Shortage(Building, Auctions):
    piece = ""  # what is short
    opener = -1  # who began to build, and where
    opened_at = -1
    paid_for = -1  # what the building in hand was won for; -1 where the price on the deed is paid
    wishes: dict[int, int]

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.content: set[tuple[int, int, str]] = set()  # in which turn who wanted none: nobody is asked that twice

    # ------------------------------------------------------------------ who could use what

    def usable(self, player: int, piece: str) -> int:
        """How many of these pieces he could place now, in any order that is even, with the cash that he has."""
        prices = sorted(price for deed in self.ledger.deeds_of(player) for price in self.room_for(player, deed, piece))
        number, cash = 0, self.ledger.cash[player]
        for price in prices:
            cash -= price
            number += cash >= 0
        return number

    def room_for(self, player: int, deed: int, piece: str) -> list[int]:
        """The prices of the pieces of that kind that this lot can still take before another kind is needed."""
        level = self.ledger.level[deed]
        mine = self.lots(player, self.deeds[deed].group)
        if not self.street(deed) or any(self.ledger.mortgaged[lot] for lot in mine):
            return []
        if len(mine) < self.lots_needed(deed, level + 1):
            return []
        if piece == "house":
            return [self.deeds[deed].house] * max(0, self.houses_before_hotel - level)
        ready = level == min(self.ledger.level[lot] for lot in mine) and level < self.highest(deed)
        return [self.price_of(deed, level + 1)] if ready and self.piece_for(deed, level + 1) == piece else []

    def can_place(self, player: int, deed: int, piece: str) -> bool:
        level = self.ledger.level[deed]
        mine = self.lots(player, self.deeds[deed].group)
        return bool(self.room_for(player, deed, piece)) and level == min(self.ledger.level[lot] for lot in mine)

    # ------------------------------------------------------------------ the round

    def begins_to_build(self, step: Step) -> None:
        deed = self.deed_at[int(step.answer.removeprefix("build "))]
        level = self.ledger.level[deed] + 1
        self.piece = self.piece_for(deed, level)
        stock = self.ledger.pieces[self.piece]
        others = [seat for seat in self.left_of(step.player) if (self.turns, seat, self.piece) not in self.content]
        could = {seat: self.usable(seat, self.piece) for seat in [step.player, *others]}
        wanting = [seat for seat, number in could.items() if number]
        if sum(could.values()) <= stock or wanting == [step.player]:
            return
        self.count("shortages")
        self.opener, self.opened_at = step.player, deed
        self.wishes = {}
        if stock == 1 or could[step.player] == 1:
            self.wishes[step.player] = 1
            wanting.remove(step.player)
        asked = [Due("?claim", {"player": seat, "most": min(stock, could[seat])}) for seat in wanting]
        self.plan(*asked, Due("wishes"))
        self.heard_all()

    def answer_claim(self, step: Step) -> None:
        due = self.top("?claim")
        self.expect("who is asked how many he wants", due.values["player"], step.player)
        self.agenda.pop()
        number = int(step.answer.removeprefix("want ")) if step.answer != "no" else 0
        self.require(number <= due.values["most"], f"at most {due.values['most']}")
        if number:
            self.wishes[step.player] = number
            wanted = {"player": step.player, "count": number, "piece": self.names.pieces.index(self.piece)}
            self.plan(Due("buildings-wanted", wanted, lambda _: self.heard_all()))
        else:
            self.content.add((self.turns, step.player, self.piece))
            self.heard_all()

    def buildings_wanted(self, told: Told) -> None:
        self.take(told)

    def heard_all(self) -> None:
        """If there are enough, each pays the price on his deed; else every piece left is auctioned, one by one."""
        if not self.is_due("wishes"):
            return
        self.agenda.pop()
        stock = self.ledger.pieces[self.piece]
        if sum(self.wishes.values()) > stock:
            self.count("contested buildings")
            # Whoever wanted to build stands for the first one with the price on his deed.
            self.standing_bid = self.price_of(self.opened_at, self.ledger.level[self.opened_at] + 1)
            self.next_piece()
        else:
            self.place_all()

    def place_all(self) -> None:
        dues: list[Due] = []
        for seat, number in self.wishes.items():
            dues += [Due("?place", {"player": seat})] * number
        self.paid_for = -1
        self.plan(*dues)
        if self.opener in self.wishes:
            self.agenda.remove(Due("?place", {"player": self.opener}))
            self.plan(Due("built", {"player": self.opener, "deed": self.opened_at}))

    # ------------------------------------------------------------------ the auctions

    def floors(self) -> dict[int, int]:
        """Nobody bids less than the price on the deed where he would build."""
        found: dict[int, int] = {}
        for seat in self.wishes:
            prices = [
                self.price_of(deed, self.ledger.level[deed] + 1)
                for deed in self.ledger.deeds_of(seat)
                if self.can_place(seat, deed, self.piece)
            ]
            if prices and self.wishes[seat] and min(prices) <= self.ledger.cash[seat]:
                found[seat] = min(prices)
        return found

    def next_piece(self) -> None:
        floors = self.floors()
        if not self.ledger.pieces[self.piece] or not floors:
            return
        opening = {"piece": self.names.pieces.index(self.piece), "amount": min(floors.values())}
        self.plan(
            Due("building-auction-opened", opening, lambda _: self.bid_for(floors, self.award_piece, self.opener))
        )

    def award_piece(self, winner: int | None, amount: int) -> list[Due]:
        self.standing_bid = 0
        if winner is None:
            return []
        won = {"player": winner, "piece": self.names.pieces.index(self.piece), "amount": amount}
        return [Due("building-won", won, partial(self.won_piece, winner, amount)), Due("?place", {"player": winner})]

    def won_piece(self, winner: int, amount: int, told: Told) -> None:
        self.paid_for = amount
        self.wishes[winner] -= 1

    def building_auction_opened(self, told: Told) -> None:
        self.count("auctions of buildings")
        self.take(told)

    def building_won(self, told: Told) -> None:
        self.ledger.pay(told["player"], -1, told["amount"])
        self.take(told)

    def answer_place(self, step: Step) -> None:
        due = self.top("?place")
        self.expect("who places", due.values["player"], step.player)
        if step.answer.startswith("place "):
            self.agenda.pop()
            deed = self.deed_at[int(step.answer.removeprefix("place "))]
            self.plan(Due("built", {"player": step.player, "deed": deed}))

    def built(self, told: Told) -> None:
        if not self.is_due("built"):
            super().built(told)
            return
        contested = self.paid_for >= 0
        price = self.price_of(told["deed"], told["level"])
        if contested:
            self.require(self.paid_for >= price, "nobody gets it below the price on his deed")
        self.build(told, 0 if contested else price)
        self.take(told)
        if contested:
            self.paid_for = -1
            self.next_piece()
        while self.is_due("?place") and not self.usable(self.agenda[-1].values["player"], self.piece):
            self.agenda.pop()  # he spent his cash on dearer lots than he could have
