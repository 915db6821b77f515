"""The names of the things at one table in one language: money, players, spaces, deeds, cards, buildings, payments."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.engine.edition import Edition, Skin
from passgo.engine.events import CAUSES
from passgo.engine.state import BANK, PIECES, VARIANTS
from passgo.texts.cards import card_facts
from passgo.texts.catalogue import LANGUAGES, message

NARROW_SPACE, SPACE = "\u202f", "\u00a0"  # neither of them breaks a line


class Words:
    """Writes for one edition (as printed), skin, variant and set of player names, in one language."""

    def __init__(
        self,
        edition: Edition,
        language: str = "en",
        skin: str = "",
        names: Sequence[str] = (),
        variant: str = VARIANTS[0],
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no catalogue for {language!r}; there are: {', '.join(LANGUAGES)}")
        self.edition = edition
        self.language = language
        self.skin: Skin = edition.skins[skin or next(iter(edition.skins))]
        self.names = tuple(names)
        self.hotel_level = 4 if variant == "short" else 5  # CLS-SHORT-3

    def say(self, message_id: str, **args: str | int) -> str:
        """Any message of the catalogue; a missing one raises KeyError."""
        return message(self.language, message_id, {"skin": self.skin.name, **args})

    def money(self, amount: int) -> str:
        """An amount with the currency of the skin: $1,500 in English, 1 500 $ in French."""
        grouped = f"{amount:,}"
        if self.language == "fr":
            return grouped.replace(",", NARROW_SPACE) + SPACE + self.skin.currency
        return self.skin.currency + grouped

    def player(self, seat: int) -> str:
        """A player's name; also the Bank (-1) and Free Parking's pot (-2)."""
        if seat >= 0:
            return self.names[seat]
        return self.say("bank" if seat == BANK else "pot")

    def space(self, number: int) -> str:
        return self.skin.names[self.language][number]

    def deed(self, number: int) -> str:
        return self.space(self.edition.board.deed_space[number])

    def group(self, number: int) -> str:
        return self.say("group-" + self.edition.board.groups[number].replace(" ", "-"))

    def deck(self, number: int) -> str:
        return self.say("deck-" + self.edition.decks[number].name)

    def card(self, number: int) -> str:
        """What a card says."""
        card = self.edition.cards[number]
        return self.say(f"card-{card.name}", **card_facts(self, card))

    def jail_card(self, number: int) -> str:
        """A kept card as a thing to use or to trade."""
        return self.say("jail-card", deck=self.deck(self.edition.deck_of[number]))

    def pieces(self, piece: int, count: int) -> str:
        """So many houses or hotels."""
        return self.say(f"pieces-{PIECES[piece]}", count=count)

    def piece_at(self, level: int) -> str:
        """Whether the last building of a level is a house or a hotel, as messages ask for it."""
        return "hotel" if level == self.hotel_level else "house"

    def standing(self, level: int) -> str:
        """What stands on a lot."""
        if level == 0:
            return self.say("standing-none")
        return self.say("piece-a-hotel") if level == self.hotel_level else self.pieces(0, level)

    def cause(self, why: int) -> str:
        """What a payment is for."""
        kind, about = CAUSES[why & 255], why >> 8
        if kind == "rent":
            return self.say("cause-rent", deed=self.deed(about))
        if kind == "tax":
            return self.say("cause-tax", space=self.space(about))
        if kind == "card":
            return self.say("cause-card", deck=self.deck(self.edition.deck_of[about]))
        if kind == "interest":
            # the fees of a trade are paid in one sum and name no deed: 0, which is also the first deed
            return self.say("cause-interest", deed=self.deed(about)) if about else self.say("cause-interest-all")
        return self.say(f"cause-{kind}")

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row: a, b and c."""
        if not things:
            return self.say("nothing")
        if len(things) == 1:
            return things[0]
        return self.say("list-and", most=", ".join(things[:-1]), last=things[-1])
