"""The figures that belong into a question, kind by kind, in the order of the sentence."""

from collections.abc import Callable, Mapping, Sequence

from passgo.editions.ultimate.ledger import RADIO_HALVED
from passgo.engine.board import RAILROAD, SHARE, STREET
from passgo.engine.columns import listed
from passgo.engine.game import Decision
from passgo.engine.rules.items import DEED_ITEM, item_kind, item_number
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import BANK
from passgo.engine.steps import STEPS
from tests.narration.lines import bundle
from tests.narration.position import SALARIES, Position, lots

TRIES = 3
GIFT = 100  # for a birthday
UPGRADE = 50_000
SOMEBODY_ELSES_TAXI, OWN_TAXI = 50, 20
DAMAGES = 250
ABOVE_PAR = 50

Asked = Callable[[Position, int, Mapping[str, int]], list[int]]


def nothing(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return []


def cash(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return [p.cash(me)]


def vouchers(p: Position, player: int) -> list[int]:
    """So many vouchers; none is a word."""
    count = sum(p.s.holder[card] == player and is_voucher(p.s, card) for card in range(len(p.s.holder)))
    return [count] if count else []


def jail(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    tries, bail = int(p.s.jail[me]), int(p.s.edition.figures.bail)
    cards = p.s.edition.cards
    secret = [k for k in range(len(cards)) if p.s.holder[k] == me and p.s.edition.card_secret[k]]
    shown = [k for k in p.s.edition.jail_cards if p.s.holder[k] == me and not p.s.edition.card_secret[k]]
    held = [count for count in (len(shown), len(secret)) if count]
    if tries > TRIES:
        return [TRIES, bail, p.cash(me), *held]
    if tries == TRIES:
        return [TRIES, bail, bail, p.cash(me), *held]
    return [tries, TRIES, bail, p.cash(me), *held]


def price_asked(p: Position, about: Mapping[str, int]) -> int:
    """The printed price, unless a card names another."""
    return about.get("price") or int(p.board.price[about["deed"]])


def buy(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    deed, price = about["deed"], price_asked(p, about)
    missing = [price - p.cash(me)] if price > p.cash(me) else []
    owned, size = holdings(p, me, deed)
    in_hand = [owned] if owned else []  # none is a word
    return [price, p.cash(me), *missing, *in_hand, size, p.rent(deed, me, 0)]


def holdings(p: Position, me: int, deed: int) -> list[int]:
    group = int(p.board.group_of[deed])
    return [len(p.owned(me, group)), p.size(group)]


def auction(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    award, lot, high = about["award"], about["lot"], about["price"]
    kind = type(STEPS[award]).__name__
    least = p.in_notes(high + int(p.setting("auction.min_bid")))
    if kind == "AwardDeed":
        what = [int(p.board.price[lot]), *holdings(p, me, lot)]
    elif kind == "AwardOption":
        what = []
    else:
        what, least = [], cheapest_place(p, me, least)
    leads = [high] if about["leader"] >= 0 else []
    return [*what, *leads, least, p.cash(me)]


def cheapest_place(p: Position, me: int, least: int) -> int:
    """The least bid for a piece: also the least price on a deed where the bidder could put it, as bids are accepted."""
    decision = p.game.decision
    assert decision is not None
    [low] = [int(verb.low) for verb in decision.free if verb.verb == "bid"]
    prices = {int(p.board.build_cost[deed]) for deed in p.all_of(me)}
    assert low == least or (low > least and low in prices), (low, least, prices)
    return low


def rent(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return [about["amount"]]


def debt(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    amount, reach = about["amount"], p.reach(me)
    if reach >= amount:
        return [amount, p.cash(me), amount - p.cash(me), reach]
    return [amount, p.cash(me), reach]


def offered(p: Position) -> tuple[Sequence[int], Sequence[int]]:
    terms = listed(p.s.offer)
    return terms[1 : 1 + terms[0]], terms[1 + terms[0] :]


def settlement(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    gives = offered(p)[0]
    lots = [int(item_number(thing)) for thing in gives if item_kind(thing) == DEED_ITEM]
    fee = p.fees(lots) if p.edition == "millionaire" else 0
    return [about["amount"], *bundle(p, gives), *([fee] if fee else [])]


def trade(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    gives, takes = offered(p)
    fee = p.fees([int(item_number(thing)) for thing in gives if item_kind(thing) == DEED_ITEM])
    return [*bundle(p, gives), *bundle(p, takes), *([fee] if fee else []), p.cash(me)]


def building_up(p: Position, deed: int) -> int:
    highest = max(int(p.s.level[lot]) for lot in lots(p.board, int(p.board.group_of[deed])))
    return max(0, highest - 1 - int(p.s.level[deed])) * int(p.board.build_cost[deed])


def inherit(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    deed = about["deed"]
    return [int(p.board.mortgage[deed]), p.lifting(deed), p.cash(me)]


def claim(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    """How many of the piece that is next on the deed the Bank has."""
    level = int(p.s.level[about["deed"]]) + 1
    piece = 0 if level < p.hotel else 1 if level == p.hotel else 2
    piece = {STREET: piece, RAILROAD: 3}.get(int(p.board.family[about["deed"]]), 4)
    return [int(p.s.pieces[piece]), p.cash(me)]


def place(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    """Whoever won the piece has paid for it; the others are told their cash."""
    return [] if about["paid"] >= 0 else [p.cash(me)]


def pack_left(p: Position) -> list[int]:
    """Vouchers in the pack, the third of both editions; none is a word."""
    count = int(p.s.undrawn_count[2] + p.s.discards_count[2])
    return [count] if count else []


def lift_price(p: Position, about: Mapping[str, int]) -> int:
    """An heir has paid the interest."""
    return int(p.board.mortgage[about["deed"]]) if about["interest_paid"] else p.lifting(about["deed"])


def lift(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    cost = lift_price(p, about)
    if p.cash(me) >= cost:
        return [cost, *to_build_then(p, about["deed"]), p.cash(me)]
    return [cost, p.cash(me), cost - p.cash(me)] if p.reach(me) >= cost else [cost]


def to_build_then(p: Position, deed: int) -> list[int]:
    """What building up costs for who will have to, not for who will have to share out: played on to see which."""
    due, game = building_up(p, deed), p.game.copy()
    game.play(f"lift {p.board.place(int(p.board.deed_space[deed]))}")
    shares_out = game.decision is not None and any(action.verb == "arrange" for action in game.decision.options)
    return [] if due == 0 or shares_out else [due]


def standings(p: Position, group: int) -> list[int]:
    return [figure for lot in lots(p.board, group) for figure in p.standing(int(p.s.level[lot]), lot)]


def arrange(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    """To build up, to raise the money for it, or to share out what there is: the sentence says which."""
    deed = about["deed"]
    group, due, unit = int(p.board.group_of[deed]), building_up(p, deed), int(p.board.build_cost[deed])
    decision = p.game.decision
    assert decision is not None
    verbs = {action.verb for action in decision.options}
    if "arrange" in verbs:
        return [*standings(p, group), unit, unit // 2, p.cash(me)]
    if "build" in verbs:
        return [*standings(p, group), due, p.cash(me)]
    return [*standings(p, group), due, p.cash(me), due - p.cash(me)]


def taxi(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return [OWN_TAXI if p.s.owner[about["deed"]] == me else SOMEBODY_ELSES_TAXI, p.cash(me)]


def par(p: Position, me: int, share: int) -> int:
    """Half of it for who holds a tip."""
    price = int(p.board.price[share])
    cards = p.s.edition.cards
    tip = any(p.s.holder[k] == me and cards[k].kind == "insider-tip" for k in range(len(cards)))
    return -(-price // 2) if tip else price


def on_sale(p: Position, me: int) -> list[int]:
    return [par(p, me, p.unsold(group)) for group in p.companies() if p.unsold(group) >= 0]


def earned(p: Position, me: int) -> list[int]:
    """The next dividends by company; a card halves those of General Radio for a while."""
    full = {p.board.groups[group]: p.dividend(me, group) for group in p.companies()}
    if p.s.extra[RADIO_HALVED]:
        full["general-radio"] = -(-full["general-radio"] // 2)
    return [amount for amount in full.values() if amount]


def share(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return [*on_sale(p, me), *earned(p, me), p.cash(me)]


def pick_share(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    return [about["amount"], *earned(p, me), p.cash(me)] if about["amount"] else earned(p, me)


def threat(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    """What is about to happen, with its sum if it has one."""
    if type(STEPS[about["effect"]]).__name__ == "PayDamages":
        return [DAMAGES, p.cash(me)]
    return [about["amount"], p.cash(me)] if "amount" in about else [p.cash(me)]


def thrown(about: Mapping[str, int]) -> list[int]:
    return [about["die"], about["other_die"], about["third_die"]]


def upgrade(p: Position, me: int, about: Mapping[str, int]) -> list[int]:
    stars = p.stars(me)
    return [stars, SALARIES[stars // 2], UPGRADE, stars + 2, SALARIES[stars // 2 + 1], p.cash(me)]


def gift(p: Position, me: int, about: Mapping[str, int]) -> int:
    return (about["one"], about["three"], about["five"])[p.stars(me) // 2]


QUESTIONS: dict[str, Asked] = {
    "turn": cash,
    "end": cash,
    "manage": cash,
    "jail": jail,
    "buy": buy,
    "auction": auction,
    "rent": rent,
    "debt": debt,
    "settlement": settlement,
    "inherit": inherit,
    "tax": lambda p, me, about: [about["amount"], about["percent"]],
    "card": lambda p, me, about: [about["amount"], p.cash(me)],
    "claim": claim,
    "place": place,
    "trade": trade,
    "bus": lambda p, me, about: pack_left(p),
    "before-bonus": cash,
    "mr-monopoly": nothing,
    "triple": cash,
    "gift": lambda p, me, about: [GIFT, *pack_left(p)],
    "giver": lambda p, me, about: [GIFT],
    "gift-from": lambda p, me, about: [*vouchers(p, about["giver"]), GIFT],
    "give-voucher": nothing,
    "missed-bus": lambda p, me, about: vouchers(p, me),
    "return-voucher": lambda p, me, about: vouchers(p, me),
    "auction-space": lambda p, me, about: [unowned(p), p.cash(me)],
    "lift": lift,
    "arrange": arrange,
    "taxi": taxi,
    "ride": cash,
    "share": share,
    "name-share": lambda p, me, about: [*on_sale(p, me), p.cash(me)],
    "pick-share": pick_share,
    "sell-share": lambda p, me, about: [ABOVE_PAR],
    "bust-deal": lambda p, me, about: [about["price"], p.cash(me)],
    "rent-card": lambda p, me, about: [about["amount"], p.cash(me)],
    "buyers-market": cash,
    "foreclosure": cash,
    "take-deed": nothing,
    "swap-get": nothing,
    "swap-give": nothing,
    "free-house": nothing,
    "taxi-war": lambda p, me, about: [] if others_have_cabs(p) else [p.cash(me)],
    "surrender": nothing,
    "condemned": nothing,
    "tax-or-jail": cash,
    "guide": nothing,
    "court": lambda p, me, about: [DAMAGES],
    "prisoner": nothing,
    "any-time": nothing,
    "game-night": lambda p, me, about: [about["amount"]],
    "find-voucher": nothing,
    "share-fortune": lambda p, me, about: sorted(thrown(about)),
    "storm": nothing,
    "fall": lambda p, me, about: standings(p, about["group"]),
    "threat": threat,
    "upgrade": upgrade,
    "rent-pass": lambda p, me, about: [about["amount"], p.cash(me)],
    "give-money": lambda p, me, about: [gift(p, me, about), p.cash(me)],
    "hand-over": nothing,
    "hand-over-to": nothing,
}


def unowned(p: Position) -> int:
    return sum(p.s.owner[deed] == BANK and p.board.family[deed] != SHARE for deed in range(p.board.deeds))


def others_have_cabs(p: Position) -> bool:
    group = p.board.groups.index("cab")
    return any(p.s.owner[deed] >= 0 and p.s.owner[deed] != p.s.turn for deed in lots(p.board, group))


def question_figures(p: Position, decision: Decision) -> list[int]:
    """The figures of the open question, reminders included; an unknown kind raises KeyError."""
    found = QUESTIONS[decision.kind](p, decision.player, decision.about)
    return [*found, *vouchers(p, decision.player)] if decision.kind in ("turn", "end") else found


def offer_figures(p: Position, decision: Decision) -> list[int]:
    """The offer on the table as all hear it."""
    gives, takes = offered(p)
    if decision.kind == "settlement":
        return [decision.about["amount"], *bundle(p, gives)]
    return [*bundle(p, gives), *bundle(p, takes)]


def amount_asked(p: Position, decision: Decision) -> int | None:
    """The sum that the web table shows beside a question, if the question is about one."""
    me, about = decision.player, decision.about
    known: dict[str, Callable[[], int]] = {
        "buy": lambda: price_asked(p, about),
        "auction": lambda: about["price"],
        "inherit": lambda: int(p.board.mortgage[about["deed"]]),
        "lift": lambda: lift_price(p, about),
        "taxi": lambda: taxi(p, me, about)[0],
        "jail": lambda: int(p.s.edition.figures.bail),
        "upgrade": lambda: UPGRADE,
        "give-money": lambda: gift(p, me, about),
        "debt": lambda: debt(p, me, about)[0],
        "settlement": lambda: settlement(p, me, about)[0],
    }
    if decision.kind in known:
        return known[decision.kind]()
    plain = ("rent", "tax", "card", "rent-card", "rent-pass", "pick-share", "game-night", "threat")
    if decision.kind == "bust-deal":
        return about["price"]
    return about.get("amount") if decision.kind in plain else None
