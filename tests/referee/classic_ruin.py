"""Bankruptcy: who may be bankrupt, and where everything goes."""

from abc import abstractmethod

from tests.referee.classic_deals import tenth
from tests.referee.classic_shortage import Shortage
from tests.referee.classic_table import Due
from tests.referee.ledger import BANK
from tests.referee.watching import Step, Told


class Ruin(Shortage):
    def raisable(self, player: int) -> int:
        """Cash, half of all buildings, the value of all deeds not mortgaged (004-0196, CLS-BKR-1)."""
        mine = self.ledger.deeds_of(player)
        buildings = sum(self.built_value(deed) // 2 for deed in mine)
        loans = sum(self.deeds[deed].mortgage for deed in mine if not self.ledger.mortgaged[deed])
        return self.ledger.cash[player] + buildings + loans

    def bankrupt(self, told: Told) -> None:
        player, payee = told["player"], told["payee"]
        debt = self.top("paid")
        self.expect("the creditor", (debt.values["payer"], debt.values["payee"]), (player, payee))
        self.require(self.raisable(player) < debt.values["amount"], "he could have paid (004-0196)")
        self.count("bankruptcies to a player" if payee >= 0 else "bankruptcies to the Bank")
        self.bankruptcies += 1
        self.ledger.out[player] = True
        if player == self.turn:
            self.agenda.clear()
            self.roll_due = False
        else:
            self.agenda.pop()
            self.agenda = [due for due in self.agenda if player not in self.concerned(due)]
        self.hand_over(player, payee)

    def concerned(self, due: Due) -> list[object]:
        return [due.values.get(key) for key in ("player", "payer", "payee", "giver")]

    def hand_over(self, player: int, payee: int) -> None:
        """Buildings are sold to the Bank at half their price (004-0200), before all else goes to the creditor."""
        built = [deed for deed in self.ledger.deeds_of(player) if self.ledger.level[deed]]
        sales = [
            Due("sold", {"player": player, "deed": deed, "level": 0, "amount": self.built_value(deed) // 2})
            for deed in built
        ]
        self.in_any_order(sales, lambda: self.pass_on(player, payee))

    def pass_on(self, player: int, payee: int) -> None:
        """To a player: all cash, deeds and cards (004-0200).
        To the Bank: cash and deeds (004-0197), cards under their packs (004-0199)."""
        deeds = self.ledger.deeds_of(player)
        if payee < 0:
            for deed in deeds:
                self.ledger.mortgaged[deed] = False  # auctioned free of mortgage (AMB-118)
        for immune in self.ledger.immune:
            immune.discard(player)
        dues = self.payment(player, payee, self.ledger.cash[player], "estate")
        heir = payee if payee >= 0 else BANK
        dues += [Due("deed-moved", {"deed": deed, "player": player, "owner": heir}) for deed in deeds]
        if payee >= 0:
            cards = [self.names.cards.index(name) for name in self.ledger.hands[player]]
            dues += [Due("card-moved", {"card": card, "player": player, "owner": payee}) for card in cards]
        else:
            for name in self.ledger.hands[player]:
                self.used(name)
            self.ledger.hands[player] = []
        self.in_any_order(dues, lambda: self.settle_estate(payee, deeds))

    def settle_estate(self, payee: int, deeds: list[int]) -> None:
        if self.ends_by_ruin():
            self.agenda.clear()
            self.finish()
        elif payee >= 0:
            self.inherit(payee, [deed for deed in deeds if self.ledger.mortgaged[deed]], deeds)
        else:
            self.auction_off(deeds)

    def inherit(self, heir: int, mortgaged: list[int], deeds: list[int]) -> None:
        """10 % on each mortgaged deed at once, then keep the mortgage or lift it for its value (004-0201)."""
        dues: list[Due] = []
        for deed in mortgaged:
            fee = self.payment(heir, BANK, tenth(self.deeds[deed].mortgage), "interest")
            fee[0].values["about"] = deed
            dues += [*fee, *self.inherited(heir, deed), Due("?inherit", {"player": heir, "deed": deed})]
        self.plan(*dues)

    def inherited(self, heir: int, deed: int) -> list[Due]:
        """What else a mortgaged deed asks of who gets it, before he may choose: nothing here."""
        return []

    def answer_inheritance(self, step: Step) -> None:
        due = self.top("?inherit")
        player, deed = step.player, due.values["deed"]
        self.expect("who inherits", due.values["player"], player)
        if step.answer.startswith("keep"):
            self.agenda.pop()
        elif step.answer == f"lift {self.deeds[deed].at}":
            self.agenda.pop()
            amount = self.deeds[deed].mortgage
            self.plan(Due("mortgage-lifted", {"player": player, "deed": deed, "amount": amount}))

    def auction_off(self, deeds: list[int]) -> None:
        """One by one, to the highest bidder (004-0198)."""
        self.plan(*map(self.auction_of, sorted(deeds)))

    # ------------------------------------------------------------------ the end, told by its own chapter

    @abstractmethod
    def ends_by_ruin(self) -> bool: ...

    @abstractmethod
    def finish(self) -> None: ...
