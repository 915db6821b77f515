"""The table as the referee of Classic keeps it: the printed facts, the books, whose turn it is, and what is due.

What must happen next is a stack of `Due`s. An event has to be the one on top, with the values that were worked out; a
question has to be the one that is open. Only what players may do by themselves (build, sell, mortgage, trade) comes in
between, and is judged by its own chapter.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.referee import classic_facts as facts
from tests.referee.judging import Referee
from tests.referee.ledger import BANK, POOL, Ledger
from tests.referee.watching import Names, Setup, Step, Told

CAUSES = ("rent", "tax", "card", "bail", "interest", "estate", "taxi", "deal")  # as `paid` tells them

NOTHING = Told("nothing", {})


@dataclass
class Due:
    """An event that must come, or a question ("?buy") that must be asked; `then` is what follows from it."""

    name: str
    values: dict[str, Any] = field(default_factory=dict)
    then: Callable[[Told], None] | None = None

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{key}={value}' for key, value in self.values.items())})"


class ClassicTable(Referee):
    """Shared by all chapters; each chapter is a class over this one."""

    cash = 1500  # 004-0057, CLS-SET-5
    jail_space = 10
    houses_before_hotel = 4  # 004-0162; three in the Short game, 004-0217
    hotel_level = 5
    packs: ClassVar[dict[str, int]] = {"chance": 16, "community-chest": 16}  # 004-0025, 004-0026
    piece_kinds: tuple[str, ...] = ("house", "hotel")
    defaults = facts.DEFAULTS
    by_skin = facts.BY_SKIN

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.skin = setup.skin or "us"
        self.settings = facts.chosen(setup, self.defaults, self.by_skin)
        self.spaces = self.board()
        self.deeds = [space for space in self.spaces if space.price]
        self.expect("deeds", [str(deed.at) for deed in self.deeds], names.deeds)
        self.deed_at = {deed.at: number for number, deed in enumerate(self.deeds)}
        self.by_id = {space.id: space.at for space in self.spaces}
        self.groups: dict[str, list[int]] = {}
        for number, deed in enumerate(self.deeds):
            self.groups.setdefault(deed.group, []).append(number)
        pieces = dict(zip(self.piece_kinds, map(int, self.settings["bank.pieces"].split("/")), strict=True))
        self.ledger = Ledger(setup.players, len(self.deeds), self.cash, pieces, self.packs, "0")
        if setup.variant == "short":
            self.houses_before_hotel = 3
        self.hotel_level = self.houses_before_hotel + 1
        self.agenda: list[Due] = []
        self.turn = -1
        self.turns = 0
        self.starter = -1
        self.winners: list[int] = []
        self.bankruptcies = 0
        self.roll_due = False
        self.doubles = 0
        self.total = 0  # of the dice that led here; 0 where none did in this turn
        self.over = False

    def board(self) -> tuple[facts.Space, ...]:
        return facts.spaces("classic_board.csv")

    # ------------------------------------------------------------------ what is due

    def plan(self, *dues: Due) -> None:
        """These, in this order, before all that was due already."""
        self.agenda.extend(reversed(dues))

    def in_any_order(self, dues: list[Due], then: Callable[[], None] | None = None) -> None:
        """These next, whichever comes first."""
        if dues:
            self.plan(Due("any of", {"these": dues}, None if then is None else lambda _: then()))
        elif then is not None:
            then()

    def take(self, told: Told) -> None:
        """This event must be the one that is due, with these values."""
        if self.is_due("any of"):
            self.take_one(told)
            return
        due = self.top(told.name)
        self.expect(f"{told.name}", str(due), str(self.alike(due, told)))
        self.agenda.pop()
        if due.then is not None:
            due.then(told)
        self.advance()

    def take_one(self, told: Told) -> None:
        these: list[Due] = self.agenda[-1].values["these"]
        fitting = [due for due in these if due.name == told.name and str(due) == str(self.alike(due, told))]
        if not fitting:
            self.disagree(f"{told} came, but due was one of {', '.join(map(str, these))}")
        these.remove(fitting[0])
        if not these:
            then = self.agenda.pop().then
            if then is not None:
                then(told)
            self.advance()

    def alike(self, due: Due, told: Told) -> Due:
        """What came, told like what was due."""
        return Due(told.name, {key: self.seen(told, key) for key in due.values})

    def next(self, then: Callable[[], None]) -> None:
        """Once all that is planned from here on is done, this follows at once."""
        self.plan(Due("!", {}, lambda _: then()))

    def advance(self) -> None:
        while self.is_due("!") or self.is_due("?inherit"):
            if self.is_due("?inherit") and self.still_inherited(self.agenda[-1]):
                return
            then = self.agenda.pop().then
            if then is not None:
                then(NOTHING)

    def still_inherited(self, due: Due) -> bool:
        """A mortgaged deed may be dealt away to pay the interest of another: then nobody is asked about it."""
        deed = due.values["deed"]
        return self.ledger.owner[deed] == due.values["player"] and bool(self.ledger.mortgaged[deed])

    def top(self, name: str) -> Due:
        self.advance()
        if not self.agenda:
            self.disagree(f"{name} came, but nothing was due")
        due = self.agenda[-1]
        if due.name != name:
            self.disagree(f"{name} came, but due was {due}")
        return due

    def is_due(self, name: str) -> bool:
        return bool(self.agenda) and self.agenda[-1].name == name

    def nothing_due(self) -> None:
        self.advance()
        self.require(not self.agenda, f"still due: {', '.join(map(str, reversed(self.agenda)))}")

    def seen(self, told: Told, key: str) -> object:
        if key == "cause":
            return CAUSES[told["cause"] & 255]
        return told["cause"] >> 8 if key == "about" else told[key]

    def payment(self, payer: int, payee: int, amount: int, cause: str) -> list[Due]:
        """A sum that must change hands; nothing is told where nothing is owed."""
        if amount <= 0:
            return []
        return [Due("paid", {"payer": payer, "payee": payee, "amount": amount, "cause": cause})]

    def to_the_bank(self) -> int:
        """Whither taxes, fines and bail go: the Bank (CLS-TAX-1), or the pot of the house rule (CLS-PRK-1)."""
        return POOL if self.on("parking.jackpot") else BANK

    # ------------------------------------------------------------------ who and where

    def on(self, setting: str) -> bool:
        return self.settings[setting] == "true"

    def place(self, player: int) -> int:
        return int(self.ledger.places[player])

    def here(self, player: int) -> facts.Space:
        return self.spaces[self.place(player)]

    def solvent(self) -> list[int]:
        return [seat for seat in range(self.setup.players) if not self.ledger.out[seat]]

    def left_of(self, player: int) -> list[int]:
        """All other players still in the game, in seating order from this one's left (004-0068)."""
        seats = self.setup.players
        ring = [(player + step) % seats for step in range(1, seats)]
        return [seat for seat in ring if not self.ledger.out[seat]]

    def lots(self, player: int, group: str) -> list[int]:
        return [deed for deed in self.groups[group] if self.ledger.owner[deed] == player]

    def street(self, deed: int) -> bool:
        return self.deeds[deed].kind == "street"

    # ------------------------------------------------------------------ what other chapters do

    @abstractmethod
    def land(self, player: int, card: facts.Card | None = None) -> None: ...

    @abstractmethod
    def rent(self, deed: int, visitor: int, total: int, card: facts.Card | None = None) -> int: ...

    @abstractmethod
    def draw(self, player: int, pack: str) -> None: ...

    @abstractmethod
    def dispatch(self, player: int, card: facts.Card) -> None: ...

    @abstractmethod
    def walk(self, player: int, target: int, then: Callable[[], None], passing_pays: bool = True) -> None: ...

    @abstractmethod
    def begins_round(self, player: int) -> bool: ...

    @abstractmethod
    def go_to_jail(self, player: int) -> None: ...

    @abstractmethod
    def auction_of(self, deed: int) -> Due: ...

    @abstractmethod
    def worth(self, player: int) -> int: ...

    @abstractmethod
    def used(self, card: str) -> None: ...

    def acquired(self, player: int, deeds: Iterable[int]) -> None:
        """Deeds came to a player; nothing follows from that in Classic."""

    def money_follows(self, step: Step) -> None:
        """Bookkeeping that an edition does at the end of a step."""
