"""Roll Three: cards with three numbers, and the prizes when the dice match them."""

from collections.abc import Sequence
from typing import Final

from passgo.editions.ultimate.events import ROLL_THREE_PRIZE, ROLLED_THREE
from passgo.editions.ultimate.hand import held, spend
from passgo.editions.ultimate.packs import ROLL_THREES
from passgo.editions.ultimate.reactions import threaten
from passgo.editions.ultimate.settings import BEST_CARD, ROLL3_PAYS
from passgo.editions.ultimate.uses import ROLL_THREE_CARD, SHARE_FORTUNE
from passgo.engine.actions import DECLINE, PICK, Options, about
from passgo.engine.columns import Ints, filled, i64
from passgo.engine.edition import Card, Deck
from passgo.engine.events import CARD_DRAWN, CARD_EFFECT, cause
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.vouchers import pack_left
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered

NUMBERS: Final = [
    (a, b, c) for a in range(1, 5) for b in range(a + 1, 6) for c in range(b + 1, 7)
]  # all twenty triples of different faces

ROLL_THREE_PACK = Deck(  # UM-EQP-5
    "roll-three",
    [Card(f"roll-three-{a}{b}{c}", use=ROLL_THREE_CARD, kind=f"roll-three-{a}{b}{c}") for a, b, c in NUMBERS],
)


def matches(card: i64, dice: Ints) -> i64:
    """How many of the card's numbers the dice show, each die used once (UM-RL3-3)."""
    left = filled(7, 0)
    for k in range(3):
        left[dice[k]] += 1
    count: i64 = 0
    numbers = NUMBERS[card]
    for number in numbers:
        if left[number] > 0:
            left[number] -= 1
            count += 1
    return count


def prize(count: i64, own_roll: bool) -> i64:
    """Fifty, two hundred, a thousand; fifteen hundred on one's own roll (UM-RL3-4, UM-RL3-5)."""
    if count == 3:
        if own_roll:
            return 1500
        return 1000
    if count == 2:
        return 200
    return 50 if count == 1 else 0


def packed(dice: Ints) -> i64:
    """Three dice as one number, for the stack."""
    return dice[0] | dice[1] << 4 | dice[2] << 8


def unpacked(throw: i64) -> Ints:
    dice = filled(3, 0)
    for k in range(3):
        dice[k] = throw >> 4 * k & 15
    return dice


class RollThree(Step):
    """Take a card, roll three dice, and everybody's cards are paid.

    Rules: UM-EQP-1, UM-RL3-1, UM-RL3-2, UM-RL3-3, UM-RL3-4, UM-RL3-5, UM-RL3-6, UM-RL3-8, IX-103.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if pack_left(s, ROLL_THREES) > 0:
            card = s.draw(ROLL_THREES)
            s.holder[card] = s.turn
            s.emit(CARD_DRAWN, s.turn, card)
        dice = filled(3, 0)
        for k in range(3):
            dice[k] = s.chance.die(6)
        s.emit(ROLLED_THREE, s.turn, dice[0], dice[1], dice[2])
        for p in range(s.players):
            pay_prizes(s, p, dice)
        for k in range(s.players):
            holder = (s.turn + s.players - k) % s.players  # the last pushed is asked first: from the left
            if held(s, holder, SHARE_FORTUNE) >= 0:
                s.push(SHARE_IN_FORTUNE, holder, packed(dice))


def pay_prizes(s: State, player: i64, dice: Ints) -> None:
    """Each of the player's cards pays, as a house rule only the best (roll3.multi_card, UM-RL3-6, IX-102)."""
    only = best_card(s, player, dice) if s.settings[ROLL3_PAYS] == BEST_CARD else -1
    first = s.edition.deck_start[ROLL_THREES]
    for k in range(s.edition.deck_size[ROLL_THREES]):
        amount = card_prize(s, player, k, dice)
        if amount > 0 and (only < 0 or only == k):
            s.shift(BANK, player, amount)
            s.emit(ROLL_THREE_PRIZE, player, first + k, amount)


def card_prize(s: State, player: i64, k: i64, dice: Ints) -> i64:
    """What the k-th Roll Three card brings to the player; nothing if he does not hold it."""
    if s.holder[s.edition.deck_start[ROLL_THREES] + k] != player:
        return 0
    return prize(matches(k, dice), player == s.turn)


def best_card(s: State, player: i64, dice: Ints) -> i64:
    """The first of the player's cards that pay most."""
    best: i64 = 0
    for k in range(s.edition.deck_size[ROLL_THREES]):
        if card_prize(s, player, k, dice) > card_prize(s, player, best, dice):
            best = k
    return best


def winnings(s: State, player: i64, dice: Ints) -> i64:
    """What a throw brings to a player."""
    if s.settings[ROLL3_PAYS] == BEST_CARD:
        return card_prize(s, player, best_card(s, player, dice), dice)
    total: i64 = 0
    for k in range(s.edition.deck_size[ROLL_THREES]):
        total += card_prize(s, player, k, dice)
    return total


class ShareInFortune(Choice):
    """Somebody else won at Roll Three: with a card you may take half of one player's winnings."""

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        dice = unpacked(values[1])
        return {"holder": values[0], "die": int(dice[0]), "other_die": int(dice[1]), "third_die": int(dice[2])}

    def player(self, s: State, holder: i64, throw: i64, c: i64, d: i64, /) -> i64:
        return holder

    def open(self, s: State, holder: i64, throw: i64, c: i64, d: i64, /) -> bool:
        for p in range(s.players):
            if p != holder and winnings(s, p, unpacked(throw)) > 0:
                return held(s, holder, SHARE_FORTUNE) >= 0
        return False

    def options(self, s: State, holder: i64, throw: i64, c: i64, d: i64, out: Options, /) -> None:
        left = filled(int(s.players), 0)
        for p in range(s.players):
            left[p] = winnings(s, p, unpacked(throw)) if p != holder else 0
        while True:  # the highest winnings first
            best: i64 = 0
            for p in range(s.players):
                best = p if left[p] > left[best] else best
            if left[best] == 0:
                break
            left[best] = 0
            out.add(PICK, best)
        out.add(DECLINE)

    def apply(self, s: State, holder: i64, throw: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != DECLINE:
            card = held(s, holder, SHARE_FORTUNE)
            spend(s, holder, card)
            threaten(s, about(action), GIVE_HALF, (winnings(s, about(action), unpacked(throw)) + 1) // 2, holder)


class GiveHalf(Step):
    """The winner hands over half of what the Bank just paid him."""

    def run(self, s: State, winner: i64, amount: i64, holder: i64, d: i64, /) -> None:
        s.push(DEBT, winner, holder, amount, cause(CARD_EFFECT))


ROLL_THREE: Final[i64] = numbered(RollThree())
SHARE_IN_FORTUNE: Final[i64] = numbered(ShareInFortune("share-fortune"), "holder", "throw")
GIVE_HALF: Final[i64] = numbered(GiveHalf(), "winner", "amount", "holder")
