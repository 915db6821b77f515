"""Rents as they fall due, and the sum that the terminal may give as the reason when they are paid."""

from collections.abc import Sequence

from passgo.editions.ultimate.ledger import LAST_ROLL
from passgo.engine.board import STREET, UTILITY
from passgo.engine.events import CAUSES, Event
from passgo.texts import Texts
from tests.narration.cards import effects
from tests.narration.lines import MR_MONOPOLY
from tests.narration.position import Position

RENT_CARDS = ("half-railroad-rent", "renovation")  # cards that change a rent by themselves


class Dues:
    """Follows the dice and the rents of a game."""

    def __init__(self) -> None:
        self.turn = 0  # whose it is
        self.roll = 0  # of this turn
        self.led: dict[int, int] = {}  # by player, the last throw that moved his token
        self.reasons: dict[tuple[int, int], tuple[int, str]] = {}  # by visitor and deed: what is due, and why
        self.paid: dict[int, str] = {}  # by the identity of a payment: the reason that it should give

    def begin(self, p: Position) -> None:
        """In the middle of a game: the dice that lie on the table."""
        s = p.s
        self.turn = int(s.turn)
        self.roll = int(s.die + s.other_die + (s.speed if s.speed < MR_MONOPOLY else 0)) if s.rolled else 0
        if p.edition == "ultimate":
            self.led = {seat: int(s.extra[LAST_ROLL + seat]) for seat in range(s.players)}

    def hear(self, p: Position, texts: Texts, events: Sequence[Event]) -> None:
        thrown = 0  # for the rent or for a card, in this move, as long as it counts
        anew = False  # for the rent
        rewinding = False  # by a card that has the dice thrown by which one goes back, and pays there
        card_drawn = False
        used: list[str] = []
        for event in events:
            v = event.values
            if event.name == "turn-began":
                self.turn, self.roll = v["player"], 0
            elif event.name == "rolled":
                self.roll = v["die"] + v["other_die"]
            elif event.name == "speed-die" and v["face"] < MR_MONOPOLY:
                self.roll += v["face"]
            elif event.name in ("rolled-for-rent", "rolled-for-card"):
                thrown, anew = v["die"] + v["other_die"], event.name == "rolled-for-rent"
            elif event.name == "card-drawn":
                card_drawn = True
                rewinding = [name for name, _ in effects(p.s.edition.cards[v["card"]])] == ["Rewind"]
            elif event.name == "card-used":
                used.append(p.s.edition.cards[v["card"]].kind)
            elif event.name == "moved":
                if v["left"] == 0:
                    thrown, anew, rewinding = thrown if rewinding else 0, False, False
                if self.roll and v["player"] == self.turn:
                    self.led[v["player"]] = self.roll
            elif event.name in ("rent-due", "rent-claimable"):
                key, amount = (v["player"], v["deed"]), v["amount"]
                if event.name == "rent-claimable" or self.reasons.get(key, (0, ""))[0] != amount:
                    dice = thrown or self.roll or self.led.get(self.turn, 0)
                    changed = any(card in RENT_CARDS for card in used)
                    self.reasons[key] = (amount, "" if changed else reason(p, texts, v, dice, anew, card_drawn))
            elif event.name == "paid" and CAUSES[v["cause"] & 255] == "rent":
                due, why = self.reasons.pop((v["payer"], v["cause"] >> 8), (0, ""))
                self.paid[id(event)] = why if due == v["amount"] else ""


def reason(p: Position, texts: Texts, due: dict[str, int], dice: int, anew: bool, card_drawn: bool) -> str:
    """The sum behind a rent; it must come out as what is due, or there is none to tell."""
    deed, owner, amount = due["deed"], due["owner"], due["amount"]
    family, group, level = p.board.family[deed], int(p.board.group_of[deed]), int(p.s.level[deed])
    if family == UTILITY:
        return dice_reason(p, texts, due, dice, anew)
    plain = p.rent(deed, owner)
    by_card = amount == 2 * plain and card_drawn
    assert amount == plain or by_card, f"{amount} is due for {texts.deed(deed)}, which charges {plain}"
    said: list[str] = []
    if family == STREET and level:
        said.append(texts.standing(level))
    elif family == STREET:
        said += colour_reason(p, texts, deed, owner)
    else:
        owned, counted = len(p.owned(owner, group)), p.counted(owner, deed)
        if counted > 1 or owned > counted:
            mortgaged = "yes" if owned > counted else "no"
            said.append(texts.say("play-rent-owned", count=counted, size=p.size(group), mortgaged=mortgaged))
        said += [texts.say("play-rent-built", piece=texts.piece_at(1, deed))] * (level > 0)
    return ", ".join([*said, *[texts.say("play-rent-card")] * by_card])


def colour_reason(p: Position, texts: Texts, deed: int, owner: int) -> list[str]:
    times, base, group = p.times(owner, deed), p.printed(deed)[0], int(p.board.group_of[deed])
    if times == 1:
        return []
    mine = p.owned(owner, group)
    part = "most" if len(mine) < p.size(group) else "less" if p.majority and times == 2 else "whole"
    return [texts.say("play-rent-group", times=times, base=texts.money(base), lots=part)]


def dice_reason(p: Position, texts: Texts, due: dict[str, int], dice: int, anew: bool) -> str:
    """A utility: the figure on the deed times the dice, doubled by a card, or ten times dice thrown anew for one."""
    deed, amount, usual = due["deed"], due["amount"], p.rent(due["deed"])
    if not anew and amount == 2 * usual * dice:
        return ", ".join([texts.say("play-rent-dice", times=usual, total=dice), texts.say("play-rent-card")])
    factors = (usual, 10) if anew else (usual,)
    assert amount in [factor * dice for factor in factors], f"{amount} for {texts.deed(deed)} after a throw of {dice}"
    return texts.say("play-rent-dice", times=amount // dice, total=dice)
