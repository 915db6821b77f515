"""The invariant of defaults, asserted after every answer that was given for a silent seat.

What may be said and what may happen is written down here once more, by hand: the engine's own table of verbs would
agree with itself.
"""

from collections.abc import Sequence

from passgo import Action, Game
from passgo.editions.mega.catching_up import building_up, lift_price
from passgo.editions.ultimate.uses import FAMILY_BANK, HALF_RAILROAD_RENT, MORE_RENT, NO_RENT
from passgo.engine.board import SHARE
from passgo.engine.columns import listed
from passgo.engine.events import CAUSES, Event
from passgo.engine.game import Decision
from passgo.engine.machine import illegal_reason
from passgo.engine.rules.debt import can_raise
from passgo.engine.state import State

WILLING = {  # verbs by which one gives something away or takes something on
    *(
        "accept",
        "offer",
        "counter",
        "settle",
        "buy",
        "bid",
        "share",
        "claim",
        "want",
        "swap",
        "upgrade",
        "build",
        "lift",
    ),
    *("sell", "selldown", "mortgage", "bankrupt", "card", "ticket", "ride", "overlook"),
}
WITHOUT_A_WAY_OUT: dict[str, set[str]] = {  # questions with no other answers, and which of them is given
    "debt": {"mortgage", "sell", "selldown", "bankrupt"},
    "lift": {"mortgage", "sell", "selldown", "lift"},
    "arrange": {"mortgage", "sell", "selldown", "build"},
    "claim": {"want"},  # who began to build in a shortage wants one at least
    "condemned": {"sell"},
    "sell-share": {"sell"},
    "name-share": {"share"},
    "pick-share": {"share"},
    "take-deed": {"claim"},
    "swap-get": {"claim"},
    "swap-give": {"swap"},
    "foreclosure": {"claim"},
    "taxi-war": {"claim"},  # a cab company of another player, for nothing
    "threat": {"accept"},  # no card is played against it
    "end": {"ticket"},  # a voucher was promised
}
HAPPENS_AT: dict[str, set[str]] = {  # what a player does, and the questions at which silence may do it
    "bought": {"buyers-market"},
    "share-bought": {"pick-share"},  # the option was won before
    "bid": set(),
    "auction-won": set(),
    "building-won": set(),
    "buildings-wanted": {"claim"},
    "trade-offered": set(),
    "trade-countered": set(),
    "trade-accepted": set(),
    "settlement-offered": set(),
    "built": {"place", "free-house", "arrange", "claim"},
    "sold": {"debt", "lift", "arrange", "condemned", "threat"},
    "mortgaged": {"debt", "lift", "arrange"},
    "mortgage-lifted": {"lift", "foreclosure"},
    "card-used": {"end"},
}
ORDERED = {"claim", "place", "arrange"}  # buildings that one had asked for, or must build, and pays
LOSES_DEEDS = {"surrender", "hand-over-to", "swap-give", "sell-share", "threat"}
LOSES_CARDS = {"give-voucher", "missed-bus", "return-voucher", "end", "threat"}
BY_ITSELF = frozenset(int(use) for use in (NO_RENT, HALF_RAILROAD_RENT, MORE_RENT, FAMILY_BANK))
OF_FREE_WILL = {"deal", "taxi"}  # what payments may not be for


def answer(game: Game) -> Decision:
    """Answer for whoever is asked, as silence does, and assert the invariant; gives the decision that was answered."""
    decision = game.decision
    assert decision is not None
    action = decision.default_action
    check_answer(game, decision, action)
    before = Belongings(game.state, decision.player)
    events = game.play(action)
    check_events(decision, action, events, game)
    before.check(game.state, decision, action, events)
    return decision


def check_answer(game: Game, decision: Decision, action: Action) -> None:
    """The default is legal, and of the kind that gives least away."""
    where = f"{action} at {decision!r}"
    assert illegal_reason(game.state, action.code) == 0, f"{where} is not legal"
    if action.verb in WILLING:
        assert action.verb in WITHOUT_A_WAY_OUT.get(decision.kind, ()), f"{where} gives something away"
        ways_out = [str(option) for option in decision.options if option.verb not in WILLING]
        assert not ways_out, f"{where}, and one could have said {ways_out}"
    if decision.kind == "debt":
        check_sale(game.state, decision, action, decision.about["amount"])
    elif decision.kind == "lift" and action.verb != "lift":
        check_sale(
            game.state,
            decision,
            action,
            int(lift_price(game.state, decision.about["deed"], decision.about["interest_paid"])),
        )
    elif decision.kind == "arrange" and action.verb in ("mortgage", "sell", "selldown"):
        check_sale(game.state, decision, action, int(building_up(game.state, decision.about["deed"])))


def check_sale(s: State, decision: Decision, action: Action, amount: int) -> None:
    """Cash is raised as long as it is lacking, by what loses least; nobody gives up while anything can be sold."""
    debtor = decision.player
    where = f"{action} at {decision!r}"
    need = amount - int(s.cash[debtor])
    assert need > 0, f"{where}: there is cash enough"
    verbs = {option.verb for option in decision.options}
    if action.verb == "bankrupt":
        assert verbs == {"bankrupt"}, f"{where}: something can still be sold"
        assert can_raise(s, debtor) < amount, f"{where}: it can be paid"
        return
    if action.verb != "mortgage":
        assert "mortgage" not in verbs, f"{where}, and a deed lies idle"
        assert action.verb == "sell" or "sell" not in verbs, f"{where}, and one building could be sold"
        return
    alike = [
        int(s.edition.board.mortgage[option.number])
        for option in decision.options
        if option.verb == "mortgage" and in_whole_group(s, option.number) == in_whole_group(s, action.number)
    ]
    if in_whole_group(s, action.number):
        singles = [o for o in decision.options if o.verb == "mortgage" and not in_whole_group(s, o.number)]
        assert not singles, f"{where}, and {singles} belong to no whole group"
    brings = int(s.edition.board.mortgage[action.number])
    enough = [value for value in alike if value >= need]
    assert brings == (min(enough) if enough else max(alike)), f"{where} brings {brings} of {alike}, for {need}"


def in_whole_group(s: State, deed: int) -> bool:
    board = s.edition.board
    group = int(board.group_of[deed])
    lots = [int(board.lots[group * 8 + k]) for k in range(board.group_size[group])]
    return len({int(s.owner[lot]) for lot in lots}) == 1


def check_events(decision: Decision, action: Action, events: Sequence[Event], game: Game) -> None:
    """Nothing happened in the seat's name but what had to."""
    seat = decision.player
    for event in events:
        told = f"{event} after {action} at {decision!r}"
        if event.name in HAPPENS_AT and event.values["player"] == seat:
            if event.name == "card-used" and game.state.edition.card_use[event.values["card"]] in BY_ITSELF:
                continue
            if event.name == "sold" and action.verb == "bankrupt":
                continue
            assert decision.kind in HAPPENS_AT[event.name], told
            if event.name == "built" and decision.kind not in ORDERED:
                assert event.values["amount"] == 0, f"{told}: it was paid for"
        if event.name == "paid" and event.values["payer"] == seat:
            assert CAUSES[event.values["cause"] & 255] not in OF_FREE_WILL, told
        if event.name == "token-raised" and event.values["player"] == seat:
            assert event.values["amount"] == 0, told
        if event.name == "immunity-given":
            assert event.values["owner"] != seat, told
        if event.name == "bankrupt" and event.values["player"] == seat:
            assert action.verb == "bankrupt", told


class Belongings:
    """What a seat has: cash, deeds, buildings, mortgages, kept cards."""

    def __init__(self, s: State, seat: int) -> None:
        self.cash = int(s.cash[seat])
        self.deeds = {deed for deed, owner in enumerate(listed(s.owner)) if owner == seat}
        self.mortgaged = {deed for deed in self.deeds if s.mortgaged[deed]}
        self.cards = {card for card, keeper in enumerate(listed(s.holder)) if keeper == seat}

    def check(self, s: State, decision: Decision, action: Action, events: Sequence[Event]) -> None:
        """Nothing is gone but what had to go."""
        seat, kind = decision.player, decision.kind
        if action.verb == "bankrupt":
            return
        now = Belongings(s, seat)
        where = f"after {action} at {decision!r}"
        lost = {deed for deed in self.deeds - now.deeds if not fell_in_a_crash(s, deed, events)}
        assert not lost or kind in LOSES_DEEDS, f"{lost} were given away {where}"
        pledged = now.mortgaged - self.mortgaged & self.deeds
        assert not pledged or kind in ("debt", "lift", "arrange"), f"{pledged} were mortgaged {where}"
        gone = {card for card in self.cards - now.cards if s.edition.card_use[card] not in BY_ITSELF}
        expired = any(event.name == "tickets-expired" for event in events)
        assert not gone or expired or kind in LOSES_CARDS, f"the cards {gone} were given away {where}"
        assert now.cash >= self.cash - owed(seat, kind, events), f"{self.cash - now.cash} are gone {where}: {events}"


def fell_in_a_crash(s: State, deed: int, events: Sequence[Event]) -> bool:
    """Whether it is a share, and a card was drawn that takes some from everybody."""
    drawn = {s.edition.cards[event.values["card"]].name for event in events if event.name == "card-drawn"}
    return s.edition.board.family[deed] == SHARE and "chance-crash" in drawn


def owed(seat: int, kind: str, events: Sequence[Event]) -> int:
    """What the seat had to pay, as it was told."""
    total = 0
    for event in events:
        payer = event.values.get("payer" if event.name == "paid" else "player")
        compulsory = event.name in ("paid", "auction-unsold", "squeezed")
        chosen = event.name in HAPPENS_AT and kind in HAPPENS_AT[event.name]
        if payer == seat and (compulsory or chosen):
            total += event.values.get("amount", 0)
    return total
