"""Ultimate's tokens on their way: what is passed, what it pays, and how the moves are told."""

from tests.referee.script import BANK, Script, TurnOver
from tests.referee.ultimate_facts import JAIL, PAY_CORNERS
from tests.referee.ultimate_movement import corners_passed, faces, inner_face
from tests.referee.ultimate_shortage import UltimateShortage
from tests.referee.watching import Names, Setup

GO, BONUS, PAY_DAY = PAY_CORNERS
HIGHEST = {GO: 200, BONUS: 300, PAY_DAY: 400}


class UltimateJourneys(UltimateShortage):
    """Walks and direct moves (V-4)."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.rolled: int | None = None  # the total of this turn's last roll that moved
        self.last_roll = [0] * setup.players  # each one's last that moved
        self.tries = [0] * setup.players

    @property
    def even(self) -> bool:
        return self.rolled is not None and self.rolled % 2 == 0

    def salary_for(self, corner: str, cause: str, landing: bool) -> int:
        """UM-PAY-5."""
        if corner == GO:
            return int(self.setting("salary.go_land")) if landing else 200
        if cause in ("mrm", "voucher", "direct") or (landing and cause == "card"):
            return HIGHEST[corner]
        if corner == BONUS:
            return 300 if landing else 250
        if self.rolled is None:
            return 300 if cause == "auction" else 400  # UM-AUC-6: as if odd
        return 400 if self.even else 300

    def salary_paid(self, player: int, corner: str, cause: str, landing: bool) -> Script[None]:
        amount = self.salary_for(corner, cause, landing)
        yield from self.take("salary-paid", player=player, amount=amount, space=self.place_number[corner])
        self.ledger.pay(BANK, player, amount)
        self.count("salaries")

    def moves(self, player: int, place: str) -> Script[None]:
        told = yield from self.take("moved", player=player, space=self.place_number[place])
        origin = self.names.spaces[told["origin"]]
        self.require(origin in faces(self.ledger.places[player]), f"moved from {origin}")
        self.ledger.places[player] = place
        self.count("moves")

    def journey(self, player: int, path: list[str], cause: str, backwards: bool = False) -> Script[None]:
        """A walk. Dice are told corner by corner; other walks in one move."""
        when = self.setting("salary.backwards")
        pays = not backwards or when == "all"
        for corner in corners_passed(path):
            if cause == "dice":
                yield from self.moves(player, corner)
            if pays:
                yield from self.salary_paid(player, corner, cause, landing=False)
        yield from self.moves(player, path[-1])
        if path[-1] in PAY_CORNERS and not (backwards and when == "none"):
            yield from self.salary_paid(player, path[-1], cause, landing=True)

    def direct(self, player: int, place: str, pays: bool = True) -> Script[None]:
        """001-0182, -0239: lifted and put down; on the innermost face of a station."""
        yield from self.moves(player, inner_face(place))
        if pays and place in PAY_CORNERS:
            yield from self.salary_paid(player, place, "direct", landing=True)

    def to_jail(self, player: int) -> Script[None]:
        """001-0106: at once, without salary; one's own turn is over."""
        yield from self.moves(player, JAIL)
        yield from self.take("jailed", player=player)
        self.ledger.jailed[player] = True
        self.tries[player] = 0
        self.count("jailings")
        if player == self.turn:
            raise TurnOver
