"""The referee of Ultimate: sheet 001, the rules UM-* and the rulings on them."""

from tests.referee.judging import Sheet
from tests.referee.script import BANK, QuickLedger, Script
from tests.referee.script_packs import Pack
from tests.referee.ultimate_facts import START, START_CASH, card_named, is_roll_three, is_voucher
from tests.referee.ultimate_turn import UltimateTurn
from tests.referee.watching import Names, Setup, Step


class UltimateReferee(UltimateTurn):
    """Set-up, estates and the end; the rest is a chapter each."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.packs = {
            "chance": Pack(self.cards_between("chance-pay-corner", "chest-pay-corner")),
            "community-chest": Pack(self.cards_between("chest-pay-corner", "bus-ticket-1")),
            "vouchers": Pack(card for card in names.cards if is_voucher(card)),
            "roll-three": Pack(card for card in names.cards if is_roll_three(card)),
        }
        kinds = ("house", "hotel", "skyscraper", "depot", "stand")
        counts = map(int, str(self.settings["bank.pieces"]).split("/"))
        pieces = dict(zip(kinds, counts, strict=True))
        packs = {pack: len(cards) for pack, cards in self.packs.items()}
        self.ledger = QuickLedger(setup.players, len(names.deeds), START_CASH, pieces, packs, START)
        self.home = {}

    def cards_between(self, first: str, beyond: str) -> list[str]:
        return self.names.cards[self.card_number[first] : self.card_number[beyond]]

    def hear(self, step: Step) -> None:
        if self.first is None:
            self.dealt_at_start(step.hands)
        super().hear(step)

    def dealt_at_start(self, hands: list[list[str]]) -> None:
        """001-0069, -0070: one voucher and one Roll Three card each, and nothing else."""
        for seat, hand in enumerate(hands):
            self.expect("vouchers at the start", 1, sum(is_voucher(card) for card in hand))
            self.expect("Roll Three cards at the start", 1, sum(is_roll_three(card) for card in hand))
            self.expect("cards at the start", 2, len(hand))
            for card in hand:
                pack = "vouchers" if is_voucher(card) else "roll-three"
                self.packs[pack].draw(card)
                self.ledger.packs[pack] -= 1
                self.ledger.hands[seat].append(card)

    # ------------------------------------------------------------------ estates

    def buildings_of_an_estate(self, player: int, payee: int) -> Script[None]:
        yield from self.sold_for_an_estate(player)

    def cards_of_an_estate(self, player: int, payee: int) -> Script[None]:
        """UM-BKR-2, -3: to the creditor; else vouchers leave the game and the others go under their packs."""
        for card in sorted(self.ledger.hands[player], key=lambda card: self.card_number[card]):
            if payee >= 0:
                yield from self.card_moves(card, player, payee)
                continue
            self.ledger.hands[player].remove(card)
            if is_roll_three(card):
                self.put_back(card, "roll-three")
            elif not is_voucher(card):
                self.put_back(card, self.home[card])

    def auctioned(self, estate: list[int]) -> Script[None]:
        """UM-BKR-3: shares return to the Bank's supply, deeds are auctioned."""
        yield from super().auctioned([deed for deed in estate if not self.is_share(deed)])


SHEET = Sheet(
    edition="ultimate",
    referee=UltimateReferee,
    players=(2, 12),
    rounds=30,
    variants=("normal",),
    settings=({},),
)

__all__ = ["BANK", "SHEET", "card_named"]
