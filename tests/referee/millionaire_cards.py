"""Millionaire's cards: each by its own effect, amounts by the level of the token (003-0126, -0127)."""

from abc import abstractmethod

from tests.referee.millionaire_facts import CARDS, SALARIES, STARS, Card
from tests.referee.script import BANK, Said, Script
from tests.referee.script_packs import Pack
from tests.referee.script_table import ScriptTable


class MillionaireCards(ScriptTable):
    """Chance, Millionaire Lifestyle and Fortune."""

    packs: dict[str, Pack]
    card_price = 100  # per cent of the price of the deed one stands on
    must_auction = False

    @abstractmethod
    def walk(self, player: int, steps: int, salary: bool) -> Script[None]:
        """Move and do what the space says."""

    @abstractmethod
    def to_jail(self, player: int) -> Script[None]: ...

    # ------------------------------------------------------------------ packs

    def draw(self, player: int, pack: str) -> Script[str]:
        told = yield from self.take("card-drawn", player=player)
        card = self.names.cards[told["card"]]
        self.expect("pack of the card", pack, CARDS[card].pack)
        self.require(not (why := self.packs[pack].why_not_on_top(card)), why)
        self.packs[pack].draw(card)
        self.count("cards")
        self.ledger.packs[pack] -= 1
        if CARDS[card].kept:
            self.ledger.hands[player].append(card)
        else:
            self.laid_down(card)
        return card

    def laid_down(self, card: str) -> None:
        """003-0095 under its pack; 003-0141: Fortune cards on a pile of their own, from which none comes back."""
        pack = CARDS[card].pack
        if pack != "fortune":
            self.packs[pack].put_under(card)
        self.ledger.packs[pack] += 1  # the table counts all that nobody holds

    def used(self, player: int, card: str) -> Script[None]:
        yield from self.take("card-used", player=player, card=self.card_number[card])
        self.require(card in self.ledger.hands[player], f"seat {player} has no {card}")
        self.ledger.hands[player].remove(card)
        self.laid_down(card)
        self.count("cards used")

    # ------------------------------------------------------------------ effects

    def level(self, player: int) -> int:
        return self.ledger.more["token_level"][player]

    def drawn(self, player: int, pack: str) -> Script[None]:
        """Take a card and follow it."""
        name = yield from self.draw(player, pack)
        card = CARDS[name]
        if card.kept:
            yield from self.take("card-hidden" if pack == "fortune" else "card-kept", player=player)
            return
        yield from self.follow(player, card, self.card_number[name])

    def follow(self, player: int, card: Card, number: int) -> Script[None]:
        others = self.seats_after(player)
        amount = card.amounts[self.level(player)] if len(card.amounts) == 3 else 0
        match card.effect:
            case "from-bank":
                yield from self.paid(BANK, player, amount, "card", number)
            case "to-bank":
                yield from self.pay(player, BANK, amount, "card", number)
            case "to-each":
                for other in others:
                    yield from self.pay(player, other, amount, "card", number)
            case "from-each":
                for other in others:
                    yield from self.pay(other, player, amount, "card", number)
            case "from-each-by-payer":
                for other in others:
                    yield from self.pay(other, player, card.amounts[self.level(other)], "card", number)
            case "to-chosen":
                yield from self.pay(player, (yield from self.chosen(player, "give-money")), amount, "card", number)
            case "roll-to-win":
                if self.wins(card.wins[self.level(player)], (yield from self.thrown_for_card(player))):
                    yield from self.paid(BANK, player, amount, "card", number)
            case "roll-times":
                die, other_die = yield from self.thrown_for_card(player)
                yield from self.paid(BANK, player, amount * (die + other_die), "card", number)
            case "move-to":
                space = int(self.ledger.places[player])
                yield from self.walk(player, (card.amounts[0] - space) % 32 or 32, salary=True)
            case "move-by":
                yield from self.walk(player, card.amounts[0], salary=card.amounts[0] > 0)
            case "go-to-jail":
                yield from self.to_jail(player)
            case "upgrade":
                if self.level(player) < 2:
                    yield from self.raised(player, 0)
                else:
                    yield from self.paid(BANK, player, amount, "card", number)
            case "downgrade":
                yield from self.lowered(player)
            case "per-building":
                yield from self.pay(player, BANK, self.repairs(player, *card.amounts), "card", number)
            case "salary":
                yield from self.paid(BANK, player, SALARIES[self.level(player)], "card", number)
            case "purchase-percent":
                self.card_price = 50
            case "force-auction":
                self.must_auction = True
            case "give-property":
                yield from self.hand_over(player)
            case _:
                self.disagree(f"nobody judges {card}")

    def thrown_for_card(self, player: int) -> Script[tuple[int, int]]:
        told = yield from self.take("rolled-for-card", player=player)
        return told["die"], told["other_die"]

    def wins(self, condition: str, dice: tuple[int, int]) -> bool:
        if condition == "double":
            return dice[0] == dice[1]
        low, high = condition.split("-")
        return int(low) <= sum(dice) <= int(high)

    def chosen(self, player: int, question: str) -> Script[int]:
        said = yield from self.hears(player, question)
        self.expect("answer", "pick", said.verb)
        self.require(int(said.about) in self.seats_after(player), f"seat {said.about} cannot be chosen")
        return int(said.about)

    def repairs(self, player: int, house: int, hotel: int) -> int:
        levels = [self.ledger.level[deed] for deed in self.ledger.deeds_of(player)]
        return sum(hotel if level == 5 else house * level for level in levels)

    def raised(self, player: int, amount: int) -> Script[None]:
        """One level up, for a price off the salary or for nothing (003-0119, -0120)."""
        level = self.level(player) + 1
        yield from self.take("token-raised", player=player, stars=STARS[level], amount=amount)
        self.ledger.more["token_level"][player] = level
        self.ledger.pay(player, BANK, amount)
        self.count("upgrades")

    def lowered(self, player: int) -> Script[None]:
        level = self.level(player)
        if level > 0:
            yield from self.take("token-lowered", player=player, stars=STARS[level - 1])
            self.ledger.more["token_level"][player] = level - 1

    # ------------------------------------------------------------------ kept cards

    def play_card(self, said: Said) -> Script[None]:
        """A27: Takeover and forced deal on one's own turn, the free house when one may build."""
        player = said.player
        self.expect("whose turn it is", player, self.turn)
        yield from self.used(player, said.about)
        match CARDS[said.about].effect:
            case "take-property":
                answer = yield from self.hears(player, "take-deed")
                deed = self.seized(player, answer)
                yield from self.deed_moves(deed, self.ledger.owner[deed], player)
            case "swap-property":
                got = self.seized(player, (yield from self.hears(player, "swap-get")))
                given = self.deed_number[(yield from self.hears(player, "swap-give")).about]
                owner = self.ledger.owner[got]
                self.require_loose(player, given)
                moved = {got: (owner, player), given: (player, owner)}
                for _ in range(2):
                    told = yield from self.take("deed-moved")
                    giver, taker = moved.pop(told["deed"])
                    self.expect("who gives", giver, told["player"])
                    self.expect("who takes", taker, told["owner"])
                    self.ledger.owner[told["deed"]] = taker
                    self.deed_given(told["deed"])
            case "free-house":
                answer = yield from self.hears(player, "free-house")
                deed = self.own(answer)
                self.require(self.ledger.level[deed] < 4, "a house, not a hotel")
                yield from self.built(player, deed, 0)
            case _:
                self.disagree(f"{said.about} cannot be played now")

    def seized(self, player: int, answer: Said) -> int:
        deed = self.deed_number[answer.about]
        self.require(self.ledger.owner[deed] not in (BANK, player), "not another player's")
        self.require_loose(self.ledger.owner[deed], deed)
        return deed

    def require_loose(self, owner: int, deed: int) -> None:
        """No building on it, no mortgage, and not part of its owner's whole colour."""
        self.expect("owner", owner, self.ledger.owner[deed])
        self.require(self.ledger.level[deed] == 0, "a building stands on it")
        self.require(not self.ledger.mortgaged[deed], "it is mortgaged")
        self.require(self.lots_of(owner, deed) != self.group(deed), "its owner has the whole colour")

    def hand_over(self, player: int) -> Script[None]:
        """One of your deeds without buildings goes to a player of your choice; without such a deed nothing happens."""
        if not any(self.ledger.level[deed] == 0 for deed in self.ledger.deeds_of(player)):
            return
        deed = self.own((yield from self.hears(player, "hand-over")))
        self.expect("buildings on it", 0, self.ledger.level[deed])
        taker = yield from self.chosen(player, "hand-over-to")
        yield from self.deed_moves(deed, player, taker)  # a gift: 003-0197 asks interest of buyers only
