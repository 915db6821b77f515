"""The figures that belong into an answer, verb by verb, in the order of the words."""

from collections.abc import Callable

from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import BANK
from tests.narration.cards import KEPT, kept_figures
from tests.narration.lines import bundle
from tests.narration.position import Position, lots
from tests.narration.questions import (
    ABOVE_PAR,
    DAMAGES,
    GIFT,
    UPGRADE,
    gift,
    holdings,
    offered,
    par,
    price_asked,
    taxi,
    thrown,
    vouchers,
)

BIDDING_AID = 100
Told = Callable[[Position, Decision, Action], list[int]]


def nothing(p: Position, d: Decision, a: Action) -> list[int]:
    return []


def buy(p: Position, d: Decision, a: Action) -> list[int]:
    price = price_asked(p, d.about)
    return [price, p.cash(d.player) - price]


def bid(p: Position, d: Decision, a: Action) -> list[int]:
    cards = p.s.edition.cards
    aid = any(p.s.holder[k] == d.player and cards[k].kind == "family-bank" for k in range(len(cards)))
    return [a.number, p.cash(d.player) - max(0, a.number - BIDDING_AID if aid else a.number)]


def pay(p: Position, d: Decision, a: Action) -> list[int]:
    return [int(p.s.edition.figures.bail) if d.kind == "jail" else d.about["amount"]]


def use_card(p: Position, d: Decision, a: Action) -> list[int]:
    card = p.s.edition.cards[a.number]
    figures = kept_figures(card)
    if d.kind == "buy":
        return [*figures, KEPT["bargain"]]
    if d.kind == "bust-deal":
        return [*figures, d.about["price"]]
    if d.kind == "rent-card":
        return [*figures, KEPT["cheap-rent"] if card.kind == "cheap-rent" else d.about["amount"]]
    return [*figures, d.about["amount"]] if d.kind == "rent-pass" else figures


def build(p: Position, d: Decision, a: Action) -> list[int]:
    level = int(p.s.level[a.number]) + 1
    return [int(p.board.build_cost[a.number]), p.rent(a.number, d.player, level)]


def place(p: Position, d: Decision, a: Action) -> list[int]:
    return build(p, d, a)[1:]


def sell(p: Position, d: Decision, a: Action) -> list[int]:
    deed = a.number
    if d.kind == "sell-share":
        return [int(p.board.price[deed]) + ABOVE_PAR]
    level = int(p.s.level[deed])
    left = level - 1
    if p.edition == "millionaire" and level == p.hotel:
        left = min(left, int(p.s.pieces[0]))  # a hotel breaks into the houses that there are
    told = p.standing(left, deed) if level >= p.hotel else []
    return [*told, p.half(deed) * (level - left), p.rent(deed, d.player, left)]


def planned(p: Position, plan: int) -> list[tuple[int, int]]:
    """The lots of a group with the levels that a plan leaves on them."""
    return [(deed, plan >> 8 + 4 * k & 15) for k, deed in enumerate(lots(p.board, plan & 255))]


def sell_down(p: Position, d: Decision, a: Action) -> list[int]:
    mine = [(deed, level) for deed, level in planned(p, a.number) if p.s.owner[deed] == d.player]
    amount = sum(p.half(deed) * (int(p.s.level[deed]) - level) for deed, level in mine)
    return [amount, *[figure for deed, level in mine for figure in p.standing(level, deed)]]


def arrange(p: Position, d: Decision, a: Action) -> list[int]:
    plan = planned(p, a.number)
    more = sum(level - int(p.s.level[deed]) for deed, level in plan)
    unit = int(p.board.build_cost[plan[0][0]])
    cost = unit * more if more > 0 else unit // 2 * -more
    told = [figure for deed, level in plan for figure in p.standing(level, deed)]
    return told if cost == 0 or d.kind == "fall" else [cost, *told]


def lift(p: Position, d: Decision, a: Action) -> list[int]:
    """An heir has paid the interest."""
    paid = d.kind == "inherit" or (d.kind == "lift" and d.about["interest_paid"])
    return [int(p.board.mortgage[a.number]) if paid else p.lifting(a.number)]


def keep(p: Position, d: Decision, a: Action) -> list[int]:
    return [] if d.kind == "lift" else [p.lifting(a.number)]


def collect(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind == "rent":
        return [d.about["amount"]]
    claims = [int(number) for number in p.s.claims]
    rows = [claims[at : at + 5] for at in range(0, len(claims), 5)]
    return [next(row[3] for row in rows if row[1] == d.player and row[2] == a.number)]


def propose(p: Position, d: Decision, a: Action) -> list[int]:
    middle = 1 + a.terms[0]
    debt = [d.about["amount"]] if a.verb == "settle" else []
    return [*debt, *bundle(p, a.terms[1:middle]), *bundle(p, a.terms[middle:])]


def accept(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind == "threat":
        return []
    gives, takes = offered(p)
    return [*bundle(p, gives), d.about["amount"]] if d.kind == "settlement" else [*bundle(p, gives), *bundle(p, takes)]


def refuse(p: Position, d: Decision, a: Action) -> list[int]:
    return [d.about["amount"]] if d.kind == "settlement" else []


def go_to(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind == "buyers-market":
        return [-(-int(p.board.price[p.board.deed_at[a.number]]) // 2)]
    return [] if d.kind in ("guide", "tax-or-jail") else p.spot(a.number)


def ride(p: Position, d: Decision, a: Action) -> list[int]:
    return [*p.spot(a.number, rent_free=True), taxi(p, d.player, d.about)[0]] if d.kind == "taxi" else p.spot(a.number)


def ticket(p: Position, d: Decision, a: Action) -> list[int]:
    card = p.s.edition.cards[a.number & 255]
    return [*kept_figures(card), *p.spot(a.number >> 8, rent_free=card.kind == "transit-token")]


def auction(p: Position, d: Decision, a: Action) -> list[int]:
    return [int(p.board.price[a.number]), *holdings(p, d.player, a.number)]


def share(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind == "name-share":
        return []
    dividend = p.dividend(d.player, int(p.board.group_of[a.number]), more=1)
    return [dividend] if d.kind == "pick-share" else [par(p, d.player, a.number), dividend]


def pick(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind in ("prisoner", "hand-over-to"):
        return []
    if d.kind == "court":
        return [DAMAGES]
    if d.kind == "game-night":
        return [d.about["amount"]]
    if d.kind == "give-money":
        return [gift(p, d.player, d.about)]
    if d.kind == "share-fortune":
        won = prizes(p, a.number, thrown(d.about))
        return [-(-won // 2)]
    return vouchers(p, a.number)


def prizes(p: Position, player: int, dice: list[int]) -> int:
    """What a throw at Roll Three brought a player."""
    won: list[int] = []
    for k, card in enumerate(p.s.edition.cards):
        if card.kind.startswith("roll-three-") and p.s.holder[k] == player:
            hits = sum(number in dice for number in kept_figures(card))
            won.append([0, 50, 200, 1500 if player == p.s.turn else 1000][hits])
    return max(won, default=0) if p.setting("roll3.multi_card") == "best" else sum(won)


def claim(p: Position, d: Decision, a: Action) -> list[int]:
    if d.kind == "taxi-war":
        return [int(p.board.price[a.number])] if p.s.owner[a.number] == BANK else []
    loan = [int(p.board.mortgage[a.number])] if d.kind == "foreclosure" else []
    return [*loan, *holdings(p, d.player, a.number)]


def hit(p: Position, d: Decision, a: Action) -> list[int]:
    """The colour one level lower, or further where the Bank lacks pieces: what the storm then leaves is seen."""
    if not p.standing(1, a.number):
        return []
    told: list[int] = []
    for deed in lots(p.board, int(p.board.group_of[a.number])):
        if p.s.level[deed]:
            told += p.standing(int(p.s.level[deed]) - 1, deed)
    return told


def surrender(p: Position, d: Decision, a: Action) -> list[int]:
    if p.edition == "millionaire":
        return holdings(p, d.player, a.number)
    level = int(p.s.level[a.number])
    return [p.rent(a.number, d.player, level - 1)] if level else []


def upgrade(p: Position, d: Decision, a: Action) -> list[int]:
    return [p.stars(d.player) + 2, UPGRADE, p.cash(d.player) - UPGRADE]


OPTIONS: dict[str, Told] = {
    "roll": nothing,
    "end": nothing,
    "done": nothing,
    "buy": buy,
    "decline": nothing,
    "bid": bid,
    "pass": nothing,
    "hammer": nothing,
    "pay": pay,
    "card": use_card,
    "draw": nothing,
    "flat": lambda p, d, a: [d.about["amount"]],
    "percent": lambda p, d, a: [d.about["percent"]],
    "build": build,
    "sell": sell,
    "selldown": sell_down,
    "mortgage": lambda p, d, a: [int(p.board.mortgage[a.number])],
    "lift": lift,
    "keep": keep,
    "collect": collect,
    "overlook": nothing,
    "claim": claim,
    "no": nothing,
    "want": lambda p, d, a: [a.number],
    "place": place,
    "offer": propose,
    "counter": propose,
    "settle": propose,
    "accept": accept,
    "refuse": refuse,
    "bankrupt": nothing,
    "interrupt": nothing,
    "quiet": nothing,
    "stop": lambda p, d, a: [a.number],
    "time": nothing,
    "goto": go_to,
    "ride": ride,
    "stay": nothing,
    "ticket": ticket,
    "take": nothing,
    "cash": lambda p, d, a: [GIFT],
    "move": nothing,
    "continue": nothing,
    "give": lambda p, d, a: kept_figures(p.s.edition.cards[a.number]),
    "auction": auction,
    "arrange": arrange,
    "share": share,
    "pick": pick,
    "swap": nothing,
    "hit": hit,
    "surrender": surrender,
    "upgrade": upgrade,
}


def option_figures(p: Position, decision: Decision, action: Action) -> list[int]:
    """The figures of an answer; an unknown verb raises KeyError."""
    return OPTIONS[action.verb](p, decision, action)
