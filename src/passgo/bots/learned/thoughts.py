"""What the last decision went by: chances with it and without it. Kept as numbers, told in words when somebody asks."""

from __future__ import annotations

from typing import Final

from passgo.bots.base import Reason
from passgo.bots.learned.answers import Verdict
from passgo.bots.learned.judgement import completed_group
from passgo.bots.learned.network import MILLION
from passgo.engine.columns import i64
from passgo.engine.state import State

NONE: Final[i64] = 0  # nothing that the value decided
CHANCES: Final[i64] = 1  # with this, and without it
DEAL: Final[i64] = 2  # of both sides, before and after
COMPLETES: Final[i64] = 3  # the same of an offer refused because it completes a group
SALE: Final[i64] = 4  # the only way to meet a debt
LIMIT: Final[i64] = 5  # of a bid


class Thought:
    def __init__(self) -> None:
        self.kind: i64 = NONE
        self.before: i64 = 0  # my chances, in millionths; of a bid the next one
        self.after: i64 = 0  # of a bid its limit, of a sale the debt
        self.his_before: i64 = 0
        self.his_after: i64 = 0
        self.group: i64 = 0

    def note(self, kind: i64, before: i64, after: i64, his_before: i64 = 0, his_after: i64 = 0) -> None:
        self.kind = kind
        self.before = before
        self.after = after
        self.his_before = his_before
        self.his_after = his_after

    def note_answer(self, s: State, verdict: Verdict, giver: i64, accepted: bool) -> None:
        """An answer to an offer; a group that it would have completed is what somebody wants to hear of."""
        self.note(DEAL, verdict.mine, verdict.mine_then, verdict.his, verdict.his_then)
        group = -1 if accepted else completed_group(s, giver, s.offer, 1 + s.offer[0], i64(len(s.offer)))
        if group >= 0 and verdict.his_then > verdict.his:
            self.kind = COMPLETES
            self.group = group

    def reason(self) -> Reason:
        if self.kind == CHANCES:
            return Reason("chances", {}, {"chance": percent(self.after), "rival": percent(self.before)})
        if self.kind == SALE:
            return Reason("chances-sale", {"due": int(self.after)})
        if self.kind == LIMIT:
            return Reason("chances-bid", {"limit": int(self.after), "price": int(self.before)})
        counts = {
            "before": percent(self.before),
            "after": percent(self.after),
            "his": percent(self.his_before),
            "then": percent(self.his_after),
        }
        if self.kind == COMPLETES:
            return Reason("chances-completes", {}, counts, {"group": int(self.group)})
        return Reason("chances-deal", {}, counts)


def percent(chance: i64) -> int:
    return round(100 * float(chance) / float(MILLION))
