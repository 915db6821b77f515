"""Squeeze Play, Roll Three and the Stock Exchange."""

from abc import abstractmethod

from tests.referee.script import BANK, Script
from tests.referee.ultimate_facts import is_roll_three
from tests.referee.ultimate_spaces import UltimateSpaces


class UltimateGames(UltimateSpaces):
    """Spaces where dice or shares decide what everybody gets."""

    def squeeze(self, player: int) -> Script[None]:
        """001-0221 to -0231."""
        told = yield from self.take("squeezed", player=player)
        total = told["die"] + told["other_die"]
        amount = told["amount"]
        self.count("squeezes")
        if self.setting("squeeze.variant") == "alternative":
            yield from self.squeeze_with_speed_die(player, total, amount)
            return
        self.expect("what Squeeze Play takes", 50 if 5 <= total <= 9 else 200 if total in (2, 12) else 100, amount)
        for other in self.seats_after(player):
            if not self.ledger.out[other]:
                yield from self.pay(other, player, amount, "tax")

    def squeeze_with_speed_die(self, player: int, total: int, amount: int) -> Script[None]:
        """001-0226 to -0231. A picture counts nothing, and takes vouchers."""
        face = (yield from self.take("squeeze-die", player=player))["face"]
        total += face if face <= 3 else 0
        self.expect("what Squeeze Play takes", 50 if 6 <= total <= 11 else 200 if total in (2, 15) else 100, amount)
        for other in self.seats_after(player):
            if self.ledger.out[other]:
                continue
            yield from self.pay(other, player, amount, "tax")
            if face > 3 and not self.ledger.out[other] and self.vouchers_of(other):
                yield from self.voucher_given(other, player)

    def roll_three(self, player: int) -> Script[None]:
        """001-0206 to -0218: a card first, then three dice for all cards."""
        if len(self.packs["roll-three"]):
            yield from self.drawn_from(player, "roll-three")
        told = yield from self.take("rolled-three", player=player)
        dice = [told["die"], told["other_die"], told["third_die"]]
        wins = {seat: 0 for seat in range(self.setup.players)}
        for seat in range(self.setup.players):
            prizes = [(self.prize(card, dice, seat == player), card) for card in self.roll_three_cards(seat)]
            prizes = [(amount, card) for amount, card in prizes if amount]
            if prizes and self.setting("roll3.multi_card") == "best":
                prizes = [max(prizes, key=lambda prize: prize[0])]
            for amount, card in prizes:
                told = yield from self.take("roll-three-prize", player=seat, amount=amount)
                if self.setting("roll3.multi_card") == "each":
                    self.expect("card of the prize", card, self.names.cards[told["card"]])
                self.ledger.pay(BANK, seat, amount)
                wins[seat] += amount
                self.count("prizes")
        yield from self.fortunes_shared(wins)

    def roll_three_cards(self, seat: int) -> list[str]:
        mine = [card for card in self.ledger.hands[seat] if is_roll_three(card)]
        return sorted(mine, key=lambda card: self.card_number[card])

    def prize(self, card: str, dice: list[int], own: bool) -> int:
        left = list(dice)
        matches = 0
        for face in card.rpartition("-")[2]:
            if int(face) in left:
                left.remove(int(face))
                matches += 1
        return (0, 50, 200, 1500 if own else 1000)[matches]

    @abstractmethod
    def fortunes_shared(self, wins: dict[int, int]) -> Script[None]: ...

    # ------------------------------------------------------------------ the Stock Exchange

    def stock_exchange(self, player: int) -> Script[None]:
        """001-0283 to -0289: dividends for all, then one share for the lander, or for the highest bid."""
        if self.setting("stock.dividend_first"):
            yield from self.dividends()
        left = [share for share in self.shares if self.ledger.owner[share] == BANK]
        if left:
            said = yield from self.answer(player, "share")
            if said.verb == "share":
                share = self.deed_number[said.about]
                yield from self.share_bought(player, share, (yield from self.share_price(player, share)))
            else:
                self.expect("answer", "decline", said.verb)
                yield from self.share_auction(player)
        if not self.setting("stock.dividend_first"):
            yield from self.dividends()

    @abstractmethod
    def share_price(self, player: int, share: int) -> Script[int]: ...

    @abstractmethod
    def dividends(self) -> Script[None]: ...

    def share_bought(self, player: int, share: int, price: int) -> Script[None]:
        yield from self.take("share-bought", player=player, deed=share, amount=price)
        self.require(self.ledger.cash[player] >= price, "a share on credit")
        self.ledger.pay(player, BANK, price)
        yield from self.deed_moves(share, BANK, player)
        self.count("shares")

    def share_auction(self, player: int) -> Script[None]:
        """001-0285, AMB-108: the winner pays his bid and chooses the share."""
        named = -1
        if self.setting("stock.auction") == "lander_names":
            named = self.deed_number[(yield from self.hears(player, "name-share")).about]
        yield from self.take("share-auction-opened", player=player)
        winner, bid = yield from self.bidding(self.bidders())
        if winner == BANK:
            return  # UM-STK-6: no bid, nothing sold
        yield from self.before_award(winner, bid)
        if named < 0:
            named = self.deed_number[(yield from self.hears(winner, "pick-share")).about]
        yield from self.share_bought(winner, named, bid)
