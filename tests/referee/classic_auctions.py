"""Auctions: who is asked, what may be bid, who wins and pays."""

from collections import deque
from collections.abc import Callable

from tests.referee.classic_table import ClassicTable, Due
from tests.referee.ledger import BANK
from tests.referee.watching import Step, Told

Award = Callable[[int | None, int], list[Due]]  # what follows from a winner (or none) and his bid


class Bidding:
    """Round the table; who passes is out, who cannot raise is not asked (CLS-AUC-4, AMB-116)."""

    def __init__(self, line: list[int], floors: dict[int, int]) -> None:
        self.line = deque(line)
        self.floors = floors  # what each must bid at least
        self.high = 0
        self.leader: int | None = None
        self.passed_since = 0  # how many passed since the last bid, where a pass is not for good


class Auctions(ClassicTable):
    bidding: Bidding
    standing_bid = 0  # with what the first in line stands before anybody bids
    award: Award

    def auction_of(self, deed: int) -> Due:
        """Anybody may bid, the one who declined too (004-0094); the highest bidder gets it (004-0093)."""

        def award(winner: int | None, amount: int) -> list[Due]:
            if winner is None:
                return [Due("auction-failed", {"deed": deed})]
            return [
                Due("auction-won", {"player": winner, "deed": deed, "amount": amount}),
                Due("deed-moved", {"deed": deed, "player": BANK, "owner": winner}),
            ]

        least = int(self.settings["auction.min_bid"])
        floors = dict.fromkeys(range(self.setup.players), least)
        return Due("auction-opened", {"deed": deed}, lambda _: self.bid_for(floors, award, self.turn))

    def bid_for(self, floors: dict[int, int], award: Award, first: int) -> None:
        """Round the table, beginning on the left of a player (CLS-AUC-4)."""
        ring = [*self.left_of(first), *([] if self.ledger.out[first] else [first])]
        self.bidding = Bidding([seat for seat in ring if seat in floors], floors)
        self.award = award
        self.plan(Due("?auction"))
        if self.standing_bid:
            self.bidding.leader, self.bidding.high = first, self.standing_bid
            self.to_the_back(first)
        self.fall()

    def least(self, seat: int) -> int:
        raised = self.bidding.high + int(self.settings["auction.min_bid"]) if self.bidding.high else 0
        return max(raised, self.bidding.floors[seat])

    def can_bid(self, seat: int) -> bool:
        return seat != self.bidding.leader and self.ledger.cash[seat] >= self.least(seat)

    def fall(self) -> None:
        """The hammer falls when nobody else would or could raise."""
        line = self.bidding.line
        open_mode = self.settings["auction.mode"] == "timed_open"
        if open_mode:
            over = self.bidding.passed_since >= len([seat for seat in line if self.can_bid(seat)])
        else:
            for seat in [seat for seat in line if not self.can_bid(seat) and seat != self.bidding.leader]:
                line.remove(seat)
            over = all(seat == self.bidding.leader for seat in line)
        if over:
            self.agenda.pop()
            self.plan(*self.award(self.bidding.leader, self.bidding.high))

    def bidder(self) -> int:
        return next(seat for seat in self.bidding.line if self.can_bid(seat))

    def auction_opened(self, told: Told) -> None:
        self.count("auctions")
        self.expect("an auctioned deed is the Bank's", BANK, self.ledger.owner[told["deed"]])
        self.take(told)

    def bid(self, told: Told) -> None:
        """Bids rise, and nobody bids cash that he has not."""
        self.top("?auction")
        player, amount = told["player"], told["amount"]
        self.expect("who bids", self.bidder(), player)
        self.require(amount >= self.least(player), f"a bid of at least {self.least(player)}")
        self.require(amount <= self.ledger.cash[player], "nobody bids more than his cash")
        self.bidding.high = amount
        self.bidding.leader = player
        self.bidding.passed_since = 0
        self.to_the_back(player)
        self.count("bids")
        self.fall()

    def passed(self, told: Told) -> None:
        self.top("?auction")
        self.expect("who passes", self.bidder(), told["player"])
        if self.settings["auction.mode"] == "timed_open":
            self.bidding.passed_since += 1
            self.to_the_back(told["player"])
        else:
            self.bidding.line.remove(told["player"])
        self.fall()

    def to_the_back(self, player: int) -> None:
        while self.bidding.line[-1] != player:
            self.bidding.line.rotate(-1)

    def auction_won(self, told: Told) -> None:
        self.ledger.pay(told["player"], BANK, told["amount"])
        self.count("auctions won")
        self.take(told)

    def auction_failed(self, told: Told) -> None:
        """Without a bid it stays with the Bank (CLS-AUC-5)."""
        self.count("auctions without a bid")
        self.take(told)

    def judge_bidder(self, step: Step) -> None:
        decision = step.table["decision"]
        self.expect("who is asked to bid", ("auction", self.bidder()), (decision["kind"], decision["player"]))
