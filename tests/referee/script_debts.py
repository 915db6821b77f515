"""Debts and bankruptcy, and the questions at which property may be managed."""

from abc import abstractmethod
from collections import Counter

from tests.referee.script import BANK, POOL, GameOver, Said, Script, TurnOver
from tests.referee.script_deals import Deals, items
from tests.referee.watching import Told


class Debts(Deals):
    """CLS-BKR: who cannot pay sells, mortgages, deals, or is out."""

    interest_due: Counter[int]  # how many mortgages that he got each has still to pay the interest of

    # ------------------------------------------------------------------ questions

    def answer(self, player: int, *kinds: str) -> Script[Said]:
        """The answer to a question of the turn; what is managed before it is judged too."""
        while True:
            said = yield from self.hears(player, *kinds)
            if not (yield from self.managed(said)):
                return said

    def managed(self, said: Said) -> Script[bool]:
        """V-11: building, selling, mortgaging, lifting and dealing do not answer a question."""
        match said.verb:
            case "build":
                yield from self.build(said)
            case "sell":
                yield from self.sell(said)
            case "selldown":
                yield from self.sell_down(said)
            case "mortgage":
                yield from self.mortgage(said)
            case "lift":
                yield from self.lift(said)
            case "offer":
                yield from self.offer(said)
            case _:
                return False
        return True

    def build(self, said: Said) -> Script[None]:
        deed = self.own(said)
        yield from self.built(said.player, deed, self.building_price(deed, self.ledger.level[deed] + 1))

    # ------------------------------------------------------------------ paying

    def pay(self, payer: int, payee: int, amount: int, kind: str, about: int | None = None) -> Script[bool]:
        """A debt: paid at once if there is cash, else raised, settled in kind, or the end. Whether it was paid."""
        if amount == 0:
            return True
        while self.ledger.cash[payer] < amount:
            if (yield from self.tells("owed")):  # once more after a deal that was tried
                yield from self.take("owed", payer=payer, payee=payee, amount=amount)
                self.count("debts")
            said = yield from self.hears(payer, "debt")
            if said.verb == "bankrupt":
                raisable = self.raisable(payer)
                self.require(raisable < amount, f"seat {payer} can raise {raisable} and owes {amount}")
                yield from self.bankruptcy(payer, payee)
                return False
            if said.verb == "settle":
                if (yield from self.settled_in_kind(said, payee, amount)):
                    return True
            elif not (yield from self.managed(said)):
                self.disagree(f"no way to pay a debt: {said}")
        yield from self.paid(payer, payee, amount, kind, about)
        return True

    def settled_in_kind(self, said: Said, payee: int, amount: int) -> Script[bool]:
        """CLS-BKR-6, -7: the creditor may take deeds, cards and cash for the debt."""
        self.require(payee >= 0, "the Bank takes nothing in kind")
        yield from self.take("settlement-offered", player=said.player, partner=payee, amount=amount)
        given = items(said.about)
        for item in given:
            yield from self.take("trade-item", player=said.player, partner=payee)
            self.require_item(said.player, item)
        answer = yield from self.hears(payee, "settlement")
        if answer.verb == "refuse":
            yield from self.take("trade-refused", player=payee, partner=said.player)
            return False
        self.expect("answer to a settlement", "accept", answer.verb)
        yield from self.take("trade-accepted", player=payee, partner=said.player)
        taken: list[tuple[int, int]] = []
        for item in given:
            yield from self.handed_over(said.player, payee, item)
            if item in self.deed_number and self.ledger.mortgaged[self.deed_number[item]]:
                taken.append((payee, self.deed_number[item]))
        self.count("settlements")
        yield from self.mortgages_settled(taken[::-1])  # as in a deal
        return True

    def mortgages_settled(self, taken: list[tuple[int, int]]) -> Script[None]:
        """What a creditor owes for the mortgaged deeds that he accepted."""
        yield from self.mortgages_taken(taken)

    # ------------------------------------------------------------------ bankruptcy

    def bankruptcy(self, player: int, payee: int) -> Script[None]:
        """CLS-BKR-2 to -5, UM-BKR-2, -3, MIL A21."""
        self.count("bankruptcies")
        yield from self.take("bankrupt", player=player, payee=payee)
        yield from self.buildings_of_an_estate(player, payee)
        if self.ledger.cash[player]:
            yield from self.paid(player, payee, self.ledger.cash[player], "estate")
        estate = sorted(self.ledger.deeds_of(player), reverse=True)
        for deed in estate:
            yield from self.deed_moves(deed, player, payee if payee >= 0 else BANK)
            self.ledger.mortgaged[deed] = self.ledger.mortgaged[deed] and payee >= 0  # CLS-BKR-3
        yield from self.cards_of_an_estate(player, payee)
        self.ledger.out[player] = True
        yield from self.perhaps_over()
        if payee >= 0:
            yield from self.all_inherited([(payee, deed) for deed in reversed(estate) if self.ledger.mortgaged[deed]])
        else:
            yield from self.auctioned(list(reversed(estate)))
        if player == self.on_turn():
            raise TurnOver

    @abstractmethod
    def buildings_of_an_estate(self, player: int, payee: int) -> Script[None]: ...

    @abstractmethod
    def cards_of_an_estate(self, player: int, payee: int) -> Script[None]: ...

    def sold_for_an_estate(self, player: int) -> Script[None]:
        """CLS-BKR-4: the Bank pays half for all buildings."""
        for deed in self.ledger.deeds_of(player):
            level = self.ledger.level[deed]
            if level:
                refund = self.refund(deed, level, 0)
                yield from self.take("sold", player=player, deed=deed, level=0, amount=refund)
                self.set_level(deed, 0)
                self.ledger.pay(BANK, player, refund)

    def all_inherited(self, taken: list[tuple[int, int]]) -> Script[None]:
        """In whatever order the mortgages are named."""
        self.interest_due = Counter(heir for heir, _ in taken)
        left = list(taken)
        while left := [(heir, deed) for heir, deed in left if not self.ledger.out[heir]]:
            line = yield from self.look()
            named = [
                each
                for each in left
                if isinstance(line, Told) and line.name == "paid" and each[1] == line["cause"] >> 8
            ]
            heir, deed = named[0] if named else left[0]
            left.remove((heir, deed))
            yield from self.inherited(heir, deed)
        self.interest_due = Counter()

    def inherited(self, heir: int, deed: int) -> Script[None]:
        """CLS-BKR-5: ten per cent at once, then the mortgage is kept, or lifted for its value."""
        if not (yield from self.pay(heir, BANK, self.interest(deed), "interest", deed)):
            return
        self.interest_due[heir] -= 1
        if self.ledger.owner[deed] != heir:
            return  # dealt away meanwhile
        if self.ledger.cash[heir] < self.mortgage_value(deed) and not (yield from self.asks("inherit")):
            return
        said = yield from self.hears(heir, "inherit")
        self.expect("deed of an inheritance", deed, self.deed_number[said.about])
        if said.verb == "lift":
            yield from self.lifted(heir, deed, self.mortgage_value(deed))
        else:
            self.expect("answer about a mortgage", "keep", said.verb)

    def auctioned(self, estate: list[int]) -> Script[None]:
        """CLS-BKR-2, -3: the Bank auctions the deeds one by one, free of mortgage."""
        for deed in estate:
            yield from self.auction(deed)

    # ------------------------------------------------------------------ the end

    def perhaps_over(self) -> Script[None]:
        """CLS-WIN-1: the last who is left wins at once."""
        left = [seat for seat, out in enumerate(self.ledger.out) if not out]
        if len(left) == 1:
            yield from self.won(left)

    def won(self, winners: list[int]) -> Script[None]:
        for winner in winners:
            yield from self.take("won", player=winner)
        self.count("games won")
        raise GameOver


__all__ = ["BANK", "POOL", "Debts"]
