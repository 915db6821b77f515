"""What the space demands on which a token ends."""

from functools import partial

from tests.referee.classic_facts import Card, taxes
from tests.referee.classic_table import ClassicTable, Due
from tests.referee.ledger import BANK, POOL
from tests.referee.watching import Step, Told

RENTED = {"street": "streets", "railroad": "railroads", "utility": "utilities"}


class Landing(ClassicTable):
    def land(self, player: int, card: Card | None = None) -> None:
        """004-0073 to 004-0080: buy, pay rent, pay tax, draw, go to Jail, rest."""
        space = self.here(player)
        if space.price:
            self.visit(player, self.deed_at[space.at], card)
        elif space.kind == "tax":
            self.tax(player, space.at)
        elif space.kind in ("chance", "community_chest"):
            self.draw(player, space.kind.replace("_", "-"))
        elif space.kind == "go_to_jail":
            self.go_to_jail(player)
        elif space.kind == "free_parking" and self.on("parking.jackpot") and self.ledger.pool:
            self.plan(Due("jackpot-won", {"player": player, "amount": self.ledger.pool}))

    # ------------------------------------------------------------------ deeds

    def visit(self, player: int, deed: int, card: Card | None) -> None:
        if self.ledger.owner[deed] == BANK:
            self.plan(Due("?buy", {"player": player, "deed": deed}))
        elif self.rent(deed, player, 1, card):
            if self.deeds[deed].kind == "utility" and (card is not None or not self.total):
                # Sent there by a card: the dice are rolled again for the price (004-0112); without a roll too (AMB-45).
                self.plan(Due("rolled-for-rent", {"player": player}, partial(self.fresh_dice, deed, card)))
            else:
                self.charge(player, deed, self.rent(deed, player, self.total, card))

    def fresh_dice(self, deed: int, card: Card | None, told: Told) -> None:
        player = told["player"]
        self.charge(player, deed, self.rent(deed, player, told["die"] + told["other_die"], card))

    def rolled_for_rent(self, told: Told) -> None:
        self.take(told)

    def charge(self, player: int, deed: int, amount: int) -> None:
        """Rent goes to the owner (004-0099); where rents are claimed by hand he is asked first (004-0100)."""
        owner = self.ledger.owner[deed]
        bill = {"player": player, "owner": owner, "deed": deed, "amount": amount}
        if self.settings["rent.claim"] == "manual":
            self.plan(Due("rent-claimable", bill))
        else:
            self.plan(Due("rent-due", bill), *self.payment(player, owner, amount, "rent"))

    def rent_due(self, told: Told) -> None:
        self.count(f"rents of {RENTED[self.deeds[told['deed']].kind]}")
        self.take(told)

    # ------------------------------------------------------------------ buying

    def answer_offer(self, step: Step) -> None:
        """Buy at the printed price (004-0090), or the Banker auctions it at once (004-0092)."""
        due = self.top("?buy")
        player, deed = step.player, due.values["deed"]
        self.expect("who is asked to buy", due.values["player"], player)
        if step.answer == "buy":
            self.agenda.pop()
            self.plan(
                Due("bought", {"player": player, "deed": deed, "amount": self.deeds[deed].price}),
                Due("deed-moved", {"deed": deed, "player": BANK, "owner": player}),
            )
        elif step.answer == "decline":
            self.agenda.pop()
            self.plan(
                Due("deed-declined", {"player": player, "deed": deed}, lambda _: self.plan(self.auction_of(deed)))
            )

    def bought(self, told: Told) -> None:
        self.ledger.pay(told["player"], BANK, told["amount"])
        self.count("purchases")
        self.take(told)

    def deed_declined(self, told: Told) -> None:
        self.take(told)

    # ------------------------------------------------------------------ taxes and the pot

    def tax(self, player: int, at: int) -> None:
        """The printed amount (004-0132), which goes by the printing of the cards; where the table lets him choose,
        the payer may give 10 % of all he has instead (rulebook README, Income Tax)."""
        amount = taxes(self.setup.edition, self.settings["cards.deck"])[at]
        if self.by_id["income_tax"] == at and self.settings["tax.income"] == "choice":
            self.plan(Due("?tax", {"player": player, "flat": amount}))
        else:
            self.plan(*self.payment(player, self.to_the_bank(), amount, "tax"))

    def answer_tax(self, step: Step) -> None:
        due = self.top("?tax")
        self.expect("who is asked for the tax", due.values["player"], step.player)
        flat = due.values["flat"]
        if step.answer in ("flat", "percent"):
            self.agenda.pop()
            amount = flat if step.answer == "flat" else -(-self.worth(step.player) // 10)
            self.plan(*self.payment(step.player, self.to_the_bank(), amount, "tax"))

    def jackpot_won(self, told: Told) -> None:
        self.ledger.pay(POOL, told["player"], told["amount"])
        self.count("jackpots")
        self.take(told)

    # ------------------------------------------------------------------ money

    def owed(self, told: Told) -> None:
        """CLS-BKR-1: who has not the cash for what is due next; the table hears how much it is and to whom."""
        self.advance()
        due = self.agenda[-1] if self.agenda else Due("nothing")
        these = due.values["these"] if due.name == "any of" else [due]
        told_as_paid = Told("paid", told.values)
        if not any(one.name == "paid" and str(one) == str(self.alike(one, told_as_paid)) for one in these):
            self.disagree(f"{told} came, but due was {due}")
        self.require(self.ledger.cash[told["payer"]] < told["amount"], "the cash for it is there")
        self.count("debts")

    def paid(self, told: Told) -> None:
        self.ledger.pay(told["payer"], told["payee"], told["amount"])
        self.count(f"payments: {self.seen(told, 'cause')}")
        self.take(told)
