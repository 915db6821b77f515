"""Cards that players keep: when they may be played and what they do."""

from tests.referee.script import BANK, Said, Script
from tests.referee.ultimate_cards import UltimateCards
from tests.referee.ultimate_facts import Card, card_named, is_roll_three, is_voucher


class UltimateKept(UltimateCards):
    """Kept cards of the equipment's packs."""

    def tradeable(self, card: str) -> bool:
        if is_voucher(card):
            return bool(self.setting("voucher.tradeable"))
        if is_roll_three(card):
            return True  # 001-0219
        tradeable = card_named(card).tradeable
        return tradeable == "yes" or (tradeable == "deck" and self.setting("cards.deck") == "complete")

    def play_card(self, said: Said) -> Script[None]:
        """A card that is played in its holder's turn."""
        player = said.player
        card = self.own_card(said)
        number = self.card_number[said.about]
        yield from self.used(player, said.about)
        match card.effect:
            case "court":
                victim = yield from self.picked(player, "court", self.seats_after(player))
                if not (yield from self.threatened(victim, card, player)):
                    yield from self.pay(victim, player, int(card.values[0]), "card", number)
            case "foreclosure":
                yield from self.foreclosure(player, card)
            case "sell-share":
                share = self.own((yield from self.hears(player, "sell-share")))
                self.require(self.is_share(share), "a share is to be sold")
                yield from self.paid(BANK, player, self.price(share) + int(card.values[0]), "card", number)
                yield from self.take("deed-moved", deed=share, player=player, owner=BANK)
                self.returned(share)
            case "prisoner":
                victim = yield from self.picked(player, "prisoner", self.seats_after(player))
                if not (yield from self.threatened(victim, card, player)):
                    yield from self.to_jail(victim)
            case _:
                yield from self.play_rare(said, card, number)

    rent_to_pool: set[int]

    def play_rare(self, said: Said, card: Card, number: int) -> Script[None]:
        self.disagree(f"{said.about} cannot be played now")
        yield

    def foreclosure(self, player: int, card: Card) -> Script[None]:
        """The mortgage value to the Bank, and another's mortgaged deed is yours."""
        said = yield from self.hears(player, "foreclosure")
        deed = self.deed_number[said.about]
        owner = self.ledger.owner[deed]
        self.require(owner not in (BANK, player) and self.ledger.mortgaged[deed], "not another's mortgaged deed")
        if (yield from self.threatened(owner, card, player)):
            return
        yield from self.deed_moves(deed, owner, player)
        yield from self.lifted(player, deed, self.mortgage_value(deed))

    def threatened(self, victim: int, cause: Card, by: int) -> Script[bool]:
        """A lawyer wards off fines on shares; "no" wards off what another does to you."""
        shields = self.shields(victim, cause, by)
        if not shields:
            return False
        said = yield from self.hears(victim, "threat")
        if said.verb == "card":
            self.require(said.about in shields, f"{said.about} is of no use here")
            yield from self.used(victim, said.about)
            self.count("warded off")
            return True
        self.expect("answer", "accept", said.verb)
        return False

    def shields(self, victim: int, cause: Card, by: int) -> list[str]:
        lawyers = self.cards_of(victim, "stock-lawyer", "lawyer")
        noes = self.cards_of(victim, "just-say-no") if victim != by else []
        match cause.effect:
            case "fine" | "caught":
                return lawyers + (noes if self.noes_ward_off(cause) else [])
            case "court":
                return self.cards_of(victim, "lawyer") + noes
        return noes

    def noes_ward_off(self, cause: Card) -> bool:
        return False

    def buying(self, player: int, deed: int, price: int) -> Script[None]:
        """A Deal Buster buys first what another is about to buy."""
        for other in self.seats_after(player):
            busters = self.cards_of(other, "deal-buster")
            if not busters or self.ledger.cash[other] < price:
                continue
            said = yield from self.hears(other, "bust-deal")
            if said.verb == "card":
                yield from self.used(other, busters[0])
                if (yield from self.busting_warded_off(player, busters[0], other)):
                    break
                yield from self.bought(other, deed, price)
                return
            self.expect("answer", "decline", said.verb)
        yield from self.bought(player, deed, price)

    def busting_warded_off(self, player: int, card: str, by: int) -> Script[bool]:
        return (yield from self.threatened(player, card_named(card), by))

    def fortunes_shared(self, wins: dict[int, int]) -> Script[None]:
        """Half of what another has just won at Roll Three."""
        for holder in range(self.setup.players):
            while (yield from self.asks("share-fortune")):
                line = yield from self.look()
                assert isinstance(line, Said)
                if line.player != holder:
                    break
                cards = self.cards_of(holder, "good-fortune")
                self.require(bool(cards), f"seat {holder} has no card to share a fortune")
                said = yield from self.hears(holder, "share-fortune")
                if said.verb == "decline":
                    break
                winner = int(said.about)
                self.require(winner != holder and wins[winner] > 0, f"seat {winner} has won nothing")
                yield from self.used(holder, cards[0])
                if (yield from self.threatened(winner, card_named(cards[0]), holder)):
                    break
                yield from self.pay(winner, holder, wins[winner] // 2, "card")
                break
