"""The blue die: three numbers, Mr. Monopoly, the bus, triples; and the tickets of the bus."""

from functools import partial

from tests.referee.classic_movement import Movement
from tests.referee.classic_table import Due
from tests.referee.ledger import BANK
from tests.referee.watching import Names, Setup, Step, Told

MR_MONOPOLY, BUS = 4, 5  # as `speed-die` tells them; 1 to 3 are pips
SIDE = 13  # spaces from corner to corner


class Dice(Movement):
    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.face = 0
        self.led = False  # by Mr. Monopoly, until all that follows from the roll is done
        self.ends_turn = False  # a triple ends the whole turn, where the table plays so
        self.tickets_used = 0
        self.for_later: list[str] = []  # tickets that this turn's spaces gave: for a later turn
        self.tickets = {name for name in names.cards if "ticket" in name}
        self.drawn_tickets: set[str] = set()

    def turn_began(self, told: Told) -> None:
        super().turn_began(told)
        self.face = 0
        self.tickets_used = 0
        self.for_later = []
        self.ends_turn = False

    # ------------------------------------------------------------------ three dice

    def rolled(self, told: Told) -> None:
        """All three dice (002-0021), in Jail the white ones only (002-0038)."""
        self.face = 0
        if not self.ledger.jailed[told["player"]]:
            first = self.coming[0] if self.coming else told
            self.expect("the blue die is rolled too", "speed-die", first.name)
            self.face = first["face"]
        self.led = self.face == MR_MONOPOLY
        super().rolled(told)

    def speed_die(self, told: Told) -> None:
        self.require(1 <= self.face <= BUS, "the blue die has three numbers and two pictures")
        self.count(f"blue die: {self.face}")
        self.take(told)

    def is_triple(self, told: Told) -> bool:
        return told["die"] == told["other_die"] == self.face < MR_MONOPOLY

    def counts_as_doubles(self, told: Told) -> bool:
        """The white dice make doubles (002-0036); a triple is none (002-0040)."""
        return told["die"] == told["other_die"] and not self.is_triple(told)

    def move_by_dice(self, told: Told) -> None:
        player = told["player"]
        self.total += self.face if self.face < MR_MONOPOLY else 0
        blue = Due("speed-die", {"player": player})
        if self.is_triple(told):
            # Anywhere, and no further roll, not to Jail either after two doubles (002-0040, 002-0042).
            self.plan(blue, Due("triple", {"player": player}), Due("?triple", {"player": player}))
        elif self.doubles == 3 and self.roll_due:
            super().move_by_dice(told)
            self.plan(blue)
        else:
            if self.face >= MR_MONOPOLY:
                self.next(partial(self.bonus, player, self.face))
            self.walk(player, self.place(player) + self.total, partial(self.first_space, player))
            self.plan(blue)

    def first_space(self, player: int) -> None:
        """Obeyed as usual (AMB-07); where it is not, it still sends to Jail (MEGA-MRM-7)."""
        passed_over = self.face == MR_MONOPOLY and not self.on("mrm.first_space_action")
        if not passed_over or self.here(player).kind == "go_to_jail":
            self.land(player)

    def triple(self, told: Told) -> None:
        self.count("triples")
        self.take(told)

    def answer_triple(self, step: Step) -> None:
        """Any other space, forward; GO on the way pays (002-0040, 002-0041, AMB-14)."""
        due = self.top("?triple")
        self.expect("whose triple it is", due.values["player"], step.player)
        if step.answer.startswith("goto "):
            self.agenda.pop()
            target = int(step.answer.removeprefix("goto "))
            self.require(target != self.place(step.player), "another space")
            if self.settings["triples.ends"] == "turn":
                self.ends_turn = True
            self.walk(step.player, target, partial(self.land, step.player), self.settings["triples.salary"] != "none")

    # ------------------------------------------------------------------ the pictures

    def bonus(self, player: int, face: int) -> None:
        if face == MR_MONOPOLY:
            self.mr_monopoly(player)
        elif self.settings["bus.mode"] == "choice" and self.ledger.packs["bus-tickets"]:
            self.plan(Due("?bus", {"player": player}))
        elif self.ledger.packs["bus-tickets"]:
            self.draw_ticket(player)  # 002-0033
        else:
            self.bus_move(player)

    def ahead(self, player: int) -> list[int]:
        size = len(self.spaces)
        return [(self.place(player) + step) % size for step in range(1, size)]

    def mr_monopoly(self, player: int) -> None:
        """On to the first deed of the Bank's (002-0026); when there is none, to the first rent (002-0028)."""
        deeds = [self.deed_at[at] for at in self.ahead(player) if at in self.deed_at]
        if BANK in self.ledger.owner:
            free = [deed for deed in deeds if self.ledger.owner[deed] == BANK]
            if free:
                self.go_on(player, free[0])
            return
        may_stay = self.settings["mrm.mortgaged"] == "may_stay"
        theirs = [deed for deed in deeds if self.ledger.owner[deed] != player]
        # Where no rent is due for other reasons than a mortgage, nobody is led (AMB-25).
        theirs = [d for d in theirs if self.rent(d, player, self.total) or (may_stay and self.ledger.mortgaged[d])]
        if theirs and self.ledger.mortgaged[theirs[0]]:
            # The sheet lets him stay (002-0029, rulebook README on AMB-20).
            self.plan(Due("?mr-monopoly", {"player": player, "deed": theirs[0]}))
        elif theirs:
            self.go_on(player, theirs[0])

    def go_on(self, player: int, deed: int) -> None:
        self.count("moves with Mr. Monopoly")
        self.walk(player, self.deeds[deed].at, partial(self.land, player))

    def answer_mr_monopoly(self, step: Step) -> None:
        due = self.top("?mr-monopoly")
        self.expect("whom Mr. Monopoly leads", due.values["player"], step.player)
        if step.answer in ("stay", "move"):
            self.agenda.pop()
            if step.answer == "move":
                self.go_on(step.player, due.values["deed"])

    def bus_move(self, player: int) -> None:
        """Forward to the nearest Chance or Community Chest (002-0034)."""
        nearest = next(at for at in self.ahead(player) if self.spaces[at].kind in ("chance", "community_chest"))
        self.count("moves by bus")
        self.walk(player, nearest, partial(self.land, player))

    def answer_bus(self, step: Step) -> None:
        due = self.top("?bus")
        self.expect("whose bus it is", due.values["player"], step.player)
        if step.answer in ("take", "move"):
            self.agenda.pop()
            if step.answer == "take":
                self.draw_ticket(step.player)
            else:
                self.bus_move(step.player)

    # ------------------------------------------------------------------ tickets

    def draw_ticket(self, player: int, later: bool = False) -> None:
        self.plan(Due("card-drawn", {"player": player}, partial(self.take_ticket, later)))

    def take_ticket(self, later: bool, told: Told) -> None:
        """Sixteen, never shuffled back (002-0067); a drawn one that ends all others does so at once (002-0069)."""
        name, player = self.names.cards[told["card"]], told["player"]
        self.require(name in self.tickets, "a bus ticket")
        self.require(name not in self.drawn_tickets, "a ticket comes once only")
        self.drawn_tickets.add(name)
        self.ledger.packs["bus-tickets"] -= 1
        self.count("tickets drawn")
        if name.startswith("expiring") and self.settings["voucher.expire_on"] == "drawn":
            self.plan(Due("tickets-expired", {"player": player}))
            self.keep_one = name
        self.ledger.hands[player].append(name)
        if later:
            self.for_later.append(name)

    def tickets_expired(self, told: Told) -> None:
        self.take(told)
        for seat, hand in enumerate(self.ledger.hands):
            self.ledger.hands[seat] = [name for name in hand if name not in self.tickets or name == self.keep_one]
        self.count("tickets expired")

    def is_for_later(self, ticket: str) -> bool:
        return not self.on("ticket.same_turn") and ticket in self.for_later

    def rode_enough(self) -> bool:
        return self.tickets_used >= int(self.settings["voucher.max_per_turn"])

    def reach(self, player: int) -> list[int]:
        """Ahead on one's side, with the corner that ends it (002-0064, 002-0065)."""
        at = self.place(player)
        corner = (at // SIDE + 1) * SIDE
        return [space % len(self.spaces) for space in range(at + 1, corner + 1)]

    def use_ticket(self, step: Step) -> None:
        """Instead of a roll (002-0063, 002-0037)."""
        _, name, target = step.answer.split()
        player, space = step.player, int(target)
        self.nothing_due()
        self.expect("whose turn it is", self.turn, player)
        self.require(not self.ledger.jailed[player], "not from Jail (AMB-41)")
        self.require(name in self.ledger.hands[player], "a ticket that he has")
        self.require(not self.is_for_later(name), "for a later turn (002-0080, 002-0083)")
        self.require(not self.rode_enough(), "too many tickets in a turn")
        self.tickets_used += 1
        reach = self.reach(player)
        self.require(space in reach, f"one of {reach}")
        if self.on("voucher.replaces_roll"):
            self.require(self.roll_due, "instead of a roll that is due")
            self.roll_due = False
        self.count("tickets used")
        self.next(lambda: self.walk(player, space, partial(self.land, player)))
        if name.startswith("expiring") and self.settings["voucher.expire_on"] == "played":
            self.keep_one = ""
            self.plan(Due("tickets-expired", {"player": player}))
        self.plan(Due("card-used", {"player": player, "card": self.names.cards.index(name)}))
