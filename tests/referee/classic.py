"""The referee of Classic, with the Short and the Timed game, on all its boards."""

from tests.referee.classic_cards import Cards
from tests.referee.classic_choices import Choices
from tests.referee.classic_landing import Landing
from tests.referee.classic_movement import Movement
from tests.referee.classic_rents import Rents
from tests.referee.classic_table import Due
from tests.referee.judging import Sheet
from tests.referee.ledger import BANK
from tests.referee.watching import Step, Told

FROM_OUTSIDE = ("interrupt ", "time")  # said by anybody at any time, in answer to no question


class ClassicReferee(Movement, Landing, Rents, Cards, Choices):
    def dealt(self, told: Told) -> None:
        """Short and Timed: two deeds each, paid for at once (004-0213, 004-0214, 004-0233, 004-0234)."""
        self.ledger.pay(told["player"], BANK, told["amount"])
        self.count("deeds dealt")
        self.take(told)

    def deed_moved(self, told: Told) -> None:
        if self.starter < 0 and self.setup.variant != "normal":
            deed = told["deed"]
            price = self.deeds[deed].price
            self.plan(
                Due("deed-moved", {"deed": deed, "player": BANK}),
                Due("dealt", {"player": told["owner"], "deed": deed, "amount": price}),
            )
        super().deed_moved(told)

    def answered(self, step: Step) -> None:
        if not step.answer.startswith(FROM_OUTSIDE):
            self.answer(step)
        self.advance()

    def answer(self, step: Step) -> None:
        questions = {
            "buy": self.answer_offer,
            "tax": self.answer_tax,
            "card": self.answer_fine,
            "inherit": self.answer_inheritance,
            "claim": self.answer_claim,
            "place": self.answer_place,
            "rent": self.answer_claimable,
        }
        if step.asked in questions:
            questions[step.asked](step)
        elif step.asked == "jail" and self.ledger.jailed[step.player]:
            self.leave_jail(step.player, step.answer)
        if step.answer.startswith("build ") and step.asked != "arrange":
            self.begins_to_build(step)
        elif step.answer.startswith("collect "):
            self.collect(step)

    def turn_began(self, told: Told) -> None:
        self.require(not self.stops_before(told["player"]), "time is up")
        super().turn_began(told)

    def rolled(self, told: Told) -> None:
        self.age_claims()
        super().rolled(told)

    def bankrupt(self, told: Told) -> None:
        gone = told["player"]
        self.claims = [claim for claim in self.claims if gone not in (claim.bill["player"], claim.bill["owner"])]
        super().bankrupt(told)

    def settled(self, step: Step) -> None:
        if self.step_number == 0 and self.setup.variant != "normal":
            self.expect("deeds dealt", 2 * self.setup.players, self.judged["deeds dealt"])
        self.advance()
        self.judge_sales(step)
        self.require(min(self.ledger.cash) >= 0, "nobody has less than nothing")
        if any(told.name == "turn-began" for told in step.told):
            for seat in self.solvent():
                self.expect(f"worth of seat {seat}", self.worth(seat), step.table["players"][seat]["worth"])
        self.expect("the end", self.over, step.table["over"])
        if self.over:
            self.nothing_due()
            self.expect("winners", self.winners, step.table["winners"])
        else:
            self.judge_question(step)
            self.judge_choices(step)

    def judge_question(self, step: Step) -> None:
        """The question that is open fits what is due."""
        decision = step.table["decision"]
        kind, asked = decision["kind"], decision["player"]
        if self.is_due("?auction"):
            self.judge_bidder(step)
        elif kind == "manage" and self.agenda:
            self.expect("out of turn at any time", "any_time", self.settings["manage.offturn"])
        elif self.is_due("paid"):
            debt = self.agenda[-1].values
            self.require(self.ledger.cash[debt["payer"]] < debt["amount"], f"{self.agenda[-1]} is due")
            if kind not in ("trade", "settlement"):
                self.expect("who is asked", ("debt", debt["payer"]), (kind, asked))
        elif self.agenda:
            due = self.agenda[-1]
            self.require(due.name.startswith("?"), f"{due} is due")
            if kind not in ("trade", "settlement"):
                self.expect("what is asked", (due.name, due.values["player"]), (f"?{kind}", asked))
        elif kind in ("turn", "end", "jail"):
            self.expect("whose turn it is", self.turn, asked)
            self.expect("a roll is due", self.roll_due, kind != "end")
            self.expect("in Jail", self.ledger.jailed[asked] and self.roll_due, kind == "jail")
        elif kind == "manage":
            self.judge_off_turn(asked)

    def judge_off_turn(self, player: int) -> None:
        """Between two turns (004-0154, AMB-86), or at any question where the table plays so."""
        rule = self.settings["manage.offturn"]
        self.require(rule == "any_time" or (rule == "between_turns" and not self.roll_due), "not out of turn")
        self.count("questions out of turn")

    def wished(self, told: Told) -> None:
        self.require(self.settings["manage.offturn"] != "never", "not out of turn")


SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"parking.jackpot": True, "salary.go_land": "400", "cards.deck": "pre2008"},
    {"rent.mortgaged_siblings": "ignore", "jail.collect_rent": False, "jail.doubles_reroll": True},
    {"rent.mortgaged_siblings": "count_unmortgaged", "rent.count_mortgaged_sets": False, "cards.deck": "2021"},
    {"mortgage.requires_group_clear": False, "mortgage.transfer_fee": "always", "auction.min_bid": 10},
    {"bank.pieces": "9/3", "tax.income": "choice", "cards.deck": "london"},
    {"auction.mode": "timed_open", "timed.stop": "immediately", "manage.offturn": "never"},
    {"rent.claim": "manual", "cards.deck": "2008"},
    {"trade.immunity": True, "timed.stop": "end_of_round", "bank.pieces": "16/0"},
    {"manage.offturn": "any_time", "bank.pieces": "5/12", "auction.min_bid": 25, "tax.income": "flat"},
    {"parking.jackpot": True, "jail.doubles_reroll": True, "mortgage.transfer_fee": "always", "bank.pieces": "20/5"},
)

NOT_JUDGED = {
    "players.max": "it only says who may sit down; the referee watches two to the most",
    "trade.offers_per_turn": "manners: how often one may ask moves nothing on the table",
}

KINDS = (
    "moves",
    "salaries",
    "third doubles",
    "jailings",
    "ways out of Jail",
    "purchases",
    "auctions won",
    "auctions without a bid",
    "bids",
    "rents of streets",
    "rents of railroads",
    "rents of utilities",
    "rents claimed",
    "payments: tax",
    "payments: bail",
    "payments: interest",
    "payments: deal",
    "payments: estate",
    "cards: advance_to",
    "cards: advance_nearest",
    "cards: collect",
    "cards: collect_each",
    "cards: get_out_of_jail",
    "cards: go_back_to",
    "cards: go_to_jail",
    "cards: move",
    "cards: pay",
    "cards: pay_each",
    "cards: pay_or_draw",
    "cards: repairs",
    "cards used",
    "jackpots",
    "built: house",
    "built: hotel",
    "sales of buildings",
    "contested buildings",
    "auctions of buildings",
    "mortgages",
    "mortgages lifted",
    "trades",
    "settlements",
    "questions out of turn",
    "choices looked at",
    "bankruptcies to a player",
    "bankruptcies to the Bank",
    "deeds dealt",
    "counts",
    "games won",
)

SHEET = Sheet(
    edition="classic",
    referee=ClassicReferee,
    players=(2, 8),
    rounds=80,
    settings=SETTINGS,
    skins=("us", "london", "paris", "springfield"),
    interrupts=True,
    kinds=KINDS,
    not_judged=NOT_JUDGED,
)
