"""Whose turn it is, the dice, where they lead, GO and Jail."""

from collections.abc import Callable
from functools import partial

from tests.referee.classic_facts import BAIL, SALARY
from tests.referee.classic_table import ClassicTable, Due
from tests.referee.ledger import BANK
from tests.referee.watching import Names, Setup, Told


class Movement(ClassicTable):
    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.rolls_for_start: list[tuple[int, int]] = []
        self.contenders = list(range(setup.players))
        self.round = 1
        self.tries = [0] * setup.players

    # ------------------------------------------------------------------ who begins

    def rolled_for_start(self, told: Told) -> None:
        """Everybody rolls two dice; of those who tie for the highest each rolls again (004-0067, 004-0068, AMB-115)."""
        if len(self.rolls_for_start) == len(self.contenders):
            self.contenders = self.best()
            self.rolls_for_start = []
        self.expect("who rolls for the start", self.contenders[len(self.rolls_for_start)], told["player"])
        self.rolls_for_start.append((told["player"], told["die"] + told["other_die"]))

    def best(self) -> list[int]:
        highest = max(total for _, total in self.rolls_for_start)
        return [seat for seat, total in self.rolls_for_start if total == highest]

    def starts(self, told: Told) -> None:
        self.expect("rolls for the start", len(self.contenders), len(self.rolls_for_start))
        self.expect("who starts", self.best(), [told["player"]])
        self.starter = told["player"]

    def turn_began(self, told: Told) -> None:
        """Play goes to the left, past those who are out (004-0068, CLS-GEN-2)."""
        self.nothing_due()
        self.require(not self.over, "a turn began after the end")
        player = told["player"]
        if self.turn < 0:
            self.expect("who begins", self.starter, player)
        else:
            self.require(not self.roll_due or self.ledger.out[self.turn], "the turn ended before the roll that was due")
            self.expect("whose turn it is", self.left_of(self.turn)[:1], [player])
            self.round += self.begins_round(player)
        self.expect("the round", self.round, told["round"])
        self.turn = player
        self.roll_due = True
        self.doubles = 0
        self.total = 0
        self.turns += 1
        self.count("turns")

    def begins_round(self, player: int) -> bool:
        """Whether the turn comes to, or past, the seat that started."""
        seats = self.setup.players
        gone = [(self.turn + step) % seats for step in range(1, (player - self.turn) % seats + 1)]
        return self.starter in gone

    # ------------------------------------------------------------------ the dice

    def rolled(self, told: Told) -> None:
        """Two dice on one's turn, as often as doubles ask for it (004-0070, 004-0082)."""
        self.nothing_due()
        player, die, other = told["player"], told["die"], told["other_die"]
        self.expect("who rolls", self.turn, player)
        self.require(self.roll_due, "no roll was due")
        self.require(1 <= die <= 6 and 1 <= other <= 6, "dice show 1 to 6")
        self.total = die + other
        self.count("rolls")
        if self.ledger.jailed[player]:
            self.roll_in_jail(told, die == other)
            return
        self.roll_due = self.counts_as_doubles(told)
        self.doubles += self.roll_due
        self.expect("doubles in a row", self.doubles if self.roll_due else 0, told["doubles"])
        self.move_by_dice(told)

    def counts_as_doubles(self, told: Told) -> bool:
        return told["die"] == told["other_die"]

    def move_by_dice(self, told: Told) -> None:
        """Third doubles lead to Jail at once, without that move (004-0083, AMB-11); else the total is walked."""
        player = told["player"]
        if self.doubles == 3 and self.roll_due:
            self.count("third doubles")
            self.go_to_jail(player)
        else:
            self.walk(player, self.place(player) + self.total, partial(self.land, player))

    # ------------------------------------------------------------------ walking

    def walk(self, player: int, target: int, then: Callable[[], None], passing_pays: bool = True) -> None:
        """Forward; GO is stopped at for its salary, whether passed or reached (004-0086)."""
        size = len(self.spaces)
        start = self.place(player)
        target = start + (target - start) % size
        dues: list[Due] = []
        if start < size < target and passing_pays:
            dues += [self.hop(player, start, 0), self.salary(player, SALARY)]
            start = size
        dues.append(self.hop(player, start % size, target % size))
        if target % size == 0:
            dues.append(self.salary(player, int(self.settings["salary.go_land"])))
        dues[-1].then = lambda _: then()
        self.plan(*dues)

    def hop(self, player: int, origin: int, space: int) -> Due:
        return Due("moved", {"player": player, "origin": origin, "space": space})

    def salary(self, player: int, amount: int) -> Due:
        return Due("salary-paid", {"player": player, "amount": amount, "space": 0})

    def moved(self, told: Told) -> None:
        self.expect("where the token stood", self.place(told["player"]), told["origin"])
        self.ledger.places[told["player"]] = self.names.spaces[told["space"]]
        self.count("moves")
        self.take(told)

    def salary_paid(self, told: Told) -> None:
        self.ledger.pay(BANK, told["player"], told["amount"])
        self.count("salaries")
        self.take(told)

    # ------------------------------------------------------------------ Jail

    def go_to_jail(self, player: int) -> None:
        """Straight there, without a salary (004-0130); the turn is over, doubles or not (004-0140)."""
        self.agenda.clear()
        self.roll_due = False
        self.plan(self.hop(player, self.place(player), self.jail_space), Due("jailed", {"player": player}))

    def jailed(self, told: Told) -> None:
        self.ledger.jailed[told["player"]] = True
        self.tries[told["player"]] = 0
        self.count("jailings")
        self.take(told)

    def roll_in_jail(self, told: Told, doubles: bool) -> None:
        """Doubles free and are walked (004-0146), the third miss costs $50 and is walked (004-0147)."""
        player = told["player"]
        self.expect("doubles in Jail are not counted", 0, told["doubles"])
        self.roll_due = False
        self.tries[player] += 1
        if doubles:
            self.roll_due = self.on("jail.doubles_reroll")  # AMB-113
            self.plan(Due("jail-left", {"player": player}, self.walk_out))
        elif self.tries[player] == 3:
            self.plan(
                *self.payment(player, self.to_the_bank(), BAIL, "bail"),
                Due("jail-left", {"player": player}, self.walk_out),
            )
        else:
            self.plan(Due("jail-stayed", {"player": player, "tries": self.tries[player]}))

    def walk_out(self, told: Told) -> None:
        player = told["player"]
        self.walk(player, self.place(player) + self.total, partial(self.land, player))

    def jail_left(self, told: Told) -> None:
        self.ledger.jailed[told["player"]] = False
        self.count("ways out of Jail")
        self.take(told)

    def jail_stayed(self, told: Told) -> None:
        self.take(told)

    def leave_jail(self, player: int, answer: str) -> None:
        """Before rolling: $50 (004-0142, AMB-112) or a card that frees (004-0144)."""
        out = Due("jail-left", {"player": player})
        if answer == "pay":
            self.plan(*self.payment(player, self.to_the_bank(), BAIL, "bail"), out)
        elif answer.startswith("card"):
            self.plan(Due("card-used", {"player": player}, self.frees), out)

    def frees(self, told: Told) -> None:
        self.require(self.names.cards[told["card"]].endswith("leave-jail"), "a card that frees")
