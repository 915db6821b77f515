"""Building, borrowing to build, and lifting mortgages, each where it raises the chances most."""

from __future__ import annotations

from typing import Final

from passgo.bots.assets import NOTHING, idle_deed, lowest_lot
from passgo.bots.learned.judgement import margin
from passgo.bots.learned.network import Value
from passgo.bots.prospects import Prospects
from passgo.engine.actions import BUILD, LIFT, MORTGAGE, act
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.rules.building import build_refusal, is_closed, lot_refusal, next_piece
from passgo.engine.rules.manage import sale_refusal
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.state import BANK, State

WORTHWHILE: Final[i64] = 500  # millionths by which it must raise the chances
FINEST: Final[i64] = 10  # the same where little is left to win or to lose
LOANS: Final[i64] = 8  # deeds that are mortgaged for one plan, at most
TALLEST: Final[i64] = 4  # levels on each lot that are thought of at once


class Plans:
    """The best thing to do with one's property, of those looked at."""

    def __init__(self) -> None:
        self.code: i64 = NOTHING
        self.now: i64 = 0  # my chances if all is left as it is
        self.most: i64 = 0

    def develop(self, s: State, p: Prospects, value: Value, me: i64) -> i64:
        """A building, a mortgage that pays for one, or a mortgage lifted; -1 where all is best left as it is."""
        self.code = NOTHING
        self.now = value.chance(s, me)
        self.most = self.now + margin(WORTHWHILE, self.now, FINEST)
        ready = s.groups_ready[me]
        group: i64 = -1
        while ready > 0:
            group += 1
            may_build = ready & 1
            ready >>= 1
            if may_build and not is_closed(s, me, group):
                self.try_group(s, p, value, me, group)
        left = s.mortgages[me]
        deed = s.first_deed[me]
        while left > 0:
            if s.mortgaged[deed]:
                left -= 1
                if lift_cost(s, deed) <= s.cash[me]:
                    t = s.copy()
                    t.shift(me, BANK, lift_cost(s, deed))
                    t.set_mortgage(deed, 0)
                    self.weigh(value, t, me, act(LIFT, deed))
            deed = s.next_deed[deed]
        return self.code

    def weigh(self, value: Value, t: State, me: i64, code: i64) -> None:
        chance = value.chance(t, me)
        if chance > self.most:
            self.most = chance
            self.code = code

    def try_group(self, s: State, p: Prospects, value: Value, me: i64, group: i64) -> None:
        """One building on a group, then one more on each lot, and so on, with what can be borrowed on other deeds."""
        first = lowest_lot(s, p, me, group)
        if first < 0:
            return
        t = s.copy()
        code = act(BUILD, first)
        borrowed: i64 = 0
        lots = s.holds(me, group) if s.edition.board.group_family[group] == STREET else 1
        for count in range(1, TALLEST * lots + 1):
            lot = lowest_lot(t, p, me, group)
            if lot < 0 or lot_refusal(t, me, lot) != 0 or t.pieces[next_piece(t, lot)] <= 0:
                return
            cost = s.edition.board.build_cost[lot]
            while t.cash[me] < cost:
                loan = idle_deed(t, p, me) if borrowed < LOANS and sale_refusal(s) == 0 else NOTHING
                if loan < 0:
                    return
                if borrowed == 0 and count == 1:
                    code = act(MORTGAGE, loan)
                borrowed += 1
                t.shift(BANK, me, s.edition.board.mortgage[loan])
                t.set_mortgage(loan, 1)
            t.shift(me, BANK, cost)
            t.set_level(lot, t.level[lot] + 1)
            if code != act(BUILD, first) or build_refusal(s, me, first) == 0:
                self.weigh(value, t, me, code)
