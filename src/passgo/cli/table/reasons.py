"""Why a rent is what it is: the sum behind it, told only when it comes out the same."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.engine.board import STREET, STRIDE, UTILITY
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.rules.rent import bare_multiplier, mortgaged_lots, rent
from passgo.engine.rules.speed_die import MR_MONOPOLY
from passgo.engine.settings import COUNT_MORTGAGED_SETS
from passgo.engine.state import State
from passgo.texts import Texts
from passgo.texts.wording import wording_of


class Dice:
    """The dice that a utility is charged by, followed event by event: a position may be that of the next turn."""

    def __init__(self) -> None:
        self.rolled = 0  # in this turn, the last one
        self.thrown = 0  # for a rent or a card, in this move
        self.anew = False  # whether that was for the rent
        self.leads = -1  # whom the card that asked for them moves next

    def begin_move(self) -> None:
        self.thrown, self.anew, self.leads = 0, False, -1

    def hear(self, event: Event) -> None:
        if event.name == "turn-began":
            self.rolled = 0
        elif event.name == "rolled":
            self.rolled = event.values["die"] + event.values["other_die"]
        elif event.name == "speed-die" and event.values["face"] < MR_MONOPOLY:
            self.rolled += event.values["face"]
        elif event.name in ("rolled-for-rent", "rolled-for-card"):
            self.thrown = event.values["die"] + event.values["other_die"]
            self.anew = event.name == "rolled-for-rent"
            self.leads = -1 if self.anew else event.values["player"]
        elif event.name == "moved" and not event.values["left"]:
            if self.leads != event.values["player"]:
                self.begin_move()  # they were for the space that is left now, or moved nobody
            self.leads = -1

    def behind(self, s: State, player: int) -> int:
        """Thrown for the rent or the card, else what led there, maybe in an earlier turn (UM-UTL-2, UM-UTL-5)."""
        return self.thrown or self.rolled or wording_of(s.edition).earlier_roll(s, player)


def rent_reason(game: Game, texts: Texts, due: Event, move: Sequence[Event], dice: Dice) -> str:
    """What a rent is made of that a move made due; "" when it is just the figure on the deed or other cards made it."""
    s = game.state
    deed, amount = due.values["deed"], due.values["amount"]
    before = move[: move.index(due)]  # a move may make several rents due
    if s.owner[deed] < 0 or changed_by_cards(s, before):
        return ""
    if s.edition.board.family[deed] == UTILITY:
        over = any(event.name == "turn-began" for event in move)
        player = due.values["player"] if over else int(s.turn)  # whose turn it was
        return dice_reason(s, texts, due, dice.behind(s, player), dice.anew)
    plain = int(rent(s, deed, 0))
    if amount not in (plain, 2 * plain):
        return ""
    reasons = street_reasons(s, texts, deed) if s.edition.board.family[deed] == STREET else set_reasons(s, texts, deed)
    return ", ".join([*reasons, *[texts.say("play-rent-card")] * (amount > plain)])


def changed_by_cards(s: State, move: Sequence[Event]) -> bool:
    """Whether cards that apply by themselves were spent on the rent."""
    used = [s.edition.card_use[event.values["card"]] for event in move if event.name == "card-used"]
    return any(wording_of(s.edition).changes_rent(use) for use in used)


def street_reasons(s: State, texts: Texts, deed: int) -> list[str]:
    """Buildings, or the part of the colour that its owner has."""
    board = s.edition.board
    owner, group = s.owner[deed], board.group_of[deed]
    if s.level[deed] > 0:
        return [texts.standing(int(s.level[deed]))]
    times = int(bare_multiplier(s, owner, group))
    if times == 1:
        return []
    whole = s.holds(owner, group) == board.group_size[group]
    less = whole and s.edition.figures.majority and times == 2
    lots = "less" if less else "whole" if whole else "most"
    return [texts.say("play-rent-group", times=times, base=texts.money(board.rents[deed * STRIDE]), lots=lots)]


def set_reasons(s: State, texts: Texts, deed: int) -> list[str]:
    """How many railroads or cab companies count, and a depot or stand."""
    board = s.edition.board
    owner, group = s.owner[deed], board.group_of[deed]
    count, mortgaged = int(s.holds(owner, group)), int(mortgaged_lots(s, owner, group))
    all_count = bool(s.settings[COUNT_MORTGAGED_SETS]) or mortgaged == 0
    count = count if all_count else count - mortgaged
    owned = texts.say(
        "play-rent-owned", count=count, size=int(board.group_size[group]), mortgaged="no" if all_count else "yes"
    )
    said = [owned] if count > 1 or not all_count else []
    return [*said, texts.say("play-rent-built", piece=texts.piece_at(1, deed))] if s.level[deed] else said


def dice_reason(s: State, texts: Texts, due: Event, total: int, thrown_anew: bool) -> str:
    """So many times the dice. A card may name another factor for dice thrown anew, or double the rent."""
    deed, amount = due.values["deed"], due.values["amount"]
    if total == 0 or amount % total:
        return ""
    times, usual = amount // total, int(rent(s, deed, 1))
    if thrown_anew or times == usual:
        return texts.say("play-rent-dice", times=times, total=total)
    doubled = [texts.say("play-rent-dice", times=usual, total=total), texts.say("play-rent-card")]
    return ", ".join(doubled) if times == 2 * usual else ""
