"""The referee of Mega: Classic, with the changes that its sheet names."""

from typing import ClassVar

from tests.referee import classic_facts as facts
from tests.referee.classic import KINDS as CLASSIC_KINDS
from tests.referee.classic import NOT_JUDGED, ClassicReferee
from tests.referee.classic_deals import CARD
from tests.referee.judging import Sheet
from tests.referee.mega_choices import MegaChoices
from tests.referee.mega_final_lot import FinalLot
from tests.referee.watching import Step, Told

DEFAULTS: dict[str, str] = {
    **facts.DEFAULTS,
    "rent.mortgaged_siblings": "count_unmortgaged",
    "bank.pieces": "32/12/8/4",  # 002-0010
    "cards.deck": "pre2008",
    "tax.income": "flat",
    "dice.speed_faces": "1,2,3,M,M,B",
    "mrm.first_space_action": "true",
    "mrm.mortgaged": "may_stay",
    "bus.mode": "draw_then_move",
    "triples.ends": "movement",
    "triples.salary": "canonical_route",
    "voucher.replaces_roll": "true",
    "voucher.expire_on": "drawn",
    "voucher.max_per_turn": "9",
    "voucher.tradeable": "true",
    "ticket.same_turn": "false",
    "skyscraper.per_group_limit": "none",
    "build.final_lot": "rebalance",
    "birthday.source": "bank",
}
BY_SKIN = {"uk": {"cards.deck": "london"}, "france": {"cards.deck": "london"}}
# The cards name the dearest lot and the first of the old pink ones; extra lots lie before both.
TARGETS = {"dark_blue_2": "dark_blue_3", "pink_1": "pink_2"}

FORCED = ("lift", "arrange", "inherit")  # questions about a lot that came mortgaged


class MegaReferee(MegaChoices, FinalLot, ClassicReferee):
    cash = 2500  # 002-0014
    jail_space = 13
    packs: ClassVar[dict[str, int]] = {"chance": 16, "community-chest": 16, "bus-tickets": 16}  # 002-0010
    piece_kinds = ("house", "hotel", "skyscraper", "depot")
    defaults = DEFAULTS
    by_skin = BY_SKIN

    def board(self) -> tuple[facts.Space, ...]:
        return facts.spaces("mega_board.csv")

    def target(self, card: facts.Card) -> int:
        return self.by_id[TARGETS.get(card.to, card.to)]

    def used(self, card: str) -> None:
        """A used ticket is out of the game (002-0066)."""
        if card not in self.tickets:
            super().used(card)

    def barred(self) -> bool:
        """Until Mr. Monopoly has led the player on, the others may not build, lift or deal (002-0031).

        What a mortgaged lot asks of who gets it is no wish of his.
        """
        assert self.step is not None
        if self.step.asked in FORCED:
            return False
        return self.led and bool(self.agenda) and not self.ledger.out[self.turn]

    def settled(self, step: Step) -> None:
        super().settled(step)
        self.led = self.led and bool(self.agenda)

    def built(self, told: Told) -> None:
        self.require(told["player"] == self.turn or not self.barred(), "no building until Mr. Monopoly is done")
        super().built(told)

    def mortgage_lifted(self, told: Told) -> None:
        self.require(told["player"] == self.turn or not self.barred(), "no lifting until Mr. Monopoly is done")
        super().mortgage_lifted(told)

    def trade_item(self, told: Told) -> None:
        super().trade_item(told)
        if told["item"] & 15 == CARD and self.names.cards[told["item"] >> 4] in self.tickets:
            self.require(self.on("voucher.tradeable"), "tickets are not traded here (AMB-43)")

    def judge_question(self, step: Step) -> None:
        super().judge_question(step)
        self.require(not self.ends_turn or step.table["decision"]["kind"] != "end", "triples end the turn (AMB-12)")

    def answer(self, step: Step) -> None:
        questions = {
            "triple": self.answer_triple,
            "mr-monopoly": self.answer_mr_monopoly,
            "bus": self.answer_bus,
            "auction-space": self.answer_auction_space,
            "gift": self.answer_gift,
            "giver": self.answer_giver,
            "gift-from": self.answer_gift_from,
            "give-voucher": self.answer_give,
            "lift": self.answer_lift,
            "arrange": self.answer_arrange,
        }
        if step.asked in questions:
            questions[step.asked](step)
        if step.answer.startswith("ticket "):
            self.use_ticket(step)
        super().answer(step)


SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"parking.jackpot": True, "salary.go_land": "400", "cards.deck": "2021", "dice.speed_faces": "1,2,3,M,B,B"},
    {"mrm.first_space_action": False, "rent.mortgaged_siblings": "ignore", "jail.collect_rent": False},
    {"mrm.mortgaged": "skip", "rent.mortgaged_siblings": "cancel", "rent.count_mortgaged_sets": False},
    {"bus.mode": "choice", "ticket.same_turn": True, "voucher.expire_on": "played", "auction.min_bid": 10},
    {"bank.pieces": "12/4/2/1", "tax.income": "choice", "cards.deck": "london", "mortgage.transfer_fee": "always"},
    {"triples.ends": "turn", "triples.salary": "none", "auction.mode": "timed_open", "timed.stop": "immediately"},
    {"rent.claim": "manual", "skyscraper.per_group_limit": "1", "cards.deck": "2008", "birthday.source": "one_player"},
    {"voucher.replaces_roll": False, "voucher.max_per_turn": 1, "trade.immunity": True, "timed.stop": "end_of_round"},
    {
        "build.final_lot": "freeze",
        "mortgage.requires_group_clear": False,
        "jail.doubles_reroll": True,
        "manage.offturn": "never",
    },
    {
        "voucher.tradeable": False,
        "manage.offturn": "any_time",
        "bank.pieces": "18/5/8/4",
        "birthday.source": "each_player",
    },
)

KINDS = (
    *(kind for kind in CLASSIC_KINDS if kind != "settlements"),  # rare in games as short as these
    "blue die: 1",
    "blue die: 4",
    "blue die: 5",
    "triples",
    "moves with Mr. Monopoly",
    "moves by bus",
    "tickets drawn",
    "tickets used",
    "tickets expired",
    "auction spaces",
    "gifts",
    "built: skyscraper",
    "built: depot",
    "last lots",
)

SHEET = Sheet(
    edition="mega",
    referee=MegaReferee,
    players=(2, 8),
    rounds=50,
    settings=SETTINGS,
    skins=("us", "uk", "france"),
    interrupts=True,
    kinds=KINDS,
    not_judged=NOT_JUDGED,
)
