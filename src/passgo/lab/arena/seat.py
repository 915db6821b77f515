"""The table from one seat, as anybody there sees it: what completes a colour, whose lot is missing, what can be raised.

Reads the public position only. What to do about it is each outsider's own business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from passgo import Action, Game, IllegalAction
from passgo.engine.edition import Edition

MOST_ASKED = 2  # offers that one player gets in a turn: more is pestering


class Printed:
    """What the deeds and groups of an edition have printed on them, as plain lists."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        self.deeds = [board.deed(number) for number in range(int(board.deeds))]
        self.group = [int(group) for group in board.group_of]
        self.price = [deed.price for deed in self.deeds]
        self.lots: list[list[int]] = [[] for _ in board.groups]
        for deed, group in enumerate(self.group):
            self.lots[group].append(deed)
        self.street = [self.deeds[lots[0]].kind == "street" for lots in self.lots]
        self.railroad = [self.deeds[lots[0]].kind == "railroad" for lots in self.lots]
        self.needed = [int(needed) for needed in edition.lots_needed]  # lots to build on: all, or all but one
        self.house = [self.deeds[lots[0]].building for lots in self.lots]
        visits = [0] * len(self.deeds)  # in ten thousand turns
        for space, rested in enumerate(edition.landings):
            if board.deed_at[space] >= 0:
                visits[int(board.deed_at[space])] += rested
        self.visits = visits
        self.dollar = int(edition.figures.dollar)
        self.salary = int(edition.figures.salary)

    def income(self, group: int, houses: int) -> float:
        """What a whole colour earns in a turn of one opponent with so many houses on each lot."""
        return sum(self.visits[lot] * self.deeds[lot].rents[houses] for lot in self.lots[group]) / 10_000


@lru_cache(maxsize=64)
def printed(edition: Edition) -> Printed:
    return Printed(edition)


class Seat:
    """Who is asked, and what he sees."""

    def __init__(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        self.game = game
        self.decision = decision
        self.s = game.state
        self.me = decision.player
        self.printed = printed(self.s.edition)

    @property
    def deed(self) -> int | None:
        """The deed that is asked about."""
        deed = self.decision.deed
        return None if deed is None else deed.number

    @property
    def price(self) -> int:
        """What it costs: as printed, unless the question says otherwise."""
        deed = self.decision.deed
        return self.decision.about.get("price", deed.price if deed is not None else 0)

    @property
    def default(self) -> Action:
        """Refuse, pass, decline, roll, end."""
        return self.decision.default_action

    # money

    def cash(self, player: int) -> int:
        return int(self.s.cash[player])

    @property
    def mine(self) -> int:
        return int(self.s.cash[self.me])

    def dollars(self, amount: float) -> int:
        """So many dollars of Classic in this edition's money."""
        return round(amount * self.printed.dollar)

    def sum_of(self, amount: float) -> int:
        """A sum that can be named: whole notes, never below nothing."""
        note = int(self.s.smallest_sum)
        return max(0, round(amount)) // note * note

    def raisable(self, spared: Iterable[int] = ()) -> int:
        """What mortgages on bare lots outside one's built groups would bring."""
        return sum(self.printed.deeds[deed].mortgage for deed in self.idle(spared))

    # deeds

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(int(self.s.players)) if seat != self.me and not self.s.bankrupt[seat]]

    def deeds_of(self, player: int) -> Iterator[int]:
        deed = int(self.s.first_deed[player])
        while deed >= 0:
            yield deed
            deed = int(self.s.next_deed[deed])

    def held(self, player: int, group: int) -> int:
        return int(self.s.holds(player, group))

    def is_ready(self, player: int, group: int) -> bool:
        """Whether a player may build on a colour."""
        return self.printed.street[group] and self.held(player, group) >= self.printed.needed[group]

    def completes(self, player: int, deed: int) -> bool:
        """Whether one more deed gives a player a colour to build on."""
        group = self.printed.group[deed]
        return self.printed.street[group] and self.held(player, group) == self.printed.needed[group] - 1

    def blocks(self, deed: int, player: int | None = None) -> bool:
        """Whether somebody else, or a certain other, lacks this deed alone for a colour."""
        seats = self.others if player is None else [player]
        return any(self.completes(seat, deed) for seat in seats)

    def missing(self, player: int, group: int) -> list[int]:
        return [lot for lot in self.printed.lots[group] if self.s.owner[lot] != player]

    def row(self, deed: int) -> list[int]:
        """All deeds of its group."""
        return self.printed.lots[self.printed.group[deed]]

    def colours(self) -> list[int]:
        """Those that I may build on."""
        return [group for group in range(len(self.printed.lots)) if self.is_ready(self.me, group)]

    def houses(self, group: int) -> int:
        """The fewest on any of my lots of a colour; a hotel counts five."""
        return min(int(self.s.level[lot]) for lot in self.printed.lots[group] if self.s.owner[lot] == self.me)

    def idle(self, spared: Iterable[int] = ()) -> list[int]:
        """My unmortgaged deeds outside the colours that I may build on, the cheapest first."""
        kept = set(spared)
        found = [
            deed
            for deed in self.deeds_of(self.me)
            if not self.s.mortgaged[deed] and deed not in kept and not self.is_ready(self.me, self.printed.group[deed])
        ]
        return sorted((deed for deed in found if not self.s.level[deed]), key=lambda deed: self.printed.price[deed])

    # saying it

    def place(self, deed: int) -> str:
        return self.printed.deeds[deed].place

    def option(self, verb: str, deed: int | None = None) -> Action | None:
        """The legal action with this verb, and about this deed, if there is one."""
        for action in self.decision.options:
            if action.verb == verb and (deed is None or action.number == deed):
                return action
        return None

    def legal(self, text: str) -> Action | None:
        try:
            return self.game.legal(text)
        except IllegalAction:
            return None

    def bundle(self, deeds: Sequence[int], cash: int) -> str:
        things = [self.place(deed) for deed in deeds]
        return ", ".join([*things, f"${cash}"] if cash else things) or "nothing"

    def raise_to(self, limit: float, step: int = 10) -> Action | None:
        """A bid some notes above the least, up to a limit; else pass."""
        for verb in self.decision.free:
            if verb.verb == "bid":
                low, high = int(verb.low), min(int(verb.high), self.sum_of(limit))
                bid = min(low + (step - 1) * int(self.s.smallest_sum), high)
                return self.legal(f"bid {bid}") or self.option("pass") if bid >= low else self.option("pass")
        return None

    def put(self, action: Action) -> Seat:
        """The table after I say this, from the seat that is asked then; what is to come is not what will come."""
        game = self.game.copy()
        game.play(action)
        return Seat(game)

    def offer(self, partner: int, gives: Sequence[int], takes: Sequence[int], cash: float) -> Action | None:
        """An offer of deeds for deeds; cash that I pay, or below 0 get. None where it may not be made."""
        paid = self.sum_of(abs(cash))
        mine, his = (paid, 0) if cash > 0 else (0, paid)
        return self.legal(f"offer {partner} {self.bundle(gives, mine)} for {self.bundle(takes, his)}")

    def may_ask(self, player: int) -> bool:
        """Whether a player can be made one more offer in this turn, and would not call it pestering."""
        return self.s.approached[player] < MOST_ASKED and not self.s.quiet >> player & 1

    @property
    def may_offer(self) -> bool:
        return any(verb.verb == "offer" for verb in self.decision.free)

    # the deal that is put to me

    def deal(self) -> tuple[list[int], list[int], int]:
        """Of the offer on the table: the deeds that I would get, those that I would give, and the cash I would get."""
        assert self.decision.offer is not None
        gets, gives = self.decision.offer
        got: list[int] = []
        given: list[int] = []
        cash = 0
        for words, deeds, sign in ((gets, got, 1), (gives, given, -1)):
            for word in words:
                if word.startswith("$"):
                    cash += sign * int(word[1:])
                elif self.game.notation.is_deed(word):
                    deeds.append(self.game.notation.read_deed(word, word))
        return got, given, cash
