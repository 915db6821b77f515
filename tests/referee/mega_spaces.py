"""The new spaces: Auction, Birthday Gift, Bus Ticket."""

from functools import partial

from tests.referee.classic_facts import Card
from tests.referee.classic_landing import Landing
from tests.referee.classic_table import Due
from tests.referee.ledger import BANK
from tests.referee.mega_dice import Dice
from tests.referee.watching import Step

GIFT = 100
MEAN_ROLL = 7  # at which utilities are compared when a ticket took the place of the roll; no sheet says


class Spaces(Dice, Landing):
    def land(self, player: int, card: Card | None = None) -> None:
        kind = self.here(player).kind
        if kind == "auction":
            self.auction_space(player)
        elif kind == "birthday_gift":
            self.gift(player)
        elif kind == "bus_ticket":
            if self.ledger.packs["bus-tickets"]:  # 002-0082, 002-0084
                self.draw_ticket(player, later=True)
        else:
            super().land(player, card)

    def auction_space(self, player: int) -> None:
        """One deed of the Bank's, as he likes (002-0075); when there is none, on to the dearest rent (002-0076)."""
        self.count("auction spaces")
        if BANK in self.ledger.owner:
            self.plan(Due("?auction-space", {"player": player}))
            return
        deeds = [self.deed_at[at] for at in self.ahead(player) if at in self.deed_at]
        rents = [self.rent(deed, player, self.total or MEAN_ROLL) for deed in deeds]
        if any(rents):
            dearest = deeds[rents.index(max(rents))]  # the nearest of equals (002-0077)
            self.walk(player, self.deeds[dearest].at, partial(self.land, player))

    def answer_auction_space(self, step: Step) -> None:
        due = self.top("?auction-space")
        self.expect("who chooses", due.values["player"], step.player)
        if step.answer.startswith("auction "):
            self.agenda.pop()
            deed = self.deed_at[int(step.answer.removeprefix("auction "))]
            self.expect("a deed of the Bank's", BANK, self.ledger.owner[deed])
            self.plan(self.auction_of(deed))

    def gift(self, player: int) -> None:
        """100 from the Bank or a ticket for a later turn (002-0079, 002-0080); without tickets the 100 (AMB-130)."""
        self.count("gifts")
        source = self.settings["birthday.source"]
        if source == "each_player":
            self.plan(*(Due("?gift-from", {"player": player, "giver": giver}) for giver in self.left_of(player)))
        elif source == "one_player":
            self.plan(Due("?giver", {"player": player}))
        elif self.ledger.packs["bus-tickets"]:
            self.plan(Due("?gift", {"player": player}))
        else:
            self.plan(*self.payment(BANK, player, GIFT, "tax"))  # told as of a space that pays

    def answer_gift(self, step: Step) -> None:
        due = self.top("?gift")
        self.expect("whose birthday it is", due.values["player"], step.player)
        if step.answer in ("cash", "take"):
            self.agenda.pop()
            if step.answer == "take":
                self.draw_ticket(step.player, later=True)
            else:
                self.plan(*self.payment(BANK, step.player, GIFT, "tax"))

    # ------------------------------------------------------------------ gifts of the others, as a house rule (AMB-101)

    def answer_giver(self, step: Step) -> None:
        due = self.top("?giver")
        self.expect("whose birthday it is", due.values["player"], step.player)
        if step.answer.startswith("pick "):
            self.agenda.pop()
            giver = int(step.answer.removeprefix("pick "))
            self.require(giver in self.left_of(step.player), "another player")
            self.plan(Due("?gift-from", {"player": step.player, "giver": giver}))

    def answer_gift_from(self, step: Step) -> None:
        """100, or a ticket that he has, of his choice (UM-GFT-1, UM-GFT-2, UM-GFT-4)."""
        due = self.top("?gift-from")
        player, giver = due.values["player"], due.values["giver"]
        self.expect("whose birthday it is", player, step.player)
        if step.answer in ("cash", "take"):
            self.agenda.pop()
            if step.answer == "cash":
                self.plan(*self.payment(giver, player, GIFT, "tax"))
                return
            self.require(bool(self.tickets.intersection(self.ledger.hands[giver])), "he has no ticket")
            self.plan(Due("?give-voucher", {"player": giver, "to": player}))

    def answer_give(self, step: Step) -> None:
        due = self.top("?give-voucher")
        giver, player = due.values["player"], due.values["to"]
        self.expect("who gives", giver, step.player)
        if step.answer.startswith("give "):
            self.agenda.pop()
            name = step.answer.removeprefix("give ")
            self.for_later.append(name)
            card = self.names.cards.index(name)
            self.plan(Due("card-moved", {"card": card, "player": giver, "owner": player}))
