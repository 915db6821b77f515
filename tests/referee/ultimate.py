"""The referee of Ultimate: sheet 001, the rules UM-* and the rulings on them."""

from tests.referee.judging import Sheet
from tests.referee.script import BANK, QuickLedger, Script
from tests.referee.script_packs import Pack
from tests.referee.ultimate_facts import START, START_CASH, is_roll_three, is_voucher
from tests.referee.ultimate_turn import UltimateTurn
from tests.referee.watching import Names, Setup, Step


class UltimateReferee(UltimateTurn):
    """Set-up, estates and the end; the rest is a chapter each."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.packs = {
            "chance": Pack(self.cards_between("chance-pay-corner", "chest-pay-corner")),
            "community-chest": Pack(self.cards_between("chest-pay-corner", "bus-ticket-1")),
            "vouchers": Pack(card for card in names.cards if is_voucher(card)),
            "roll-three": Pack(card for card in names.cards if is_roll_three(card)),
        }
        kinds = ("house", "hotel", "skyscraper", "depot", "stand")
        counts = map(int, str(self.settings["bank.pieces"]).split("/"))
        pieces = dict(zip(kinds, counts, strict=True))
        packs = {pack: len(cards) for pack, cards in self.packs.items()}
        self.ledger = QuickLedger(setup.players, len(names.deeds), START_CASH, pieces, packs, START)
        self.home = {}
        self.time_up = False
        self.last_round = 0

    def cards_between(self, first: str, beyond: str) -> list[str]:
        return self.names.cards[self.card_number[first] : self.card_number[beyond]]

    def hear(self, step: Step) -> None:
        if self.first is None:
            self.dealt_at_start(step.hands)
        super().hear(step)

    def dealt_at_start(self, hands: list[list[str]]) -> None:
        """001-0069, -0070: one voucher and one Roll Three card each, and nothing else."""
        for seat, hand in enumerate(hands):
            self.expect("vouchers at the start", 1, sum(is_voucher(card) for card in hand))
            self.expect("Roll Three cards at the start", 1, sum(is_roll_three(card) for card in hand))
            self.expect("cards at the start", 2, len(hand))
            for card in hand:
                pack = "vouchers" if is_voucher(card) else "roll-three"
                self.packs[pack].draw(card)
                self.ledger.packs[pack] -= 1
                self.ledger.hands[seat].append(card)

    def deal(self) -> Script[None]:
        """CLS-SHORT-1, -2, CLS-TIME-2, -3: two deeds each, paid for at their price."""
        if self.setup.variant == "normal":
            return
        for _ in range(2):
            for seat in range(self.setup.players):
                told = yield from self.take("deed-moved", player=BANK, owner=seat)
                deed = told["deed"]
                self.require(deed in self.places and self.ledger.owner[deed] == BANK, "dealt what the Bank has not")
                self.ledger.owner[deed] = seat
                yield from self.take("dealt", player=seat, deed=deed, amount=self.price(deed))
                self.ledger.pay(seat, BANK, self.price(deed))

    # ------------------------------------------------------------------ the end

    def time_called(self) -> Script[None]:
        """CLS-TIME-6."""
        self.expect("variant in which time is called", "timed", self.setup.variant)
        self.time_up = True
        self.last_round = self.round
        if self.setting("timed.stop") == "immediately":
            yield from self.counted()

    def between_turns(self) -> Script[None]:
        waits = self.setting("timed.stop") == "end_of_round" and self.round == self.last_round
        if self.time_up and not waits:
            yield from self.counted()

    def perhaps_over(self) -> Script[None]:
        """CLS-SHORT-6, -14: the second bankruptcy ends a Short game, with two players the first."""
        yield from super().perhaps_over()
        if self.setup.variant == "short" and sum(self.ledger.out) == 2:
            yield from self.counted()

    def counted(self) -> Script[None]:
        """CLS-SHORT-8 to -13, UM-NW-1: the richest wins, or all who are equally rich."""
        left = [seat for seat in range(self.setup.players) if not self.ledger.out[seat]]
        worths = {seat: self.worth(seat) for seat in left}
        for seat in left:
            yield from self.take("counted", player=seat, amount=worths[seat])
        yield from self.won([seat for seat in left if worths[seat] == max(worths.values())])

    # ------------------------------------------------------------------ estates

    def buildings_of_an_estate(self, player: int, payee: int) -> Script[None]:
        yield from self.sold_for_an_estate(player)

    def cards_of_an_estate(self, player: int, payee: int) -> Script[None]:
        """UM-BKR-2, -3: to the creditor; else vouchers leave the game and the others go under their packs."""
        for card in sorted(self.ledger.hands[player], key=lambda card: self.card_number[card]):
            if payee >= 0:
                yield from self.card_moves(card, player, payee)
                continue
            self.ledger.hands[player].remove(card)
            if is_roll_three(card):
                self.put_back(card, "roll-three")
            elif not is_voucher(card):
                self.put_back(card, self.home[card])

    def auctioned(self, estate: list[int]) -> Script[None]:
        """UM-BKR-3: shares return to the Bank's supply, deeds are auctioned."""
        yield from super().auctioned([deed for deed in estate if not self.is_share(deed)])


SHEET = Sheet(
    edition="ultimate",
    referee=UltimateReferee,
    players=(2, 12),
    rounds=24,
    settings=(
        {},
        {"cards.deck": "complete"},
        {"um.text": "fr"},
        {
            "rent.mortgaged_siblings": "cancel",
            "rent.count_mortgaged_sets": False,
            "mortgage.requires_group_clear": False,
            "mortgage.transfer_fee": "always",
        },
        {
            "rent.mortgaged_siblings": "ignore",
            "salary.go_land": "400",
            "salary.backwards": "all",
            "jail.doubles_reroll": True,
            "jail.collect_rent": False,
        },
        {
            "transit.odd_exit": "outer",
            "transit.voucher_on": "dice_only",
            "voucher.replaces_roll": True,
            "triples.salary": "none",
        },
        {
            "transit.odd_exit": "stay",
            "voucher.deck": "printed",
            "voucher.max_per_turn": 3,
            "voucher.tradeable": False,
            "reverse.duration": "turn",
            "salary.backwards": "none",
        },
        {
            "subway.before_roll": "now",
            "subway.replaces_roll": False,
            "subway.voucher_ride": "free",
            "taxi.mortgaged": "none",
            "taxi.after_purchase": True,
            "taxi.station_gives_voucher": False,
            "taxi.own_fare_to": "bank",
        },
        {
            "pool.enabled": False,
            "roll3.multi_card": "best",
            "squeeze.variant": "alternative",
            "birthday.source": "bank",
            "stock.dividend_first": False,
            "stock.auction": "lander_names",
        },
        {
            "birthday.source": "one_player",
            "parking.jackpot": True,
            "bank.pieces": "12/4/2/1/1",
            "hurricane.shortage": "virtual",
            "tax.income": "flat",
            "networth.stocks": "zero",
        },
        {
            "bank.pieces": "10/3/1/1/1",
            "auction.min_bid": 10,
            "trade.immunity": True,
            "skyscraper.per_group_limit": "1",
            "timed.stop": "immediately",
        },
        {
            "bus.mode": "draw_then_move",
            "mrm.first_space_action": False,
            "triples.ends": "turn",
            "voucher.expire_on": "drawn",
            "dice.speed_faces": "1,2,3,M,B,B",
            "subway.voucher_ride": "no",
            "timed.stop": "end_of_round",
        },
    ),
    kinds=(
        "turns",
        "moves",
        "dice moves",
        "Mr. Monopoly moves",
        "bus moves",
        "triples",
        "Subway rides",
        "taxi rides",
        "vouchers drawn",
        "vouchers played",
        "salaries",
        "rents of street",
        "rents of railroad",
        "rents of utility",
        "rents of cab",
        "taxes",
        "refunds",
        "squeezes",
        "prizes",
        "dividends",
        "shares",
        "cards",
        "cards used",
        "storms",
        "jailings",
        "leaving Jail",
        "purchases",
        "auctions",
        "builds",
        "sales",
        "shortage rounds",
        "mortgages",
        "mortgages lifted",
        "deals",
        "settlements",
        "bankruptcies",
        "games won",
    ),
    not_judged={
        "auction.mode": "in timed_open bids are called out in no order, so no order can be judged",
        "manage.offturn": "the bots never ask to manage outside their turn",
        "trade.offers_per_turn": "it limits how often one may ask, and moves nothing",
        "players.max": "it says who may sit down, before there is a game",
    },
)
