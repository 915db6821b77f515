"""A table with one setting at one value, to play what the setting changes."""

from dataclasses import dataclass

from passgo import EDITIONS, IllegalAction
from passgo.engine.board import STREET
from passgo.engine.machine import advance
from passgo.engine.rules.movement import LAND_ON_SPACE
from passgo.engine.settings import Value
from passgo.testing import Table, table
from tests.scenarios.millionaire.race import race
from tests.scenarios.ultimate.three_tracks import tracks

A, B, C = range(3)
MR_MONOPOLY = 4  # faces of the speed die, as they are thrown
BUS = 6


@dataclass(frozen=True)
class Trial:
    """A setting of an edition at a value."""

    edition: str
    key: str
    value: Value

    def table(self, players: int = 3, variant: str = "normal", **others: object) -> Table:
        """An empty table that plays by it, no cards dealt; everybody stands on Just Visiting."""
        chosen = {self.key.replace(".", "_"): self.value, **others}
        if self.edition == "ultimate" and variant == "normal":
            t = tracks(players, **chosen)
        elif self.edition == "millionaire":
            t = race(players, **chosen)
        else:
            t = table(self.edition, players, variant, None, None, **chosen)
        for seat in range(players):
            t.at(seat, t._game.state.edition.board.place(t._game.state.edition.board.jail))
        return t

    @property
    def dear(self) -> str:
        """The dearest street."""
        return max(EDITIONS[self.edition].board.rows, key=lambda row: row.price).name

    @property
    def lots(self) -> list[str]:
        """The lots of a colour."""
        rows = EDITIONS[self.edition].board.rows
        return [row.name for row in rows if row.group == self.group]

    @property
    def group(self) -> str:
        """A colour of which somebody may own all: one in the middle of the board."""
        board = EDITIONS[self.edition].board
        colours = [name for name, family in zip(board.groups, board.group_family, strict=True) if family == STREET]
        return colours[len(colours) // 2]

    def space(self, kind: str, number: int = 0) -> str:
        """One of the spaces of a kind, as it is written."""
        board = EDITIONS[self.edition].board
        return [board.place(space) for space in range(board.size) if board.kinds[space] == kind][number]

    def all_to(self, t: Table, seat: int) -> Table:
        """Every property belongs to one player, so that walking asks nothing."""
        board = t._game.state.edition.board
        for deed in range(board.properties):
            t._game.state.give_deed(deed, seat)
        return t


def visit(t: Table, space: str | int) -> Table:
    """The player on turn lands on a space, without a roll."""
    s = t.game.state
    s.place[s.turn] = t._space(space)
    s.push(LAND_ON_SPACE)
    advance(s)
    return t


def asked(t: Table) -> tuple[str, int]:
    """The question that is open, and to whom."""
    return t.decision.kind, t.decision.player


def tried(t: Table, *actions: str) -> str:
    """Why the last of some actions is refused; "" if none is."""
    try:
        t.play(*actions)
    except IllegalAction as refused:
        return refused.why
    return ""
