"""How Ultimate puts into words what only it has: its questions and answers, and the rules behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from passgo.editions.ultimate.bonus import CARD_SPACE, bonus_walk
from passgo.editions.ultimate.cabs import fare
from passgo.editions.ultimate.ledger import LAST_ROLL, MUST_PLAY_VOUCHER
from passgo.editions.ultimate.places import HOLLAND_TUNNEL, SUBWAY
from passgo.editions.ultimate.stocks import AWARD_OPTION, dividend
from passgo.editions.ultimate.uses import HALF_RAILROAD_RENT, MORE_RENT
from passgo.editions.ultimate.wording.cards import card_stem, effect_facts, kept_facts
from passgo.editions.ultimate.wording.options import OPTIONS, WINDOWS, may_ride, subway_asks
from passgo.editions.ultimate.wording.questions import QUESTIONS
from passgo.engine.board import Board
from passgo.engine.edition import Card
from passgo.engine.rules.movement import BY_BUS
from passgo.engine.state import State
from passgo.texts.catalogue import Args
from passgo.texts.wording import Amount, Wording
from passgo.texts.words import Words

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("UM-DIE-1", "UM-DIE-2", "UM-DIE-3", "UM-DIE-4", "UM-VCH-3", "UM-VCH-4", "UM-SUB-2", "UM-REV-1"),
    "before-bonus": ("UM-VCH-5", "UM-SUB-6"),
    "end": ("CLS-TUR-3", "UM-VCH-5", "UM-BLD-1", "UM-BLD-3", "UM-SKY-1", "CLS-GEN-2"),
    "manage": ("UM-BLD-8", "UM-BLD-1", "UM-SEL-1"),
    "any-time": ("UM-CRD-1",),
    "jail": ("UM-JAL-1", "UM-JAL-2", "UM-JAL-3", "UM-JAL-4", "UM-JAL-5"),
    "trade": ("UM-TRD-1", "UM-TRD-2", "CLS-TRD-9"),
    "debt": ("UM-BKR-1", "CLS-TRD-3", "UM-MTG-1", "CLS-BKR-6"),
    "triple": ("UM-TRP-1", "UM-TRP-4", "UM-TRP-5", "UM-TRP-7"),
    "bus": ("UM-BUS-1", "UM-BUS-2", "UM-BUS-3"),
    "missed-bus": ("UM-REV-4", "IX-18"),
    "taxi": ("UM-RID-1", "UM-RID-2", "UM-RID-3", "UM-RID-4", "UM-RID-6"),
    "ride": ("UM-CRD-4", "UM-MOV-5"),
    "auction-space": ("UM-AUC-1",),
    "gift": ("UM-GFT-3",),
    "giver": ("UM-GFT-1",),
    "gift-from": ("UM-GFT-1", "UM-GFT-2"),
    "give-voucher": ("UM-GFT-1", "UM-SQZ-4", "UM-VCH-16"),
    "return-voucher": ("UM-CRD-1", "UM-VCH-2"),
    "find-voucher": ("UM-CRD-1", "UM-VCH-2"),
    "share": ("UM-STK-4", "UM-STK-5", "UM-STK-2", "UM-STK-11"),
    "name-share": ("UM-STK-5", "UM-STK-6"),
    "pick-share": ("UM-STK-6", "UM-STK-11"),
    "sell-share": ("UM-CRD-1", "UM-STK-1"),
    "storm": ("UM-HUR-1", "UM-HUR-2", "UM-HUR-3", "UM-HUR-4", "UM-HUR-5"),
    "fall": ("UM-HUR-6", "UM-HUR-7"),
    "surrender": ("UM-CRD-1",),
    "condemned": ("UM-CRD-1", "UM-SEL-2"),
    "threat": ("UM-CRD-1",),
    "bust-deal": ("UM-CRD-1", "CLS-BUY-1"),
    "rent-card": ("UM-CRD-1",),
    "tax-or-jail": ("UM-CRD-1", "UM-CRD-2", "UM-POO-1"),
    "guide": ("UM-CRD-1", "UM-CRD-4"),
    "game-night": ("UM-CRD-1",),
    "taxi-war": ("UM-CRD-1", "UM-CAB-1"),
    "court": ("UM-CRD-1",),
    "prisoner": ("UM-CRD-1", "IX-56"),
    "buyers-market": ("UM-CRD-1", "UM-CRD-2"),
    "foreclosure": ("UM-CRD-1", "UM-MTG-1"),
    "take-deed": ("UM-CRD-1",),
    "swap-get": ("UM-CRD-1",),
    "swap-give": ("UM-CRD-1",),
    "free-house": ("UM-CRD-1", "UM-BLD-3"),
    "share-fortune": ("UM-CRD-1", "UM-RL3-3", "UM-RL3-4"),
}


class UltimateWording(Wording):
    questions = QUESTIONS
    options = OPTIONS
    rules = RULES
    amounts: Mapping[str, Amount] = {"taxi": lambda s, me, about: int(fare(s, about["deed"]))}

    def reminders(self, t: Words, s: State, kind: str) -> list[str]:
        """Going backwards, or a voucher promised."""
        said: list[str] = []
        if kind == "turn" and s.edition.board.kinds[s.place[s.turn]] == "reverse direction":
            said.append(t.say("reminder-reverse"))
        if s.extra[MUST_PLAY_VOUCHER]:
            said.append(t.say("reminder-promise"))
        return said

    def offers(self, t: Words, s: State, kind: str) -> list[str]:
        if s.edition.board.kinds[s.place[s.turn]] == "subway" and kind in WINDOWS and may_ride(s, kind):
            return [t.say("reminder-subway", asks=subway_asks(s, kind))]
        return []

    def effect_facts(self, t: Words, step: int, arguments: Sequence[int]) -> Args:
        return effect_facts(t, step, arguments)

    def card_stem(self, card: Card) -> str:
        return card_stem(card)

    def kept_facts(self, t: Words, card: Card) -> Args:
        return kept_facts(t, card)

    def bus_stop(self, s: State) -> int:
        after = s.copy()
        return int(after.place[after.turn]) if bonus_walk(after, CARD_SPACE, BY_BUS) else -1

    def card_cause(self, card: int) -> str:
        """Half a prize of Roll Three names no card: 0, which is also the first one, and that moves no money."""
        return "cause-card" if card else "cause-fair-share"

    def move_message(self, board: Board, origin: int, space: int, walks: bool) -> str:
        kind = board.kind_of[origin]
        if kind == HOLLAND_TUNNEL == board.kind_of[space]:
            return "event-tunnel"
        return "event-subway" if kind == SUBWAY and not walks else "event-moved"  # a ride, or an icon that leads on

    def auctioned(self, t: Words, award: int, lot: int) -> str:
        """An option on a share."""
        if award != AWARD_OPTION:
            return ""
        return t.deed(lot) if lot >= 0 else t.say("auction-share")

    def dividend(self, s: State, player: int, group: int) -> int:
        return int(dividend(s, player, group))

    def earlier_roll(self, s: State, player: int) -> int:
        return int(s.extra[LAST_ROLL + player])

    def changes_rent(self, use: int) -> bool:
        return use in (HALF_RAILROAD_RENT, MORE_RENT)

    def ride_asks(self, s: State, kind: str) -> str:
        return subway_asks(s, kind)


WORDING: Final = UltimateWording()
