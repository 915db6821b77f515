"""The referee of Millionaire: sheet 003, its rules MIL-1 to MIL-106 and rulings A1 to A29."""

from tests.referee.judging import Sheet
from tests.referee.millionaire_estate import MillionaireEstate
from tests.referee.millionaire_facts import (
    BAIL,
    BOARD,
    CARDS,
    GOAL,
    JAIL,
    SALARIES,
    SIZE,
    START_CASH,
    UPGRADE,
)
from tests.referee.script import BANK, GameOver, QuickLedger, Said, Script, TurnOver
from tests.referee.script_packs import Pack
from tests.referee.watching import Names, Setup, Step, Told


class MillionaireReferee(MillionaireEstate):
    """Sheet 003, page by page."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        houses, hotels = str(self.settings["bank.pieces"]).split("/")
        self.packs = {
            pack: Pack(card for card in CARDS if CARDS[card].pack == pack)
            for pack in ("chance", "lifestyle", "fortune")
        }
        counts = {pack: len(cards) for pack, cards in self.packs.items()}
        pieces = {"house": int(houses), "hotel": int(hotels)}
        self.ledger = QuickLedger(setup.players, len(names.deeds), START_CASH, pieces, counts, "0")
        self.ledger.more["token_level"] = [0] * setup.players
        self.fortune_taken = [0] * len(names.deeds)
        self.misses = [0] * setup.players
        self.doubles = 0
        self.backwards = False

    def hear(self, step: Step) -> None:
        super().hear(step)
        taken = [deed["fortune_taken"] for deed in step.table["deeds"]]
        self.expect("Fortune cards taken from the board", self.fortune_taken, taken)

    # ------------------------------------------------------------------ the goal

    def look(self) -> Script[Said | Told]:
        """003-0008: the first to hold a million in cash wins, in anybody's turn (A2)."""
        line = yield from super().look()
        if isinstance(line, Told) and line.name == "goal-reached":
            self.lines.popleft()
            self.recent.append(line)
            self.expect("cash of the millionaire", self.ledger.cash[line["player"]], line["amount"])
            self.require(line["amount"] >= GOAL, "not yet a million")
            yield from self.take("won", player=line["player"])
            self.count("millionaires")
            raise GameOver
        return line

    def before_answer(self, said: Said) -> None:
        """A2: whoever holds a million has won, unless he has still to pay something."""
        for seat, cash in enumerate(self.ledger.cash):
            owes = (said.asked == "debt" and said.player == seat) or self.interest_due[seat] > 0
            if cash >= GOAL and not owes:
                self.disagree(f"seat {seat} holds {cash} and has not won")

    # ------------------------------------------------------------------ a turn

    def take_turn(self) -> Script[None]:
        """003-0070 to -0106."""
        player = self.turn
        self.doubles = 0
        self.backwards = False
        if self.ledger.jailed[player] and not (yield from self.in_jail(player)):
            yield from self.finish(player)
            return
        while True:
            if not (yield from self.asks("turn")):
                break
            yield from self.before_roll(player)
            again = yield from self.roll(player)
            if not again:
                break
        yield from self.finish(player)

    def before_roll(self, player: int) -> Script[None]:
        while True:
            said = yield from self.answer(player, "turn")
            if said.verb == "card" and CARDS[said.about].effect == "reverse-move":
                yield from self.used(player, said.about)
                self.backwards = True
            elif said.verb == "card":
                yield from self.play_card(said)
            else:
                self.expect("answer", "roll", said.verb)
                return

    def finish(self, player: int) -> Script[None]:
        while True:
            said = yield from self.answer(player, "end")
            if said.verb == "card":
                yield from self.play_card(said)
            else:
                self.expect("answer", "end", said.verb)
                return

    def roll(self, player: int) -> Script[bool]:
        """003-0071; A3: doubles give another roll only where a table plays so. Whether another roll is due."""
        told = yield from self.take("rolled", player=player)
        double = told["die"] == told["other_die"] and bool(self.setting("dice.doubles_again"))
        self.doubles = self.doubles + 1 if double else 0
        self.expect("doubles", self.doubles, told["doubles"])
        if self.doubles == 3:
            yield from self.to_jail(player)
        steps = told["die"] + told["other_die"]
        yield from self.walk(player, -steps if self.backwards else steps, salary=not self.backwards)
        return double

    def in_jail(self, player: int) -> Script[bool]:
        """003-0172 to -0179: whether a normal roll follows."""
        while True:
            said = yield from self.answer(player, "jail")
            if said.verb == "card" and CARDS[said.about].effect == "jail-card":
                yield from self.used(player, said.about)
                yield from self.freed(player)
                return True
            if said.verb == "card":
                yield from self.play_card(said)
            elif said.verb == "pay":
                yield from self.pay(player, BANK, BAIL, "bail")
                yield from self.freed(player)
                return True
            else:
                break
        self.expect("answer", "roll", said.verb)
        self.require(self.misses[player] < 3, "three turns are spent: pay or use a card")
        told = yield from self.take("rolled", player=player, doubles=0)
        if told["die"] != told["other_die"]:
            self.misses[player] += 1
            if self.misses[player] < 3 or self.setting("jail.third_miss") == "pay_next_turn":
                yield from self.take("jail-stayed", player=player, tries=self.misses[player])
                return False
            yield from self.pay(player, BANK, BAIL, "bail")
        yield from self.freed(player)
        yield from self.walk(player, told["die"] + told["other_die"], salary=True)
        return False

    def freed(self, player: int) -> Script[None]:
        yield from self.take("jail-left", player=player)
        self.ledger.jailed[player] = False
        self.misses[player] = 0
        self.count("leaving Jail")

    def to_jail(self, player: int) -> Script[None]:
        """003-0097 to -0099: straight there, without salary, and the turn is over."""
        yield from self.moves(player, JAIL)
        yield from self.take("jailed", player=player)
        self.ledger.jailed[player] = True
        self.misses[player] = 0
        self.count("jailings")
        raise TurnOver

    def moves(self, player: int, space: int) -> Script[None]:
        origin = self.place_number[self.ledger.places[player]]
        target = self.place_number[str(space)]
        yield from self.take("moved", player=player, origin=origin, space=target)
        self.ledger.places[player] = str(space)
        self.count("moves")

    def walk(self, player: int, steps: int, salary: bool) -> Script[None]:
        """On by so many spaces; GO passed or reached forwards pays (003-0113, A25)."""
        here = int(self.ledger.places[player])
        if salary and here + steps >= SIZE:
            yield from self.moves(player, 0)
            yield from self.salary(player)
            steps -= SIZE - here
            here = 0
        if steps:
            yield from self.moves(player, (here + steps) % SIZE)
        yield from self.land(player)

    def salary(self, player: int) -> Script[None]:
        """003-0081 to -0085, A5: the salary of the level before; M50k of it for the next level."""
        level = self.level(player)
        yield from self.take("salary-paid", player=player, amount=SALARIES[level], space=0)
        self.ledger.pay(BANK, player, SALARIES[level])
        self.count("salaries")
        if level < 2:
            said = yield from self.hears(player, "upgrade")
            if said.verb == "upgrade":
                yield from self.raised(player, UPGRADE)
            else:
                self.expect("answer", "no", said.verb)

    # ------------------------------------------------------------------ spaces

    def land(self, player: int) -> Script[None]:
        space = BOARD[self.ledger.places[player]]
        match space.kind:
            case "street":
                yield from self.visit(player, self.deed_number[self.ledger.places[player]])
            case "chance" | "lifestyle":
                yield from self.drawn(player, space.kind)
            case "go-to-jail":
                yield from self.to_jail(player)

    def visit(self, player: int, deed: int) -> Script[None]:
        """003-0072 to -0092: first the Fortune card that lies there, then the property."""
        self.card_price, self.must_auction = 100, False
        if not self.fortune_taken[deed]:
            self.fortune_taken[deed] = 1
            yield from self.drawn(player, "fortune")
        owner = self.ledger.owner[deed]
        if owner == BANK:
            yield from self.unowned(player, deed)
        elif owner != player and not self.ledger.mortgaged[deed]:
            if self.ledger.jailed[owner] and not self.setting("jail.collect_rent"):
                return
            if player not in self.ledger.immune[deed]:
                yield from self.rent_due(player, owner, deed)

    def unowned(self, player: int, deed: int) -> Script[None]:
        """003-0087, -0155: bought at the price on the board, or auctioned."""
        if not self.must_auction:
            price = self.price(deed) if self.card_price == 100 else self.half(self.price(deed))
            said = yield from self.answer(player, "buy")
            if said.verb == "buy":
                yield from self.bought(player, deed, price)
                return
            self.expect("answer", "decline", said.verb)
            yield from self.take("deed-declined", player=player, deed=deed)
        yield from self.auction(deed)

    def rent_due(self, player: int, owner: int, deed: int) -> Script[None]:
        amount = self.rent(deed)
        yield from self.take("rent-due", player=player, owner=owner, deed=deed, amount=amount)
        self.count("rents")
        if self.ledger.hands[player] and (yield from self.asks("rent-pass")):
            said = yield from self.hears(player, "rent-pass")
            if said.verb == "card":
                self.expect("card against rent", "cancel-rent", CARDS[said.about].effect)
                yield from self.used(player, said.about)
                return
            self.expect("answer", "pay", said.verb)
        elif "fortune-vip-pass" in self.ledger.hands[player]:
            self.disagree("a VIP pass could be played")
        yield from self.pay(player, owner, amount, "rent", deed)


SHEET = Sheet(
    edition="millionaire",
    referee=MillionaireReferee,
    players=(2, 4),
    rounds=80,
    variants=("normal",),
    settings=(
        {},
        {"dice.doubles_again": True},
        {"money.smallest": "1"},
        {"mortgage.values": "printed", "jail.third_miss": "pay_and_move"},
        {"auction.no_bid": "bank", "jail.collect_rent": False},
        {"rent.mortgaged_siblings": "cancel", "mortgage.requires_group_clear": True},
        {"bank.pieces": "9/2", "auction.min_bid": 5000},
        {"trade.immunity": True, "rent.mortgaged_siblings": "count_unmortgaged"},
        {"dice.doubles_again": True, "jail.third_miss": "pay_and_move", "money.smallest": "1"},
        {"mortgage.values": "printed", "money.smallest": "1", "bank.pieces": "12/4"},
        {"auction.no_bid": "bank", "auction.min_bid": 2500, "trade.offers_per_turn": 20},
    ),
    kinds=(
        "turns",
        "moves",
        "salaries",
        "upgrades",
        "rents",
        "cards",
        "cards used",
        "jailings",
        "leaving Jail",
        "purchases",
        "auctions",
        "builds",
        "sales",
        "mortgages",
        "mortgages lifted",
        "deals",
        "settlements",
        "bankruptcies",
        "millionaires",
        "games won",
    ),
    not_judged={
        "auction.mode": "in timed_open bids are called out in no order, so no order can be judged",
        "manage.offturn": "the bots never ask to manage outside their turn",
        "trade.offers_per_turn": "it limits how often one may ask, and moves nothing",
        "players.max": "it says who may sit down, before there is a game",
    },
)
