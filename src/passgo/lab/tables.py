"""The tables made of the sums of a run: what it was, spaces, deeds, groups, and how it went round by round."""

from collections.abc import Sequence
from math import nan

from passgo import __version__
from passgo.bots.game_stats import LONGEST
from passgo.engine.board import SHARE, Board
from passgo.engine.record import Header
from passgo.lab.chunks import Sums, median_of
from passgo.lab.runner import Plan, run_name
from passgo.lab.schema import figure, spelt
from passgo.lab.statistics import Estimate, rate, ratio
from passgo.lab.tally import Tally
from passgo.texts import Texts

Rows = list[list[object]]
NOTHING = Estimate(nan, nan, nan)
MEANS = ("winner_cash", "winner_worth", "loser_cash", "loser_worth")


def tables(plan: Plan, tally: Tally, sums: Sums) -> dict[str, Rows]:
    """The rows of these tables by the names of their files, each beginning with the name of the run."""
    header = plan.checked()
    printing = header.edition.printing(header.settings)
    sheet = Sheet(Texts.of(header), sums, [int(deed) for deed in printing.board.deed_at])
    found: dict[str, Rows] = {
        "runs": [what_was_played(plan, header, tally)],
        "settings": [[key, spelt(value)] for key, value in sorted(header.settings.items())],
        "spaces": sheet.spaces(),
        "deeds": sheet.deeds(),
        "groups": sheet.groups(),
        "rounds": sheet.rounds(),
    }
    run = run_name(plan, header)
    return {name: [[run, *row] for row in rows] for name, rows in found.items()}


def what_was_played(plan: Plan, header: Header, tally: Tally) -> list[object]:
    edition = header.edition
    game = [edition.name, edition.version, header.variant, header.skin, plan.players, ",".join(plan.bots)]
    return [*game, plan.seed, plan.max_rounds, plan.time_after, tally.games, tally.finished, __version__]


def address(board: Board, space: int) -> str:
    """Track and number of a space, on every board."""
    track = int(board.track_of[space])
    return f"{board.tracks[track]}:{space - board.track_start[track]}"


class Sheet:
    def __init__(self, texts: Texts, sums: Sums, deed_at: Sequence[int]) -> None:
        self.texts = texts
        self.board = texts.edition.board
        self.sums = sums
        self.deed_at = deed_at

    def spaces(self) -> Rows:
        board, landings = self.board, self.sums["landings"]
        everywhere = sum(landings) or 1
        rows: Rows = []
        for space, count in enumerate(landings):
            deed = self.deed_at[space]
            group = board.groups[board.group_of[deed]] if deed >= 0 else ""
            track = board.tracks[board.track_of[space]]
            name, kind = self.texts.space_name(space), board.kinds[space]
            rows.append([address(board, space), track, name, kind, group, count, figure(count / everywhere)])
        return rows

    def deeds(self) -> Rows:
        """All deeds with a place on the board."""
        board = self.board
        rows: Rows = []
        for deed in range(board.deeds):
            if board.family[deed] != SHARE:
                visits = sum(self.sums["landings"][at] for at, there in enumerate(self.deed_at) if there == deed)
                group = board.groups[board.group_of[deed]]
                rows.append(
                    [
                        address(board, int(board.deed_space[deed])),
                        self.texts.deed(deed),
                        group,
                        *self.unit(deed, visits),
                    ]
                )
        return rows

    def groups(self) -> Rows:
        """All groups, and all shares as one."""
        board = self.board
        rows: Rows = []
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
            sure = rate(won, completed) if completed else NOTHING
            rows.append([group, name, *self.unit(unit, visits), completed, won, *map(figure, sure)])
        return rows

    def unit(self, unit: int, visits: int) -> list[object]:
        """What a deed or a group cost and earned, and after how many rounds it had paid for itself for good."""
        of = {name: column[unit] for name, column in self.sums.items() if len(column) > unit}
        money = of["price"] + of["built"] + of["interest"] + of["back"]
        pays = NOTHING
        if money > 0:
            pays = ratio(of["owned"], of["earned"], money, of["earned_squares"], of["money_squares"], of["products"])
        evens = self.sums["evens"][unit * int(LONGEST) : (unit + 1) * int(LONGEST)]
        middle = median_of(evens, of["owned"]) if of["owned"] else None
        return [
            *(of["owned"], visits, of["rents"], of["earned"]),
            *(of["price"], of["built"], of["interest"], -of["back"], money, of["tied"]),
            *map(figure, pays),
            *(sum(evens), figure(sum(evens) / of["owned"] if of["owned"] else nan)),
            figure(nan if middle is None else middle, 1),
        ]

    def rounds(self) -> Rows:
        """Means at the end of each round that any game reached, up to the longest that is told apart."""
        rows: Rows = []
        for at, lasting in enumerate(self.sums["lasting"]):
            if lasting == 0:
                break
            decided = self.sums["decided"][at]
            means = [self.sums[name][at] / decided if decided else nan for name in MEANS]
            rows.append([at + 1, lasting, decided, *(figure(mean, 1) for mean in means)])
        return rows
