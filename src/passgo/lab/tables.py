"""The sums of a run as tables: spaces, deeds, groups, and how cash and worth went round by round."""

from collections.abc import Mapping, Sequence

from passgo.bots.game_stats import LONGEST
from passgo.engine.board import SHARE
from passgo.engine.record import Header
from passgo.lab.chunks import median_of
from passgo.lab.statistics import Estimate, rate, ratio
from passgo.texts import Texts

Sums = Mapping[str, Sequence[int]]
Table = list[list[object]]

SPACE_COLUMNS = ("space", "track", "name", "kind", "group", "landings", "share")
UNIT_COLUMNS = (
    *("owned", "landings", "rents", "earned", "price", "built", "interest", "back", "money", "tied"),
    *("return", "return_low", "return_high", "even", "even_share", "even_rounds"),
)
DEED_COLUMNS = ("deed", "name", "group", *UNIT_COLUMNS)
GROUP_COLUMNS = ("group", "name", *UNIT_COLUMNS, "completed", "completer_won", "won_rate", "won_low", "won_high")
ROUND_COLUMNS = ("round", "lasting", "decided", "winner_cash", "winner_worth", "loser_cash", "loser_worth")


def tables(header: Header, sums: Sums) -> dict[str, tuple[Sequence[str], Table]]:
    """All tables of a run by the names of their files, with their headings."""
    printing = header.edition.printing(header.settings)
    sheet = Sheet(Texts.of(header), sums, [int(deed) for deed in printing.board.deed_at])
    return {
        "spaces": (SPACE_COLUMNS, sheet.spaces()),
        "deeds": (DEED_COLUMNS, sheet.deeds()),
        "groups": (GROUP_COLUMNS, sheet.groups()),
        "rounds": (ROUND_COLUMNS, sheet.rounds()),
    }


def figure(value: float) -> str:
    return f"{value:.5f}"


class Sheet:
    def __init__(self, texts: Texts, sums: Sums, deed_at: Sequence[int]) -> None:
        self.texts = texts
        self.board = texts.edition.board
        self.sums = sums
        self.deed_at = deed_at

    def spaces(self) -> Table:
        board, landings = self.board, self.sums["landings"]
        everywhere = sum(landings) or 1
        rows: Table = []
        for space, count in enumerate(landings):
            deed = self.deed_at[space]
            group = board.groups[board.group_of[deed]] if deed >= 0 else ""
            track = board.tracks[board.track_of[space]]
            name, kind = self.texts.space_name(space), board.kinds[space]
            rows.append([board.place(space), track, name, kind, group, count, figure(count / everywhere)])
        return rows

    def deeds(self) -> Table:
        """All deeds with a place on the board."""
        board = self.board
        rows: Table = []
        for deed in range(board.deeds):
            if board.family[deed] != SHARE:
                visits = sum(self.sums["landings"][at] for at, there in enumerate(self.deed_at) if there == deed)
                group = board.groups[board.group_of[deed]]
                rows.append([board.deed_place(deed), self.texts.deed(deed), group, *self.unit(deed, visits)])
        return rows

    def groups(self) -> Table:
        """All groups, and all shares as one."""
        board = self.board
        rows: Table = []
        shares = False
        for number, group in enumerate(board.groups):
            lots = [deed for deed in range(board.deeds) if board.group_of[deed] == number]
            name = self.texts.group(number)
            if board.family[lots[0]] == SHARE:
                if shares:
                    continue
                shares, group, name = True, "shares", "shares"
            visits = sum(self.sums["landings"][at] for at, deed in enumerate(self.deed_at) if deed in lots)
            unit = int(board.deeds) + number
            completed, won = self.sums["completed"][unit], self.sums["completer_won"][unit]
            sure = rate(won, completed) if completed else Estimate(0.0, 0.0, 0.0)
            rows.append([group, name, *self.unit(unit, visits), completed, won, *map(figure, sure)])
        return rows

    def unit(self, unit: int, visits: int) -> list[object]:
        """What a deed or a group cost and earned, and after how many rounds it had paid for itself for good."""
        of = {name: column[unit] for name, column in self.sums.items() if len(column) > unit}
        money = of["price"] + of["built"] + of["interest"] + of["back"]
        pays = ratio(of["owned"], of["earned"], money, of["earned_squares"], of["money_squares"], of["products"])
        evens = self.sums["evens"][unit * int(LONGEST) : (unit + 1) * int(LONGEST)]
        middle = median_of(evens, of["owned"]) if of["owned"] else None
        return [
            *(of["owned"], visits, of["rents"], of["earned"]),
            *(of["price"], of["built"], of["interest"], -of["back"], money, of["tied"]),
            *map(figure, pays),
            *(sum(evens), figure(sum(evens) / (of["owned"] or 1)), "" if middle is None else middle),
        ]

    def rounds(self) -> Table:
        """Means at the end of each round that any game reached, up to the longest that is told apart."""
        rows: Table = []
        for at, lasting in enumerate(self.sums["lasting"]):
            if lasting == 0:
                break
            decided = self.sums["decided"][at]
            means = [self.sums[name][at] / decided if decided else 0.0 for name in ROUND_COLUMNS[3:]]
            rows.append([at + 1, lasting, decided, *(f"{mean:.1f}" for mean in means)])
        return rows
