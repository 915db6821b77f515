"""What a position is worth to the word: rents, loans, reach and fortune, worked out from the printed figures alone.

Nothing here asks the rules of the engine; it reads who has what, and counts again.
"""

from functools import cache
from typing import Any

from passgo import Game
from passgo.engine.board import SHARE, STREET, STRIDE, UTILITY, Board
from passgo.engine.state import BANK

MAJORITIES = ("mega", "ultimate")
SALARIES = (150_000, 200_000, 250_000)  # Millionaire's, with one, three and five stars


@cache
def lots(board: Board, group: int) -> list[int]:
    return [deed for deed in range(board.deeds) if board.group_of[deed] == group]


class Position:
    """A game as it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.s = game.state
        self.board = game.state.edition.board
        self.edition = game.state.edition.name
        self.settings = game.header.settings
        self.majority = self.edition in MAJORITIES
        self.hotel = 4 if game.header.variant == "short" else 5

    def setting(self, key: str) -> Any:
        return self.settings.get(key)

    def cash(self, player: int) -> int:
        return int(self.s.cash[player])

    def owned(self, player: int, group: int, with_deed: int = -1) -> list[int]:
        """The lots of a group that a player has, or would have with one more."""
        return [deed for deed in lots(self.board, group) if self.s.owner[deed] == player or deed == with_deed]

    def free(self, deeds: list[int]) -> list[int]:
        return [deed for deed in deeds if not self.s.mortgaged[deed]]

    def all_of(self, player: int) -> list[int]:
        return [deed for deed in range(self.board.deeds) if self.s.owner[deed] == player]

    def size(self, group: int) -> int:
        return len(lots(self.board, group))

    def printed(self, deed: int) -> list[int]:
        return [int(figure) for figure in self.board.rents[deed * STRIDE : (deed + 1) * STRIDE]]

    def times(self, owner: int, deed: int) -> int:
        """How many times its figure a bare lot charges."""
        group = int(self.board.group_of[deed])
        mine = self.owned(owner, group, deed)
        free = [lot for lot in self.free(mine)]
        if self.setting("rent.mortgaged_siblings") == "ignore":
            free = mine
        elif self.setting("rent.mortgaged_siblings") == "cancel" and len(free) < len(mine):
            return 1
        if len(free) == self.size(group):
            return 3 if self.majority else 2
        return 2 if self.majority and self.size(group) > 2 and len(free) == self.size(group) - 1 else 1

    def counted(self, owner: int, deed: int) -> int:
        """How many railroads, cab companies or utilities count for a rent."""
        mine = self.owned(owner, int(self.board.group_of[deed]), deed)
        return len(mine if self.setting("rent.count_mortgaged_sets") else self.free(mine))

    def rent(self, deed: int, owner: int = -1, level: int = -1, total: int = 1) -> int:
        """The rent as it is, or for another owner or other buildings; of a utility for a throw."""
        owner = int(self.s.owner[deed]) if owner < 0 else owner
        level = int(self.s.level[deed]) if level < 0 else level
        figures = self.printed(deed)
        if self.board.family[deed] == STREET:
            if level == 0:
                return figures[0] * self.times(owner, deed)
            return figures[level] if level < self.hotel else figures[level + 5 - self.hotel]
        figure = figures[self.counted(owner, deed) - 1]
        if self.board.family[deed] == UTILITY:
            return figure * total
        return figure * 2 if level else figure

    def charges(self, deed: int, visitor: int) -> bool:
        owner = self.s.owner[deed]
        if owner < 0 or owner == visitor or self.s.mortgaged[deed] or self.s.immune[deed] >> visitor & 1:
            return False
        return not self.s.jail[owner] or bool(self.setting("jail.collect_rent"))

    def in_notes(self, amount: int) -> int:
        """Rounded up to a thousand where money comes in notes."""
        return -(-amount // 1000) * 1000 if self.setting("money.smallest") == "1000" else amount

    def interest(self, deed: int) -> int:
        base = self.board.price[deed] if self.edition == "millionaire" else self.board.mortgage[deed]
        return self.in_notes(-(-int(base) // 10))

    def lifting(self, deed: int) -> int:
        return int(self.board.mortgage[deed]) + self.interest(deed)

    def half(self, deed: int) -> int:
        """What the Bank pays for a building."""
        return self.in_notes(int(self.board.build_cost[deed]) // 2)

    def reach(self, player: int) -> int:
        """Cash, and all that sales and mortgages would bring."""
        sales = sum(self.half(deed) * int(self.s.level[deed]) for deed in self.all_of(player))
        return (
            self.cash(player) + sales + sum(int(self.board.mortgage[deed]) for deed in self.free(self.all_of(player)))
        )

    def worth(self, player: int) -> int:
        return self.cash(player) + sum(self.value(deed) for deed in self.all_of(player))

    def value(self, deed: int) -> int:
        """Its price, half of it while mortgaged, and what its buildings cost."""
        if self.board.family[deed] == SHARE and self.setting("networth.stocks") == "zero":
            return 0
        price = int(self.board.price[deed])
        built = int(self.s.level[deed]) * int(self.board.build_cost[deed])
        return built + (price // 2 if self.s.mortgaged[deed] else price)

    def dividend(self, player: int, group: int, more: int = 0) -> int:
        """Shares squared times a tenth of par, without mortgaged ones."""
        count = len(self.free(self.owned(player, group))) + more
        return count * count * int(self.board.price[lots(self.board, group)[0]]) // 10

    def fees(self, deeds: list[int]) -> int:
        """The interest that mortgaged deeds cost their taker at once."""
        if self.edition != "millionaire" and self.setting("mortgage.transfer_fee") != "always":
            return 0
        return sum(self.interest(deed) for deed in deeds if self.s.mortgaged[deed])

    def stars(self, player: int) -> int:
        return 1 + 2 * int(self.s.extra[self.s.edition.shown_by_player["token_level"] + player])

    def standing(self, level: int, deed: int) -> list[int]:
        """The figure in what stands on a lot: so many houses; a hotel has none."""
        return [level] if self.board.family[deed] == STREET and 0 < level < self.hotel else []

    def companies(self) -> list[int]:
        """The groups of shares."""
        return [g for g in range(len(self.board.groups)) if self.board.family[lots(self.board, g)[0]] == SHARE]

    def unsold(self, group: int) -> int:
        """The next certificate that the Bank sells, -1 if it has none."""
        return next((deed for deed in lots(self.board, group) if self.s.owner[deed] == BANK), -1)

    def spot(self, space: int, rent_free: bool = False) -> list[int]:
        """The figure of what waits at a space: its price, or its rent."""
        deed = int(self.board.deed_at[space])
        if deed < 0 or self.s.owner[deed] == self.s.turn:
            return []
        if self.s.owner[deed] == BANK:
            return [int(self.board.price[deed])]
        if rent_free or not self.charges(deed, int(self.s.turn)):
            return []
        return [self.rent(deed)]
