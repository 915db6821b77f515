"""Chance and Community Chest: what each card does, and the order of a pack."""

from collections import deque
from functools import partial

from tests.referee.classic_facts import Card, cards
from tests.referee.classic_table import ClassicTable, Due
from tests.referee.ledger import BANK
from tests.referee.watching import Names, Setup, Step, Told


class Pack:
    """A pack is shuffled once (004-0052); what is drawn goes underneath (004-0126), so it comes again in that order."""

    def __init__(self, names: list[str]) -> None:
        self.unseen = set(names)
        self.under: deque[str] = deque()

    def may_come(self, name: str) -> bool:
        if self.unseen:
            return name in self.unseen
        return bool(self.under) and self.under[0] == name

    def drawn(self, name: str) -> None:
        if self.unseen:
            self.unseen.remove(name)
        else:
            self.under.popleft()


class Cards(ClassicTable):
    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.cards = cards(self.settings["cards.deck"])
        self.decks = {
            pack: Pack([card.name for card in self.cards.values() if card.pack == pack])
            for pack in ("chance", "community-chest")
        }

    def draw(self, player: int, pack: str) -> None:
        """004-0119: the top card of that pack, if any is left."""
        if self.ledger.packs[pack]:
            self.plan(Due("card-drawn", {"player": player}, partial(self.read, pack)))

    def read(self, pack: str, told: Told) -> None:
        name = self.names.cards[told["card"]]
        card = self.cards[name]
        self.expect(f"pack of {name}", card.pack, pack)
        deck = self.decks[pack]
        self.require(
            deck.may_come(name), f"{name} is not on top: {sorted(deck.unseen)} unseen, then {list(deck.under)}"
        )
        deck.drawn(name)
        if card.does != "get_out_of_jail":
            deck.under.append(name)
        self.count(f"cards: {card.does}")
        self.dispatch(told["player"], card)

    def card_drawn(self, told: Told) -> None:
        self.take(told)

    def dispatch(self, player: int, card: Card) -> None:
        others = self.left_of(player)
        bank = self.to_the_bank()
        match card.does:
            case "advance_to":
                self.walk(player, self.target(card), partial(self.land, player))
            case "advance_nearest":
                at = self.place(player)
                ahead = [(at + step) % len(self.spaces) for step in range(1, len(self.spaces))]
                nearest = next(space for space in ahead if self.spaces[space].kind == card.to)
                self.walk(player, nearest, partial(self.land, player, card))
            case "move" | "go_back_to":
                # Backwards; GO is passed without a salary (AMB-52).
                at = self.place(player)
                target = (at + card.amount) % len(self.spaces) if card.does == "move" else self.target(card)
                back = Due("moved", {"player": player, "origin": at, "space": target}, lambda _: self.land(player))
                self.plan(back)
            case "go_to_jail":
                self.go_to_jail(player)
            case "get_out_of_jail":
                self.plan(Due("card-kept", {"player": player}))
            case "collect":
                self.plan(*self.payment(BANK, player, card.amount, "card"))
            case "pay":
                self.plan(*self.payment(player, bank, card.amount, "card"))
            case "pay_each":
                self.plan(*(due for other in others for due in self.payment(player, other, card.amount, "card")))
            case "collect_each":
                self.plan(*(due for other in others for due in self.payment(other, player, card.amount, "card")))
            case "repairs":
                self.plan(*self.payment(player, bank, self.repairs(player, card), "card"))
            case "pay_or_draw":
                self.plan(Due("?card", {"player": player, "amount": card.amount}))
            case _:
                self.disagree(f"nobody judges the card {card}")

    def target(self, card: Card) -> int:
        return self.by_id[card.to]

    def repairs(self, player: int, card: Card) -> int:
        """So much for each house, so much for each hotel."""
        amount = 0
        for deed in filter(self.street, self.ledger.deeds_of(player)):
            level = self.ledger.level[deed]
            amount += card.more if level >= self.hotel_level else card.amount * level
        return amount

    def answer_fine(self, step: Step) -> None:
        """Pay the fine or draw a Chance card instead."""
        due = self.top("?card")
        self.expect("who is asked for the fine", due.values["player"], step.player)
        if step.answer == "pay":
            self.agenda.pop()
            self.plan(*self.payment(step.player, self.to_the_bank(), due.values["amount"], "card"))
        elif step.answer == "draw":
            self.agenda.pop()
            self.draw(step.player, "chance")

    # ------------------------------------------------------------------ cards that are kept

    def card_kept(self, told: Told) -> None:
        """004-0127: until used or sold."""
        name = self.names.cards[told["card"]]
        self.expect("a card that may be kept", "get_out_of_jail", self.cards[name].does)
        self.ledger.hands[told["player"]].append(name)
        self.ledger.packs[self.cards[name].pack] -= 1
        self.take(told)

    def card_used(self, told: Told) -> None:
        """A used one goes back under its pack."""
        name = self.names.cards[told["card"]]
        self.require(name in self.ledger.hands[told["player"]], f"{name} is not in that hand")
        self.ledger.hands[told["player"]].remove(name)
        self.count("cards used")
        self.take(told)
        self.used(name)

    def used(self, card: str) -> None:
        pack = self.cards[card].pack
        self.ledger.packs[pack] += 1
        self.decks[pack].under.append(card)
